"""Events: forbidden, then replaced, then happening, then heard.

The common event that nothing touches happens at once. When an ability of some card
in the game could forbid or replace this kind of event, it goes through the steps
below, which a game labels with its own rule numbers as its procedure "event".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from headjudge.kernel import triggers, values
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.log import Entry
from headjudge.kernel.state import Event, Frame

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
    table = rules.happen
    log = game.log
    began = state.clock
    if state.closed:
        # nothing goes to a zone that does not exist: it stays where it is
        events = tuple([event for event in events if event.zone not in state.closed])
    for event in events:
        card = event.card
        if card >= 0:
            frm = state.place[card]
            event.frm = frm
            event.identity = state.identity[card]
            if frm >= 0 and event.kind in rules.moving and rules.layout.field[frm]:
                state.last[(card, event.identity)] = rules.remember(game, card)
    for event in events:
        card = event.card
        known = state.known[card] if card >= 0 else 0
        table[event.kind](game, event)
        if card >= 0:
            event.became = state.identity[card]
            if event.became != event.identity and event.by >= 0:
                rules.follow(game, event)
        if log is not None and event.amount != triggers.IN_VAIN:
            if card >= 0:
                known |= state.known[card]
            log.append(
                Entry(
                    game.path(), event.kind, event.seat, state.turn, card,
                    state.printed[card].number if card >= 0 else "", known,
                    event.frm, event.zone, event.amount, (event.cause,) if event.cause else (),
                )  # fmt: skip
            )
        if state.result is not None:
            return
    if len(events) > 1:
        # what is placed together is placed at the same time
        for event in events:
            if event.card >= 0 and state.stamp[event.card] > began:
                state.stamp[event.card] = state.clock
    heard = game.heard
    for event in events:
        if event.kind in heard and event.amount != triggers.IN_VAIN:
            triggers.hear(game, event)


def guards(game: Game) -> set[str]:
    """The kinds of events that something at work now could forbid or replace."""
    derived = game.derived()
    found = derived.guards
    if found is None:
        found = set()
        altered = values.altered_abilities(game)
        printed = game.state.printed
        for card in game.rules.active_cards(game):
            own = values.abilities(game, card) if altered else printed[card].abilities
            if own.forbids:
                found.update(own.forbids)
            if own.replaces:
                found.update(own.replaces)
        for effect in game.state.effects:
            if effect.term.role in ("forbid", "replace"):
                found.update(effect.term.kinds)
        derived.guards = found
    return found


def touching(game: Game, event: Event, role: str) -> list[Touch]:
    """The prohibitions or replacements at work that this event meets."""
    state = game.state
    matches = game.rules.matches
    found: list[Touch] = []
    kind = event.kind
    replacing = role == "replace"
    altered = values.altered_abilities(game)
    for card in game.rules.active_cards(game):
        own = values.abilities(game, card) if altered else state.printed[card].abilities
        table = own.replaces if replacing else own.forbids
        if kind in table:
            seat = game.rules.master_of_continuous(game, card)
            for index, term in enumerate(table[kind]):
                number = state.identity[card] * 16 + index
                if number not in event.applied and matches(game, term, event, card, seat):
                    found.append((number, term, card, seat))
    for effect in state.effects:
        term = effect.term
        if (
            term.role == role
            and kind in term.kinds
            and -effect.id not in event.applied
            and matches(game, term, event, effect.source, effect.seat)
        ):
            found.append((-effect.id, term, effect.source, effect.seat))
    return found


def is_forbidden(game: Game, event: Event) -> bool:
    """Whether a prohibition stands against this event."""
    return (
        event.kind in game.guarded
        and event.kind in guards(game)
        and bool(touching(game, event, "forbid"))
    )


def forbid(game: Game, frame: Frame) -> None:
    """What is forbidden does not happen; a prohibition beats every instruction."""
    events: tuple[Event, ...] = frame.vars["events"]
    kept = tuple([event for event in events if not touching(game, event, "forbid")])
    if len(kept) != len(events):
        frame.vars["events"] = kept
        game.note("forbidden", game.state.turn_player)


def applicable(game: Game, event: Event) -> list[Touch]:
    """The replacements that an event meets and that may be applied next."""
    found = touching(game, event, "replace")
    if len(found) > 1 and game.rules.precedence is not None:
        return game.rules.precedence(game, event, found)
    return found


def replace(game: Game, frame: Frame) -> Decision | None:
    """The player affected decides which replacement is applied first; one that is
    optional may be declined."""
    for at, event in enumerate(frame.vars["events"]):
        found = applicable(game, event)
        if not found:
            continue
        options: list[Option] = []
        seat = game.rules.affected(game, event, found)
        for index, touch in enumerate(found):
            options.append(("replace", at, index, touch[2]))
        if all(touch[1].optional for touch in found):
            seat = found[0][3]
            options.append(("no", at))
        return Decision(seat, "replace", tuple(options), game.step_of(frame).number)
    return None


def replaced(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """Apply the chosen one. Each is applied at most once to the same event; one for the
    next time only is then used up."""
    frame.again()
    option = chosen[0]
    at = int(option[1])
    events: tuple[Event, ...] = frame.vars["events"]
    found = applicable(game, events[at])
    if option[0] == "no":
        declined = tuple([touch[0] for touch in found])
        new = (events[at].with_(applied=(*events[at].applied, *declined)),)
    else:
        number, term, source, seat = found[int(option[2])]
        event = events[at].with_(applied=(*events[at].applied, number))
        work = game.rules.reworks.get(type(term).__name__)
        instead = event
        if work is not None:
            game.call(work, at=at, term=term, number=number, source=source, seat=seat)
        else:
            instead = game.rules.substitute(game, term, event, source, seat)
        use_up(game, number)
        new = ()
        if instead is not None:
            new = (instead,)
        else:
            frame.vars["after"] = (*frame.vars["after"], (term, event, source, seat))
        if game.log is not None:
            tags = (event.kind, game.state.printed[source].number)
            game.note("replaced", seat, tags=tags)
    frame.vars["events"] = events[:at] + new + events[at + 1 :]


def use_up(game: Game, number: int) -> None:
    """A lasting replacement for the next time only has had its time."""
    if number < 0:
        state = game.state
        left = [each for each in state.effects if each.id != -number or each.until != "once"]
        if len(left) != len(state.effects):
            state.effects = left
            state.revision += 1


def reworking(game: Game) -> Frame:
    """The frame whose events a procedure called by a replacement works on."""
    frames = game.state.frames
    return [frame for frame in frames if frame.procedure == "event"][-1]


def go_ahead(game: Game, frame: Frame) -> None:
    """What is left of the events happens."""
    happen(game, tuple([event.with_() for event in frame.vars["events"]]))


def afterwards(game: Game, frame: Frame) -> None:
    """What replacements do instead, one after the other."""
    after: tuple[Any, ...] = frame.vars["after"]
    if after:
        frame.vars["after"] = after[1:]
        frame.again()
        term, event, source, seat = after[0]
        game.rules.perform_instead(game, term, event, source, seat)
