"""Board descriptions: read strictly, and true to the game they describe."""

from __future__ import annotations

from pathlib import Path

import pytest

import headjudge
from headjudge import games
from headjudge.kernel.errors import HeadjudgeError
from headjudge.language.board import Board, Slot, read_board
from headjudge.rulebook import book
from tests.reliability.play import TITLES

GAMES = Path(games.__file__).parent


def text_of(title: str) -> str:
    return (GAMES / title / "telling" / "board.toml").read_text(encoding="utf-8")


def board_of(title: str) -> Board:
    return read_board(text_of(title))


def slots_of(board: Board) -> list[Slot]:
    return [slot for row in (*board.near, *board.far, board.middle) for slot in row]


@pytest.mark.parametrize("title", TITLES)
def test_every_slot_names_a_zone_of_the_game(title: str) -> None:
    layout = games.load(title).rules().layout
    kinds = set(layout.kind)
    for slot in slots_of(board_of(title)):
        if slot.show in ("gauge", "stack"):
            continue
        assert slot.zone in kinds, slot
        there = [at for at, kind in enumerate(layout.kind) if kind == slot.zone]
        assert slot.number in {layout.number[at] for at in there}, slot


@pytest.mark.parametrize("title", TITLES)
def test_both_sides_show_the_same_zones_and_all_of_them_once(title: str) -> None:
    board = board_of(title)
    shown = [
        sorted((slot.zone, slot.number) for row in side for slot in row if slot.zone)
        for side in (board.near, board.far)
    ]
    assert shown[0] == shown[1]
    assert len(set(shown[0])) == len(shown[0])


@pytest.mark.parametrize("title", TITLES)
def test_the_rows_of_a_side_are_equally_wide(title: str) -> None:
    """All but those with a slot that is narrow while empty: columns stand over columns."""
    board = board_of(title)
    for side in (board.near, board.far):
        firm = [row for row in side if not any(slot.fold for slot in row)]
        assert len({round(sum(slot.w for slot in row), 2) for row in firm}) <= 1


@pytest.mark.parametrize("title", TITLES)
def test_gauges_strips_and_phases_name_what_there_is(title: str) -> None:
    board, rules = board_of(title), book.load(title).rules
    kinds = set(games.load(title).rules().layout.kind)
    for name in (*board.strip, *board.shrink):
        assert name in kinds or name in board.gauges, name
    for slot in slots_of(board):
        assert slot.gauge == "" or slot.gauge in board.gauges
    for phase in board.phases:
        for number in [*phase.rules, *[each for step in phase.steps for each in step.rules]]:
            assert number in rules or any(each.startswith(number) for each in rules), number


@pytest.mark.parametrize("title", TITLES)
def test_figures_are_values_that_cards_have(title: str) -> None:
    board = board_of(title)
    values = {name for card in headjudge.cards(title).values() for name in card.values}
    corners = board.card.corners
    figures = [*corners.tl, *corners.tr, *corners.bl, *corners.br]
    figures += [each for corner in corners.foot for each in corner]
    named = [each.value for each in figures if each.value]
    named += [each.value for each in board.card.figures]
    named += [board.card.kind.value, board.card.tint.value, board.card.might.value]
    assert set(named) <= values, set(named) - values


@pytest.mark.parametrize("title", TITLES)
def test_every_card_has_a_kind_and_a_picture(title: str) -> None:
    look = board_of(title).card
    for card in headjudge.cards(title).values():
        assert card.values[look.kind.value] in look.kind.of, card
    assert not look.art[-1].on, "the last picture is for whatever no other is for"


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('game = "vanguard"\n', "", "missing required field `game`"),
        ("turns_cards = true", "turns_cards = 7", "Expected `bool`"),
        ('show = "pile"', 'show = "heap"', "Invalid enum value 'heap'"),
        ("turns_cards = true", "turns_cards = true\nscript = 1", "unknown field `script`"),
        ("turns_cards = true", "turns_cards = ", "Invalid value"),
    ],
)
def test_a_description_that_is_wrong_is_refused_with_the_place(
    old: str, new: str, told: str
) -> None:
    text = text_of("vanguard")
    assert old in text
    with pytest.raises(HeadjudgeError, match=told):
        read_board(text.replace(old, new, 1))
