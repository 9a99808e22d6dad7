"""A game at the terminal: whose turn it is to look, what they type, and what is done about it."""

from __future__ import annotations

import copy
import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, cast

from rich.console import Console

from headjudge import explain, looking, why_values, wishes
from headjudge.kernel.decision import Decision
from headjudge.kernel.errors import BadWish, HeadjudgeError, IllegalAnswer
from headjudge.kernel.game import Game
from headjudge.kernel.shapes import View
from headjudge.kernel.taking_back import taken_back
from headjudge.language.card_files import printable
from headjudge.players import BotFault, Player, ask
from headjudge.saving import Saver, write_game
from headjudge.terminal import editing
from headjudge.terminal.marks import mark_lines
from headjudge.terminal.news import news
from headjudge.terminal.screen import times
from headjudge.terminal.showing import Showing
from headjudge.terminal.words import aliases, help_lines, say

Read = Callable[[str], str]

LOG_LINES: Final = 15
COMMANDS: Final = (
    "help", "why", "why not", "card", "look", "log", "board", "undo", "save", "concede", "quit",
)  # fmt: skip


class Session(Showing):
    """One game between people and bots. `bots[seat]` is None where a person sits."""

    def __init__(
        self,
        game: Game,
        bots: Sequence[Player | None],
        console: Console,
        lang: str = "en",
        titles: tuple[str, str] = ("", ""),
        read: Read | None = None,
        listed: bool = False,
    ) -> None:
        super().__init__(game, console, lang, titles, listed)
        self.bots = list(bots)
        self.read: Read = read or read_line
        self.people = [seat for seat, bot in enumerate(bots) if bot is None]
        # how many answers there were before each that a person gave, and the bots of then
        self.history: list[tuple[int, list[Player | None]]] = []
        self.saver: Saver | None = None
        self.trouble = ""  # what was last said about a failed save
        self.told = {seat: 0 for seat in self.people}  # how much of the log each has read
        self.latest = {seat: 0 for seat in self.people}  # how many lines each was last told
        self.at_screen = self.people[0] if len(self.people) == 1 else -1

    # -- the game ------------------------------------------------------------------------

    def run(self) -> bool:
        """Play on until the game is over (True) or a person leaves it (False)."""
        try:
            while self.game.decision is not None:
                seat = self.game.decision.seat
                bot = self.bots[seat]
                if bot is not None:
                    self.ask_bot(seat, bot)
                elif self.has_no_choice():
                    self.game.answer(*range(self.game.decision.least))
                else:
                    self.save_answers()
                    self.hand_over(seat)
                    self.tell_news(seat)
                    self.show(seat)
                    self.ask(seat)
                    self.note_answer()
                    self.save_answers()
                    continue
                self.note_answer()
        except (EOFError, KeyboardInterrupt, _Quit):
            self.say(say("bye", self.lang))
            return False
        self.save_answers()
        self.tell_end()
        return True

    def ask_bot(self, seat: int, bot: Player) -> None:
        """Have a bot answer. One that raises, takes too long or gives no legal answer gives up
        the game by it."""
        try:
            try:
                self.game.answer(*ask(bot, cast(View, self.game.view(seat))))
            except IllegalAnswer as wrong:
                raise BotFault(f"answered illegally: {wrong.message} [{wrong.rule}]") from wrong
        except BotFault as fault:
            name = printable(getattr(bot, "name", type(bot).__name__))
            self.say(say("bot fault", self.lang, bot=name, reason=printable(fault.message)))
            self.game.concede(seat)

    def has_no_choice(self) -> bool:
        """Whether the question is only asked so that nobody learns that one answer is left, or
        none. A bot across the table learns nothing from an answer that comes at once."""
        decision = self.game.decision
        return decision is not None and len(self.people) == 1 and not leaves_choice(decision)

    # -- saving --------------------------------------------------------------------------

    def note_answer(self) -> None:
        """Have the saver note the answer that was just given."""
        if self.saver is not None:
            self.saver.note(self.game)

    def save_answers(self) -> None:
        """Write the game to its file. That it cannot be written is said once, and nothing is
        lost by it: the next answer tries again."""
        if self.saver is None:
            return
        try:
            self.saver.write(self.game)
            self.trouble = ""
        except HeadjudgeError as error:
            if str(error) != self.trouble:
                self.trouble = str(error)
                self.say(say("not saved", self.lang, error=error))

    def resume(self, points: ReplayedDecisions) -> None:
        """Go on with a game that was replayed: its answers, too, can be taken back."""
        self.history = [
            (count, copies(self.bots))
            for count, seat, left_choice in points.found
            if seat in self.people and (left_choice or len(self.people) > 1)
        ]

    def hand_over(self, seat: int) -> None:
        """Hide one person's cards before the other looks, where two play at one screen."""
        if self.at_screen == seat:
            return
        if self.at_screen >= 0 or len(self.people) > 1:
            editing.forget()
            self.hide()
            self.say(say("hand over", self.lang, n=seat + 1))
            if self.console.is_terminal:
                self.read("")
                self.hide()
        self.at_screen = seat

    def tell_news(self, seat: int) -> None:
        """Tell what has happened since this person last looked, an opponent's turn in short."""
        count = explain.told_so_far(self.game, seat)
        start = min(self.told[seat], count)
        self.told[seat] = count
        found = news(self.game, seat, self.lang, start, self.width)
        self.latest[seat] = found.count
        self.print_lines(found.lines)

    def tell_end(self) -> None:
        """Tell the last events, draw the board, and say who won and by which rule."""
        viewer = self.people[0] if len(self.people) == 1 else 2
        if viewer in self.told:
            self.tell_news(viewer)
        view = self.game.view(viewer)
        self.print_board(view)
        result = view["result"]
        self.say(say("over", self.lang))
        self.say(f"{self.wording.result(result, viewer, self.lang)} [{result['rule']}]", "bold")
        self.print_line(f"    {result['rule']}  {self.game.rules.gloss(result['rule'], self.lang)}")

    # -- asking --------------------------------------------------------------------------

    def ask(self, seat: int) -> None:
        """Read until the decision is answered, taken back or given up."""
        while True:
            text = clean(self.read(say("prompt", self.lang)))
            if not text:
                continue
            try:
                if self.obey(seat, text):
                    return
            except HeadjudgeError as error:
                decision = self.game.view(seat)["decision"]
                told = self.wording.error(error, self.lang, decision)
                self.say(say("error", self.lang, text=told))

    def obey(self, seat: int, text: str) -> bool:
        """Carry out what was typed. True: the decision is no longer open."""
        numbers = re.fullmatch(r"[\d\s,、，]+", text)
        if numbers:
            return self.answer(seat, [int(each) for each in re.findall(r"\d{1,9}", text)])
        command, rest = split_command(text)
        match command:
            case "help":
                self.print_lines(help_lines(self.lang, self.examples))
                self.print_lines(mark_lines(self.game.rules.name, self.lang))
            case "why not":
                self.why_not(seat, rest)
            case "why":
                last = int(rest) if rest.isdecimal() and len(rest) < 6 else explain.LAST
                self.print_lines(
                    explain.why(self.game, seat, self.lang, last) or [say("nothing yet", self.lang)]
                )
            case "card":
                self.card(seat, rest)
            case "look":
                self.look(seat, rest)
            case "log":
                count = max(LOG_LINES, self.latest.get(seat, 0))
                count = int(rest) if rest.isdecimal() and len(rest) < 6 else count
                found = explain.lines(self.game, seat, self.lang)
                self.print_lines([str(line) for line in found[-count:] if count > 0])
            case "board":
                self.show(seat)
            case "undo":
                return self.undo()
            case "save":
                self.save(rest)
            case "concede":
                if self.is_sure():
                    self.game.concede(seat)
                    return True
            case "quit":
                raise _Quit
            case _:
                return self.wish(seat, text)
        return False

    def is_sure(self) -> bool:
        """Ask whether the player really gives up."""
        typed = clean(self.read(say("sure", self.lang))).lower()
        is_sure = aliases().get(typed, typed) == "yes"
        if not is_sure:
            self.say(say("goes on", self.lang))
        return is_sure

    def answer(self, seat: int, numbers: list[int]) -> bool:
        """Answer with the numbers of options as they are shown. True: the answer was given."""
        view = self.game.view(seat)
        known = self.labels(view)
        if numbers == [0] and view["decision"]["least"] == 0:
            numbers = []
        for number in numbers:
            if number not in known:
                self.say(say("bad number", self.lang, n=number))
                return False
        return self.take([known.index(number) for number in numbers])

    def take(self, picks: list[int]) -> bool:
        """Answer with options by their place in the list; a wrong answer changes nothing."""
        before = (len(self.game.answers), copies(self.bots))
        self.game.answer(*picks)
        self.history.append(before)
        return True

    def undo(self) -> bool:
        """Go back to exactly the state before the last answer a person gave, bots included."""
        if not self.history:
            self.say(say("nothing to undo", self.lang))
            return False
        answers, self.bots = self.history.pop()
        self.game = taken_back(self.game, answers)
        self.told = {
            seat: min(told, explain.told_so_far(self.game, seat))
            for seat, told in self.told.items()
        }
        self.say(say("undone", self.lang))
        return True

    def wish(self, seat: int, text: str) -> bool:
        """Carry out an option that is described in words, or tell why it cannot be done. True: the
        answer was given."""
        try:
            verdict = explain.why_not(self.game, seat, text, self.lang)
        except BadWish:
            self.say(say("not understood", self.lang, text=text[:40]))
            return False
        if verdict.allowed and verdict.option >= 0 and not verdict.unnamed:
            return self.take([verdict.option])
        self.tell_verdict(seat, verdict)
        return False

    def why_not(self, seat: int, text: str) -> None:
        """Tell which rule forbids what the words describe."""
        if not text:
            self.say(say("say which", self.lang, usage=self.examples["why_not"]))
            return
        try:
            verdict = explain.why_not(self.game, seat, text, self.lang)
        except BadWish:
            self.say(say("bad wish", self.lang, text=text[:40]))
            return
        self.tell_verdict(seat, verdict)

    def tell_verdict(self, seat: int, verdict: explain.Verdict) -> None:
        """Print the number of the option that was meant, or the rule that forbids it and the
        facts."""
        if verdict.allowed:
            label = self.labels(self.game.view(seat))[verdict.option]
            self.say(say("allowed", self.lang, n=label))
            return
        self.say(f"[{verdict.rule}] {verdict.gloss}")
        if verdict.facts:
            self.print_line(f"    {verdict.facts}")

    def card(self, seat: int, text: str) -> None:
        """Print a card, by the number of an option or by its name."""
        if not text:
            self.say(say("say which", self.lang, usage="card N, card NAME"))
            return
        view = self.game.view(seat)
        named = find_card(self.game, view, text, self.labels(view))
        if named is None:
            self.say(say("no card", self.lang, text=text[:40]))
            return
        self.print_lines(self.wording.card_lines(named["number"], self.lang, named.get("values")))
        if named.get("values"):
            for value in why_values.why_changed(self.game, seat, named["handle"], self.lang):
                self.print_lines([f"    {line}" for line in value.lines()])

    def look(self, seat: int, text: str) -> None:
        """Print the cards in a zone, a line for each zone that is meant; equal cards are
        counted."""
        if not text:
            self.say(say("say which", self.lang, usage="look ZONE"))
            return
        cards = looking.look(self.game, seat, text)
        for zone in looking.zones_meant(self.game, seat, text):
            place = self.game.rules.layout.places[zone]
            if place is None:
                continue
            here = [card["number"] for card in cards if card.get("zone") == place.seen(seat)]
            names = [
                f"{self.wording.card(number, self.lang)}{times(here.count(number))}"
                for number in dict.fromkeys(here)
                if number
            ]
            if "" in here:
                names.append(say("n face down", self.lang, n=here.count("")))
            name = self.wording.zone(place.kind, place.number, place.seat, seat, self.lang)
            listed = ", ".join(names) or "-"
            self.print_line(say("looked at", self.lang, zone=name, n=len(here), cards=listed))

    def save(self, name: str) -> None:
        """Write the game to a file."""
        if not name:
            self.say(say("say which", self.lang, usage="save FILE"))
            return
        write_game(self.game, Path(name))
        self.say(say("saved", self.lang, file=name))


