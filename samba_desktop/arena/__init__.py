"""Tables of computer players without a screen: here lies the truth of their rounds, and players get views."""
