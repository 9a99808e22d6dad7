"""11.5 to 11.37. Keywords that are abilities.

11.5, 11.7, 11.8, 11.13, 11.20 to 11.22, 11.24, 11.29, 11.33, 11.34 and 11.37. One function for each
keyword, in the book's order, gives the abilities that it stands for.
"""

from __future__ import annotations

from typing import Final

from headjudge.games.vanguard.language import vocabulary as v
from headjudge.language import terms as t
from headjudge.rulebook.citation import rule

YOUR_OTHER_REAR_GUARDS: Final = t.Cards(("rear-guard",), t.YOU, (t.Other(),))
YOUR_VANGUARDS: Final = t.Cards(("vanguard",), t.YOU)


@rule("11.5.1")
def restraint(word: t.Keyword) -> tuple[t.Ability, ...]:
    """This unit cannot be chosen as the attacking unit."""
    return (t.Forbid(t.Pattern("attack", t.Self()), word.while_),)


@rule("11.7.1")
def forerunner(word: t.Keyword) -> tuple[t.Ability, ...]:
    """When a unit of the same clan rides this unit, it may be called to a rear-guard circle."""
    ridden = t.Pattern(
        "leave", t.Self(), to=("soul",), cause="ride",
        only_if=t.Is(t.EventPartner(), (v.SameClan(t.EventCard()),)),
    )  # fmt: skip
    return (t.Auto(ridden, (t.May((v.Call(t.Self()),)),), word.while_, on_leaving=True),)


@rule("11.8.1")
def lord(word: t.Keyword) -> tuple[t.Ability, ...]:
    """This unit cannot attack while its master has another unit without a clan of its."""
    stranger = t.Cards(("field",), t.YOU, (t.Other(), t.Not(v.SameClan(t.Self()))))
    while_ = (*word.while_, t.Relation(t.Count(stranger), ">=", 1))
    return (t.Forbid(t.Pattern("attack", t.Self()), while_),)


@rule("11.13.1")
def resist(word: t.Keyword) -> tuple[t.Ability, ...]:
    """This card cannot be chosen by an effect of the opponent's."""
    return (v.CannotBeChosen(t.Self(), t.OPPONENT, word.while_),)


# 11.20. Revelation


@rule("11.20.2", "11.20.2.1", "11.20.3")
def revelation(word: t.Keyword) -> tuple[t.Ability, ...]:
    """Placed on the circle: look at the top card of the deck; it may go to the soul, and if
    it does, one of your standing rear-guards is rested, if there is one. What goes to the soul
    so is put there by the Revelation ability."""
    standing = t.Cards(("rear-guard",), t.YOU, (t.Upright(True),))
    to_soul = t.May((t.Put(t.It(), "soul"),), (t.ToRest(t.Pick(1, standing)),), otherwise=())
    return (
        t.Auto(
            t.Pattern("place", t.Self(), to=word.details),
            (t.Look(t.TopOf(1)), to_soul),
            (*word.while_, v.Label("Revelation")),
            on_leaving=True,
        ),
    )


# 11.21. Blaze


@rule("11.21.1", "11.21.2")
def blaze(word: t.Keyword) -> tuple[t.Ability, ...]:
    """At the beginning of each of your attack steps, with more rear-guards than the opponent,
    your vanguard becomes blazing until end of turn, of a legion both."""
    more = t.Relation(
        t.Count(t.Cards(("rear-guard",), t.YOU)),
        ">=",
        t.Plus(t.Count(t.Cards(("rear-guard",), t.OPPONENT)), 1),
    )
    become = t.If(more, (v.Become(t.Every(YOUR_VANGUARDS), "blazing"),))
    return (t.Auto(t.Pattern("begin attack step", who=t.YOU), (become,), word.while_),)


# 11.22. Afterimage

MOST_IN_HAND: Final = 6


@rule("11.22.1")
def afterimage(word: t.Keyword) -> tuple[t.Ability, ...]:
    """When a card goes from the bind zone to the opponent's hand, and you hold six cards or
    fewer, you may return this unit to your hand."""
    few = t.Relation(t.Count(t.Cards(("hand",), t.YOU)), "<=", MOST_IN_HAND)
    pattern = t.Pattern("put", t.Cards(("bind",), t.OPPONENT), frm=("bind",), to=("hand",))
    back = t.May((t.Put(t.Self(), "hand"),))
    return (t.Auto(pattern, (t.If(few, (back,)),), word.while_),)


# 11.24. Engorge


@rule("11.24.1", "11.24.2")
def engorge(word: t.Keyword) -> tuple[t.Ability, ...]:
    """When this unit attacks, you may retire one or more of your other rear-guards; if you
    did, it becomes engorged until end of turn. To retire them is an effect, and no cost."""
    feast = v.Retire(t.Pick(1, YOUR_OTHER_REAR_GUARDS, any_number=True))
    became = t.If(t.Relation(t.CountOf("it"), ">=", 1), (v.Become(t.Self(), "engorged"),))
    may = t.May((feast,), (became,))
    return (t.Auto(t.Pattern("attack", t.Self()), (may,), word.while_),)


@rule("11.29.1")
def charge(word: t.Keyword) -> tuple[t.Ability, ...]:
    """Placed on a rear-guard circle by an effect, this unit may become charging until end of
    turn."""
    return (
        t.Auto(
            t.Pattern("place", t.Self(), to=("rear-guard",), only_if=t.ByEffect()),
            (t.May((v.Become(t.Self(), "charging"),)),),
            word.while_,
        ),
    )


@rule("11.33.1")
def hollow(word: t.Keyword) -> tuple[t.Ability, ...]:
    """Placed on a rear-guard circle, this unit may become hollowed until end of turn."""
    return (
        t.Auto(
            t.Pattern("place", t.Self(), to=("rear-guard",)),
            (t.May((v.Become(t.Self(), "hollowed"),)),),
            word.while_,
        ),
    )


@rule("11.34.1")
def harmony(word: t.Keyword) -> tuple[t.Ability, ...]:
    """When another unit of yours is placed in the same column, the two are associated in
    harmony until end of turn."""
    other = t.Cards(("vanguard", "rear-guard"), t.YOU, (t.Other(), t.Placed("column", t.Self())))
    return (
        t.Auto(t.Pattern("place", other), (v.Harmonize(t.Self(), t.EventCard()),), word.while_),
    )


# 11.37. Success


@rule("11.37.2", "11.37.3", "11.37.4")
def success(word: t.Keyword) -> tuple[t.Ability, ...]:
    """A situation trigger: in your turn, with a rear-guard of at least that power, this unit
    becomes successful until end of turn if it is not, and if it is still so when it resolves."""
    strong = t.Relation(
        t.Count(
            t.Cards(("rear-guard",), t.YOU, (t.Compare("power", ">=", word.number or 0),))
        ),
        ">=",
        1,
    )  # fmt: skip
    missing = t.No(t.Is(t.Self(), (v.InState("successful"),)))
    become = t.If(strong, (v.Become(t.Self(), "successful"),))
    comes_about = t.Situation(t.Both((t.TurnOf(t.YOU), missing, strong)))
    return (t.Auto(comes_about, (become,), word.while_),)
