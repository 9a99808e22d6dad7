"""The normal form: what carries no meaning is made alike."""

from __future__ import annotations

import pytest

from headjudge.games.dragonball.language import text as card_text
from headjudge.judge.notation import read
from headjudge.judge.play import judge


@pytest.mark.rule("dragonball:2-12-3")
def test_2_12_3_reminder_text_is_no_part_of_the_meaning() -> None:
    explained = "[Blocker] (When another of your cards is attacked, you may rest this card.)"
    assert card_text.normalise(explained) == card_text.normalise("[Blocker]")


def test_a_card_without_text_has_no_skills() -> None:
    assert card_text.read("-") == ()
    assert card_text.read("") == ()


ENERGY = """game dragonball
card Gill: battle, power 10000, color {color}
    [Activate: Main] {cost}: Draw 1 card.
card One: battle, power 5000, color {energy}

ruling The skill is paid for with energy of that colour
you have battle Gill; hand nothing; energy 2 One
you: activate Gill
expect you have hand 1; One is rested
"""


@pytest.mark.rule("dragonball:8-4-2-4")
@pytest.mark.parametrize(
    ("cost", "color"),
    [("B", "blue"), ("(B)", "blue"), ("B(1)", "blue"), ("{U}", "blue"),
     ("K", "black"), ("{K}", "black"), ("{B}", "black")],
)  # fmt: skip
def test_energy_of_a_colour_is_read_as_printed_and_as_on_the_publishers_pages(
    cost: str, color: str
) -> None:
    text = ENERGY.format(cost=cost, color=color, energy=color)
    assert [each.text for ruling in read(text) for each in judge(ruling).wrong] == []


def test_the_letter_of_black_on_a_blue_card_is_refused_with_those_of_blue() -> None:
    """Q. Is `{B}` on a blue card one blue energy?  A. On the publisher's pages it is black."""
    text = ENERGY.format(cost="{B}", color="blue", energy="blue")
    wrong = [each.text for ruling in read(text) for each in judge(ruling).wrong]
    assert len(wrong) == 1 and "a blue one is written B or U [8-4-2-4]" in wrong[0]


@pytest.mark.parametrize(
    ("printed", "normal"),
    [
        ("[Activate Main] Draw 1 card", "[Activate: Main] draw 1 card."),
        ("[Activate : Battle][Once per turn] X.", "[Activate: Battle][Once per turn] x."),
        ("[Counter Battle Card Attack] X.", "[Counter: Battle Card Attack] x."),
        ("[Evolve] RR[three] : ＜Karrow＞", "[Evolve] ‹RR3›: <Karrow>"),
        ("[Evolve]: <Karrow>", "[Evolve] <Karrow>"),
        ("[Union-Fusion] : <Karrow> and <Vek>", "[Union-Fusion] <Karrow> and <Vek>"),
        ("[Swap 2]：≪Vow≫", "[Swap 2] 《Vow》"),
        ("[Evolve]RR③：〈Karrow : Young〉", "[Evolve] ‹RR3›: <Karrow: Young>"),
        ("[Evolve] {U}{U}② : <Karrow>", "[Evolve] ‹BB2›: <Karrow>"),
        ("[Swap 2] {B}: ≪Vow≫", "[Swap 2] ‹K›: 《Vow》"),
        ("[Over Realm 3][one]", "[Over Realm 3] ‹1›"),
        ("[Swap 8] YYYY : <<Vow>> with X.", "[Swap 8] ‹YYYY›: 《Vow》 with x"),
        ("[Auto] When KO'd, it KOs; KO-ed.", "[Auto] when ko-ed, it ko-s; ko-ed."),
        ("[Auto] This card’s {Old Kiln} cannot", "[Auto] this card's {Old Kiln} can't."),
        ("[Auto] Choose 1card of [Bond 2]", "[Auto] choose 1 card of [Bond 2]."),
        ("[Blocker].[Auto] Draw.", "[Blocker]\n[Auto] draw."),
        ("[Auto] Choose one -\n・Draw.\n・Win.", "[Auto] choose one- ・draw. ・win."),
        (
            "[Auto] Play 1 Clay Imp token. (Clay Imp token has 10000 power)",
            "[Auto] play 1 {Clay Imp} token (10000 power).",
        ),
    ],
)
def test_the_same_is_written_alike(printed: str, normal: str) -> None:
    assert card_text.normalise(printed) == normal
    assert card_text.normalise(normal) == normal


def test_what_is_said_is_printed_as_cards_are() -> None:
    printed = (
        "[Activate: Main][Once per turn] RR①, place 1 Battle Card from your hand in your Drop Area:"
        " KO this card. Then, choose up to 1 {Old Kiln} in your Warp and play it in Rest Mode."
    )
    assert card_text.say(card_text.read(printed)) == printed
