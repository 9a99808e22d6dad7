"""What this game's own words on cards do: the instructions of chapter 10 about cards.

`EVENT_FOR` says which event an instruction about one card is, so that costs can be paid all
at the same time (`costs.py`); as an effect the events of all its cards happen together.
Actions that take steps of their own have rooms of their own.
"""

from __future__ import annotations

from typing import Any, Final

from headjudge.games.vanguard import (
    attack_by_text,
    calling,
    costs,
    dominate,
    legion,
    misc,
    riding,
    stride,
    time_leap,
    turning,
)
from headjudge.games.vanguard import circles as c
from headjudge.games.vanguard import vocabulary as v
from headjudge.games.vanguard import zones as z
from headjudge.games.vanguard.meanings import circles_meant
from headjudge.games.vanguard.moving import FACE_DOWN_TAG, sending, to_drop
from headjudge.games.vanguard.overview import numbers_up_to
from headjudge.kernel.cards import Card
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.log import Word
from headjudge.kernel.pool import Pool
from headjudge.kernel.state import FACE_DOWN, Event, Frame, Ref
from headjudge.language import doing
from headjudge.language import terms as t
from headjudge.language.book import Context, taken_at_random
from headjudge.language.doing import ACT, ASK, CAN, DO, TAKE
from headjudge.language.evaluate import CONDITIONS, FILTERS, info, means, seats, times
from headjudge.language.feasible import can_do
from headjudge.language.moving import EVENT_FOR, send
from headjudge.language.picking import acting
from headjudge.language.terms.within import within
from headjudge.rulebook.citation import rule

# -- to another zone --------------------------------------------------------------------


def to_zone(context: Context, card: int, zone: int) -> Event:
    return sending(context.game, card, zone, "effect", context.source, context.seat)


@means(EVENT_FOR, v.Retire)
def _(context: Context, term: v.Retire, card: int) -> Event | None:
    """From the field to the drop zone."""
    game = context.game
    if not z.LAYOUT.field[game.state.place[card]]:
        return None
    return to_drop(game, card, "effect", context.source, context.seat)


@means(EVENT_FOR, v.Heal)
@rule("10.8.1")
def heal(context: Context, term: v.Heal, card: int) -> Event | None:
    """From the damage zone to the drop zone."""
    game = context.game
    if z.LAYOUT.kind[game.state.place[card]] != "damage":
        return None
    return to_zone(context, card, z.drop_of(game.state.owner[card]))


@means(EVENT_FOR, v.Bind)
@rule("10.19.1")
def bind(context: Context, term: v.Bind, card: int) -> Event | None:
    """To the bind zone of the owner, face up or face down."""
    event = to_zone(context, card, z.bind_of(context.game.state.owner[card]))
    event.tags = (FACE_DOWN_TAG,) if term.down else ()
    return event


@means(EVENT_FOR, v.Remove)
@rule("10.36.1")
def remove(context: Context, term: v.Remove, card: int) -> Event | None:
    """To the removal zone of the owner."""
    return to_zone(context, card, z.removal_of(context.game.state.owner[card]))


# -- turned where they are --------------------------------------------------------------


def turned(context: Context, kind: str, card: int) -> Event:
    game = context.game
    return Event(kind, c.master(game, card), card, -1, 0, context.source, context.seat, "effect")


@means(EVENT_FOR, v.ToStand)
def _(context: Context, term: v.ToStand, card: int) -> Event | None:
    is_so = turning.lies_so(context.game, card, turning.STAND)
    return None if is_so else turned(context, "stand", card)


@means(EVENT_FOR, v.ToRest)
def _(context: Context, term: v.ToRest, card: int) -> Event | None:
    is_so = turning.lies_so(context.game, card, turning.REST)
    return None if is_so else turned(context, "rest", card)


@means(EVENT_FOR, v.TurnUp)
def _(context: Context, term: v.TurnUp, card: int) -> Event | None:
    is_so = turning.shows(context.game, card, 0)
    return None if is_so else turned(context, "turn up", card)


@means(EVENT_FOR, v.TurnDown)
def _(context: Context, term: v.TurnDown, card: int) -> Event | None:
    is_so = turning.shows(context.game, card, FACE_DOWN)
    return None if is_so else turned(context, "turn down", card)


@means(EVENT_FOR, v.Lock)
def _(context: Context, term: v.Lock, card: int) -> Event | None:
    return turned(context, "lock", card) if c.is_unit(context.game, card) else None


