"""Chapter 6: what decks may hold, and the opening."""

from __future__ import annotations

import pytest

from headjudge.games import load
from headjudge.games.godzilla import c06_preparing
from headjudge.games.godzilla.c04_areas import layout as z
from headjudge.kernel.cards import Card
from headjudge.kernel.game import Game
from headjudge.kernel.random import key_of
from headjudge.kernel.state import Frame, State
from tests.games.godzilla.rulings.book.stock import CINDER, EDITIONS, TIDE, tide
from tests.games.godzilla.table import Player, Table, battle, given, monster, side, strategy
from tests.games.laying import with_cards

BEASTS = list(CINDER.values())


def filled(*cards: Card, to: int = 50) -> list[Card]:
    """These cards, and different white ones up to so many."""
    return [*cards, *[battle() for _ in range(to - len(cards))]]


def broken(monsters: list[Card], main: list[Card]) -> list[str]:
    return [each.rule for each in c06_preparing.broken_conditions(monsters, main)]


@pytest.mark.rule("godzilla:6.1.1.2.2")
@pytest.mark.rule("godzilla:6.1.1.2")
@pytest.mark.rule("godzilla:6.1.1.2.1")
def test_r53_icons_of_2_are_counted_in_the_main_deck_only() -> None:
    fast = [
        monster(rank=rank, colors=["red"], traits=["Cinder"], invasion=2) for rank in (1, 2, 3, 4)
    ]
    twos = [battle(invasion=2) for _ in range(11)]
    assert broken(fast, filled(*twos[:10])) == []
    assert broken(fast, filled(*twos)) == ["6.1.1.2.2"]
    assert broken(fast, filled(to=49)) == ["6.1.1.2"]
    assert broken(fast, filled(to=51)) == ["6.1.1.2"]
    assert broken(fast, filled(monster(colors=["red"]))) == []


@pytest.mark.rule("godzilla:6.1.1.4")
@pytest.mark.rule("godzilla:6.1.1.4.1")
@pytest.mark.rule("godzilla:6.1.2")
def test_r54_four_of_a_number_across_both_decks() -> None:
    """Q. What counts as the same card?  A. Its number, in both decks together, without a final
    "+"; not its name. A text may lift the limit."""
    assert broken(BEASTS, filled(*[CINDER[1]] * 4)) == ["6.1.1.4"]
    assert broken(BEASTS, filled(*[CINDER[1]] * 3)) == []
    plain, shiny = battle(number="X-020"), battle(number="X-020+")
    assert broken(BEASTS, filled(plain, plain, plain, shiny, shiny)) == ["6.1.1.4"]
    one, other = battle("Twin", number="X-030"), battle("Twin", number="X-031")
    assert broken(BEASTS, filled(*[one] * 4, *[other] * 4)) == []
    swarm = battle(
        "Swarm Craft",
        "You may have any number of this card in your deck.\n"
        "[Awakening 6] This card gains +2000 counter power.",
        rank=3,
    )
    assert broken(BEASTS, filled(*[swarm] * 20)) == []


@pytest.mark.rule("godzilla:6.1.1.3")
@pytest.mark.rule("godzilla:6.1.1.5")
@pytest.mark.rule("godzilla:6.1.1.1")
def test_r55_colours_and_kinds_in_a_one_colour_deck() -> None:
    pale = monster(rank=3, colors=["white"], traits=["Cinder"])
    assert broken([CINDER[1], CINDER[2], pale, CINDER[4]], filled()) == []
    assert broken(BEASTS, filled(battle(colors=["red", "blue"]))) == []
    assert broken(BEASTS, filled(battle(colors=["blue"]))) == ["6.1.1.3"]
    assert broken(BEASTS, filled(battle(traits=["Token"]))) == ["6.1.1.5"]
    assert broken([CINDER[1], CINDER[2], CINDER[2], CINDER[4]], filled()) == ["6.1.1.1"]


