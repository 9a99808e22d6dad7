"""The notation of rulings: a position, lines of play, questions and expectations, as text.

    ruling A rested blocker cannot block
    game dragonball
    rules 10-4-1

    card Wall: battle, power 15000
        [Blocker]

    you have battle Ada
    they have battle Wall (rested)
    turn you, main phase

    you: attack their leader with Ada
    expect they may not block with Wall by 10-4-1

A line begins with a word that says what it is; indented lines go on with the one before. What
stands after two blanks and a # is a note for readers. A file may hold several rulings: what
stands before the first is true of all of them. This module reads the form alone and knows no game:
what the words mean, `position` and `play` find out.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from typing import Final

from headjudge.kernel.errors import HeadjudgeError

MOST_BYTES: Final = 200_000
MOST_LINES: Final = 4_000
MOST_LENGTH: Final = 4_000  # of a line
MOST_WRITTEN: Final = 200  # cards of a ruling
MOST_PARTS: Final = 200  # of what the players of a ruling have
MOST_ACTS: Final = 400  # answers, clauses and questions of a ruling
MOST_NESTED: Final = 8  # brackets within brackets

SEATS: Final = {"you": 0, "they": 1, "them": 1, "あなた": 0, "自分": 0, "相手": 1}
HAS: Final = "には"  # behind a player in Japanese: what they have
SIGNS: Final = str.maketrans("：；，（）", ":;,()")
NOTE: Final = re.compile(r"(?:^|\s{2,})#.*$")
# Signs that tell a terminal what to do, or turn the order of the others round.
NO_SIGN: Final = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]")


class BadRuling(HeadjudgeError):
    """A ruling that cannot be read or played. `line`: its number, counted from 1."""

    def __init__(self, message: str, line: int, rule: str = "") -> None:
        self.line = line
        super().__init__(message, field=f"line {line}", rule=rule)


@dataclass(frozen=True)
class Said:
    """Words of a ruling, and the line they stand in."""

    words: str
    line: int


@dataclass(frozen=True)
class Written:
    """A card that is written in a ruling: its figures, its printed text, its other side."""

    name: Said
    figures: tuple[Said, ...] = ()
    text: tuple[str, ...] = ()
    back: Written | None = None
    shared: bool = False  # whether it stands before the first ruling of a file


@dataclass(frozen=True)
class Has:
    """What one player has: parts such as `hand Ada, Bob` or `rage 2`."""

    seat: int
    parts: tuple[Said, ...]


@dataclass(frozen=True)
class Turn:
    """Whose turn it is, its number (0: not said) and the phase ("": its beginning)."""

    seat: int
    number: int
    phase: Said


@dataclass(frozen=True)
class Play:
    """What a player does: answers, one after the other."""

    seat: int
    answers: tuple[Said, ...]


@dataclass(frozen=True)
class Expect:
    """What must be so now."""

    clauses: tuple[Said, ...]


@dataclass(frozen=True)
class Ask:
    """A question of the reader's: `why`, or what a player may do."""

    words: Said


Act = Play | Expect | Ask


@dataclass
class Ruling:
    """One ruling, as it is written. `last`: the number of its last line."""

    title: Said = Said("", 0)
    game: Said = Said("", 0)
    edition: Said = Said("", 0)
    rules: list[Said] = field(default_factory=list)
    files: list[Said] = field(default_factory=list)
    cards: list[Written] = field(default_factory=list)
    has: list[Has] = field(default_factory=list)
    turn: Turn = Turn(0, 0, Said("", 0))
    seed: int = 1
    chance: tuple[bytes, int] | None = None  # the stream of a game under way
    passing: list[Said] = field(default_factory=list)
    acts: list[Act] = field(default_factory=list)
    last: int = 0


