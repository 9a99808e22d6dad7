"""13-1 to 13-3, 13-8, 14-14g, 15-20. Damage: dealing it, and what changes or prevents it."""

from __future__ import annotations

from typing import Any, Final

from headjudge.games.gateruler import phases
from headjudge.games.gateruler import units as u
from headjudge.games.gateruler import vocabulary as v
from headjudge.kernel import events, triggers, values
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.events import Touch
from headjudge.kernel.flow import Procedure, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.log import Amount, Word
from headjudge.kernel.state import Effect, Event, Frame
from headjudge.kernel.triggers import IN_VAIN
from headjudge.language import terms as t
from headjudge.language.at_work import cards_meant, words_at_work
from headjudge.language.book import Context
from headjudge.rulebook.citation import fact, rule

COMBAT: Final = "combat"
EFFECT: Final[str] = fact("15-20c", "effect", without="combat")  # all damage but combat damage
IGNORE_COUNTER: Final = "ignore CNT"  # a tag: 13-6c-1

RULER_DAMAGE: Final = "ruler damage"  # numbers of a player: a ruler's current damage,
PLAIN_DAMAGE: Final = "plain damage"  # and the part of it for which CNT is ignored

# 13-2. Dealing damage


@rule("13-2a")
def damage_to(
    game: Game, card: int, amount: int, source: int, by: int, cause: str,
    tags: tuple[str, ...] = (),
) -> Event:  # fmt: skip
    """So much damage is about to be dealt to a card: by which source, and of which sort."""
    return Event("damage", game.master(card), card, -1, amount, source, by, cause, tags=tags)


def damage_happens(game: Game, event: Event) -> None:
    """Damage is dealt to a ruler or a unit; 13-2c: less than 1 is none."""
    if is_none(event) or is_neither(game, event.card):
        event.amount = IN_VAIN
        return
    if u.is_ruler(game.state, event.card):
        hit_ruler(game, event)
    else:
        hit_unit(game, event)
    if "deal damage" in game.heard and event.source >= 0:
        triggers.hear(
            game,
            Event(
                "deal damage", event.by, event.source, -1, event.amount, event.source, event.by,
                event.cause, tags=(event.card,),
            ),
        )  # fmt: skip


@rule("13-2c", without=False)
def is_none(event: Event) -> bool:
    """Only damage of 1 or more has been dealt."""
    return event.amount < 1


@rule("13-8a", without=False)
def is_neither(game: Game, card: int) -> bool:
    """To what is neither ruler nor unit no damage is dealt."""
    return not u.is_ruler(game.state, card) and not u.is_unit(game, card)


@rule("13-2b-1", "13-4a", "15-20a")
def hit_ruler(game: Game, event: Event) -> None:
    """The ruler's current ruler damage grows."""
    numbers = game.state.numbers[game.master(event.card)]
    key = PLAIN_DAMAGE if IGNORE_COUNTER in event.tags else RULER_DAMAGE
    numbers[key] = numbers.get(key, 0) + event.amount
    game.state.revision += 1


@rule("13-2b-2", "13-7a", "2-11a-2")
def hit_unit(game: Game, event: Event) -> None:
    """The unit's current damage grows; it may have to be destroyed (15-12c)."""
    state = game.state
    identity = state.identity[event.card]
    game.mark(("damage", identity), event.amount)
    state.happened["hurt", identity] = event.source  # 14-16e: what destroys it, if it does
    if "dealing" in game.heard:
        note_dealing(game, event)
    values.notes_on_values(game).pop(SOUND, None)
    state.revision += 1
    state.alert = True
    tell_wounds(game, event.card)


def tell_wounds(game: Game, unit: int) -> None:
    """Enter into the log how much damage a unit has now, against its HP, for whoever knows which
    unit it is."""
    if game.log is not None:
        total, points = damage_of(game, unit), game.value(unit, "hp")
        outcome = Word("dies" if total >= points else "lives")
        game.note(
            "wounds", -1, unit, game.state.known[unit], amount=Amount(total),
            total=Amount(points), outcome=outcome,
        )  # fmt: skip


SOUND: Final = "sound"  # a note: no unit meets a destruction condition


def note_dealing(game: Game, event: Event) -> None:
    """How much was dealt, and of which sort, for what heals one dealing of a phase (13-7b-1)."""
    game.mark((*in_this_phase(game, event.card), event.amount, event.cause))


def in_this_phase(game: Game, unit: int) -> tuple[str, int, str]:
    """What begins the marks of the dealings to a unit in this phase."""
    return ("dealt", game.state.identity[unit], phases.now(game))


def damage_of(game: Game, unit: int) -> int:
    """3-6g. A unit's current damage."""
    return damage_of_object(game, game.state.identity[unit])


def damage_of_object(game: Game, identity: int) -> int:
    """The same of a unit that may have left: what it had then."""
    return UNDAMAGED + game.happened(("damage", identity))


