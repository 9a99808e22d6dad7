"""The numbers that options are called by stay with them."""

from __future__ import annotations

import io
from typing import Any
from unittest.mock import Mock

import pytest
from rich.console import Console

import headjudge
from headjudge import games, starting
from headjudge.language.numbering import Numbering, keys, own_numbers
from headjudge.players import built_in
from headjudge.terminal.session import Session
from headjudge.terminal.showing import told_once
from tests.terminal.every_session import output, session

DECKS = {
    "godzilla": ("ember_rush", "drowned_choir"),
    "vanguard": ("ashvow", "dawnsworn"),
}


def asked(*names: str, turn: int = 1, prompt: str = "choose", seat: int = 0) -> dict[str, Any]:
    options = [{"verb": name} for name in names]
    decision = {"seat": seat, "prompt": prompt, "least": 1, "most": 1, "options": options}
    return {"game": "godzilla", "turn": turn, "decision": decision}


def numbered(numbering: Numbering, answers: int, view: dict[str, Any]) -> dict[str, int]:
    names = [option["verb"] for option in view["decision"]["options"]]
    return dict(zip(names, numbering.labels(answers, view, names), strict=True))


def test_options_are_numbered_from_one_and_zones_by_themselves() -> None:
    zone = {"kind": "zone", "seat": 0, "number": 4}
    other = {**zone, "number": 6}
    theirs = {**zone, "seat": 1}
    assert own_numbers({"options": [{"verb": "zone", "zone": zone}, {"zone": other}]}) == [4, 6]
    assert own_numbers({"options": [{"zone": zone}, {"zone": theirs}]}) == []
    assert own_numbers({"options": [{"verb": "yes"}, {"verb": "no"}]}) == []
    assert own_numbers({"options": []}) == []
    assert numbered(Numbering(), 0, asked("a", "b")) == {"a": 1, "b": 2}


def test_an_option_that_is_still_there_keeps_its_number_and_a_new_one_takes_a_free_one() -> None:
    numbering = Numbering()
    numbered(numbering, 0, asked("a", "b", "c"))
    assert numbered(numbering, 1, asked("b", "c", "d")) == {"b": 2, "c": 3, "d": 1}
    assert numbered(numbering, 2, asked("d", "e", "c")) == {"d": 1, "e": 2, "c": 3}


def test_another_question_between_changes_nothing() -> None:
    numbering = Numbering()
    numbered(numbering, 0, asked("a", "b"))
    assert numbered(numbering, 1, asked("x", "b", prompt="other")) == {"x": 1, "b": 2}
    assert numbered(numbering, 2, asked("b", "c")) == {"b": 2, "c": 1}


def test_another_turn_or_player_begins_anew() -> None:
    numbering = Numbering()
    numbered(numbering, 0, asked("a", "b"))
    assert numbered(numbering, 1, asked("b", seat=1)) == {"b": 1}
    assert numbered(numbering, 2, asked("b", turn=2)) == {"b": 1}


def test_a_question_that_is_put_again_after_undo_has_the_numbers_it_had() -> None:
    numbering = Numbering()
    numbered(numbering, 0, asked("a", "b", "c"))
    first = numbered(numbering, 1, asked("b", "d", "c"))
    numbered(numbering, 2, asked("e", "d"))
    assert numbered(numbering, 1, asked("b", "d", "c")) == first
    assert numbered(numbering, 0, asked("a", "b", "c")) == {"a": 1, "b": 2, "c": 3}


def test_equal_options_are_told_once_and_the_next_number_is_not_left_out() -> None:
    view = asked("a", "a", "b")
    labels = Numbering().labels(0, view, ["a", "a", "b"])
    assert labels == [1, 1, 2]
    assert told_once(["take a", "take a", "take b"], labels) == [(1, "take a x2"), (2, "take b")]


def test_of_equal_cards_several_may_be_chosen_so_each_has_a_number() -> None:
    view = asked("card", "card")
    view["decision"]["most"] = 2
    for handle, option in enumerate(view["decision"]["options"]):
        option["card"] = {"handle": handle + 1, "number": "X"}
    words = Mock(BESIDE_CARDS=(), option=Mock(return_value="Foo"))
    assert len(set(keys(words, view, ""))) == 2
    view["decision"]["most"] = 1
    assert len(set(keys(words, view, ""))) == 1


@pytest.mark.parametrize("title", ["godzilla", "vanguard", "dragonball", "gateruler"])
def test_within_a_turn_no_number_of_an_option_that_stays_is_changed(title: str) -> None:
    """A greedy player plays by numbers; in every main phase the options that stay keep theirs."""
    decks = sorted(games.load(title).decks())[:2]
    game = starting.start(title, (decks[0], decks[1]), seed=1)
    console = Console(file=io.StringIO(), width=80)
    shown = Session(game, [None, None], console, "en", ("A", "B"))
    bots = [built_in("greedy", 1), built_in("greedy", 2)]
    before: dict[tuple[int, int, str], dict[str, int]] = {}
    stayed = 0
    while game.decision is not None and game.state.turn < 6:
        seat = game.decision.seat
        view = game.view(seat)
        labels = shown.labels(view)
        names = keys(shown.wording, view, "")
        if game.decision.prompt in ("main", "act"):
            assert sorted(set(labels))[0] >= 1
            now = dict(zip(names, labels, strict=True))
            there = before.get((seat, view["turn"], game.decision.prompt), {})
            same = [name for name in now if name in there]
            assert {name: now[name] for name in same} == {name: there[name] for name in same}
            assert len(set(now.values())) == len(now)
            stayed += len(same)
            before[seat, view["turn"], game.decision.prompt] = now
        game.answer(*bots[seat].choose(view))
    assert stayed >= 10


def test_a_number_typed_again_means_the_option_it_meant() -> None:
    """Playing the card of option 1 leaves the others their numbers, and `card N` and `why not`
    know them by the same."""
    played = session("godzilla", DECKS["godzilla"], typed=("play Sparkmite", "zone 8"))
    view = played.game.view(0)
    then = dict(zip(played.labels(view), played.options_in_words(view, ""), strict=True))
    output(played)
    view = played.game.view(0)
    now = dict(zip(played.labels(view), played.options_in_words(view, ""), strict=True))
    assert then.keys() != now.keys()
    assert all(then[number] == text for number, text in now.items() if text in then.values())
    assert set(now.values()) & set(then.values())


def test_the_digit_of_an_option_does_not_depend_on_the_language() -> None:
    match = headjudge.start("vanguard", ("ashvow_rite", "dawnsworn_vigil"), seed=3)
    for _answer in range(40):
        english, japanese = match.offers(), match.offers("ja")
        assert [each.digit for each in english] == [each.digit for each in japanese]
        assert [each.answer for each in english] == list(range(len(match.legal)))
        assert [each.text for each in english] == [match.say(at) for at in range(len(match.legal))]
        match.answer(*range(match.decision.least if match.decision else 0))