def read(text: str) -> list[Ruling]:
    """The rulings of a file. A `BadRuling` names the line that is wrong."""
    common = Ruling()
    found: list[Ruling] = []
    for line, words, more in lines_of(text):
        now = found[-1] if found else common
        head, rest = head_of(words)
        if head in TITLE:
            if unquoted(rest) in ["", *[each.title.words for each in found]]:
                raise BadRuling("a ruling has a title of its own", line)
            now = begun(common, rest, line)
            found.append(now)
        else:
            reader = reader_of(head, words, line)
            reader(now, Lines(head, rest, line, more))
        if more and head not in WITH_TEXT:
            raise BadRuling(f"nothing goes on under {head!r}", line + 1)
        now.last = line + len(more)
        check_size(now, line)
    if not found:
        raise BadRuling("no line begins with 'ruling'", max(1, text.count("\n")))
    return found


def check_size(ruling: Ruling, line: int) -> None:
    """Refuse more than any ruling has."""
    if len(ruling.cards) > MOST_WRITTEN:
        raise BadRuling(f"more than {MOST_WRITTEN} cards in a ruling", line)
    if sum(len(each.parts) for each in ruling.has) > MOST_PARTS:
        raise BadRuling(f"more than {MOST_PARTS} parts of what the players have", line)
    if sum(size_of(each) for each in ruling.acts) > MOST_ACTS:
        raise BadRuling(f"more than {MOST_ACTS} answers and clauses in a ruling", line)


def size_of(act: Act) -> int:
    """How many answers or clauses an act has."""
    if isinstance(act, Play):
        return len(act.answers)
    return len(act.clauses) if isinstance(act, Expect) else 1


def begun(common: Ruling, title: str, line: int) -> Ruling:
    """A new ruling, with what stands before the first."""
    return Ruling(
        title=Said(unquoted(title), line),
        game=common.game,
        edition=common.edition,
        rules=list(common.rules),
        files=list(common.files),
        cards=[replace(each, shared=True) for each in common.cards],
        has=list(common.has),
        turn=common.turn,
        seed=common.seed,
        chance=common.chance,
        passing=list(common.passing),
        acts=list(common.acts),
    )


def lines_of(text: str) -> Iterable[tuple[int, str, list[str]]]:
    """The lines that say something, each with its number and the indented lines under it."""
    if len(text) > MOST_BYTES:
        raise BadRuling(f"more than {MOST_BYTES} signs", 1)
    rows = text.replace("\r\n", "\n").split("\n")
    if len(rows) > MOST_LINES:
        raise BadRuling(f"more than {MOST_LINES} lines", MOST_LINES)
    at = 0
    while at < len(rows):
        begin, row = at, rows[at]
        check_row(row, at + 1)
        at += 1
        words = NOTE.sub("", row).rstrip().translate(SIGNS)
        if not words:
            continue
        check_nested(words, at)
        if words[0].isspace():
            raise BadRuling("an indented line that goes on with nothing", begin + 1)
        more: list[str] = []
        while at < len(rows) and (rows[at][:1].isspace() or not rows[at].strip()):
            check_row(rows[at], at + 1)
            more.append(rows[at].strip())
            at += 1
        while more and not more[-1]:
            more.pop()
        yield begin + 1, words, more


def check_row(row: str, line: int) -> None:
    """Refuse a line that is too long, or has signs that no reader can see."""
    if len(row) > MOST_LENGTH:
        raise BadRuling(f"more than {MOST_LENGTH} signs in a line", line)
    if NO_SIGN.search(row):
        raise BadRuling("a sign that cannot be printed", line)


def check_nested(words: str, line: int) -> None:
    """Refuse a line with more brackets within brackets than any position has."""
    deep = 0
    for letter in words:
        deep = deep + 1 if letter in OPENING else max(0, deep - (letter in OPENING.values()))
        if deep > MOST_NESTED:
            raise BadRuling(f"more than {MOST_NESTED} brackets within brackets", line)


# -- kinds of lines ---------------------------------------------------------------------------


