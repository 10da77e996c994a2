"""The table is as the preferences say: at once, and in no more than was changed."""

from types import SimpleNamespace

import pytest
from PySide6.QtGui import QColor

from samba_desktop.engine.casefile import read_case
from samba_desktop.engine.state import observe
from samba_desktop.scene.deck import BACKS
from samba_desktop.scene.deck.pixmaps import CardPixmaps
from samba_desktop.scene.kit import CONTRAST, LAGOON, load_fonts
from samba_desktop.scene.layout.geometry import Size
from samba_desktop.store.preferences import Back, Cloth, HandSorting, Motion, Preferences, Speed
from samba_desktop.ui.table.appearance import (
    CLOTHS,
    ORDERS,
    SPEEDS,
    TEXT_PERCENTS,
    apply_preferences,
    deck_style,
    reduces_motion,
    sized,
    speed_factor,
    table_scene,
)
from tests.scene.tables import captions_of

USUAL = Preferences(speed=Speed.OFF)
CASE = {
    "rules": "swedish-samba",
    "players": 4,
    "turn": {"seat": 1, "phase": "play"},
    "hands": {"1": "KS QD 7C 2H JK 4S", "2": 11, "3": 11, "4": 11},
    "pile": "4C",
    "melds": {"A": ["QS QH QD QC"], "B": []},
    "scores": {"A": 0, "B": 0},
}


@pytest.fixture
def table(qtbot):
    load_fonts()
    pictures = CardPixmaps(deck_style(USUAL))
    scene = table_scene(pictures=pictures, preferences=USUAL)
    scene.fit(Size(1280, 800), 1.0)
    view = observe(read_case(CASE), 0)
    scene.show_view(view, (), captions_of(view))
    scene.finish()
    apply_preferences(scene, pictures, USUAL)
    return scene, pictures


def test_every_preference_means_something_on_the_table():
    assert set(CLOTHS) == set(Cloth)
    assert set(SPEEDS) == set(Speed)
    assert set(ORDERS) == set(HandSorting)
    assert {one.value for one in Back} == set(BACKS)


@pytest.mark.parametrize(
    "chosen",
    [
        {"cloth": Cloth.CONTRAST},
        {"four_colours": True},
        {"large_index": True},
        {"back": Back.WAVES},
        {"text_percent": 150},
    ],
    ids=lambda chosen: next(iter(chosen)),
)
def test_a_change_is_seen_at_once_and_goes_back_again(table, chosen):
    scene, pictures = table
    before = scene.image(1.0)
    wanted = Preferences(speed=Speed.OFF, **chosen)

    apply_preferences(scene, pictures, wanted, USUAL)
    changed = scene.image(1.0)
    apply_preferences(scene, pictures, USUAL, wanted)

    assert changed != before
    assert scene.image(1.0) == before


def test_another_back_is_also_on_the_small_cards_at_a_seat(table):
    scene, pictures = table
    wanted = Preferences(speed=Speed.OFF, back=Back.CARNIVAL)
    plate = scene.picture.plates[0].rect
    area = (round(plate.x), round(plate.y), round(plate.width), round(plate.height))
    before = scene.image(1.0).copy(*area)

    apply_preferences(scene, pictures, wanted, USUAL)

    assert scene.image(1.0).copy(*area) != before


def test_the_cloth_has_the_colours_of_the_table(table):
    scene, pictures = table

    assert scene.image(1.0).pixelColor(1, 1) != QColor(CONTRAST.felt_dark)
    apply_preferences(scene, pictures, Preferences(cloth=Cloth.CONTRAST), USUAL)

    assert scene.image(1.0).pixelColor(1, 1) == QColor(CONTRAST.felt_dark)
    assert QColor(LAGOON.felt_dark) != QColor(CONTRAST.felt_dark)


def test_what_has_not_changed_is_left_alone(table):
    scene, pictures = table
    scene.select((scene.cards.items[0].card,))
    kit = scene.now.kit

    apply_preferences(scene, pictures, Preferences(speed=Speed.FAST), USUAL)

    assert scene.now.kit is kit
    assert scene.speed == SPEEDS[Speed.FAST]


def test_selected_cards_stay_selected_when_the_deck_changes(table):
    scene, pictures = table
    chosen = scene.cards.in_hand()[1].card
    scene.select((chosen,))

    apply_preferences(scene, pictures, Preferences(speed=Speed.OFF, large_index=True), USUAL)

    assert scene.selection() == (chosen,)


def hints(name):
    return SimpleNamespace(motionPreference=lambda: SimpleNamespace(name=name))


def test_the_system_is_asked_for_motion_where_it_can_tell():
    assert reduces_motion(hints("ReducedMotion"))
    assert not reduces_motion(hints("NoPreference"))
    assert not reduces_motion(object())


@pytest.mark.parametrize(
    ("motion", "system", "moves"),
    [
        (Motion.SYSTEM, "ReducedMotion", False),
        (Motion.SYSTEM, "NoPreference", True),
        (Motion.FULL, "ReducedMotion", True),
    ],
)
def test_the_own_wish_goes_before_the_system(monkeypatch, motion, system, moves):
    monkeypatch.setattr("samba_desktop.ui.table.appearance.system_hints", lambda: hints(system))

    assert (speed_factor(Preferences(motion=motion)) > 0) is moves


def test_words_grow_and_shrink_by_steps_and_stay_at_the_ends():
    now, seen = Preferences(), []
    for step in (1, 1, 1, 1, -1, 0, -1):
        now = sized(now, step)
        seen.append(now.text_percent)

    assert seen == [115, 130, 150, 150, 130, 100, 100]
    assert seen[0] in TEXT_PERCENTS


@pytest.mark.parametrize(("kept", "step", "next_one"), [(120, 1, 150), (9999, -1, 130), (-3, 1, 115)])
def test_an_odd_size_leads_to_one_of_the_steps(kept, step, next_one):
    assert sized(Preferences(text_percent=kept), step).text_percent == next_one
