"""5.1 to 5.3. Preparing the main deck and the G deck."""

from __future__ import annotations

import pytest

import headjudge
from headjudge import starting
from headjudge.games.vanguard import TITLE
from headjudge.games.vanguard.c05_preparing import (
    Deck,
    faults_of_g_deck,
    faults_of_main_deck,
    violations,
)
from headjudge.games.vanguard.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.language import terms as t
from tests.games.vanguard.table import g_unit, trigger, unit

NORMAL = [unit(f"Porter {number}") for number in range(9)]
BELLS = [trigger(icon, f"Chime {icon}") for icon in ("critical", "draw", "stand", "heal")]
WALL = t.Keyword("Sentinel")


def four_each(cards: list[Card]) -> list[Card]:
    return [card for card in cards for _copy in range(4)]


def deck_of(*more: Card, bells: list[Card] | None = None, size: int = 50) -> list[Card]:
    """A main deck with these cards in it, filled up with normal units, four of each name."""
    there = [*more, *(four_each(BELLS) if bells is None else bells)]
    names = [card.name for card in there]
    filling = [card for card in four_each(NORMAL) if card.name not in names]
    return [*there, *filling[: size - len(there)]]


def broken(cards: list[Card]) -> list[str]:
    """The rules that a main deck breaks."""
    return [str(found.rule) for found in faults_of_main_deck(cards)]


def broken_by_g(cards: list[Card]) -> list[str]:
    return [str(found.rule) for found in faults_of_g_deck(cards)]


# 5.1. Decks


def test_5_1_1_each_player_brings_a_main_deck_and_a_g_deck_of_their_own() -> None:
    names = ("dawnsworn_vigil", "emptied_sky")
    game = starting.start("vanguard", names, seed=3)
    for seat, name in enumerate(names):
        deck = TITLE.decks()[name]
        owned = [
            game.state.printed[card].number
            for card in range(len(game.state.printed))
            if game.state.owner[card] == seat
        ]
        assert len(owned) == sum(deck.main.values()) + sum(deck.G.values())
        assert set(owned) == {*deck.main, *deck.G}


@pytest.mark.rule("vanguard:5.1.1", "vanguard:5.3.2")
def test_5_1_1_a_player_may_do_without_a_g_deck() -> None:
    plain = TITLE.decks()["dawnsworn_vigil"]
    without = Deck(name="Without", main=plain.main, first=plain.first)
    game = starting.start("vanguard", (without, plain), seed=3)
    owners = [
        game.state.owner[card]
        for card in range(len(game.state.printed))
        if game.state.printed[card].values["type"] == "G"
    ]
    assert set(owners) == {1}


@pytest.mark.parametrize(("most", "allowed"), [(6, True), (5, False)])
def test_5_1_2_an_ability_about_building_decks_takes_the_place_of_the_rule(
    most: int, allowed: bool
) -> None:
    many = unit("Swarmling", v.MostInDeck(most, "Swarmling"))
    assert broken(deck_of(*[many] * 6)) == ([] if allowed else ["5.2.2.2"])


def test_5_1_2_such_an_ability_can_also_allow_fewer() -> None:
    few = unit("Only Child", v.MostInDeck(1, "Only Child"))
    assert broken(deck_of(few)) == []
    assert broken(deck_of(few, few)) == ["5.2.2.2"]


def test_5_1_2_it_speaks_of_its_own_name_only() -> None:
    other = unit("Stranger", v.MostInDeck(6, "Swarmling"))
    assert broken(deck_of(*[other] * 5)) == ["5.2.2.2"]


# 5.2. Main deck


@pytest.mark.parametrize(("size", "found"), [(49, ["5.2.2.1"]), (50, []), (51, ["5.2.2.1"])])
def test_5_2_2_1_a_main_deck_has_fifty_cards(size: int, found: list[str]) -> None:
    assert broken(deck_of(size=size)) == found


@pytest.mark.parametrize(("copies", "found"), [(4, []), (5, ["5.2.2.2"])])
def test_5_2_2_2_four_cards_of_a_name_at_most(copies: int, found: list[str]) -> None:
    assert broken(deck_of(*[unit("Twinborn")] * copies)) == found


