"""How a term remembers the text it was read from.

Terms mean the same whatever the order of their filters and whatever stands between
two effects, and they must compare so, across languages too. So after reading, filters
go into one order and joints go into the wordings; before saying, both come back out.

A term keeps its `Wording`: the phrase used; as its marks, the order of the filters with its
language, where that is not the language's usual one; what joins an effect to the next one; and
that a phase was called yours under a condition that says so anyway.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from headjudge.games.godzilla.language import vocabulary as v
from headjudge.games.godzilla.language.text import pronouns
from headjudge.games.godzilla.language.text.grammar import ITS, Lying
from headjudge.language import terms as t
from headjudge.language.parse_terms import Joined
from headjudge.language.settling import in_turn, reworded, with_joint
from headjudge.language.terms.wording import with_marks

# The one order of filters in a term: what the card is, then what it has, then where it is.
_ORDER: tuple[type, ...] = (
    t.Among,
    t.Other,
    t.Type,
    v.Token,
    t.Named,
    t.NameHas,
    t.Trait,
    t.Color,
    t.Compare,
    t.HasKeyword,
    t.Shares,
    t.Not,
    t.Either,
    t.Extreme,
    v.Side,
    t.InZones,
    t.Placed,
    v.ZoneIsRankOf,
    v.InChosenZone,
)
_PLACE = {kind: place for place, kind in enumerate(_ORDER)}

_GOING = (v.MoveTo, v.Play, v.PlayToken)  # cards go to zones

YOUR = "your"  # under which a phase is called yours: your turn

Names = Mapping[str, str]
Arrange = Callable[[t.Filter], int]


def _canonical(filter: t.Filter) -> tuple[int, str]:
    return _PLACE.get(type(filter), len(_ORDER)), repr(filter)


def english_order(filter: t.Filter) -> int:
    """The usual place of a filter in an English object phrase."""
    match filter:
        case t.Among() | t.Not(filter=t.Among()):
            return 0
        case t.Other():
            return 1
        case t.Extreme():
            return 2
        case t.Color() | t.Not():
            return 3
        case t.Compare(property="rank", number=int()):
            return 4
        case t.Trait(wording="", every=False):
            return 5
        case t.Type() | v.Token():
            return 6
        case t.Trait() | t.HasKeyword() | t.NameHas() | t.Named():
            return 7
        case t.Compare() | t.Shares():
            return 8
    return 9


def japanese_order(filter: t.Filter) -> int:
    """The usual place of a filter in a Japanese object phrase."""
    match filter:
        case t.Among() | t.Not(filter=t.Among()):
            return 0
        case t.InZones() | t.Placed() | v.InChosenZone() | v.ZoneIsRankOf():
            return 1
        case t.Extreme() | v.Side() | t.Shares():
            return 2
        case t.HasKeyword() | t.NameHas():
            return 3
        case t.Compare():
            return 5
        case t.Trait():
            return 6
        case t.Other():
            return 7
        case t.Color() | t.Not():
            return 8
        case t.Named():
            return 9
    return 10


_ARRANGE: dict[str, Arrange] = {"en": english_order, "ja": japanese_order}


def settle(term: Any, lang: str, names: Names | None = None) -> Any:
    """What was read, as the term that means it; names and traits translated."""
    return _settle(pronouns.meant(term), lang, names)


def _settle(term: Any, lang: str, names: Names | None) -> Any:
    if not isinstance(term, t.Term):
        return t.rewrite(term, lambda each: _settle(each, lang, names))
    if isinstance(term, Joined):
        return with_joint(term, lambda each: _settle(each, lang, names))
    if isinstance(term, Lying):
        return t.Self(wording=f"in {term.area}")
    values = t.fields_of(term, lambda each: _settle(each, lang, names))
    _translate(term, values, names)
    for name in ("filters", "must"):
        if isinstance(values.get(name), tuple):
            values[name], mark = _sorted(values[name], lang)
            values["wording"] = with_marks(values["wording"], mark)
    if isinstance(term, t.Auto) and not term.on_leaving:
        areas = _lying(term.do)
        if areas:
            values["where"] = areas
    if isinstance(term, t.Auto) and _is_of_own_turn(term):
        values["when"] = reworded(replace(values["when"], who=None), under=YOUR)
    if isinstance(term, t.ForEach) and len(term.do) == 1:
        rage = values["do"][0]  # one change by so much, not so many changes
        if isinstance(rage, v.ChangeRage) and type(rage.amount) is int:
            return replace(rage, amount=t.Times(rage.amount, values["number"]))
    if isinstance(term, _GOING) and term.zones is not None and term.zones.whose == ITS:
        values["zones"] = replace(values["zones"], whose=_side(term))
    return type(term)(**values)


def unsettle(term: Any, lang: str, names: Names | None = None, called: bool = True) -> Any:
    """The term as its language says it, with pronouns wherever they do (if `called` so)."""
    return _unsettle(pronouns.spoken(term) if called else term, lang, names)


def _unsettle(term: Any, lang: str, names: Names | None) -> Any:
    if isinstance(term, tuple):
        return in_turn(term, lambda each: _unsettle(each, lang, names))
    if not isinstance(term, t.Term):
        return term
    if isinstance(term, t.Self) and term.wording.startswith("in "):
        return Lying(term.wording[3:])
    said = term.worded
    values = t.fields_of(term, lambda each: _unsettle(each, lang, names))
    values["wording"] = said.phrase
    pronouns.called_its(values, said.phrase)
    _translate(term, values, names)
    for name in ("filters", "must"):
        if isinstance(values.get(name), tuple):
            values[name] = _arranged(values[name], lang, said.marks or "")
    if isinstance(term, t.Auto) and term.where:
        if not _lying(values["do"]):
            values["do"] = _laid(values["do"], term.where[0])
        values["where"] = ()
    if isinstance(term, t.Pattern) and said.under == YOUR:
        values["who"] = t.YOU
    if isinstance(term, _GOING) and _are_own_empty(term):
        values["zones"] = replace(values["zones"], whose=ITS)
    return type(term)(**values)


def _sorted(filters: tuple[t.Filter, ...], lang: str) -> tuple[tuple[t.Filter, ...], str]:
    """The filters in their one order, and the mark that brings the text's order back."""
    if len(filters) < 2:
        return filters, ""
    order = sorted(range(len(filters)), key=lambda at: _canonical(filters[at]))
    usual = sorted(order, key=lambda at: _ARRANGE[lang](filters[at]))
    mark = ""
    if usual != list(range(len(filters))):
        mark = f"{lang}{''.join(str(order.index(at)) for at in range(len(filters)))}"
    return tuple([filters[at] for at in order]), mark


