"""What the pronouns of a text stand for.

`it`, `that card` and `them` are the cards last spoken of: those the effect has just chosen or
acted on; before there are any, the card that the condition is about, or the card of the event
that the skill waits for (of an event of two cards, `that card` is the other one). A pronoun
with nothing to stand for, or in another number than what it would stand for, is not read.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, replace
from typing import Any

from headjudge.games.dragonball import vocabulary as v
from headjudge.games.dragonball.text.events import USING
from headjudge.games.dragonball.text.grammar import SEEN
from headjudge.language import terms as t

# What the wording of a card begins with that was called by a pronoun.
CALLED = "~"
# The text's own card was spoken of last.
OWN = "own"
SEVERAL = ("they", "them", "those cards", "the chosen cards", "both", "they both", "their")
# What a card is called by that the text speaks of without having chosen it.
ITSELF = ("it", "its")
# Events of two cards, in which `that card` is the other one.
OF_TWO = ("attack", "attacked", "KO-s", "dealt damage")

# Cards called by what was done with them: nothing else may have been spoken of since.
DEEDS: dict[str, tuple[type, ...]] = {
    "chosen": (t.Choose, t.Search),
    "played": (v.Play,),
    "revealed": (t.Reveal,),
    "placed": (t.Put,),
}
# The same of verbs, in "if you played a card": the first word of the wording.
RESULTS: dict[str, tuple[type, ...]] = {
    "played": (v.Play,),
    "use": (v.Play,),
    "ko-ed": (v.KO,),
    "ko": (v.KO,),
    "placed": (t.Put,),
    "place": (t.Put,),
    "added": (t.Put,),
    "chose": (t.Put,),
    "among": (t.Put,),
    "do": (t.Put, v.Play, v.KO, v.SwitchActive),
    "so": (v.RemoveFromGame,),
}


class NothingMeant(Exception):
    """A pronoun that stands for nothing."""


class Speech:
    """What has been spoken of so far."""

    __slots__ = (
        "deeds", "event", "last", "later", "one", "paid", "played", "seen", "subject", "sure",
        "turn",
    )  # fmt: skip

    def __init__(self, event: t.Object | None = None) -> None:
        self.event = event  # what a pronoun means before anything was spoken of
        self.subject: t.Object | None = None  # what a condition was about
        self.last = ""  # under which name the cards last spoken of are remembered
        self.one = False  # whether that is one card
        self.deeds: tuple[type, ...] = ()  # what was done with them
        self.sure = True  # whether it is them for certain
        self.turn = 0  # how often cards have been spoken of anew
        self.seen = False  # whether cards of a deck were looked at
        self.paid = False  # whether they were spoken of in the cost
        self.later = False  # whether it is said of a moment to come
        self.played = False  # whether the event is that this card is played

    def copy(self) -> Speech:
        made = Speech(self.event)
        for name in self.__slots__:
            setattr(made, name, getattr(self, name))
        return made

    def leave(self, before: Speech) -> None:
        """After what is done only under a condition, or only if somebody likes: of cards
        spoken of before it is not known what was done with them, and of cards spoken of
        anew, whether they were, if there are others that could be meant."""
        if self.turn == before.turn:
            self.deeds = before.deeds
        elif before.last:
            self.sure = False


Said = Callable[[t.Object, Speech], t.Object]


def meant(term: Any) -> Any:
    """The term with what its pronouns stand for."""
    return _walk(term, Speech(), _meant)


def spoken(term: Any) -> Any:
    """The term with pronouns wherever they say it."""
    return _walk(term, Speech(), _spoken)


def _meant(it: t.Object, speech: Speech) -> t.Object:
    if not isinstance(it, t.It) or it.memory != "it":
        return it
    words = it.wording.split()
    for word, deeds in DEEDS.items():
        if word in words and not set(deeds) & set(speech.deeds):
            raise NothingMeant(it.wording)
    if speech.last == OWN:
        if it.wording not in ITSELF:
            raise NothingMeant(it.wording)
        return t.Self(wording=f"{CALLED}{it.wording}")
    if speech.last and not (speech.paid and it.wording in ITSELF):
        if not speech.sure or (speech.one and it.wording in SEVERAL):
            raise NothingMeant(it.wording)
        return replace(it, memory=speech.last)
    return _of_before(it, speech)


def _of_before(it: t.It, speech: Speech) -> t.Object:
    """What a pronoun means before anything was spoken of."""
    event = speech.event
    if isinstance(event, t.EventPartner) and it.wording in ITSELF:
        event = t.Self()
    found = speech.subject if it.wording in ITSELF else None
    if found is not None and event is not None and found != event:
        raise NothingMeant(it.wording)  # either could be meant
    if found is None:
        found = event
    if found is None or (isinstance(found, t.Self) and it.wording not in ITSELF):
        raise NothingMeant(it.wording)
    if it.wording in SEVERAL or (speech.later and not isinstance(found, t.Self)):
        raise NothingMeant(it.wording)
    return replace(found, wording=f"{CALLED}{it.wording}")


def _spoken(it: t.Object, speech: Speech) -> t.Object:
    if it.wording.startswith(CALLED):
        return t.It(wording=it.wording.removeprefix(CALLED))
    if isinstance(it, t.It) and it.memory == speech.last:
        return t.It(wording=it.wording)
    return it


def _walk(term: Any, speech: Speech, said: Said) -> Any:
    if isinstance(term, tuple):
        return tuple([_walk(each, speech, said) for each in term])
    if not isinstance(term, t.Term):
        return term
    if isinstance(term, t.It | t.EventCard | t.EventPartner | t.Self):
        return said(term, speech)
    if isinstance(term, t.Every) and term.wording.startswith(CALLED):
        return said(term, speech)  # a card that a pronoun stands for
    if isinstance(term, t.Lasting):  # it is made while the effect is carried out
        inner = speech.copy()
        event = _of_event(term.ability)
        if event is not None:
            inner = Speech(event)
        inner.later = isinstance(term.ability, t.Auto) and event is None
        return replace(term, ability=_fields(term.ability, inner, said))
    if isinstance(term, t.Ability):
        heard = Speech(_of_event(term))
        heard.played = isinstance(term, t.Auto) and "play" in term.kinds
        return _fields(term, heard, said)
    return _fields(term, speech, said)


def _of_event(ability: t.Ability) -> t.Object | None:
    """What a pronoun means before anything was spoken of."""
    when = ability.when if isinstance(ability, t.Auto) else None
    if not isinstance(when, t.Pattern):
        return None
    if isinstance(when.what, t.Self):
        return t.EventPartner() if when.kind in OF_TWO else t.Self()
    return None if when.what is None else t.EventCard()


def _fields(term: Any, speech: Speech, said: Said) -> Any:
    values: dict[str, Any] = {}
    before = speech.copy()
    for name in _in_order(term):
        value = getattr(term, name)
        if name == "cost":
            values[name] = _paid(term, value, speech, said)
        elif name == "details" or (name == "operand" and isinstance(value, tuple)):
            values[name] = tuple([_walk(each, Speech(), said) for each in value])
        elif name == "otherwise":  # done only if the rest is not
            values[name] = _walk(value, before.copy(), said)
        elif name == "options":
            values[name] = tuple([_walk(each, speech.copy(), said) for each in value])
        else:
            values[name] = _walk(value, speech, said)
    made = type(term)(**values)
    if isinstance(term, t.Action):
        _remember(made if said is _meant else term, speech)
    elif isinstance(term, t.If | t.May):
        speech.leave(before)
    elif isinstance(term, v.PutTop | v.ChooseAtRandom):
        deed = t.Put if isinstance(term, v.PutTop) else t.Choose
        speech.last, speech.deeds, speech.sure, speech.paid = "it", (deed,), True, False
        speech.one = term.number == 1
        speech.turn += 1
    elif isinstance(term, t.Is):
        speech.subject = _subject(made.object if said is _meant else term.object)
    elif said is _meant:
        _check(term, speech)
    return made


def _paid(term: Any, cost: Any, speech: Speech, said: Said) -> Any:
    """What is paid is spoken of by skills that are activated."""
    if not isinstance(term, v.Activate | v.Counter):
        return _walk(cost, Speech(), said)
    walked = _walk(cost, speech, said)
    speech.paid = bool(speech.last)
    speech.last = "" if speech.last == OWN else speech.last
    return walked


def _subject(found: t.Object) -> t.Object | None:
    """What a condition is about, if a pronoun can stand for it: a card that is named by
    itself or by where it is."""
    if isinstance(found, t.Self):
        return t.Self()
    if isinstance(found, t.Every) and isinstance(found.cards, t.Cards):
        return found if found.cards.where == ("leader",) else None
    return None


def _check(term: t.Term, speech: Speech) -> None:
    if isinstance(term, t.Among) and term.memory == SEEN and not speech.seen:
        raise NothingMeant("among them")
    if isinstance(term, t.Rest) and not speech.seen:
        raise NothingMeant("the rest")
    if isinstance(term, t.Entered) and not speech.played and term.how in USING:
        raise NothingMeant("how it was played")
    if isinstance(term, t.CountOf):
        _check_result(term, speech)


def _check_result(term: t.CountOf, speech: Speech) -> None:
    """What is asked about as done must be what was done last."""
    word = term.wording.partition("@")[0].split()[0]
    deeds = RESULTS[word]
    if not speech.sure or speech.last != term.memory or not set(deeds) & set(speech.deeds):
        raise NothingMeant(term.wording)
    if word == "do" and not speech.one:
        raise NothingMeant(term.wording)


def _remember(term: t.Action, speech: Speech) -> None:
    """An instruction speaks of its cards; of the rest of some it does not."""
    what = term.what
    if isinstance(term, t.Look):
        speech.seen = True
    if isinstance(what, t.Rest | t.EventCard | t.EventPartner) or what.wording.startswith(CALLED):
        return
    if isinstance(what, t.Self):
        speech.last, speech.deeds, speech.sure, speech.paid = OWN, (), True, False
        speech.turn += 1
        return
    if isinstance(what, t.It):
        speech.deeds = (*speech.deeds, type(term))
        return
    speech.sure, speech.paid = True, False
    speech.last = term.memory if isinstance(term, _REMEMBER) else "it"
    speech.deeds = (type(term), t.Choose) if isinstance(what, t.Pick) else (type(term),)
    speech.turn += 1
    speech.one = isinstance(what, t.Pick | t.TopOf | t.AtRandom) and what.count == 1


_REMEMBER = (t.Choose, t.Search, t.Look, t.Reveal)


def _in_order(term: t.Term) -> list[str]:
    """The fields of a term as the text brings them: conditions come before what is done."""
    names = [each.name for each in fields(term) if each.init]
    first = [name for name in names if name in ("while_", "when", "cost", "what")]
    return first + [name for name in names if name not in first]
