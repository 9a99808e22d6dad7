"""6-3-1-2-1. Playing a Battle Card from the hand."""

from __future__ import annotations

from typing import Final

from headjudge.games.dragonball import areas as a
from headjudge.games.dragonball import counter_timing, energy_costs
from headjudge.games.dragonball.keywords_conditions import works
from headjudge.games.dragonball.moving import RESTING, to_drop
from headjudge.games.dragonball.text_over_rules import can_be_played
from headjudge.games.dragonball.timing import check
from headjudge.kernel.decision import Option
from headjudge.kernel.events import is_forbidden
from headjudge.kernel.flow import Procedure, step
from headjudge.kernel.game import Game
from headjudge.kernel.knowledge import everyone
from headjudge.kernel.state import Event, Frame
from headjudge.language.book import Context
from headjudge.rulebook.citation import rule

PLAY: Final = "play"
PLAY_FREE: Final = "play free"  # without paying the energy cost


def options(game: Game, seat: int) -> list[Option]:
    """The ways in which cards of the hand can be played now."""
    energy = energy_costs.active_energy(game, seat)
    found: list[Option] = []
    for card in game.state.zones[a.hand_of(seat)]:
        if refusal(game, seat, card, energy) is None:
            found.append((PLAY, card))
        if "PlayFree" in game.special and refusal_free(game, seat, card) is None:
            found.append((PLAY_FREE, card))
    return found


def refusal(game: Game, seat: int, card: int, energy: list[int]) -> str | None:
    """The rule that forbids playing a card of the hand for its cost, or None."""
    wrong = refusal_at_all(game, seat, card)
    if wrong is None and not can_pay(game, energy, card):
        return "6-3-1-2-1-1"
    return wrong


def can_pay(game: Game, energy: list[int], card: int) -> bool:
    return energy_costs.can_pay_energy(game, energy, energy_costs.energy_cost(game, card))


def refusal_free(game: Game, seat: int, card: int) -> str | None:
    """The rule that forbids playing it without paying, or None."""
    for term in game.state.printed[card].abilities.others.get("PlayFree", ()):
        if works(Context(game, card, seat), term.while_):
            return refusal_at_all(game, seat, card)
    return "6-3-1-2-1-1"


def refusal_at_all(game: Game, seat: int, card: int) -> str | None:
    if game.state.place[card] != a.hand_of(seat):
        return "6-3-1-2-1"
    if not belongs_in_battle_area(game, card):
        return "3-6-1"
    if not can_be_played(game, card, seat):
        return "1-3-1"
    if "play" in game.guarded and is_forbidden(game, playing(game, seat, card, ())):
        return "1-3-3"
    return None


@rule("3-6-1", without=True)
def belongs_in_battle_area(game: Game, card: int) -> bool:
    """Battle Cards are placed there (and such Extra Cards as a text places there)."""
    return a.is_battle_card(game, card)


def playing(game: Game, seat: int, card: int, tags: tuple[str, ...]) -> Event:
    """A card of the hand is about to be played."""
    return Event("play", seat, card, a.battle_area(seat), cause=PLAY, tags=tags)


def play(game: Game, seat: int, card: int, way: str) -> None:
    game.call("play card", seat=seat, card=card, way=way)


@step("6-3-1-2-1-1")
def declare(game: Game, frame: Frame) -> None:
    """The card is revealed, its energy paid, and the play declared."""
    vars = frame.vars
    card = vars["card"]
    game.reveal((card,), everyone(game.state))
    vars["identity"] = game.state.identity[card]
    game.note("declare", vars["seat"], card=card)
    if vars["way"] == PLAY:
        energy_costs.pay_for_battle_card(game, vars["seat"], card)


@step("6-3-1-2-1-2")
def let_counter(game: Game, frame: Frame) -> None:
    """A counter timing occurs."""
    counter_timing.at_play(game, frame.vars["seat"], frame.vars["card"])


@step("6-3-1-2-1-3")
def put_into_play(game: Game, frame: Frame) -> None:
    """The Battle Card is played, if it is still there to be."""
    vars = frame.vars
    card = vars["card"]
    if not counter_timing.can_go_on(game, (card, vars["identity"])):
        return
    if "negated" in vars:
        game.do(to_drop(game, card, "negated"))
        return
    tags = (RESTING,) if "resting" in vars else ()
    game.do(playing(game, vars["seat"], card, tags))


@step("6-3-1-2-1-4")
def played(game: Game, frame: Frame) -> None:
    """What playing it triggers is pending, and a checkpoint occurs."""
    check(game)


PLAY_CARD = Procedure(
    "play card", "6-3-1-2-1", "Play a card", (declare, let_counter, put_into_play, played)
)


def being_played(game: Game) -> Frame | None:
    """The play that is declared and not carried out yet."""
    for frame in reversed(game.state.frames):
        if frame.procedure == "play card":
            return frame
    return None


PROCEDURES: Final = (PLAY_CARD,)
