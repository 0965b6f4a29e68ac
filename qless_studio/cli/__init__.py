"""The command line without Qt: a module for each command, and what they share."""
