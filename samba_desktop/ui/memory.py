"""When Python looks for memory to give back: not while cards fly, as a full look takes many frames."""

import gc

MOST_NEW, MOST_YOUNG, MOST_OLD = 50_000, 50, 1_000


def keep_what_is_loaded() -> None:
    """Leave what is there out of every later look: it lives as long as the program."""
    gc.freeze()
    gc.set_threshold(MOST_NEW, MOST_YOUNG, MOST_OLD)


def give_back() -> None:
    """Look now for what has been left."""
    gc.collect()
