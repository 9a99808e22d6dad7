"""What the pronouns of a text stand for.

`it`, `that card` and `them` are the cards last spoken of: those the effect has just chosen or
acted on; before there are any, the card that the condition is about, or the card of the event
that the skill waits for (of an event of two cards, `that card` is the other one). A pronoun
with nothing to stand for, or in another number than what it would stand for, is not read.
"""

from __future__ import annotations

from typing import Any

from headjudge.games.dragonball.c10_keywords.bundles import played_using
from headjudge.games.dragonball.language import vocabulary as v
from headjudge.games.dragonball.language.text.grammar import SEEN
from headjudge.games.dragonball.language.text.objects import GONE
from headjudge.language import terms as t
from headjudge.language.pronouns import (
    ITSELF,
    OWN,
    BothWays,
    NothingMeant,
    Remembered,
    called,
    is_called,
)

SEVERAL = ("they", "them", "those cards", "the chosen cards", "both", "they both", "their")
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
    "do": (t.Put, v.Play, v.KO, t.ToStand),
    "so": (v.RemoveFromGame,),
}


class Speech(Remembered):
    """What has been spoken of so far."""

    __slots__ = ("dropped", "later", "paid", "played", "seen", "subject")

    def __init__(self, event: t.Object | None = None) -> None:
        super().__init__(event)
        self.subject: t.Object | None = None  # what a condition was about
        self.seen = False  # whether cards of a deck were looked at
        self.paid = False  # whether they were spoken of in the cost
        self.later = False  # whether it is said of a moment to come
        self.played = False  # whether the event is that this card is played
        self.dropped = False  # whether the event is that this card is KO-ed

    def speak_of(self, last: str, deeds: tuple[type, ...]) -> None:
        super().speak_of(last, deeds)
        self.paid = False

    def remember(self, term: t.Action) -> None:
        if isinstance(term, t.Look):
            self.seen = True
        if not is_called(term.what):
            super().remember(term)


class Pronouns(BothWays[Speech]):
    SEVERAL = SEVERAL
    DEEDS = DEEDS

    def nothing(self) -> Speech:
        return Speech()

    def may_be_called(self, term: t.Term) -> bool:
        # all cards of some sort may be a card that a pronoun stands for
        return super().may_be_called(term) or (isinstance(term, t.Every) and is_called(term))

    def meant(self, it: t.Object, spoken: Speech) -> t.Object:
        if it.wording == GONE and isinstance(it, t.It):
            if spoken.last or not isinstance(spoken.event, t.Self) or not spoken.dropped:
                raise NothingMeant(it.wording)
            return called(t.Self(), it.wording)
        return super().meant(it, spoken)

    def is_remembered(self, it: t.It, spoken: Speech) -> bool:
        return bool(spoken.last) and not (spoken.paid and it.wording in ITSELF)

    def of_before(self, it: t.It, spoken: Speech) -> t.Object:
        event = spoken.event
        if isinstance(event, t.EventPartner) and it.wording in ITSELF:
            event = t.Self()
        found = spoken.subject if it.wording in ITSELF else None
        if found is not None and event is not None and found != event:
            raise NothingMeant(it.wording)  # either could be meant
        if found is None:
            found = event
        if found is None or (isinstance(found, t.Self) and it.wording not in ITSELF):
            raise NothingMeant(it.wording)
        if it.wording in SEVERAL or (spoken.later and not isinstance(found, t.Self)):
            raise NothingMeant(it.wording)
        return called(found, it.wording)

    def of_lasting(self, ability: t.Ability, spoken: Speech) -> Speech:
        event = of_event(ability)
        inner = spoken.copy() if event is None else Speech(event)
        inner.later = isinstance(ability, t.Auto) and event is None
        return inner

    def of_ability(self, ability: t.Ability) -> Speech:
        heard = Speech(of_event(ability))
        heard.played = isinstance(ability, t.Auto) and "play" in ability.kinds
        heard.dropped = isinstance(ability, t.Auto) and ability.kinds == ("KO",)
        return heard

    def field(self, term: t.Term, name: str, spoken: Speech, before: Speech) -> Any:
        value = getattr(term, name)
        if name == "cost":
            return self.cost(term, value, spoken)
        if name == "details":
            return tuple([self.walk(each, Speech()) for each in value])
        return super().field(term, name, spoken, before)

    def cost(self, term: t.Term, cost: Any, spoken: Speech) -> Any:
        """What is paid is spoken of by skills that are activated."""
        if not isinstance(term, v.Activate | v.Counter):
            return self.walk(cost, Speech())
        walked = self.walk(cost, spoken)
        spoken.paid = bool(spoken.last)
        spoken.last = "" if spoken.last == OWN else spoken.last
        return walked

    def after(self, term: t.Term, made: t.Term, spoken: Speech, before: Speech) -> Any:
        known = made if self.reading else term
        if isinstance(term, v.PutTop | v.ChooseAtRandom):
            spoken.speak_of("it", (t.Put if isinstance(term, v.PutTop) else t.Choose,))
            spoken.one = term.number == 1
        elif isinstance(known, t.Is):
            spoken.subject = subject_of(known.object)
        return super().after(term, made, spoken, before)

    def check(self, term: t.Term, spoken: Speech) -> None:
        if isinstance(term, t.Among) and term.memory == SEEN and not spoken.seen:
            raise NothingMeant("among them")
        if isinstance(term, t.Rest) and not spoken.seen:
            raise NothingMeant("the rest")
        if isinstance(term, t.Entered) and not spoken.played and term.how in played_using():
            raise NothingMeant("how it was played")
        if isinstance(term, t.CountOf):
            word = term.worded.phrase.split()[0]
            spoken.check_done(term, RESULTS[word])
            if word == "do" and not spoken.one:
                raise NothingMeant(term.wording)


def of_event(ability: t.Ability) -> t.Object | None:
    """What a pronoun means before anything was spoken of."""
    when = ability.when if isinstance(ability, t.Auto) else None
    if isinstance(ability, t.Replacement):
        when = ability.event
    if not isinstance(when, t.Pattern):
        return None
    if isinstance(when.what, t.Self):
        return t.EventPartner() if when.kind in OF_TWO else t.Self()
    return None if when.what is None else t.EventCard()


def subject_of(found: t.Object) -> t.Object | None:
    """What a condition is about, if a pronoun can stand for it: a card that is named by
    itself or by where it is."""
    if isinstance(found, t.Self):
        return t.Self()
    if isinstance(found, t.Every) and isinstance(found.cards, t.Cards):
        return found if found.cards.where == ("leader",) else None
    return None
