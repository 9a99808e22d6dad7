"""Rulings on "for each" and "for every 5": what is done to several cards is done at once."""

from __future__ import annotations

import pytest

from tests.games.godzilla.table import after, battle, given, side

EDITIONS = pytest.mark.parametrize("edition", ["ja-1.04", "en-1.01"])


@EDITIONS
@pytest.mark.rule("godzilla:5.11.1.3")
@pytest.mark.parametrize(
    ("text", "lang"),
    [
        (
            "At the beginning of your counter phase, for every 5 red battle cards in your discard "
            "pile, play 1 card named “Cinder” from your discard pile.",
            "en",
        ),
        (
            "あなたの撃退フェイズ開始時、あなたの捨て札の赤の交戦カード5枚につき、"
            "あなたの捨て札から「Cinder」を1枚出現させる。",
            "ja",
        ),
    ],
)
def test_cards_played_for_every_5_of_something_are_played_at_the_same_time(
    text: str, lang: str, edition: str
) -> None:
    """Q. Ten red cards let me play two Cinders. May both go to one zone?  A. No: they are
    played at the same time, so each goes to a zone of its own."""
    nest = battle(text=text, text_ja=text, lang=lang)
    cinders = [battle("Cinder", colors=["red"]) for _ in range(3)]
    pile = cinders + [battle(colors=["red"]) for _ in range(9)]
    table = given(you=side(zones={6: nest}, discard=pile), phase="counter phase", edition=edition)
    table.you.chooses(*cinders[:2])
    assert table.you.zone(3) is None
    table.you.chooses(3)
    assert table.you.zone(3) is None, "the first has not been played yet"
    assert 3 not in table.you.offered
    table.you.chooses(4)
    assert (table.you.zone(3), table.you.zone(4)) == (cinders[0], cinders[1])
    assert cinders[2] in table.you.discard


@pytest.mark.rule("godzilla:1.3.2.2")
def test_for_every_5_of_fewer_than_5_nothing_is_done() -> None:
    nest = battle(
        text="At the beginning of your counter phase, for every 5 red battle cards in your "
        "discard pile, play 1 card named “Cinder” from your discard pile."
    )
    pile = [battle("Cinder", colors=["red"]) for _ in range(4)]
    table = given(you=side(zones={6: nest}, discard=pile), phase="counter phase")
    assert table.you.discard == pile


@EDITIONS
@pytest.mark.rule("godzilla:5.11.1.3")
def test_tokens_played_for_each_card_go_to_zones_of_their_own(edition: str) -> None:
    table = after(
        "For each card in your opponent's hand, play 1 “Spore” token.",
        them=side(hand=[battle(), battle()]),
        edition=edition,
    )
    table.you.chooses(5)
    assert 5 not in table.you.offered
    table.you.chooses(6)
    assert table.you.zone(5) is not None
    assert table.you.zone(6) is not None


@EDITIONS
@pytest.mark.rule("godzilla:10.5.3")
def test_cards_destroyed_for_each_of_something_are_chosen_together(edition: str) -> None:
    """Q. I destroy one card for each of two cards. Do I see the first fall before I choose
    the second?  A. No: two targets are chosen, and they fall together."""
    one, two, three = battle(), battle(), battle()
    table = after(
        "For each card in your opponent's hand, [Destroy] 1 of your opponent's battle cards.",
        them=side(hand=[battle(), battle()], zones={2: one, 3: two, 4: three}),
        edition=edition,
    )
    table.you.chooses(one, three)
    assert table.them.discard == [one, three]
    assert table.them.zone(3) is two
