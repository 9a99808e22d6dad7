"""A position at the prompt: lay cards, play both sides, ask, branch off and come back.

What is entered are the lines of a ruling, so that what was found out can be kept as one.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from headjudge.judge.answering import PLAYERS
from headjudge.judge.notation import Ask, Play, Ruling, Said, read
from headjudge.judge.play import Playing, Report, Told, cited
from headjudge.kernel.errors import HeadjudgeError
from headjudge.match import Match

HELP: Final = """\
card NAME: figures         a card of your own; its text follows on lines that begin with a blank
you have ..., they have ...  what lies where;  turn you, main phase
you: ..., they: ...        what a player does;  expect ... compares
why                        the rules behind what happened;  why not ...: whether you may
what if, what if you: ...  try something;  back: forget it again
show                       the board and the question;  undo: without the last line
save FILE                  keep all lines as a ruling;  quit\
"""


FIRST_LINES: Final = 2  # the title and the game


@dataclass
class Branch:
    """What was entered when a branch began."""

    lines: list[str]


class Prompt:
    """The lines entered so far, and the ruling they make up."""

    def __init__(self, game: str) -> None:
        self.lines = ["ruling Found at the prompt", f"game {game}"]
        self.branches: list[Branch] = []
        self.wrong_card = 0  # the line where a card begins whose text cannot be read so far
        self.replay()

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
            self.forget_card()
            self.branches.append(Branch(list(self.lines)))
            return [f"Branch {len(self.branches)} begins here."]
        if word.startswith("what if "):
            return [*self.enter("what if"), *self.enter(word.removeprefix("what if "))]
        if word == "back":
            return self.back()
        if word == "undo":
            return self.undo()
        if word == "why" or word.startswith("why not"):
            return self.ask(word)
        if word.startswith("why "):
            return ["error: 'why' stands alone; 'why not ...' asks whether something may be done"]
        return self.more(line)

    def text(self) -> str:
        """All lines as a ruling, without a card whose text cannot be read."""
        return "\n".join(self.lines[: self.wrong_card or None]) + "\n"

    def ruling(self) -> Ruling:
        """The ruling that the lines make up."""
        return read("\n".join(self.lines))[0]

    def forget_card(self) -> list[str]:
        """Forget the card whose text cannot be read, if there is one, and tell so."""
        if not self.wrong_card:
            return []
        name = self.lines[self.wrong_card]
        del self.lines[self.wrong_card :]
        self.wrong_card = 0
        return [f"Forgotten: {name}"]

    def more(self, line: str) -> list[str]:
        """One more line of the ruling. A text may be wrong until all of its lines are entered; a
        card whose text is still wrong then is forgotten."""
        is_text = line[:1].isspace()
        told = [] if is_text else self.forget_card()
        kept = list(self.lines)
        self.lines.append(line.rstrip())
        try:
            found = self.carry_out()
            self.wrong_card = 0
        except HeadjudgeError as error:
            if is_text and len(kept) > FIRST_LINES:
                self.wrong_card = max(at for at, each in enumerate(kept) if not each[:1].isspace())
            else:
                self.lines = kept
            return [*told, f"error: {error.message}{cited(error)}"]
        if any(each.wrong for each in found):
            self.lines = kept
            self.replay()
        return [*told, *[each.text for each in found]]

    def carry_out(self) -> list[Told]:
        """Play the last line if it is an act; lay out anew and play all again if it is not."""
        acts = self.ruling().acts[self.done :]
        if not acts:
            self.replay()
            return []
        told = [each for act in acts for each in self.playing.act(act)]
        self.done += len(acts)
        if isinstance(acts[-1], Play):
            told.append(Told(0, self.question()))
        return told

    def replay(self) -> None:
        """Lay out the position and play all acts again."""
        ruling = self.ruling()
        playing = Playing(ruling, Report(ruling), "en", False)
        for act in ruling.acts:
            list(playing.act(act))
        self.playing, self.done = playing, len(ruling.acts)

    # -- asking and looking ------------------------------------------------------------------

    def show(self) -> list[str]:
        """The board, and what is asked with its options."""
        match = Match(self.playing.game)
        options = [f"  {match.say(each)}" for each in match.legal]
        return [*match.board(0).splitlines(), self.question(), *options]

    def question(self) -> str:
        """Who is asked what."""
        match = Match(self.playing.game)
        if match.decision is None:
            return match.say()
        who = ("You are", "They are")[match.decision.seat]
        return f"{who} asked: {match.say()} [{match.decision.rule}]"

    def ask(self, word: str) -> list[str]:
        """The rules behind what happened, or why something may not be done by whoever is asked."""
        said = word
        if word != "why":
            decision = self.playing.game.decision
            seat = 0 if decision is None else decision.seat
            said = f"{PLAYERS[seat]}: {word.removeprefix('why not').strip()}"
        try:
            return [each.text for each in self.playing.act(Ask(Said(said, len(self.lines))))]
        except HeadjudgeError as error:
            return [f"error: {error.message}{cited(error)}"]

    # -- going back --------------------------------------------------------------------------

    def back(self) -> list[str]:
        """Forget what was entered since the last branch began."""
        if not self.branches:
            return ["There is no branch to come back from."]
        self.lines = self.branches.pop().lines
        self.wrong_card = 0
        self.replay()
        return ["Back where the branch began."]

    def undo(self) -> list[str]:
        """Without the last line."""
        if len(self.lines) <= FIRST_LINES:
            return ["There is nothing to take back."]
        taken = self.forget_card()
        while not taken:
            last = self.lines.pop()
            try:
                self.replay()
                taken = [f"Taken back: {last.strip()}"]
            except HeadjudgeError:  # half of a text is left
                continue
        return taken
