"""What the pronouns of a text stand for.

`it` and `them` are the cards last spoken of: those the effect has just chosen, revealed
or acted on; before there are any, the card of the event that the ability waits for. Of
two branches neither speaks of what only the other did. The same question asked again is
asked of the same card: "If the revealed card is red, destroy 1 card. If it is not red, ...".
`its [Rage]` is the rage of the monster last spoken of.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from headjudge.games.godzilla.c12_keywords.bundles import KEYWORDS
from headjudge.games.godzilla.language import vocabulary as v
from headjudge.games.godzilla.language.text.grammar import ITS, REVEALED, Lying
from headjudge.games.godzilla.language.vocabulary import ASKED
from headjudge.language import terms as t
from headjudge.language.parse_terms import Joined
from headjudge.language.pronouns import called, in_order, is_called, pronoun_of

# Nothing has been spoken of yet.
NOTHING = ""


def meant(term: Any) -> Any:
    """The term with what its pronouns stand for."""
    return _resolve_rage(_walk(term, NOTHING, False, _meant)[0], t.YOU)[0]


def spoken(term: Any) -> Any:
    """The term with pronouns wherever they say it."""
    return _walk(term, NOTHING, False, _spoken)[0]


# -- it and them ----------------------------------------------------------------------

Said = Callable[[t.It | t.EventCard, str, bool], t.Object]


def _meant(it: t.It | t.EventCard, last: str, heard: bool) -> t.Object:
    if isinstance(it, t.EventCard) or it.memory != "it":
        return it
    if last == NOTHING:
        return called(t.EventCard(), it.wording) if heard else it
    return replace(it, memory=last)


def _spoken(it: t.It | t.EventCard, last: str, heard: bool) -> t.Object:
    if isinstance(it, t.EventCard):
        return pronoun_of(it) if is_called(it) else it
    named = it.memory != last or it.wording == REVEALED.wording
    return it if named else t.It(wording=it.wording)


def _walk(term: Any, last: str, heard: bool, said: Said) -> tuple[Any, str]:
    """The term with its pronouns changed, and the name under which the cards last spoken
    of are remembered. `heard`: an event with a card set the ability off."""
    if isinstance(term, tuple):
        parts: list[Any] = []
        before: Any = None
        for each in term:
            subject = _asked_again(before, each)
            part, last = _walk(each, last if subject is None else subject, heard, said)
            parts.append(part)
            before = part if said is _meant else each
        return tuple(parts), last
    if not isinstance(term, t.Term):
        return term, last
    if isinstance(term, t.It | t.EventCard):
        return said(term, last, heard), last
    if isinstance(term, t.Ability):
        return _walk_fields(term, NOTHING, _has_card(term), said)[0], last
    if isinstance(term, t.Lasting):  # it is made while the effect is carried out
        heard = heard or _has_card(term.ability)
        ability, _last = _walk_fields(term.ability, last, heard, said)
        return replace(term, ability=ability), last
    return _walk_fields(term, last, heard, said)


def _asked_again(before: Any, term: Any) -> str | None:
    """If an instruction depends on the same question as the one before it, the name under which
    the card is remembered that was asked about there; None: it is another question."""
    first, second = _question(before), _question(term)
    if first is None or second is None:
        return None
    if [_sort(each) for each in first.filters] != [_sort(each) for each in second.filters]:
        return None
    if not isinstance(first.object, t.It):
        return NOTHING
    # what is done in between may remember other cards as "it"
    return ASKED if first.object.memory == "it" else first.object.memory


def _question(term: Any) -> t.Is | None:
    """What an instruction asks about a card spoken of before it is carried out."""
    if isinstance(term, Joined):
        term = term.effect
    condition = term.condition if isinstance(term, t.If) else None
    if isinstance(condition, t.Is) and isinstance(condition.object, t.It | t.EventCard):
        return condition
    return None


def _sort(filter: t.Filter) -> type:
    """What is asked: colour, type, trait ..., be it so or not."""
    return type(filter.filter if isinstance(filter, t.Not) else filter)


def _walk_fields(term: Any, last: str, heard: bool, said: Said) -> tuple[Any, str]:
    before = last
    values: dict[str, Any] = {}
    for name in in_order(term, FIRST):
        value = getattr(term, name)
        if name == "otherwise":  # done only if the rest is not
            values[name], other = _walk(value, before, heard, said)
            last = other if last == before else last
        elif name == "options":
            options = [_walk(each, before, heard, said) for each in value]
            values[name] = tuple([option for option, _last in options])
            last = next((each for _option, each in options if each != before), before)
        else:
            if said is _spoken and heard and last == NOTHING:
                value = _called(term, name, value)
            values[name], last = _walk(value, last, heard, said)
        if name == "what" and isinstance(term, t.Action):
            last = _remembered(term, last)
    remembers = isinstance(term, t.DiscardUntil | v.PlayToken)
    return type(term)(**values), "it" if remembers else last


def _remembered(term: Any, last: str) -> str:
    """Under which name an instruction remembers its cards; of its own card it does not."""
    if isinstance(term.what, t.Self | Lying):
        return last
    return str(getattr(term, "memory", "it"))


def _called(term: t.Term, name: str, value: Any) -> Any:
    """The event's card, acted on or asked about, is called by a pronoun."""
    acted = isinstance(term, t.Action) and name == "what"
    acted = acted or (name, type(term)) in (("object", t.Is), ("to", v.Zones))
    return t.It() if acted and value == t.EventCard() and not value.wording else value


