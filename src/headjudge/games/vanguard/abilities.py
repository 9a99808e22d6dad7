"""8.1, 8.3, 12.2, 12.5. Abilities: which are active, and which cannot be used.

Activated abilities are in `activated.py`, automatic ones in `automatic.py`; what continuous
ones change, in `information.py`.
"""

from __future__ import annotations

from typing import Any, Final

from headjudge.games.vanguard import circles as c
from headjudge.games.vanguard import vocabulary as v
from headjudge.games.vanguard.areas import ZONES_OF
from headjudge.games.vanguard.zones import LAYOUT
from headjudge.kernel.game import Game
from headjudge.kernel.state import FACE_DOWN, Event, Frame
from headjudge.language import patterns
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.doing import DO
from headjudge.language.elsewhere import Elsewhere
from headjudge.language.evaluate import all_hold, means
from headjudge.rulebook.citation import rule

# 8.3. Active and inactive


@rule("8.3.2", without=True)
def has_effect(active: bool) -> bool:
    """What is inactive is there all the same, but does nothing and asks for no choice."""
    return active


@rule("8.3.3", without=True)
def is_met(context: Context, conditions: tuple[t.Condition, ...]) -> bool:
    """What is active under a condition is inactive while it is not met."""
    return all_hold(context, conditions)


def works(context: Context, conditions: tuple[t.Condition, ...]) -> bool:
    """Whether an ability with these conditions does anything just now."""
    return has_effect(is_met(context, conditions))


@rule("4.8.2.2", "4.9.2.2", without=False)
def is_mute(game: Game, card: int) -> bool:
    """A card that lies face down in the damage zone or the bind zone does nothing."""
    state = game.state
    return state.face[card] == FACE_DOWN and LAYOUT.kind[state.place[card]] in MUTE_IN


MUTE_IN: Final = ("damage", "bind")


def is_silent(game: Game, card: int) -> bool:
    """Nor does a locked card."""
    return is_mute(game, card) or c.is_locked(game, card)


# 3.1.1.3. The sorts of abilities that work in other zones than circles
HEARD: Final = "heard elsewhere"
CHANGES: Final = "changes elsewhere"


def sort_of(term: Any) -> str:
    return HEARD if term.role == "auto" else CHANGES


ELSEWHERE: Final = Elsewhere(ZONES_OF, sort_of, is_silent)


def active_elsewhere(game: Game) -> list[tuple[int, Any]]:
    """The automatic abilities among them; a unit may have lost its own."""
    place, field = game.state.place, LAYOUT.field
    return [
        (card, term)
        for card, term in ELSEWHERE.at(game, HEARD)
        if not field[place[card]] or term in game.abilities(card).terms
    ]


@rule("8.1.1.4", without=())
def changes_elsewhere(game: Game) -> list[tuple[int, Any]]:
    """The continuous abilities among them; one that names no zone works in all of them."""
    return ELSEWHERE.at(game, CHANGES)


# 12.2, 12.5. Abilities that cannot be used


def make_unusable(game: Game, identity: int, term: t.Ability, until: str) -> None:
    """An ability of this object cannot be used for the rest of the turn, or of the game."""
    state = game.state
    if until == "game":
        state.limits[("unusable", identity)] = 1
        state.limits[("unusable", identity, term)] = 1
    else:
        game.mark(("unusable", identity))
        game.mark(("unusable", identity, term))
    cancel_standby(game, identity, term)
    state.revision += 1


@rule("12.2.1.3")
def cancel_standby(game: Game, identity: int, term: t.Ability) -> None:
    """If it stands by already, it does so no longer."""
    state = game.state
    playing = playing_now(game)
    state.standby = [
        each
        for each in state.standby
        if each.id in playing or each.identity != identity or each.term != term
    ]


def playing_now(game: Game) -> list[int]:
    """The standby that is being played is taken off when it is over."""
    return [f.vars["standby"] for f in game.state.frames if f.procedure == "standby"]


def is_unusable(game: Game, identity: int, term: t.Ability) -> bool:
    state = game.state
    of_object = ("unusable", identity)  # looked for first: it is the faster to find
    if of_object in state.happened and (*of_object, term) in state.happened:
        return True
    return of_object in state.limits and (*of_object, term) in state.limits


@rule("12.2.1.2", without=False)
def cannot_trigger(game: Game, term: Any, identity: int) -> bool:
    """What cannot be used does not trigger."""
    return is_unusable(game, identity, term)


def matches(game: Game, term: Any, event: Event, source: int, seat: int, identity: int) -> bool:
    """Whether an event meets an ability that can be used."""
    if term.role == "auto":
        if cannot_trigger(game, term, identity):
            return False
        if event.card == source and not is_kept(event, term):
            return False
    return patterns.matches(game, term, event, source, seat, identity)


def is_kept(event: Event, term: t.Auto) -> bool:
    """Whether a card still has an ability when what it waits for befalls the card itself."""
    if event.kind == "heart":
        return is_kept_as_heart(term)
    return event.kind != "leave" or event.cause != "ride" or is_kept_in_soul(term)


@rule("8.6.5.1.4", without=False)
def is_kept_in_soul(term: t.Auto) -> bool:
    """One that triggers when a ride puts its card into the soul, as though that were a unit."""
    return term.on_leaving


@rule("8.6.5.1.5", without=False)
def is_kept_as_heart(term: t.Auto) -> bool:
    """One that triggers when its card becomes a heart, as though that were a unit."""
    return term.on_leaving


@rule("12.5.1.1", without=False)
def is_once_a_turn(term: Any) -> bool:
    """Whether the ability shows the icon for once a turn."""
    return len([each for each in term.while_ if type(each) is v.Once]) > 0


def used(game: Game, identity: int, term: Any) -> None:
    """An ability is played: one for once a turn is then used up."""
    if is_once_a_turn(term):
        make_unusable(game, identity, term, "turn")


@means(DO, v.CannotBeUsed)
def _(context: Context, frame: Frame, term: v.CannotBeUsed) -> None:
    """The ability that says so cannot be used any more."""
    ability = frame.vars.get("ability")
    if ability is not None:
        make_unusable(context.game, context.identity, ability, term.until)


# What is played


@rule("3.4.3", without=-1)
def master_of_effect(master: int) -> int:
    """The master of what an ability does is the master of the ability."""
    return master


@rule("8.7.2.1.1.1", without=0)
def time_played(game: Game) -> int:
    """The time stamp of what a played ability does is when it was played."""
    return game.state.tick()
