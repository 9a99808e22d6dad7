"""What the words of Cardfight!! Vanguard demand of a position."""

from __future__ import annotations

from headjudge.games.vanguard.language import vocabulary as v
from headjudge.language import terms as t
from tests.life.demands import Demand

FACE_UP, FACE_DOWN = t.FaceUp(True), t.FaceUp(False)


def own_demands(term: t.Term) -> list[Demand]:
    """What the words of this game demand: cards to pay with, and what a keyword counts."""
    if isinstance(term, v.CounterBlast):
        return [Demand(("damage",), t.YOU, (*term.filters, FACE_UP), number_in(term))]
    if isinstance(term, v.TurnUp | v.CounterCharge):
        return [Demand(("damage",), t.YOU, (FACE_DOWN,), 3)]
    if isinstance(term, v.SoulBlast):
        return [Demand(("soul",), t.YOU, term.filters, number_in(term))]
    if isinstance(term, t.Pattern) and term.cause == "stride" and isinstance(term.what, t.Cards):
        return [Demand(("G",), t.YOU, (*term.what.filters, FACE_DOWN), 2)]
    if isinstance(term, t.Pattern) and isinstance(term.what, t.Cards) and term.what.filters:
        return [Demand(term.what.where, term.what.whose, term.what.filters, 1)]
    if isinstance(term, t.Is) and isinstance(term.object, v.InRole):
        return [Demand(("vanguard",), t.YOU, term.filters, 1)]
    if isinstance(term, v.PaidFor) and term.what == "G guardian":
        return [Demand(("G",), t.YOU, (*term.filters, v.HasAbility("G guardian"), FACE_DOWN), 2)]
    if isinstance(term, v.Enables):
        word = v.HasAbility(term.keyword, term.number)
        return [Demand(("vanguard",), t.YOU, (word,), 1), Demand(("damage",), t.YOU, (), 1, 3)]
    if isinstance(term, v.Enabled):
        number = term.number or 1
        grade = t.Compare("grade", "==", 1)
        found: dict[str, Demand] = {
            "Generation Break": Demand(("G",), t.YOU, (FACE_UP,), number),
            "Limit Break": Demand(("damage",), t.YOU, (), number),
            "Ritual": Demand(("drop",), t.YOU, (grade,), number),
            "Oracle": Demand(("hand",), t.YOU, (), 5),
            "Brave": Demand(("hand",), t.YOU, (), 0, 2),
            "Thunderstrike": Demand(("bind",), t.OPPONENT, (), number),
            "Dark Device": Demand(("field",), t.OPPONENT, (t.Upright(False),), 5),
        }
        return [found[term.keyword]] if term.keyword in found else []
    return []


def number_in(term: v.CounterBlast | v.SoulBlast) -> int:
    """How many cards are to be paid; 3 where that is worked out in the game."""
    return term.number if isinstance(term.number, int) else 3