@dataclass(frozen=True)
class Lines:
    """A line without its first word, and the indented lines under it."""

    head: str
    rest: str
    line: int
    more: list[str]

    def parts(self, sign: str = ",") -> list[Said]:
        """What stands between commas, or another sign, outside brackets and quotation marks."""
        return [Said(each, self.line) for each in divided(self.rest, sign)]


def read_game(ruling: Ruling, said: Lines) -> None:
    """`game vanguard`, or with an edition: `game godzilla en-1.01`."""
    name, edition = first_word(said.rest)
    ruling.game, ruling.edition = Said(name, said.line), Said(edition, said.line)


def read_rules(ruling: Ruling, said: Lines) -> None:
    """`rules 10-4-1, 4-7-2-3`: what it is about."""
    ruling.rules += said.parts()


def read_files(ruling: Ruling, said: Lines) -> None:
    """`cards my-cards.json`: a file of cards, beside the ruling's own."""
    ruling.files.append(Said(unquoted(said.rest), said.line))


def read_card(ruling: Ruling, said: Lines) -> None:
    """`card Ada: battle, power 10000`, its printed text under it."""
    ruling.cards.append(written(said))


def read_back(ruling: Ruling, said: Lines) -> None:
    """`back Ada the Great: power 15000`: the other side of the card before."""
    if not ruling.cards:
        raise BadRuling("no card before this back", said.line)
    ruling.cards[-1] = replace(ruling.cards[-1], back=written(said))


def written(said: Lines) -> Written:
    """A card with its figures and its text."""
    name, figures = divided_once(said.rest, ":")
    if not name or said.rest.startswith(":"):
        raise BadRuling("a card without a name", said.line)
    parts = tuple([Said(each, said.line) for each in divided(figures, ",")])
    return Written(Said(unquoted(name), said.line), parts, tuple(said.more))


def read_turn(ruling: Ruling, said: Lines) -> None:
    """`turn you, main phase`; with the number of the turn: `turn 5, them, battle phase`."""
    parts = said.parts()
    number = 0
    if parts and parts[0].words.isdecimal():
        number = int(parts.pop(0).words[:4])
    seat = SEATS.get(parts[0].words) if parts else None
    if seat is None or len(parts) > 2:
        raise BadRuling("whose turn, and which phase: turn you, main phase", said.line)
    ruling.turn = Turn(seat, number, parts[1] if len(parts) > 1 else Said("", said.line))


def read_seed(ruling: Ruling, said: Lines) -> None:
    """`seed 7`: where chance begins; or where the stream of a game under way has come to, its key
    and how much of it is drawn: `seed 0f3a... 12`."""
    key, drawn = first_word(said.rest)
    if re.fullmatch(r"[0-9a-f]{64}", key) and re.fullmatch(r"\d{1,9}", drawn):
        ruling.chance = (bytes.fromhex(key), int(drawn))
    elif drawn or not key.isdecimal() or len(key) > 18:
        raise BadRuling("a number of at most 18 digits", said.line)
    else:
        ruling.seed = int(key)


def read_passing(ruling: Ruling, said: Lines) -> None:
    """`passing counter, combo`: questions that are passed where no line answers them."""
    ruling.passing += said.parts()


def read_player(ruling: Ruling, said: Lines) -> None:
    """`you have hand Ada; deck 5`, before anything is played; or `you: attack`, a play."""
    seat = SEATS[said.head.rstrip(":").removesuffix(HAS)]
    if said.head.endswith(":") or said.rest.startswith(":"):
        rest = said.rest.removeprefix(":").strip()
        answers = tuple([Said(each, said.line) for each in divided(rest, ";")])
        if not answers:
            raise BadRuling("nothing is done", said.line)
        ruling.acts.append(Play(seat, answers))
        return
    verb, rest = first_word(said.rest)
    if said.head.endswith(HAS):
        verb, rest = "have", said.rest
    if verb not in ("have", "has"):
        raise BadRuling(f"'{said.head} have …', or '{said.head}: …' for a play", said.line)
    if ruling.acts:
        raise BadRuling("what lies where is said before anything is played", said.line)
    parts = tuple([Said(each, said.line) for each in divided(rest, ";")])
    ruling.has.append(Has(seat, parts))


