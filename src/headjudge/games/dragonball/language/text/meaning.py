"""From what was read to the terms that mean it; `saying` is the way back.

A noun and a place stand among the filters while a text is read; in the term they are the
areas and the player of the cards, or filters. Who gets something and what is got become
changes; what is chosen in a deck is searched for. What joins an effect to the next goes into
its wording.
What a wording holds besides its phrase is said in `language.settling`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from headjudge.games.dragonball.language import vocabulary as v
from headjudge.games.dragonball.language.text.acts import FROM
from headjudge.games.dragonball.language.text.grammar import (
    GOING_ON,
    OPEN,
    SEEN,
    InAreas,
    Pair,
    Target,
    While,
)
from headjudge.games.dragonball.language.text.places import (
    FIELD,
    IN_BATTLE,
    IN_MODES,
    NOUNS,
    PLACES,
)
from headjudge.games.dragonball.language.text.pronouns import Pronouns
from headjudge.language import terms as t
from headjudge.language.parse_terms import Grants, Joined, Noun, Place
from headjudge.language.pronouns import NothingMeant
from headjudge.language.settling import OWNED, Meaningless, changes, reworded, with_joint
from headjudge.language.terms.wording import Wording, with_marks
from headjudge.rulebook.citation import rule

PAIR = "&"  # of the first of two permanent skills that are said in one breath
LISTS = "|"  # between the marks of several lists of filters

# Permanent skills, which stand under conditions.
STATIC = (
    t.Continuous, t.Forbid, v.PlayFree, v.AttacksActive, v.InAllAreas, v.CounterFree,
    v.PlayOnlyIf, v.PlayOnlyFrom, v.CombosResting, v.AwakensAt, v.DeckCopies, v.DeckBan,
    t.Replacement,
)  # fmt: skip

ABSORB = "Union-Absorb"

MEANINGLESS = (Meaningless, NothingMeant)


def settle(term: Any) -> tuple[t.Ability, ...]:
    """What was read, as the skills that it means."""
    found = _pair(term) if isinstance(term, Pair) else (_settle(term),)
    return tuple([Pronouns.read(each) for each in found])


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
        return with_joint(term, _settle)
    if isinstance(term, Grants):
        return changes(term, _settle)
    if isinstance(term, While):
        return _under(term)
    values = t.fields_of(term, _settle)
    if isinstance(term, t.Cards):
        _cards(values)
    elif isinstance(term, t.Keyword):
        _details(values)
    elif isinstance(values.get("filters"), tuple):
        values["filters"], marks = _plain(values["filters"])
        values["wording"] = with_marks(values["wording"], marks)
    if isinstance(term, t.Pick):
        _check_sorts(values["cards"])
    elif isinstance(term, t.Relation) and isinstance(values["left"], t.Count):
        _check_sorts(values["left"].cards)
    if isinstance(term, v.Activate | t.Auto):
        _whereabouts(term, values)
    elif isinstance(term, t.Put | v.PutTop) and isinstance(term.to, Target):
        values["to"] = term.to.area
        values["wording"] = with_marks(values["wording"], term.to.wording)
    if isinstance(term, t.Action) and type(term) is not t.Choose and _is_hidden(values["what"]):
        raise Meaningless("a card of a deck that was not looked for")
    if isinstance(term, t.Choose):
        kind = t.Search if _is_hidden(values["what"]) else t.Choose
        return kind(**values)
    return type(term)(**values)


def _check_sorts(cards: t.Selector) -> None:
    """Of "<A> and <B>" both are chosen, or there: each is a choice and a condition of its own.
    (All of them, or what there is for each of them, are cards of either sort.)"""
    for each in cards.filters:
        if isinstance(each, t.Either) and " and " in each.wording:
            raise Meaningless("two sorts at once")


def _whereabouts(term: v.Activate | t.Auto, values: dict[str, Any]) -> None:
    """A skill that speaks of this card in an area works there; [Union-Absorb] plays by it."""
    found = _areas_of_this((term.cost, term.do))
    if found:
        values["where"] = (found[0],)
    if isinstance(term, v.Activate) and term.keyword == ABSORB:
        values["do"] = _absorbing(values["do"])


def _areas_of_this(term: Any) -> list[str]:
    """The areas that a skill says its own card is in, but not in what it leaves behind."""
    found = t.walk(term, enter=lambda each: not isinstance(each, t.Lasting))
    own = [each.wording for each in found if isinstance(each, t.Self)]
    return [area for area in own if area in FROM]


@rule("10-13-5-4")
def _absorbing(term: Any) -> Any:
    """What is placed on top of the card is played so."""
    if isinstance(term, tuple | t.If):
        return t.rewrite(term, _absorbing)
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
        if isinstance(ability, Grants):
            return _is_pronoun(ability.parts[0].what)
        # what is to come later comes of what was done before
        return isinstance(ability, t.Auto) or (
            isinstance(ability, t.Forbid) and _is_pronoun(ability.event.what)
        )
    if not isinstance(effect, t.Action):
        return False
    what = effect.what
    if isinstance(what, t.Pick) and isinstance(what.cards, t.Cards):
        among = [each for each in what.cards.filters if isinstance(each, Place | t.Among)]
        return any([_is_seen(each) for each in among])
    return _is_pronoun(what)


def _is_pronoun(what: Any) -> bool:
    if isinstance(what, t.Together):
        return any([_is_pronoun(each) for each in what.objects])
    return isinstance(what, t.It)


def _is_seen(filter: t.Filter) -> bool:
    if isinstance(filter, Place):
        return t.Among(SEEN) in PLACES[filter.words][2]
    return isinstance(filter, t.Among) and filter.memory == SEEN


def _is_hidden(what: t.Object) -> bool:
    """What is chosen from a deck has to be searched for there; so has a life card of a sort."""
    parts = what.objects if isinstance(what, t.Together) else (what,)
    for each in parts:
        cards = each.cards if isinstance(each, t.Pick) else None
        if not isinstance(cards, t.Cards) or t.Among(SEEN) in cards.filters:
            continue
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
    values["where"] = where or _in_play(noun, values["filters"])
    values["whose"] = whose
    values["filters"] = tuple(filters)
    if not values["where"] or not whose:
        raise Meaningless("no place")
    values["wording"] = with_marks(values["wording"], marks)


def _in_play(noun: tuple[str, ...], filters: tuple[t.Filter, ...]) -> tuple[str, ...]:
    """Where the cards of a player are: those in a mode wherever cards have one; those of a
    cost in the battle area, since leader cards have none (2-10-2, 2-11-2)."""
    if any([isinstance(each, t.Upright) for each in filters]) and Noun("cards") in filters:
        return IN_MODES
    costs = [each for each in filters if isinstance(each, t.Compare) and "cost" in each.property]
    return IN_BATTLE if costs and noun == FIELD else noun


def _plain(filters: tuple[t.Filter, ...]) -> tuple[tuple[t.Filter, ...], list[str]]:
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
    return tuple(found), marks


def _details(values: dict[str, Any]) -> None:
    """The cost of a keyword, and the filters of the cards it is about."""
    if not values["details"]:
        return
    lists: list[Any] = [values["details"][0]]
    marks: list[str] = []
    for each in values["details"][1:]:
        filters, own = _plain(each)
        lists.append(filters)
        marks.append(";".join(own))
    values["details"] = tuple(lists)
    if marks:
        values["wording"] = str(Wording(values["wording"], LISTS.join(marks)))


def _under(term: While) -> t.Ability:
    """A permanent skill with its conditions."""
    values: dict[str, Any] = {}
    inner = term.ability
    if isinstance(inner, InAreas):
        values["where"] = inner.where
    ability = _settle(inner.ability if isinstance(inner, InAreas) else inner)
    own = inner if isinstance(inner, InAreas) else ability
    while_ = _settle(term.while_)
    if hasattr(ability, "while_"):
        values["while_"] = while_
    elif while_:
        raise Meaningless("a condition for what is always so")
    values["wording"] = reworded(own, under=term.wording).wording
    made: t.Ability = replace(ability, **values)
    return made
