"""From what was read to the terms that mean it, and back to what is said.

Whose cards they are, what they are called and where they are stand among the filters while a
text is read; in the term they are the areas and the player of the cards, or a filter. Who gains
something and what is gained become changes. What joins an effect to the next goes into its
wording.

What a wording holds besides its phrase is said in `language.settling`. What is chosen is a
target, chosen on playing, or a choice on resolving: see `choices`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from headjudge.games.gateruler.language import vocabulary as v
from headjudge.games.gateruler.language.text import choices, pronouns
from headjudge.games.gateruler.language.text import where as where_
from headjudge.games.gateruler.language.text.grammar import Mark, While
from headjudge.games.gateruler.language.text.places import IN_THE_GAME, NOUNS, OWNERS, PLACES
from headjudge.language import terms as t
from headjudge.language.parse_terms import Grants
from headjudge.language.pronouns import NothingMeant
from headjudge.language.settling import Meaningless, changes, grants_of, reworded
from headjudge.language.terms.wording import with_marks

FIXED = "!"  # after whose cards they are: the phrase itself says where
ANYWHERE = ("anywhere",)

# Continuous abilities, which stand under conditions.
STATIC = (
    t.Continuous, t.Forbid, t.Replacement, v.DamageChange, v.DamageRedirect, v.BaseDamage,
    v.Unaffected, v.CostChange, v.OnlyByResources, v.PaysAsResource, v.AttacksDirectly,
    v.PlayableFrom, v.CountsFor, v.CanBeSet, v.MostInDeck,
)  # fmt: skip
# Events in which a card that is gone, or not yet there, still hears of itself.
LEAVING = ("destroy", "leave", "discard", "put", "charge")

MEANINGLESS = (Meaningless, NothingMeant)


# -- reading --------------------------------------------------------------------------


def settle(term: Any) -> Any:
    """What was read, as the term that means it."""
    return pronouns.meant(choices.settle(_settle(term)))


def _settle(term: Any) -> Any:
    if not isinstance(term, t.Term):
        return t.rewrite(term, _settle)
    if isinstance(term, Grants):
        gained = changes(term, _settle)
        for each in gained.changes:
            where_.check_given(each.operand)
        return gained
    if isinstance(term, While):
        return _under(term)
    values = t.fields_of(term, _settle)
    if isinstance(term, t.Cards):
        _cards(values)
    elif isinstance(values.get("filters"), tuple):
        values["filters"], values["wording"] = _plain(values["filters"], values["wording"])
    elif isinstance(term, v.Unaffected):
        values["by"], values["wording"] = _plain(values["by"], values["wording"])
    made = type(term)(**values)
    if isinstance(made, t.Keyword):
        _check_given(made.details)
    if isinstance(made, v.Act):
        return where_.placed(made)
    if isinstance(made, t.Auto):
        return where_.placed(_hearing(made))
    if isinstance(made, t.Pattern) and isinstance(made.what, t.Every):
        return replace(made, what=_such_cards(made.what))
    return made


def _such_cards(what: t.Every) -> t.Selector:
    """All of such cards, of an event: whichever card of the sort it befalls."""
    return reworded(what.cards, every=what.wording)


def _hearing(ability: t.Auto) -> t.Auto:
    """An ability about its own card's leaving is heard although the card is gone."""
    when = ability.when
    own = isinstance(when, t.Pattern) and isinstance(when.what, t.Self) and when.kind in LEAVING
    return replace(ability, on_leaving=True) if own else ability


