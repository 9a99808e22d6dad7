"""From terms back to what is said: the other way of `meaning`."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

from headjudge.games.dragonball import vocabulary as v
from headjudge.games.dragonball.text import pronouns
from headjudge.games.dragonball.text.grammar import InAreas, Pair, Target, While
from headjudge.games.dragonball.text.meaning import (
    ABSORB,
    JOINT,
    LISTS,
    MARKS,
    OWNED,
    PAIR,
    PART,
    STATIC,
    UNDER,
)
from headjudge.games.dragonball.text.places import IN_BATTLE, IN_MODES, NOUNS, PLACES
from headjudge.language import terms as t
from headjudge.language.while_read import Boon, Gets, Joined, Noun, Part, Place


def is_first_of_two(skill: t.Ability) -> bool:
    """Whether this skill is said in one breath with the next one."""
    return isinstance(skill, STATIC) and PAIR in skill.wording.partition(UNDER)[2]


def unsettle(*skills: t.Ability) -> Any:
    """A skill as it is said, or two of them in one breath."""
    parts = [_unsettle(pronouns.spoken(each)) for each in skills]
    if len(parts) == 1:
        return parts[0]
    first, second = parts
    own, _, pair = first.wording.partition(PAIR)
    if own:  # each stands under its own conditions
        return Pair(replace(first, wording=own), second, wording=pair)
    return Pair(first.ability, second.ability, first.while_, wording=pair)


def _unsettle(term: Any) -> Any:
    if isinstance(term, tuple):
        term = tuple([each for each in term if not isinstance(each, v.Shown)])
        parts = [_unsettle(each) for each in term]
        if len(term) > 1 and all([isinstance(each, t.Effect) for each in term]):
            for at, each in enumerate(term[:-1]):
                parts[at] = Joined(parts[at], wording=each.wording.partition(JOINT)[2])
        return tuple(parts)
    if not isinstance(term, t.Term):
        return term
    if isinstance(term, t.Lasting):
        ability = term.ability
        bare = _unsettle(ability) if isinstance(ability, t.Auto) else _bare(ability)
        return replace(term, ability=bare, wording=term.wording.partition(JOINT)[0])
    if isinstance(term, STATIC):
        return _said_static(term)
    return _bare(term)


def _said_static(term: Any) -> While:
    own, _, under = term.wording.partition(JOINT)[0].partition(UNDER)
    while_ = getattr(term, "while_", ())
    bare = replace(term, wording=own, **({"while_": ()} if while_ else {}))
    if isinstance(bare, t.Continuous) and bare.where:
        inner = _gets(replace(bare, where=(), wording=""))
        gets = replace(inner, wording="")
        return While(InAreas(gets, bare.where, wording=own), _unsettle(while_), wording=under)
    return While(_bare(bare), _unsettle(while_), wording=under)


def _bare(term: t.Term) -> Any:
    """The term as it is said, a permanent skill without its conditions."""
    if isinstance(term, t.Continuous):
        return _gets(term)
    own, _, marks = term.wording.partition(JOINT)[0].partition(MARKS)
    values = {each.name: _unsettle(getattr(term, each.name)) for each in fields(term) if each.init}
    values["wording"] = own
    if isinstance(term, t.Put | v.PutTop) and term.to != "energy":
        values["to"] = Target(term.to, wording=marks)
    elif isinstance(term, v.Activate | t.Auto):
        values["where"] = ()
    elif isinstance(term, v.Play) and term.using == ABSORB:
        values["using"] = ""
    if isinstance(term, t.Cards):
        _said_cards(values, marks)
    elif isinstance(term, t.Keyword):
        _said_details(values, marks)
    elif isinstance(values.get("filters"), tuple) and marks:
        values["filters"] = _marked(values["filters"], marks)
    return (t.Choose if isinstance(term, t.Search) else type(term))(**values)


def _marked(filters: tuple[t.Filter, ...], marks: str) -> tuple[t.Filter, ...]:
    """The filters with nouns and places where they stood."""
    found = list(filters)
    shift = 0
    for mark in marks.split(";"):
        place, _, words = mark.partition("=")
        words = words.removeprefix(OWNED)
        at = int(place) + shift
        if words in PLACES:
            more = PLACES[words][2]
            found[at : at + len(more)] = [Place(words)]
        else:
            more = NOUNS[words][1]
            found[at : at + len(more)] = [Noun(words)]
        shift += 1 - len(more)
    return tuple(found)


def _said_cards(values: dict[str, Any], marks: str) -> None:
    if not marks and not values["wording"]:
        marks = _usual(values["where"], values["whose"], values["filters"])
    if not marks:
        return
    where = values["where"]
    values["filters"] = _marked(values["filters"], marks)
    placed = False
    for mark in marks.split(";"):
        words = mark.partition("=")[2]
        if words.removeprefix(OWNED) in PLACES:
            areas, player, _more = PLACES[words.removeprefix(OWNED)]
            if areas:
                values["where"] = ()
                placed = True
            if not words.startswith(OWNED) and player:
                values["whose"] = ""
        elif not placed and where in (NOUNS[words][0], IN_MODES, IN_BATTLE):
            values["where"] = ()


def _said_details(values: dict[str, Any], marks: str) -> None:
    if not marks:
        return
    first, *lists = values["details"]
    said = [
        _marked(filters, own) if own else filters
        for filters, own in zip(lists, marks.split(LISTS), strict=True)
    ]
    values["details"] = (first, *said)


def _usual(where: tuple[str, ...], whose: str, filters: tuple[t.Filter, ...]) -> str:
    """Where noun and place stand if the term does not remember."""
    before = 0
    while before < len(filters) and isinstance(filters[before], _ADJECTIVES):
        before += 1
    for word, (areas, more) in NOUNS.items():
        if word and areas == where and filters[before : before + len(more)] == more:
            return f"{before}={word}"
    for words, (areas, player, others) in PLACES.items():
        if areas == where and player == whose and not others:
            return f"{before}=card;{len(filters)}={words}"
    return ""


_ADJECTIVES = (t.Other, t.Color, t.Trait, t.Named, v.Character, v.SkillLess, v.Mode)


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
