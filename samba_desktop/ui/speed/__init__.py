"""How fast the table is, measured from inside; what it is compared with is a bare graphics view."""
