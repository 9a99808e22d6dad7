"""14-2, 14-7, 14-10. Abilities: which are active, how often they are played, and automatic
ones, which stand by when their condition is met."""

from __future__ import annotations

from typing import Any, Final

from headjudge.games.gateruler import treating
from headjudge.games.gateruler import vocabulary as v
from headjudge.games.gateruler.areas import ZONES_OF
from headjudge.games.gateruler.unaffected import ignores
from headjudge.games.gateruler.zones import LAYOUT
from headjudge.kernel import triggers, values
from headjudge.kernel.game import Game
from headjudge.kernel.knowledge import everyone
from headjudge.kernel.state import FACE_DOWN, Event, Frame, Standby
from headjudge.language import patterns
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.elsewhere import Elsewhere
from headjudge.language.evaluate import all_hold
from headjudge.rulebook.citation import fact, rule

# 14-2. Active abilities


@rule("14-8a-1", without=True)
def works(context: Context, conditions: tuple[t.Condition, ...]) -> bool:
    """What is active under conditions does nothing while they are not met."""
    return all_hold(context, conditions)


def is_base(term: Any) -> bool:
    """14-8b. Whether a continuous ability defines its card everywhere, without condition."""
    return term.role == "change" and "anywhere" in term.where and not term.while_


@rule("3-13c-1", without=False)
def is_mute(game: Game, card: int) -> bool:
    """What lies face down in a damage zone, or as a charge, does nothing."""
    state = game.state
    return state.face[card] == FACE_DOWN and LAYOUT.kind[state.place[card]] in ("damage", "charge")


# The sorts of abilities that work in zones they name: automatic, continuous, and continuous ones
# that define their card (14-8b)
HEARD: Final = "heard elsewhere"
CHANGES: Final = "changes elsewhere"
BASE: Final = "base abilities"


def sort_of(term: Any) -> str:
    if term.role == "auto":
        return HEARD
    return BASE if is_base(term) else CHANGES


ELSEWHERE: Final = Elsewhere(ZONES_OF, sort_of, is_mute)


@rule("14-2b", without=())
def elsewhere(game: Game, sort: str) -> list[tuple[int, Any]]:
    """Abilities of one sort that work in zones they name, with their cards there, as they are
    printed."""
    return ELSEWHERE.at(game, sort)


def heard_elsewhere(game: Game) -> list[tuple[int, Any]]:
    return elsewhere(game, HEARD)


def changes_elsewhere(game: Game) -> list[tuple[int, Any]]:
    return elsewhere(game, CHANGES)


@rule("14-2c")
def is_handled(game: Game, frame: Frame, is_so: bool) -> None:
    """While an ability is played or resolved, what speaks of it by its name is active."""
    if not is_so:
        treating.is_over(game, frame)
    if "WhileHandled" in game.special:
        frame.vars["handled"] = is_so
        if frame.vars["term"] is not None:
            game.state.revision += 1


def handled(game: Game) -> list[tuple[int, Any]]:
    """The abilities that are being played or resolved just now, with their cards."""
    frames = [each.vars for each in game.state.frames if each.vars.get("handled")]
    return [(vars["card"], vars["term"]) for vars in frames if vars["term"] is not None]


# 14-7. Limits


def limit_of(term: Any) -> v.Limit | None:
    """How often an ability can be played; None: without limit."""
    for each in term.while_:
        if type(each) is v.Limit:
            return each
    return None


def name_of(term: Any) -> str:
    """14-1a-4. The name of an ability; "": it has none."""
    for each in getattr(term, "while_", ()):
        if type(each) is v.Called:
            return str(each.name)
    return ""


def limit_key(limit: v.Limit, identity: int, term: Any, seat: int) -> tuple[Any, ...]:
    """What is counted together for a limit."""
    if limit.by_name:
        return by_name(term, seat)
    key = by_itself(identity, term)
    return key if WHOEVER_PLAYS_IT else (*key, seat)


# 14-7a-2a: a new controller inherits the count
WHOEVER_PLAYS_IT: Final[bool] = fact("14-7a-2a", True, without=False)


@rule("14-7a-1", "14-7a-1a", without=("used",))
def by_name(term: Any, seat: int) -> tuple[Any, ...]:
    """All abilities of one name together, each player for themselves."""
    return ("used", name_of(term), seat)


@rule("14-7a-2", without=("used",))
def by_itself(identity: int, term: Any) -> tuple[Any, ...]:
    """The ability of this card alone."""
    return ("used", identity, term)


@rule("14-7b", without=False)
def cannot_be_used(game: Game, identity: int, term: Any, seat: int) -> bool:
    """An activated ability that was played as often as it may be cannot be played."""
    return is_used_up(game, identity, term, seat)


@rule("14-7a", without=False)
def is_used_up(game: Game, identity: int, term: Any, seat: int) -> bool:
    """Played as often as it may be this turn, or this game."""
    if not term.while_:
        return False
    limit = limit_of(term)
    if limit is None:
        return False
    book = game.state.happened if limit.per == "turn" else game.state.limits
    return book.get(limit_key(limit, identity, term, seat), 0) >= limit.number


