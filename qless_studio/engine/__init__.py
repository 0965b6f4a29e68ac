"""The solvers and their word lists: a library without Qt."""
