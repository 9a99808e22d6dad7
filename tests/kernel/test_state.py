"""The state: every slot is copied, hashed, saved and restored, and a copy is on its own."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from headjudge.kernel import notation, state
from headjudge.kernel.game import Game
from headjudge.kernel.state import Effect, Event, Frame, Result, Standby, State
from headjudge.language import terms as t
from tests.kernel.harbor import words as w
from tests.kernel.harbor.table import given, reload, ship, side

LOUD = t.Auto(t.Pattern("bell"), (t.Draw(1),))

# Made anew from the rest: neither hashed nor saved.
DERIVED = {"revision", "board", "shifts", "decision"}


def full() -> Game:
    """A game whose state has something in every slot."""
    table = given(
        side(berth=[ship("A", LOUD)], hand=[ship("B")], locker=[ship("C")]), side(), closed=[9]
    )
    game = table.game
    here = game.state
    ref = here.ref(0)
    here.effects.append(Effect(here.next_number(), LOUD, 0, ref[1], 0, 5, "turn", (ref,)))
    here.standby.append(Standby(here.next_number(), LOUD, 0, ref[1], 0, Event("bell", 0)))
    here.happened[("bell", 0)] = 1
    here.limits[("given", "Toll", 0)] = 1
    here.last[ref] = {"master": 0, "names": ("A",), "abilities": game.abilities(0)}
    here.seen[0] = ((1, 2), "play")
    here.ahead = (1, 0)
    here.host[1] = 0
    here.rest[0] = 1
    here.random_count = 3
    game.add("resolve order", seat=0, source=0, identity=ref[1], order=w.Order(()), targets=())
    game.save_point()
    return game


# How to change each slot so that the state is another one.
CHANGES: dict[str, Any] = {
    "printed": lambda s: s.printed.__setitem__(0, s.printed[1]),
    "owner": lambda s: setattr(s, "owner", (1, *s.owner[1:])),
    "origin": lambda s: setattr(s, "origin", (2, *s.origin[1:])),
    "place": lambda s: s.place.__setitem__(0, 7),
    "host": lambda s: s.host.__setitem__(0, 1),
    "stamp": lambda s: s.stamp.__setitem__(0, 77),
    "identity": lambda s: s.identity.__setitem__(0, 77),
    "face": lambda s: s.face.__setitem__(0, 1),
    "rest": lambda s: s.rest.__setitem__(0, 0),
    "known": lambda s: s.known.__setitem__(1, 7),
    "zones": lambda s: s.zones.__setitem__(0, ()),
    "effects": lambda s: s.effects.pop(),
    "standby": lambda s: s.standby.pop(),
    "snapshots": lambda s: s.snapshots.pop(),
    "next_handle": lambda s: s.next_handle.__setitem__(0, 99),
    "answered": lambda s: s.answered.__setitem__(1, 9),
    "handles": lambda s: s.handles[0].__setitem__(0, 99),
    "numbers": lambda s: s.numbers[0].__setitem__("coins", 99),
    "happened": lambda s: s.happened.clear(),
    "limits": lambda s: s.limits.clear(),
    "last": lambda s: s.last.clear(),
    "seen": lambda s: s.seen.clear(),
    "game": lambda s: setattr(s, "game", "another"),
    "edition": lambda s: setattr(s, "edition", "second"),
    "seats": lambda s: setattr(s, "seats", 3),
    "turn": lambda s: setattr(s, "turn", 9),
    "turn_player": lambda s: setattr(s, "turn_player", 1),
    "first": lambda s: setattr(s, "first", 1),
    "ahead": lambda s: setattr(s, "ahead", ()),
    "clock": lambda s: setattr(s, "clock", 9999),
    "closed": lambda s: setattr(s, "closed", frozenset()),
    "random_key": lambda s: setattr(s, "random_key", bytes(32)),
    "random_count": lambda s: setattr(s, "random_count", 8),
    "revision": lambda s: setattr(s, "revision", 9999),
    "board": lambda s: setattr(s, "board", 9999),
    "shifts": lambda s: setattr(s, "shifts", 9999),
    "alert": lambda s: setattr(s, "alert", True),
    "result": lambda s: setattr(s, "result", Result(0, "1-2")),
    "decision": lambda s: setattr(s, "decision", None),
    "frames": lambda s: s.frames.append(Frame("turn", 1, {"a": 1})),
    "stack": lambda s: s.stack.pop(),
}  # fmt: skip


def test_every_slot_of_the_state_is_accounted_for() -> None:
    """A new slot must be put into one of the field tables, and into CHANGES here."""
    tables = (
        state.COLUMNS, state.LISTS, state.NESTED, state.DICTS, state.SCALARS, state.FRAMES,
    )  # fmt: skip
    listed = [name for names in tables for name in names]
    assert sorted(listed) == sorted(State.__slots__)
    assert len(set(listed)) == len(listed)
    assert set(CHANGES) == set(State.__slots__)


@pytest.mark.parametrize("name", sorted(CHANGES))
def test_a_slot_is_copied_and_the_copy_is_on_its_own(name: str) -> None:
    game = full()
    before = repr_of(game)
    copy = game.state.copy()
    assert repr_of(game, copy) == before, "copied"
    CHANGES[name](copy)
    assert repr_of(game) == before, "the original is untouched"
    CHANGES[name](game.state)
    assert (repr_of(game) == before) == (name in DERIVED)


def repr_of(game: Game, which: State | None = None) -> bytes:
    """All that is saved of a state, whether it holds together or not."""
    data = notation.plain(game.rules, game.state if which is None else which)
    return msgspec.json.encode(data, order="deterministic")


@pytest.mark.parametrize("name", sorted(set(CHANGES) - DERIVED))
def test_a_slot_is_part_of_the_hash(name: str) -> None:
    game = full()
    before = game.state_hash()
    CHANGES[name](game.state)
    assert game.state_hash() != before


@pytest.mark.parametrize("name", sorted(CHANGES))
def test_a_slot_is_restored_by_a_reversal(name: str) -> None:
    game = full()
    game.state.snapshots.clear()
    before = repr_of(game)
    frames, held = game.state.frames, game.state
    game.save_point()
    if name != "snapshots":
        CHANGES[name](game.state)
    game.revert()
    assert repr_of(game) == before
    assert game.state is held, "whoever held the state holds the old one now"
    assert game.state.frames is frames


def test_every_slot_comes_back_from_json() -> None:
    game = full()
    loaded = reload(game)
    assert repr_of(loaded) == repr_of(game)
    for name in State.__slots__:
        if name not in DERIVED:
            assert type(getattr(loaded.state, name)) is type(getattr(game.state, name)), name


def test_a_fork_goes_its_own_way() -> None:
    tug = ship("Tug", w.Order((w.Gain(1),), instant=True))
    table = given(side(berth=[tug]))
    table.begins("mast")
    game = table.game
    before, log = game.state_hash(), len(game.log or ())
    fork = game.fork()
    for name, change in CHANGES.items():
        if name not in ("decision", "stack", "snapshots", "effects", "standby"):
            change(fork.state)
    fork.state.frames.clear()
    fork.note("only here", 0)
    fork.answers.append((9,))
    assert game.state_hash() == before
    assert (len(game.log or ()), game.answers) == (log, [])


def test_what_follows_from_a_state_is_not_shared_with_a_fork() -> None:
    bonus = t.Continuous((t.Change(t.Every(t.Cards(("berth",), t.YOU)), "power", "add", 2),))
    table = given(side(berth=[ship("Bonus", bonus)]))
    game = table.game
    assert game.value(0, "power") == 5
    fork = game.fork()
    fork.put(0, 11)
    assert fork.value(0, "power") == 3
    assert game.value(0, "power") == 5


def test_variables_of_a_frame_are_copied_with_it() -> None:
    frame = Frame("turn", 2, {"left": 3}, running=1)
    copy = frame.copy()
    copy.vars["left"] = 1
    copy.again()
    assert (frame.vars, frame.step) == ({"left": 3}, 2)
    assert (copy.step, copy.running) == (1, 1)


def test_events_are_equal_by_what_they_say() -> None:
    one = Event("put", 0, 3, 4, applied=(7,))
    assert one == one.with_()
    assert hash(one) == hash(one.with_())
    assert one != one.with_(zone=5)
    assert one.with_(zone=5).applied == (7,)
    assert one != "put"
    assert "put" in repr(one)


def test_results_are_equal_by_what_they_say() -> None:
    assert Result(0, "1-2") == Result(0, "1-2") != Result(1, "1-2")
    assert hash(Result(None, "x")) == hash(Result(None, "x"))
