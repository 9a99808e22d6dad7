"""12-3, 13-5, 13-6. Damage to a ruler: so many processes in the gate, each of which turns up
the top card of the deck; a card with a CNT ability plays it, any other is damage."""

from __future__ import annotations

from typing import Final

from headjudge.games.gateruler import damage, playing
from headjudge.games.gateruler import zones as z
from headjudge.games.gateruler.moving import to_graveyard
from headjudge.kernel.flow import Procedure, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame
from headjudge.rulebook.citation import rule

PROCESS: Final = "ruler damage"

# 13-5. Ruler damage application process


@rule("12-3a", without=False)
def is_due(game: Game) -> bool:
    """A ruler has damage that is not applied yet."""
    for numbers in game.state.numbers:
        if numbers.get(damage.RULER_DAMAGE) or damage.PLAIN_DAMAGE in numbers:
            return True
    return False


def apply(game: Game) -> None:
    """The processes go into the gate, and no damage is left to be applied."""
    for seat in first_and_second(game):
        add_processes(game, seat)
    none_is_left(game)


@rule("13-5b-2", without=(0, 1))
def first_and_second(game: Game) -> tuple[int, int]:
    """Those of the active player go into the gate first."""
    return game.state.turn_player, 1 - game.state.turn_player


@rule("13-5b")
def add_processes(game: Game, seat: int) -> None:
    """As many as the damage of this player's ruler."""
    numbers = game.state.numbers[seat]
    for key, ignored in ((damage.RULER_DAMAGE, False), (damage.PLAIN_DAMAGE, True)):
        for _damage in range(numbers.get(key, 0)):
            game.add(PROCESS, seat=controller(seat), ignored=ignored)


@rule("13-5b-1", without=0)
def controller(seat: int) -> int:
    """Whoever controls the ruler controls the processes of its damage."""
    return seat


@rule("13-5c")
def none_is_left(game: Game) -> None:
    """The current ruler damage of all rulers is 0."""
    for numbers in game.state.numbers:
        numbers[damage.RULER_DAMAGE] = 0
        numbers.pop(damage.PLAIN_DAMAGE, None)
    game.state.revision += 1


# 13-6. Resolving one


@step("13-6b")
def turn_up_top_card(game: Game, frame: Frame) -> None:
    """The top card of the deck goes to the counter zone, face up."""
    seat = frame.vars["seat"]
    deck = game.state.zones[z.deck_of(seat)]
    if not deck:
        leave_the_gate(game, frame)
        return
    frame.vars["turned"] = deck[0]
    game.do(Event("put", seat, deck[0], z.counter_of(seat), cause="damage"))


@step("13-6c")
def take_damage(game: Game, frame: Frame) -> None:
    """A card without a CNT ability goes to the damage zone."""
    vars = frame.vars
    card = vars["turned"]
    if not has_counter(game, card) or is_ignored(frame):
        seat = vars["seat"]
        leave_the_gate(game, frame)
        if game.state.place[card] == z.counter_of(seat):
            zone = z.damage_of(game.state.owner[card])
            game.do(Event("put", seat, card, zone, cause="damage"))


@rule("13-6e")
def leave_the_gate(game: Game, frame: Frame) -> None:
    """The process is over, and gone from the gate."""
    game.leave(frame)


@rule("13-6c-1", without=False)
def is_ignored(frame: Frame) -> bool:
    """If the damage says so, the card counts as one without a CNT ability."""
    return bool(frame.vars["ignored"])


@rule("16-4a", without=False)
def has_counter(game: Game, card: int) -> bool:
    return "Counter" in game.state.printed[card].abilities.others


@step("13-6d")
def play_counter(game: Game, frame: Frame) -> None:
    """A CNT ability must be played (13-6d-1)."""
    vars = frame.vars
    playing.play_counter(game, vars["seat"], vars["turned"])


@step("13-6d-2")
def put_away(game: Game, frame: Frame) -> None:
    """If it could not be played, the card goes to its owner's graveyard."""
    card = frame.vars["turned"]
    if game.state.place[card] == z.counter_of(frame.vars["seat"]) and not waits(game, card):
        game.do(to_graveyard(game, card, "rule"))


def waits(game: Game, card: int) -> bool:
    """Whether the card's CNT ability is in the gate."""
    return len([each for each in game.state.stack if each.vars.get("counter") == card]) > 0


RULER_DAMAGE = Procedure(
    PROCESS, "13-6", "Ruler damage application process",
    (turn_up_top_card, take_damage, play_counter, put_away),
)  # fmt: skip