@means(EVENT_FOR, v.Unlock)
def _(context: Context, term: v.Unlock, card: int) -> Event | None:
    return turned(context, "unlock", card) if c.is_locked(context.game, card) else None


@means(EVENT_FOR, v.Delete)
def _(context: Context, term: v.Delete, card: int) -> Event | None:
    return turned(context, "delete", card) if c.is_unit(context.game, card) else None


@means(EVENT_FOR, v.FlipOver)
def _(context: Context, term: v.FlipOver, card: int) -> Event | None:
    return turned(context, "flip over", card)


@means(EVENT_FOR, v.DealDamage)
@rule("3.15.1.2")
def deal_damage(context: Context, term: v.DealDamage, card: int) -> Event | None:
    """Skill damage, dealt by the source of the effect."""
    game = context.game
    amount = times(context, term.number)
    if amount <= 0 or not c.is_vanguard(game, card):
        return None
    source = source_of_damage(context)
    return Event("damage", c.master(game, card), card, -1, amount, source, context.seat, "skill")


@rule("3.15.1.2.1", without=-1)
def source_of_damage(context: Context) -> int:
    """The card, even if the words sound as though its player dealt the damage."""
    return context.source


def happen_together(context: Context, frame: Frame, term: t.Action, cards: tuple[Ref, ...]) -> None:
    """What an instruction does to several cards happens at the same time."""
    make = EVENT_FOR[type(term)]
    found = [make(context, term, card) for card, _identity in cards]
    send(context.game, tuple([event for event in found if event is not None]))


ONE_EVENT_EACH: Final[tuple[type, ...]] = (
    v.Retire, v.Heal, v.Bind, v.Remove, v.ToStand, v.ToRest, v.TurnUp, v.TurnDown, v.Lock,
    v.Unlock, v.Delete, v.FlipOver,
)  # fmt: skip
for _word in ONE_EVENT_EACH:
    ACT[_word] = happen_together


@means(ACT, v.DealDamage)
def _(context: Context, frame: Frame, term: v.DealDamage, cards: tuple[Ref, ...]) -> None:
    happen_together(context, frame, term, once_for_a_legion(context, cards))


@rule("10.25.7", without=())
def once_for_a_legion(context: Context, cards: tuple[Ref, ...]) -> tuple[Ref, ...]:
    """Damage to a legion is dealt once, not to its leader and its mate."""
    game = context.game
    return tuple([r for r in cards if not (c.is_mate(game, r[0]) and len(cards) > 1)])


# -- 10.16 to 10.18, 10.30: blasts and charges ----------------------------------------------


def in_full(context: Context, frame: Frame, term: Any) -> None:
    """What the word stands for comes next."""
    part = costs.in_full(term)
    if part is not None:
        doing.first(frame, (part, v.Remember(frame.vars.get("it", ()))))


@means(DO, v.Remember)
def _(context: Context, frame: Frame, term: v.Remember) -> None:
    frame.vars["it"] = term.cards


@means(DO, v.CounterBlast)
def _(context: Context, frame: Frame, term: v.CounterBlast) -> None:
    part = costs.in_full(term)
    if part is not None and (can_do(context, part) or not turning.WHOLLY_OR_NOT):
        in_full(context, frame, term)


DO[v.SoulBlast] = in_full
DO[v.SoulCharge] = in_full
DO[v.CounterCharge] = in_full


def can_in_full(context: Context, term: Any) -> bool:
    part = costs.in_full(term)
    return part is not None and can_do(context, part)


for _word in costs.WORDS:
    CAN[_word] = can_in_full


# -- on circles -------------------------------------------------------------------------


@means(ACT, v.Call)
def _(context: Context, frame: Frame, term: v.Call, cards: tuple[Ref, ...]) -> None:
    calling.superior_call(
        context, [card for card, _identity in cards], circles_meant(context, term.circles),
        resting=term.resting, separate=term.separate, locked=term.locked,
    )  # fmt: skip


@means(CAN, v.Call)
def _(context: Context, term: v.Call) -> bool:
    what = term.what
    found = acting(context, what)
    enough = type(what) is not t.Pick or what.up_to or len(found) >= times(context, what.count)
    return bool(found) and enough and bool(circles_meant(context, term.circles))


@means(ACT, v.Ride)
def _(context: Context, frame: Frame, term: v.Ride, cards: tuple[Ref, ...]) -> None:
    if cards:
        riding.superior_ride(context, cards[0][0], term.resting)


