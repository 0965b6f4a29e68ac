"""Benchmarks: ours beside the published methods, on the same inputs, in one run. `python -m tests.bench [GAME ...]`."""
