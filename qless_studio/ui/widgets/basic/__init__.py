"""Controls, labels, layout and scrolling."""