def _cards(values: dict[str, Any]) -> None:
    """The owner, the noun and the place of cards become their areas and their player."""
    marks = [each for each in values["filters"] if isinstance(each, Mark)]
    if not marks:
        return
    owner, noun, place = (
        [each.words for each in marks if each.sort == sort] for sort in ("owner", "noun", "place")
    )
    if len(owner) > 1 or len(noun) != 1 or len(place) > 1:
        raise Meaningless("said twice")
    areas, more = _where(noun[0], place[0] if place else "")
    players = {OWNERS[words] for words in owner} | ({values["whose"]} - {""})
    if place and PLACES[place[0]][1]:
        players.add(PLACES[place[0]][1])
    if len(players) > 1:
        raise Meaningless("whose")
    fixed = values["where"]
    if fixed and areas and not more and noun[0]:  # 2-1b-1: a property alone, where it is said
        raise Meaningless("two places")
    where = fixed or areas
    if not where:
        raise Meaningless("no place")
    values["filters"], marked = _taken(values["filters"], more)
    values["where"] = where
    stood = f"{marked};{values['whose']}{FIXED if fixed else ''}"
    values["wording"] = with_marks(values["wording"], stood)
    values["whose"] = players.pop() if players else t.EACH


def _where(noun: str, place: str) -> tuple[tuple[str, ...], tuple[t.Filter, ...]]:
    """The areas that a noun and a place mean together, and what the noun still asks."""
    areas, kind = NOUNS[noun]
    there = PLACES[place][0] if place else ()
    if not there:
        return areas, () if areas else kind
    if areas and set(there) <= set(IN_THE_GAME):
        return (areas, ()) if there == ("card",) else (there, ())
    return there, kind


def _taken(
    filters: tuple[t.Filter, ...], more: tuple[t.Filter, ...]
) -> tuple[tuple[t.Filter, ...], str]:
    """The filters without marks, and where these stood; a noun may leave a filter behind."""
    found: list[t.Filter] = []
    marks: list[str] = []
    for each in filters:
        if isinstance(each, Mark):
            kept = more if each.sort == "noun" else ()
            marks.append(f"{len(found)}={each.sort}={each.words}={len(kept)}")
            found.extend(kept)
        else:
            found.append(each)
    return tuple(found), "|".join(marks)


def _plain(filters: tuple[t.Filter, ...], wording: str) -> tuple[tuple[t.Filter, ...], str]:
    """Filters that only ask what a card is."""
    marks = [each for each in filters if isinstance(each, Mark)]
    if not marks:
        return filters, wording
    more: tuple[t.Filter, ...] = ()
    for each in marks:
        if each.sort == "noun":
            more = () if each.words in ("card", "") else NOUNS[each.words][1] or _in(each.words)
        elif each.sort == "place":
            raise Meaningless("where")
    owners = [each.words for each in marks if each.sort == "owner"]
    if owners:
        raise Meaningless("whose")
    found, marked = _taken(filters, more)
    return found, with_marks(wording, f"{marked};")


def _in(noun: str) -> tuple[t.Filter, ...]:
    """What is called a ruler, a set card or a resource is in such a zone, or of that type."""
    if noun == "ruler":
        return (t.Type(("ruler",)),)
    if " or " in noun:
        return (t.Type(("unit", "ruler")),)
    return (v.InZone(NOUNS[noun][0]),)


def _under(term: While) -> t.Ability:
    """A continuous ability with its conditions; 14-8b: what defines its own card, and under no
    condition, does so everywhere; 14-2c: so does what speaks of another ability by its name."""
    ability = _settle(term.ability)
    while_ = _settle(term.while_)
    more: dict[str, Any] = {"while_": while_}
    areas = where_.static(ability, while_)
    if areas:
        more["where"] = areas
    elif isinstance(ability, t.Continuous) and (
        _names(while_) or (not while_ and _defines(ability))
    ):
        _check_own(ability)
        more["where"] = ANYWHERE
    made: t.Ability = replace(reworded(ability, under=term.wording), **more)
    return made


def _check_given(details: Any) -> None:
    """The abilities that a keyword gives to a card."""
    for each in details if isinstance(details, tuple) else ():
        where_.check_given((each,))
        _check_given(each)


def _names(conditions: tuple[t.Condition, ...]) -> bool:
    return len([each for each in conditions if isinstance(each, v.WhileHandled)]) > 0


