"""Which moments of a round are told, and in which order."""

from samba_desktop.texts.moments import foremost


def test_the_costliest_come_first_and_then_the_best():
    assert foremost([5, -40, 30, 60, -70, -2], lambda gain: gain) == [60, -70, -40]


def test_three_are_told_at_most():
    assert foremost([1, 2, 3, 4], lambda gain: gain) == [4, 3, 2]
