"""Challenges: the same puzzle for two players, as texts and links of Lexica, and who won."""
