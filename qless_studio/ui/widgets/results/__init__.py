"""The list of solutions: model, view and filter."""
