"""What a person is shown: lines, the board, a question and its options."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any, Final

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from headjudge import explain, games
from headjudge.kernel.game import Game
from headjudge.language import numbering
from headjudge.terminal import boards, hand, lists
from headjudge.terminal.screen import HEIGHT, WIDTH, columns, cut, fit, times, wrap
from headjudge.terminal.tabletop import Tabletop
from headjudge.terminal.words import say

TEXT_LINES: Final = 4
LEAST_ROWS: Final = 5
NARROWEST: Final = 30  # columns; what is narrower is not looked after
WIDEST: Final = 160  # columns; a wider board would only have more blanks


class Showing:
    """A game as it is shown. `titles`: what to call the players; `listed`: the table is told in
    lines, as it also is on a screen too narrow for a board."""

    def __init__(
        self,
        game: Game,
        console: Console,
        lang: str,
        titles: tuple[str, str],
        listed: bool = False,
    ) -> None:
        self.game = game
        self.console = console
        self.lang = lang
        self.titles = titles
        self.listed = listed
        self.numbering = numbering.Numbering()

    @property
    def width(self) -> int:
        """The columns of the screen that are written on."""
        return max(NARROWEST, min(self.console.width, WIDEST))

    @property
    def height(self) -> int:
        """The lines of the screen; of a pipe, as many as the smallest screen has."""
        return max(HEIGHT, self.console.height) if self.console.is_terminal else HEIGHT

    @property
    def is_listed(self) -> bool:
        """Whether the table is told in lines instead of drawn."""
        return self.listed or self.width < WIDTH

    @property
    def wording(self) -> Any:
        """The words of the game about its cards."""
        return games.wording(self.game)

    @property
    def examples(self) -> dict[str, str]:
        """What can be typed in this game, for the help."""
        found: dict[str, str] = self.wording.words(self.lang).examples
        return found

    # -- lines -----------------------------------------------------------------------------

    def say(self, text: str, style: str = "") -> None:
        """Print a text, wrapped."""
        for line in wrap(text, self.width):
            self.console.print(Text(line, style=style))

    def print_line(self, text: str) -> None:
        """Print a line, wrapped with its indent; what goes over is indented further."""
        indent = " " * (len(text) - len(text.lstrip()))
        for number, line in enumerate(wrap(text.strip(), self.width - len(indent) - 4)):
            self.console.print(Text(f"{indent}{'    ' if number else ''}{line}"))

    def print_lines(self, lines: list[str]) -> None:
        """Print lines, each wrapped."""
        for line in lines:
            self.print_line(line)

    def hide(self) -> None:
        """Clear the screen, or draw a line where it cannot be cleared."""
        if self.console.is_terminal:
            self.console.file.write("\033[2J\033[3J\033[H")
            self.console.file.flush()
        else:
            self.say("-" * self.width)

    # -- a screen --------------------------------------------------------------------------

    def tabletop(self, view: dict[str, Any]) -> Tabletop:
        """A view as it is drawn or told here."""
        titles = self.titles if view["viewer"] != 1 else (self.titles[1], self.titles[0])
        has_words = games.load(self.game.rules.name).wording is not None
        words = self.wording if has_words else None
        return boards.tabletop(view, self.lang, titles, self.game.pool, words)

    def print_board(self, view: dict[str, Any], room: int | None = None) -> int:
        """Print the board of a view, or the table in lines, and return how many lines that took.
        The hand is left out where it would take more than the room, or where the options below
        show it (None: there is enough room, and nothing below)."""
        top = self.tabletop(view)
        if self.is_listed:
            told = lists.table_lines(top)
            self.print_lines(told)
            return len(told)
        lines = boards.drawn(top, self.width)
        held = hand.hand_lines(top, self.width, room is not None)
        if room is None or len(lines) + len(held) <= room:
            lines += held
        for line in lines:
            self.console.print(line, no_wrap=True, overflow="ignore", crop=False)
        return len(lines)

    def show(self, seat: int) -> None:
        """Print a screen: the board, the question and its options."""
        view = self.game.view(seat)
        source = explain.source(self.game, seat)
        head = self.question(view, source)
        options = min(LEAST_ROWS, len(view["decision"]["options"]))
        height = self.print_board(view, self.height - 2 - len(head) - options)
        left = self.height - 1 - height - len(head)
        text = self.source_lines(view, source, max(1, min(TEXT_LINES, left - options)))
        for number, line in enumerate([*head, *text]):
            self.console.print(Text(line, style="bold" if number < len(head) else "italic"))
        rows = max(LEAST_ROWS, left - len(text))
        found = self.option_lines(view, source) if self.is_listed else None
        for line in found or self.options(view, source, rows):
            self.console.print(Text(line), no_wrap=True, overflow="ignore", crop=False)

    def question(self, view: dict[str, Any], source: str) -> list[str]:
        """The lines of the question: turn, what is asked, its rule, what is being carried out.
        `source`: the card whose text stands below."""
        decision = view["decision"]
        turn = say("turn", self.lang, n=view["turn"])
        own = view["turn_player"] == view["viewer"]
        whose = say("your turn" if own else "their turn", self.lang)
        asked = self.wording.prompt(decision, self.lang)
        key = "question yes" if asked.endswith(("?", "か")) else "question"
        key = key if view["turn"] else "question before"
        line = say(key, self.lang, turn=turn, whose=whose, asked=asked, rule=decision["rule"])
        waiting = boards.resolving(self.tabletop(view), source)
        if waiting:
            line = f"{line} ({say('resolving', self.lang)}: {waiting})"
        if decision["most"] > 1:
            line = f"{line} {say('several', self.lang)}"
        if decision["ordered"]:
            line = f"{line} {say('in order', self.lang)}"
        return wrap(line, self.width)

    def source_lines(self, view: dict[str, Any], source: str, most: int) -> list[str]:
        """The text of the card that asks, on at most so many lines."""
        card = self.game.pool.get(source)
        if card is None or self.draws_options(view):
            return []
        told = self.wording.ability_text(source, explain.ability(self.game), self.lang)
        text = " ".join(told.split())
        if view["decision"]["prompt"] in ("choose-of", "mode"):
            text = re.split("[・•]", text)[0]  # the options are the rest of it
        lines = wrap(f"{self.wording.card(source, self.lang)}: {text}", self.width - 2)
        if len(lines) > most:
            lines = [*lines[: most - 1], cut(f"{lines[most - 1]}…", self.width - 2)]
        return [f"  {line}" for line in lines]

    def options(self, view: dict[str, Any], source: str, rows: int) -> list[str]:
        """The options on about so many rows, with their numbers."""
        decision = view["decision"]
        labels = self.labels(view)
        if self.draws_options(view):
            return hand.options_by_card(self.tabletop(view), rows, labels, self.width)
        told = told_once(self.with_facts(view, self.options_in_words(view, source)), labels)
        if not numbering.own_numbers(decision):
            told.sort()
        items = [f"{label:>2} {text}" for label, text in told]
        if decision["least"] == 0:
            items.insert(0, f" 0 {say('none', self.lang)}")
        return columns(items, rows, self.width)

    def option_lines(self, view: dict[str, Any], source: str) -> list[str]:
        """The options in words, one to a line, with their numbers."""
        told = self.with_facts(view, self.options_in_words(view, source))
        items = sorted(told_once(told, self.labels(view)))
        if view["decision"]["least"] == 0:
            items.insert(0, (0, say("none", self.lang)))
        texts = [(f"{label} ", " ".join(text.split())) for label, text in items]
        return [
            f"{head if not at else ' ' * len(head)}{line}"
            for head, text in texts
            for at, line in enumerate(wrap(text, self.width - len(head)))
        ]

    def with_facts(self, view: dict[str, Any], told: list[str]) -> list[str]:
        """Add to each card, before the first turn, what is printed on it: that decides which to
        keep."""
        cards = [option.get("card") for option in view["decision"]["options"]]
        if view["turn"] or None in cards or not cards:
            return told
        numbers = [card["number"] for card in cards]
        names = [self.wording.card(number, self.lang) for number in numbers]
        width = max([cell_len(name) for name in names])
        top = self.tabletop(view)
        printed = [top.printed(number) for number in numbers]
        return [f"{fit(name, width)}  {each}" for name, each in zip(names, printed, strict=True)]

    def options_in_words(self, view: dict[str, Any], source: str) -> list[str]:
        """The options in words. `source`: the card that asks."""
        return [
            self.wording.option(view, option, self.lang, source)
            for option in view["decision"]["options"]
        ]

    def labels(self, view: dict[str, Any]) -> list[int]:
        """The numbers of the open question's options."""
        source = explain.source(self.game, view["decision"]["seat"])
        keys = numbering.keys(self.wording, view, source)
        return self.numbering.labels(len(self.game.answers), view, keys)

    def draws_options(self, view: dict[str, Any]) -> bool:
        """Whether the options of the open question are told beside the cards they are about."""
        return view["decision"]["prompt"] in self.wording.BESIDE_CARDS


def told_once(told: list[str], labels: list[int]) -> list[tuple[int, str]]:
    """Each number with its option in words, and how many options it stands for."""
    many = Counter(labels)
    texts = dict(zip(reversed(labels), reversed(told), strict=True))
    return [(label, f"{texts[label]}{times(many[label])}") for label in dict.fromkeys(labels)]
