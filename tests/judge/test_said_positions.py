"""What a position can say, and what it is refused for: the line, the word and the reason."""

from __future__ import annotations

import pytest

import headjudge
from headjudge.judge.notation import Said, Written, read
from headjudge.judge.play import judge
from headjudge.judge.position import set_up
from headjudge.judge.written_cards import add_text
from headjudge.kernel.game import Game


def laid(game: str, *lines: str) -> Game:
    return set_up(read("\n".join([f"game {game}", "ruling a position", *lines]))[0])


def names(game: Game, kind: str, number: int = 1) -> list[str]:
    there = game.state.zones[game.rules.layout.zone(kind, 0, number)]
    return [game.state.printed[card].name for card in there]


@pytest.mark.parametrize(
    ("game", "lines", "line", "reason"),
    [
        ("vanguard", ["card Ada: normal, clan Narukmi"], 3, "no clan 'Narukmi'; did you mean Nar"),
        ("vanguard", ["card Ada: normal, nation Dark Zne"], 3, "no nation 'Dark Zne'; did"),
        ("gateruler", ["card Ada: unit, faction Nowhere"], 3, "no faction 'Nowhere'"),
        ("vanguard", ["you have rear-guard 6"], 3, "6 cards, and 5 zones 'rear-guard'"),
        ("vanguard", ["card Ada: normal", "you have rear-guard 6 Ada"], 4, "6 cards, and 5 zones"),
        ("godzilla", ["you have position 9"], 3, "'position 9': position is 1 to 8"),
        ("godzilla", ["they have position 0"], 3, "'position 0': position is 1 to 8"),
        ("godzilla", ["you have hand 1; rage -2"], 3, "'rage -2': rage is 0 to"),
        ("godzilla", ["you have zone 3 Plain, Plain"], 3, "zone 3 holds one card"),
        ("vanguard", ["you have rear-guard 1 Plain; rear-guard 1 Plain"], 3, "rear-guard 1 holds"),
        ("vanguard", ["you have vanguard 2"], 3, "vanguard holds one card"),
        ("dragonball", ["they have leader 2"], 3, "leader holds one card"),
        ("gateruler", ["you have ruler 2"], 3, "ruler holds one card"),
        ("vanguard", ["you have hand none"], 3, "no card 'none'; no cards are 'nothing'"),
        ("vanguard", ["card Ada: normal, power -5"], 3, "no such number"),
        ("vanguard", ["card Ada: normal, grade 12"], 3, "no such grade"),
        ("vanguard", ["card Ada: normal, critical -1"], 3, "no such number"),
        ("godzilla", ["card Ada: monster, rank 7"], 3, "monster ranks are I to IV"),
        ("gateruler", ["card Ada: unit, hp -1"], 3, "no such number"),
        ("dragonball", ["card Ada: battle, combo power -5"], 3, "no such number"),
    ],
)
def test_what_no_position_has_is_refused(
    game: str, lines: list[str], line: int, reason: str
) -> None:
    with pytest.raises(headjudge.BadRuling) as caught:
        laid(game, *lines)
    assert caught.value.line == line and reason in caught.value.message


@pytest.mark.parametrize(
    ("game", "lines"),
    [
        ("vanguard", ["card Ada: normal, clan Narukami/Kagero"]),
        ("godzilla", ["you have position 8; rage 0"]),
        ("godzilla", ["you have position 1; rage 12"]),
        ("vanguard", ["you have rear-guard 5"]),
        ("vanguard", ["you have rear-guard 1 Plain; rear-guard 2 Plain"]),
        ("vanguard", ["you have hand nothing"]),
    ],
)
def test_what_is_just_within_is_laid_out(game: str, lines: list[str]) -> None:
    assert laid(game, *lines).decision is not None


def test_a_number_behind_a_zone_of_several_counts_its_cards() -> None:
    game = laid("vanguard", "you have rear-guard 3")
    assert [names(game, "rear-guard", at) for at in range(1, 6)] == [["Plain Unit"]] * 3 + [[]] * 2


def test_cards_and_how_many_plain_ones_are_named_together() -> None:
    game = laid("vanguard", "card Reserve: normal", "you have hand Reserve, 2, 2 Reserve")
    assert names(game, "hand") == ["Reserve", "Plain Unit", "Plain Unit", "Reserve", "Reserve"]


