"""The cards and decks that the project ships for this game."""

from __future__ import annotations

import re

import pytest

from headjudge.games.vanguard import TITLE
from headjudge.games.vanguard.c02_cards.clans import NATION_OF, NATIONS, OF_EVERY_CLAN
from headjudge.games.vanguard.c02_cards.printed import printed_cards, refused
from headjudge.games.vanguard.c05_preparing import Deck, violations

CARDS = printed_cards()
SIDES = [side for card in CARDS for side in (card, card.other_side) if side is not None]
TEXT = "\n".join([side.text for side in SIDES])
DECKS = TITLE.decks()

# What each specific action and keyword is printed as.
PRINTED_AS = {
    "10.2": r"[Dd]raw a card",
    "10.3": r"discards? it",
    "10.4": r"retires? (it|them)",
    "10.5": r"is placed on \(RC\)",
    "10.6": r"ride it",
    "10.7": r"call (it|them) to",
    "10.8": r"heal it",
    "10.9": r"reveal it",
    "10.10": r"search your deck",
    "10.11": r"shuffle your deck",
    "10.12": r"\[Stand\] (it|this unit)[\s\S]*\[Rest\] it",
    "10.13": r"turn it face up[\s\S]*[Tt]urn this face up card face down",
    "10.14": r"drive check reveals",
    "10.15": r"revealed for a damage check",
    "10.16": r"\[Counter-Blast 1",
    "10.17": r"\[Soul-Blast 1",
    "10.18": r"\[Soul-Charge 1\]",
    "10.19": r"bind (it|them) face up",
    "10.20": r"battles all of",
    "10.21": r"loses \"",
    "10.22": r"lock (it|them)",
    "10.23": r"declare a card name",
    "10.24": r"unlock it",
    "10.25": r"\[Legion 20000\]",
    "10.26": r"[Dd]elete all",
    "10.28": r"\[Stride\] this card on your \(VC\)",
    "10.29": r"without paying the cost",
    "10.30": r"\[Counter-Charge 1\]",
    "10.31": r"time leap (it|this unit)",
    "10.32": r"exchange positions",
    "10.33": r"deal one damage",
    "10.34": r"attack your opponent's other unit",
    "10.35": r"dominate (it|that unit)",
    "10.36": r"Remove all of your other cards",
    "10.37": r"flip this card over",
    "11.5": r"\[CONT\]\(VC/RC\):Restraint",
    "11.6": r"\[Limit-Break 4\]",
    "11.7": r"\[AUTO\]:Forerunner",
    "11.8": r"\[CONT\]\(VC/RC\):Lord",
    "11.9": r"\[CONT\]:Sentinel",
    "11.10": r"\[Legion 20000\]\"[^\"]*\" or \"",
    "11.11": r"(?m)^\[Stride\]-Stride Step-",
    "11.12": r"\[Generation Break 1\]",
    "11.13": r"\[CONT\]\(RC\):Resist",
    "11.14": r"(?m)^\[G Guardian\]-",
    "11.15": r"Brave:",
    "11.16": r"Oracle:",
    "11.17": r"Rescue 1-",
    "11.18": r"Ritual 1:",
    "11.19": r"Unite:",
    "11.20": r":Revelation-\(RC\)",
    "11.21": r":Blaze\n",
    "11.22": r":Afterimage\n",
    "11.23": r"Dominate-\[",
    "11.24": r":Engorge\n",
    "11.25": r"Shadowstitch-\[",
    "11.26": r"Thunderstrike 2:",
    "11.27": r"Rush-\[",
    "11.28": r"Burst-\[",
    "11.29": r":Charge\n",
    "11.30": r"Darkness:",
    "11.31": r"Magia-\[",
    "11.32": r"Time Leap-\[",
    "11.33": r":Hollow\n",
    "11.34": r":Harmony\n",
    "11.35": r"Wave-1st time only:",
    "11.36": r"Dark Device:",
    "11.37": r":Success 20000\n",
    "11.38": r"Bloom-\[",
    "11.39": r"Shinken Hissatsu:",
    "11.40": r"Homare:",
    "11.41": r"Nitou Kaigan-\[",
    "11.42": r"(?m)^\[Ultimate Stride\]-",
}


def test_every_card_is_playable() -> None:
    assert refused() == {}


def test_there_are_enough_cards_and_each_has_its_own_number_and_name() -> None:
    assert len(CARDS) >= 200
    assert len({side.name for side in SIDES}) == len(SIDES)
    assert [side.name for side in SIDES if not side.name_ja] == []


@pytest.mark.parametrize("number", PRINTED_AS)
def test_every_action_and_keyword_is_on_a_card(number: str) -> None:
    assert re.search(PRINTED_AS[number], TEXT)


def test_every_icon_clan_and_nation_is_on_a_card() -> None:
    assert {side.trigger for side in SIDES} == {"", "critical", "draw", "stand", "heal"}
    icons = {icon for side in SIDES for icon in side.icons}
    assert icons == {"boost", "intercept", "twin drive", "triple drive"}
    clans = {clan for side in SIDES for clan in side.clan}
    assert clans == {*NATION_OF, OF_EVERY_CLAN}
    assert {nation for side in SIDES for nation in side.nation} == set(NATIONS)


@pytest.mark.parametrize("name", DECKS)
def test_every_deck_is_legal(name: str) -> None:
    assert violations(DECKS[name], "1.48") == []


def test_the_decks_use_every_card() -> None:
    used = {number for deck in DECKS.values() for number in (*deck.main, *deck.G)}
    assert {card.number for card in CARDS} == used


def test_every_deck_has_its_own_first_vanguard_or_plan() -> None:
    assert len(DECKS) >= 5
    assert len({first_and_main(deck) for deck in DECKS.values()}) == len(DECKS)
    assert [name for name, deck in DECKS.items() if not (deck.first and deck.plan)] == []


def first_and_main(deck: Deck) -> tuple[str, tuple[str, ...]]:
    return deck.first, tuple(deck.main)