@pytest.mark.rule("godzilla:12.8.2")
@pytest.mark.rule("godzilla:6.1.2")
def test_r56_resonance() -> None:
    """Q. Battle cards must be Machines. Whom does that bind?  A. Battle cards only; and colours
    that are not named stay out."""
    titan = monster(
        "Chord Titan",
        "[Resonance] Red/Blue\n・Battle cards in your deck must have «Machine».",
        colors=["red", "blue"],
        traits=["Machine"],
    )
    beasts = [titan, *[monster(rank=rank, traits=["Machine"]) for rank in (2, 3, 4)]]
    machines = [battle(traits=["Machine"]) for _ in range(49)]
    assert broken(beasts, [*machines, battle(colors=["blue"], traits=["Machine"])]) == []
    assert broken(beasts, [*machines, battle(traits=["Other"])]) == ["12.8.2"]
    assert broken(beasts, [*machines, battle(colors=["green"], traits=["Machine"])]) == ["6.1.1.3"]
    assert broken(beasts, [*machines, strategy()]) == []
    assert broken(beasts, [*machines, monster(rank=2, traits=["Other"])]) == []
    table = given(you=side(stack=[titan]))
    assert table.you.threat == 5000


@pytest.mark.rule("godzilla:6.1.1.3")
def test_r57_a_two_coloured_rank_1_monster_without_resonance() -> None:
    two = monster("Two-Tone", colors=["red", "blue"], traits=["Machine"])
    beasts = [two, *[monster(rank=rank) for rank in (2, 3, 4)]]
    red, blue, green = battle(colors=["red"]), battle(colors=["blue"]), battle(colors=["green"])
    assert broken(beasts, filled(red)) == []
    assert broken(beasts, filled(red, blue)) == []
    assert broken(beasts, filled(green)) == ["6.1.1.3"]


@EDITIONS
@pytest.mark.rule("godzilla:6.3.1.5")
@pytest.mark.rule("godzilla:6.3.1.6.1")
@pytest.mark.rule("godzilla:6.3.1.7")
@pytest.mark.rule("godzilla:7.2.2")
def test_r58_the_opening_and_the_first_draw(edition: str) -> None:
    """Q. Does the first player draw?  A. Yes, by the rank of the other monster; nobody is asked
    about their hand."""
    anchored = tide(
        "Anchored Tide",
        "If this card is in your monster deck, at the start of the game it will be played in "
        "Zone 3.",
    )
    main = [
        make(rank=rank)
        for rank in (1, 2, 3, 4, 5)
        for make in (battle, strategy)
        for _each in range(5)
    ]
    monsters = [BEASTS, [anchored, TIDE[2], TIDE[3], TIDE[4]]]
    rules = with_cards(load("godzilla").rules(), [*monsters[0], *monsters[1], *main])
    for seed in range(8):
        game = Game(rules, State("godzilla", edition, 2, z.LAYOUT.total, key_of(seed)), [])
        for seat in (0, 1):
            for card in monsters[seat]:
                game.make(card, seat, c06_preparing.MONSTERS)
            for card in main:
                game.make(card, seat, c06_preparing.MAIN)
        game.survey = game.rules.terms.survey(game)
        game.state.frames.append(Frame("setup", 0, {}))
        game.run()
        table = Table(game, Player(0), Player(1))
        if table.asked == "you":
            break
    assert (table.asked, table.prompt) == ("you", "main")
    assert (len(table.you.hand), len(table.them.hand)) == (6, 5)
    assert (table.you.position, table.them.position) == (1, 3)
    assert (table.you.rage, table.them.rage) == (0, 0)
    assert (len(table.you.monsters), len(table.them.monsters)) == (3, 3)
    for verb, type_, most in (("play battle", "battle", 3), ("activate strategy", "strategy", 1)):
        may = [
            card
            for card in table.you.hand
            if card.values["type"] == type_ and card.values["rank"] <= most
        ]
        assert table.you.offers(verb) == may
