"""The table on the screen: where cards lie, how they are drawn and picked up; knows no rule."""
