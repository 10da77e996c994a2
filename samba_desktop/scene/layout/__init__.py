"""Where everything on the table lies: values and pure functions; knows no Qt and nothing that is painted."""
