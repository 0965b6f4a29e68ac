"""Painted boards of cells."""