def use(game: Game, identity: int, term: Any, seat: int) -> None:
    """The ability is played once more."""
    limit = limit_of(term)
    if limit is not None:
        book = game.state.happened if limit.per == "turn" else game.state.limits
        key = limit_key(limit, identity, term, seat)
        book[key] = book.get(key, 0) + 1


@rule("14-7c", without=False)
def cannot_trigger(game: Game, term: Any, identity: int, seat: int) -> bool:
    """What has been played as often as it may does not trigger."""
    return is_used_up(game, identity, term, seat)


@rule("14-7d", without=False)
def is_ignored(game: Game, term: Any, identity: int, seat: int) -> bool:
    """Nor is a replacement that one may take or leave offered again once it was taken as often
    as it may be; to leave it counts for nothing."""
    return is_used_up(game, identity, term, seat)


# 14-10. Automatic abilities


def matches(game: Game, term: Any, event: Event, source: int, seat: int, identity: int) -> bool:
    """Whether an event meets an ability that can be played."""
    role = term.role
    if role == "auto" and cannot_trigger(game, term, identity, seat):
        return False
    if role == "replace" and term.optional and is_ignored(game, term, identity, seat):
        return False
    if "Unaffected" in game.special and ignores(game, role, event, source, seat):
        return False
    return patterns.matches(game, term, event, source, seat, identity)


@rule("14-10b", "14-1a-2")
def by_cards(game: Game, event: Event, moment: triggers.Moment, once: bool) -> None:
    """The abilities whose condition this meets are triggered."""
    triggers.by_cards(game, event, moment, once)
    if "answers" in game.special:
        for seat in (0, 1):
            for area in ANSWERED_FROM:
                answers = answering(area, event.kind, seat) in game.special
                if answers and has_hidden_cards(game, seat, area):
                    game.state.happened[stirring(seat, area)] = 1
                    game.derived().notes.pop(QUIET, None)


QUIET: Final = "quiet"  # a note: nothing is due and nothing has triggered
# The areas of hidden cards that something may be answered from
ANSWERED_FROM: Final = ("set", "hand", "drive")


def answering(area: str, kind: str, seat: int) -> str:
    """`game.special`: this player's deck has a card that may answer such an event from there."""
    return f"answers {kind} {seat}" if area == "set" else f"answers {kind} {seat} {area}"


def stirring(seat: int, area: str) -> tuple[Any, ...]:
    """What is marked when something has happened that such a card may answer."""
    return ("stirred", seat) if area == "set" else ("stirred", seat, area)


def has_hidden_cards(game: Game, seat: int, area: str = "set") -> bool:
    """Whether a player has a card in such a zone that not everybody knows."""
    known = game.state.known
    cards = game.rules.meanings.areas[area](game, seat)
    for card in cards:  # noqa: SIM110 (any() over a generator is slower)
        if known[card] != LAYOUT.everybody:
            return True
    return False


def forget_stirrings(game: Game, seat: int) -> None:
    """The occasion to answer what has happened is over."""
    for area in ANSWERED_FROM:
        game.state.happened.pop(stirring(seat, area), None)


def is_stirred(game: Game, seat: int) -> bool:
    """Whether something has happened that a hidden card of this player may answer. It is asked
    about whether or not there is such a card: asking tells nothing."""
    happened = game.state.happened
    for area in ANSWERED_FROM:
        if stirring(seat, area) in happened and has_hidden_cards(game, seat, area):
            return True
    return False


# 14-10e: of cards that leave together each hears of the others, and of itself
LOOKS_BACK: Final[bool] = fact("14-10e", True, without=False)
# As often as it is met.
EACH_TIME: Final[bool] = fact("14-10b", True, without=False)
# Effects make abilities that trigger later,
by_effects = rule("14-10f", game="gateruler")(triggers.by_effects)


@rule("14-10f-1", without=False)
def is_spent(until: str) -> bool:
    """once, unless a period is given."""
    return until == "once"


@rule("14-10g")
def watch(game: Game) -> None:
    """Abilities that trigger on a state of affairs."""
    there = values.at_work(game).watchers()
    if game.elsewhere:
        there = [*there, *[each for each in heard_elsewhere(game) if not each[1].kinds]]
    for card, term in there:
        seat = game.rules.master_of_automatic(game, card)
        identity = game.state.identity[card]
        is_so = game.rules.situation(game, term, card, seat)
        if comes_about(game, is_so, ("status", identity, term)):
            triggers.stand_by(game, term, card, identity, seat, None)


@rule("14-10g-1", without=False)
def comes_about(game: Game, is_so: bool, key: tuple[Any, ...]) -> bool:
    """Once when it comes to be so, and again only after it was not so."""
    limits = game.state.limits
    if not is_so:
        limits.pop(key, None)
        return False
    if key in limits:
        return False
    limits[key] = 1
    return True


@rule("14-10b-1", without=False)
def is_hidden(game: Game, standby: Standby) -> bool:
    """Whether it is an ability of a card that not everybody knows: it is triggered only if
    that card is revealed."""
    state = game.state
    return state.known[standby.source] != everyone(state) and LAYOUT.kind[
        state.place[standby.source]
    ] in ("set", "hand", "drive")