def _check_own(ability: t.Continuous) -> None:
    """From where nobody sees it, a card speaks of itself only."""
    if [each for each in ability.changes if not isinstance(each.what, t.Self)]:
        raise Meaningless("of other cards")


def _defines(ability: t.Continuous) -> bool:
    return all(
        [isinstance(each.what, t.Self) and "treated as" in each.wording for each in ability.changes]
    )


# -- saying ---------------------------------------------------------------------------


def unsettle(term: Any) -> Any:
    """The term as it is said."""
    return _unsettle(choices.unsettle(pronouns.spoken(term)))


def _unsettle(term: Any) -> Any:
    if not isinstance(term, t.Term):
        return t.rewrite(term, _unsettle)
    if isinstance(term, t.Lasting):
        return replace(term, ability=_bare(term.ability))
    if isinstance(term, v.ChangeThisDamage):
        return replace(term, change=_bare(term.change))
    if isinstance(term, v.RedirectThisDamage):
        return replace(term, what=_unsettle(term.what), change=_bare(term.change))
    if isinstance(term, STATIC):
        bare = replace(term, while_=(), wording=term.worded.without("under"))
        return While(_bare(bare), _unsettle(term.while_), wording=term.worded.under or "")
    return _bare(term)


def _bare(term: t.Term) -> Any:
    """The term as it is said, a continuous ability without its conditions."""
    if isinstance(term, t.Continuous):
        return grants_of(term, _unsettle)
    marks = term.worded.marks or ""
    values = t.fields_of(term, _unsettle)
    values["wording"] = term.worded.phrase
    if isinstance(term, t.Pattern) and isinstance(term.what, t.Cards):
        called = term.what.worded.every
        if called is not None:
            such = reworded(term.what, every=None)
            values["what"] = t.Every(_unsettle(such), wording=called)
    if isinstance(term, t.Cards):
        _said_cards(values, marks)
    elif marks and isinstance(values.get("filters"), tuple):
        values["filters"] = _marked(values["filters"], marks.rpartition(";")[0])
    elif marks and isinstance(term, v.Unaffected):
        values["by"] = _marked(values["by"], marks.rpartition(";")[0])
    if isinstance(term, t.Auto):
        values["on_leaving"] = False
    if isinstance(term, t.Auto | v.Act):
        values["where"] = ()
    return type(term)(**values)


def _marked(filters: tuple[t.Filter, ...], marks: str) -> tuple[t.Filter, ...]:
    """The filters with the marks where they stood."""
    found: list[t.Filter] = []
    at = 0
    for mark in marks.split("|"):
        place, sort, words, kept = mark.split("=")
        found.extend(filters[at : int(place)])
        found.append(Mark(sort, words, wording="" if sort == "noun" else sort))
        at = int(place) + int(kept)
    return (*found, *filters[at:])


def _said_cards(values: dict[str, Any], marks: str) -> None:
    if not marks and not values["wording"]:
        marks = _usual(values["where"], values["whose"], values["filters"])
    if not marks:
        return
    said, _, whose = marks.rpartition(";")
    values["filters"] = _marked(values["filters"], said)
    if not whose.endswith(FIXED):
        values["where"] = ()
    values["whose"] = whose.removesuffix(FIXED)


def _usual(where: tuple[str, ...], whose: str, filters: tuple[t.Filter, ...]) -> str:
    """How cards are called if the term does not remember."""
    owner = {t.YOU: "allied", t.OPPONENT: "enemy"}.get(whose, "")
    mine = f"0=owner={owner}=0|" if owner else ""
    for word, (areas, _kind) in NOUNS.items():
        if areas == where and word:
            return f"{mine}{len(filters)}=noun={word}=0;"
    for words, (areas, player) in PLACES.items():
        if areas == where and player == whose:
            return f"{len(filters)}=noun=card=0|{len(filters)}=place={words}=0;"
    return ""