class ReplayedDecisions:
    """The decisions of a game that is replayed: how many answers there were before each, who
    was asked, and whether there was a choice."""

    def __init__(self) -> None:
        self.found: list[tuple[int, int, bool]] = []

    def note(self, game: Game) -> None:
        """Note the open decision of a game, if it has one."""
        if game.decision is not None:
            asked = (len(game.answers), game.decision.seat, leaves_choice(game.decision))
            self.found.append(asked)


def leaves_choice(decision: Decision) -> bool:
    """Whether more than one answer is left, or it is for a player to see what the turn allows."""
    return decision.prompt == "main" or not len(decision.options) == decision.least <= 1


class _Quit(Exception):
    """A person leaves the game."""


def split_command(text: str) -> tuple[str, str]:
    """Divide what was typed into the command and the rest; without a command it may be a wish."""
    lowered = text.lower()
    asked = re.match(r"why\s*not\b", lowered)
    if asked:
        return "why not", text[asked.end() :].strip()
    first, _, rest = text.partition(" ")
    command = aliases().get(first, first.lower())
    return (command, rest.strip()) if command in COMMANDS else ("", text)


def find_card(
    game: Game, view: dict[str, Any], text: str, known: list[int]
) -> dict[str, Any] | None:
    """Find the card of an option by its number, one in sight, or any card there is by name.
    `known`: the numbers of the options."""
    decision = view["decision"]
    options = decision["options"] if decision else []
    in_sight = {card["handle"]: card for zone in view["zones"] for card in zone["cards"]}
    if text.isdecimal() and len(text) < 6:
        at = known.index(int(text)) if int(text) in known else -1
        if at < 0 or "card" not in options[at]:
            return None
        named: dict[str, Any] = options[at]["card"]
        seen: dict[str, Any] = in_sight.get(named["handle"], named)
        return seen
    plain = wishes.plain(text)
    found = wishes.find_card(game, view, plain)
    if found is not None:
        return found
    ranked = sorted(
        (-max(wishes.likeness(plain, wishes.plain(name)) for name in names), number)
        for number, names in (
            (card.number, (*card.names.values(), card.number)) for card in game.pool.values()
        )
    )
    return {"number": ranked[0][1]} if ranked and ranked[0][0] < 0 else None


def copies(bots: Sequence[Player | None]) -> list[Player | None]:
    """The bots as they are now, to go back to; one that cannot be copied goes on as it is."""
    return [copied(bot) for bot in bots]


def copied(bot: Player | None) -> Player | None:
    """A bot as it is now, if it can be copied."""
    try:
        return copy.deepcopy(bot)
    except Exception:  # it may hold anything
        return bot


def clean(text: str) -> str:
    """Drop what cannot be printed back from what was typed."""
    readable = text.encode("utf-8", "replace").decode("utf-8")
    return "".join(char for char in readable if char.isprintable()).strip()


def read_line(prompt: str) -> str:
    """Read a line from whoever types, or from a pipe."""
    if sys.stdin.isatty():
        return input(prompt)
    sys.stdout.write(prompt)
    try:
        line = sys.stdin.readline()
    except UnicodeDecodeError:
        line = "?\n"
    if not line:
        sys.stdout.write("\n")
        raise EOFError
    sys.stdout.write(line if line.endswith("\n") else f"{line}\n")
    return line
