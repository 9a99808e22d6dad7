"""Decks that are made: legal by the rules of decks, such as a player would begin with, the same
for the same seed, and of the cards of a pool before those that ship."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import headjudge
from headjudge import games, starting
from headjudge.deck_making import filled_up, make_deck
from headjudge.games.vanguard.c02_cards.clans import OF_EVERY_CLAN
from headjudge.kernel.cards import Card
from headjudge.kernel.pool import Pool
from headjudge.language import deck_forms
from headjudge.pools import with_file
from tests.figures import Figure


def shipped(title: str) -> Pool:
    pool: Pool = games.load(title).rules().shipped
    return pool


def main_deck(title: str, deck: Any) -> list[Card]:
    return [shipped(title)[number] for number, count in deck.main.items() for _copy in range(count)]


def count(cards: list[Card], is_such: Callable[[dict[str, Any]], bool]) -> int:
    return len([card for card in cards if is_such(card.values)])


def looks_usual_in_vanguard(deck: Any) -> None:
    """One clan, the usual grades, four heal triggers, a unit to begin with and a full G deck."""
    cards = main_deck("vanguard", deck)
    clans = [set(c.values["clan"]) for c in cards if OF_EVERY_CLAN not in c.values["clan"]]
    assert set.intersection(*clans)
    assert count(cards, lambda v: v["trigger"] == "heal") == 4
    assert count(cards, lambda v: v["type"] == "normal" and v["grade"] == 3) == 8
    assert 10 <= count(cards, lambda v: v["grade"] == 2) <= 12
    assert 13 <= count(cards, lambda v: v["grade"] == 1) <= 15
    assert deck.main[deck.first] == 1
    assert shipped("vanguard")[deck.first].values["type"] == "normal"
    assert sum(deck.G.values()) == 16


def looks_usual_in_dragonball(deck: Any) -> None:
    """Colours that the leader has, and costs that can be paid in the first turns."""
    cards = main_deck("dragonball", deck)
    colors = set(shipped("dragonball")[deck.leader].values["colors"])
    assert all(colors & set(card.values["colors"]) for card in cards)
    assert count(cards, lambda v: v["energy cost"] <= 2) >= 20
    assert 2 <= count(cards, lambda v: v["type"] == "extra") <= 16


def looks_usual_in_godzilla(deck: Any) -> None:
    """Monsters of all ranks also in the main deck, and cards of both other types."""
    cards = main_deck("godzilla", deck)
    types = Counter(card.values["type"] for card in cards)
    assert 10 <= types["monster"] <= 22
    assert types["battle"] >= 16
    assert types["strategy"] >= 5
    assert len(dict.fromkeys(card.values["rank"] for card in cards)) >= 5


def looks_usual_in_gateruler(deck: Any) -> None:
    """Mostly units, most of them of low levels."""
    cards = main_deck("gateruler", deck)
    assert count(cards, lambda v: v["type"] == "unit") >= 25
    assert count(cards, lambda v: v["level"] <= 2) >= 30


LOOKS_USUAL: dict[str, Callable[[Any], None]] = {
    "vanguard": looks_usual_in_vanguard,
    "dragonball": looks_usual_in_dragonball,
    "godzilla": looks_usual_in_godzilla,
    "gateruler": looks_usual_in_gateruler,
}


@pytest.mark.parametrize("title", games.NAMES)
def test_every_seed_makes_a_legal_and_usual_deck(title: str, figure: Figure) -> None:
    package = games.load(title)
    leads = set()
    for seed in range(figure(quick=20, gate=200, long=2_000)):
        deck = make_deck(title, seed=seed)
        for edition in package.rules().editions:
            assert package.violations(deck, edition) == [], seed
        LOOKS_USUAL[title](deck)
        leads.add(deck.name)
    assert len(leads) > 5


@pytest.mark.parametrize("title", games.NAMES)
def test_the_same_seed_makes_the_same_deck(title: str) -> None:
    decks = [make_deck(title, seed=seed) for seed in (3, 3, 4)]
    assert decks[0] == decks[1] != decks[2]
    assert "3" in decks[0].plan


@pytest.mark.parametrize("title", games.NAMES)
def test_a_deck_that_was_made_is_played(title: str) -> None:
    decks = [make_deck(title, seed=seed) for seed in (0, 1)]
    game = starting.start(title, decks, seed=1)
    assert game.decision is not None


@pytest.mark.parametrize("title", games.NAMES)
def test_a_deck_is_made_around_every_shipped_card(title: str, figure: Figure) -> None:
    """Each of them is in a deck that is made around it, unless the rules keep it out of decks."""
    package = games.load(title)
    pool = shipped(title)
    step = figure(quick=12, gate=3, long=1)
    for number in sorted(pool.records)[::step]:
        if "Token" in pool[number].values.get("traits", ()):
            with pytest.raises(headjudge.BadDeck) as caught:
                make_deck(title, seed=1, around=[number])
            assert [each.rule for each in caught.value.violations] == ["6.1.1.5"]
            continue
        deck = make_deck(title, seed=1, around=[number])
        parts = [deck_forms.counted(deck, package.deck_form, p) for p in package.deck_form.parts]
        assert any(number in part for part in parts), number


def test_cards_that_no_deck_holds_together_are_refused_with_the_rule() -> None:
    """Two leaders; and cards of a colour that no monster of rank I shares with the others."""
    with pytest.raises(headjudge.BadDeck) as caught:
        make_deck("dragonball", seed=1, around=["HJD-001", "HJD-033"])
    assert [each.rule for each in caught.value.violations] == ["5-1-3"]
    pool = shipped("godzilla")
    one_each = [
        next(n for n, c in pool.items() if c.values["colors"] == (color,))
        for color in ("red", "blue", "green")
    ]
    with pytest.raises(headjudge.BadDeck) as caught:
        make_deck("godzilla", seed=1, around=one_each)
    assert "6.1.1.3" in [each.rule for each in caught.value.violations]


def test_unknown_cards_and_editions_are_refused() -> None:
    with pytest.raises(headjudge.BadDeck, match="NO-1"):
        make_deck("vanguard", around=["NO-1"])
    with pytest.raises(headjudge.UnknownGame, match="no edition"):
        make_deck("vanguard", edition="9")


# -- cards of one's own ---------------------------------------------------------------------

CARD = """
[[card]]
number = "{number}"
name = "Own {number}"
type = "{type}"
rank = {rank}
colors = ["blue"]
traits = ["Kelp"]
invasion = 1
{line}
text = "{text}"
"""


def own_cards(*texts: str) -> Pool:
    """A pool with battle cards that have these texts."""
    cards = [
        CARD.format(
            number=f"OWN-{at:02}", type="battle", rank=1 + at % 8, line="counter_power = 1000",
            text=text,
        )
        for at, text in enumerate(texts)
    ]  # fmt: skip
    return with_file("godzilla", shipped("godzilla"), "".join(cards), "own.toml")


def test_cards_of_the_pool_come_before_those_that_ship() -> None:
    """They are too few for a deck: it is filled up, and it is known by how many."""
    pool = own_cards("", "[Enter] Draw 1 card.", "")
    deck = make_deck("godzilla", pool, seed=2)
    own = {number: n for number, n in deck.main.items() if number.startswith("OWN")}
    assert len(own) == 3
    assert sum(own.values()) >= 6
    assert filled_up("godzilla", deck, pool) == 54 - sum(own.values())
    assert filled_up("godzilla", make_deck("godzilla", seed=2), shipped("godzilla")) == 0


def test_a_card_whose_text_is_not_read_is_never_chosen() -> None:
    pool = own_cards("Sing a song about kites.", "")
    for seed in range(5):
        deck = make_deck("godzilla", pool, seed=seed)
        assert "OWN-00" not in deck.main
        assert "OWN-01" in deck.main
    with pytest.raises(headjudge.BadDeck, match="OWN-00"):
        make_deck("godzilla", pool, seed=1, around=["OWN-00"])


def test_a_text_is_read_only_when_its_card_is_considered() -> None:
    pool = own_cards(*["[Enter] Draw 1 card."] * 300)
    make_deck("godzilla", pool, seed=2)
    read = [n for n in pool.records if n.startswith("OWN") and type(pool[n]) is Card]
    assert 5 <= len(read) <= 60


@pytest.mark.parametrize("title", games.NAMES)
def test_a_game_says_by_which_properties_its_cards_go_together(title: str) -> None:
    """They are properties of its cards, with words in them."""
    kin = games.load(title).deck_making.kin
    for card in shipped(title).values():
        for name in kin:
            value = card.values[name]
            assert isinstance(value, str) or all(isinstance(each, str) for each in value)


def test_cards_that_a_text_names_are_wanted_in_its_deck() -> None:
    """Of two sorts of cards that differ in their trait alone, a deck around a card that names the
    one trait has more of it."""
    text = "[Enter] If there is a «Kelp» battle card in your zones, draw 1 card."
    own = [
        CARD.format(number=f"OWN-{at:02}", type="battle", rank=1 + at % 4,
                    line="counter_power = 1000", text="" if at else text)
        for at in range(41)
    ]  # fmt: skip
    own = [each.replace("Kelp", "Moss", at % 2) if at else each for at, each in enumerate(own)]
    pool = with_file("godzilla", shipped("godzilla"), "".join(own), "own.toml")
    there: Counter[str] = Counter()
    for seed in range(10):
        for number, n in make_deck("godzilla", pool, seed=seed, around=["OWN-00"]).main.items():
            there.update({trait: n for trait in pool[number].values["traits"]})
    assert there["Kelp"] > 1.5 * there["Moss"] > 0
