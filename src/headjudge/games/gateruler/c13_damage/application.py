"""13-5, 13-6. Each point of a ruler's damage turns up a card: a CNT ability, or damage."""

from __future__ import annotations

from typing import Any, Final

from headjudge.games.gateruler.c03_zones import layout as z
from headjudge.games.gateruler.c13_damage import ruler_damage
from headjudge.games.gateruler.c14_abilities import active, playing
from headjudge.games.gateruler.c15_terms import summoning
from headjudge.games.gateruler.c15_terms.putting import to_graveyard
from headjudge.games.gateruler.c16_keywords import bundles
from headjudge.kernel.events import is_forbidden
from headjudge.kernel.flow import Procedure, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame
from headjudge.rulebook.citation import rule

PROCESS: Final = "ruler damage"


# 13-5. Adding the processes


def apply_ruler_damage(game: Game) -> None:
    """The processes go into the gate, and no damage is left to be applied."""
    for seat in order_of_players(game):
        add_processes(game, seat)
    end_current_damage(game)


@rule("13-5b-2")
def order_of_players(game: Game) -> tuple[int, int]:
    """The processes of the active player go into the gate first."""
    return game.state.turn_player, 1 - game.state.turn_player


@rule("13-5b")
def add_processes(game: Game, seat: int) -> None:
    """As many processes go into the gate as the damage of this player's ruler."""
    numbers = game.state.numbers[seat]
    for key, ignored in (
        (ruler_damage.RULER_DAMAGE, False),
        (ruler_damage.RULER_DAMAGE_IGNORING_CNT, True),
    ):
        for _damage in range(numbers.get(key, 0)):
            game.add(PROCESS, seat=controller_of_process(seat), ignored=ignored)


@rule("13-5b-1")
def controller_of_process(seat: int) -> int:
    """Whoever controls the ruler controls the processes of its damage."""
    return seat


@rule("13-5c")
def end_current_damage(game: Game) -> None:
    """The current ruler damage of all rulers is 0."""
    for seat in (0, 1):
        game.set_number(seat, ruler_damage.RULER_DAMAGE, 0)
        game.drop_number(seat, ruler_damage.RULER_DAMAGE_IGNORING_CNT)


# 13-6. Resolving one process


@step("13-6b")
def turn_up_top_card(game: Game, frame: Frame) -> None:
    """The top card of the deck goes to the counter zone, face up."""
    seat = frame.vars["seat"]
    deck = game.state.zones[z.deck_of(seat)]
    if not deck:
        end_process(game, frame)
        return
    frame.vars["turned"] = deck[0]
    game.do(Event("put", seat, deck[0], z.counter_of(seat), cause="damage"))


@step("13-6c")
def take_damage(game: Game, frame: Frame) -> None:
    """A card without a CNT ability goes to the damage zone."""
    vars = frame.vars
    card = vars["turned"]
    if not bundles.has_counter_ability(game, card) or ignores_counter(frame):
        seat = vars["seat"]
        end_process(game, frame)
        if game.state.place[card] == z.counter_of(seat):
            zone = z.damage_of(game.state.owner[card])
            game.do(Event("put", seat, card, zone, cause="damage"))


@rule("13-6e")
def end_process(game: Game, frame: Frame) -> None:
    """The process is over, and gone from the gate."""
    game.leave(frame)


@rule("13-6c-1")
def ignores_counter(frame: Frame) -> bool:
    """If the damage says so, the card counts as one without a CNT ability."""
    return bool(frame.vars["ignored"])


@step("13-6d")
def play_counter_ability(game: Game, frame: Frame) -> None:
    """A CNT ability must be played (13-6d-1)."""
    vars = frame.vars
    play_turned_up_counter(game, vars["seat"], vars["turned"])


@rule("13-6d-1")
def play_turned_up_counter(game: Game, seat: int, card: int) -> None:
    """A CNT ability is played whether its player likes it or not, if there are targets."""
    term = game.state.printed[card].abilities.others["Counter"][0]
    if playing.is_to_play_its_card(term):
        instead = playing.free_by_counter(bundles.COUNTER)
        if playing.refusal_of_card(game, seat, card, instead, counted=False) is None:
            summoning.play_card(game, seat, card, instead=instead, counted=False, tags=("counter",))
    elif (
        can_play_counter(game, seat, card)
        and playing.refusal_of_effect(game, seat, card, term) is None
    ):
        playing.begin_playing(game, seat, card, bundles.COUNTER, term, counter=card)


def can_play_counter(game: Game, seat: int, card: int) -> bool:
    """Whether nothing says that CNT abilities, or any, cannot be played."""
    return not is_forbidden(game, Event("play ability", seat, card, cause=bundles.COUNTER))


@step("13-6d-2")
def put_unplayed_card_away(game: Game, frame: Frame) -> None:
    """If it could not be played, the card goes to its owner's graveyard."""
    card = frame.vars["turned"]
    if game.state.place[card] == z.counter_of(frame.vars["seat"]) and not is_counter_in_gate(
        game, card
    ):
        game.do(to_graveyard(game, card, "rule"))


def is_counter_in_gate(game: Game, card: int) -> bool:
    """Whether the card's CNT ability is in the gate."""
    return len([each for each in game.state.stack if each.vars.get("counter") == card]) > 0


APPLICATION = Procedure(
    PROCESS, "13-6", "Ruler damage application process",
    (turn_up_top_card, take_damage, play_counter_ability, put_unplayed_card_away),
)  # fmt: skip


@step("13-6d-3")
def counter_is_over(game: Game, frame: Frame) -> None:
    """Right after a CNT ability has left the gate its card goes to the graveyard."""
    active.mark_handled(game, frame, False)
    put_counter_card_away(game, frame.vars)


@rule("13-6d-3")
def put_counter_card_away(game: Game, vars: dict[str, Any]) -> None:
    """The card of a CNT ability that has left the gate goes from the counter zone to the
    graveyard."""
    card = vars["counter"]
    if card >= 0 and game.state.place[card] in (z.counter_of(0), z.counter_of(1)):
        game.do(to_graveyard(game, card, "rule"))
