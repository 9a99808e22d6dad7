"""Which option a line of play means.

A line names a verb, cards and zones: `attack their leader with Ada`, `call Scout to the front left
circle`, `Ada, Bob`, `pass`. What is in quotation marks must be part of the option's own sentence,
or of the text that it is about. Every word must mean something, and all that is said must fit one
option; what is left over answers the questions that follow. A line that fits none is refused by
the rule that forbids it, one that fits several with their sentences.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, Final

from headjudge import explain, games
from headjudge.judge.forced import Forced
from headjudge.judge.in_japanese import laying_of
from headjudge.judge.mentions import Mention, Mentioned
from headjudge.judge.notation import BadRuling, Said, divided
from headjudge.judge.options import CARD, ZONE, are_named, fits, looks, numbers_of, parts_of
from headjudge.kernel.decision import Option
from headjudge.kernel.errors import HeadjudgeError
from headjudge.kernel.events import applicable
from headjudge.kernel.game import Game
from headjudge.wishes import HIRAGANA, JAPANESE, SMALL, plain

MOST_SHOWN: Final = 8
NOTHING: Final = ("nothing", "none", "なし")
WORDS: Final = {
    "pass": "pass", "passes": "pass", "パス": "pass", "yes": "yes", "はい": "yes", "no": "no",
    "いいえ": "no",
}  # fmt: skip
CHOOSE: Final = re.compile(r"^(?:chooses?|picks?|takes?)\s+|を選ぶ$")
NOT_DONE: Final = re.compile(r"(?:no|do not|don't|does not|doesn't)\s+(?:a\s+)?(\w+)|(.+?)しない")
NUMBERED: Final = re.compile(r"(\d{1,4})")
_PLACE: Final = r"(?:options? |選択肢 ?)"
PLACES: Final = re.compile(rf"{_PLACE}\d{{1,4}}(?:[,、] ?{_PLACE}?\d{{1,4}})*")
PLAYERS: Final = ("you", "they")
LANGUAGES: Final = ("en", "ja")
# Small words of lines besides those that every wish may have.
BETWEEN: Final = frozenset({"against", "as", "choosing", "target", "targeting", "using"})
PHASE_WORDS: Final = frozenset({"phase", "step", "turn"})


class Several(BadRuling):
    """A line that may mean several of the options."""


class NotOffered(BadRuling):
    """A line that is understood, but that none of the options is meant by."""


class NotAsked(NotOffered):
    """A line that says more than the questions of its player are about."""


@dataclass(frozen=True)
class Line:
    """What a line says: a verb ("": none) and the verbs of options that it may mean, cards and
    zones, numbers, parts of texts, and words that an option's sentence must have."""

    said: Said
    verb: str
    word: str
    verbs: frozenset[str]
    mentions: tuple[Mention, ...]
    numbers: tuple[int, ...]
    quotes: tuple[str, ...]
    others: tuple[str, ...]


def never() -> bool:
    """No question is passed between two answers of a line."""
    return False


def carry_out(
    game: Game,
    seat: int,
    said: Said,
    forced: list[Forced],
    pass_one: Callable[[], bool] = never,
) -> None:
    """Answer the open question as a line says, and those after it for what it names besides.
    `forced`: the questions that answered themselves so far; `pass_one` passes the open question
    if that is to be done."""
    begun = len(forced)
    meant = Meant(game, seat)
    picks, left = meant.answer(said)
    answer(game, picks, said)
    while True:
        for each in forced[begun:]:
            left = [one for one in left if not forced_fits(game, each, seat, one)]
        if not left:
            return
        begun = len(forced)
        decision = game.decision
        if decision is not None and decision.seat == seat:
            try:
                picks, left = Meant(game, seat).next_of(left, said)
                answer(game, picks, said)
                continue
            except NotOffered:
                if not pass_one():
                    raise
        elif not pass_one():
            raise not_asked(game, left[0], said)


def not_asked(game: Game, mention: Mention, said: Said) -> NotAsked:
    """The error for what no question after the first is about."""
    return NotAsked(f"nobody asks for {mention.words!r}: {asked_now(game)}", said.line)


def answer(game: Game, picks: tuple[int, ...], said: Said) -> None:
    """Give an answer; an error names the line."""
    try:
        game.answer(*picks)
    except BadRuling:
        raise
    except HeadjudgeError as error:
        raise BadRuling(f"{said.words!r}: {error.message}", said.line, error.rule) from error


def forced_fits(game: Game, forced: Forced, seat: int, mention: Mention) -> bool:
    """Whether a question of this player that answered itself was about what is mentioned."""
    return forced.seat == seat and any(fits(game, each, mention) for each in forced.chosen)


