"""From what was read to the terms that mean it, and back to what is said.

A noun and a place stand among the filters while a text is read; in the term they are the
areas and the player of the cards, or a filter. Who gets something and what is got become
changes. What joins an effect to the next goes into its wording.

A wording is `own@marks¦joint`: the phrase used, the nouns and places with their positions
among the filters, and what joins an effect to the next one; of a continuous ability
`own^under`, of the first change of a card `part»own`.
"""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

from headjudge.games.vanguard import vocabulary as v
from headjudge.games.vanguard.text import pronouns
from headjudge.games.vanguard.text.grammar import While
from headjudge.games.vanguard.text.places import NOUNS, PLACES
from headjudge.language import terms as t
from headjudge.language.while_read import Boon, Gets, Joined, Noun, Part, Place
from headjudge.rulebook.citation import rule

JOINT = "¦"
MARKS = "@"
PART = "»"
UNDER = "^"
ANYWHERE = ("anywhere",)
LOCKED = ("locked",)
FIELD = ("field",)
OWNED = "+"  # before a place: whose cards they are was said besides


# Continuous abilities, which stand under conditions.
STATIC = (
    t.Continuous, t.Forbid, v.Enables, v.CannotBeChosen, v.Battles, v.AttacksFromBack,
    v.DriveOnRearGuard, v.NullifyTriggers, v.StrideCostLost, v.OfEveryClan, v.MostInDeck,
    v.ActivatesAnyway,
)  # fmt: skip


class Meaningless(Exception):
    """Words that can be read but mean nothing together."""


MEANINGLESS = (Meaningless, pronouns.NothingMeant)


# -- reading --------------------------------------------------------------------------


def settle(term: Any) -> Any:
    """What was read, as the term that means it."""
    return pronouns.meant(_settle(term))


def _settle(term: Any) -> Any:
    if isinstance(term, tuple):
        return tuple([_settle(each) for each in term])
    if not isinstance(term, t.Term):
        return term
    if isinstance(term, Joined):
        effect = _settle(term.effect)
        return replace(effect, wording=f"{effect.wording}{JOINT}{term.wording}")
    if isinstance(term, Gets):
        return _changes(term)
    if isinstance(term, While):
        return _under(term)
    values = {each.name: _settle(getattr(term, each.name)) for each in fields(term) if each.init}
    if isinstance(term, t.Cards):
        _cards(values)
    else:
        for name in _FILTERS:
            if isinstance(values.get(name), tuple):
                values[name], marks = _plain(values[name])
                values["wording"] += marks
    return type(term)(**values)


_FILTERS = ("filters", "mates", "what")


def _cards(values: dict[str, Any]) -> None:
    """The noun and the place of cards become their areas and their player."""
    filters: list[t.Filter] = []
    marks: list[str] = []
    where, whose = values["where"], values["whose"]
    noun: tuple[str, ...] = ()
    for each in values["filters"]:
        if isinstance(each, Noun):
            marks.append(f"{len(filters)}={each.word}")
            noun = NOUNS[each.word]
        elif isinstance(each, Place):
            areas, player, more = PLACES[each.words]
            if where or (whose and whose != player):
                raise Meaningless("two places")
            marks.append(f"{len(filters)}={OWNED if whose else ''}{each.words}")
            where, whose = areas, player
            filters.extend(more)
        else:
            filters.append(each)
    if noun == LOCKED and not whose:
        whose = t.EACH
    values["where"] = as_a_type(where) if where and noun == FIELD else where or noun
    values["whose"] = whose
    values["filters"] = tuple(filters)
    if not values["where"] or not whose:
        raise Meaningless("no place")
    if marks:
        values["wording"] += MARKS + ";".join(marks)


@rule("3.8.1.1", without=FIELD)
def as_a_type(where: tuple[str, ...]) -> tuple[str, ...]:
    """Where the units are: one that is not on the field is a card of such a type."""
    return where


def _plain(filters: tuple[t.Filter, ...]) -> tuple[tuple[t.Filter, ...], str]:
    """Filters that ask what a card is: a noun asks on which circle."""
    found: list[t.Filter] = []
    marks: list[str] = []
    for each in filters:
        if isinstance(each, Place):
            marks.append(f"{len(found)}={each.words}")
            areas, player, more = PLACES[each.words]
            if areas and set(areas) <= {"vanguard", "rear-guard", "guardian"}:
                found.append(v.OnCircle(areas))
            elif areas:
                raise Meaningless("not a circle")
            found.extend(more)
            if player == t.OPPONENT:
                raise Meaningless("whose")
        elif isinstance(each, Noun):
            marks.append(f"{len(found)}={each.word}")
            areas = NOUNS[each.word]
            if areas and areas != FIELD:
                found.append(v.OnCircle(areas))
        else:
            found.append(each)
    return tuple(found), MARKS + ";".join(marks) if marks else ""


def _changes(term: Gets) -> t.Continuous:
    changes: list[t.Change] = []
    for part in term.parts:
        what = _settle(part.what)
        _check_counts(part.boons)
        for at, boon in enumerate(part.boons):
            wording = boon.wording if at else f"{part.wording}{PART}{boon.wording}"
            operand = _settle(boon.operand)
            if boon.property == "abilities":  # an ability that is got works where its card is
                operand = tuple([_here(each) for each in operand])
            changes.append(t.Change(what, boon.property, boon.operation, operand, wording=wording))
    return t.Continuous(tuple(changes), wording=term.wording)


