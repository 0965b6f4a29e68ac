"""Charts painted by hand."""
