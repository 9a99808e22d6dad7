"""14-2b. Where an ability works, as its text says.

A text says so by what is done with its card ("special summon this from your graveyard", "discard
this"), by a condition ("while this is a charge"), or by speaking of the unit whose charge its card
is. One that says nothing of the sort works in play. One that could work nowhere is not read.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any, Final

from headjudge.games.gateruler.language import vocabulary as v
from headjudge.games.gateruler.language.text.places import ZONES
from headjudge.language import terms as t
from headjudge.language.settling import Meaningless

_FROM: Final = re.compile(r"this from your (.+)")
IN_PLAY: Final = ("attack", "defense", "ruler", "field")
# Zones that not everybody sees: from there a card speaks of itself only.
UNSEEN: Final = ("hand", "drive", "deck")
# Where a card is after what has befallen it; of other events, where the text says it goes.
ARRIVES: Final = {"destroy": ("graveyard",), "discard": ("graveyard",), "charge": ("charge",)}


def placed(ability: Any) -> Any:
    """The ability, with the areas in which it works if these are not in play."""
    if isinstance(ability, v.Act):
        areas = together((*named(ability.do), *named(ability.cost), *said(ability.while_)))
        return replace(ability, where=areas)
    if isinstance(ability, t.Auto):
        return hearing(ability)
    return ability


def hearing(ability: t.Auto) -> t.Auto:
    """An automatic ability; what befalls its own card it hears where the card was."""
    areas = together(
        (*named(ability.do), *named(ability.cost), *said(ability.while_), *hosted(ability.when))
    )
    when = ability.when
    if not areas:
        return ability
    if isinstance(when, t.Pattern) and isinstance(when.what, t.Self):
        if not set(areas) <= set(ARRIVES.get(when.kind, when.to)):
            raise Meaningless("a card that is somewhere else then")
        return ability
    if isinstance(when, t.Situation) and set(areas) & set(UNSEEN):
        raise Meaningless("a state of affairs that a hidden card looks out for")
    return replace(ability, where=areas)


def static(ability: t.Ability, while_: tuple[t.Condition, ...]) -> tuple[str, ...]:
    """The areas in which a continuous ability under these conditions works."""
    changes = ability.changes if isinstance(ability, t.Continuous) else ()
    areas = together((*said(while_), *hosted(tuple([each.what for each in changes]))))
    if not areas or isinstance(ability, WHEREVER):
        return ()
    if not isinstance(ability, t.Continuous):
        raise Meaningless("what works in play only")
    own = [each for each in changes if isinstance(each.what, t.Self)]
    if len(own) < len(changes) and set(areas) & set(UNSEEN):
        raise Meaningless("of other cards")
    return areas


# Abilities that the rules ask a card for wherever it is
WHEREVER: Final = (v.OnlyByResources, v.PlayableFrom, v.CountsFor, v.MostInDeck)


def check_given(abilities: Any) -> None:
    """What a card is given by another works in play."""
    for each in abilities if isinstance(abilities, tuple) else ():
        if isinstance(each, v.Act | t.Auto) and each.where:
            raise Meaningless("given to cards out of play")


def together(areas: tuple[str, ...]) -> tuple[str, ...]:
    """The one area that a text names."""
    found = tuple(dict.fromkeys(areas))
    if len(found) > 1:
        raise Meaningless("two places at once")
    return found


def named(term: Any) -> tuple[str, ...]:
    """The areas that instructions take their own card from."""
    areas: list[str] = []
    for each in t.walk(term, enter=lambda each: not isinstance(each, t.Ability)):
        if isinstance(each, t.Self):
            found = _FROM.fullmatch(each.wording)
            areas.extend([ZONES[found.group(1)]] if found else [])
        elif isinstance(each, t.Discard) and isinstance(each.what, t.Self):
            areas.append("hand")
    return tuple(areas)


def said(conditions: Any) -> tuple[str, ...]:
    """The areas out of play that conditions put their own card in."""
    if isinstance(conditions, tuple):
        return tuple([area for each in conditions for area in said(each)])
    if isinstance(conditions, t.Both):
        return said(conditions.conditions)
    if isinstance(conditions, t.AnyOf):
        if said(conditions.conditions):
            raise Meaningless("here or there")
        return ()
    if isinstance(conditions, t.Is) and isinstance(conditions.object, t.Self):
        zones = [each for each in conditions.filters if isinstance(each, v.InZone)]
        return tuple([kind for each in zones for kind in each.kinds if is_silent(each.kinds)])
    return () if isinstance(conditions, t.No) else hosted(conditions)


def is_silent(kinds: tuple[str, ...]) -> bool:
    """Whether abilities do not work in zones of these kinds unless they say so."""
    return not set(kinds) & set(IN_PLAY)


def hosted(term: Any) -> tuple[str, ...]:
    """Who speaks of the unit whose charge it is, is a charge."""
    hosts = [each.card for each in t.walk(term) if isinstance(each, v.HostOf)]
    return ("charge",) if [each for each in hosts if isinstance(each, t.Self)] else ()
