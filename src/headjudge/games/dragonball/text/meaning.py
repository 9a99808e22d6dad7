"""From what was read to the terms that mean it, and back to what is said.

A noun and a place stand among the filters while a text is read; in the term they are the
areas and the player of the cards, or filters. Who gets something and what is got become
changes; what is chosen in a deck is searched for. What joins an effect to the next goes into
its wording.

A wording is `own@marks¦joint`: the phrase used, the nouns and places with their positions
among the filters, and what joins an effect to the next one; of a permanent skill
`own^under`, of the first change of a card `part»own`.
"""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

from headjudge.games.dragonball import vocabulary as v
from headjudge.games.dragonball.text import pronouns
from headjudge.games.dragonball.text.acts import FROM
from headjudge.games.dragonball.text.grammar import (
    GOING_ON,
    OPEN,
    SEEN,
    Boon,
    Gets,
    InAreas,
    Joined,
    Noun,
    Pair,
    Part,
    Place,
    While,
)
from headjudge.games.dragonball.text.places import IN_MODES, NOUNS, PLACES
from headjudge.language import terms as t
from headjudge.rulebook.citation import rule

JOINT = "¦"
MARKS = "@"
PART = "»"
UNDER = "^"
PAIR = "&"  # of the first of two permanent skills that are said in one breath
OWNED = "+"  # before a place: whose cards they are was said besides
LISTS = "|"  # between the marks of several lists of filters

# Permanent skills, which stand under conditions.
STATIC = (
    t.Continuous, t.Forbid, v.PlayFree, v.AttacksActive, v.InAllAreas, v.OnlyOne, v.CounterFree,
    v.PlayOnlyIf, v.PlayOnlyFrom, v.CombosResting, v.AwakensAt, v.DeckCopies, v.DeckBan,
    t.Replacement,
)  # fmt: skip


ABSORB = "Union-Absorb"


class Meaningless(Exception):
    """Words that can be read but mean nothing together."""


MEANINGLESS = (Meaningless, pronouns.NothingMeant)


# -- reading --------------------------------------------------------------------------


def settle(term: Any) -> tuple[t.Ability, ...]:
    """What was read, as the skills that it means."""
    found = _pair(term) if isinstance(term, Pair) else (_settle(term),)
    return tuple([pronouns.meant(each) for each in found])


def _pair(term: Pair) -> tuple[t.Ability, ...]:
    """Two skills, each under the conditions of both or its own."""
    parts: list[t.Ability] = []
    for each in (term.first, term.second):
        own = each if isinstance(each, While) else While(each, term.while_)
        parts.append(_settle(own))
    first = replace(parts[0], wording=f"{parts[0].wording}{PAIR}{term.wording}")
    return first, parts[1]


def _settle(term: Any) -> Any:
    if isinstance(term, tuple):
        _check_sentences(term)
        return _with_showing(tuple([_settle(each) for each in term]))
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
    elif isinstance(term, t.Keyword):
        _details(values)
    elif isinstance(values.get("filters"), tuple):
        values["filters"], marks = _plain(values["filters"])
        values["wording"] += marks
    if isinstance(term, v.Activate | t.Auto):
        _whereabouts(term, values)
    if isinstance(term, t.Action) and type(term) is not t.Choose and _is_hidden(values["what"]):
        raise Meaningless("a card of a deck that was not looked for")
    if isinstance(term, t.Choose):
        kind = t.Search if _is_hidden(values["what"]) else t.Choose
        return kind(**values)
    return type(term)(**values)


def _whereabouts(term: v.Activate | t.Auto, values: dict[str, Any]) -> None:
    """A skill that speaks of this card in an area works there; [Union-Absorb] plays by it."""
    found = _areas_of_this((term.cost, term.do))
    if found:
        values["where"] = (found[0],)
    if isinstance(term, v.Activate) and term.keyword == ABSORB:
        values["do"] = _absorbing(values["do"])


def _areas_of_this(term: Any) -> list[str]:
    if isinstance(term, tuple):
        return [area for each in term for area in _areas_of_this(each)]
    if isinstance(term, t.Lasting) or not isinstance(term, t.Term):
        return []
    if isinstance(term, t.Self):
        return [term.wording] if term.wording in FROM else []
    return [area for each in fields(term) for area in _areas_of_this(getattr(term, each.name))]


@rule("10-13-5-4", without=())
def _absorbing(term: Any) -> Any:
    """What is placed on top of the card is played so."""
    if isinstance(term, tuple):
        return tuple([_absorbing(each) for each in term])
    if isinstance(term, t.If):
        return replace(term, then=_absorbing(term.then))
    if isinstance(term, v.Play) and isinstance(term.onto, t.Self):
        return replace(term, using=ABSORB)
    return term


def _check_sentences(effects: tuple[Any, ...]) -> None:
    """A sentence goes on with the one before it if it speaks first of what that has chosen;
    otherwise it begins something new."""
    for at, each in enumerate(effects[:-1]):
        if isinstance(each, Joined) and each.wording in (GOING_ON, OPEN):
            goes_on = _goes_on(effects[at + 1])
            if goes_on is not (each.wording == GOING_ON):
                raise Meaningless("sentences")


def _goes_on(effect: Any) -> bool:
    if isinstance(effect, Joined):
        return _goes_on(effect.effect)
    if isinstance(effect, t.Lasting):
        ability = effect.ability
        if isinstance(ability, Gets):
            return isinstance(ability.parts[0].what, t.It)
        return isinstance(ability, t.Forbid) and isinstance(ability.event.what, t.It)
    if not isinstance(effect, t.Action):
        return False
    what = effect.what
    if isinstance(what, t.Pick) and isinstance(what.cards, t.Cards):
        among = [each for each in what.cards.filters if isinstance(each, Place | t.Among)]
        return any([_is_seen(each) for each in among])
    return isinstance(what, t.It)


