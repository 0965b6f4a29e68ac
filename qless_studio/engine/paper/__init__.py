"""Pages for paper: what is drawn on them, the font, and PDF."""
