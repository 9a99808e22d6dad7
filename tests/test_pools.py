"""A pool of cards is a value that belongs to a match: two matches with different cards go on
side by side, and what a record needs of them goes with it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

import headjudge
from headjudge import games, starting
from headjudge.kernel.cards import Unmade
from headjudge.kernel.game import Game
from headjudge.players import built_in

CARD = """
[[card]]
number = "{number}"
name = "{name}"
type = "battle"
rank = 1
colors = ["red"]
traits = ["Ember"]
invasion = 1
counter_power = {power}
text = "{text}"
"""
HARMLESS = CARD.format(number="OWN-1", name="Paper Kite", power=1000, text="")
TERRIBLE = CARD.format(number="OWN-1", name="Paper Kite", power=9000, text="")


def deck_with(number: str, copies: int = 3) -> Any:
    """Ember Rush with some of its cards replaced by these."""
    deck = games.load("godzilla").decks()["ember_rush"]
    main = dict(deck.main)
    main["HJ1-017"] -= copies
    main = {each: count for each, count in main.items() if count} | {number: copies}
    return msgspec.structs.replace(deck, main=main)


def written(path: Path, text: str) -> Path:
    path.write_text(text, encoding="utf-8")
    return path


@pytest.fixture
def harmless(tmp_path: Path) -> headjudge.Pool:
    return headjudge.pool("godzilla", written(tmp_path / "harmless.toml", HARMLESS))


def played(game: Game, answers: int) -> Game:
    """So many greedy answers further."""
    bots = [built_in("greedy", seat) for seat in (0, 1)]
    for _answer in range(answers):
        if game.decision is None:
            break
        seat = game.decision.seat
        game.answer(*bots[seat].choose(game.view(seat)))
    return game


# -- a value --------------------------------------------------------------------------------


def test_two_pools_in_one_process_do_not_see_each_other(
    harmless: headjudge.Pool, tmp_path: Path
) -> None:
    terrible = headjudge.pool("godzilla", written(tmp_path / "terrible.toml", TERRIBLE))
    deck = deck_with("OWN-1")
    found = []
    for pool in (harmless, terrible, harmless):
        game = starting.start("godzilla", (deck, "drowned_choir"), seed=3, cards=pool)
        kites = [card for card in game.state.printed if card.number == "OWN-1"]
        assert len(kites) == 3
        found.append(kites[0].values["counter_power"])
    assert found == [1000, 9000, 1000]


def test_two_matches_with_different_pools_are_played_side_by_side(tmp_path: Path) -> None:
    """Answer by answer in turns, each goes on as it does alone; the kite is another card in each,
    with another text."""
    texts = (
        "[Enter] Draw 2 cards.",
        "[Enter] Send the top 3 cards of your deck to your discard pile.",
    )
    pools = [
        headjudge.pool(
            "godzilla",
            written(
                tmp_path / f"kite{at}.toml",
                CARD.format(number="OWN-1", name="Paper Kite", power=1000, text=text),
            ),
        )
        for at, text in enumerate(texts)
    ]
    deck = deck_with("OWN-1")

    def begun(pool: headjudge.Pool) -> Game:
        return starting.start("godzilla", (deck, deck), seed=3, cards=pool)

    alone, beside = [begun(pool) for pool in pools], [begun(pool) for pool in pools]
    for game in alone:
        for _answer in range(80):
            played(game, 1)
    assert alone[0].position_hash() != alone[1].position_hash()
    for _answer in range(80):
        for game in beside:
            played(game, 1)
    for game, other in zip(beside, alone, strict=True):
        assert [game.view(viewer) for viewer in (0, 1, 2)] == [
            other.view(viewer) for viewer in (0, 1, 2)
        ]
        assert game.position_hash() == other.position_hash()
        kites = {card.texts["en"] for card in game.state.printed if card.number == "OWN-1"}
        assert kites == {texts[beside.index(game)]}


def test_the_cards_that_ship_are_not_touched_by_a_pool(harmless: headjudge.Pool) -> None:
    assert "OWN-1" in harmless
    assert "OWN-1" not in games.load("godzilla").rules().shipped
    with pytest.raises(headjudge.BadDeck, match="unknown card OWN-1"):
        starting.start("godzilla", (deck_with("OWN-1"), "ember_rush"), seed=1)


def test_a_card_that_stands_in_two_files_alike_is_one_card(tmp_path: Path) -> None:
    first = written(tmp_path / "first.toml", HARMLESS)
    second = written(tmp_path / "second.toml", HARMLESS)
    pool = headjudge.pool("godzilla", first, second)
    assert [number for number in pool if number == "OWN-1"] == ["OWN-1"]


def test_names_in_a_japanese_text_that_one_file_knows_make_no_other_card(tmp_path: Path) -> None:
    kite = HARMLESS + 'text_ja = "【出現時】あなたの捨て札から「灯籠」を1枚手札に加える。"\n'
    lantern = CARD.format(number="OWN-5", name="Lantern", power=1000, text="")
    first = written(tmp_path / "first.toml", kite + lantern + 'name_ja = "灯籠"\n')
    second = written(tmp_path / "second.toml", kite)
    assert "OWN-1" in headjudge.pool("godzilla", first, second)
    third = written(tmp_path / "third.toml", kite.replace("1枚", "2枚"))
    with pytest.raises(headjudge.BadCard, match=r"OWN-1.*first\.toml"):
        headjudge.pool("godzilla", first, third)


def test_a_number_with_two_contents_is_an_error_that_names_both_files(tmp_path: Path) -> None:
    first = written(tmp_path / "first.toml", HARMLESS)
    second = written(tmp_path / "second.toml", TERRIBLE)
    with pytest.raises(headjudge.BadCard) as caught:
        headjudge.pool("godzilla", first, second)
    for part in ("first.toml", "second.toml", "OWN-1"):
        assert part in str(caught.value)
    shipped = HARMLESS.replace("OWN-1", "HJ1-001")
    with pytest.raises(headjudge.BadCard, match="the cards that ship"):
        headjudge.pool("godzilla", written(tmp_path / "third.toml", shipped))


def test_cards_of_another_game_are_refused(harmless: headjudge.Pool) -> None:
    decks = sorted(games.load("vanguard").decks())[:2]
    with pytest.raises(headjudge.BadCard, match="cards of godzilla"):
        starting.start("vanguard", decks, seed=1, cards=harmless)


def test_a_deck_is_told_which_text_is_not_read_and_which_record_is_not_whole(
    tmp_path: Path,
) -> None:
    mute = CARD.format(number="OWN-2", name="Mute", power=1000, text="Sing a song about kites.")
    no_rank = CARD.replace("rank = 1\n", "").format(
        number="OWN-3", name="Rankless", power=1000, text=""
    )
    pool = headjudge.pool("godzilla", written(tmp_path / "own.toml", mute + no_rank))
    deck = deck_with("OWN-2", 1)
    deck = msgspec.structs.replace(deck, main={**deck.main, "HJ1-017": 1, "OWN-3": 1})
    with pytest.raises(headjudge.BadDeck) as caught:
        starting.start("godzilla", (deck, "ember_rush"), seed=1, cards=pool)
    said = [str(each) for each in caught.value.violations]
    assert len(said) == 2
    assert "OWN-2" in said[0]
    assert "sing" in said[0]
    assert "OWN-3" in said[1]
    assert "rank" in said[1]


def test_a_pool_makes_only_the_cards_that_are_looked_at(tmp_path: Path) -> None:
    more = HARMLESS + CARD.format(number="OWN-9", name="Unused", power=1000, text="")
    pool = headjudge.pool("godzilla", written(tmp_path / "own.toml", more))
    shipped = games.load("godzilla").rules().shipped
    assert [number for number in pool if number not in shipped] == ["OWN-1", "OWN-9"]
    assert len(pool) == len(shipped) + 2
    assert type(pool["OWN-1"]) is Unmade
    assert pool["OWN-1"].values["counter_power"] == 1000
    assert type(pool["OWN-9"]) is Unmade


# -- what a viewer learns -------------------------------------------------------------------


def test_a_viewer_gets_what_is_printed_on_the_cards_they_know_and_on_no_others(
    harmless: headjudge.Pool,
) -> None:
    game = starting.start("godzilla", (deck_with("OWN-1"), "steel_vigil"), seed=3, cards=harmless)
    for _answer in range(60):
        if game.decision is None:
            break
        for viewer in range(3):
            view = game.view(viewer)
            known = {
                card.number
                for card, known in zip(game.state.printed, game.state.known, strict=True)
                if known >> viewer & 1
            }
            assert set(view["cards"]) == known
        game.answer(*range(game.decision.least))
    assert "OWN-1" not in game.view(1)["cards"] or "OWN-1" in game.view(2)["cards"]
    text = msgspec.json.encode(game.view(0)["cards"])
    assert msgspec.json.decode(text)  # plain data


# -- records --------------------------------------------------------------------------------


def test_a_record_with_foreign_cards_replays_where_none_of_the_files_is(
    harmless: headjudge.Pool, tmp_path: Path
) -> None:
    game = starting.start("godzilla", (deck_with("OWN-1"), "steel_vigil"), seed=3, cards=harmless)
    record = starting.record(played(game, 40))
    assert [each["number"] for each in record.foreign] == ["OWN-1"]
    file = written(tmp_path / "record.json", headjudge.write_record(record))
    code = (
        "import sys, headjudge\n"
        "record = headjudge.read_record(open(sys.argv[1], encoding='utf-8').read())\n"
        "print(headjudge.replay(record).position_hash())\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, str(file)], capture_output=True, text=True, check=False
    )
    assert done.stdout.strip() == game.position_hash(), done.stderr


def test_a_saved_position_holds_its_foreign_cards(harmless: headjudge.Pool) -> None:
    game = starting.start("godzilla", (deck_with("OWN-1"), "steel_vigil"), seed=3, cards=harmless)
    text = played(game, 20).to_json()
    assert starting.from_json(text).state_hash() == game.state_hash()


def test_a_card_with_a_japanese_text_alone_is_played_by_it_and_in_its_records(
    tmp_path: Path,
) -> None:
    """The text names a card of the file that is in no deck: the record knows what it is called."""
    lantern = CARD.format(number="OWN-5", name="Lantern", power=1000, text="")
    kite = HARMLESS + 'text_ja = "【出現時】あなたの捨て札から「灯籠」を1枚手札に加える。"\n'
    text = kite + lantern + 'name_ja = "灯籠"\n'
    pool = headjudge.pool("godzilla", written(tmp_path / "own.toml", text))
    assert "names=('Lantern',)" in repr(pool["OWN-1"].abilities.terms)
    game = starting.start("godzilla", (deck_with("OWN-1"), "drowned_choir"), seed=3, cards=pool)
    record = starting.record(played(game, 40))
    assert [each["words_ja"] for each in record.foreign] == [{"灯籠": "Lantern"}]
    again = starting.replay(headjudge.read_record(headjudge.write_record(record)))
    assert "OWN-5" not in again.pool
    assert again.pool["OWN-1"].abilities.terms == pool["OWN-1"].abilities.terms
    assert again.position_hash() == game.position_hash()


def test_a_record_holds_no_card_that_its_decks_do_not_use(tmp_path: Path) -> None:
    more = HARMLESS + CARD.format(number="OWN-9", name="Unused", power=1000, text="")
    pool = headjudge.pool("godzilla", written(tmp_path / "own.toml", more))
    record = starting.record(starting.start("godzilla", ("ember_rush",) * 2, 1, cards=pool))
    assert record.foreign == []
    plain = starting.record(starting.start("godzilla", ("ember_rush",) * 2, 1))
    assert record == plain  # and more cards in a pool void nothing


@pytest.mark.parametrize("power", [1001, 10**9])
def test_a_record_whose_cards_were_changed_is_refused(harmless: headjudge.Pool, power: int) -> None:
    game = starting.start("godzilla", (deck_with("OWN-1"), "steel_vigil"), seed=3, cards=harmless)
    record = starting.record(game)
    forged = [{**record.foreign[0], "counter_power": power}]
    with pytest.raises((headjudge.BadRecord, headjudge.BadCard)) as caught:
        starting.replay(msgspec.structs.replace(record, foreign=forged))
    assert caught.value.field in ("cards", "card 'OWN-1'.counter_power")


DECLARES = r'''
[[card]]
number = "OWN-1"
name = "Guessing Page"
type = "normal"
grade = 1
power = 7000
shield = 5000
clan = ["Royal Paladin"]
icons = ["boost"]
text = """
[AUTO]:When this unit is placed on (RC), declare a card name, and reveal the top card of your \
deck. If the revealed card is the card you declared, you draw a card."""
'''


def test_what_can_be_declared_goes_with_the_record(tmp_path: Path) -> None:
    """A name of a card that the one who replays it has never seen can be declared."""
    other = DECLARES.replace("OWN-1", "OWN-2").replace("Guessing Page", "Aardvark")
    pool = headjudge.pool("vanguard", written(tmp_path / "own.toml", DECLARES + other))
    deck = games.load("vanguard").decks()["dawnsworn_vigil"]
    number = next(n for n in deck.main if pool[n].values["grade"] == 1)
    main = {**deck.main, "OWN-1": deck.main[number]}
    del main[number]
    deck = msgspec.structs.replace(deck, main=main)
    game = starting.start("vanguard", (deck, deck), seed=1, cards=pool)
    record = starting.record(played(game, 30))
    assert "Aardvark" in record.words["name"]
    assert [each["number"] for each in record.foreign] == ["OWN-1"]
    again = starting.replay(record)
    assert again.pool.words("name") == pool.words("name")
    assert "OWN-2" not in again.pool


# -- the hash of a position -----------------------------------------------------------------


def test_a_position_says_nothing_of_how_the_program_is_written() -> None:
    """Other names of procedures, of their variables and of classes leave every hash as it is."""
    game = played(starting.start("godzilla", ("ember_rush", "steel_vigil"), seed=3), 40)
    before, inside = game.position_hash(), game.state_hash()
    for frame in game.state.frames:
        frame.procedure = f"other {frame.procedure}"
        frame.vars = {f"other {name}": each for name, each in frame.vars.items()}
        assert game.position_hash() == before
    kinds = {type(each.term) for each in game.state.effects}
    names = {kind: kind.__name__ for kind in kinds}
    try:
        for kind in kinds:
            kind.__name__ = f"Other{kind.__name__}"
        assert game.position_hash() == before
    finally:
        for kind, name in names.items():
            kind.__name__ = name
    assert inside


@pytest.mark.parametrize("name", ["rest", "face", "known", "owner"])
def test_a_position_says_how_every_card_lies(name: str) -> None:
    game = played(starting.start("godzilla", ("ember_rush", "steel_vigil"), seed=3), 40)
    before = game.position_hash()
    column = list(getattr(game.state, name))
    column[0] = 1 - column[0]
    setattr(game.state, name, type(getattr(game.state, name))(column))
    assert game.position_hash() != before


def test_a_position_says_what_was_noted_what_lasts_and_what_chance_will_bring() -> None:
    game = played(starting.start("godzilla", ("ember_rush", "steel_vigil"), seed=3), 40)
    hashes = [game.position_hash()]
    game.mark("a thing that happened")
    hashes.append(game.position_hash())
    game.state.numbers[0]["rage"] += 1
    hashes.append(game.position_hash())
    game.state.random_count += 1
    hashes.append(game.position_hash())
    assert len(set(hashes)) == len(hashes)
