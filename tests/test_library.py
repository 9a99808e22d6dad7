"""The library keeps the user's own sets of cards on the disk: whole or not at all, and a set that
is damaged does not harm the others."""

from __future__ import annotations

import json
import multiprocessing
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

import headjudge
from headjudge import games, library, starting
from headjudge.kernel.cards import Card, Unmade
from headjudge.language import deck_making
from headjudge.language.verdicts import Verdict
from tests.figures import Figure

REAL = Path(__file__).resolve().parents[2] / "shared" / "cards"

CARD = """
[[card]]
number = "{number}"
name = "{name}"
type = "battle"
rank = 1
colors = ["red"]
traits = ["Ember"]
invasion = 1
counter_power = 1000
text = "{text}"
"""


def card(number: str, name: str = "Paper Kite", text: str = "") -> str:
    return CARD.format(number=number, name=name, text=text)


KITE = card("OWN-1")
REFUSED = card("OWN-2", "Mute", "Sing a song about kites.")
INCOMPLETE = card("OWN-3", "Rankless").replace("rank = 1\n", "")


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A library of this test's own."""
    folder = tmp_path / "data"
    monkeypatch.setenv("HEADJUDGE_DATA", str(folder))
    return folder


def written(path: Path, text: str) -> Path:
    path.write_text(text, encoding="utf-8")
    return path


def stored(data: Path, name: str = "kites") -> Path:
    return data / "cards" / "godzilla" / f"{name}.json"


def deck_with(number: str, copies: int = 3) -> Any:
    """Ember Rush with some of its cards replaced by these."""
    deck = games.load("godzilla").decks()["ember_rush"]
    main = dict(deck.main)
    main["HJ1-017"] -= copies
    main = {each: count for each, count in main.items() if count} | {number: copies}
    return msgspec.structs.replace(deck, main=main)


# -- a set ----------------------------------------------------------------------------------


def test_without_a_library_there_are_the_cards_that_ship(data: Path) -> None:
    assert library.load("godzilla").sets == ()
    assert library.pool("godzilla") is games.load("godzilla").rules().shipped
    assert not data.exists()


def test_the_cards_of_a_set_are_played(tmp_path: Path) -> None:
    library.add("godzilla", written(tmp_path / "kites.toml", KITE))
    pool = library.pool("godzilla")
    assert type(pool["OWN-1"]) is Unmade  # nothing is read before it is used
    game = starting.start("godzilla", (deck_with("OWN-1"), "ember_rush"), seed=1, cards=pool)
    assert [each["number"] for each in starting.record(game).foreign] == ["OWN-1"]


def test_a_set_says_where_it_comes_from_and_what_became_of_each_card(tmp_path: Path) -> None:
    file = written(tmp_path / "My kites!.toml", KITE + REFUSED + INCOMPLETE)
    added = library.add("godzilla", file)
    assert not added.replaced
    found = library.read("godzilla", "My-kites")
    assert found == added.set
    assert (found.file, found.version) == ("My kites!.toml", headjudge.__version__)
    assert [(each.number, each.kind) for each in found.verdicts] == [
        ("OWN-1", "compiled"), ("OWN-2", "refused"), ("OWN-3", "incomplete"),
    ]  # fmt: skip
    assert [each.number for each in found.cards] == ["OWN-1", "OWN-2"]
    assert not found.is_from_another_version
    assert str(tmp_path) not in stored(Path(os.environ["HEADJUDGE_DATA"]), "My-kites").read_text(
        encoding="utf-8"
    )


def test_a_deck_is_told_why_a_refused_or_incomplete_card_cannot_be_played(tmp_path: Path) -> None:
    library.add("godzilla", written(tmp_path / "kites.toml", KITE + REFUSED + INCOMPLETE))
    pool = library.pool("godzilla")
    assert pool["OWN-2"].name == "Mute"
    assert "OWN-3" not in pool
    for number, told in (("OWN-2", "sing"), ("OWN-3", "rank")):
        with pytest.raises(headjudge.BadDeck, match=told):
            starting.start("godzilla", (deck_with(number), "ember_rush"), seed=1, cards=pool)


