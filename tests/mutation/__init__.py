"""Small changes to the engine's code, one at a time, to find those that no fast test notices.

`python -m tests.mutation` (docs/measuring.md) tries a random sample and lists the survivors.
"""
