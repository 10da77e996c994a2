"""The rules page: what stands in each of its sections, written from the rules in force."""
