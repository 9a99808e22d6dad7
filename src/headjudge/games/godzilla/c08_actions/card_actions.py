"""8.2, 8.3. Play a battle card, activate a strategy card."""

from __future__ import annotations

from typing import Final

from headjudge.games.godzilla import c03_players
from headjudge.games.godzilla.c01_overview.prohibitions import closed_zones, under_prohibition
from headjudge.games.godzilla.c04_areas.contents import strategy_zones
from headjudge.games.godzilla.c05_terms.entering import came_from
from headjudge.games.godzilla.c08_actions.ranks import rank_to_play, reductions, within_rank
from headjudge.games.godzilla.c10_abilities.playing import zones_for
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.flow import Procedure, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame
from headjudge.language.book import Context
from headjudge.language.evaluate import all_hold, number, select
from headjudge.rulebook.citation import rule

# 8.2. Play a battle card

BATTLE: Final = "play battle"


@rule("8.2.1")
def low_enough_for_battle(game: Game, seat: int, cards: list[int]) -> list[int]:
    """Of these cards those that can be played as battle cards: their rank is at most the number of
    the zone of the opponent's invading monster."""
    return within_rank(game, seat, cards, c03_players.position(game, 1 - seat))


def with_room(game: Game, seat: int, cards: list[int]) -> list[int]:
    """Of these cards those that there is a zone for (10.5.2.1.2)."""
    suspects = under_prohibition(game, cards)
    if not suspects:
        return cards
    return [
        card
        for card in cards
        if card not in suspects or not closed_zones(game, seat, card) or zones_for(game, seat, card)
    ]


@step("8.2.1")
def play_battle(game: Game, frame: Frame) -> None:
    """The battle card is played."""
    game.call("play card", seat=frame.vars["seat"], card=frame.vars["card"])


PLAY_BATTLE = Procedure(BATTLE, "8.2", "Play a battle card", (play_battle,))


# 8.2.1. A battle card that may be played on top of another (1.3.1)

ONTO: Final = "play onto"


def with_host(game: Game, seat: int, cards: list[int]) -> list[int]:
    """Of these cards those that can be played on top of another: their rank counts as lower
    then."""
    return [card for card in cards if hosts(game, seat, card)]


def hosts(game: Game, seat: int, card: int) -> list[int]:
    """The cards that a card may be played on top of, where that lowers its rank enough."""
    found: list[int] = []
    context = Context(game, card, seat)
    for word in reductions(game, card, False):
        rank = rank_to_play(game, seat, card) - max(0, number(context, word.by))
        if rank <= c03_players.position(game, 1 - seat) and all_hold(context, word.while_):
            found.extend([c for c in select(context, word.onto) if c not in found])
    closed = closed_zones(game, seat, card) if found else []
    return [each for each in found if game.state.place[each] not in closed]


@choice("8.2.1")
def choose_host(game: Game, frame: Frame) -> Decision | None:
    """The player chooses the card that it is played on top of."""
    seat = frame.vars["seat"]
    options: tuple[Option, ...] = tuple(
        [("card", card) for card in hosts(game, seat, frame.vars["card"])]
    )
    return Decision(seat, "host", options, "8.2.1")


@choose_host.then
def play_onto_host(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """The card is played on top of the chosen one."""
    seat = frame.vars["seat"]
    host = int(chosen[0][1])
    game.do(
        Event("play", seat, frame.vars["card"], game.state.place[host], 0, -1, -1, "play",
              tags=(*came_from("hand"), "onto", host))
    )  # fmt: skip


PLAY_ONTO = Procedure(ONTO, "8.2", "Play a battle card on top of another", (choose_host,))


# 8.3. Activate a strategy card

STRATEGY: Final = "activate strategy"


@rule("8.3.1")
def low_enough_for_strategy(game: Game, seat: int, cards: list[int]) -> list[int]:
    """Of these cards those that can be activated: their rank is at most the number of the zone of
    the player's own invading monster."""
    return within_rank(game, seat, cards, c03_players.position(game, seat))


@rule("8.3.2")
def no_room(game: Game, seat: int) -> str | None:
    """The rule that forbids activating a strategy card while every strategy zone holds one, or
    None."""
    zones = game.state.zones
    for zone in strategy_zones(game, seat):
        if not zones[zone]:
            return None
    return "8.3.2"


def with_strategy_zone(game: Game, seat: int, cards: list[int]) -> list[int]:
    """Of these cards those that need no strategy zone, or all if there is one for them (8.3.2)."""
    if no_room(game, seat) is None:
        return cards
    printed = game.state.printed
    return [card for card in cards if printed[card].values["type"] != "strategy"]


@step("8.3.1")
def activate_strategy(game: Game, frame: Frame) -> None:
    """The strategy card is played."""
    game.call("play card", seat=frame.vars["seat"], card=frame.vars["card"])


ACTIVATE_STRATEGY = Procedure(STRATEGY, "8.3", "Activate a strategy card", (activate_strategy,))
PROCEDURES: Final = (PLAY_BATTLE, PLAY_ONTO, ACTIVATE_STRATEGY)
