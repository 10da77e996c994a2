"""`samba-desktop referee`: verdicts, minimums, the position and the score of a case, as JSON."""

import json
from collections.abc import Mapping

from samba_desktop.cli.reading import read_json
from samba_desktop.cli.trouble import Trouble
from samba_desktop.engine.actions import Action, Deal
from samba_desktop.engine.casefile import CaseError, read_case
from samba_desktop.engine.casewriting import minimums, position_to_json
from samba_desktop.engine.fixes import explained
from samba_desktop.engine.game import counted, deal_refusal
from samba_desktop.engine.notation import SIDE_LETTERS, NotationError, read_action
from samba_desktop.engine.refusals import Refusal
from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.sheet import RoundEnd, RoundResult
from samba_desktop.engine.state import State
from samba_desktop.engine.view import observe
from samba_desktop.match.moves import Moves
from samba_desktop.texts.language import ENGLISH
from samba_desktop.texts.refusals import Refusals

BACK = "back"
LANGUAGES = ("en",)


def referee(name: str, language: str) -> str:
    """Answer the case or the list of cases in a file.

    Raises Trouble with one sentence where a case cannot be read.
    """
    if language not in LANGUAGES:
        msg = f'"{language}" is not a language of this version; there is {" and ".join(LANGUAGES)}.'
        raise Trouble(msg)
    cases = read_json(name)
    try:
        answer = _judged_list(cases) if isinstance(cases, list) else judged(cases)
    except CaseError as error:
        raise Trouble(str(error)) from None
    return json.dumps(answer, ensure_ascii=False, indent=1)


def _judged_list(cases: list[object]) -> list[dict[str, object]]:
    answers = []
    for number, case in enumerate(cases, start=1):
        try:
            answers.append(judged(case))
        except CaseError as error:
            raise CaseError(f"[{number}].{error}") from None
    return answers


def judged(case: object) -> dict[str, object]:
    """Judge one case.

    Raises CaseError with one sentence where it cannot be read.
    """
    state = read_case(case)
    assert isinstance(case, Mapping)
    answer: dict[str, object] = {"id": case.get("id")} if "id" in case else {}
    result = _score_if(case, state)
    moves = Moves(state)
    verdicts = []
    for number, text in enumerate(_actions(case), start=1):
        refused = _played(moves, text, f"actions[{number}]")
        verdicts.append(_verdict(text, refused, moves.state))
        if refused:
            break
    answer["verdicts"] = verdicts
    answer["minimum"] = minimums(moves.state.table)
    answer["position"] = position_to_json(moves.state)
    result = moves.state.table.result or result
    if result:
        answer["score"] = _score(result)
    return answer


def _actions(case: Mapping[str, object]) -> list[str]:
    actions = case.get("actions", [])
    if not isinstance(actions, list) or not all(isinstance(action, str) for action in actions):
        msg = 'actions: a list of actions such as "discard 4D" is needed here.'
        raise CaseError(msg)
    return actions


def _played(moves: Moves, text: str, place: str) -> Refusal | None:
    if text.strip() == BACK:
        return moves.back()
    try:
        action: Action = read_action(text)
    except NotationError as error:
        msg = f"{place}: {error}"
        raise CaseError(msg) from None
    state = moves.state
    if isinstance(action, Deal):
        refused = deal_refusal(state.table, action)
    else:
        refused = explained(observe(state, state.table.turn.to_act), action)
    if refused is None:
        moves.play(action)
    return refused


def _verdict(text: str, refused: Refusal | None, state: State) -> dict[str, object]:
    if refused is None:
        return {"action": text, "legal": True}
    team = state.table.seating.shape is not Shape.SOLO
    says = Refusals(ENGLISH).sentence(refused, state.table.rules, team=team)
    return {"action": text, "legal": False, "reason": refused.reason.value, "says": says}


def _score_if(case: Mapping[str, object], state: State) -> RoundResult | None:
    wanted = case.get("score_if")
    if wanted is None:
        return None
    if not isinstance(wanted, Mapping):
        msg = 'score_if: needed is {"out": SEAT, "concealed": false} or {"stock": true}.'
        raise CaseError(msg)
    out, concealed = wanted.get("out"), wanted.get("concealed", False)
    if not isinstance(concealed, bool):
        msg = "score_if.concealed: true or false is needed here."
        raise CaseError(msg)
    if out is None:
        if wanted.get("stock") is not True or concealed:
            msg = 'score_if: needed is a seat that went out, as in {"out": 1}, or {"stock": true}.'
            raise CaseError(msg)
        return counted(state.table, state.hands, RoundEnd.STOCK, None, concealed=False)
    if wanted.get("stock") is True:
        msg = "score_if: a round ends by going out or with the stock, not with both."
        raise CaseError(msg)
    if not isinstance(out, int) or isinstance(out, bool) or not 1 <= out <= state.table.seating.players:
        msg = f"score_if.out: there is no seat {out}."
        raise CaseError(msg)
    return counted(state.table, state.hands, RoundEnd.OUT, out - 1, concealed=concealed)


def _score(result: RoundResult) -> dict[str, object]:
    return {
        SIDE_LETTERS[side]: {
            "lines": [[line.kind.value, line.points] for line in sheet.lines],
            "total": sheet.total,
        }
        for side, sheet in enumerate(result.sheets)
    }