def test_a_text_that_is_known_not_to_be_read_is_not_read_for_a_deck(
    tmp_path: Path, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Unless another version has found that out, which may have known fewer wordings."""
    library.add("godzilla", written(tmp_path / "kites.toml", KITE + REFUSED))
    tried: list[Card] = []
    monkeypatch.setattr(deck_making, "used", lambda pool, cards, brings: tried.extend(cards))
    stock = deck_making.Stock(library.pool("godzilla"), lambda pool, card: (), ())
    assert stock.is_playable(stock.pool["OWN-1"])
    assert not stock.is_playable(stock.pool["OWN-2"])
    assert tried == [stock.pool["OWN-1"]]
    text = stored(data).read_text(encoding="utf-8")
    written(stored(data), text.replace(f'"version":"{headjudge.__version__}"', '"version":"0"'))
    older = deck_making.Stock(library.pool("godzilla"), lambda pool, card: (), ())
    assert older.is_playable(older.pool["OWN-2"])


def test_a_set_of_the_same_name_is_replaced_whole(tmp_path: Path) -> None:
    library.add("godzilla", written(tmp_path / "kites.toml", KITE + card("OWN-4")))
    added = library.add(
        "godzilla", written(tmp_path / "kites.toml", card("OWN-1", text="[Enter] You draw a card."))
    )
    assert added.replaced
    assert library.names("godzilla") == ["kites"]
    pool = library.pool("godzilla")
    assert "OWN-4" not in pool
    assert pool["OWN-1"].texts["en"] == "[Enter] You draw a card."


def test_verdicts_of_another_version_say_so(tmp_path: Path, data: Path) -> None:
    library.add("godzilla", written(tmp_path / "kites.toml", KITE))
    text = stored(data).read_text(encoding="utf-8")
    written(stored(data), text.replace(f'"version":"{headjudge.__version__}"', '"version":"0"'))
    assert library.load("godzilla").sets[0].is_from_another_version
    assert "OWN-1" in library.pool("godzilla")  # its texts are read by this one


def test_files_go_beside_the_library(tmp_path: Path) -> None:
    library.add("godzilla", written(tmp_path / "kites.toml", KITE))
    file = written(tmp_path / "more.toml", card("OWN-5"))
    assert {"OWN-1", "OWN-5"} <= set(library.pool("godzilla", file))
    assert "OWN-5" not in library.pool("godzilla")


def test_each_game_has_a_library_of_its_own(tmp_path: Path) -> None:
    library.add("godzilla", written(tmp_path / "kites.toml", KITE))
    assert library.names("vanguard") == []
    with pytest.raises(headjudge.UnknownGame):
        library.names("chess")


# -- names ----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["..", "a/b", "a b", "", "x" * 65, "カード", "a\0", "a.json"])
def test_a_sets_name_has_letters_digits_and_dashes_alone(name: str, tmp_path: Path) -> None:
    file = written(tmp_path / "カード.toml", KITE)
    with pytest.raises(headjudge.HeadjudgeError) as caught:
        library.add("godzilla", file, name)
    assert caught.value.field == "set"
    assert library.names("godzilla") == []


def test_a_set_that_is_not_there_cannot_be_removed_or_listed(tmp_path: Path, data: Path) -> None:
    for act in (library.remove, library.numbers):
        with pytest.raises(headjudge.HeadjudgeError, match="no set 'kites' of godzilla; there is"):
            act("godzilla", "kites")
    assert not data.exists()
    library.add("godzilla", written(tmp_path / "kites.toml", KITE))
    assert library.numbers("godzilla", "kites") == {"OWN-1"}
    library.remove("godzilla", "kites")
    assert library.names("godzilla") == []
    assert "OWN-1" not in library.pool("godzilla")


# -- nothing is added by half -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ("[[card", "file"),
        ("[1, 2", "file"),
        ("", "file"),
        ("[]", "cards.toml"),
        ("\0", "file"),
    ],
)
def test_a_file_that_cannot_be_read_adds_nothing(text: str, field: str, tmp_path: Path) -> None:
    library.add("godzilla", written(tmp_path / "kites.toml", KITE), "own")
    before = library.read("godzilla", "own")
    with pytest.raises(headjudge.BadCard) as caught:
        library.add("godzilla", written(tmp_path / "cards.toml", text), "own")
    assert field in caught.value.field
    assert "cards.toml" in str(caught.value)
    assert library.read("godzilla", "own") == before


def test_a_number_with_other_contents_in_another_set_adds_nothing(tmp_path: Path) -> None:
    library.add("godzilla", written(tmp_path / "kites.toml", KITE))
    other = written(tmp_path / "other.toml", card("OWN-9") + card("OWN-1", "Paper Boat"))
    with pytest.raises(headjudge.BadCard) as caught:
        library.add("godzilla", other)
    for part in ("other.toml", "OWN-1", "its name", "set kites"):
        assert part in str(caught.value)
    assert library.names("godzilla") == ["kites"]
    assert "OWN-9" not in library.pool("godzilla")


def test_a_number_of_a_card_that_ships_with_other_contents_adds_nothing(tmp_path: Path) -> None:
    with pytest.raises(headjudge.BadCard, match="the cards that ship"):
        library.add("godzilla", written(tmp_path / "kites.toml", card("HJ1-001")))
    assert library.names("godzilla") == []


def test_a_card_that_stands_in_two_sets_alike_stays_until_both_are_removed(tmp_path: Path) -> None:
    library.add("godzilla", written(tmp_path / "kites.toml", KITE))
    library.add("godzilla", written(tmp_path / "again.toml", KITE))
    library.remove("godzilla", "kites")
    assert "OWN-1" in library.pool("godzilla")
    library.remove("godzilla", "again")
    assert "OWN-1" not in library.pool("godzilla")


def test_where_nothing_can_be_written_nothing_is_added(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HEADJUDGE_DATA", str(written(tmp_path / "file", "no folder")))
    with pytest.raises(headjudge.HeadjudgeError) as caught:
        library.add("godzilla", written(tmp_path / "kites.toml", KITE))
    assert caught.value.field == "library"
    assert library.load("godzilla").sets == ()


def test_it_tells_how_far_it_has_come(tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    file = written(tmp_path / "kites.toml", KITE + REFUSED + INCOMPLETE)
    library.add("godzilla", file, progress=lambda done, total: told.append((done, total)))
    assert told == [(1, 3), (2, 3), (3, 3)]


KILLED = """
import os, sys
from headjudge import library, saving
def die(*_arguments):
    os._exit(9)
setattr(*{place}, die)
library.add("godzilla", sys.argv[1], "kites")
"""


@pytest.mark.parametrize("place", ["(os, 'fsync')", "(saving.Path, 'replace')"])
def test_a_process_that_is_killed_while_it_adds_leaves_the_old_set(
    place: str, tmp_path: Path, data: Path
) -> None:
    library.add("godzilla", written(tmp_path / "kites.toml", KITE))
    new = written(tmp_path / "new.toml", KITE + card("OWN-4"))
    killed = subprocess.run(
        [sys.executable, "-c", KILLED.format(place=place), str(new)], check=False
    )
    assert killed.returncode == 9
    assert library.numbers("godzilla", "kites") == {"OWN-1"}
    assert library.load("godzilla").problems == ()
    library.add("godzilla", new, "kites")
    assert library.numbers("godzilla", "kites") == {"OWN-1", "OWN-4"}
    assert {each.name for each in stored(data).parent.iterdir()} == {".lock", "kites.json"}


def add_some(file: str, name: str, times: int) -> int:
    """In a process of its own: add a set several times; how often it failed."""
    failed = 0
    for _time in range(times):
        try:
            library.add("godzilla", file, name)
        except headjudge.BadCard:
            failed += 1
    return failed


def test_two_processes_that_add_at_once_both_leave_whole_sets(tmp_path: Path) -> None:
    """One and the same set: it is one or the other's. Cards that contradict each other: one of
    the two sets is there."""
    first = str(written(tmp_path / "first.toml", KITE + card("OWN-4")))
    second = str(written(tmp_path / "second.toml", card("OWN-1", "Paper Boat") + card("OWN-5")))
    context = multiprocessing.get_context("spawn")
    with context.Pool(2) as workers:
        workers.starmap(add_some, [(first, "same", 5), (second, "same", 5)], chunksize=1)
        assert library.load("godzilla").problems == ()
        assert library.numbers("godzilla", "same") in ({"OWN-1", "OWN-4"}, {"OWN-1", "OWN-5"})
        library.remove("godzilla", "same")
        failed = workers.starmap(add_some, [(first, "one", 5), (second, "two", 5)], chunksize=1)
    assert sorted(failed) == [0, 5]
    assert len(library.names("godzilla")) == 1
    assert library.load("godzilla").problems == ()


# -- damaged files ----------------------------------------------------------------------------

DAMAGES = {
    "cut off": lambda text: text[: len(text) // 2],
    "empty": lambda text: "",
    "not text": lambda text: "\udcff",
    "deep": lambda text: "[" * 100_000,
    "another game": lambda text: text.replace('"game":"godzilla"', '"game":"vanguard"'),
    "another name": lambda text: text.replace('"name":"kites"', '"name":"boats"'),
    "another format": lambda text: text.replace('"format":1', '"format":2'),
    "no such field": lambda text: text.replace('"format"', '"farmot"'),
    "a card without a name": lambda text: text.replace('"Paper Kite","type"', '"","type"'),
    "a figure no card has": lambda text: text.replace('"rank":1', '"rank":100'),
    "a sign for the terminal": lambda text: text.replace('"file":"', '"file":"\\u001b[2J'),
    "a sign for the terminal in a verdict": lambda text: text.replace(
        '"kind":"compiled"', '"kind":"compiled","clause":"\\u009b2J"'
    ),
    "a card twice": lambda text: doubled(text),
    "a card without a verdict": lambda text: json.dumps({**json.loads(text), "verdicts": []}),
    "too many verdicts": lambda text: json.dumps(
        {**json.loads(text), "verdicts": json.loads(text)["verdicts"] * 20_001}
    ),
}


def doubled(text: str) -> str:
    plain = json.loads(text)
    return json.dumps({**plain, "cards": plain["cards"] * 2})


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_set_is_named_with_the_way_out_and_the_others_are_used(
    damage: str, tmp_path: Path, data: Path
) -> None:
    library.add("godzilla", written(tmp_path / "kites.toml", KITE))
    library.add("godzilla", written(tmp_path / "boats.toml", card("OWN-6", "Paper Boat")))
    text = stored(data).read_text(encoding="utf-8")
    spoilt = DAMAGES[damage](text)
    assert spoilt != text
    stored(data).write_bytes(spoilt.encode("utf-8", "surrogateescape"))
    found = library.load("godzilla")
    assert [each.name for each in found.sets] == ["boats"]
    assert "OWN-6" in found.pool
    assert "OWN-1" not in found.pool
    (problem,) = found.problems
    assert problem.field == "set kites"
    for part in (str(stored(data)), "headjudge cards remove godzilla kites"):
        assert part in str(problem)
    assert len(str(problem)) < 1000
    with pytest.raises(headjudge.BadCard, match="remove"):
        library.read("godzilla", "kites")
    library.remove("godzilla", "kites")
    assert library.load("godzilla").problems == ()


def test_a_set_that_contradicts_another_is_left_out_and_named(tmp_path: Path, data: Path) -> None:
    """Files that were copied into the folder by hand."""
    library.add("godzilla", written(tmp_path / "kites.toml", KITE))
    text = stored(data).read_text(encoding="utf-8")
    text = text.replace('"name":"kites"', '"name":"zeppelins"').replace('"rank":1', '"rank":2')
    written(stored(data, "zeppelins"), text)
    found = library.load("godzilla")
    assert [each.name for each in found.sets] == ["kites"]
    for part in ("OWN-1", "its rank", "set kites", "headjudge cards remove godzilla zeppelins"):
        assert part in str(found.problems[0])


def test_what_is_no_set_is_not_looked_at(tmp_path: Path, data: Path) -> None:
    library.add("godzilla", written(tmp_path / "kites.toml", KITE))
    written(stored(data).with_name("notes on kites.json"), "nothing")
    written(stored(data).with_name(".kites.json.99.new"), "half a s")
    assert library.names("godzilla") == ["kites"]
    assert library.load("godzilla").problems == ()


# -- pictures ---------------------------------------------------------------------------------


def test_a_picture_is_found_by_the_cards_number(tmp_path: Path) -> None:
    folder = tmp_path / "pictures"
    folder.mkdir()
    written(folder / "OWN-1.png", "a picture")
    written(folder / "EN_9.webp", "a picture")
    written(folder / "OWN-2.txt", "no picture")
    text = KITE + REFUSED + card("EN/9")
    library.add("godzilla", written(tmp_path / "kites.toml", text), pictures=folder)
    assert library.picture("godzilla", "OWN-1") == folder / "OWN-1.png"
    assert library.picture("godzilla", "EN/9") == folder / "EN_9.webp"
    assert library.picture("godzilla", "OWN-2") is None
    assert library.picture("godzilla", "HJ1-001") is None
    library.add("godzilla", tmp_path / "kites.toml")
    assert library.picture("godzilla", "OWN-1") is None  # the new set names no folder


@pytest.mark.parametrize("number", ["../secret", "..", ".", "/etc/passwd", "a\0b", "..\\secret"])
def test_no_picture_is_looked_for_outside_its_folder(number: str, tmp_path: Path) -> None:
    folder = tmp_path / "in" / "pictures"
    folder.mkdir(parents=True)
    written(tmp_path / "in" / "secret.png", "a secret")
    cards = [{"number": number, "name": "Kite", "type": "strategy", "rank": 1, "colors": ["red"],
              "traits": []}]  # fmt: skip
    file = written(tmp_path / "kites.json", json.dumps(cards))
    library.add("godzilla", file, pictures=folder)
    assert library.picture("godzilla", number) is None


def test_a_folder_of_pictures_must_be_there(tmp_path: Path) -> None:
    with pytest.raises(headjudge.HeadjudgeError) as caught:
        library.add("godzilla", written(tmp_path / "kites.toml", KITE), pictures=tmp_path / "no")
    assert caught.value.field == "pictures"
    assert library.names("godzilla") == []


def test_records_have_no_pictures(tmp_path: Path) -> None:
    folder = tmp_path / "pictures"
    folder.mkdir()
    library.add("godzilla", written(tmp_path / "kites.toml", KITE), pictures=folder)
    pool = library.pool("godzilla")
    game = starting.start("godzilla", (deck_with("OWN-1"), "ember_rush"), seed=1, cards=pool)
    assert "pictures" not in headjudge.write_record(starting.record(game))


# -- how long it takes ------------------------------------------------------------------------


@pytest.mark.skipif(not REAL.is_dir(), reason="there are no real cards beside the project")
def test_a_set_is_added_in_seconds(tmp_path: Path, figure: Figure) -> None:
    """4,000 cards take at most a minute of a quiet machine; a busy one may take three."""
    count = figure(quick=50, gate=150, long=4_000)
    cards = json.loads((REAL / "vanguard.json").read_text(encoding="utf-8"))[-count:]
    file = written(tmp_path / "real.json", json.dumps(cards))
    library.pool("vanguard")
    began = time.process_time()
    found = library.add("vanguard", file).set
    assert time.process_time() - began < 3 * (60 * len(cards) / 4_000) + 5
    assert len(found.verdicts) == len(cards)


@pytest.mark.skipif(not REAL.is_dir(), reason="there are no real cards beside the project")
def test_a_large_library_holds_up_no_game(data: Path) -> None:
    """Of a library only what its files say is read when a game begins. The bounds are generous,
    for busy machines: a second is what a quiet one has."""
    title = "vanguard"
    package = games.load(title)
    candidates = package.candidates.read((REAL / f"{title}.json").read_text(encoding="utf-8"))
    whole = [each for each in candidates if each.printed is not None]
    made = library.CardSet(
        format=library.FORMAT, game=title, name="large", file="", date="", version="", revision=0,
        verdicts=[Verdict(each.id, each.name, "compiled") for each in whole],
        cards=[each.printed for each in whole],
    )  # fmt: skip
    path = library.path_of(title, "large")
    path.parent.mkdir(parents=True)
    path.write_bytes(msgspec.json.encode(made))
    decks = sorted(package.decks())[:2]
    starting.start(title, decks, seed=1)
    began = time.process_time()
    pool = library.pool(title)
    starting.start(title, decks, seed=1, cards=pool)
    assert time.process_time() - began < 3
    assert len(pool) > 3_000
    assert sum(type(pool[number]) is Unmade for number in pool) > 3_000
