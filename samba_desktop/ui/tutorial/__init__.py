"""A first round with a teacher: a prepared deal at the real table, in a window of its own."""
