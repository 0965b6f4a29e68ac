"""The list of solutions: model, view, filter."""
