"""What a player is likely to find: chances, expected points, levels, opponents, words worth learning.

Computed from the history alone. See docs/decisions/086.
"""