# A unit enters play with so much.
UNDAMAGED: Final[int] = fact("3-6g-1", 0, without=1)


@rule("6-5c-1")
def clear_damage(game: Game, units: list[int]) -> None:
    """These units have no damage any more."""
    happened = game.state.happened
    identity = game.state.identity
    for unit in units:
        if happened.pop(("damage", identity[unit]), 0):
            game.state.revision += 1


@rule("14-14f", "15-2b", without=0)
def base_damage(context: Context, amount: int) -> int:
    """The damage that is printed, as effects change what is printed."""
    game = context.game
    more = [
        int(word[1].number)
        for word in words_at_work(game, "BaseDamage")
        if context.source in cards_meant(game, word)
    ]
    return amount + sum(more)


# 13-3, 14-14g. What changes damage

MULTIPLIES: Final = "times"
REDUCES: Final = "less"
BECOMES: Final = "becomes"
PREVENTS: Final = "prevent"


def is_change(term: Any) -> bool:
    return isinstance(term, v.DamageChange)


def multiplies(touch: Touch) -> bool:
    return is_change(touch[1]) and touch[1].how == MULTIPLIES


@rule("14-14g-2", without=())
def multiplying_first(found: list[Touch]) -> list[Touch]:
    """What multiplies damage is resolved before what reduces it."""
    return [touch for touch in found if multiplies(touch)]


def in_order(found: list[Touch]) -> list[Touch]:
    return multiplying_first(found) or found


def decides(game: Game, event: Event, found: list[Touch]) -> int:
    """Who decides between effects that change damage."""
    seats = {touch[3] for touch in found if is_change(touch[1]) and touch[1].how in OWN_ORDER}
    if len(seats) == 1 and found[0][3] in seats:
        return found[0][3]
    return dealer_or_victim(game, event, found)


# 14-14g-2a: whoever controls several that double or reduce damage orders them
OWN_ORDER: Final[tuple[str, ...]] = fact("14-14g-2a", (MULTIPLIES, REDUCES), without=())


@rule("14-14c-1", without=0)
def dealer_or_victim(game: Game, event: Event, found: list[Touch]) -> int:
    """Between effects on dealing damage its source's controller decides; between effects on
    being dealt damage, the controller of what is damaged."""
    if multiplies(found[0]):
        return event.by if event.by >= 0 else game.state.turn_player
    return event.seat


@rule("14-14g", "13-2b-3")
def changed(term: v.DamageChange, event: Event) -> Event | None:
    """The same damage, of another amount."""
    if term.how == MULTIPLIES:
        return event.with_(amount=doubled(event.amount, term.number))
    if term.how == REDUCES:
        return event.with_(amount=reduced(event.amount, term.number))
    return event.with_(amount=set_to(event.amount, term.number))


@rule("14-14g-1", without=0)
def doubled(amount: int, factor: int) -> int:
    return amount * factor


@rule("13-3d", "15-22a", without=0)
def reduced(amount: int, number: int) -> int:
    """By the amount of the prevention, and never below 0."""
    return amount - number if amount > number else 0


@rule("13-3d-1", without=0)
def set_to(amount: int, number: int) -> int:
    """Damage that becomes X is X."""
    return number


# 13-3d-2. Prevention that is divided among all the damage of a moment

# 13-3a-1: whatever changes the amount of damage, now or later, is a replacement effect that
# does so when the damage is dealt. The class of its term, and the procedure that works on it.
REWORKS: Final[dict[str, str]] = fact("13-3a-1", {"DamageChange": "prevention"}, without={})


@choice("13-3c")
def choose_fitting(game: Game, frame: Frame) -> Decision | None:
    """One that bears on a single damage only is for a fitting one of this damage that is chosen;
    any other for each in turn."""
    term = frame.vars["term"]
    if is_for_the_whole(term):
        return None
    if not is_for_the_next(game, frame.vars["number"]):
        return None
    hits: tuple[Event, ...] = events.reworking(game).vars["events"]
    found = fitting(game, frame, hits)
    return Decision(divides(game, frame, hits), "prevent", found, "13-3c") if found else None


@choose_fitting.then
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    frame.vars["at"] = int(chosen[0][1])


@rule("13-3d-2b", without=False)
def is_for_all_targets(term: v.DamageChange) -> bool:
    """Damage that becomes 0 becomes 0 for every target of it."""
    return term.how == BECOMES and term.number == 0


def is_for_the_whole(term: v.DamageChange) -> bool:
    """Whether a change of one damage is for all that it hits: what is prevented is divided among
    them (13-3d-2), what becomes 0 does so for each."""
    return term.how == PREVENTS or is_for_all_targets(term)


def is_for_the_next(game: Game, number: int) -> bool:
    """Whether it is an effect on the next damage only, which is used up by now."""
    return number < 0 and -number not in [each.id for each in game.state.effects]


