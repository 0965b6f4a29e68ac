"""The provably best board of a word list: no other one of its size scores more. See docs/decisions/054."""