def picks_meant(game: Game, seat: int, said: Said) -> tuple[int, ...]:
    """The numbers of the options that a player's line means, if it is one answer."""
    picks, left = Meant(game, seat).answer(said)
    if left:
        raise NotOffered(f"{said.words!r} is more than one answer", said.line)
    return picks


def asked_now(game: Game) -> str:
    """Who is asked what, for a message."""
    decision = game.decision
    if decision is None:
        return "nobody is asked anything"
    view = game.view(decision.seat)
    prompt = games.wording(game).prompt(view["decision"], "en")
    return f"{PLAYERS[decision.seat]} are asked {decision.prompt!r} ({prompt})"


def question_named(game: Game, said: Said) -> str:
    """The name of the question that is meant: by that name, or by its sentence in either
    language. A `BadRuling` names those that are like it."""
    wording = games.wording(game)
    wanted = plain(said.words.strip("「」")).rstrip("?")
    names: dict[str, str] = {}
    for lang in reversed(LANGUAGES):
        for name, sentence in wording.words(lang).prompts.items():
            names[plain(sentence).rstrip("?")] = name
    names |= {plain(name): name for name in wording.words("en").prompts}
    if wanted in names:
        return names[wanted]
    near = get_close_matches(wanted, list(names), 3, 0.5)
    known = ", ".join(near or sorted(set(names.values())))
    meant = f"; did you mean {known}?" if near else f": {known}"
    raise BadRuling(f"nothing is asked that is called {said.words!r}{meant}", said.line)


