"""Cases for tests in notation: a position from few words, and what the referee is expected to say of it."""

from samba_desktop.cli.referee import judged

Json = dict[str, object]

OTHERS = 11
"""The cards of each hand that a case leaves open."""


def case(
    hand: str = "",
    *actions: str,
    melds: tuple[str, ...] | list[str] | dict[str, list[str]] = (),
    phase: str = "play",
    changed: Json | None = None,
    rules: str = "swedish-samba",
    players: int = 4,
    seat: int = 1,
    hands: dict[str, object] | None = None,
    turn: Json | None = None,
    **more: object,
) -> Json:
    """Write a case: `hand` is that of `seat`, which is to act; a row of melds belongs to side A.

    Hands that are not given hold eleven cards that the referee chooses.
    """
    others = {str(at): OTHERS for at in range(1, players + 1)}
    return {
        "rules": {"preset": rules, "changed": changed or {}},
        "players": players,
        "turn": {"seat": seat, "phase": phase, **(turn or {})},
        "hands": {**others, str(seat): hand, **(hands or {})},
        "melds": melds if isinstance(melds, dict) else {"A": list(melds)},
        "actions": list(actions),
        **more,
    }


def undealt(*actions: str, players: int = 4, rules: object = "swedish-samba", **more: object) -> Json:
    """Write the case of a match before a deal; actions begin with the deal."""
    return {"rules": rules, "players": players, "actions": list(actions), **more}


def reason(case: Json) -> str | None:
    """Play a case and return why its last action was refused, None where it was legal.

    The actions before it must be legal.
    """
    verdicts = judged(case)["verdicts"]
    for verdict in verdicts[:-1]:
        assert verdict["legal"], verdict
    assert len(verdicts) == len(case["actions"]), verdicts
    last = verdicts[-1]
    assert last["legal"] is ("reason" not in last), last
    assert last["legal"] or last["says"], last
    return last.get("reason")


def is_legal(case: Json) -> bool:
    return reason(case) is None


def after(case: Json) -> Json:
    """Play a case of legal actions and return the position it leads to."""
    answer = judged(case)
    assert all(verdict["legal"] for verdict in answer["verdicts"]), answer["verdicts"]
    return answer["position"]


def hand_after(case: Json, seat: int = 1) -> str:
    return after(case)["hands"][str(seat)]


def score(case: Json) -> Json:
    """Play a case that ends its round, or is to be counted, and return the count by side."""
    answer = judged(case)
    assert all(verdict["legal"] for verdict in answer["verdicts"]), answer["verdicts"]
    return answer["score"]


def lines(case: Json, side: str = "A") -> list[tuple[str, int]]:
    return [(label, points) for label, points in score(case)[side]["lines"]]


def total(case: Json, side: str = "A") -> int:
    return score(case)[side]["total"]


def ordered(cards: str) -> list[str]:
    """Cards without their order, for comparing hands."""
    return sorted(cards.split())


def with_stock(case: Json, stock: str, holder: int = 0, pack: int = 162) -> Json:
    """Set the stock card by card: the hand of `holder` (default: the last seat) takes all the other cards."""
    hands = dict(case["hands"])
    melds = [meld for melds in case["melds"].values() for meld in melds]
    rows = [stock, case.get("pile", ""), *melds, *case.get("red_threes", {}).values()]
    known = sum(len(row.split()) for row in rows)
    last = str(holder or case["players"])
    held = sum(
        len(hand.split()) if isinstance(hand, str) else hand for seat, hand in hands.items() if seat != last
    )
    hands[last] = pack - known - held
    return {**case, "stock": stock, "hands": hands}
