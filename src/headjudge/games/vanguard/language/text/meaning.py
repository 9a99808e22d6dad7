"""From what was read to the terms that mean it, and back to what is said.

A noun and a place stand among the filters while a text is read; in the term they are the
areas and the player of the cards, or a filter. Who gets something and what is got become
changes. What joins an effect to the next goes into its wording.
What a wording holds besides its phrase is said in `language.settling`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from headjudge.games.vanguard.language import vocabulary as v
from headjudge.games.vanguard.language.text.grammar import While
from headjudge.games.vanguard.language.text.places import NOUNS, PLACES
from headjudge.games.vanguard.language.text.pronouns import Pronouns
from headjudge.language import terms as t
from headjudge.language.parse_terms import Grant, Grants, Joined, Noun, Place
from headjudge.language.pronouns import NothingMeant
from headjudge.language.settling import (
    OWNED,
    Meaningless,
    changes,
    grants_of,
    in_turn,
    marked,
    reworded,
    usual_marks,
    with_joint,
)
from headjudge.language.terms.wording import with_marks
from headjudge.rulebook.citation import rule

ANYWHERE = ("anywhere",)
LOCKED = ("locked",)
FIELD = ("field",)

# Continuous abilities, which stand under conditions.
STATIC = (
    t.Continuous, t.Forbid, v.Enables, v.CannotBeChosen, v.Unaffected, v.Battles, v.AttacksFromBack,
    v.DriveOnRearGuard, v.NullifyTriggers, v.StrideCostLost, v.OfEveryClan, v.MostInDeck,
    v.ActivatesAnyway,
)  # fmt: skip

MEANINGLESS = (Meaningless, NothingMeant)


# -- reading --------------------------------------------------------------------------


def settle(term: Any) -> Any:
    """What was read, as the term that means it."""
    return Pronouns.read(_settle(term))


def _settle(term: Any) -> Any:
    if not isinstance(term, t.Term):
        return t.rewrite(term, _settle)
    if isinstance(term, Joined):
        return with_joint(term, _settle)
    if isinstance(term, Grants):
        return _changes(term)
    if isinstance(term, While):
        return _under(term)
    values = t.fields_of(term, _settle)
    if isinstance(term, t.Cards):
        _cards(values)
    else:
        for name in _FILTERS:
            if isinstance(values.get(name), tuple):
                values[name], marks = _plain(values[name])
                values["wording"] = with_marks(values["wording"], marks)
    made = type(term)(**values)
    return _heard(made) if isinstance(made, t.Auto) else made


@rule("8.1.1.2.1")
def _heard(ability: t.Auto) -> t.Auto:
    """An automatic ability about its own card's leaving is heard although that has gone, with a
    circle in front of it or without; only one about its own card works without a zone."""
    when = ability.when
    about_itself = isinstance(when, t.Pattern) and isinstance(when.what, t.Self)
    if ability.on_leaving and not about_itself:
        raise Meaningless("no zone")
    circles = _circles(ability)
    if not about_itself or not circles:
        return ability
    if "lock" in ability.kinds or ("move" in ability.kinds and "guardian" not in circles):
        raise Meaningless("it is there no longer as a unit")
    return replace(ability, on_leaving=True) if "leave" in ability.kinds else ability


def _circles(ability: t.Auto) -> tuple[str, ...]:
    """The circles in front of an ability."""
    return tuple([kind for each in ability.while_ if isinstance(each, v.On) for kind in each.kinds])


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
    values["wording"] = with_marks(values["wording"], marks)


@rule("3.8.1.1")
def as_a_type(where: tuple[str, ...]) -> tuple[str, ...]:
    """Where the units are: one that is not on the field is a card of such a type."""
    return where


def _plain(filters: tuple[t.Filter, ...]) -> tuple[tuple[t.Filter, ...], list[str]]:
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
    return tuple(found), marks


def _changes(term: Grants) -> t.Continuous:
    for part in term.parts:
        _check_counts(part.grants)
    made = changes(term, _settle)
    return replace(made, changes=tuple([_here(each) for each in made.changes]))


def _check_counts(grants: tuple[Grant, ...]) -> None:
    """What is counted after a stroke is counted for both sides of it (see `grants`)."""
    for one, next_ in zip(grants, grants[1:], strict=False):
        if one.wording.endswith("/") and type(next_.operand) is t.Times:
            raise Meaningless("counted for one of two")


def _here(change: t.Change) -> t.Change:
    """An ability that is got works where its card is."""
    if change.property != "abilities":
        return change
    got = [
        replace(each, where=())
        if isinstance(each, t.Continuous) and each.where == ANYWHERE
        else each
        for each in change.operand
    ]
    return replace(change, operand=tuple(got))


def _under(term: While) -> t.Ability:
    """A continuous ability with its conditions."""
    ability = _settle(term.ability)
    values: dict[str, Any] = {"while_": _settle(term.while_)}
    if isinstance(ability, t.Continuous):
        values["where"] = term.where
    elif term.where not in ((), ANYWHERE):
        raise Meaningless("only changes work elsewhere")
    made: t.Ability = replace(reworded(ability, under=term.wording), **values)
    return made


# -- saying ---------------------------------------------------------------------------


def unsettle(term: Any) -> Any:
    """The term as it is said."""
    return _unsettle(Pronouns.say(term))


def _unsettle(term: Any) -> Any:
    if isinstance(term, tuple):
        return in_turn(term, _unsettle)
    if not isinstance(term, t.Term):
        return term
    if isinstance(term, t.Lasting):
        return replace(
            term,
            ability=_bare(term.ability),
            wording=term.worded.without("joint"),
        )
    if isinstance(term, STATIC):
        under = term.worded.under or ""
        bare = replace(term, while_=(), wording=term.worded.without("under", "joint"))
        where: tuple[str, ...] = ANYWHERE if "anywhere" in under else ()
        if isinstance(term, t.Continuous) and term.where:
            where = term.where
        return While(_bare(bare), _unsettle(term.while_), where, wording=under)
    return _bare(term)


def _bare(term: t.Term) -> Any:
    """The term as it is said, a continuous ability without its conditions."""
    if isinstance(term, t.Continuous):
        return grants_of(term, _unsettle)
    if isinstance(term, t.Auto) and term.on_leaving and _circles(term):
        term = replace(term, on_leaving=False)
    marks = term.worded.marks or ""
    values = t.fields_of(term, _unsettle)
    values["wording"] = term.worded.phrase
    if isinstance(term, t.Cards):
        _said_cards(values, marks)
    else:
        for name in _FILTERS:
            if isinstance(values.get(name), tuple):
                values[name] = _said_plain(values[name], marks)
    return type(term)(**values)


def _stood_for(words: str, there: t.Filter | None) -> tuple[t.Filter, int]:
    if words in PLACES:
        areas, _whose, more = PLACES[words]
        return Place(words, wording="place"), len(more) + (there == v.OnCircle(areas))
    return Noun(words), int(there == v.OnCircle(NOUNS[words]))


def _said_cards(values: dict[str, Any], marks: str) -> None:
    where = values["where"]
    if not marks and not values["wording"]:
        cards = where, values["whose"], values["filters"]
        nouns = [(word, areas, ()) for word, areas in NOUNS.items()]
        marks = usual_marks(cards, _ADJECTIVES, nouns, PLACES.items())
    if not marks:
        return
    values["filters"] = marked(values["filters"], marks, _stood_for)
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
    return marked(filters, marks, _stood_for) if marks else filters


_ADJECTIVES = (
    t.Other, t.Type, t.Compare, t.Either, v.Clan, v.Race, v.Nation, t.FaceUp, t.Upright, v.InState,
)  # fmt: skip