def read_expect(ruling: Ruling, said: Lines) -> None:
    """`expect you have hand 1; Ada power 15000`."""
    clauses = tuple(said.parts(";"))
    if not clauses:
        raise BadRuling("nothing is expected", said.line)
    ruling.acts.append(Expect(clauses))


def read_ask(ruling: Ruling, said: Lines) -> None:
    """`ask why`, `ask them: block with Wall`."""
    if not said.rest:
        raise BadRuling("nothing is asked", said.line)
    ruling.acts.append(Ask(Said(said.rest, said.line)))


TITLE: Final = ("ruling", "裁定")
READERS: Final = {
    "game": read_game, "rules": read_rules, "cards": read_files, "card": read_card,
    "back": read_back, "turn": read_turn, "seed": read_seed, "passing": read_passing,
    "expect": read_expect, "ask": read_ask,
    "ゲーム": read_game, "ルール": read_rules, "カード": read_card, "裏面": read_back,
    "ターン": read_turn, "カードファイル": read_files, "乱数": read_seed, "パス": read_passing,
    "期待": read_expect, "質問": read_ask,
}  # fmt: skip
WITH_TEXT: Final = ("card", "back", "カード", "裏面")


def reader_of(head: str, words: str, line: int) -> Callable[[Ruling, Lines], None]:
    """What reads a line that begins with this word."""
    if head.rstrip(":").removesuffix(HAS) in SEATS:
        return read_player
    if head in READERS:
        return READERS[head]
    known = [*TITLE, *READERS, *SEATS]
    near = get_close_matches(head, known, 1, 0.6)
    meant = f"; did you mean {near[0]!r}?" if near else f": {', '.join(known[:1] + list(READERS))}"
    raise BadRuling(f"no line begins with {words[:20]!r}{meant}", line)


# -- words ------------------------------------------------------------------------------------


def head_of(words: str) -> tuple[str, str]:
    """The word that says what a line is, and the rest; behind a player's colon no blank is
    needed."""
    player, colon, rest = words.partition(":")
    return (f"{player}:", rest.strip()) if colon and player in SEATS else first_word(words)


def first_word(words: str) -> tuple[str, str]:
    """The first word, and the rest."""
    parts = words.split(None, 1)
    return (parts[0], parts[1].strip()) if len(parts) > 1 else (words.strip(), "")


OPENING: Final = {"(": ")", "[": "]", "「": "」", "《": "》"}


def divided(words: str, sign: str) -> list[str]:
    """The parts between such signs, outside brackets and quotation marks; none is empty."""
    found, part, waits = [""], 0, list[str]()
    for letter in words:
        if waits and letter == waits[-1]:
            waits.pop()
        elif waits[-1:] == ['"']:
            pass
        elif letter == '"':
            waits.append('"')
        elif letter in OPENING:
            waits.append(OPENING[letter])
        elif not waits and (letter == sign or (letter, sign) == ("、", ",")):
            found.append("")
            part += 1
            continue
        found[part] += letter
    return [each.strip() for each in found if each.strip()]


def divided_once(words: str, sign: str) -> tuple[str, str]:
    """What stands before the first such sign outside brackets and quotation marks, and after."""
    before = divided(words, sign)[:1]
    name = before[0] if before else ""
    return name, words[words.index(name) + len(name) :].lstrip().removeprefix(sign).strip()


def unquoted(words: str) -> str:
    """Words without the quotation marks around them."""
    words = words.strip()
    return words[1:-1] if len(words) > 1 and words[0] + words[-1] in ('""', "「」") else words
