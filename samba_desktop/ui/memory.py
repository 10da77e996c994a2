"""When Python looks for memory to give back: not while cards fly, as a full look takes many frames."""

import gc

MOST_NEW, MOST_YOUNG, MOST_OLD = 50_000, 50, 1_000


def keep_what_is_loaded() -> None:
    """Leave what is there out of every later look: it lives as long as the match.

    What was left out for an earlier match is looked at first, or none of that would ever be given back. At
    the first match there is next to nothing to give back, and the table is being waited for.
    """
    if gc.get_freeze_count():
        gc.unfreeze()
        gc.collect()
    gc.freeze()
    gc.set_threshold(MOST_NEW, MOST_YOUNG, MOST_OLD)