def fitting(game: Game, frame: Frame, hits: tuple[Event, ...]) -> tuple[Option, ...]:
    """The parts of this damage that the prevention can lessen."""
    return tuple(
        [
            ("hit", at, event.card)
            for at, event in enumerate(hits)
            if is_of_this_damage(frame, hits, event)
            and event.amount > 0
            and is_meant(game, frame, event)
        ]
    )


def is_of_this_damage(frame: Frame, hits: tuple[Event, ...], event: Event) -> bool:
    """Damage that one source deals at one time is one damage, however many it hits."""
    return event.kind == "damage" and event.source == hits[frame.vars["at"]].source


@rule("13-3c", without=True)
def is_meant(game: Game, frame: Frame, event: Event) -> bool:
    """Whether the damage meets the conditions of the prevention."""
    vars = frame.vars
    source = vars["source"]
    identity = game.state.identity[source]
    return game.rules.matches(game, vars["term"], event, source, vars["seat"], identity)


@step("13-3b")
def begin_preventing(game: Game, frame: Frame) -> None:
    """What only multiplies, lessens or sets the damage needs no division."""
    vars = frame.vars
    term: v.DamageChange = vars["term"]
    work = events.reworking(game)
    hits: tuple[Event, ...] = work.vars["events"]
    vars["left"] = 0
    if term.how == PREVENTS:
        vars["left"] = term.number
        work.vars["events"] = tuple([used_on(frame, hits, event) for event in hits])
    elif is_for_all_targets(term):
        work.vars["events"] = all_become_none(game, frame, hits)
    else:
        at = vars["at"]
        event = changed(term, hits[at])
        kept = () if event is None else (event,)
        work.vars["events"] = (*hits[:at], *kept, *hits[at + 1 :])


def used_on(frame: Frame, hits: tuple[Event, ...], event: Event) -> Event:
    """The event, on which this prevention has had its turn."""
    number = frame.vars["number"]
    if not is_of_this_damage(frame, hits, event) or number in event.applied:
        return event
    return event.with_(applied=(*event.applied, number))


def all_become_none(game: Game, frame: Frame, hits: tuple[Event, ...]) -> tuple[Event, ...]:
    """All the parts of this damage that the effect speaks of are 0."""
    return tuple(
        [
            used_on(frame, hits, event).with_(amount=0)
            if is_of_this_damage(frame, hits, event) and is_meant(game, frame, event)
            else event
            for event in hits
        ]
    )


@choice("13-3d-2")
def choose_where(game: Game, frame: Frame) -> Decision | None:
    """Point by point, which damage it lessens."""
    if frame.vars["left"] <= 0:
        return None
    hits: tuple[Event, ...] = events.reworking(game).vars["events"]
    found = fitting(game, frame, hits)
    return Decision(divides(game, frame, hits), "prevent", found, "13-3d-2") if found else None


@rule("13-3d-2a", without=0)
def divides(game: Game, frame: Frame, hits: tuple[Event, ...]) -> int:
    """If both players' cards are hit, the opponent of whoever controls the source divides;
    else the controller of what is hit."""
    seats = {event.seat for event in hits if is_of_this_damage(frame, hits, event)}
    hit = hits[int(frame.vars["at"])]
    return 1 - hit.by if len(seats) > 1 and hit.by >= 0 else hit.seat


@choose_where.then
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    at = int(chosen[0][1])
    work = events.reworking(game)
    hits: tuple[Event, ...] = work.vars["events"]
    less = hits[at].with_(amount=reduced(hits[at].amount, 1))
    work.vars["events"] = (*hits[:at], less, *hits[at + 1 :])
    frame.vars["left"] -= 1
    frame.again()  # to the same damage, and to other parts of it, until it is used up


PREVENTION = Procedure(
    "prevention", "13-3", "Changing damage", (choose_fitting, begin_preventing, choose_where)
)


@rule("13-3e", without=False)
def is_for_cards_to_come(effect: Effect) -> bool:
    """Unlike other ongoing effects (14-13d), a prevention for cards of some sort is also for those
    that come to be such cards later."""
    term = effect.term
    return is_change(term) and term.how != MULTIPLIES and isinstance(term.event.what, t.Cards)


# 15-20d. Damage that is about to be dealt


@rule("15-20d", "15-20e-2")
def is_about_to_be_dealt(game: Game, cards: list[int], source: int, by: int, cause: str) -> None:
    """Who attacks, or plays what would deal damage, in the middle of an attack too, lets "would
    be dealt damage" be met."""
    if "would be damaged" in game.heard and cards:
        game.do(
            *[
                Event("would be damaged", game.master(card), card, -1, 0, source, by, cause)
                for card in cards
            ]
        )


# The damage each ruler begins with
NO_DAMAGE: Final[int] = fact("3-6f-1", 0, without=1)


def begin_undamaged(game: Game) -> None:
    """No ruler has damage when the game begins."""
    for numbers in game.state.numbers:
        numbers[RULER_DAMAGE] = NO_DAMAGE
