"""The places of the window beside the games: pages under the top bar, and what they ask of the window."""
