"""Files made to do harm: a typed error, exit code 2, in less than two seconds, nothing written."""

from __future__ import annotations

import json
import os
import random
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner

import headjudge
from headjudge import games, starting
from headjudge.cli import main
from headjudge.kernel.errors import HeadjudgeError
from headjudge.language import budget, card_maps
from tests.at_random import answer_for
from tests.figures import Figure
from tests.reliability.play import TITLES, begin

SECONDS = 2.0

# -- whole files ------------------------------------------------------------------------------

DIGITS = "9" * 5000
FILES = {
    "digits.toml": f'name = "x"\nmonsters = []\n[main]\n"A-1" = {DIGITS}\n',
    "number.toml": f'[[card]]\nnumber = "A-1"\npower = {DIGITS}\n',
    "digits.json": f'{{"headjudge": {DIGITS}, "seed": "{DIGITS}"}}',
    "list.json": f'[{{"id": {DIGITS}}}]',
    "dotted.toml": "a." * 50_000 + "a = 1\n",
    "dots.toml": "".join(f"{'b.' * 500}c{at} = 1\n" for at in range(100)),
    "brackets.json": "[" * 100_000,
    "braces.json": '{"a":' * 100_000,
    "arrays.toml": "a = " + "[" * 100_000,
    "quotes.toml": "a = '''" + "x" * 100_000,
    "nul.toml": "\0" * 1000,
}
WAYS = (
    "deck check godzilla {}",
    "cards check godzilla {}",
    "cards add godzilla {}",
    "cards list godzilla --cards {}",
    "replay {}",
    "play godzilla --resume {}",
    "play godzilla --deck {}",
    "simulate godzilla --decks ember_rush {}",
)


def refused(line: str, file: Path) -> None:
    """The command ends with one error and exit code 2, soon."""
    words = [word.format(file) for word in line.split()]
    games.load("godzilla").rules()  # that takes its time once
    began = time.process_time()
    result = CliRunner().invoke(main, words, input="")
    assert time.process_time() - began < SECONDS
    assert result.exit_code == 2, result.output
    assert result.stderr.startswith("error: "), result.stderr
    assert len(result.stderr) < 2000
    assert "Traceback" not in result.output


@pytest.mark.parametrize("line", WAYS)
@pytest.mark.parametrize("name", FILES)
def test_a_hostile_file_is_refused_by_every_command(line: str, name: str, tmp_path: Path) -> None:
    file = tmp_path / name
    file.write_text(FILES[name], encoding="utf-8")
    refused(line, file)
    assert [path.name for path in tmp_path.iterdir()] == [name]


# -- tables and maps --------------------------------------------------------------------------

GROWS = "[replace.text]\n" + "".join(f'"{at:02}" = "{"0123456789" * 20}"\n' for at in range(50))
TABLES = {
    "columns.csv": "x," * 100_000,
    "rows.csv": "number\n" + "A\n" * 1_000_000,
    "cell.csv": "number,text\nA-1," + "x" * 5_000_000,
    "quote.csv": 'number,text\nA-1,"' + "x,\n" * 100_000,
    "nul.csv": "number,name\nA-1,\0\n",
    "twice.csv": "number,number\nA-1,A-2\n",
    "wide.csv": "number,name\n" + "A-1,x,y\n" * 1000,
    "brackets.csv": "[" * 100_000,
    "digits.csv": '[{"number": ' + DIGITS + "}]",
    "words.csv": "{" + ",".join(f'"{at}": 1' for at in range(100_000)) + "}",
}
MAPS = {
    "dotted.toml": "a." * 50_000 + "a = 1\n",
    "arrays.toml": "fields = " + "[" * 50_000,
    "unknown.toml": "[fields]\n" + "".join(f"f{at} = 'x'\n" for at in range(5000)),
    "many.toml": "[fields]\ntext = [" + "'text'," * 10_000 + "]\n",
    "replaces.toml": "[replace.text]\n" + "".join(f"a{at} = 'b'\n" for at in range(5000)),
    "grows.toml": GROWS,
    "long.toml": "#" * 1_000_000,
    "split.toml": "[split]\ntraits = ''\n",
    "separator.toml": "separator = '\"'\n",
}


@pytest.mark.parametrize("name", TABLES)
def test_a_hostile_table_is_refused(name: str, tmp_path: Path) -> None:
    file = tmp_path / name
    file.write_text(TABLES[name], encoding="utf-8")
    refused("cards check godzilla {}", file)