@means(ACT, v.Stride)
def _(context: Context, frame: Frame, term: v.Stride, cards: tuple[Ref, ...]) -> None:
    game = context.game
    for card, _identity in cards[:1]:
        if stride.unmet_condition(game, context.seat, card, False) is None:
            stride.stride(game, context.seat, card, ("superior", "G"), context.source, context.seat)


@means(ACT, v.MoveTo)
def _(context: Context, frame: Frame, term: v.MoveTo, cards: tuple[Ref, ...]) -> None:
    calling.move_to(
        context, [card for card, _identity in cards], circles_meant(context, term.circles)
    )


@means(ACT, v.ToLegion)
def _(context: Context, frame: Frame, term: v.ToLegion, cards: tuple[Ref, ...]) -> None:
    mates = acting(context, term.mate)
    if cards and mates:
        legion.legion(context.game, cards[0][0], mates[0][0], context.source, context.seat)


@means(ACT, v.Dominate)
def _(context: Context, frame: Frame, term: v.Dominate, cards: tuple[Ref, ...]) -> None:
    dominate.dominate(context, [card for card, _identity in cards], term.until)


@means(ACT, v.AttackWith)
def _(context: Context, frame: Frame, term: v.AttackWith, cards: tuple[Ref, ...]) -> None:
    attack_by_text.ask_for(context, cards, term.attacked)


@means(ACT, v.TimeLeap)
def _(context: Context, frame: Frame, term: v.TimeLeap, cards: tuple[Ref, ...]) -> None:
    time_leap.time_leap(context, frame, cards)


@means(DO, v.Leap)
def _(context: Context, frame: Frame, term: v.Leap) -> None:
    time_leap.leap(context, frame, term.cards)


@means(DO, v.LeapBack)
def _(context: Context, frame: Frame, term: v.LeapBack) -> None:
    time_leap.leap_back(context, term)


@means(CONDITIONS, v.IsIn)
def _(context: Context, term: v.IsIn) -> bool:
    return z.LAYOUT.kind[context.game.state.place[term.card]] == term.kind


# -- 10.23. Declare -------------------------------------------------------------------------


@means(ASK, v.Declare)
@rule("10.23.1")
def ask_to_declare(context: Context, frame: Frame, term: v.Declare) -> Decision | None:
    """The player names what the text asks for."""
    options: tuple[Option, ...] = tuple(
        [("option", at) for at in range(len(possible_declarations(context, term.what)))]
    )
    return Decision(seats(context, term.who)[0], f"declare {term.what}", options, "10.23.1")


@means(TAKE, v.Declare)
def _(context: Context, frame: Frame, term: v.Declare, chosen: tuple[Option, ...]) -> None:
    declared = possible_declarations(context, term.what)[int(chosen[0][1])]
    frame.vars["declared"] = declared
    context.game.note("declare", context.seat, name=Word(str(declared)))


@means(DO, v.Declare)
def _(context: Context, frame: Frame, term: v.Declare) -> None:
    """Nobody was asked."""
    frame.vars["declared"] = ""


@means(FILTERS, v.Declared)
def _(context: Context, term: v.Declared, ref: Ref) -> bool:
    declared = context.memory.get("declared", "")
    value = info(context, ref, term.what)
    return bool(declared in value if isinstance(value, tuple) else declared == value)


# 3.16. At random


# Each card is as likely as the others.
take_at_random = rule("3.16.1", game="vanguard", without=())(taken_at_random)

GRADES: Final = numbers_up_to(4)


@rule("10.23.2", without=("",))
def possible_declarations(context: Context, what: str) -> tuple[str | int, ...]:
    """Exactly what is asked for; of card names those of cards that exist."""
    return declarations(context.game.pool, what)


def declarations(pool: Pool, what: str) -> tuple[str | int, ...]:
    return GRADES if what == "grade" else pool.words(what)


def declares(card: Card) -> tuple[str, ...]:
    """The properties of which a card's text has a value declared."""
    found = [each.what for each in within(card.abilities.terms) if isinstance(each, v.Declare)]
    return tuple([what for what in found if what != "grade"])


# -- 12.4. Extra turns ------------------------------------------------------------------------


@means(DO, v.ExtraTurn)
def _(context: Context, frame: Frame, term: v.ExtraTurn) -> None:
    for seat in seats(context, term.who):
        misc.add_extra_turn(context.game, seat)