def test_how_a_card_lies_and_what_goes_with_it_may_be_one_list() -> None:
    game = laid(
        "dragonball", "card Base: battle", "card Top: battle", "card Low: battle",
        "you have battle Top (rested, over Base, Low)",
    )  # fmt: skip
    state = game.state
    top = next(card for card in range(len(state.printed)) if state.printed[card].name == "Top")
    under = [
        state.printed[card].name for card in range(len(state.printed)) if state.host[card] >= 0
    ]
    assert state.rest[top] == 1 and sorted(under) == ["Base", "Low"]


@pytest.mark.rule("vanguard:10.27.5.1")
def test_a_heart_lends_its_name_and_power_to_the_vanguard() -> None:
    """Q. What is the power of a G unit of 15000 over a heart of 11000?  A. 26000; another heart
    adds nothing, nor does one that is a G unit."""
    cards = ("card Ace: normal, grade 3, power 11000", "card Bolt: G, power 15000")
    for hearts, power in (
        ("heart Ace", 26000),
        ("heart Ace; other heart Ace", 26000),
        ("other heart Ace", 15000),
        ("heart Bolt", 15000),
    ):
        game = laid("vanguard", *cards, f"you have vanguard Bolt ({hearts})")
        there = game.state.zones[game.rules.layout.zone("vanguard", 0)]
        top = next(card for card in there if game.state.host[card] < 0)
        assert game.value(top, "power") == power, hearts
        assert ("Ace" in game.value(top, "name")) is (power == 26000), hearts


@pytest.mark.parametrize("bullet", ["", "・"])
def test_a_bullet_in_an_english_text_does_not_make_it_japanese(bullet: str) -> None:
    with pytest.raises(headjudge.BadRuling) as caught:
        laid("vanguard", "card Ada: normal", f"    {bullet}Nobody can read this.")
    assert caught.value.line == 3 and "text_ja" not in caught.value.message
    data: dict[str, str] = {}
    add_text(data, Written(Said("Ada", 1), text=(f"{bullet}Draw a card.",)))
    assert list(data) == ["text"]
    add_text(data, Written(Said("Ada", 1), text=(f"{bullet}1枚引く。",)))
    assert sorted(data) == ["text", "text_ja"]


def test_rulings_with_such_positions_are_judged() -> None:
    text = "\n".join(
        [
            "game godzilla", "ruling Where the monster stands", "rules 4.4.2",
            "you have position 8; rage 3", "turn you, main phase",
            "expect you have position 8; you have rage 3",
        ]
    )  # fmt: skip
    assert judge(read(text)[0]).holds


@pytest.mark.parametrize(
    ("game", "lines", "clause", "holds"),
    [
        ("dragonball", "you have battle Top (over Base)", "Base is under Top", True),
        ("dragonball", "you have battle Top (over Base)", "Top is under Base", False),
        ("dragonball", "you have battle Top, Base", "Base is under Top", False),
        ("dragonball", "you have battle Top, Base", "Base is not under Top", True),
        ("vanguard", "you have rear-guard 1 Top (locked)", "Top is locked", True),
        ("vanguard", "you have rear-guard 1 Top", "Top is locked", False),
        ("vanguard", "you have rear-guard 1 Top", "Top is not deleted", True),
        ("vanguard", "you have rear-guard 1 Top", "Top is deleted", False),
        ("gateruler", "you have attack 1 Top", "Top damage 0", True),
        ("gateruler", "you have attack 1 Top", "Top damage 1", False),
        ("vanguard", "you have rear-guard 1 Top", '"Top" power 7000', True),
        ("vanguard", "you have rear-guard 1 Top", '"Top" power 7001', False),
    ],
)
def test_what_is_expected_of_a_card(game: str, lines: str, clause: str, holds: bool) -> None:
    sort = {"dragonball": "battle", "vanguard": "normal", "gateruler": "unit"}[game]
    cards = [f"card {name}: {sort}" for name in ("Top", "Base")]
    text = [f"game {game}", "ruling a question", *cards, lines, f"expect {clause}"]
    assert judge(read("\n".join(text))[0]).holds is holds
