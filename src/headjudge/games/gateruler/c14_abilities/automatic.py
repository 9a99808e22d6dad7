"""14-10. Automatic abilities: what triggers them, and how they are played."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from headjudge.games.gateruler import c11_system, c17_loops
from headjudge.games.gateruler.c03_zones import layout as z
from headjudge.games.gateruler.c03_zones.layout import LAYOUT
from headjudge.games.gateruler.c14_abilities import active, costs, other_zones, playing, targets
from headjudge.games.gateruler.c14_abilities import limits as c14_abilities_limits
from headjudge.games.gateruler.c15_terms import ignoring, summoning
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel import moved, timing, triggers, values
from headjudge.kernel.decision import NO, PASS, YES, Decision, Option
from headjudge.kernel.events import is_forbidden
from headjudge.kernel.flow import Procedure, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.knowledge import everyone
from headjudge.kernel.state import Event, Frame, Ref, Standby
from headjudge.language import patterns
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.doing import DO, do_next
from headjudge.language.evaluate import CONDITIONS, means
from headjudge.rulebook.citation import rule

# 14-10b. Triggering


def matches(game: Game, term: Any, event: Event, source: int, seat: int, identity: int) -> bool:
    """Whether an event meets an ability that can be played."""
    role = term.role
    if role == "auto" and c14_abilities_limits.cannot_trigger(game, term, identity, seat):
        return False
    if (
        role == "replace"
        and term.optional
        and c14_abilities_limits.cannot_be_taken_again(game, term, identity, seat)
    ):
        return False
    if "Unaffected" in game.survey.features and ignoring.ignores(game, role, event, source, seat):
        return False
    return patterns.matches(game, term, event, source, seat, identity)


@rule("14-10b", "14-1a-2")
def by_cards(game: Game, event: Event, moment: triggers.Moment, once: bool) -> None:
    """The abilities whose condition this meets are triggered."""
    triggers.by_cards(game, event, moment, once)
    if "answers" in game.survey.features:
        for seat in (0, 1):
            for area in ANSWERED_FROM:
                answers = answering(area, event.kind, seat) in game.survey.features
                if answers and has_hidden_cards(game, seat, area):
                    game.state.happened[pending_trigger(seat, area)] = 1
                    game.derived().cache.pop(NOTHING_DUE, None)


NOTHING_DUE: Final = "quiet"  # a note: nothing is due and nothing has triggered


# 14-10b-1. Hidden cards

# The areas of hidden cards that something may be answered from
ANSWERED_FROM: Final = ("set", "hand", "drive")


def answering(area: str, kind: str, seat: int) -> str:
    """A feature of a survey: this player's deck has a card that may answer such an event from
    there."""
    return f"answers {kind} {seat}" if area == "set" else f"answers {kind} {seat} {area}"


def pending_trigger(seat: int, area: str) -> tuple[Any, ...]:
    """What is marked when something has happened that such a card may answer."""
    return ("stirred", seat) if area == "set" else ("stirred", seat, area)


def has_hidden_cards(game: Game, seat: int, area: str = "set") -> bool:
    """Whether a player has a card in such a zone that not everybody knows."""
    known = game.state.known
    cards = game.rules.terms.meanings.areas[area](game, seat)
    for card in cards:  # noqa: SIM110 (any() over a generator is slower)
        if known[card] != LAYOUT.everybody:
            return True
    return False


def forget_pending_triggers(game: Game, seat: int) -> None:
    """The occasion to answer what has happened is over."""
    for area in ANSWERED_FROM:
        game.state.happened.pop(pending_trigger(seat, area), None)


def has_pending_trigger(game: Game, seat: int) -> bool:
    """Whether something has happened that a hidden card of this player may answer. It is asked
    about whether or not there is such a card: asking tells nothing."""
    happened = game.state.happened
    for area in ANSWERED_FROM:
        if pending_trigger(seat, area) in happened and has_hidden_cards(game, seat, area):
            return True
    return False


@rule("14-10b-1")
def is_hidden(game: Game, standby: Standby) -> bool:
    """Whether it is an ability of a card that not everybody knows: it is triggered only if
    that card is revealed."""
    state = game.state
    return state.known[standby.source] != everyone(state) and LAYOUT.kind[
        state.place[standby.source]
    ] in ("set", "hand", "drive")


def is_voluntary(game: Game, standby: Standby) -> bool:
    """Whether its player may leave it: an ability of a hidden card, or a set card for when
    something happens, be it that all know the card."""
    return is_hidden(game, standby) or other_zones.is_set_card_played(game, standby)


@rule("14-10b-1a")
def may_keep_hidden() -> Option:
    """Nobody has to reveal a hidden card whose condition is met."""
    return PASS


@rule("14-10b-1b")
def only_this_once(game: Game, seat: int) -> None:
    """A hidden card can be revealed only on the occasion that its condition is met."""
    forget_pending_triggers(game, seat)
    state = game.state
    state.standby = [
        each for each in state.standby if each.seat != seat or not is_voluntary(game, each)
    ]


# 14-10c, 14-10d. Playing what has triggered


@rule("14-10c-1")
def begins_anew(game: Game, played: bool) -> bool:
    """After an ability was played the process begins anew, as long as there is more."""
    return played or c11_system.is_something_due(game)


def ask_triggered(game: Game, seat: int, number: str) -> Decision | None:
    """Which of their triggered abilities a player plays next; of hidden cards, if any."""
    if not game.state.standby and not c11_system.may_answer(game, seat):
        return None
    due, left_to_them = waiting_of(game, seat)
    hidden = [each for each in game.state.standby if each.seat == seat and is_hidden(game, each)]
    secret = c11_system.may_answer(game, seat) or len(hidden) > 0
    options = [*due, *left_to_them]
    if not options and not secret:
        return None
    if not due:
        options.append(may_keep_hidden())
    return Decision(seat, "standby", tuple(options), number, secret=secret)


def waiting_of(game: Game, seat: int) -> tuple[list[Option], list[Option]]:
    """A player's triggered abilities: those that must be played, and those that may be. Of such
    as are alike in everything only one is offered."""
    due: list[Option] = []
    left_to_them: list[Option] = []
    offered: list[Standby] = []
    for each in game.state.standby:
        if each.seat == seat and not timing.is_one_of(each, offered):
            offered.append(each)
            option: Option = ("standby", each.id, each.source)
            (left_to_them if is_voluntary(game, each) else due).append(option)
    return due, left_to_them


def one_time_less(game: Game, number: int) -> None:
    """14-10c. It is triggered one time less."""
    game.take_off_standby(number)


@rule("14-10h")
def play_waiting(game: Game, waits: Standby) -> None:
    """A triggered ability is played, if it can be, wherever its card is by now and whatever has
    become of the ability."""
    seat, card, term = waits.seat, waits.source, waits.term
    if len(term.do) == 1 and type(term.do[0]) is v.PlayThis:
        # the card itself is played, once: not if it has gone from where it waited
        if is_still_there(game, waits) and playing.refusal_of_card(game, seat, card) is None:
            summoning.play_card(game, seat, card, event=waits.event)
        return
    if cannot_play(game, waits):
        return
    game.call("play triggered", seat=seat, card=card, identity=waits.identity, term=term,
              event=waits.event)  # fmt: skip


@rule("14-10d")
def cannot_play(game: Game, waits: Standby) -> bool:
    """Whether an ability is not played because it is forbidden, or lacks targets."""
    event = Event("play ability", waits.seat, waits.source, cause=playing.AUTOMATIC)
    if is_forbidden(game, event):
        return True
    context = Context(game, waits.source, waits.seat, waits.identity, waits.event)
    if c14_abilities_limits.is_used_up(game, waits.identity, waits.term, waits.seat):
        return True
    return not targets.can_choose_all(context, waits.term.do)


def is_still_there(game: Game, waits: Standby) -> bool:
    """Whether the card of a triggered ability is the object that it was."""
    return game.state.is_current((waits.source, waits.identity))


# 14-10a. Playing an automatic ability


@choice("14-10d-1")
def pay_or_not(game: Game, frame: Frame) -> Decision | None:
    """The cost of a triggered ability may be refused; then, or if it cannot be paid, it is not
    played."""
    vars = frame.vars
    if not vars["term"].cost:
        return None
    context = Context(game, vars["card"], vars["seat"], vars["identity"], vars["event"])
    can = costs.can_pay(costs.paying(context, playing.AUTOMATIC), vars["term"].cost)
    decision = Decision(vars["seat"], "pay", (YES, NO) if can else (NO,), "14-10d-1", secret=True)
    return c17_loops.without_restart(game, (vars["card"], vars["term"]), decision)


@pay_or_not.then
def leave_unpaid(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """An ability whose cost is refused is not played."""
    vars = frame.vars
    if c17_loops.is_looked_for(game):
        c17_loops.note_answer(game, (vars["card"], vars["term"]), vars["seat"], chosen)
    if chosen[0] == NO:
        game.leave(frame)


@step("14-10a")
def play_it(game: Game, frame: Frame) -> None:
    """A triggered ability is played as abilities are."""
    vars = frame.vars
    game.leave(frame)
    playing.begin_playing(
        game, vars["seat"], vars["card"], playing.AUTOMATIC, vars["term"], event=vars["event"],
        identity=vars["identity"],
    )  # fmt: skip


PLAY_TRIGGERED = Procedure(
    "play triggered", "14-10a", "Playing an automatic ability", (pay_or_not, play_it)
)


# 14-10e. The information of a card whose move set an ability off


@rule("14-10e")
def seen_as(game: Game, event: Event) -> Ref:
    """The moved card as the object it is taken for by an ability that its move triggers: as it was
    before the move, or after it."""
    return moved.seen_as(game, event, (where_revealed, while_in_play, where_it_arrived))


@rule("14-10e-1")
def where_revealed(event: Event) -> Ref | None:
    """Between a revealed and a hidden zone: as it is in the revealed one."""
    everybody = z.LAYOUT.everybody
    was_seen = z.LAYOUT.seen_by[event.from_zone] == everybody
    if was_seen == (z.LAYOUT.seen_by[event.zone] == everybody):
        return None
    return event.card, event.identity if was_seen else event.became


@rule("14-10e-2")
def while_in_play(event: Event) -> Ref | None:
    """Out of play or into it: as it is in play."""
    was = z.is_in_play(event.from_zone)
    if was == z.is_in_play(event.zone):
        return None
    return event.card, event.identity if was else event.became


@rule("14-10e-3")
def where_it_arrived(event: Event) -> Ref | None:
    """In any other case a card that moved is taken as it is where it has gone."""
    return event.card, event.became


# 14-10f. Abilities that effects make

# Effects make abilities that trigger later,
by_effects = rule("14-10f", game="gateruler")(triggers.by_effects)


@rule("14-10f-1")
def is_spent(until: str) -> bool:
    """An ability that an effect has made triggers once, unless a period is given."""
    return until == "once"


@means(DO, v.InNextTurn)
def do_in_next_turn(context: Context, frame: Frame, term: v.InNextTurn) -> None:
    """The turn that is now is not the next."""
    later = term.later.ability
    if isinstance(later, t.Auto) and isinstance(later.when, t.Pattern):
        when = replace(later.when, only_if=v.AfterTurn(context.game.state.turn))
        do_next(frame, (t.Lasting(term.later.until, replace(later, when=when)),))


@means(CONDITIONS, v.AfterTurn)
def holds_after_turn(context: Context, term: v.AfterTurn) -> bool:
    """The turn in which the effect was made is over."""
    return context.game.state.turn > term.turn


# 14-10g. Abilities that wait for a state of affairs


@rule("14-10g")
def watch(game: Game) -> None:
    """Abilities that trigger on a state of affairs."""
    there = values.abilities_now(game).watching()
    if game.survey.other_areas:
        there = [*there, *[each for each in active.heard_elsewhere(game) if not each[1].kinds]]
    for card, term in there:
        seat = game.rules.masters.automatic(game, card)
        identity = game.state.identity[card]
        is_so = game.rules.terms.situation(game, term, card, seat)
        if comes_about(game, is_so, ("status", identity, term)):
            triggers.stand_by(game, term, card, identity, seat, None)


@rule("14-10g-1")
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
