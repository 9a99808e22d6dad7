"""Playing a ruling: line by line, strictly, and telling what happened.

Every question must be answered by a line, but for those in which a player may act as they like
and those that the ruling passes; a line that answers nothing is an error.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final

from headjudge import explain, games
from headjudge.judge.answering import asked_now, picks_meant
from headjudge.judge.expecting import Scene, difference
from headjudge.judge.notation import (
    SEATS,
    Act,
    Ask,
    BadRuling,
    Expect,
    Play,
    Ruling,
    Said,
    first_word,
    read,
)
from headjudge.judge.position import Names, game_of, set_up
from headjudge.kernel.errors import HeadjudgeError
from headjudge.kernel.game import Game
from headjudge.reading import read_text

CONCEDE: Final = ("concede", "投了")
YOU: Final = 0  # who reads the report


@dataclass(frozen=True)
class Told:
    """A line of a report: `line` of the file (0: none), what is told, and whether it is wrong."""

    line: int
    text: str
    wrong: bool = False


@dataclass
class Report:
    """What came of a ruling."""

    ruling: Ruling
    told: list[Told] = field(default_factory=list)
    game: Game | None = None

    @property
    def holds(self) -> bool:
        """Whether all was as expected."""
        return not any(each.wrong for each in self.told)

    @property
    def wrong(self) -> list[Told]:
        """What was otherwise."""
        return [each for each in self.told if each.wrong]


def judge_file(file: str | Path, lang: str = "en", explained: bool = False) -> list[Report]:
    """Play all rulings of a file. A `BadRuling` for one whose form cannot be read."""
    return [judge(each, lang, explained) for each in read(read_text(str(file), "ruling"))]


def judge(ruling: Ruling, lang: str = "en", explained: bool = False) -> Report:
    """Play a ruling. What cannot be played is told with its line, as what differs is."""
    report = Report(ruling)
    try:
        report.told += Playing(ruling, report, lang, explained).all()
    except BadRuling as error:
        report.told.append(Told(error.line, f"{error.message}{cited(error)}", wrong=True))
    return report


def cited(error: HeadjudgeError) -> str:
    """The rule of an error, behind its message."""
    return f" [{error.rule}]" if error.rule else ""


class Playing:
    """A ruling that is being played."""

    def __init__(self, ruling: Ruling, report: Report, lang: str, explained: bool) -> None:
        self.ruling = ruling
        self.lang = lang
        self.explained = explained
        self.game = report.game = set_up(ruling)
        laying = game_of(ruling).laying
        self.names = Names(self.game.pool, laying)
        self.laying = laying
        self.since = 0  # the entry of the log at which the last play began
        self.passing = self.prompts_passed()
        self.looked = False  # whether the last line has looked at the open question

    def prompts_passed(self) -> set[str]:
        """The questions that are passed where no line answers them."""
        known = set(games.wording(self.game).words("en").prompts)
        for each in self.ruling.passing:
            if each.words not in known:
                near = get_close_matches(each.words, sorted(known), 3, 0.4)
                meant = f"; did you mean {', '.join(near)}?" if near else ""
                raise BadRuling(f"nothing is asked that is called {each.words!r}{meant}", each.line)
        return {each.words for each in self.ruling.passing}

    def all(self) -> Iterator[Told]:
        """Play all lines, tell of each, and name a question that nobody answers at the end."""
        yield from self.happened(0)
        for act in self.ruling.acts:
            yield from self.act(act)
        decision = self.game.decision
        open_ones = games.wording(self.game).ACTIONS
        if decision is not None and decision.prompt not in open_ones and not self.looked:
            self.pass_windows()
            decision = self.game.decision
            if decision is not None and decision.prompt not in open_ones:
                yield Told(self.ruling.last, f"nobody answers: {asked_now(self.game)}", wrong=True)

    def act(self, act: Act) -> Iterator[Told]:
        """Carry a line out, be it a play, an expectation or a question, and tell of it."""
        if isinstance(act, Play):
            for said in act.answers:
                yield from self.play(act.seat, said)
        elif isinstance(act, Expect):
            for said in act.clauses:
                yield from self.expect(said)
        else:
            yield from self.ask(act)

    def play(self, seat: int, said: Said) -> Iterator[Told]:
        """A player's answer, and what happens then."""
        yield Told(said.line, f"{('you', 'they')[seat]}: {said.words}")
        self.since = len(self.game.log or ())
        self.looked = False
        if said.words in CONCEDE:
            self.game.concede(seat)
        else:
            picks = self.picks(seat, said)
            try:
                self.game.answer(*picks)
            except HeadjudgeError as error:
                raise BadRuling(
                    f"{said.words!r}: {error.message}", said.line, error.rule
                ) from error
        yield from self.happened(said.line)

    def picks(self, seat: int, said: Said) -> tuple[int, ...]:
        """The options that the answer means, once the questions before it are passed."""
        while True:
            try:
                return picks_meant(self.game, seat, said)
            except BadRuling:
                if not self.pass_one():
                    raise

    def pass_windows(self) -> None:
        """Pass all open questions that the ruling passes."""
        while self.pass_one():
            pass

    def pass_one(self) -> bool:
        """Pass the open question, if the ruling passes it; whether it was passed."""
        decision = self.game.decision
        if decision is None or decision.prompt not in self.passing:
            return False
        if ("pass",) in decision.options:
            self.game.answer(decision.options.index(("pass",)))
        elif ("no",) in decision.options:
            self.game.answer(decision.options.index(("no",)))
        elif decision.least == 0:
            self.game.answer()
        else:
            return False
        return True

    def happened(self, line: int) -> Iterator[Told]:
        """The log since the last play, as `you` may know it."""
        found = explain.lines(self.game, YOU, self.lang, self.explained, self.since)
        if self.explained:
            for text in explain.explained(self.game, found, self.lang):
                yield Told(0, f"    {text}")
        else:
            for each in found:
                yield Told(0, f"    {each}")

    def expect(self, said: Said) -> Iterator[Told]:
        """Whether it is as expected."""
        self.looked = " asked" in said.words or " may " in said.words
        if not self.looked:
            self.pass_windows()
        scene = Scene(self.game, self.laying, self.names, self.since)
        found = difference(scene, said)
        if found:
            yield Told(said.line, f"expected {said.words!r}, but {found}", wrong=True)
        else:
            yield Told(said.line, f"as expected: {said.words}")

    def ask(self, act: Ask) -> Iterator[Told]:
        """The answer to a question: `why`, or whether a player may do something."""
        said = act.words
        who, wish = first_word(said.words)
        seat = SEATS.get(who.rstrip(":"))
        if seat is None:
            for text in explain.why(self.game, YOU, self.lang):
                yield Told(0, f"    {text}")
            return
        self.looked = True
        wish = wish.removeprefix(":").strip().removeprefix("why not ").strip()
        try:
            verdict = explain.why_not(self.game, seat, wish, self.lang)
        except HeadjudgeError as error:
            raise BadRuling(error.message, said.line, error.rule) from error
        yield Told(said.line, f"may {who.rstrip(':')} {wish}? {answered(verdict)}")


def answered(verdict: Any) -> str:
    """A verdict in words."""
    if verdict.allowed:
        return "yes"
    return f"no: {verdict.rule}  {verdict.gloss} {verdict.facts}".rstrip()
