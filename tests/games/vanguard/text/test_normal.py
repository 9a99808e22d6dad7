"""The normal form: what carries no meaning is made alike."""

from __future__ import annotations

import pytest

from headjudge.games.vanguard.language import text as card_text


@pytest.mark.rule("vanguard:2.11.3")
def test_2_11_3_reminder_text_is_no_part_of_the_meaning() -> None:
    plain = "[AUTO]:Forerunner"
    explained = (
        "[AUTO]:Forerunner (When a unit of the same clan rides this unit, you may call this unit "
        "to (RC))"
    )
    assert card_text.normalise(explained) == card_text.normalise(plain)


def test_a_text_that_only_explains_is_no_text() -> None:
    assert (
        card_text.read('(You may only have up to four cards with "[Heal] HEAL" in a deck.)') == ()
    )


@pytest.mark.parametrize(
    ("printed", "normal"),
    [
        ("[AUTO](VC)/(RC): When", "[AUTO](VC/RC):when"),
        ("[ACT][Drop Zone]:Draw", "[ACT](Drop zone):draw"),
        ("[ACT]Drop zone:Draw", "[ACT](Drop zone):draw"),
        ("[AUTO] (RC) [Generation Break 1] :When", "[AUTO](RC)[Generation Break 1]:when"),
        ("[Counter-Blast (1)] Draw", "[Counter-Blast 1] draw"),
        ("[Soul-Charge] 2, and", "[Soul-Charge 2], and"),
        ("gets [Power]+ 5000.", "gets [Power] +5000."),
        ("gets [Power] ＋5000。", "gets [Power] +5000."),
        ("a <<Kagero>> and a 《Kagero》", "a <Kagero> and a <Kagero>"),
        ('named "Ember"', "named “Ember”"),
        (
            "[AUTO]:A named\nEmber Twin\nfrom your soul.",
            "[AUTO]:a named “Ember Twin” from your soul.",
        ),
        ("[AUTO]:Forerunner[ACT](RC):Draw", "[AUTO]:forerunner\n[ACT](RC):draw"),
    ],
)
def test_the_same_is_written_alike(printed: str, normal: str) -> None:
    assert card_text.normalise(printed) == normal


def test_names_inside_a_quoted_ability() -> None:
    printed = 'gets "[CONT](VC):If you have "Ember" in your soul, draw a card.", and "Boost".'
    normal = "gets ‹[CONT](VC):if you have “Ember” in your soul, draw a card.›, and “Boost”."
    assert card_text.normalise(printed) == normal


def test_the_normal_form_of_what_is_said_is_the_same() -> None:
    printed = (
        "[AUTO](VC):[Counter-Blast 1] When this unit attacks, you may pay the cost. If you do, "
    )
    printed += 'choose one of your units with "Ember" in its card name, and [Stand] it.'
    assert card_text.say(card_text.read(printed)) == printed
