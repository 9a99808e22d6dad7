"""A match: a game as whoever plays, judges or programs it sees it.

    import headjudge
    match = headjudge.start("vanguard", ("azure_rampart", "howling_pit"), seed=7)
    while match.decision is not None:
        print(match, match.say())
        for option in match.legal:
            print(option["answer"], match.say(option))
        match.answer(0)

What is asked comes as an object (`match.decision`), what is seen as plain data that goes to JSON
as it is (`match.view(seat)`, the options of `match.legal`): the types of it are in
`kernel/shapes.py`. Everything is told as the player who is asked may know it, unless another
seat is named; seat 2 is the public.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from io import StringIO
from pathlib import Path
from typing import Any, Final, cast, overload

from headjudge import explain, games, looking, passing, saving, starting, why_values
from headjudge.explain import Line, Offer, Reason, Verdict
from headjudge.kernel import decision as kernel
from headjudge.kernel import taking_back
from headjudge.kernel.errors import HeadjudgeError, IllegalAnswer
from headjudge.kernel.game import Game
from headjudge.kernel.pool import Pool
from headjudge.kernel.record import Record, read_record
from headjudge.kernel.shapes import CardNamed, MoveSeen, Option, View
from headjudge.kernel.state import Result
from headjudge.kernel.taking_back import Row
from headjudge.kernel.view import options_seen
from headjudge.language.numbering import Numbering
from headjudge.passing import Passed, Settings, Stop
from headjudge.reading import read_text
from headjudge.why_values import ValueTold

PUBLIC: Final = 2


class Options(Sequence[Option]):
    """The legal answers to a question. Each is put into its form when it is looked at, so that
    counting them costs nothing."""

    __slots__ = ("_asked", "_game", "_made")

    def __init__(self, game: Game, asked: kernel.Decision) -> None:
        self._game = game
        self._asked = asked
        self._made: list[Option] | None = None

    def __len__(self) -> int:
        return len(self._asked.options)

    @overload
    def __getitem__(self, at: int) -> Option: ...

    @overload
    def __getitem__(self, at: slice) -> list[Option]: ...

    def __getitem__(self, at: int | slice) -> Option | list[Option]:
        return self._all()[at]

    def __iter__(self) -> Iterator[Option]:
        return iter(self._all())

    def __repr__(self) -> str:
        return repr(self._all())

    def _all(self) -> list[Option]:
        if self._made is None:
            if self._game.state.decision is not self._asked:
                raise IllegalAnswer("the options of a question that was answered", field="options")
            seen = options_seen(self._game, self._asked, self._asked.seat)
            self._made = cast("list[Option]", seen)
        return self._made


class Question:
    """The open question: which player is asked what, by which rule, and every legal answer."""

    __slots__ = ("_asked", "_game", "_options")

    def __init__(self, game: Game, asked: kernel.Decision) -> None:
        self._game = game
        self._asked = asked
        self._options: Options | None = None

    @property
    def seat(self) -> int:
        """The seat of the player who is asked."""
        return self._asked.seat

    @property
    def prompt(self) -> str:
        """What is asked, in a word of the program; `match.say()` says it in full."""
        return self._asked.prompt

    @property
    def rule(self) -> str:
        """The rule by which it is asked."""
        return self._asked.rule

    @property
    def least(self) -> int:
        """How many options must be chosen."""
        return self._asked.least

    @property
    def most(self) -> int:
        """How many options may be chosen."""
        return self._asked.most

    @property
    def ordered(self) -> bool:
        """Whether the order in which they are chosen counts."""
        return self._asked.ordered

    @property
    def left(self) -> int:
        """How much is to be given out yet, where it is asked share by share; 0: it is not."""
        share = self._asked.share
        return 0 if share is None else share.left

    @property
    def share(self) -> kernel.Share | None:
        """Where the question stands among several that belong together; None: it stands alone."""
        return self._asked.share

    @property
    def options(self) -> Options:
        """The legal answers."""
        found = self._options
        if found is None:
            found = self._options = Options(self._game, self._asked)
        return found

    def __repr__(self) -> str:
        many = str(self.least) if self.least == self.most else f"{self.least} to {self.most}"
        return (
            f"<seat {self.seat} is asked {self.prompt!r} [{self.rule}]: "
            f"{many} of {len(self.options)}>"
        )


class Match:
    """One match. `headjudge.start`, `load`, `replay` and `from_json` give one."""

    __slots__ = ("_game", "_numbers", "_question")

    def __init__(self, game: Game) -> None:
        self._game = game
        self._numbers = Numbering()
        self._question: Question | None = None

    # -- asking and answering ----------------------------------------------------------------

    @property
    def game(self) -> str:
        """Which game is played: "vanguard"."""
        return self._game.rules.name

    @property
    def edition(self) -> str:
        """By which edition of its rules."""
        return self._game.state.edition

    @property
    def decision(self) -> Question | None:
        """The open question; None: the game is over."""
        asked = self._game.state.decision
        if asked is None:
            return None
        question = self._question
        if question is None or question._asked is not asked:
            question = self._question = Question(self._game, asked)
        return question

    @property
    def legal(self) -> Sequence[Option]:
        """Every legal answer to the open question; none when the game is over."""
        question = self.decision
        return () if question is None else question.options

    @property
    def result(self) -> Result | None:
        """How the game ended: `winner` (a seat; None: a draw) and the `rule`; None: it goes on."""
        return self._game.state.result

    def answer(self, *chosen: int | Option) -> None:
        """Answer the open question with options, or with their numbers (`option["answer"]`).

        What is no legal answer is an `IllegalAnswer`, and changes nothing. After any other error,
        too, the match is as it was before.
        """
        if len(chosen) == 1 and type(chosen[0]) is int:
            self._game.answer(chosen[0])
        else:
            self._game.answer(*[self._number(each) for each in chosen])

    def _number(self, chosen: int | Option) -> int:
        """The number of an option that is open now: one of an earlier question is refused."""
        if not isinstance(chosen, dict):
            return chosen
        for at, option in enumerate(self.legal):
            if option == chosen:
                return at
        rule = "" if self.decision is None else self.decision.rule
        raise IllegalAnswer(
            f"{chosen.get('verb')!r} is no option of this question",
            field="answer",
            rule=rule,
            key="no such option",
        )

    def concede(self, seat: int) -> None:
        """The player of this seat gives up."""
        self._game.concede(seat)

    def undo(self, count: int = 1) -> None:
        """Take back the last answer, or so many, whoever gave them; a concession counts as one.
        The match is exactly as it was before, but for its `version` and its `journal`."""
        given = len(self._game.answers)
        if type(count) is not int or count < 0:
            raise HeadjudgeError(f"{count!r} is no number of answers", field="undo")
        base = self._game.base
        if given - count < (given if base is None else base.answers):
            raise HeadjudgeError("there is nothing to go back to", field="undo")
        if count:
            self._game = taking_back.taken_back(self._game, given - count)
            self._question = None

    @property
    def answers(self) -> int:
        """How many answers stand; `undo` and `undo_is_free` count by them."""
        return len(self._game.answers)

    @property
    def version(self) -> int:
        """A number that grows with every answer, concession and undo, and never comes again: not
        after an undo, a saved file, or a replay up to an earlier answer."""
        return taking_back.version(len(self._game.answers), self._game.undone)

    def journal(self) -> list[Row]:
        """All that happened to the answers, in order: each that was given, as the numbers of its
        options, and each time that some were taken back (`Undone`)."""
        return taking_back.journal(self._game.answers, self._game.undone)

    def undo_is_free(self, to: int) -> bool:
        """Whether going back to the question before which `to` answers were given takes nothing
        from anybody: since then only the player who was asked there has answered, nothing was
        random, and nobody learned anything but what that player showed."""
        base = self._game.base
        least = self.answers if base is None else base.answers
        if type(to) is not int or not least <= to <= self.answers:
            raise HeadjudgeError(f"{to!r} is no number of answers", field="undo")
        return taking_back.is_free(self._game, to)

    # -- looking -----------------------------------------------------------------------------

    def view(self, seat: int | None = None) -> View:
        """All that this seat may know, and nothing else, as plain data."""
        return cast(View, self._game.view(self._viewer(seat)))

    def _viewer(self, seat: int | None) -> int:
        """The seat that is meant: where none is named, the one that is asked, or the public."""
        if seat is not None:
            return seat
        asked = self._game.state.decision
        return PUBLIC if asked is None else asked.seat

    def look(
        self, zone: str, seat: int | None = None, viewer: int | None = None
    ) -> list[CardNamed]:
        """The cards in a zone that the viewer may look at: `look("drop")`, `look("soul", seat=1)`.

        The zone is named by its kind or by what the game calls it, in either language; whose, says
        the seat, or the name ("their drop"), or else it is the viewer's own. The viewer is the
        player who is asked, if no other is named. A zone that they may not look at is a
        `HiddenZone`, with the rule on that zone."""
        watching = self._viewer(viewer)
        self._game.view(watching)  # refuses a seat that there is not
        return looking.look(self._game, watching, zone, seat)

    def board(self, seat: int | None = None, lang: str = "en") -> str:
        """The board as this seat sees it, drawn with letters."""
        from rich.console import Console

        from headjudge.terminal.screen import WIDTH
        from headjudge.terminal.showing import Showing
        from headjudge.terminal.words import say

        viewer = self._viewer(seat)
        titles = [say("player", lang, n=each + 1) for each in (0, 1)]
        if viewer != PUBLIC:
            titles = [say("you" if each == viewer else "them", lang) for each in (0, 1)]
        output = StringIO()
        console = Console(file=output, width=WIDTH, color_system=None)
        Showing(self._game, console, lang, (titles[0], titles[1])).print_board(
            self._game.view(viewer)
        )
        return output.getvalue().rstrip("\n")

    def __str__(self) -> str:
        return self.board()

    def __repr__(self) -> str:
        state = self._game.state
        about = self.result if self.decision is None else self.decision
        return f"<Match of {self.game}, turn {state.turn}, {about!r}>"

    # -- words -------------------------------------------------------------------------------

    def offers(self, lang: str = "en") -> list[Offer]:
        """The options of the open question for people, in the order of `legal`: each with the
        digit it is called by, a short label and the whole sentence. An option keeps its digit
        while it is offered again in a turn."""
        return explain.offers(self._game, self._numbers, lang)

    def say(
        self,
        what: Option | int | HeadjudgeError | None = None,
        lang: str = "en",
        seat: int | None = None,
    ) -> str:
        """An option, or an error, in words, in English ("en") or Japanese ("ja"); without one,
        what is asked, whom a seat that is not asked waits for, or how the game ended."""
        words = games.wording(self._game)
        viewer = self._viewer(seat)
        view = self._game.view(viewer)
        asked = view["decision"]
        if isinstance(what, HeadjudgeError):
            return str(words.error(what, lang, asked))
        if what is None:
            if asked is None:
                return str(words.result(view["result"], viewer, lang))
            return str(words.waiting_for(view, lang) or words.prompt(asked, lang))
        number = self._number(what)
        if not 0 <= number < len(self.legal):
            raise IllegalAnswer(f"there is no option {number}", field="say", key="no such option")
        view = self._game.view(self._viewer(None))
        asked = view["decision"]
        source = explain.source(self._game, asked["seat"])
        return str(words.option(view, asked["options"][number], lang, source))

    def log(
        self, seat: int = PUBLIC, lang: str = "en", details: bool = False, since: int = 0
    ) -> list[Line]:
        """What happened, as this seat may know it: lines, each with its `text`, the same in parts
        with the handles of cards (`spans`), the `rules` behind it, the `moves` of cards, and what
        it tells as plain data (`entries`).
        `details`: with what only explains; `since`: what came after the line of this `number`."""
        self._game.view(seat)  # refuses a seat that there is not
        return explain.lines(self._game, seat, lang, details, since)

    def moves(self, seat: int = PUBLIC, since: int = 0) -> list[MoveSeen]:
        """How cards moved, as this seat saw it, in order: from where to where, what the card was
        called before and after, and the number of the entry of the log (`line`) that tells of it.
        Cards that the seat does not know move as backs. `since`: what came after that entry."""
        self._game.view(seat)  # refuses a seat that there is not
        return explain.moves(self._game, seat, since)

    def why(self, seat: int = PUBLIC, last: int = explain.LAST, lang: str = "en") -> list[Reason]:
        """The last things that happened, as this seat may know them, each with the rules behind
        it and our sentence for the one that says most."""
        found = self.log(seat, lang, details=True)[-last:] if last > 0 else []
        return [explain.reason(self._game, line, lang) for line in found]

    def why_not(self, wish: str | Option, seat: int | None = None, lang: str = "en") -> Verdict:
        """Whether this player may do now what they wish, in words ("attack Brig with Sloop") or
        as an option; if not, the rule against it and the facts of the case. A wish that means
        nothing is a `BadWish`."""
        player = self._viewer(seat)
        if player not in (0, 1) and self.result is None:
            raise HeadjudgeError(f"no player sits at {player!r}", field="seat")
        if isinstance(wish, str):
            return explain.why_not(self._game, player, wish, lang)
        return explain.why_not_option(self._game, player, wish, lang)

    def why_value(self, seat: int, card: int, property: str, lang: str = "en") -> ValueTold:
        """Why a value of a card, called by the seat's handle for it, is what it is: what is
        printed, what is true now, and which effects of which cards make it so, as far as this
        seat may know."""
        self._game.view(seat)  # refuses a seat that there is not
        return why_values.why_value(self._game, seat, card, property, lang)

    # -- passing -----------------------------------------------------------------------------

    def passed_for(self, settings: Settings) -> Passed | None:
        """The pass that these settings of the player who is asked give for them, with the reason;
        None: they are asked. Nothing is answered by this."""
        return passing.passed_for(self._game, settings)

    def next_stop(self, settings: Settings, parts: Sequence[str]) -> Stop:
        """Where a player with these settings is asked next, as far as settings and what everybody
        sees can tell. `parts`: the parts of a turn in order, by the rules they are under."""
        return passing.next_stop(self._game, settings, parts)

    # -- copies and files --------------------------------------------------------------------

    def fork(self) -> Match:
        """An independent copy, in microseconds."""
        return Match(self._game.fork())

    def determinize(self, seat: int, key: int) -> Match:
        """A copy in which all that this seat cannot know is dealt anew, fairly: a guess at it."""
        return Match(self._game.determinize(seat, key))

    def position_hash(self) -> str:
        """A hash of the position: equal positions have equal hashes on every machine. Records
        hold one for every answer."""
        return self._game.position_hash()

    def record(self, hashes: bool = True) -> Record:
        """All that is needed to play this match again, anywhere."""
        return starting.record(self._game, hashes)

    def save(self, file: str | Path) -> None:
        """Write the record into a file, which `headjudge.load` reads. Nothing but an older record
        is replaced."""
        saving.write_game(self._game, Path(file))

    def to_json(self) -> str:
        """The position as text, without what led to it; `headjudge.from_json` reads it."""
        return self._game.to_json()


def start(
    game: str,
    decks: tuple[Any, Any] | list[Any],
    seed: int | None = None,
    edition: str | None = None,
    log: bool = True,
    cards: Pool | None = None,
) -> Match:
    """Begin a match: it goes on to the first decision.

    A deck is one of `headjudge.decks(game)`, its name, or the text of a file. Illegal decks are a
    `BadDeck` that lists every violation. Without a seed the operating system gives one. `cards`:
    the pool that it is played with (`headjudge.pool`); the cards that ship, if none is given.
    """
    return Match(starting.start(game, decks, seed, edition, log, cards=cards))


def load(file: str | Path, log: bool = True, cards: Pool | None = None) -> Match:
    """The match that `save` wrote, at the same decision; its answers can be taken back."""
    return replay(read_record(read_text(str(file))), log=log, cards=cards)


def from_json(text: str, log: bool = True, cards: Pool | None = None) -> Match:
    """A match in the position that `to_json` wrote. `cards`: where a card is looked for that does
    not ship and that the text does not hold."""
    return Match(starting.from_json(text, log, cards))


def replay(
    record: Record,
    to: int | None = None,
    log: bool = True,
    visit: Callable[[Match], None] | None = None,
    cards: Pool | None = None,
) -> Match:
    """Play a record again up to an answer (None: all). Another state or another result than the
    record says is a `Diverged` that names the place. `visit` is shown the match before each
    answer and after the last. `cards`: where a card is looked for that does not ship and that
    the record does not hold."""

    def show(game: Game) -> None:
        if visit is not None:
            visit(Match(game))

    return Match(starting.replay(record, to, log, show, cards))


def decks(game: str) -> dict[str, Any]:
    """The decks that ship with a game, by name."""
    found: dict[str, Any] = games.load(game).decks()
    return dict(found)


def cards(game: str) -> Pool:
    """The cards that ship with a game, by number."""
    found: Pool = games.load(game).rules().shipped
    return found
