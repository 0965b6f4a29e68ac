"""Controls, labels, layout, scrolling and pictures."""
