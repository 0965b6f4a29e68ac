"""Practice: what there is to practise, the questions, and how it went."""
