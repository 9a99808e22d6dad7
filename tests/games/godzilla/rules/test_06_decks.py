"""6.1 Preparing the decks."""

from __future__ import annotations

import pytest

from headjudge import starting
from headjudge.games.godzilla import TITLE, c06_preparing
from headjudge.kernel.cards import Card
from headjudge.kernel.errors import BadDeck
from tests.games.godzilla.table import battle, given, monster, shipped, side, strategy

EDITIONS = ("ja-1.04", "en-1.01")


def beasts(first: Card | None = None) -> list[Card]:
    """A monster deck, of which only the first matters."""
    return [first or monster(rank=1), *[monster(rank=rank) for rank in (2, 3, 4)]]


def filled(*cards: Card) -> list[Card]:
    """These cards, and different ones up to fifty."""
    return [*cards, *[battle() for _ in range(50 - len(cards))]]


def broken(monsters: list[Card] | None = None, main: list[Card] | None = None) -> list[str]:
    """The rules that these decks break."""
    found = c06_preparing.broken_conditions(
        beasts() if monsters is None else monsters, filled() if main is None else main
    )
    return [each.rule for each in found]


def test_6_1_1_a_player_brings_a_monster_deck_and_a_main_deck() -> None:
    assert broken() == []
    assert broken(monsters=[], main=[]) == ["6.1.1.1", "6.1.1.2"]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("name", sorted(TITLE.decks()))
def test_6_1_1_the_decks_that_come_with_the_game_may_be_played(name: str, edition: str) -> None:
    assert TITLE.violations(TITLE.decks()[name], edition) == []


def test_6_1_1_a_deck_that_breaks_a_rule_does_not_begin_a_game() -> None:
    legal = TITLE.decks()["ember_rush"]
    illegal = c06_preparing.Deck("Too Small", legal.monsters, dict(list(legal.main.items())[1:]))
    with pytest.raises(BadDeck) as refused:
        starting.start("godzilla", (legal, illegal), seed=1)
    assert [each.rule for each in refused.value.violations] == ["6.1.1.2"]


def test_6_1_1_unknown_cards_are_named() -> None:
    text = 'name = "Unknown"\nmonsters = ["NO-1"]\n[main]\n"NO-2" = 4\n'
    assert [each.field for each in TITLE.violations(TITLE.read_deck(text), EDITIONS[0])] == [
        "deck.NO-1", "deck.NO-2",
    ]  # fmt: skip


# 6.1.1.1. The monster deck


@pytest.mark.parametrize(
    "ranks", [(1, 2, 3), (1, 2, 3, 3), (1, 2, 3, 4, 4), (2, 2, 3, 4), (1, 1, 2, 3, 4)]
)
def test_6_1_1_1_a_monster_deck_has_one_monster_of_each_rank(ranks: tuple[int, ...]) -> None:
    assert broken(monsters=[monster(rank=rank) for rank in ranks]) == ["6.1.1.1"]


def test_6_1_1_1_nothing_but_monsters_is_in_it() -> None:
    assert "6.1.1.1" in broken(monsters=[*beasts()[:3], battle(rank=4)])
    assert broken(monsters=[*beasts(), strategy(rank=1)]) == ["6.1.1.1"]


# 6.1.1.2. The main deck


@pytest.mark.parametrize("size", [0, 49, 51])
def test_6_1_1_2_a_main_deck_has_exactly_50_cards(size: int) -> None:
    assert broken(main=[battle() for _ in range(size)]) == ["6.1.1.2"]


def test_6_1_1_2_1_monsters_may_be_in_the_main_deck() -> None:
    assert broken(main=[monster(rank=3) for _ in range(50)]) == []
    assert broken(main=filled(monster(rank=1), monster(rank=4), strategy())) == []


@pytest.mark.parametrize(("number", "rules"), [(10, []), (11, ["6.1.1.2.2"])])
def test_6_1_1_2_2_at_most_10_cards_of_the_main_deck_have_a_2_as_icon(
    number: int, rules: list[str]
) -> None:
    twos = [battle(invasion=2) for _ in range(number)]
    assert broken(main=filled(*twos)) == rules


def test_6_1_1_2_2_the_monster_deck_does_not_count_in_that() -> None:
    twos = [battle(invasion=2) for _ in range(10)]
    strong = [monster(rank=rank, invasion=2) for rank in (1, 2, 3, 4)]
    assert broken(monsters=strong, main=filled(*twos)) == []


# 6.1.1.3. Colours


@pytest.mark.parametrize(
    ("colors", "rules"),
    [
        (["red"], []),
        (["white"], []),
        (["blue", "red"], []),
        (["blue", "white"], []),
        (["blue"], ["6.1.1.3"]),
        (["blue", "green"], ["6.1.1.3"]),
    ],
)
def test_6_1_1_3_every_card_is_white_or_shares_a_colour_with_the_first_monster(
    colors: list[str], rules: list[str]
) -> None:
    red = monster(rank=1, colors=["red"])
    assert broken(beasts(red), filled(battle(colors=colors))) == rules


