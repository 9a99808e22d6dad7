"""Playing a ruling: line by line, strictly, and telling what happened.

Every question must be answered by a line, but for those in which a player may act as they like
and those that the ruling passes; a line that answers nothing is an error.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Final

from headjudge import explain, games
from headjudge.judge.answering import (
    PLAYERS,
    Meant,
    NotOffered,
    asked_now,
    carry_out,
    forced_fits,
    question_named,
)
from headjudge.judge.expecting import Scene, difference, is_about_question
from headjudge.judge.forced import watch
from headjudge.judge.in_japanese import laying_of
from headjudge.judge.mentions import Mentioned
from headjudge.judge.notation import (
    SEATS,
    Act,
    Ask,
    BadRuling,
    Expect,
    Play,
    Ruling,
    Said,
    head_of,
    read,
)
from headjudge.judge.options import CARD, parts_of
from headjudge.judge.position import Names, set_up
from headjudge.judge.refusing import answered
from headjudge.judge.rules_named import any_met, rule_number
from headjudge.kernel.decision import NO, PASS, Decision
from headjudge.kernel.errors import HeadjudgeError
from headjudge.kernel.game import Game
from headjudge.reading import read_text

CONCEDE: Final = ("concede", "投了")
WHY: Final = ("why", "why?", "なぜ")
MOST_PASSED: Final = 2_000  # questions of a ruling
YOU: Final = 0  # who reads the report


@dataclass(frozen=True)
class Told:
    """A line of a report: `line` of the file (0: none), what is told, whether it is wrong, and
    whether it is a note that makes nothing wrong."""

    line: int
    text: str
    wrong: bool = False
    note: bool = False


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


def read_file(file: str | Path) -> list[Ruling]:
    """The rulings of a file. The card files that they name lie beside it."""
    rulings = read(read_text(str(file), "ruling"))
    for ruling in rulings:
        ruling.files = [
            Said(str(Path(file).parent / each.words), each.line) for each in ruling.files
        ]
    return rulings


def judge_file(file: str | Path, lang: str = "en", explained: bool = False) -> list[Report]:
    """Play all rulings of a file. A `BadRuling` for one whose form cannot be read."""
    return [judge(each, lang, explained) for each in read_file(file)]


def judge(ruling: Ruling, lang: str = "en", explained: bool = False) -> Report:
    """Play a ruling. What cannot be played is told with its line, as what differs is."""
    report = Report(ruling)
    try:
        for each in Playing(ruling, report, lang, explained).all():
            report.told.append(each)
    except BadRuling as error:
        report.told.append(Told(error.line, f"{error.message}{cited(error)}", wrong=True))
    except HeadjudgeError as error:
        report.told.append(Told(ruling.title.line, str(error), wrong=True))
    return report


def cited(error: HeadjudgeError) -> str:
    """The rule of an error, behind its message."""
    return f" [{error.rule}]" if error.rule else ""


class Playing:
    """A ruling that is being played."""

    def __init__(self, ruling: Ruling, report: Report, lang: str, explained: bool) -> None:
        self.ruling = ruling
        self.report = report
        self.lang = lang
        self.explained = explained
        self.game = report.game = set_up(ruling)
        self.rules = [rule_number(self.game, each.words, each.line) for each in ruling.rules]
        laying = laying_of(self.game.rules.name)
        self.names = Names(self.game.pool, laying)
        self.laying = laying
        self.forced = watch(self.game)
        self.game.trace = Counter()
        self.met: set[str] = set()  # the rules that play has come to
        self.since = 0  # the entry of the log at which the last play began
        self.told = 0  # how many entries of the log that `you` may know of have been told
        # the line that began what is under way and those within it: the procedures under way at
        # the question that each answered, and how many entries of the log had been told by then
        self.begun: tuple[tuple[tuple[str, ...], int], ...] = ()
        self.passed = 0  # how many questions have been passed
        self.passing = self.prompts_passed()
        self.looked = False  # whether the last line has looked at the open question

    def prompts_passed(self) -> set[str]:
        """The questions that are passed where no line answers them."""
        return {question_named(self.game, each) for each in self.ruling.passing}

    def all(self) -> Iterator[Told]:
        """Play all lines, tell of each, and name a question that nobody answers at the end."""
        yield from self.happened()
        for act in self.ruling.acts:
            yield from self.act(act)
        if not self.is_at_rest() and not self.looked:
            self.pass_windows()
            yield from self.happened()
            if not self.is_at_rest():
                yield Told(self.ruling.last, unanswered(self.game), wrong=True)
        yield from self.notes()

    def is_at_rest(self) -> bool:
        """Whether nothing is asked but what a player would like to do."""
        decision = self.game.decision
        return decision is None or decision.prompt in games.wording(self.game).ACTIONS

    def notes(self) -> Iterator[Told]:
        """That play has come to none of the rules that the ruling names, if it has not."""
        self.meet()
        if self.rules and not any_met(self.rules, self.met):
            text = f"note: nothing was done, asked or refused by {', '.join(self.rules)}"
            yield Told(self.ruling.rules[0].line, text, note=True)

    def meet(self) -> None:
        """Remember the rules behind what happened and what is asked."""
        self.met.update(rule for entry in self.game.log or () for rule in entry.path)
        self.met.update(self.game.trace or ())
        if self.game.decision is not None:
            self.met.add(self.game.decision.rule)
        if self.game.result is not None:
            self.met.add(self.game.result.rule)

    def act(self, act: Act) -> Iterator[Told]:
        """Carry a line out, be it a play, an expectation or a question, and tell of it. After an
        error the game is as it was before the line."""
        before, begun = self.game.fork(), self.begun
        try:
            if isinstance(act, Play):
                for said in act.answers:
                    yield from self.play(act.seat, said)
            elif isinstance(act, Expect):
                for said in act.clauses:
                    yield from self.expect(said)
            else:
                yield from self.ask(act)
        except HeadjudgeError:
            before.trace = self.game.trace
            self.game = self.report.game = before
            self.begun = begun
            raise

    def play(self, seat: int, said: Said) -> Iterator[Told]:
        """A player's answer, and what happens then."""
        self.looked = False
        if said.words in CONCEDE:
            self.since = len(self.game.log or ())
            yield Told(said.line, f"{PLAYERS[seat]}: {said.words}")
            self.game.concede(seat)
        else:
            self.pass_before(seat, said)
            yield from self.happened()
            yield Told(said.line, f"{PLAYERS[seat]}: {said.words}")
            self.since = len(self.game.log or ())
            self.begin_line()
            self.meet()
            carry_out(self.game, seat, said, self.forced, self.pass_one)
        yield from self.happened()

    def begin_line(self) -> None:
        """Remember where a line begins that answers a question of what is under way; one that
        answers a question outside of it begins something else."""
        now = tuple([frame.procedure for frame in self.game.state.frames])
        around = [each for each in self.begun if each[0] == now[: len(each[0])] != now]
        self.begun = (*around, (now, explain.told_so_far(self.game, YOU)))

    def pass_before(self, seat: int, said: Said) -> None:
        """Pass the questions before the one that an answer is for. What is no answer to any of
        them is refused as an answer to the player's first."""
        refused: tuple[Game, BadRuling] | None = None
        while True:
            trial = self.game.fork()
            begun = len(self.forced)
            try:
                carry_out(trial, seat, said, self.forced, self.passing_in(trial))
                del self.forced[begun:]
                return
            except BadRuling as error:
                del self.forced[begun:]
                decision = self.game.decision
                if refused is None and decision is not None and decision.seat == seat:
                    refused = self.game.fork(), error
                if not self.pass_one():
                    game, first = refused or (self.game, error)
                    raise self.explained_refusal(game, seat, said, first) from first

    def explained_refusal(self, game: Game, seat: int, said: Said, error: BadRuling) -> BadRuling:
        """The error of a line that is not offered, with the rule against it, and with a question
        that was not asked since it had one answer."""
        decision = game.decision
        if not isinstance(error, NotOffered) or decision is None or decision.seat != seat:
            return BadRuling(error.message + self.hint(seat, said), error.line, error.rule)
        found = answered(game, seat, said, self.forced, self.lang)
        if found.allowed or not found.is_open:
            return BadRuling(error.message + self.hint(seat, said), error.line, error.rule)
        reason = f"{found.gloss} {found.facts}".strip()
        offered = error.message.partition(" is not offered: ")[2]
        offers = f"; offered is {offered}" if offered else ""
        return BadRuling(
            f"{said.words!r} cannot be done: {reason}{offers}", said.line, found.rules[0]
        )

    def hint(self, seat: int, said: Said) -> str:
        """That a question had one answer and was not asked, where this line names that answer."""
        mentions, _quotes, _rest = Mentioned(self.game).take(said.words)
        for each in reversed(self.forced):
            if any(forced_fits(self.game, each, seat, one) for one in mentions):
                return f" ({each.prompt!r} had one answer and was not asked)"
        return ""

    def passing_in(self, game: Game) -> Callable[[], bool]:
        """What passes the open question of this game."""
        return partial(self.pass_one, game)

    def pass_windows(self) -> None:
        """Pass all open questions that the ruling passes."""
        while self.pass_one():
            pass

    def pass_one(self, game: Game | None = None) -> bool:
        """Pass the open question, if the ruling passes it; whether it was passed."""
        game = self.game if game is None else game
        decision = game.decision
        if decision is None:
            return False
        if decision.prompt not in self.passing:
            return self.answer_alike(game)
        self.meet()
        self.passed += 1
        if self.passed > MOST_PASSED:
            raise BadRuling(f"more than {MOST_PASSED} questions are passed", self.ruling.last)
        for option in (PASS, NO):
            if option in decision.options:
                game.answer(decision.options.index(option))
                return True
        if decision.least == 0:
            game.answer()
            return True
        return self.answer_alike(game)

    def answer_alike(self, game: Game) -> bool:
        """Answer the open question, if so many are to be chosen and all options are alike: equal
        cards that lie alike in one zone. Whether it was."""
        decision = game.decision
        if decision is None or not 0 < decision.least == decision.most < len(decision.options):
            return False
        if decision.prompt in games.wording(game).ACTIONS:
            return False
        of_cards = [any(kind == CARD for kind, _ in parts_of(game, e)) for e in decision.options]
        meant = Meant(game, decision.seat)
        if not all(of_cards) or len({meant.key(at) for at in range(len(meant.raw))}) > 1:
            return False
        self.meet()
        game.answer(*range(decision.least))
        return True

    def happened(self) -> Iterator[Told]:
        """What the log says that has not been told, as `you` may know it."""
        found = explain.lines(self.game, YOU, self.lang, self.explained, self.told)
        self.told = explain.told_so_far(self.game, YOU)
        texts = [str(each) for each in found]
        if self.explained:
            texts = explain.explained(self.game, found, self.lang)
        for text in texts:
            yield Told(0, f"    {text}")

    def expect(self, said: Said) -> Iterator[Told]:
        """Whether it is as expected."""
        self.looked = is_about_question(said)
        if not self.looked:
            self.pass_windows()
            yield from self.happened()
        scene = Scene(self.game, self.laying, self.names, self.since, self.forced, self.met)
        found = difference(scene, said)
        if found:
            yield Told(said.line, f"expected {said.words!r}, but {found}", wrong=True)
        else:
            yield Told(said.line, f"as expected: {said.words}")

    def ask(self, act: Ask) -> Iterator[Told]:
        """The answer to a question: `why`, or whether a player may do something."""
        said = act.words
        who, wish = head_of(said.words)
        seat = SEATS.get(who.rstrip(":"))
        if seat is None:
            if said.words not in WHY:
                raise BadRuling(
                    f"{said.words!r} asks nothing: 'ask why', or 'ask they: …'", said.line
                )
            since = self.begun[0][1] if self.begun else None
            for text in explain.why(self.game, YOU, self.lang, since=since):
                yield Told(0, f"    {text}")
            return
        self.looked = True
        words = wish.removeprefix(":").strip().removeprefix("why not ").strip()
        found = answered(self.game, seat, Said(words, said.line), self.forced, self.lang)
        self.met.update(found.rules)
        yield Told(said.line, f"may {who.rstrip(':')} {words}? {found}")


def can_be_passed(decision: Decision) -> bool:
    """Whether a question has an answer by which nothing is done."""
    return decision.least == 0 or PASS in decision.options or NO in decision.options


def unanswered(game: Game) -> str:
    """The error for a question that no line answers: its options, and how it could be passed."""
    seat = 0 if game.decision is None else game.decision.seat
    name = "" if game.decision is None else game.decision.prompt
    meant = Meant(game, seat)
    shown = meant.shown(list(range(len(meant.raw))))
    how = f"'{PLAYERS[seat]}: …' with {shown}"
    if game.decision is not None and can_be_passed(game.decision):
        how += f", or 'passing {name}'"
    return f"nobody answers: {asked_now(game)}; {how}"
