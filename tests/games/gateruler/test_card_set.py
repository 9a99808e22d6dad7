"""The cards and decks that the project ships for this game."""

from __future__ import annotations

import re

import pytest

from headjudge.games.gateruler import TITLE
from headjudge.games.gateruler.c02_cards import printed_cards, refused, shipped_pool
from headjudge.games.gateruler.c05_preparation.deck import cards_of, violations
from headjudge.games.gateruler.language import text as card_text

CARDS = printed_cards()
TEXT = "\n".join([card.text for card in CARDS])
DECKS = TITLE.decks()
RULERS = [card.ruler for card in CARDS if card.ruler is not None]

# What each game action and keyword is printed as.
PRINTED_AS = {
    "15-2": r"gains \+1 ATK[\s\S]*Increase your summon cap by 1[\s\S]*to the base damage of",
    "15-3": r"[Pp]ut it into your hand[\s\S]*enters play[\s\S]*leaves play",
    "15-4": r"Set 1 card in your hand",
    "15-5": r"Look at the top 3 cards[\s\S]*Reveal the top card of your deck",
    "15-6": r"unit card in your deck and add it to your hand[\s\S]*card in your hand and",
    "15-7": r"ready it[\s\S]*[Ee]xhaust it",
    "15-8": r"Draw a card",
    "15-9": r"[Dd]iscard a card",
    "15-10": r"divided as you choose among",
    "15-11": r"[Ss]wap (this|them)",
    "15-12": r"[Dd]estroy it",
    "15-13": r"from the game",
    "15-14": r"underneath (this|it) as a charge[\s\S]*on top of 1 allied",
    "15-15": r"[Pp]ay 1 resource[\s\S]*only by paying with resources",
    "15-16": r"play it without paying its cost",
    "15-17": r"normal summon it without it counting",
    "15-18": r"[Ss]pecial summon 1 level",
    "15-19": r"Drive 2",
    "15-20": r"deal 2 damage to it[\s\S]*You are dealt 1 damage[\s\S]*would be dealt",
    "15-21": r"Heal 1 life[\s\S]*heal 2 HP of",
    "15-22": r"Reduce (combat )?damage dealt to",
    "15-23": r"gain control of",
    "15-24": r"End the turn",
    "15-25": r"negate it",
    "15-26": r"cannot be attacked by[\s\S]*is attacked",
    "15-27": r"ignores effect damage[\s\S]*ignores effects",
    "15-28": r"[Rr]earrange your units[\s\S]*place it in another zone",
    "15-29": r"loses all abilities",
    "15-30": r"\[DR 1\]",
    "15-31": r"due to its Forced Reveal",
    "15-32": r"remains in play",
    "15-33": r"[Ff]lip 1 [\s\S]* face up[\s\S]*[Ff]lip 1 [\s\S]* face down",
    "15-34": r"can attack directly",
    "15-35": r"has battled",
    "15-36": r"[Rr]edirect the attack[\s\S]*Redirect this damage[\s\S]*redirect it to this",
    "15-37": r"cannot play",
    "15-38": r"cannot enter play",
    "14-2c": r"is treated as being level 2 for <",
    "15-14c": r"the card on top",
    "8-4h": r"(?m)^As an allied",
    "14-4b-2a": r"• Standard Action: [\s\S]*• Instant Action: ",
    "14-13a-8": r"Your ruler has level",
    "14-17": r"Replace its effect with",
    "14-19": r"into play face down as",
    "14-20": r"(?m)^You can (play|normal summon) this from your",
    "16-2": r"(?m)^\[OD\] ",
    "16-3": r"(?m)^\[TD\] ",
    "16-4": r"(?m)^\[CNT\] ",
    "16-5": r"(?m)^Breakthrough$",
    "16-6": r"(?m)^Defender$",
    "16-7": r"(?m)^Intercept$",
    "16-8": r"(?m)^Retaliate$",
    "16-9": r"(?m)^Double Attack$[\s\S]*^Triple Attack$[\s\S]*^Quadruple Attack$",
    "16-10": r"(?m)^Familiar$",
    "16-11": r"(?m)^Undying$",
    "16-12": r"(?m)^Charge Shield$",
    "16-13": r"(?m)^Genesis Summoning - ",
    "16-14": r"(?m)^Abyssal Summoning - [\s\S]*^Abyssal Concerto Requirement: ",
    "16-15": r"(?m)^Forced Reveal$[\s\S]*Timing: Forced Reveal",
    "16-16": r"(?m)^Enhance \{",
    "16-17": r"(?m)^Resource$[\s\S]*Resource: ",
    "16-18": r"(?m)^Concealment$[\s\S]*^Forced Concealment$",
    "16-19": r"(?m)^Dormant$",
    "16-20": r"(?m)^Discount: If[\s\S]*^Discount: Pay",
    "16-21": r"(?m)^Sentinel Summoning$",
    "16-22": r"(?m)^Deadly$",
    "16-23": r"(?m)^Summon Requirement: ",
    "16-24": r"(?m)^Gear Up - ",
    "16-25": r"(?m)^Gear Requirement: ",
    "16-26": r"(?m)^Gear Ability:",
    "16-27": r"(?m)^Deploy$",
    "16-28": r"(?m)^Charge Link$",
    "16-29": r"(?m)^Charge Bonus",
    "16-30": r"(?m)^Essence Drain$",
}
ZONES = (
    "hand", "deck", "graveyard", "damage zone", "drive zone", "set zone", "attack zone",
    "defense zone", "in the gate", "from the game",
)  # fmt: skip


