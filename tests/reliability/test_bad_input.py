"""Promises 4 and 5: bad input gets a typed error and changes nothing."""

from __future__ import annotations

import json
import os
import random
import time
from typing import Any

import msgspec
import pytest

import headjudge
from headjudge import games, starting
from headjudge.kernel.errors import HeadjudgeError
from tests.figures import Figure
from tests.reliability.play import TITLES, begin, decisions

# Games that are over soon: nearly every spoilt record of one is played through.
SHORT = {"godzilla": 2, "dragonball": 7, "gateruler": 9, "vanguard": 11}


def share(figure: Figure) -> int:
    """How many spoilt inputs of one sort a title is given; there are four sorts of them."""
    return figure(quick=200, gate=20_000, long=1_000_000) // 4


def mutate(text: str, rng: random.Random) -> str:
    """Spoil a text a little: cut, double, swap, or write something odd into it."""
    data = list(text)
    for _ in range(rng.randint(1, 4)):
        at = rng.randrange(len(data)) if data else 0
        choice = rng.randrange(6)
        if choice == 0:
            del data[at : at + rng.randint(1, 20)]
        elif choice == 1:
            data[at:at] = data[at : at + rng.randint(1, 30)]
        elif choice == 2:
            data[at : at + 1] = rng.choice(
                ['"', "{", "}", "[", "]", "-", "9", "\x00", "é", "1e999"]
            )
        elif choice == 3:
            data[at : at + rng.randint(1, 6)] = str(rng.randint(-(10**12), 10**12))
        elif choice == 4:
            data[at : at + 1] = rng.choice(["null", "true", "NaN", "\n", "#", "="])
        else:
            other = rng.randrange(len(data)) if data else 0
            if data:
                data[at], data[other] = data[other], data[at]
    return "".join(data)


def wrong_answers(rng: random.Random, decision: Any) -> tuple[Any, ...]:
    count = len(decision.options)
    bad = rng.choice(
        [-1, count, count + rng.randint(1, 10**9), -(10**9), None, "0", 0.0, True, (0,)]
    )
    sort = rng.randrange(4)
    if sort == 0:
        return (bad,)
    if sort == 1:
        return (0, bad)
    if sort == 2:
        return (0, 0)
    return tuple(range(decision.most + 1))


@pytest.mark.parametrize("title", TITLES)
def test_wrong_answers_are_refused_and_change_nothing(title: str, figure: Figure) -> None:
    tried = number = 0
    while tried < share(figure):
        for game, rng in decisions(title, number, log=False):
            decision = game.decision
            if decision is None:
                continue
            before = game.state_hash()
            for _ in range(12):
                with pytest.raises(HeadjudgeError) as caught:
                    game.answer(*wrong_answers(rng, decision))
                assert caught.value.field == "answer"
                tried += 1
            assert game.state_hash() == before
            assert game.decision is decision
        number += 1


@pytest.mark.parametrize("title", TITLES)
def test_spoilt_decks_are_refused_or_legal(title: str, figure: Figure) -> None:
    package = games.load(title)
    rng = random.Random(2)
    texts = []
    for deck in package.decks().values():
        fields = msgspec.to_builtins(deck)
        lines = [f"{n} = {json.dumps(v)}" for n, v in fields.items() if not isinstance(v, dict)]
        for name, counts in fields.items():
            if isinstance(counts, dict):
                lines.append(f"[{name}]")
                lines += [f'"{number}" = {count}' for number, count in counts.items()]
        texts.append("\n".join(lines) + "\n")
    refused = 0
    for _ in range(share(figure)):
        try:
            deck = package.read_deck(mutate(rng.choice(texts), rng))
            if package.violations(deck, package.rules().editions[0]):
                refused += 1
                with pytest.raises(headjudge.BadDeck):
                    starting.start(title, (deck, deck), seed=1)
        except HeadjudgeError as error:
            refused += 1
            assert error.field
    assert refused > share(figure) // 2


@pytest.mark.parametrize("title", TITLES)
def test_spoilt_records_never_replay_to_something_else(title: str, figure: Figure) -> None:
    game, rng = begin(title, SHORT.get(title, 3))
    while game.result is None:
        decision = game.decision
        assert decision is not None
        game.answer(*rng.sample(range(len(decision.options)), decision.least))
    record = starting.record(game)
    text = headjudge.write_record(record)
    refused = same = 0
    for _ in range(share(figure) // 10):
        try:
            spoilt = headjudge.read_record(mutate(text, rng))
            again = starting.replay(spoilt)
        except HeadjudgeError as error:
            refused += 1
            assert error.field
        else:
            same += 1  # the mutation hit a name or the engine's version
            assert again.result == game.result or spoilt.answers != record.answers
    assert refused > same


@pytest.mark.parametrize("title", TITLES)
def test_spoilt_saved_games_are_refused_or_playable(title: str, figure: Figure) -> None:
    game, rng = begin(title, 5)
    text = ""
    for _ in range(25):
        decision = game.decision
        if decision is None:
            break
        text = game.to_json()
        game.answer(*rng.sample(range(len(decision.options)), decision.least))
    assert text
    for _ in range(share(figure) // 4):
        try:
            starting.from_json(mutate(text, rng))
        except HeadjudgeError as error:
            assert error.field


@pytest.mark.parametrize("title", TITLES)
def test_spoilt_card_files_raise_typed_errors_only(title: str, figure: Figure) -> None:
    """The figure is seconds, for all games together."""
    seconds = figure(quick=4, gate=60, long=8 * 3600) / len(TITLES)
    package = games.load(title)
    rng = random.Random(int(os.environ.get("HEADJUDGE_FUZZ_SEED", "4")))
    texts = list(package.maker.card_files().values())
    package.compile_card(package.maker.read_file(texts[0])[0])  # the grammar takes its time once
    until = time.monotonic() + seconds
    tried = 0
    while time.monotonic() < until:
        whole = rng.choice(texts)
        at = rng.randrange(len(whole))
        begins = whole.rfind("[[card]]", 0, at)
        ends = whole.find("[[card]]", at)
        piece = whole[max(begins, 0) : ends if ends > 0 else len(whole)]
        try:
            for card in package.maker.read_file(mutate(piece, rng)):
                package.compile_card(card)
        except HeadjudgeError as error:
            assert error.field
        tried += 1
    assert tried > 20
