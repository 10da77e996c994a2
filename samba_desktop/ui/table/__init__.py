"""One match at one table: what is seen of it, who plays, and what lies over it; knows no window around it."""