def test_every_card_is_playable() -> None:
    assert refused() == {}


@pytest.mark.parametrize("number", [card.number for card in CARDS])
def test_every_card_says_itself_back(number: str) -> None:
    text = next(card.text for card in CARDS if card.number == number).strip()
    if text:
        read = card_text.read(text)
        assert card_text.say_normal(read) == card_text.normalise(text)
        assert card_text.say(read) == text


def test_there_are_enough_cards_and_each_has_its_own_name_in_both_languages() -> None:
    assert len(CARDS) >= 200
    assert len({card.name for card in CARDS}) == len(CARDS)
    assert len({card.name_ja for card in CARDS} - {""}) == len(CARDS)


@pytest.mark.parametrize("number", PRINTED_AS)
def test_every_action_and_keyword_is_on_a_card(number: str) -> None:
    assert re.search(PRINTED_AS[number], together(number))


def together(number: str) -> str:
    """The cards' texts, twice over: what is looked for may stand in any order."""
    return "\n".join([TEXT] * (PRINTED_AS[number].count(r"[\s\S]*") + 1))


def test_every_type_timing_and_zone_is_on_a_card() -> None:
    assert {card.type for card in CARDS} == {"ruler", "geas", "unit", "event", "field"}
    timings = re.findall(r"(?m)^Timing: (\w+)", TEXT)
    assert set(timings) >= {"Standard", "Instant", "When", "While", "During", "Forced"}
    assert [zone for zone in ZONES if zone not in TEXT] == []
    assert [card for card in CARDS if card.legendary]
    assert [card for card in CARDS if card.level < 0]


def test_the_rulers_are_of_different_shape() -> None:
    assert len(RULERS) >= 6
    assert [ruler for ruler in RULERS if ruler.hand is False]
    assert [ruler for ruler in RULERS if ruler.level_cap is not None]
    assert {ruler.pays_levels for ruler in RULERS} == {None, False}
    assert len({(r.attack_zones, r.defense_zones, r.set_zones) for r in RULERS}) >= 5
    assert len([card for card in CARDS if card.type == "geas"]) >= 2


@pytest.mark.parametrize("name", DECKS)
def test_every_deck_is_legal_and_its_cards_are_there(name: str) -> None:
    deck = DECKS[name]
    assert violations(deck, "1.5.0") == []
    _ruler, _geas, cards = cards_of(deck, shipped_pool())
    assert len(cards) == 50
    assert deck.plan
    assert deck.name_ja


def test_the_decks_use_every_card() -> None:
    used: set[str] = set()
    for deck in DECKS.values():
        used |= {deck.ruler, deck.geas, *deck.main}
    assert {card.number for card in CARDS} == used - {""}


def test_there_are_decks_of_every_ruler_and_two_with_a_geas() -> None:
    assert len(DECKS) >= 8
    assert len({deck.ruler for deck in DECKS.values()}) == len(RULERS)
    assert len({deck.geas for deck in DECKS.values()} - {""}) >= 2