def test_5_2_2_2_the_g_deck_is_counted_by_itself() -> None:
    assert broken(deck_of(*[unit("Twinborn")] * 4)) == []
    assert broken_by_g([g_unit("Twinborn")] * 4) == []


def test_5_2_2_2_1_different_cards_of_one_name_count_together() -> None:
    small, large = unit("Twinborn", power=6000), unit("Twinborn", grade=2)
    assert broken(deck_of(small, small, large, large)) == []
    assert broken(deck_of(small, small, small, large, large)) == ["5.2.2.2"]


@pytest.mark.rule("vanguard:5.2.2.2.1")
def test_5_2_2_2_1_cards_that_differ_in_nothing_but_the_name_do_not() -> None:
    one, two = unit("Twinborn"), unit("Twinburn")
    assert broken(deck_of(one, one, one, one, two, two)) == []


@pytest.mark.parametrize(("bells", "found"), [(15, ["5.2.2.3"]), (16, []), (17, ["5.2.2.3"])])
def test_5_2_2_3_sixteen_cards_have_a_trigger(bells: int, found: list[str]) -> None:
    more = four_each([*BELLS[:3], trigger("draw", "Another Chime"), trigger("stand", "Third")])
    assert broken(deck_of(bells=more[:bells])) == found


@pytest.mark.parametrize(("heals", "found"), [(0, []), (4, []), (5, ["5.2.2.4"])])
def test_5_2_2_4_four_of_them_at_most_heal(heals: int, found: list[str]) -> None:
    healing = [trigger("heal", "Balm"), *[trigger("heal", "Salve")] * 4][:heals]
    others = four_each([*BELLS[:3], trigger("draw", "Another Chime")])
    assert broken(deck_of(bells=[*healing, *others[: 16 - heals]])) == found


@pytest.mark.parametrize(("walls", "found"), [(4, []), (5, ["5.2.2.5"])])
def test_5_2_2_5_four_cards_at_most_are_sentinels(walls: int, found: list[str]) -> None:
    one, two = unit("Wall", WALL, shield=0), unit("Rampart", WALL, shield=0)
    assert broken(deck_of(*[one, one, two, two, two][:walls])) == found


def test_5_2_2_6_a_g_unit_is_not_put_into_a_main_deck() -> None:
    assert broken(deck_of(g_unit("Comet"))) == ["5.2.2.6"]
    assert broken(deck_of(unit("Comet"))) == []


# 5.3. G deck


@pytest.mark.parametrize(("size", "found"), [(0, []), (16, []), (17, ["5.3.2"])])
def test_5_3_2_a_g_deck_has_sixteen_cards_at_most(size: int, found: list[str]) -> None:
    comets = [g_unit(f"Comet {number}") for number in range(size)]
    assert broken_by_g(comets) == found


@pytest.mark.parametrize(("copies", "found"), [(4, []), (5, ["5.3.2.1"])])
def test_5_3_2_1_four_cards_of_a_name_at_most_in_a_g_deck(copies: int, found: list[str]) -> None:
    assert broken_by_g([g_unit("Comet")] * copies) == found


def test_5_3_3_only_g_units_go_into_a_g_deck() -> None:
    assert broken_by_g([g_unit("Comet"), unit("Porter")]) == ["5.3.3"]
    assert broken_by_g([g_unit("Comet"), trigger("heal")]) == ["5.3.3"]


# 5.4.2. Presenting them


def test_5_4_2_a_deck_that_breaks_the_rules_does_not_begin_a_game() -> None:
    plain = TITLE.decks()["dawnsworn_vigil"]
    (card, *_rest) = [number for number in plain.main if number != plain.first]
    small = Deck(name="Small", main={**plain.main, card: plain.main[card] - 1}, first=plain.first)
    assert "5.2.2.1" in [found.rule for found in violations(small, "1.48")]
    for pair in ((small, plain), (plain, small)):
        with pytest.raises(headjudge.BadDeck, match="exactly 50 cards, not 49"):
            starting.start("vanguard", pair, seed=3)


def test_5_4_2_decks_that_keep_to_them_do() -> None:
    plain = TITLE.decks()["dawnsworn_vigil"]
    assert violations(plain, "1.48") == []
    assert starting.start("vanguard", (plain, plain), seed=3).decision is not None
