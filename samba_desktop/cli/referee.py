"""`samba-desktop referee`: verdicts, minimums, the position and the score of a case, as JSON."""

import json
from collections.abc import Mapping

from samba_desktop.cli.streams import read_json
from samba_desktop.cli.trouble import Trouble
from samba_desktop.engine.actions import SIDE_LETTERS, Action, Deal, NotationError, Refusal, read_action
from samba_desktop.engine.casefile import CaseError, Fields, minimums, position_to_json, read_case
from samba_desktop.engine.events import RoundEnd, RoundResult
from samba_desktop.engine.fixes import explained
from samba_desktop.engine.game import counted, deal_refusal
from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.engine.state import State, observe
from samba_desktop.match.match import Moves
from samba_desktop.texts.language import ENGLISH, Language
from samba_desktop.texts.refusal_texts import Refusals

BACK = "back"


def referee(name: str, language: Language) -> str:
    """Answer the case or the list of cases in a file, with sentences in a language.

    Raises Trouble with one sentence where a case cannot be read.
    """
    cases = read_json(name)
    try:
        answer = _judged_list(cases, language) if isinstance(cases, list) else judged(cases, language)
    except CaseError as error:
        raise Trouble("{why}", why=error) from None
    return json.dumps(answer, indent=1)


def _judged_list(cases: list[object], language: Language) -> list[dict[str, object]]:
    answers = []
    for number, case in enumerate(cases, start=1):
        try:
            answers.append(judged(case, language))
        except CaseError as error:
            raise CaseError(f"[{number}].{error.place}", error.text, **error.values) from None
    return answers


def judged(case: object, language: Language = ENGLISH) -> dict[str, object]:
    """Judge one case.

    Raises CaseError with one sentence where it cannot be read.
    """
    state = read_case(case)
    assert isinstance(case, Mapping)
    answer: dict[str, object] = {"id": case.get("id")} if "id" in case else {}
    result = _score_if(case, state)
    moves = Moves(state)
    verdicts = []
    for text, action in _actions(case):
        refused = moves.back() if action is None else _played(moves, action)
        verdicts.append(_verdict(text, refused, moves.state, language))
        if refused:
            break
    answer["verdicts"] = verdicts
    answer["minimum"] = minimums(moves.state.table)
    answer["position"] = position_to_json(moves.state)
    result = moves.state.table.result or result
    if result:
        answer["score"] = _score(result)
    return answer


def _actions(case: Mapping[str, object]) -> list[tuple[str, Action | None]]:
    """Read all actions, those too that come after a refusal; None is taking back."""
    texts = case.get("actions", [])
    if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
        raise CaseError(
            "actions",
            QT_TRANSLATE_NOOP("Cases", "a list of actions such as “{example}” is needed here."),
            example="discard 4D",
        )
    actions: list[tuple[str, Action | None]] = []
    for number, text in enumerate(texts, start=1):
        try:
            actions.append((text, None if text.strip() == BACK else read_action(text)))
        except NotationError as error:
            raise CaseError(f"actions[{number}]", "{why}", why=error) from None
    return actions


def _played(moves: Moves, action: Action) -> Refusal | None:
    state = moves.state
    if isinstance(action, Deal):
        refused = deal_refusal(state.table, action)
    else:
        refused = explained(observe(state, state.table.turn.to_act), action)
    if refused is None:
        moves.play(action)
    return refused


def _verdict(text: str, refused: Refusal | None, state: State, language: Language) -> dict[str, object]:
    if refused is None:
        return {"action": text, "legal": True}
    team = state.table.seating.shape is not Shape.SOLO
    says = Refusals(language).sentence(refused, state.table.rules, team=team)
    return {"action": text, "legal": False, "reason": refused.reason.value, "says": says}


def _score_if(case: Mapping[str, object], state: State) -> RoundResult | None:
    if case.get("score_if") is None:
        return None
    fields = Fields(case["score_if"], "score_if")
    fields.only(frozenset({"out", "concealed", "stock"}))
    concealed, stock = fields.flag("concealed", default=False), fields.flag("stock", default=False)
    if ("out" in fields) is stock or (stock and concealed):
        raise CaseError(
            "score_if",
            QT_TRANSLATE_NOOP("Cases", "one of these is needed here: {known}."),
            known='{"out": SEAT, "concealed": false}, {"stock": true}',
        )
    if stock:
        return counted(state.table, state.hands, RoundEnd.STOCK, None, concealed=False)
    out = fields.seat("out", state.table.seating, 0)
    return counted(state.table, state.hands, RoundEnd.OUT, out, concealed=concealed)


def _score(result: RoundResult) -> dict[str, object]:
    return {
        SIDE_LETTERS[side]: {
            "lines": [[line.kind.value, line.points] for line in sheet.lines],
            "total": sheet.total,
        }
        for side, sheet in enumerate(result.sheets)
    }
