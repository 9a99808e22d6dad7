"""Events: forbidden, then replaced, then happening, then heard.

The common event that nothing touches happens at once. When an ability of some card
in the game could forbid or replace this kind of event, it goes through the steps
below, which a game labels with its own rule numbers as its procedure "event".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from headjudge.kernel import values
from headjudge.kernel.decision import NO, YES, Decision, Option
from headjudge.kernel.log import Argument, Player, Word
from headjudge.kernel.state import Effect, Event, Frame
from headjudge.kernel.triggers import hear, moment_of

if TYPE_CHECKING:
    from headjudge.kernel.game import Game

# An ability at work on an event: (number, term, source card, master). The number is the
# same for as long as the source is the same object, and never that of another ability.
Touch = tuple[int, Any, int, int]


def happen(game: Game, events: tuple[Event, ...]) -> None:
    """The events happen together; then whoever listens hears them.

    The events must be the caller's own: where their cards came from is filled in.
    """
    rules = game.rules
    state = game.state
    log = game.log
    began = state.clock
    closed = state.closed
    if closed:
        for event in events:
            if event.zone in closed:
                # nothing goes to a zone that does not exist: it stays where it is
                events = tuple([each for each in events if each.zone not in closed])
                break
    for event in events:
        card = event.card
        if card >= 0:
            event.from_zone = origin = state.place[card]
            event.identity = state.identity[card]
            # whether what it was before this event may still be asked for after it
            if origin < 0:
                continue
            if event.kind in rules.moving:
                if not rules.layout.field[origin] and not (
                    game.survey.changed_areas
                    and rules.layout.kind[origin] in game.survey.changed_areas
                ):
                    continue
            elif event.zone < 0 or not changes_hands(game, event, origin):
                continue
            state.last[(card, event.identity)] = rules.remember(game, card)
    moment = moment_of(game, events)
    for event in events:
        card = event.card
        if log is not None:
            game.begin_telling(event)
        rules.happen[event.kind](game, event)
        if card >= 0:
            event.became = state.identity[card]
            if event.by >= 0 and event.became != event.identity:
                rules.terms.follow(game, event)
        if log is not None:
            game.tell_event()
        if state.result is not None:
            return
    if len(events) > 1:
        # what is placed together is placed at the same time
        for event in events:
            if event.card >= 0 and state.stamp[event.card] > began:
                state.stamp[event.card] = state.clock
    for event in events:
        if event.kind in game.survey.heard_kinds and not event.changed_nothing:
            hear(game, event, False, moment)
    if game.survey.watches_situations:
        rules.hearing.watch(game)


def changes_hands(game: Game, event: Event, origin: int) -> bool:
    """Whether a card that stays the same card becomes another player's by this event: what
    it was before is then an object of the past."""
    seat = game.rules.layout.seat
    if event.kind not in game.survey.heard_kinds or seat[origin] == seat[event.zone]:
        return False
    event.identity = game.state.next_number()
    return True


def guards(game: Game) -> set[str]:
    """The kinds of events that some active ability or effect could forbid or replace."""
    derived = game.derived()
    if derived.guards is None:
        derived.guards = and_by_effects(
            game, values.abilities_now(game).guards, ("forbid", "replace")
        )
    return derived.guards


def bans(game: Game) -> set[str]:
    """The kinds of events that some active ability or effect could forbid."""
    derived = game.derived()
    if derived.bans is None:
        derived.bans = and_by_effects(game, values.abilities_now(game).bans, ("forbid",))
    return derived.bans


def and_by_effects(game: Game, found: set[str], roles: tuple[str, ...]) -> set[str]:
    """These kinds of events, and those that lasting effects forbid or replace (the roles given)."""
    for effect in game.state.effects:
        if effect.term.role in roles:
            found = found.union(effect.term.kinds)
    return found


def may_be_forbidden(game: Game, kind: str) -> bool:
    """A quick check: False only if nothing could forbid events of this kind."""
    return kind in game.survey.guarded_kinds and kind in bans(game)


def touching(game: Game, event: Event, role: str) -> list[Touch]:
    """The active prohibitions or replacements (by role) whose pattern an event meets."""
    state = game.state
    rules = game.rules
    found: list[Touch] = []
    kind = event.kind
    replacing = role == "replace"
    for card, own in values.abilities_now(game).guardians:
        if kind in (own.replaces if replacing else own.forbids):
            seat = rules.masters.continuous(game, card)
            identity = state.identity[card]
            for at, term in enumerate(own.terms):
                if (
                    term.role == role
                    and kind in term.kinds
                    and term not in own.off
                    and rules.terms.matches(game, term, event, card, seat, identity)
                ):
                    found.append((identity * MOST_ABILITIES + at, term, card, seat))
    for effect in state.effects:
        term = effect.term
        if (
            term.role == role
            and kind in term.kinds
            and is_laid_on(game, effect, event.card)
            and rules.terms.matches(game, term, event, effect.source, effect.seat, effect.identity)
        ):
            found.append((-effect.id, term, effect.source, effect.seat))
    if replacing and found:
        return [touch for touch in found if is_applicable(game, touch, event)]
    return found


MOST_ABILITIES = 1 << 10  # of one card, for the numbers of their touches


def is_laid_on(game: Game, effect: Effect, card: int) -> bool:
    """Whether an effect concerns this card: it is on all cards of a sort, or this card is one of
    those it was laid on."""
    return effect.cards is None or card < 0 or game.state.ref(card) in effect.cards


def is_applicable(game: Game, touch: Touch, event: Event) -> bool:
    """Whether a replacement may be applied to an event: it has not been applied to it before, is
    not being applied just now, and any choice that belongs to it can be carried out."""
    number, term, source, seat = touch
    if number in event.applied:
        return False
    for frame in reversed(game.state.frames):
        if frame.vars.get("replacing") == number:
            return False
        if frame.procedure == "interrupt":
            break  # what lies below has nothing to do with it
    return not term.optional or game.rules.terms.can_be_taken(game, term, event, source, seat)


def is_forbidden(game: Game, event: Event) -> bool:
    """Whether some prohibition forbids this event."""
    return may_be_forbidden(game, event.kind) and bool(touching(game, event, "forbid"))


def forbid(game: Game, frame: Frame) -> None:
    """Drop the events that something forbids; a prohibition beats every instruction."""
    events: tuple[Event, ...] = frame.vars["events"]
    kept: list[Event] = []
    for event in events:
        found = touching(game, event, "forbid")
        if not found:
            kept.append(event)
        elif game.log is not None:
            source = game.card_then(found[0][2])
            deed = Word(event.kind)
            game.note(
                "forbidden", event.seat, event.card, citing=keyword_rule(game, found[0]),
                source=source, deed=deed,
            )  # fmt: skip
    if len(kept) != len(events):
        frame.vars["events"] = tuple(kept)


def keyword_rule(game: Game, touch: Touch) -> str:
    """The rule of the keyword by which an ability is at work on an event; "": it is no keyword's,
    or an effect has left it behind."""
    number, term, source, _seat = touch
    if number < 0:
        return ""
    return game.rules.showing.keyword_rule(game.abilities(source).terms, term)


def applicable(game: Game, event: Event) -> list[Touch]:
    """The replacements that an event meets and that may be applied next."""
    found = touching(game, event, "replace")
    if len(found) > 1 and game.rules.replacing.precedence is not None:
        return game.rules.replacing.precedence(game, event, found)
    return found


def choose_replacement(game: Game, frame: Frame) -> Decision | None:
    """The player affected decides which replacement of an event is applied first."""
    for at, event in enumerate(frame.vars["events"]):
        found = applicable(game, event)
        if found:
            options: tuple[Option, ...] = tuple(
                [("replace", at, index, touch[2]) for index, touch in enumerate(found)]
            )
            seat = game.rules.replacing.affected(game, event, found)
            return Decision(seat, "replace", options, game.step_of(frame).number)
    return None


def replacement_chosen(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """Keep which event and which of its replacements was chosen."""
    frame.vars["chosen"] = (int(chosen[0][1]), int(chosen[0][2]))


def touch_chosen(game: Game, frame: Frame) -> tuple[Event, Touch]:
    """The event and the replacement of it that were chosen."""
    at, index = frame.vars["chosen"]
    event: Event = frame.vars["events"][at]
    return event, applicable(game, event)[index]


def offer_replacement(game: Game, frame: Frame) -> Decision | None:
    """Ask the master of an optional replacement whether it is applied."""
    if frame.vars["chosen"] is None:
        return None
    _event, (_number, term, _source, seat) = touch_chosen(game, frame)
    if not term.optional:
        return None
    return Decision(seat, "instead", (YES, NO), game.step_of(frame).number)


def replacement_answered(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """Note on the event that a declined replacement is not to be offered again."""
    if chosen[0] == NO:
        event, touch = touch_chosen(game, frame)
        put_in_place(game, frame, (marked(game, event, touch[0]),))


def marked(game: Game, event: Event, number: int) -> Event:
    """The event with a note that this replacement was applied to it or declined."""
    if not game.rules.replacing.once_each:
        return event
    return event.with_(applied=(*event.applied, number))


def put_in_place(game: Game, frame: Frame, new: tuple[Event, ...]) -> None:
    """Put these events where the chosen one stood, and begin again with what forbids and
    replaces."""
    at = frame.vars["chosen"][0]
    events: tuple[Event, ...] = frame.vars["events"]
    frame.vars["events"] = events[:at] + new + events[at + 1 :]
    frame.vars["chosen"] = None
    frame.step = 0


def apply_replacement(game: Game, frame: Frame) -> None:
    """The event does not happen; another does in its place, or something is done. A
    replacement for the next time only is then used up."""
    if frame.vars["chosen"] is None:
        return
    rules = game.rules
    event, touch = touch_chosen(game, frame)
    number, term, source, seat = touch
    event = marked(game, event, number)
    use_up(game, number)
    work = rules.replacing.reworks.get(type(term).__name__)
    if work is not None:
        log_replacement(game, event, touch, "changed")
        at = frame.vars["chosen"][0]
        put_in_place(game, frame, (event,))
        game.call(work, at=at, term=term, number=number, source=source, seat=seat)
        return
    if term.keeps:
        log_replacement(game, event, touch, "before")
        put_in_place(game, frame, (event,))
        rules.terms.perform_instead(game, term, event, source, seat, number)
        return
    other = rules.terms.substitute(game, term, event, source, seat)
    if other is not None:
        if other.zone != event.zone:
            log_replacement(game, event, touch, "moved", other.zone)
        else:
            log_replacement(game, event, touch, "changed")
        if other is not event:
            other.under(game.step_of(frame).number)
        put_in_place(game, frame, (other,))
        return
    log_replacement(game, event, touch, "otherwise" if term.instead else "prevented")
    frame.vars["after"] = (*frame.vars["after"], (term, event, source, seat, number))
    put_in_place(game, frame, () if rules.replacing.never_happened else (event,))


def log_replacement(game: Game, event: Event, touch: Touch, outcome: str, to: int = -1) -> None:
    """Enter into the log what was about to happen, to which card, whose ability replaces it, and
    how: the card goes elsewhere ("moved", `to`), the event is "changed", something is done
    "before" it or "otherwise", or it is "prevented"."""
    if game.log is None:
        return
    _number, _term, source, seat = touch
    told: dict[str, Argument] = {
        "who": Player(seat), "source": game.card_then(source), "deed": Word(event.kind),
        "outcome": Word(outcome),
    }  # fmt: skip
    if event.card >= 0:
        told["card"] = game.card_then(event.card)
    place = game.rules.layout.places[to]
    if place is not None:
        told["to"] = place
    game.enter("replaced", told, citing=keyword_rule(game, touch))


def use_up(game: Game, number: int) -> None:
    """End a lasting replacement that is for the next time only."""
    if number < 0:
        state = game.state
        left = [each for each in state.effects if each.id != -number or each.until != "once"]
        game.keep_effects(left)


def reworking(game: Game) -> Frame:
    """The frame of the procedure "event" whose events a replacement is changing."""
    frames = game.state.frames
    return [frame for frame in frames if frame.procedure == "event"][-1]


def go_ahead(game: Game, frame: Frame) -> None:
    """Let the events that are left happen, but for those of cards that have become other
    objects."""
    identity = game.state.identity
    events: tuple[Event, ...] = frame.vars["events"]
    happen(
        game,
        tuple([e.with_() for e in events if e.card < 0 or e.identity == identity[e.card]]),
    )


def afterwards(game: Game, frame: Frame) -> None:
    """Carry out what replacements do instead, one after the other."""
    after: tuple[Any, ...] = frame.vars["after"]
    if after:
        frame.vars["after"] = after[1:]
        frame.again()
        term, event, source, seat, number = after[0]
        game.rules.terms.perform_instead(game, term, event, source, seat, number)
