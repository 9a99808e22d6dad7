"""Notation: every kind of value comes back as it was, and nothing malformed gets in."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import given as drawn
from hypothesis import settings
from hypothesis import strategies as st

from headjudge.kernel import notation, saved_games
from headjudge.kernel.abilities import Abilities
from headjudge.kernel.errors import BadRecord
from headjudge.kernel.flow import Procedure, Step
from headjudge.kernel.state import Event, Frame, Result
from headjudge.language import terms as t
from tests.kernel.harbor import words as w
from tests.kernel.harbor.rules import terms
from tests.kernel.harbor.table import Table, given, reload, ship, side

WORDS = terms().vocabulary
LOUD = t.Auto(t.Pattern("bell", what=t.Cards(("berth",), t.YOU)), (t.Draw(1),))

VALUES = [
    None, True, False, 0, -1, 2**70, "", "ja: ゴジラ", (), (1, ("a", None)), {}, {"a": 1},
    {(1, 2): ("x",), "b": {"c": 3}}, frozenset({1, 2}), frozenset(), b"\x00\xff", b"",
    Result(None, "1-2"), Result(1, ""), Event("put", 0, 3, tags=("onto", 4), applied=(-5,)),
    t.Self(), LOUD, w.Order((w.Gain(1),), called="Toll"), t.Link("convoy"),
    t.Pick(1, t.Cards(("hand",), t.OPPONENT, (t.Trait(("oak",), True),)), up_to=True),
]  # fmt: skip


@pytest.mark.parametrize("value", VALUES, ids=lambda value: type(value).__name__)
def test_a_value_comes_back_as_it_was(value: Any) -> None:
    text = msgspec.json.encode(notation.encode(value))
    back = notation.decode(json.loads(text), WORDS)
    assert back == value
    assert type(back) is type(value)


def test_abilities_come_back_with_what_is_switched_off() -> None:
    for own in (Abilities((LOUD,)), Abilities((LOUD,), (LOUD,))):
        back = notation.decode(json.loads(msgspec.json.encode(notation.encode(own))), WORDS)
        assert (back.terms, back.off) == (own.terms, own.off)
        assert back.hears == own.hears


plain = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3).map(tuple),
    max_leaves=8,
)


@settings(max_examples=200, deadline=None)
@drawn(st.dictionaries(plain, plain, max_size=4))
def test_whatever_may_stand_in_a_state_comes_back(value: dict[Any, Any]) -> None:
    back = notation.decode(json.loads(json.dumps(notation.encode(value))), WORDS)
    assert back == value


def test_equal_dicts_are_written_alike_whatever_their_order() -> None:
    one = {("a", 1): 1, "b": 2, 3: 3}
    two = dict(reversed(list(one.items())))
    assert notation.encode(one) == notation.encode(two)


@pytest.mark.parametrize(
    "value",
    [[], [1, 2], ["x", 1], ["$"], ["$Nobody"], ["$Self", 1, 2, 3], ["d", [1]], ["d", 1],
     ["event", 1], ["bytes", "zz"], ["bytes"], ["result"], {"a": 1}, 1.5, ["t", 1.5]],
    ids=repr,
)  # fmt: skip
def test_what_encode_did_not_write_is_refused(value: Any) -> None:
    """Some by the notation itself, the rest where a whole state is read."""
    with pytest.raises((BadRecord, KeyError, TypeError, ValueError, IndexError)):
        notation.decode(value, WORDS)


def test_a_step_is_named_by_its_rule_and_its_place_among_equals() -> None:
    def nothing(game: Any, frame: Any) -> None: ...

    steps = tuple([Step(number, nothing) for number in ("1-1", "1-2", "1-2", "1-3")])
    procedure = Procedure("p", "1", "P", steps)
    names = notation.labels(procedure)
    assert names == ("1-1", "1-2", "1-2#2", "1-3", "end", "")
    assert [notation.index_of(procedure, name) for name in names] == [0, 1, 2, 3, 4, -1]
    wrong: Any
    for wrong in ("1-4", "1-1#2", "1-2#3", 1, None, []):
        with pytest.raises(BadRecord):
            notation.index_of(procedure, wrong)


# -- whole games


def table() -> Table:
    tug = ship("Tug", w.Order((w.Gain(1),), instant=True))
    laid = given(side(berth=[tug], hand=[ship()]), side(berth=[ship("Other", LOUD)]))
    laid.begins("mast")
    laid.answer(0, ("use", laid.at(tug), 0))
    return laid


def spoilt(change: Callable[[dict[str, Any]], Any]) -> str:
    """A saved game in which something was changed."""
    data = json.loads(table().game.to_json())
    change(data)
    return json.dumps(data)


def load(laid: Table, text: str) -> None:
    saved_games.rebuild_saved(laid.game.rules, saved_games.read_saved(text))


def put(*path: Any) -> Callable[[dict[str, Any]], None]:
    """Put the last of these at the place the others lead to."""

    def change(data: dict[str, Any]) -> None:
        for step in path[:-2]:
            data = data[step]
        data[path[-2]] = path[-1]

    return change


WRONG = {
    "format": put("headjudge", 99),
    "cards": put("cards", "of another set"),
    "no turn": lambda data: data["state"].pop("turn"),
    "a turn that is a word": put("state", "turn", "three"),
    "a turn that is yes": put("state", "turn", True),
    "alert": put("state", "alert", 1),
    "edition": put("state", "edition", "ninth"),
    "another game": put("state", "game", "quay"),
    "seats": put("state", "seats", 3),
    "turn player": put("state", "turn_player", 2),
    "whose turn is next": put("state", "ahead", ["t", 5]),
    "closed": put("state", "closed", ["f", 999]),
    "result": put("state", "result", "you"),
    "key": put("state", "random_key", "00"),
    "unknown card": put("state", "printed", 0, "HB-99999"),
    "a card twice": put("state", "zones", 0, [0, 0]),
    "a card nowhere": put("state", "zones", 0, []),
    "a card that is not there": put("state", "zones", 5, [10_000]),
    "a card elsewhere": put("state", "place", 0, 3),
    "a zone that is a number": put("state", "zones", 0, 7),
    "zones of another game": lambda data: data["state"]["zones"].append([]),
    "a column too short": lambda data: data["state"]["rest"].pop(),
    "a fraction": put("state", "stamp", 0, 1.5),
    "an owner": put("state", "owner", 0, 2),
    "a host": put("state", "host", 0, 10_000),
    "a face": put("state", "face", 0, 9),
    "known to nobody": put("state", "known", 0, 64),
    "a name for an unknown card": put("state", "known", 0, 0),
    "too few viewers": lambda data: data["state"]["handles"].pop(),
    "too few players": lambda data: data["state"]["answered"].pop(),
    "an unknown procedure": put("state", "frames", 0, "procedure", "sleep"),
    "an unknown step": put("state", "frames", 1, "at", "9-9-9"),
    "an unknown next step": put("state", "frames", 1, "next", "9-9-9"),
    "no next step": put("state", "frames", 1, "next", ""),
    "a procedure that runs past its end": put("state", "frames", 1, "at", "end"),
    "variables that are none": put("state", "frames", 0, "vars", ["t"]),
    "nothing under way": put("state", "frames", []),
    "a stack of words": put("state", "stack", ["resolve order"]),
    "an unknown word": put("state", "stack", 0, "vars", ["d", ["order", ["$Nobody"]]]),
    "an effect too short": put("state", "effects", [[1, 2]]),
    "numbers": put("state", "numbers", [{}]),
}  # fmt: skip


@pytest.mark.parametrize("name", WRONG)
def test_a_malformed_game_is_refused_and_says_where(name: str) -> None:
    with pytest.raises(BadRecord) as caught:
        load(table(), spoilt(WRONG[name]))
    assert caught.value.field


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "{}", '{"headjudge": 1}', "\x00" * 9])
def test_what_is_no_saved_game_is_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        saved_games.read_saved(text)


def test_a_huge_file_is_refused_unread() -> None:
    with pytest.raises(BadRecord, match="larger"):
        saved_games.read_saved(" " * (saved_games.MOST_BYTES + 1))


def test_a_deeply_nested_file_is_refused() -> None:
    deep = "[" * 100_000 + "]" * 100_000
    data = json.loads(table().game.to_json())
    data["state"]["happened"] = "@"
    with pytest.raises(BadRecord):
        load(table(), json.dumps(data).replace('"@"', deep))


def test_at_random_places_a_game_is_refused_or_whole() -> None:
    laid = table()
    text = laid.game.to_json()
    rng = random.Random(5)
    refused = 0
    for _ in range(400):
        at = rng.randrange(len(text))
        cut = text[:at] + rng.choice(["", "9", '"', "null", "[", "-"]) + text[at + 1 :]
        try:
            load(laid, cut)
        except BadRecord:
            refused += 1
    assert refused > 200


def test_saving_is_the_same_for_equal_games_and_stays_the_same() -> None:
    laid = table()
    text = laid.game.to_json()
    again = reload(laid.game)
    assert again.to_json() == text
    assert again.state_hash() == laid.game.state_hash()
    assert reload(again).to_json() == text


def test_a_frame_in_json_reads_as_the_rulebook() -> None:
    data = json.loads(table().game.to_json())
    assert [(frame["procedure"], frame["at"]) for frame in data["state"]["frames"]] == [
        ("halt", ""), ("mast", "9-1-1"), ("adding", "9-2-4"),
    ]  # fmt: skip


def test_a_frame_in_json_names_the_step_that_runs_and_the_next_if_that_is_another() -> None:
    """The mast asks and will begin anew once what was added is done with."""
    game = table().game
    mast = game.state.frames[1]
    assert "next" not in json.loads(game.to_json())["state"]["frames"][1]
    for wanted, name in ((0, "9-1-1"), (len(game.rules.procedures["mast"].steps), "end")):
        mast.step = wanted
        written = json.loads(game.to_json())["state"]["frames"][1]
        assert (written["at"], written["next"]) == ("9-1-1", name)
        loaded = reload(game).state.frames[1]
        assert (loaded.running, loaded.step) == (mast.running, wanted)


def test_a_game_that_stands_at_no_step_cannot_ask() -> None:
    laid = table()
    laid.game.state.frames[-1] = Frame("mast", 0, {})
    with pytest.raises(BadRecord, match="no step"):
        reload(laid.game)


def test_what_is_written_once_is_kept_unless_it_is_long() -> None:
    """Saved games come from strangers: what they make us remember has its bounds."""
    short, long = frozenset({"a", "b"}), frozenset({"a" * 30_000})
    assert notation.written(short) is notation.written(short)
    assert notation.written(long) is not notation.written(long)
    assert bytes(notation.written(long)) == msgspec.json.encode(["f", "a" * 30_000])


def test_the_order_of_names_is_kept_unless_they_are_long() -> None:
    short, long = ("seat", "a b", "a"), ("b" * 2_000, "a")
    assert notation.in_order(short) == ("a b", "a", "seat")  # a space before the closing quote
    assert notation.in_order(short) is notation.in_order(short)
    assert notation.in_order(long) == ("a", "b" * 2_000)
    assert notation.in_order(long) is not notation.in_order(long)
