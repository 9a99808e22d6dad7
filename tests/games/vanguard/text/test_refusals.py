"""What is not read is refused, whole, with the place where reading stopped."""

from __future__ import annotations

import pytest

from headjudge.games.vanguard.language import text as card_text
from headjudge.language.phrases import Unreadable
from tests.games.every_text import EveryRefusal


class TestRefusals(EveryRefusal):
    title = "vanguard"
    ability = "[ACT](VC):[Counter-Blast 1] {}."
    refusals = (
        (
            "[ACT](VC):[Counter-Blast 1] Draw a card, retire it, and draw a card.",
            "retire it",
            "retire it",
        ),
        (
            "[AUTO](VC):When this unit attacks, draw a card, and whistle.",
            "whistle",
            "and whistle",
        ),
        (
            "[AUTO](VC):When this unit yawns, draw a card.",
            "yawns",
            "[AUTO](VC):when this unit yawns",
        ),
        (
            "[AUTO]:Forerunner\n[CONT](VC):This unit gets [Charm] +3000.",
            "charm",
            "[CONT](VC):this unit gets [charm] +3000",
        ),
    )
    all_unclear = (
        # nothing was spoken of
        "that unit gets [Power] +3000 until end of turn",
        # one card is no "they"
        "choose one of your units, and they get [Power] +3000 until end of turn",
        # the front row has a vanguard too
        "choose all of the units in your front row, and retire those rear-guards",
        # another card was chosen since
        "choose a card from your soul, call it to (RC), choose one of your vanguards, and retire "
        "the unit called with this effect",
        # nobody was called
        "choose a card from your soul. If you called a card, draw a card",
        # nobody knows whether it was
        "choose a card from your soul, and you may call it to (RC). If you called a card, draw a "
        "card",
        # for how long?
        "this unit gets [Power] +3000",
    )
    all_clear = (
        "choose one of your units, and it gets [Power] +3000 until end of turn",
        "choose all of your rear-guards in the front row, and retire those rear-guards",
        "choose a card from your soul, call it to (RC), and retire the unit called with this "
        "effect",
    )
    all_endless = (
        "[AUTO](VC):when this unit attacks, " + "draw a card, and " * 200 + "draw a card.",
        "[AUTO](VC):when this unit attacks, " + "if you have a rear-guard, " * 80 + "draw a card.",
        "[AUTO](VC):when this unit attacks, " + "you may draw a card. if you do, " * 60 + "draw.",
        "[CONT](VC):this unit gets " + "‹[CONT](VC):this unit gets " * 40 + "“Boost”.",
        "[1/turn]" * 300,
    )


def test_cards_without_a_place_are_no_cards() -> None:
    """`choose a card` says nowhere from where."""
    with pytest.raises(Unreadable):
        card_text.read("[ACT](VC):[Counter-Blast 1] Choose a card, and put it into your soul.")