class Meant:
    """The options of the open question, as one player reads them; none, if it is not theirs."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.view = game.view(seat)
        decision = game.decision
        mine = decision is not None and decision.seat == seat
        self.options: list[dict[str, Any]] = self.view["decision"]["options"] if mine else []
        self.raw: tuple[Option, ...] = decision.options if decision and mine else ()
        self.wording = games.wording(game)
        self.source = explain.source(game, seat) if mine else ""

    def sentence(self, at: int, lang: str = "en") -> str:
        """An option in words."""
        return str(self.wording.option(self.view, self.options[at], lang, self.source))

    # -- answers ------------------------------------------------------------------------------

    def answer(self, said: Said) -> tuple[tuple[int, ...], list[Mention]]:
        """The options that a line means, and what it mentions for the questions after this one."""
        decision = self.game.decision
        if decision is None:
            raise NotOffered(f"{said.words!r}: the game is over", said.line)
        if decision.seat != self.seat:
            whose = f"nothing is asked of {('you', 'them')[self.seat]} now"
            now = asked_now(self.game)
            raise NotOffered(f"{said.words!r}: {whose}: {now}", said.line, decision.rule)
        words = CHOOSE.sub("", said.words.strip())
        if words in NOTHING and decision.least == 0:
            return (), []
        if PLACES.fullmatch(words):
            chosen = tuple([int(each) - 1 for each in NUMBERED.findall(words)])
            if not all(0 <= each < len(self.raw) for each in chosen):
                raise BadRuling(f"there are {len(self.raw)} options", said.line)
            return chosen, []
        parts = divided(words, ",")
        whole = Said(words, said.line)
        every = list(range(len(self.raw)))
        if decision.most <= 1 or len(parts) < 2 or self.called(words, every):
            return self.one_answer(whole, every)
        found: list[int] = []
        for each in parts:
            left = [at for at in every if at not in found]
            found.append(self.option(Said(each, said.line), left))
        return tuple(found), []

    def one_answer(self, said: Said, every: list[int]) -> tuple[tuple[int, ...], list[Mention]]:
        """The option that a line means, all of it or as much as the question is about."""
        try:
            return (self.option(said, every),), []
        except NotOffered:
            line = self.understood(said)
            found = [at for at in every if self.begins(line, at)]
            if not found:
                raise
            at = self.only(self.first_named(found, line.mentions), said)
            return (at,), self.unused(at, line.mentions)

    def first_named(self, found: list[int], mentions: Sequence[Mention]) -> list[int]:
        """Of several options that a line may begin with, those about what it mentions first."""

        def place(at: int) -> int:
            used = [each.at for each in mentions if fits(self.game, self.raw[at], each)]
            return min(used, default=-1)

        first = min(place(at) for at in found)
        return [at for at in found if place(at) == first]

    def next_of(
        self, mentions: Sequence[Mention], said: Said
    ) -> tuple[tuple[int, ...], list[Mention]]:
        """The option that is about what was mentioned for a question after the first: what
        something is done with comes before the rest."""
        kinds = {kind for each in self.raw for kind, _value in parts_of(self.game, each)}
        means = [each for each in mentions if each.is_means]
        named = [
            (len(means) - len(self.unused(at, means)), len(mentions) - len(unused), at)
            for at in range(len(self.raw))
            if self.is_named(at, mentions)
            and len(unused := self.unused(at, mentions)) < len(mentions)
        ]
        if not named and not kinds & {CARD, ZONE}:
            raise not_asked(self.game, mentions[0], said)
        if not named:
            shown = self.shown(list(range(len(self.raw))))
            raise NotOffered(f"{mentions[0].words!r} is not offered: {shown}", said.line)
        best = max(each[:2] for each in named)
        at = self.only([each[2] for each in named if each[:2] == best], said)
        return (at,), self.unused(at, mentions)

    def option(self, said: Said, left: list[int]) -> int:
        """The option that words mean, of those that are left."""
        found = self.called(said.words, left) or self.fitting(said, left)
        if not found:
            raise self.not_offered(said, left)
        return self.only(found, said)

    def called(self, words: str, left: list[int]) -> list[int]:
        """The options that are written as they are: by a word for passing and agreeing, or by
        their sentences, as their player reads them or from the side that rulings speak from."""
        said = plain(words)
        denied = NOT_DONE.fullmatch(said)
        verbs = {WORDS[said]} if said in WORDS else set[str]()
        deeds = {word for word, _verb in self.wording.wishes()}
        if denied is not None and (denied[1] or denied[2]) in deeds:
            verbs = {"pass", "no"}
        found = [at for at in left if self.options[at]["verb"] in verbs]
        for lang in LANGUAGES:
            told = [(at, plain(self.sentence(at, lang))) for at in left] if not found else []
            found = found or [at for at, each in told if said in ways_to_say(each, self.seat)]
            found = found or [at for at, each in told if each == said]
        return found

    def only(self, found: list[int], said: Said) -> int:
        """The one option that is meant; a `Several`, if it matters which of several is."""
        if len({self.key(at) for at in found}) > 1:
            raise Several(
                f"{said.words!r} may mean: {self.shown(found)}; 'option {found[0] + 1}', or words "
                "of its text in quotation marks, tell which",
                said.line,
            )
        return found[0]

    def shown(self, found: list[int]) -> str:
        """Options in words, for a message."""
        told = "; ".join(self.sentence(at) for at in found[:MOST_SHOWN])
        more = f"; and {len(found) - MOST_SHOWN} more" if len(found) > MOST_SHOWN else ""
        return f"{told}{more}" or "nothing"

    def key(self, at: int) -> tuple[Any, ...]:
        """What tells an option from others: equal cards that lie alike in one zone are alike, and
        so are equal texts of theirs."""
        parts = [
            looks(self.game, value) if kind == CARD else value
            for kind, value in parts_of(self.game, self.raw[at])
        ]
        return (self.sentence(at), tuple(parts), tuple(self.texts(at)))

    # -- what a line says ---------------------------------------------------------------------

    def understood(self, said: Said) -> Line:
        """What a line says."""
        mentions, quotes, rest = Mentioned(self.game).take(said.words)
        word, verb, rest = self.take_verb(rest)
        tokens = [each for each in re.split(r"[\s,.!?'\-:>()]+", rest) if each]
        literal = {each for each in tokens if each in self.game.rules.asking.verbs}
        verbs = {verb, *self.wording.MEANS.get(verb, ())} if verb else set[str]()
        return Line(
            said,
            verb or next(iter(sorted(literal)), ""),
            word,
            frozenset(verbs | literal),
            tuple(mentions),
            tuple([int(each) for each in tokens if re.fullmatch(r"\d{1,6}", each)]),
            tuple(quotes),
            tuple([each for each in tokens if each not in literal and not is_small(each)]),
        )

    def take_verb(self, rest: str) -> tuple[str, str, str]:
        """The first word for something that is done, its verb, and the words without it."""
        for word, verb in self.wording.wishes():
            bound = re.escape(word)
            if not JAPANESE.search(word):
                bound = rf"(?<!\w){bound}(?:e?s|e?d|ing)?(?!\w)"
            hit = re.search(bound, rest)
            if hit is not None:
                return word, verb, f"{rest[: hit.start()]} {rest[hit.end() :]}"
        return "", "", rest

    def fitting(self, said: Said, left: list[int]) -> list[int]:
        """The options that all of these words fit."""
        line = self.understood(said)
        if not (line.mentions or line.verbs or line.numbers or line.quotes or line.others):
            return []
        return [
            at
            for at in left
            if self.has_words(line, at)
            and all(fits(self.game, self.raw[at], each) for each in line.mentions)
        ]

    def begins(self, line: Line, at: int) -> bool:
        """Whether an option is what a line begins with: it is of its verb, and all that it is
        about is named."""
        if not line.mentions or not self.has_words(line, at):
            return False
        used = len(line.mentions) - len(self.unused(at, line.mentions))
        return bool(line.verbs or used) and self.is_named(at, line.mentions)

    def has_words(self, line: Line, at: int) -> bool:
        """Whether an option has the verb, the numbers, the texts and the words of a line."""
        said = [plain(self.sentence(at, lang)) for lang in LANGUAGES]
        words = {word for each in said for word in re.findall(r"\w+", each)}
        return (
            (not line.verbs or self.options[at]["verb"] in line.verbs)
            and all(each in numbers_of(self.game, self.raw[at]) for each in line.numbers)
            and all(any(each in text for text in [*said, *self.texts(at)]) for each in line.quotes)
            and all(
                each in words or (JAPANESE.search(each) and each in said[1]) for each in line.others
            )
        )

    def is_named(self, at: int, mentions: Sequence[Mention]) -> bool:
        """Whether all cards and zones that an option is about are mentioned, each by words of its
        own."""
        parts = [each for each in parts_of(self.game, self.raw[at]) if each[0] in (CARD, ZONE)]
        return are_named(self.game, parts, mentions)

    def unused(self, at: int, mentions: Sequence[Mention]) -> list[Mention]:
        """What is mentioned besides what an option is about."""
        return [each for each in mentions if not fits(self.game, self.raw[at], each)]

    def texts(self, at: int) -> list[str]:
        """The text that an option stands for: of an ability that waits, or a replacement."""
        game, option, found = self.game, self.raw[at], list[str]()
        if option[0] == "standby":
            waiting = {each.id: (each.source, each.term) for each in game.state.standby}
            card, term = waiting[int(option[1])]
        elif option[0] == "replace":
            event = game.state.frames[-1].vars["events"][int(option[1])]
            _number, term, card, _seat = applicable(game, event)[int(option[2])]
        else:
            return found
        number = game.state.printed[card].number
        for lang in LANGUAGES:
            text = plain(self.wording.ability_text(number, term, lang))
            lines = text.splitlines()
            terms = game.state.printed[card].abilities.terms
            if len(lines) == len(terms) and term in terms:  # a text that is told as a whole
                text = lines[terms.index(term)]
            found.append(text)
        return found

    def not_offered(self, said: Said, left: list[int]) -> BadRuling:
        """Why none of the options is meant: a word without a meaning, or what is offered."""
        unknown = self.unknown(self.understood(said))
        if unknown is not None:
            return unknown
        verbs = {word for word, _verb in self.wording.wishes()}
        two = any(each in verbs for each in self.understood(said).others)
        how = "; several answers are divided by ';'" if two else ""
        return NotOffered(f"{said.words!r} is not offered: {self.shown(left)}{how}", said.line)

    def unknown(self, line: Line) -> BadRuling | None:
        """The error for a word that means nothing here, with those that are like it."""
        sentences = [self.sentence(at, lang) for at in range(len(self.raw)) for lang in LANGUAGES]
        offered = {word for each in sentences for word in re.findall(r"\w+", plain(each))}
        phases = laying_of(self.game.rules.name).phases
        known = offered | PHASE_WORDS | {word for each in phases for word in each.split()}
        strange = [
            each
            for each in line.others
            if each not in known
            and not (JAPANESE.search(each) and any(each in plain(one) for one in sentences))
        ]
        if not strange and (line.mentions or line.verbs or line.numbers or line.quotes):
            return None
        word = strange[0] if strange else line.said.words
        mentioned = Mentioned(self.game)
        there = {each: each for each in [*mentioned.verbs, *mentioned.zones, *offered]}
        there |= {plain(name): name for name, _number in mentioned.cards}
        away = [
            plain(card.name)
            for each, card in self.game.pool.items()
            if self.game.pool.origins.get(each)
        ]
        if word in away or any(each in plain(line.said.words) for each in away if word in each):
            return BadRuling(f"no such card is in the game: {line.said.words!r}", line.said.line)
        near = get_close_matches(word, list(there), 3, 0.6)
        meant = f"; did you mean {', '.join(there[each] for each in near)}?" if near else ""
        offers = (
            "" if near or not self.raw else f"; offered is {self.shown([*range(len(self.raw))])}"
        )
        return BadRuling(
            f"{word!r} means nothing in {line.said.words!r}{meant}{offers}", line.said.line
        )


# -- words --------------------------------------------------------------------------------------


def is_small(word: str) -> bool:
    """Whether a word says nothing by itself: a small one, a number, a Japanese ending."""
    return word in SMALL | BETWEEN or word.isdecimal() or HIRAGANA.fullmatch(word) is not None


def ways_to_say(sentence: str, seat: int) -> tuple[str, ...]:
    """A sentence that a player reads, from the side that rulings speak from; what stands in
    brackets may be said or not."""
    told = sentence.replace("your opponent's", "\x00")
    told = told.replace("your", "their") if seat else told
    told = told.replace("\x00", "your" if seat else "their")
    return told, told.replace("(", "").replace(")", ""), re.sub(r"\([^)]*\)\s*", "", told)