def _arranged(filters: tuple[t.Filter, ...], lang: str, order: str) -> tuple[t.Filter, ...]:
    if order.startswith(lang) and len(order) - len(lang) == len(filters):
        return tuple([filters[int(at)] for at in order[len(lang) :]])
    return tuple(sorted(filters, key=_ARRANGE[lang]))


def _is_of_own_turn(auto: t.Auto) -> bool:
    """On your turn `your` phase says what is so anyway."""
    when = auto.when
    return (
        isinstance(when, t.Pattern)
        and when.kind.startswith(("begin ", "end "))
        and when.who == t.YOU
        and t.TurnOf(t.YOU) in auto.while_
    )


def _side(term: v.MoveTo | v.Play | v.PlayToken) -> t.Whose:
    """Whose zones they are if it is not said: those on the side of the cards that move."""
    if isinstance(term, v.MoveTo):
        if isinstance(term.what, t.Every | t.Pick) and isinstance(term.what.cards, t.Cards):
            return term.what.cards.whose
        if isinstance(term.what, v.Monster):
            return term.what.whose
    return t.YOU


def _are_own_empty(term: v.MoveTo | v.Play | v.PlayToken) -> bool:
    zones = term.zones
    if zones is None or not zones.empty or zones.wording:
        return False
    return zones.whose == _side(term)


def _lying(effects: Any) -> tuple[str, ...]:
    """The areas in which an effect says that its own card lies: it works there."""
    return tuple(dict.fromkeys([e.area for e in t.walk(effects) if isinstance(e, Lying)]))


def _laid(effects: Any, area: str) -> Any:
    """The effects with their own card said to lie in that area."""
    made = t.rewrite(effects, lambda each: _laid(each, area))
    if isinstance(made, t.Action) and isinstance(made.what, t.Self):
        return replace(made, what=Lying(area))
    return made


def _translate(term: t.Term, values: dict[str, Any], names: Names | None) -> None:
    """Names and traits are words of a language: put them in the other one."""
    if not names:
        return
    if isinstance(term, t.Trait):
        values["traits"] = tuple([names.get(each, each) for each in term.traits])
    elif isinstance(term, t.Named):
        values["names"] = tuple([names.get(each, each) for each in term.names])
    elif isinstance(term, t.NameHas):
        values["part"] = names.get(term.part, term.part)
    elif isinstance(term, v.PlayToken):
        values["name"] = names.get(term.name, term.name)
    elif isinstance(term, t.Keyword):
        values["details"] = tuple(
            [names.get(e, e) if isinstance(e, str) else e for e in values["details"]]
        )
    elif isinstance(term, t.Change) and term.property == "traits":
        values["operand"] = tuple([names.get(each, each) for each in term.operand])