def _has_card(ability: t.Ability) -> bool:
    """Whether an ability waits for an event that befalls a card."""
    if isinstance(ability, t.Keyword):
        printed = ability.name in KEYWORDS and KEYWORDS[ability.name].forms
        return bool(printed) and any([_has_card(each) for each in KEYWORDS.bundle(ability)])
    when = ability.when if isinstance(ability, t.Auto) else None
    return isinstance(when, t.Pattern) and (when.what is not None or when.kind in BEFALL_CARDS)


BEFALL_CARDS = ("counter", "advance")


FIRST = ("while_", "what")  # conditions come before what is done


# -- its rage -------------------------------------------------------------------------


def _resolve_rage(term: Any, last: t.Whose) -> tuple[Any, t.Whose]:
    """The term with the player whose monster's rage is meant, and whose monster was last
    spoken of."""
    if isinstance(term, tuple):
        parts: list[Any] = []
        for each in term:
            part, last = _resolve_rage(each, last)
            parts.append(part)
        return tuple(parts), last
    if not isinstance(term, t.Term):
        return term, last
    if isinstance(term, t.Ability):
        last = t.YOU
    values: dict[str, Any] = {}
    for name in in_order(term, FIRST):
        values[name], last = _resolve_rage(getattr(term, name), last)
    for name in ("whose", "who"):
        if values.get(name) == ITS and not isinstance(term, v.Zones):
            values[name] = last
    return type(term)(**values), _monsters_player(term, values, last)


def _monsters_player(term: t.Term, values: dict[str, Any], last: t.Whose) -> t.Whose:
    """Whose monster a term speaks of, if it does."""
    if isinstance(term, v.Monster | v.ChangeRage | v.SetRage | t.PlayerNumber):
        return str(values["whose"])
    if isinstance(term, t.Pattern) and term.kind in ("rage up", "rage down"):
        return str(values["who"] or last)
    if isinstance(term, t.Pattern) and term.kind == "counter" and term.who is not None:
        return t.OPPONENT if term.who == t.YOU else t.YOU
    return last


def called_its(values: dict[str, Any], wording: str) -> None:
    """Before saying: whose rage it is, where the wording is `its`."""
    if not wording.startswith(ITS):
        return
    for name in ("whose", "who"):
        if isinstance(values.get(name), str):
            values[name] = ITS
    if isinstance(values.get("left"), t.PlayerNumber):
        values["left"] = replace(values["left"], whose=ITS)
