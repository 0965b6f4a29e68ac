"""Qless Studio: a desktop studio for letter puzzles."""

__version__ = "0.1.0"
APPLICATION_ID = "org.qless_studio.QlessStudio"
"""How desktops know the program: the name of its .desktop file, its icon and its description"""