def _check_counts(boons: tuple[Boon, ...]) -> None:
    """What is counted after a stroke is counted for both sides of it (see `boons`)."""
    for one, next_ in zip(boons, boons[1:], strict=False):
        if one.wording.endswith("/") and type(next_.operand) is t.Times:
            raise Meaningless("counted for one of two")


def _here(ability: t.Ability) -> t.Ability:
    if isinstance(ability, t.Continuous) and ability.where == ANYWHERE:
        return replace(ability, where=())
    return ability


def _under(term: While) -> t.Ability:
    """A continuous ability with its conditions."""
    ability = _settle(term.ability)
    values: dict[str, Any] = {"while_": _settle(term.while_)}
    if isinstance(ability, t.Continuous):
        values["where"] = term.where
    elif term.where not in ((), ANYWHERE):
        raise Meaningless("only changes work elsewhere")
    made: t.Ability = replace(ability, wording=f"{ability.wording}{UNDER}{term.wording}", **values)
    return made


# -- saying ---------------------------------------------------------------------------


def unsettle(term: Any) -> Any:
    """The term as it is said."""
    return _unsettle(pronouns.spoken(term))


def _unsettle(term: Any) -> Any:
    if isinstance(term, tuple):
        parts = [_unsettle(each) for each in term]
        if len(term) > 1 and all(isinstance(each, t.Effect) for each in term):
            for at, each in enumerate(term[:-1]):
                parts[at] = Joined(parts[at], wording=each.wording.partition(JOINT)[2])
        return tuple(parts)
    if not isinstance(term, t.Term):
        return term
    if isinstance(term, t.Lasting):
        return replace(
            term,
            ability=_bare(term.ability),
            wording=term.wording.partition(JOINT)[0],
        )
    if isinstance(term, STATIC):
        own, _, under = term.wording.partition(JOINT)[0].partition(UNDER)
        bare = replace(term, while_=(), wording=own)
        where: tuple[str, ...] = ANYWHERE if "anywhere" in under else ()
        if isinstance(term, t.Continuous) and term.where:
            where = term.where
        return While(_bare(bare), _unsettle(term.while_), where, wording=under)
    return _bare(term)


def _bare(term: t.Term) -> Any:
    """The term as it is said, a continuous ability without its conditions."""
    if isinstance(term, t.Continuous):
        return _gets(term)
    own, _, marks = term.wording.partition(JOINT)[0].partition(MARKS)
    values = {each.name: _unsettle(getattr(term, each.name)) for each in fields(term) if each.init}
    values["wording"] = own
    if isinstance(term, t.Cards):
        _said_cards(values, marks)
    else:
        for name in _FILTERS:
            if isinstance(values.get(name), tuple):
                values[name] = _said_plain(values[name], marks)
    return type(term)(**values)


def _marked(filters: tuple[t.Filter, ...], marks: str) -> tuple[t.Filter, ...]:
    """The filters with nouns and places where they stood."""
    found = list(filters)
    shift = 0
    for mark in marks.split(";"):
        place, _, words = mark.partition("=")
        words = words.removeprefix(OWNED)
        at = int(place) + shift
        if words in PLACES:
            areas, _whose, more = PLACES[words]
            circle = bool(found[at : at + 1]) and found[at] == v.OnCircle(areas)
            found[at : at + len(more) + circle] = [Place(words, wording="place")]
            shift += 1 - len(more) - circle
        else:
            circle = bool(found[at : at + 1]) and found[at] == v.OnCircle(NOUNS[words])
            found[at : at + circle] = [Noun(words)]
            shift += 1 - circle
    return tuple(found)


def _said_cards(values: dict[str, Any], marks: str) -> None:
    where = values["where"]
    if not marks and not values["wording"]:
        marks = _usual(where, values["whose"], values["filters"])
    if not marks:
        return
    values["filters"] = _marked(values["filters"], marks)
    for mark in marks.split(";"):
        words = mark.partition("=")[2]
        if words.removeprefix(OWNED) in PLACES:
            values["where"] = ()
            if not words.startswith(OWNED):
                values["whose"] = ""
        elif NOUNS[words] == where:
            values["where"] = ()
            if where == LOCKED and values["whose"] == t.EACH:
                values["whose"] = ""


def _said_plain(filters: tuple[t.Filter, ...], marks: str) -> tuple[t.Filter, ...]:
    return _marked(filters, marks) if marks else filters


def _usual(where: tuple[str, ...], whose: str, filters: tuple[t.Filter, ...]) -> str:
    """Where noun and place stand if the term does not remember."""
    before = 0
    while before < len(filters) and isinstance(filters[before], _ADJECTIVES):
        before += 1
    for word, areas in NOUNS.items():
        if areas == where:
            return f"{before}={word}"
    for words, (areas, player, more) in PLACES.items():
        if areas == where and player == whose and not more:
            return f"{before}=card;{len(filters)}={words}"
    return ""


_ADJECTIVES = (
    t.Other, t.Type, t.Compare, t.Either, v.Clan, v.Race, v.Nation, v.Face, v.Standing, v.InState,
)  # fmt: skip


def _gets(term: t.Continuous) -> Gets:
    parts: list[Part] = []
    last: t.Object | None = None
    for change in term.changes:
        first, mark, own = change.wording.rpartition(PART)
        boon = Boon(change.property, change.operation, _unsettle(change.operand), wording=own)
        if mark or last != change.what:
            parts.append(Part(_unsettle(change.what), (boon,), wording=first))
        else:
            parts[-1] = replace(parts[-1], boons=(*parts[-1].boons, boon))
        last = change.what
    own = term.wording.partition(JOINT)[0].partition(UNDER)[0]
    return Gets(tuple(parts), wording=own)
