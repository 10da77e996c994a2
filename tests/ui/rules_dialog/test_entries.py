"""The games that the dialog offers, and the changes in them that are not saved."""

from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.store.rule_sets import RuleSet
from samba_desktop.ui.rules.games import Game, preset_game
from samba_desktop.ui.rules_dialog.entries import Entries, Kind

SWEDISH = PRESETS["swedish-samba"]


def test_the_match_comes_first_then_own_sets_then_the_presets(own, changed):
    own.save(RuleSet("Ours", SWEDISH.id, changed(deck_count=4)))

    entries = Entries(own, preset_game(PRESETS["bolivia"]))

    kinds = [entry.kind for entry in entries.all]
    assert kinds == [Kind.MATCH, Kind.OWN, *[Kind.PRESET] * len(PRESETS)]


def test_a_change_is_not_saved_until_it_is_dropped_or_undone(own, changed):
    entries = Entries(own, None)
    entry = entries.preset(SWEDISH.id)

    entries.change(entry, changed(deck_count=4))
    assert entries.unsaved == (entry,)
    assert entries.game(entry).changed == ("deck_count",)
    entries.change(entry, SWEDISH.rules)

    assert entries.unsaved == ()


def test_rules_without_a_name_are_changes_in_their_preset(own, changed):
    entries = Entries(own, None)

    entry = entries.take(Game(SWEDISH.id, changed(deck_count=4)))

    assert entry.kind is Kind.PRESET
    assert entries.is_unsaved(entry)


def test_an_own_set_is_found_by_its_name_in_capitals_or_not(own, changed):
    own.save(RuleSet("Our Rules", SWEDISH.id, changed(deck_count=4)))
    entries = Entries(own, None)

    entry = entries.take(Game(SWEDISH.id, changed(deck_count=4), "our rules"))

    assert entry.kind is Kind.OWN
    assert not entries.is_unsaved(entry)


def test_a_set_that_is_gone_leaves_its_rules(own, changed):
    entries = Entries(own, None)

    entry = entries.take(Game(SWEDISH.id, changed(deck_count=4), "Gone"))

    assert entry.kind is Kind.PRESET
    assert entries.game(entry).rules == changed(deck_count=4)
