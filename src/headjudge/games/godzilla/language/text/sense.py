"""Whether the words of a text speak of anything.

"In that zone" needs a zone that was chosen, "the revealed card" a card that was revealed,
"this card was played from your hand" an ability that its own playing sets off, a line of a
Resonance list something that is printed on the cards of a deck, and "1 of your cards" somebody who
chooses it, which nobody does for a continuous ability. A text whose words speak of
nothing could be read and would do nothing: it is refused.
"""

from __future__ import annotations

from typing import Any

from headjudge.games.godzilla.c12_keywords.bundles import KEYWORDS
from headjudge.games.godzilla.language import vocabulary as v
from headjudge.games.godzilla.language.deck_filters import is_printed
from headjudge.games.godzilla.language.text.pronouns import BEFALL_CARDS
from headjudge.language import terms as t
from headjudge.language.pronouns import NothingMeant, in_order

ZONE = "zone"  # the name under which a chosen zone is remembered
RESONANCE = ("[Resonance]", KEYWORDS["Resonance"].ja)  # comes before its list
LINE = "・"  # begins a line of a list
LEAVING = ("destroy", "discard", "put")  # what can be done with a card "this way"

# Which words of a text speak of what was spoken of before, for the place of a refusal.
WORDS: dict[str, tuple[str, ...]] = {
    "zone": ("that zone", "そのエリア"),
    "revealed": ("reveal", "among them", "the rest", "公開", "その中", "残り"),
    "played": ("was played", "手札から出現", "進化で出現"),
    "destroyed": ("that was [Destroy]", "破壊されたカード"),
    "this way": ("this way", "捨て"),
    "card": ("it", "that", "them", "それ", "その"),
    "choice": ("double the", "枚の", "枚は"),
}


class Missing(NothingMeant):
    """Words that speak of nothing; `sort` is a key of `WORDS`, or empty for a line of a Resonance
    list, whose place in the list is `line`."""

    def __init__(self, sort: str, line: int = 0) -> None:
        super().__init__(sort or f"line {line}")
        self.sort = sort
        self.line = line


class Known:
    """What can be spoken of: the event that set the ability off, and what was remembered."""

    __slots__ = ("event", "memory", "of_card", "own")

    def __init__(self, event: str = "", of_card: bool = False, own: bool = False) -> None:
        self.event = event  # the kind of event
        self.of_card = of_card  # whether it befalls a card
        self.own = own  # whether that is the text's own card
        self.memory: set[str] = set()


def check(abilities: tuple[t.Ability, ...]) -> None:
    """Raise `Missing` if something is spoken of that is not there."""
    for ability in abilities:
        if isinstance(ability, t.Keyword) and ability.name == "Resonance":
            _check_lines(ability.details[1])
        _walk(ability, known_to(ability))


def _check_lines(lines: tuple[v.DeckCondition, ...]) -> None:
    """12.8.2. Each line of a Resonance list asks what is printed on the cards of a deck."""
    for at, line in enumerate(lines):
        if not all([is_printed(each) for each in (*line.filters, *line.must)]):
            raise Missing("", at)


def known_to(ability: t.Ability) -> Known:
    """What an ability knows before anything is done."""
    if isinstance(ability, t.Keyword):
        means = KEYWORDS.bundle(ability)
        return known_to(means[0]) if means else Known()
    pattern = getattr(ability, "when", getattr(ability, "event", None))
    if not isinstance(pattern, t.Pattern):
        return Known()
    of_card = pattern.what is not None or pattern.kind in BEFALL_CARDS
    known = Known(pattern.kind, of_card, isinstance(pattern.what, t.Self))
    if isinstance(ability, t.Replacement):
        known.memory.add("it")  # the card that it would befall
    return known


def _walk(term: Any, known: Known) -> None:
    if isinstance(term, tuple):
        for each in term:
            _walk(each, known)
        return
    if not isinstance(term, t.Term):
        return
    if isinstance(term, t.Lasting):
        inner = known_to(term.ability)
        inner.memory = known.memory
        inner.of_card = inner.of_card or known.of_card
        inner.event = inner.event or known.event
        _fields(term.ability, inner)
        return
    if isinstance(term, t.Keyword | t.Auto):
        _fields(term, known_to(term))
        return
    if isinstance(term, t.Continuous) and any([type(c.what) is t.Pick for c in term.changes]):
        raise Missing("choice")
    missing = _missing(term, known)
    if missing:
        raise Missing(missing)
    _fields(term, known)
    if isinstance(term, t.DiscardUntil | v.PlayToken | v.ChooseZone):
        known.memory.add(remembered_as(term))


def _fields(term: t.Term, known: Known) -> None:
    for name in in_order(term, ("while_", "price", "cost", "what")):
        if not isinstance(getattr(term, name), t.Pattern):
            _walk(getattr(term, name), known)
        if name == "what" and isinstance(term, t.Action):
            known.memory.add(remembered_as(term))
            if isinstance(term, t.PutUnder):
                known.memory.add("under")


def remembered_as(term: t.Effect) -> str:
    """The name under which an instruction remembers what it was about."""
    if isinstance(term, v.ChooseZone):
        return ZONE
    return str(getattr(term, "memory", "it"))


def _missing(term: t.Term, known: Known) -> str:
    """What this term speaks of that is not there, as a key of `WORDS`; "": nothing."""
    if isinstance(term, t.It | t.Rest | t.Among | t.CountOf):
        memory = "it" if term.memory == v.ASKED else term.memory
        found = memory in known.memory
        return "" if found else "revealed" if memory == "revealed" else "card"
    if isinstance(term, t.EventCard):
        return "" if known.of_card else "card"
    if isinstance(term, t.Entered):
        return "" if known.event == "play" and known.own else "played"
    if isinstance(term, t.Is) and isinstance(term.object, t.EventCard):
        left = term.wording.startswith(("discarded", "sent"))
        return "this way" if left and known.event not in LEAVING else ""
    if isinstance(term, t.Of) and isinstance(term.card, t.EventCard):
        named = not term.card.wording
        return "destroyed" if named and known.event not in LEAVING else ""
    if isinstance(term, v.InChosenZone) or (
        isinstance(term, v.Zones) and term.relation and term.to is None
    ):
        return "" if ZONE in known.memory else "zone"
    return ""


def place_of(missing: Missing, text: str) -> int:
    """Where in a text the words are that speak of nothing."""
    if not missing.sort:
        place = max([text.find(word) for word in RESONANCE])
        for _line in range(missing.line + 1):
            place = text.index(LINE, place) + len(LINE)
        return place
    for words in WORDS[missing.sort]:
        if words in text:
            return text.index(words)
    return 0
