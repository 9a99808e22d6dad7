"""Rulings on retreats: what is one, and what hears it."""

from __future__ import annotations

import pytest

from tests.games.godzilla.table import after, battle, monster, side

EDITIONS = pytest.mark.parametrize("edition", ["ja-1.04", "en-1.01"])
TEXTS = pytest.mark.parametrize(
    ("text", "lang"),
    [
        ("When this card retreats, increase this card's [Rage] by 1.", "en"),
        ("Whenever this card retreats, increase this card's [Rage] by 1.", "en"),
        ("これが後退した時、これの【怒り】を1増やす。", "ja"),
        ("これが後退するたび、これの【怒り】を1増やす。", "ja"),
    ],
)


@EDITIONS
@TEXTS
@pytest.mark.rule("godzilla:5.13.2")
@pytest.mark.parametrize(
    ("order", "zone", "times"),
    [
        ("Your opponent's monster card retreats back by 1 zone.", 5, 1),
        ("Your opponent's monster card retreats back by 2 zones.", 4, 2),
        ("Retreat your opponent's monster card to zone 3.", 3, 3),
    ],
)
def test_a_monster_hears_that_it_retreats(
    text: str, lang: str, edition: str, order: str, zone: int, times: int
) -> None:
    """Q. It retreats by two zones. How often is that heard?  A. Twice: each zone is a retreat."""
    beast = monster(text=text, text_ja=text, lang=lang)
    table = after(order, them=side(stack=[beast], position=6), edition=edition)
    while table.prompt == "standby":
        table.them.chooses(beast)
    assert table.them.position == zone
    assert table.them.rage == times


@TEXTS
@pytest.mark.rule("godzilla:5.13.2.1")
@pytest.mark.rule("godzilla:5.13.3")
def test_in_zone_1_it_has_not_retreated(text: str, lang: str) -> None:
    beast = monster(text=text, text_ja=text, lang=lang)
    table = after("Your opponent's monster card retreats back by 1 zone.", them=side(stack=[beast]))
    assert table.them.position == 1
    assert table.them.rage == 0


@TEXTS
@pytest.mark.rule("godzilla:5.15.1.1")
@pytest.mark.parametrize(
    "order",
    [
        "Move your opponent's monster card as though it were countered.",
        "Move your opponent's monster card to an unoccupied zone.",
    ],
)
def test_a_monster_that_is_moved_back_has_not_retreated(text: str, lang: str, order: str) -> None:
    """Q. My monster is pushed from zone 7 to zone 4. Has it retreated?  A. No: it was moved."""
    beast = monster(text=text, text_ja=text, lang=lang)
    table = after(order, them=side(stack=[beast], position=7))
    if table.prompt == "destination":
        table.you.chooses(2)
    assert table.them.position < 7
    assert table.them.rage == 0


@pytest.mark.rule("godzilla:5.13.2")
@pytest.mark.parametrize(("text", "lang"), [
    ("Whenever your opponent's monster card retreats, draw 1 card.", "en"),
    ("相手の怪獣カードが後退するたび、あなたは1枚引く。", "ja"),
])  # fmt: skip
@pytest.mark.parametrize("whose", ["your opponent's", "your"])
def test_a_card_hears_the_monster_it_names(text: str, lang: str, whose: str) -> None:
    watch, drawn = battle(text=text, text_ja=text, lang=lang), battle()
    table = after(
        f"Retreat {whose} monster card by 1 zone.",
        you=side(zones={8: watch}, deck=[drawn], position=3),
        them=side(position=3),
    )
    assert table.you.hand == ([drawn] if whose == "your opponent's" else [])


@pytest.mark.rule("godzilla:10.5.4.1")
@pytest.mark.parametrize(
    ("price", "position", "offered"),
    [
        ("retreat your monster card to zone 2", 4, True),
        ("retreat your monster card to zone 2", 2, False),
        ("advance your monster card to zone 4", 2, True),
        ("advance your monster card to zone 4", 5, False),
    ],
)
def test_a_way_that_is_no_way_is_no_price(price: str, position: int, offered: bool) -> None:
    """Q. My monster is in that zone already. May I send it there for a card?  A. No: nothing
    would be done."""
    drawn = battle()
    table = after(
        f"You may {price}. If you do, draw 1 card.", you=side(deck=[drawn], position=position)
    )
    if offered:
        table.you.says("yes")
    assert table.you.hand == ([drawn] if offered else [])
