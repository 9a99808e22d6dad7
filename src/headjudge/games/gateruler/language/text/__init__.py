"""Card text and terms: what this game's cards say and what it means.

`read` turns printed text into abilities, `say` turns abilities into printed text. Whatever is
read says itself back: `normalise(say(read(text))) == normalise(text)`.

Each line is an ability of its own, but for event cards: their timing line and the line that says
what they do are one ability, which remembers where these lines stand.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from headjudge.games.gateruler.language import vocabulary as v
from headjudge.games.gateruler.language.text import english as _english
from headjudge.games.gateruler.language.text import meaning as _meaning
from headjudge.games.gateruler.language.text import normal as _normal
from headjudge.games.gateruler.language.text.grammar import Body, Timing
from headjudge.language import budget
from headjudge.language.card_grammar import LongestFirst
from headjudge.language.card_text import read_back, read_lines, said
from headjudge.language.phrases import Unreadable
from headjudge.language.terms import Ability, Keyword
from headjudge.language.terms.wording import Wording

__all__ = ["Unreadable", "normalise", "read", "say", "say_normal"]

TIMING = "timing:"
RESOURCE = "Resource"  # 16-17c, on a line of its own
FORCED_REVEAL = "Forced Reveal"
OF_TIMING = "of the timing"  # the wording of a keyword that the timing line says


def normalise(text: str) -> str:
    """The text with everything made alike that carries no meaning."""
    return _normal.normal(text)


# -- reading ----------------------------------------------------------------------------------


def read(text: str) -> tuple[Ability, ...]:
    """The abilities that a card has by this text.

    Raises `Unreadable` with the column in the normalised text.
    """
    whole = normalise(text)
    lines = whole.split("\n")
    if not [line for line in lines if line.startswith(TIMING)]:
        return read_lines(whole, read_line)
    event = EventLines()
    with budget.of_text(len(whole)):
        return event.put_together(whole, lines, read_lines(whole, event.read))


def read_line(line: str, kind: str = "ability") -> tuple[Ability, ...]:
    """The ability that a line says."""
    found: Ability = read_back(
        _english.grammar(), kind, line, _meaning.settle, say_line, _meaning.MEANINGLESS
    )
    return (found,)


class EventLines:
    """The lines of an event card, as they are read."""

    def __init__(self) -> None:
        self.count = 0  # of lines read
        self.timing = self.body = self.resource = -1

    def read(self, line: str) -> tuple[Ability, ...]:
        """An ability apart from the effect; the lines of the effect are kept for the end."""
        at = self.count
        self.count += 1
        if line.startswith(TIMING):
            if self.timing >= 0:
                raise Unreadable(line, 0, "one timing")
            self.timing = at
            next_reading("timing", line)
            return ()
        if line == RESOURCE:
            self.resource = at
            return ()
        try:
            return read_line(line, "apart")
        except Unreadable as refused:
            if self.body >= 0:
                raise
            try:
                next_reading("body", line)
            except Unreadable as otherwise:
                raise max(refused, otherwise, key=column_of) from None
        self.body = at
        return ()

    def put_together(
        self, whole: str, lines: list[str], abilities: tuple[Ability, ...]
    ) -> tuple[Ability, ...]:
        """The effect in its place among the other abilities: where its timing stands."""
        if self.body < 0:
            raise Unreadable(whole, max(len(whole) - 1, 0), "an effect")
        effect = self.effect(whole, lines)
        before = [at for at in range(self.timing) if at not in (self.body, self.resource)]
        found = [*abilities[: len(before)], effect, *abilities[len(before) :]]
        if effect.timing == FORCED_REVEAL.lower():
            found.insert(len(before), Keyword(FORCED_REVEAL, wording=OF_TIMING))
        return tuple(found)

    def effect(self, whole: str, lines: list[str]) -> v.EventEffect:
        timing_line, body_line = lines[self.timing], lines[self.body]
        places = (str(self.body), str(self.resource))
        grammar = _english.grammar()
        body = LongestFirst(grammar, body_line)
        for timing in grammar.readings("timing", LongestFirst(grammar, timing_line)):
            for done in grammar.readings("body", body):
                wording = str(Wording(timing.wording, lines=(done.wording, *places)))
                while_ = timing.while_
                if self.resource >= 0:
                    while_ = (v.HasResources(wording="line"), *while_)
                raw = v.EventEffect(
                    timing.timing, done.do, timing.when, done.cost, while_, wording=wording
                )
                try:
                    settled: v.EventEffect = _meaning.settle(raw)
                except _meaning.MEANINGLESS as refused:
                    body.expected = str(refused)
                    continue
                if event_lines(settled) == (timing_line, body_line):
                    return settled
        at = sum([len(line) + 1 for line in lines[: self.body]])
        stopped = body.refused("body")
        raise Unreadable(whole, at + stopped.column, stopped.expected)


def next_reading(kind: str, line: str) -> Any:
    """The first reading of a line; what it means depends on the other lines."""
    return _english.grammar().read(kind, line)


def column_of(refused: Unreadable) -> int:
    return refused.column


# -- saying -----------------------------------------------------------------------------------


def say(abilities: tuple[Ability, ...]) -> str:
    """The abilities as printed text, one to a line."""
    return _normal.display(say_normal(abilities))


def say_normal(abilities: tuple[Ability, ...]) -> str:
    """The abilities as text in its normal form."""
    lines: list[str] = []
    later: list[tuple[int, str]] = []
    for ability in abilities:
        if isinstance(ability, v.EventEffect) and ability.timing:
            timing, body = event_lines(ability)
            lines.append(said(timing, ability))
            places = ability.worded.lines[1:]
            later.append((int(places[0]) if places else len(lines), said(body, ability)))
            if [each for each in ability.while_ if each.wording == "line"]:
                later.append((int(places[1]), RESOURCE))
        elif not (isinstance(ability, Keyword) and ability.wording == OF_TIMING):
            lines.append(said(say_line(ability), ability))
    for place, line in sorted(later):
        lines.insert(place, line)
    return "\n".join(lines)


def say_line(ability: Ability) -> str | None:
    return _english.grammar().say("ability", _meaning.unsettle(ability))


def event_lines(effect: v.EventEffect) -> tuple[str | None, str | None]:
    """The two lines of an event card's effect."""
    body = effect.worded.lines[0] if effect.worded.lines else ""
    own = tuple([each for each in effect.while_ if each.wording != "line"])
    bare: v.EventEffect = _meaning.unsettle(replace(effect, wording=""))
    while_ = _meaning.unsettle(own)
    grammar = _english.grammar()
    return (
        grammar.say("timing", Timing(bare.timing, bare.when, while_, wording=effect.worded.phrase)),
        grammar.say("body", Body(bare.do, bare.cost, wording=body)),
    )
