"""Home: what there is for the player today."""
