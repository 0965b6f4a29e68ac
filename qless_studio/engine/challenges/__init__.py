"""The same puzzle for two: challenges as texts, links of Lexica, and who won."""
