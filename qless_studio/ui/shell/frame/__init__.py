"""The window's frame: bars, menus, overlays, preferences."""
