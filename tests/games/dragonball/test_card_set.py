"""The cards and decks that the project ships for this game."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from headjudge.games.dragonball import TITLE
from headjudge.games.dragonball.c02_cards.printed import (
    COLORS,
    TYPES,
    brings,
    printed_cards,
    refused,
    shipped_pool,
)
from headjudge.games.dragonball.c05_preparing import violations
from headjudge.games.dragonball.language import text
from headjudge.kernel.pool import used

CARDS = printed_cards()
SIDES = [side for card in CARDS for side in (card, card.back) if side is not None]
TEXT = "\n".join([side.text for side in SIDES])
DECKS = TITLE.decks()

# What each keyword, and each other thing a rule speaks of, is printed as.
PRINTED_AS = {
    "2-1-3": r"This card gains \{[^}]*\} in all areas",
    "2-5-5": r"This card gains <[^>]*> in all areas",
    "2-6-6": r"This card gains 《[^》]*》 in all areas",
    "2-12-4": r"skill-less Battle Card",
    "3-4-1": r"in your Drop Area",
    "3-7-3": r"combo with this card",
    "3-8-3": r"in your energy in Rest Mode",
    "3-9-1": r"from your life",
    "3-10-1": r"in your Warp",
    "4-8-1": r"switch it to Active Mode[\s\S]*switch (it|them) to Rest Mode",
    "4-9-4": r"draw \d cards?",
    "4-11-1-2": r"inflict 1 damage",
    "5-1-3-2-1": r"as many copies of this card[\s\S]*can only include 1 copy",
    "7-4-1-8-1": r"end of the battle after you combo with this card",
    "8-2-2-3": r"would be KO-ed, you may [^.]* instead",
    "8-6-6": r"When the number of cards under this card reaches",
    "10-1": r"KO (it|them)",
    "10-2": r"(?m)^\[Awaken\] ",
    "10-3": r"(?m)^\[Field\]$",
    "10-4-1": r"(?m)^\[Blocker\]$",
    "10-4-2": r"negate that \[Blocker\]",
    "10-5-1": r"(?m)^\[Evolve\] ",
    "10-5-4": r"(?m)^\[EX-Evolve\] ",
    "10-5-5": r"(?m)^\[Xeno-Evolve\] ",
    "10-5-6": r"evolve this card into it",
    "10-6": r"(?m)^\[Critical\]$",
    "10-7-1-1": r"(?m)^\[Double Strike\]$",
    "10-7-1-2": r"(?m)^\[Triple Strike\]$",
    "10-7-1-3": r"(?m)^\[Quadruple Strike\]$",
    "10-8-1-1": r"(?m)^\[Dual Attack\]$",
    "10-8-1-2": r"(?m)^\[Triple Attack\]$",
    "10-9": r"(?m)^\[Revenge\]$",
    "10-10-3-1": r"\[Counter: Play\]",
    "10-10-3-2": r"\[Counter: Attack\]",
    "10-10-3-3": r"\[Counter: Counter\]",
    "10-10-5": r"Negate the \[Counter\]",
    "10-11": r"\[Once per turn\]",
    "10-12": r"(?m)^\[Indestructible\]$",
    "10-13-3": r"(?m)^\[Union-Fusion\] ",
    "10-13-4": r"(?m)^\[Union-Potara\] ",
    "10-13-5": r"(?m)^\[Union-Absorb\] ",
    "10-14": r"(?m)^\[Ultimate\]$",
    "10-15": r"(?m)^\[Over Realm \d\] ",
    "10-16": r"(?m)^\[Barrier\]$",
    "10-17": r"(?m)^\[Super Combo\]$",
    "10-18": r"play 2 Rivet Drone tokens",
    "10-19": r"from the game",
    "10-20": r"(?m)^\[Victory Strike\]$",
    "10-21": r"(?m)^\[Warrior of Universe 7\]$",
    "10-22": r"(?m)^\[Deflect\]$",
    "10-23-1": r"\[Bond \d\] [A-Z]",
    "10-23-2-1": r"\[Bond \d\] 《",
    "10-24": r"(?m)^\[Swap \d\] ",
    "10-25": r"(?m)^\[Dark Over Realm \d\] ",
    "10-26": r"(?m)^\[Wormhole\]$",
    "10-27-1": r"Choose one-\n・",
    "10-27-3": r"Choose two-\n・",
    "10-28": r"(?m)^\[Wish\] ",
    "10-29": r"\[Sparking \d\]",
    "10-30": r"\[Burst \d\]",
    "10-31": r"(?m)^\[Dragon Ball\]$",
    "11-2": r"reveals their hand",
    "11-3": r"under this card",
    "11-4": r"[Ss]end (it|this card) to its owner's Warp",
    "11-5": r"gain control of it",
    "11-6": r"look at up to \d cards",
}


def test_every_card_is_playable() -> None:
    assert refused() == {}


@pytest.mark.parametrize("number", [card.number for card in CARDS if card.text])
def test_every_text_says_itself_again(number: str) -> None:
    card = next(card for card in CARDS if card.number == number)
    for side in (card, card.back):
        if side is not None and side.text.strip():
            said = text.say(text.read(side.text))
            assert text.normalise(said) == text.normalise(side.text)


def test_there_are_enough_cards_and_each_has_its_own_number_and_name() -> None:
    assert len(CARDS) >= 160
    assert len({side.name for side in SIDES}) == len(SIDES)
    assert [side.name for side in SIDES if not side.name_ja] == []


@pytest.mark.parametrize("number", PRINTED_AS)
def test_every_keyword_and_family_of_rules_is_on_a_card(number: str) -> None:
    assert re.search(PRINTED_AS[number], TEXT)


def test_every_type_and_color_is_on_a_card_alone_and_with_others() -> None:
    assert {card.type for card in CARDS} == set(TYPES)
    assert {tuple(card.color) for card in CARDS} >= {(color,) for color in COLORS}
    assert len({tuple(card.color) for card in CARDS if len(card.color) > 1}) >= 5


def test_some_cards_have_more_specified_than_total_cost() -> None:
    types = {card.type for card in CARDS if len(card.specified_cost) > (card.energy_cost or 0)}
    assert types == {"battle", "extra"}


def test_some_cards_of_every_cost_have_no_skill() -> None:
    plain = Counter([card.energy_cost for card in CARDS if card.type == "battle" and not card.text])
    assert set(plain) >= {1, 2, 3, 4}


def test_the_pool_has_both_sides_of_leaders_and_the_tokens_of_cards_that_are_used() -> None:
    leaders = [card.number for card in CARDS if card.type == "leader"]
    assert len(leaders) >= 8
    assert [number for number in leaders if f"{number}#2" not in shipped_pool()] == []
    there = used(shipped_pool(), shipped_pool().values(), brings)
    tokens = [number for number in there if number.startswith("token Rivet Drone")]
    assert [shipped_pool()[number].name for number in tokens] == ["Rivet Drone"] * len(tokens)
    assert tokens


@pytest.mark.parametrize("name", DECKS)
def test_every_deck_is_legal(name: str) -> None:
    assert violations(DECKS[name], "1.074") == []


def test_the_decks_use_every_card() -> None:
    used = {number for deck in DECKS.values() for number in (deck.leader, *deck.main)}
    assert {card.number for card in CARDS} == used


def test_every_deck_has_a_plan_of_its_own() -> None:
    assert len(DECKS) >= 5
    assert len({deck.plan for deck in DECKS.values()}) == len(DECKS)
    assert [name for name, deck in DECKS.items() if not (deck.plan and deck.name_ja)] == []


def test_the_decks_are_of_every_color_and_one_may_have_more_than_four_copies() -> None:
    colors = {color for card in CARDS for deck in DECKS.values() if card.number == deck.leader
              for color in card.color}  # fmt: skip
    assert colors == set(COLORS)
    assert max([count for deck in DECKS.values() for count in deck.main.values()]) > 4