def _is_seen(filter: t.Filter) -> bool:
    if isinstance(filter, Place):
        return t.Among(SEEN) in PLACES[filter.words][2]
    return isinstance(filter, t.Among) and filter.memory == SEEN


@rule("8-5-3-7", without=False)
def _is_hidden(what: t.Object) -> bool:
    """What is chosen from a deck has to be searched for there; so has a life card of a sort."""
    parts = what.objects if isinstance(what, t.Together) else (what,)
    for each in parts:
        cards = each.cards if isinstance(each, t.Pick) else None
        if isinstance(cards, t.Cards) and t.Among(SEEN) not in cards.filters:
            if "deck" in cards.where or ("life" in cards.where and cards.filters):
                return True
    return False


def _with_showing(terms: tuple[Any, ...]) -> tuple[Any, ...]:
    """11-2-1: a card of some sort that goes from one secret area to another is shown."""
    found: list[Any] = []
    for at, each in enumerate(terms):
        found.append(each)
        after = terms[at + 1] if at + 1 < len(terms) else None
        if (
            type(each) is t.Choose
            and isinstance(after, t.Put)
            and isinstance(after.what, t.It)
            and after.to not in ("drop", "warp", "energy")
            and _is_secret(each.what)
        ):
            found.append(v.Shown(t.It(wording="it")))
    return tuple(found)


def _is_secret(what: t.Object) -> bool:
    parts = what.objects if isinstance(what, t.Together) else (what,)
    for each in parts:
        cards = each.cards if isinstance(each, t.Pick) else None
        if isinstance(cards, t.Cards) and cards.whose == t.YOU:
            sort = [one for one in cards.filters if not isinstance(one, t.Among)]
            if sort and ("deck" in cards.where or "hand" in cards.where):
                return True
    return False


def _cards(values: dict[str, Any]) -> None:
    """The noun and the place of cards become their areas and their player."""
    filters: list[t.Filter] = []
    marks: list[str] = []
    where, whose = values["where"], values["whose"]
    noun: tuple[str, ...] = ()
    for each in values["filters"]:
        if isinstance(each, Noun):
            marks.append(f"{len(filters)}={each.word}")
            noun, more = NOUNS[each.word]
            filters.extend(more)
        elif isinstance(each, Place):
            areas, player, more = PLACES[each.words]
            if (areas and where) or (player and whose and whose != player):
                raise Meaningless("two places")
            marks.append(f"{len(filters)}={OWNED if whose else ''}{each.words}")
            where, whose = areas or where, whose or player
            filters.extend(more)
        else:
            filters.append(each)
    if marks and not values["where"] and not values["whose"] and not where:
        raise Meaningless("no place")
    values["where"] = where or _by_mode(noun, values["filters"])
    values["whose"] = whose
    values["filters"] = tuple(filters)
    if not values["where"] or not whose:
        raise Meaningless("no place")
    if marks:
        values["wording"] += MARKS + ";".join(marks)


def _by_mode(noun: tuple[str, ...], filters: tuple[t.Filter, ...]) -> tuple[str, ...]:
    """Where the cards of a player are; cards in a mode are wherever cards have one."""
    if any([isinstance(each, v.Mode) for each in filters]) and Noun("cards") in filters:
        return IN_MODES
    return noun


def _plain(filters: tuple[t.Filter, ...]) -> tuple[tuple[t.Filter, ...], str]:
    """Filters that ask what a card is, wherever it lies."""
    found: list[t.Filter] = []
    marks: list[str] = []
    for each in filters:
        if isinstance(each, Place):
            raise Meaningless("a place where a sort is asked for")
        if isinstance(each, Noun):
            marks.append(f"{len(found)}={each.word}")
            found.extend(NOUNS[each.word][1])
        else:
            found.append(each)
    return tuple(found), MARKS + ";".join(marks) if marks else ""


def _details(values: dict[str, Any]) -> None:
    """The cost of a keyword, and the filters of the cards it is about."""
    if not values["details"]:
        return
    lists: list[Any] = [values["details"][0]]
    marks: list[str] = []
    for each in values["details"][1:]:
        filters, own = _plain(each)
        lists.append(filters)
        marks.append(own.removeprefix(MARKS))
    values["details"] = tuple(lists)
    if marks:
        values["wording"] += MARKS + LISTS.join(marks)


def _changes(term: Gets) -> t.Continuous:
    changes: list[t.Change] = []
    for part in term.parts:
        what = _settle(part.what)
        for at, boon in enumerate(part.boons):
            wording = boon.wording if at else f"{part.wording}{PART}{boon.wording}"
            operand = _settle(boon.operand)
            changes.append(t.Change(what, boon.property, boon.operation, operand, wording=wording))
    return t.Continuous(tuple(changes), wording=term.wording)


def _under(term: While) -> t.Ability:
    """A permanent skill with its conditions."""
    values: dict[str, Any] = {}
    inner = term.ability
    if isinstance(inner, InAreas):
        values["where"] = inner.where
    ability = _settle(inner.ability if isinstance(inner, InAreas) else inner)
    own = inner.wording if isinstance(inner, InAreas) else ability.wording
    while_ = _settle(term.while_)
    if hasattr(ability, "while_"):
        values["while_"] = while_
    elif while_:
        raise Meaningless("a condition for what is always so")
    made: t.Ability = replace(ability, wording=f"{own}{UNDER}{term.wording}", **values)
    return made


# -- saying ---------------------------------------------------------------------------


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
    if isinstance(term, v.Activate | t.Auto):
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
            found[at : at + len(more)] = [Place(words, wording="place")]
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
        elif not placed and where in (NOUNS[words][0], IN_MODES):
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