@pytest.mark.parametrize("name", MAPS)
def test_a_hostile_map_is_refused(name: str, tmp_path: Path) -> None:
    file = tmp_path / name
    file.write_text(MAPS[name], encoding="utf-8")
    table = tmp_path / "cards.csv"
    table.write_text("number,text\n" + f"A-1,{'00' * 100}\n" * 100)
    refused(f"cards check godzilla {table} --map {{}}", file)


def test_a_hostile_line_of_a_map_is_refused(tmp_path: Path) -> None:
    table = tmp_path / "cards.csv"
    table.write_text("number,text\nA-1,x\n")
    for line in ("x=y," * 50_000, "text=" + "y" * 200_000, "=" * 1000, "text=text," * 1000):
        refused(f"cards check godzilla {{}} --map {line}", table)


def test_a_large_table_is_read_in_time(tmp_path: Path) -> None:
    """With a map that translates, splits and replaces, in as many cards as there may be."""
    known = card_maps.fields_of(games.load("godzilla").maker.form)
    words = "".join(f"'w{at}' = 'x'\n" for at in range(4000))
    replaced = "".join(f"'r{at}' = 'x'\n" for at in range(50))
    card_map = card_maps.read_map(
        f"[split]\ntraits = '/'\n[values.traits]\n{words}[replace.text]\n{replaced}", known
    )
    row = f"A-1,{'/'.join(['w1'] * 20)},{'r1 ' * 200}\n"
    data = "number,traits,text\n" + row * 9_000
    began = time.process_time()
    assert len(card_maps.mapped(data, card_map, known)) == 9_000
    assert time.process_time() - began < SECONDS


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs a system with pipes in folders")
@pytest.mark.parametrize("line", (*WAYS, "rules diff godzilla {}"))
@pytest.mark.parametrize("device", ["/dev/zero", "/dev/random", "pipe"])
def test_what_has_no_end_is_not_read(line: str, device: str, tmp_path: Path) -> None:
    path = Path(device)
    if device == "pipe":
        path = tmp_path / "pipe"
        os.mkfifo(path)
    elif not path.exists():
        pytest.skip(f"this system has no {device}")
    with stopped_after(60):
        refused(line, path)


@contextmanager
def stopped_after(seconds: int) -> Iterator[None]:
    """Whoever waits or reads on without end is woken up."""

    def stop(*_arguments: Any) -> None:
        raise AssertionError(f"still at it after {seconds} s")

    before = signal.signal(signal.SIGALRM, stop)
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


READERS: dict[str, Callable[[str], Any]] = {
    "from_json": starting.from_json,
    "read_record": headjudge.read_record,
    "read_deck": lambda text: games.load("godzilla").read_deck(text),
    "read_cards": lambda text: games.load("godzilla").maker.read_file(text),
}


@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize("name", FILES)
def test_a_hostile_text_is_a_typed_error_of_every_reader(reader: str, name: str) -> None:
    games.load("godzilla").rules()
    began = time.process_time()
    with pytest.raises(HeadjudgeError) as caught:
        READERS[reader](FILES[name])
    assert time.process_time() - began < SECONDS
    assert caught.value.field


