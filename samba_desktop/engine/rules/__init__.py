"""The options of a rule set by theme, and the presets made of them."""
