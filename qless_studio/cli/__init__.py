"""The command line: solve, generate, word lists; no Qt."""
