"""A board from a picture, in the window: decoding, the picture with its grid, the board as read. It knows no game."""
