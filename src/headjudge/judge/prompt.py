"""A position at the prompt: lay cards, play both sides, ask, branch off and come back.

What is entered are the lines of a ruling, so that what was found out can be kept as one.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from headjudge.judge.notation import Ask, Play, Said, read
from headjudge.judge.play import Playing, Report, Told
from headjudge.kernel.errors import HeadjudgeError
from headjudge.match import Match

HELP: Final = """\
card NAME: figures         a card of your own; its text follows on lines that begin with a blank
you have ..., they have ...  what lies where;  turn you, main phase
you: ..., they: ...        what a player does;  expect ... compares
why                        the rules behind what happened;  why not ...: whether you may
what if                    try something;  back: forget it again
show                       the board and the question;  undo: without the last line
save FILE                  keep all lines as a ruling;  quit\
"""


@dataclass
class Branch:
    """What was entered when a branch began."""

    lines: list[str]


class Prompt:
    """The lines entered so far, and the ruling they make up."""

    def __init__(self, game: str) -> None:
        self.lines = ["ruling Found at the prompt", f"game {game}"]
        self.branches: list[Branch] = []
        self.playing: Playing | None = None

    # -- what is entered ---------------------------------------------------------------------

    def enter(self, line: str) -> list[str]:
        """Carry out a line that is entered and tell what comes of it. One that is wrong is told so
        and forgotten."""
        word = line.strip()
        if word in ("help", "?"):
            return HELP.splitlines()
        if word == "show":
            return self.show()
        if word == "what if":
            self.branches.append(Branch(list(self.lines)))
            return [f"Branch {len(self.branches)} begins here."]
        if word == "back":
            return self.back()
        if word == "undo":
            return self.undo()
        if word == "why" or word.startswith("why not"):
            return self.ask(word)
        return self.more(line)

    def text(self) -> str:
        """All lines as a ruling."""
        return "\n".join(self.lines) + "\n"

    def more(self, line: str) -> list[str]:
        """One more line of the ruling."""
        kept = list(self.lines)
        self.lines.append(line.rstrip())
        try:
            return self.carry_out()
        except HeadjudgeError as error:
            self.lines = kept
            return [f"error: {error.message}" + (f" [{error.rule}]" if error.rule else "")]

    def carry_out(self) -> list[str]:
        """Play the last line if it is an act; lay out anew if it says what lies where."""
        ruling = read(self.text())[0]
        if not ruling.acts:
            self.playing = None
            return []
        told: list[Told] = []
        act = ruling.acts[-1]
        if self.playing is None:
            self.playing = Playing(ruling, Report(ruling), "en", False)
            for each in ruling.acts[:-1]:
                list(self.playing.act(each))
        told += self.playing.act(act)
        if isinstance(act, Play) and self.playing.game.decision is not None:
            told.append(Told(0, self.question()))
        return [each.text for each in told]

    # -- asking and looking ------------------------------------------------------------------

    def begun(self) -> Playing:
        """The game, laid out if it was not yet."""
        if self.playing is None:
            ruling = read(self.text())[0]
            self.playing = Playing(ruling, Report(ruling), "en", False)
            for each in ruling.acts:
                list(self.playing.act(each))
        return self.playing

    def show(self) -> list[str]:
        """The board, and what is asked with its options."""
        try:
            match = Match(self.begun().game)
        except HeadjudgeError as error:
            return [f"error: {error}"]
        options = [f"  {match.say(each)}" for each in match.legal]
        return [*match.board(0).splitlines(), self.question(), *options]

    def question(self) -> str:
        """Who is asked what."""
        match = Match(self.begun().game)
        if match.decision is None:
            return match.say()
        who = ("You are", "They are")[match.decision.seat]
        return f"{who} asked: {match.say()} [{match.decision.rule}]"

    def ask(self, word: str) -> list[str]:
        """The rules behind what happened, or why something may not be done by whoever is asked."""
        try:
            playing = self.begun()
            said = word
            if word != "why":
                decision = playing.game.decision
                seat = 0 if decision is None else decision.seat
                said = f"{('you', 'they')[seat]}: {word.removeprefix('why not').strip()}"
            return [each.text for each in playing.act(Ask(Said(said, len(self.lines))))]
        except HeadjudgeError as error:
            return [f"error: {error.message}"]

    # -- going back --------------------------------------------------------------------------

    def back(self) -> list[str]:
        """Forget what was entered since the last branch began."""
        if not self.branches:
            return ["There is no branch to come back from."]
        self.lines = self.branches.pop().lines
        self.playing = None
        return ["Back where the branch began."]

    def undo(self) -> list[str]:
        """Without the last line."""
        if len(self.lines) <= 2:
            return ["There is nothing to take back."]
        taken = self.lines.pop()
        self.playing = None
        return [f"Taken back: {taken}"]
