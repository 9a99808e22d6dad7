"""From terms back to what is said: the other way of `meaning`."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from headjudge.games.dragonball.language import vocabulary as v
from headjudge.games.dragonball.language.text.grammar import InAreas, Pair, Target, While
from headjudge.games.dragonball.language.text.meaning import ABSORB, LISTS, PAIR, STATIC
from headjudge.games.dragonball.language.text.places import IN_BATTLE, IN_MODES, NOUNS, PLACES
from headjudge.games.dragonball.language.text.pronouns import Pronouns
from headjudge.language import terms as t
from headjudge.language.parse_terms import Noun, Place
from headjudge.language.settling import (
    OWNED,
    grants_of,
    in_turn,
    marked,
    usual_marks,
)


def is_first_of_two(skill: t.Ability) -> bool:
    """Whether this skill is said in one breath with the next one."""
    return isinstance(skill, STATIC) and PAIR in (skill.worded.under or "")


def unsettle(*skills: t.Ability) -> Any:
    """A skill as it is said, or two of them in one breath."""
    parts = [_unsettle(Pronouns.say(each)) for each in skills]
    if len(parts) == 1:
        return parts[0]
    first, second = parts
    own, _, pair = first.wording.partition(PAIR)
    if own:  # each stands under its own conditions
        return Pair(replace(first, wording=own), second, wording=pair)
    return Pair(first.ability, second.ability, first.while_, wording=pair)


def _unsettle(term: Any) -> Any:
    if isinstance(term, tuple):
        return in_turn(tuple([each for each in term if not isinstance(each, v.Shown)]), _unsettle)
    if not isinstance(term, t.Term):
        return term
    if isinstance(term, t.Lasting):
        ability = term.ability
        bare = _unsettle(ability) if isinstance(ability, t.Auto) else _bare(ability)
        return replace(term, ability=bare, wording=term.worded.without("joint"))
    if isinstance(term, STATIC):
        return _said_static(term)
    return _bare(term)


def _said_static(term: Any) -> While:
    own, under = term.worded.without("under", "joint"), term.worded.under or ""
    while_ = getattr(term, "while_", ())
    bare = replace(term, wording=own, **({"while_": ()} if while_ else {}))
    if isinstance(bare, t.Continuous) and bare.where:
        inner = grants_of(replace(bare, where=(), wording=""), _unsettle)
        return While(InAreas(inner, bare.where, wording=own), _unsettle(while_), wording=under)
    return While(_bare(bare), _unsettle(while_), wording=under)


def _bare(term: t.Term) -> Any:
    """The term as it is said, a permanent skill without its conditions."""
    if isinstance(term, t.Continuous):
        return grants_of(term, _unsettle)
    marks = term.worded.marks or ""
    values = t.fields_of(term, _unsettle)
    values["wording"] = term.worded.phrase
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
        values["filters"] = marked(values["filters"], marks, _stood_for)
    return (t.Choose if isinstance(term, t.Search) else type(term))(**values)


def _stood_for(words: str, there: t.Filter | None) -> tuple[t.Filter, int]:
    if words in PLACES:
        return Place(words), len(PLACES[words][2])
    return Noun(words), len(NOUNS[words][1])


def _said_cards(values: dict[str, Any], marks: str) -> None:
    if not marks and not values["wording"]:
        cards = values["where"], values["whose"], values["filters"]
        nouns = [(word, areas, more) for word, (areas, more) in NOUNS.items() if word]
        marks = usual_marks(cards, _ADJECTIVES, nouns, PLACES.items())
    if not marks:
        return
    where = values["where"]
    values["filters"] = marked(values["filters"], marks, _stood_for)
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
        marked(filters, own, _stood_for) if own else filters
        for filters, own in zip(lists, marks.split(LISTS), strict=True)
    ]
    values["details"] = (first, *said)


_ADJECTIVES = (t.Other, t.Color, t.Trait, t.Named, v.Character, v.SkillLess, t.Upright)
