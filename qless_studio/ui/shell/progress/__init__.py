"""Progress: curves, strengths and weaknesses, and what there is to practise. See docs/decisions/058."""
