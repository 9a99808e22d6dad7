"""What must be true of the words of every game: each event, question, option, area and result
has them, in English and in Japanese. A game's tests take `EveryWord` over and say what is
their own."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import headjudge
from headjudge import games, starting
from headjudge.language.messages import arguments
from headjudge.language.telling import MADE_OF
from headjudge.language.words import KEYED_BY_WORDS, LANGUAGES, Words, fields, read, tables, text_of
from tests.at_random import answer_for
from tests.messages import table_of
from tests.words import shipped_words

SOURCE = Path(headjudge.__file__).parent
JAPANESE = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")


def calls(title: str, name: str) -> Iterator[ast.Call]:
    """Every call of a function or method of that name in the code that makes games."""
    for folder in ("kernel", "language", f"games/{title}"):
        for path in SOURCE.glob(f"{folder}/**/*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call):
                    called = node.func
                    if getattr(called, "attr", getattr(called, "id", "")) == name:
                        yield node


def strings(title: str, name: str, at: int) -> set[str]:
    """The literal strings given as that argument."""
    return {
        str(argument.value)
        for call in calls(title, name)
        if len(call.args) > at
        for argument in [call.args[at]]
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    }


def moved(
    title: str, message: str, number: str, origin: str, to: str, cause: str, seat: int = 0
) -> dict[str, Any]:
    """The entry of a card that everybody sees going between areas of one player."""
    layout = games.load(title).rules().layout
    zones = [layout.places[layout.zone(kind, seat)] for kind in (origin, to)]
    places = [each.seen(seat) for each in zones if each is not None]
    return an_entry(
        message, who=seat, card=a_card(number, seat), origin=places[0], to=places[1],
        **({"cause": cause} if cause else {}),
    )  # fmt: skip


def a_card(number: str, seat: int) -> dict[str, Any]:
    """A card of a player as an entry has it; without a number, one that the viewer cannot name."""
    handle = 1 if number else 0
    return {"handle": handle, "became": handle, "number": number, "seat": seat, "place": None}


def an_entry(message: str, **arguments: Any) -> dict[str, Any]:
    """An entry as a viewer sees it."""
    return {"message": message, "turn": 1, "rules": [], "arguments": arguments, "moves": []}


class Played:
    """What random games bring about."""

    def __init__(self, title: str, count: int, decisions: int) -> None:
        self.entries: list[dict[str, Any]] = []
        self.prompts: set[str] = set()
        self.verbs: set[str] = set()
        decks = sorted(games.load(title).decks())
        for number in range(count):
            chance = random.Random(number)
            pair = (decks[number % len(decks)], decks[(number * 3 + 1) % len(decks)])
            game = starting.start(title, pair, seed=number)
            while game.decision is not None and game.state.decisions < decisions:
                decision = game.decision
                self.prompts.add(decision.prompt)
                self.verbs.update(str(option[0]) for option in decision.options)
                game.answer(*answer_for(game, chance))
            self.entries.extend(game.seen_log(number % 3))


@cache
def played(title: str, count: int, decisions: int) -> Played:
    return Played(title, count, decisions)


class EveryWord:
    """To be taken over by a class of tests with `title` and what else is the game's own."""

    title: str
    games = 25
    decisions = 150
    kinds = 30  # at least so many kinds of events and questions there are
    more_prompts: frozenset[str] = frozenset()
    more_verbs: frozenset[str] = frozenset()
    more_results: frozenset[str] = frozenset()

    # of a card's lines these have Japanese words
    in_japanese = slice(1, 2)

    @property
    def played(self) -> Played:
        return played(self.title, self.games, self.decisions)

    @property
    def package(self) -> Any:
        return games.load(self.title)

    def words(self, lang: str) -> Words:
        found: Words = shipped_words(self.title).words(lang)
        return found

    def all_said(self, wanted: set[str], table: str) -> None:
        for lang in LANGUAGES:
            missing = sorted(wanted - set(getattr(self.words(lang), table)))
            assert missing == [], missing

    def test_both_languages_have_the_same_keys(self) -> None:
        assert len(self.words("en").__struct_fields__) > 20
        for table in set(self.words("en").__struct_fields__) - set(KEYED_BY_WORDS):
            english, japanese = (getattr(self.words(lang), table) for lang in LANGUAGES)
            assert list(english) == list(japanese)
            for key, text in english.items():
                assert fields(text) == fields(japanese[key]), key

    def test_a_game_says_nothing_that_all_games_say_in_both_languages(self) -> None:
        shared = [tables("", lang) for lang in LANGUAGES]
        own = [
            read(text_of(f"headjudge.games.{self.title}", f"telling/words_{lang}.toml"))
            for lang in LANGUAGES
        ]
        for table in own[0].keys() & shared[0].keys():
            for key in own[0][table].keys() & shared[0][table].keys():
                both = [each[table][key] for each in own]
                assert both != [each[table][key] for each in shared], key

    def test_every_kind_of_event_has_words(self) -> None:
        rules = self.package.rules()
        kinds = {
            *(set(rules.happen) - rules.showing.unlogged),
            *strings(self.title, "note", 0),
            *(e["message"] for e in self.played.entries),
        }
        assert len(kinds) > self.kinds
        self.all_said(kinds, "entries")

    def test_every_message_has_words_that_use_no_argument_it_has_not(self) -> None:
        table = table_of(self.title)
        assert table is not None
        self.all_said(set(table), "entries")
        for lang in LANGUAGES:
            for key, text in self.words(lang).entries.items():
                base = key.partition("/")[0]
                own = [each for each in table if f"{base} ".startswith(f"{each} ")]
                assert own, f"{key} is the sentence of no message"
                _always, allowed = arguments(table[max(own, key=len)])
                used = {MADE_OF.get(name, name) for name in fields(text)}
                assert used <= allowed, key

    def test_every_question_has_words(self) -> None:
        table = self.package.rules().terms.meanings.instructions
        acts = [each.asks for instruction in table.values() for each in instruction.all()]
        asked = strings(self.title, "Decision", 1)
        prompts = {*asked, *acts, *self.played.prompts, *self.more_prompts}
        assert len(prompts) > self.kinds
        self.all_said(prompts, "prompts")

    def test_every_error_of_an_answer_or_a_deck_has_words(self) -> None:
        raised = [*calls(self.title, "IllegalAnswer"), *calls(self.title, "NoDecision")]
        answers = {
            str(keyword.value.value)
            for call in raised
            for keyword in call.keywords
            if keyword.arg == "key" and isinstance(keyword.value, ast.Constant)
        }
        decks = strings(self.title, "violation", 0) | strings(self.title, "more_than", 2)
        assert len(answers) > 3
        assert len(decks) > 4
        self.all_said(answers | decks, "errors")

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_a_wrong_answer_is_told_in_words(self, lang: str) -> None:
        decks = sorted(self.package.decks())[:2]
        game = starting.start(self.title, decks, seed=1)
        assert game.decision is not None
        asked = game.view(game.decision.seat)["decision"]
        least, most, count = asked["least"], asked["most"], len(asked["options"])
        wrong: list[tuple[int, ...]] = [(count,), (0, 0), tuple(range(most + 1))]
        told = []
        for picks in wrong:
            with pytest.raises(headjudge.IllegalAnswer) as caught:
                game.answer(*picks)
            told.append(
                self.package.wording(self.package.rules().shipped).error(caught.value, lang, asked)
            )
        assert all(each.endswith(f"[{game.decision.rule}]") for each in told)
        assert all(bool(JAPANESE.search(each)) == (lang == "ja") for each in told)
        assert len(set(told)) == (3 if most < count else 2), (least, most)

    def test_every_option_has_words(self) -> None:
        own = self.package.rules().asking.verbs
        verbs = {*own, "yes", "no", "pass", *self.played.verbs, *self.more_verbs}
        self.all_said(verbs, "options")

    def test_every_area_has_a_name(self) -> None:
        self.all_said(set(self.package.rules().layout.kind), "zones")

    def test_every_end_of_a_game_has_words(self) -> None:
        numbers = {each for each in strings(self.title, "end", 1) if re.match(r"\d+[.-]", each)}
        self.all_said(numbers | self.more_results, "results")

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_entries_make_whole_sentences(self, lang: str) -> None:
        for seen in self.played.entries:
            for viewer in (0, 1, 2):
                text = self.package.wording(self.package.rules().shipped).entry(seen, viewer, lang)
                assert text, seen
                assert not set("{}|?") & set(text), text
                assert text[0].upper() == text[0]
                if lang == "ja":
                    assert JAPANESE.search(text)

    def test_the_verb_goes_with_the_player(self) -> None:
        seen = an_entry("draw", who=0, card=a_card("", 0))
        entry = self.package.wording(self.package.rules().shipped).entry
        assert entry(seen, 0, "en") == "You draw a card."
        assert entry(seen, 1, "en") == "Your opponent draws a card."
        assert entry(seen, 2, "en") == "Player 1 draws a card."
        assert entry(seen, 1, "ja") == "相手はカード1枚を引いた。"

    def test_an_end_without_words_of_its_own_is_told_all_the_same(self) -> None:
        result = self.package.wording(self.package.rules().shipped).result
        assert result({"winner": 0, "rule": "99.9"}, 0, "en") == "You win"
        assert result({"winner": None, "rule": "99.9"}, 2, "en") == "A draw"

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_every_card_can_be_read(self, lang: str) -> None:
        wording = self.package.wording(self.package.rules().shipped)
        for number in self.package.rules().shipped:
            lines = wording.card_lines(number, lang)
            assert lines[0].endswith(f"[{number}]")
            assert len(lines) >= 3
            if lang == "ja":
                assert all(JAPANESE.search(line) for line in lines[self.in_japanese])