def test_6_1_1_3_so_does_every_monster_of_the_monster_deck() -> None:
    red, blue = monster(rank=1, colors=["red"]), monster(rank=4, colors=["blue"])
    assert broken([red, *beasts()[1:3], blue]) == ["6.1.1.3"]


def test_6_1_1_3_it_is_the_first_monster_that_counts() -> None:
    blue = monster(rank=2, colors=["blue"])
    white = monster(rank=1, colors=["white"])
    assert broken([white, blue, *beasts()[2:]]) == ["6.1.1.3"]


def test_6_1_1_3_of_a_first_monster_of_two_colours_either_will_do() -> None:
    """The English edition speaks of the one colour of that monster and says nothing of
    two; we read it as the Japanese one, so the edition is not even asked for."""
    both = monster(rank=1, colors=["red", "blue"])
    cards = filled(battle(colors=["red"]), battle(colors=["blue", "green"]))
    assert broken(beasts(both), cards) == []
    assert broken(beasts(both), filled(battle(colors=["green"]))) == ["6.1.1.3"]


# 6.1.1.4. Copies


@pytest.mark.parametrize(("number", "rules"), [(4, []), (5, ["6.1.1.4"])])
def test_6_1_1_4_at_most_4_cards_have_the_same_number(number: int, rules: list[str]) -> None:
    card = battle()
    assert broken(main=filled(*[card] * number)) == rules


@pytest.mark.parametrize(("number", "rules"), [(3, []), (4, ["6.1.1.4"])])
def test_6_1_1_4_both_decks_are_counted_together(number: int, rules: list[str]) -> None:
    card = monster(rank=1)
    assert broken(beasts(card), filled(*[card] * number)) == rules


@pytest.mark.parametrize(("number", "rules"), [(2, []), (3, ["6.1.1.4"])])
def test_6_1_1_4_1_a_plus_at_the_end_makes_no_other_number(number: int, rules: list[str]) -> None:
    plain, plus = battle(number="XX-7"), battle(number="XX-7+")
    assert broken(main=filled(plain, plain, *[plus] * number)) == rules


def test_6_1_1_4_1_a_plus_elsewhere_does() -> None:
    one, other = battle(number="X+X-7"), battle(number="XX-7")
    assert broken(main=filled(*[one] * 4, *[other] * 4)) == []


# 6.1.1.5. Tokens


def test_6_1_1_5_tokens_are_in_neither_deck() -> None:
    assert broken(main=filled(battle(traits=["Token", "Test"]))) == ["6.1.1.5"]
    token = monster(rank=1, traits=["Token"])
    assert broken(beasts(token)) == ["6.1.1.5"]


@pytest.mark.rule("godzilla:6.1.1.5")
def test_a_token_of_the_set_is_not_let_into_a_deck() -> None:
    assert broken(main=filled(shipped("Spore"))) == ["6.1.1.3", "6.1.1.5"]


# 6.1.2. Abilities about building decks

ANY_NUMBER = "You may have any number of this card in your deck."


def test_6_1_2_an_ability_can_lift_the_limit_of_copies() -> None:
    card = battle(text=ANY_NUMBER)
    assert broken(main=filled(*[card] * 30)) == []


def test_6_1_2_it_lifts_it_for_its_own_card_only() -> None:
    card, other = battle(text=ANY_NUMBER), battle()
    assert broken(main=filled(*[card] * 30, *[other] * 5)) == ["6.1.1.4"]


RESONANCE = "[Resonance] Red/Blue ・Your deck must contain at least 2 strategy cards."


@pytest.mark.rule("godzilla:12.8.2")
def test_6_1_2_an_ability_can_let_cards_of_more_colours_in() -> None:
    first = monster(rank=1, colors=["green", "white"], text=RESONANCE)
    plans = [strategy(), strategy()]
    for color in ("red", "blue", "green", "white"):
        assert broken(beasts(first), filled(*plans, battle(colors=[color]))) == []
    narrow = monster(rank=1, colors=["green", "white"])
    assert broken(beasts(narrow), filled(*plans, battle(colors=["red"]))) == ["6.1.1.3"]


def test_6_1_2_only_the_first_monster_has_that_say() -> None:
    late = monster(rank=2, colors=["white"], text=RESONANCE)
    decks = [monster(rank=1), late, *beasts()[2:]]
    assert broken(decks, filled(battle(colors=["red"]))) == ["6.1.1.3"]


def test_6_1_2_once_the_game_has_begun_such_an_ability_does_nothing() -> None:
    first = monster(rank=1, colors=["red", "blue"], text=RESONANCE)
    card = battle(text=ANY_NUMBER)
    table = given(you=side(stack=[first], hand=[card]))
    table.you.plays(card, zone=2)
    assert table.you.zone(2) is card
    assert table.halted or table.asks is not None
    assert first.abilities.hears == {}
    assert first.abilities.changes == ()
