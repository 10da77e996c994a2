"""The page about the game."""

from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.texts.language import ENGLISH, speak
from samba_desktop.texts.page.chapter import Terms
from samba_desktop.texts.page.pages import ORIGINS, History


def pairs(language):
    *_, last = History(language).page().sections
    return next(block for block in last.blocks if isinstance(block, Terms)).pairs


def test_each_game_is_told_of_once_in_the_order_of_the_presets():
    assert set(ORIGINS) == set(PRESETS)
    assert [name for name, _ in pairs(ENGLISH)] == [preset.title for preset in PRESETS.values()]


def test_the_games_bear_the_names_of_the_language():
    said = dict(pairs(speak("de")))

    assert said["Bolivia"].startswith("Eine nahe Verwandte")
    assert "Schwedisches Samba" in said


def test_the_number_of_games_is_the_one_that_is_offered():
    texts = [
        block.text
        for section in History(ENGLISH).page().sections
        for block in section.blocks[:3]
        if hasattr(block, "text")
    ]

    assert any(f"in {len(PRESETS)} rule sets" in text for text in texts)
