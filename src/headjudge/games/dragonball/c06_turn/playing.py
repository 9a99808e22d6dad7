"""6-3-1-2-1. Playing a Battle Card from the hand."""

from __future__ import annotations

from typing import Final

from headjudge.games.dragonball.c01_outline import words_on_card
from headjudge.games.dragonball.c02_cards import energy_costs
from headjudge.games.dragonball.c03_areas import areas as a
from headjudge.games.dragonball.c03_areas import entering, moving
from headjudge.games.dragonball.c04_basics import checkpoints, counter_timing
from headjudge.games.dragonball.c08_skills.validity import works
from headjudge.games.dragonball.c10_keywords import deflecting
from headjudge.games.dragonball.language import vocabulary as v
from headjudge.kernel.decision import Option
from headjudge.kernel.events import is_forbidden
from headjudge.kernel.flow import Procedure, does, step
from headjudge.kernel.game import Game
from headjudge.kernel.knowledge import everyone
from headjudge.kernel.state import Event, Frame
from headjudge.language.book import Context
from headjudge.language.doing import DO
from headjudge.language.evaluate import means

PLAY: Final = "play"
PLAY_FREE: Final = "play free"  # without paying the energy cost


def play_options(game: Game, seat: int) -> list[Option]:
    """The ways in which cards of the hand can be played now."""
    energy = energy_costs.active_energy(game, seat)
    found: list[Option] = []
    for card in game.state.zones[a.hand_of(seat)]:
        if refusal(game, seat, card, energy) is None:
            found.append((PLAY, card))
        if "PlayFree" in game.survey.features and refusal_free(game, seat, card) is None:
            found.append((PLAY_FREE, card))
    return found


def refusal(game: Game, seat: int, card: int, energy: list[int]) -> str | None:
    """The rule that forbids playing a card of the hand for its cost, or None."""
    wrong = refusal_at_all(game, seat, card)
    if wrong is None and not can_pay(game, energy, card):
        return "6-3-1-2-1-1"
    return wrong


def can_pay(game: Game, energy: list[int], card: int) -> bool:
    """Whether this energy would do for a card's energy cost."""
    return energy_costs.can_pay_energy(game, energy, energy_costs.energy_cost(game, card))


def refusal_free(game: Game, seat: int, card: int) -> str | None:
    """The rule that forbids playing a card of the hand without paying for it, or None."""
    for term in game.state.printed[card].abilities.others.get("PlayFree", ()):
        if works(Context(game, card, seat), term.while_):
            return refusal_at_all(game, seat, card)
    return "6-3-1-2-1-1"


def refusal_at_all(game: Game, seat: int, card: int) -> str | None:
    """The rule that forbids playing a card of the hand, paid for or not, or None."""
    if game.state.place[card] != a.hand_of(seat):
        return "6-3-1-2-1"
    if not entering.belongs_in_battle_area(game, card):
        return "3-6-1"
    if not can_be_played(game, card, seat):
        return "1-3-1"
    if "play" in game.survey.guarded_kinds and is_forbidden(
        game, event_of_playing(game, seat, card, ())
    ):
        return "1-3-3"
    return None


def can_be_played(game: Game, card: int, seat: int) -> bool:
    """Whether a card's own text lets this player play it now from where it is."""
    features = game.survey.features
    if "PlayOnlyIf" in features:
        for word in words_on_card(game, card, "PlayOnlyIf"):
            if not works(Context(game, card, seat), (word.condition,)):
                return False
    if "PlayOnlyFrom" in features:
        area = a.LAYOUT.kind[game.state.place[card]]
        for word in words_on_card(game, card, "PlayOnlyFrom"):
            if area not in word.areas:
                return False
    return True


def event_of_playing(game: Game, seat: int, card: int, tags: tuple[str, ...]) -> Event:
    """The event of playing a card of the hand."""
    return Event("play", seat, card, a.battle_area(seat), cause=PLAY, tags=tags)


def play_from_hand(game: Game, seat: int, card: int, way: str) -> None:
    """Begin to play a card of the hand."""
    game.call("play card", seat=seat, card=card, way=way)


# -- the procedure


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
    """A counter timing occurs because of the play that was declared."""
    counter_timing.at_play(game, frame.vars["seat"], frame.vars["card"])


@step("6-3-1-2-1-3")
def put_into_play(game: Game, frame: Frame) -> None:
    """The Battle Card is played, if it is still there to be."""
    vars = frame.vars
    card = vars["card"]
    if not counter_timing.can_go_on(game, (card, vars["identity"])):
        return
    if "negated" in vars:
        game.do(moving.to_drop(game, card, "negated"))
        return
    tags = (moving.RESTING,) if "resting" in vars else ()
    game.do(event_of_playing(game, vars["seat"], card, tags))


PLAY_CARD = Procedure(
    "play card",
    "6-3-1-2-1",
    "Play a card",
    (declare, let_counter, put_into_play, does("6-3-1-2-1-4", checkpoints.check)),
)


# -- what counters do to a play


def being_played(game: Game) -> Frame | None:
    """The play that is declared and not carried out yet."""
    for frame in reversed(game.state.frames):
        if frame.procedure == "play card":
            return frame
    return None


@means(DO, v.NegatePlay)
def do_negate_play(context: Context, frame: Frame, term: v.NegatePlay) -> None:
    """Negate the play of the card that is being played: it is not played."""
    change_play(context, "negated")


@means(DO, v.PlayedResting)
def do_played_resting(context: Context, frame: Frame, term: v.PlayedResting) -> None:
    """Have the card that is being played, or the one that the answered skill plays, come in Rest
    Mode."""
    for answered in reversed(context.game.state.frames):
        if answered.procedure == "skill":
            answered.vars[moving.RESTING] = True
            return
        if answered.procedure == "play card":
            change_play(context, "resting")
            return


def change_play(context: Context, how: str) -> None:
    """Keep the card that is being played from being played, or have it come in Rest Mode; not if it
    deflects that (10-22-2)."""
    game = context.game
    declared = being_played(game)
    if declared is not None and not deflecting.is_unaffected(game, declared.vars["card"]):
        declared.vars[how] = True


PROCEDURES: Final = (PLAY_CARD,)
