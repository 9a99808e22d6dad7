"""Every event, question, option and result of Vanguard has words, in English and Japanese."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import headjudge
from headjudge.games import vanguard
from headjudge.games.vanguard import effects, wording, wording_en, wording_ja
from headjudge.games.vanguard.cards import catalogue
from headjudge.kernel.triggers import IN_VAIN
from headjudge.language.doing import ACT

SOURCE = Path(headjudge.__file__).parent
FILES = [
    *SOURCE.glob("kernel/*.py"),
    *SOURCE.glob("language/*.py"),
    *SOURCE.glob("games/vanguard/*.py"),
]
TABLES = [name for name in vars(wording_en) if name.isupper()]
JAPANESE = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")


def calls(name: str) -> Iterator[ast.Call]:
    """Every call of a function or method of that name in the code that makes games."""
    for path in FILES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                called = node.func
                if getattr(called, "attr", getattr(called, "id", "")) == name:
                    yield node


def strings(name: str, at: int) -> set[str]:
    """The literal strings given as that argument."""
    return {
        str(argument.value)
        for call in calls(name)
        if len(call.args) > at
        for argument in [call.args[at]]
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    }


@pytest.fixture(scope="module")
def played() -> dict[str, Any]:
    """What twenty-five random games bring about, each deck once in the first seat."""
    entries: list[dict[str, Any]] = []
    prompts: set[str] = set()
    verbs: set[str] = set()
    decks = sorted(vanguard.decks())
    for number in range(25):
        chance = random.Random(number)
        pair = (decks[number % len(decks)], decks[(number * 3 + 1) % len(decks)])
        game = headjudge.start("vanguard", pair, seed=number)
        while game.decision is not None and game.state.decisions < 150:
            decision = game.decision
            prompts.add(decision.prompt)
            verbs.update(str(option[0]) for option in decision.options)
            count = chance.randint(decision.least, decision.most)
            game.answer(*chance.sample(range(len(decision.options)), count))
        entries.extend(entry.seen_by(number % 3) for entry in game.log or ())
    return {"entries": entries, "prompts": prompts, "verbs": verbs}


def fields(text: str) -> set[str]:
    """The fields of a sentence; who and Who are the same, and verbs are English only."""
    return {name.lower() for name in re.findall(r"\{(\w+)\}", text)}


@pytest.mark.parametrize("table", TABLES)
def test_both_languages_have_the_same_keys(table: str) -> None:
    english, japanese = getattr(wording_en, table), getattr(wording_ja, table)
    if isinstance(english, dict):
        assert list(english) == list(japanese)
        for key, text in english.items():
            assert fields(text) == fields(japanese[key]), key
    else:
        assert {meaning for _word, meaning in english} >= {meaning for _word, meaning in japanese}


def test_every_kind_of_event_has_words(played: dict[str, Any]) -> None:
    kinds = {*effects.HAPPEN, *strings("note", 0), *(seen["kind"] for seen in played["entries"])}
    assert len(kinds) > 50
    for table in (wording_en.ENTRIES, wording_ja.ENTRIES):
        assert sorted(kinds - set(table)) == []


def test_every_question_has_words(played: dict[str, Any]) -> None:
    own = ("headjudge.language.", "headjudge.games.vanguard.")
    acts = [kind.__name__ for kind in ACT if kind.__module__.startswith(own)]
    prompts = {*strings("Decision", 1), *acts, *played["prompts"], "declare name", "declare grade"}
    assert len(prompts) > 50
    for table in (wording_en.PROMPTS, wording_ja.PROMPTS):
        assert sorted(prompts - set(table)) == []


def test_every_option_has_words(played: dict[str, Any]) -> None:
    verbs = {*vanguard.VERBS, "yes", "no", "pass", "attack", *played["verbs"]}
    for table in (wording_en.OPTIONS, wording_ja.OPTIONS):
        assert sorted(verbs - set(table)) == []


def test_every_zone_has_a_name() -> None:
    kinds = set(vanguard.rules().layout.kind)
    for table in (wording_en.ZONES, wording_ja.ZONES):
        assert kinds <= set(table)


def test_every_end_of_a_game_has_words() -> None:
    rules = {each for each in strings("end", 1) if "." in each}
    rules |= {"9.2.2", "9.2.3", "9.2.4", "1.2.4", "1.2.5"}
    for table in (wording_en.RESULTS, wording_ja.RESULTS):
        assert sorted(rules - set(table)) == []


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_entries_make_whole_sentences(played: dict[str, Any], lang: str) -> None:
    for seen in played["entries"]:
        for viewer in (0, 1, 2):
            text = wording.entry(seen, viewer, lang)
            if seen.get("amount") == IN_VAIN:
                assert text is None
                continue
            assert text, seen
            assert not set("{}|?") & set(text), text
            assert text[0].upper() == text[0]
            if lang == "ja":
                assert JAPANESE.search(text)


def entry(kind: str, frm: str, to: str, cause: str = "", seat: int = 0) -> dict[str, Any]:
    """A card that everybody sees moves between zones of one player."""
    layout = vanguard.rules().layout
    tags = {"tags": [cause]} if cause else {}
    return {
        "kind": kind, "seat": seat, "turn": 1, "rules": [], "card": next(iter(catalogue())),
        "from": layout.zone(frm, seat), "to": layout.zone(to, seat), **tags,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("kind", "frm", "to", "cause", "said"),
    [
        ("put", "hand", "drop", "", "You discard X."),
        ("put", "hand", "drop", "cost", "You discard X to pay a cost."),
        ("put", "damage", "drop", "trigger", "You heal a damage: X."),
        ("put", "soul", "drop", "cost", "You soul-blast X."),
        ("put", "deck", "soul", "effect", "You soul-charge X."),
        ("put", "deck", "trigger", "drive check", "Drive check: X."),
        ("put", "trigger", "hand", "drive check", "X goes to your hand."),
        ("put", "drop", "hand", "effect", "X goes from the drop zone to the hand."),
        ("place", "hand", "vanguard", "ride", "You ride X."),
        ("place", "G", "vanguard", "stride", "You stride X."),
        ("place", "hand", "rear-guard", "call", "You call X to the front left circle."),
        ("place", "hand", "guardian", "call", "You call X as a guardian."),
        ("leave", "rear-guard", "drop", "effect", "X on the front left circle is retired."),
        ("leave", "guardian", "drop", "battle", "The guardian X is retired."),
        ("leave", "vanguard", "soul", "ride", "X goes to the soul."),
        ("move", "rear-guard", "guardian", "intercept", "X intercepts from the front left circle."),
    ],
)
def test_a_movement_is_told_by_where_from_and_where_to(
    kind: str, frm: str, to: str, cause: str, said: str
) -> None:
    seen = entry(kind, frm, to, cause)
    name = wording.card(seen["card"], "en")
    assert wording.entry(seen, 0, "en") == said.replace("X", name)


def test_the_verb_goes_with_the_player() -> None:
    seen = {**entry("draw", "deck", "hand"), "card": ""}
    assert wording.entry(seen, 0, "en") == "You draw a card."
    assert wording.entry(seen, 1, "en") == "Your opponent draws a card."
    assert wording.entry(seen, 2, "en") == "Player 1 draws a card."
    assert wording.entry(seen, 1, "ja") == "相手はカード1枚を引いた。"


def test_a_result_names_the_condition() -> None:
    ended = {"winner": 1, "rule": "9.2.2"}
    assert wording.result(ended, 1, "en") == "You win: six damage for your opponent"
    assert wording.result(ended, 0, "ja") == "相手の勝ち:あなたに6点のダメージ"
    assert wording.result({"winner": None, "rule": "1.2.3"}, 2, "en").startswith("A draw")
    assert wording.result({"winner": 0, "rule": "9.9.9"}, 0, "en") == "You win"


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_every_card_can_be_read(lang: str) -> None:
    for number in catalogue():
        lines = wording.card_lines(number, lang)
        assert lines[0].endswith(f"[{number}]")
        assert len(lines) >= 4
        if lang == "ja":
            assert all(JAPANESE.search(line) for line in lines[1:3])


def test_a_card_shows_what_has_changed_about_it() -> None:
    number = next(n for n, card in catalogue().items() if card.values["power"] == 9000)
    lines = wording.card_lines(number, "en", {"power": 14000, "critical": 2, "grade": 2})
    assert "now: power 14000, critical 2" in lines


def test_a_card_of_a_nation_is_named_by_it_and_not_by_all_its_clans() -> None:
    number = next(n for n, card in catalogue().items() if len(card.values["clan"]) == 6)
    assert wording.clans(number) in catalogue()[number].values["nation"]


def a_view(options: list[dict[str, Any]], prompt: str, *zones: dict[str, Any]) -> dict[str, Any]:
    decision = {"prompt": prompt, "seat": 0, "rule": "1.1.1", "options": options}
    return {"viewer": 0, "turn": 3, "zones": list(zones), "decision": decision}


@pytest.mark.parametrize(
    ("prompt", "said"),
    [
        ("ride", "do not ride"),
        ("main", "end your main phase"),
        ("guard", "no (more) guardians"),
        ("Put", "nothing more"),
    ],
)
def test_to_pass_is_called_by_what_is_not_done(prompt: str, said: str) -> None:
    option = {"verb": "pass"}
    assert wording.option(a_view([option], prompt), option, "en") == said


def test_a_trigger_s_parts_are_called_by_name() -> None:
    number = next(n for n, card in catalogue().items() if card.values["trigger"] == "critical")
    shown = {"handle": 1, "number": number, "at": 0}
    zone = {"kind": "trigger", "seat": 0, "number": 1, "count": 1, "cards": [shown]}
    options = [{"verb": "option", "index": 0}, {"verb": "option", "index": 1}]
    view = a_view(options, "trigger order", zone)
    assert [wording.option(view, each, "en") for each in options] == ["critical +1", "power +5000"]


def test_damage_that_lies_face_down_is_told_from_damage_that_does_not() -> None:
    number = next(iter(catalogue()))
    cards = [{"handle": 1, "number": number}, {"handle": 2, "number": number, "face": "down"}]
    zone = {"kind": "damage", "seat": 0, "number": 1, "count": 2, "cards": cards}
    options = [{"verb": "card", "card": card} for card in cards]
    said = [wording.option(a_view(options, "TurnDown", zone), each, "en") for each in options]
    name = wording.card(number, "en")
    assert said == [f"{name} (damage zone)", f"{name} (damage zone), face down"]


def test_an_activated_ability_is_offered_in_its_own_words() -> None:
    number = next(n for n, card in catalogue().items() if card.texts["en"].startswith("[ACT](VC)"))
    option = {"verb": "act", "card": {"handle": 1, "number": number}, "index": 0}
    said = wording.option(a_view([option], "main"), option, "en")
    assert said.startswith(f"use {wording.card(number, 'en')}: [ACT](VC)")


def test_of_a_card_s_text_only_the_ability_that_is_carried_out_is_shown() -> None:
    two = next(c for c in catalogue().values() if len(c.texts["en"].splitlines()) == 2)
    lines = two.texts["en"].splitlines()
    for line in lines:
        term = wording.abilities_of(line)[0]
        assert wording.ability_text(two.number, term, "en") == line
    assert wording.ability_text(two.number, None, "en") == two.texts["en"]