# -- saved games with one value changed --------------------------------------------------------


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every plain value."""
    if isinstance(value, dict | list):
        parts = value.items() if isinstance(value, dict) else enumerate(value)
        for key, each in parts:
            yield from places(each, (*path, key))
    else:
        yield path


def other(value: Any, rng: random.Random) -> Any:
    """Something else of the same sort, or of another."""
    if isinstance(value, bool) or value is None:
        return rng.choice([True, False, None, 0, 5, "x"])
    if isinstance(value, int):
        amounts = [value + 1, value - 1, 0, -1, 1, -value, 99, 100_000, 999_999_999]
        return rng.choice([*amounts, None, "7", rng.randint(0, 60)])
    return rng.choice(["", "x", f"{value}x", value[::-1], 0, None, "turn", "deck"])


def with_one_value_changed(data: dict[str, Any], rng: random.Random) -> str:
    """The state with one value changed, of any of its parts as likely as of another."""
    changed = json.loads(json.dumps(data))
    by_part: dict[Any, list[tuple[Any, ...]]] = {}
    for path in places(changed["state"]):
        by_part.setdefault(path[:2] if path[0] in ("frames", "stack") else path[0], []).append(path)
    path = rng.choice(by_part[rng.choice(list(by_part))])
    at = changed["state"]
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = other(at[path[-1]], rng)
    return json.dumps(changed)


def play_on(game: Any, rng: random.Random, most: int = 200) -> None:
    """To the end, or so many decisions; both players look now and then."""
    for count in range(most):
        if game.result is not None:
            return
        if count % 20 == 0:
            game.view(0), game.view(1)
            game.state_hash()
        game.answer(*answer_for(game, rng))


@pytest.mark.parametrize("title", TITLES)
def test_a_saved_game_with_one_value_changed_is_refused_or_can_be_played_on(
    title: str, figure: Figure
) -> None:
    rng = random.Random(15)
    loaded = broken = 0
    for number in range(figure(quick=20, gate=100, long=20_000)):
        if number % 25 == 0:
            game, chance = begin(title, number)
            for _answer in range(rng.randint(3, 60)):
                if game.result is None:
                    game.answer(*answer_for(game, chance))
            data = json.loads(game.to_json())
        text = with_one_value_changed(data, rng)
        began = time.process_time()
        try:
            changed = starting.from_json(text)
            loaded += 1
            took = time.process_time() - began
            play_on(changed, rng)
        except HeadjudgeError as error:
            broken += 1
            took = time.process_time() - began
            assert error.field
        assert took < SECONDS
    assert loaded and broken


def test_an_error_in_a_game_that_nobody_wrote_by_hand_stays_what_it_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Only a position can be at fault: an unforeseen error in a game that was started is told
    as it is, in one that was loaded as a bad record."""
    game, rng = begin("godzilla", 1)
    loaded = starting.from_json(game.to_json())

    def broken(*_arguments: Any) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("headjudge.kernel.events.happen", broken)
    for each, error in ((game, ZeroDivisionError), (loaded, headjudge.BadRecord)):
        before = each.state_hash()
        with pytest.raises(error):
            for _answer in range(60):
                before = each.state_hash()
                each.answer(*answer_for(each, rng))
        assert each.state_hash() == before


# -- texts made to be read slowly --------------------------------------------------------------


def slow_texts(title: str, rng: random.Random) -> Iterator[str]:
    """Pieces of real wording again and again, and signs that open and never close."""
    package = games.load(title)
    cards = [
        card
        for text in package.maker.card_files().values()
        for card in package.maker.read_file(text)
    ]
    texts = [str(card.text) for card in cards if getattr(card, "text", "")]
    for sign in "([{<《「 \n1a,.-":
        yield sign * 3900
    yield "(" * 1950 + ")" * 1950
    while True:
        text = rng.choice(texts)
        at = rng.randrange(len(text))
        piece = text[at : at + rng.randint(1, 60)]
        yield (text[:at] + piece * (3900 // len(piece)))[:3900]


def card_with(title: str, text: str) -> Any:
    package = games.load(title)
    cards = [
        card
        for each in package.maker.card_files().values()
        for card in package.maker.read_file(each)
    ]
    card = next(each for each in cards if getattr(each, "text", ""))
    return msgspec.structs.replace(card, text=text)


@pytest.mark.parametrize("title", TITLES)
def test_no_text_takes_long_to_be_read_or_refused(title: str, figure: Figure) -> None:
    package = games.load(title)
    texts = slow_texts(title, random.Random(16))
    package.compile_card(card_with(title, ""))
    for _text in range(figure(quick=20, gate=80, long=20_000)):
        card = card_with(title, next(texts))
        began = time.process_time()
        try:
            package.compile_card(card)
        except HeadjudgeError as error:
            assert error.field
        assert time.process_time() - began < SECONDS


HEAL = "When this leaves play, " + "heal 1 life. " * 290


def test_the_budget_of_a_text_is_what_refuses_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budget, "MOST_STEPS", 100)
    card = card_with("gateruler", "When this leaves play, heal 1 life.")
    with pytest.raises(HeadjudgeError):
        games.load("gateruler").compile_card(card)
    monkeypatch.undo()
    games.load("gateruler").compile_card(card)


def test_a_file_of_slow_texts_is_refused_as_a_whole(tmp_path: Path) -> None:
    """One slow card is refused and the others are read; too many of them, and the file is."""
    card = msgspec.to_builtins(card_with("gateruler", HEAL))
    cards = [{**card, "number": f"X-{at}"} for at in range(100)]
    few, many = tmp_path / "few.json", tmp_path / "many.json"
    few.write_text(json.dumps(cards[:1]))
    many.write_text(json.dumps(cards))
    result = CliRunner().invoke(main, ["cards", "check", "gateruler", str(few)])
    assert result.exit_code == 0, result.output
    assert result.stdout.startswith("refused X-0")
    began = time.process_time()
    result = CliRunner().invoke(main, ["cards", "check", "gateruler", str(many)])
    assert time.process_time() - began < SECONDS
    assert result.exit_code == 2
    assert result.stderr == "error: file: its texts take too long to read\n"
