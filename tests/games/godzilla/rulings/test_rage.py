"""Rulings on rage: what the start phase does to it, and what hears that."""

from __future__ import annotations

import pytest

from headjudge.kernel.cards import Card
from tests.games.godzilla.table import after, battle, given, monster, side, strategy

EDITIONS = pytest.mark.parametrize("edition", ["ja-1.04", "en-1.01"])
LANGUAGES = pytest.mark.parametrize("lang", ["en", "ja"])

KEEPER = (
    "When you would set this card's [Rage] to 0 during your start phase, if this card has "
    "3 or more [Rage], you may discard 1 card from your hand. If you do, set this card's "
    "[Rage] to 3 instead."
)
KEEPER_JA = (
    "あなたのスタートフェイズにこれの【怒り】を0にする際、これの【怒り】が3以上なら、"
    "あなたの手札を1枚捨てることで、かわりにこれの【怒り】を3にする。"
)


def keeper(lang: str) -> Card:
    return monster(text=KEEPER, text_ja=KEEPER_JA, lang=lang)


@EDITIONS
@LANGUAGES
@pytest.mark.rule("godzilla:10.9.1")
@pytest.mark.rule("godzilla:7.2.4")
@pytest.mark.parametrize(("answer", "rage"), [("yes", 3), ("no", 0)])
def test_a_monster_keeps_its_rage_for_a_price(
    lang: str, edition: str, answer: str, rage: int
) -> None:
    """Q. My turn begins and my monster would calm down. I discard a card. Its rage?
    A. 3, as its text says; without the card it is 0."""
    paid, drawn = battle(), battle()
    table = given(
        you=side(stack=[keeper(lang)], hand=[paid], deck=[drawn], rage=5),
        phase="start phase",
        edition=edition,
    )
    table.you.says(answer)
    if answer == "yes":
        table.you.chooses(paid)
    assert table.you.rage == rage
    assert table.you.discard == ([paid] if answer == "yes" else [])


@LANGUAGES
@pytest.mark.rule("godzilla:10.9.3")
@pytest.mark.parametrize(("rage", "hand"), [(2, 1), (5, 0)])
def test_it_is_not_offered_where_it_does_not_apply(lang: str, rage: int, hand: int) -> None:
    """Q. There is too little rage, or no card to discard.  A. Then nothing replaces it."""
    table = given(
        you=side(stack=[keeper(lang)], hand=[battle() for _ in range(hand)], rage=rage),
        phase="start phase",
    )
    assert table.you.rage == 0


@pytest.mark.rule("godzilla:10.9.1")
def test_an_effect_that_sets_rage_is_no_matter_of_the_start_phase() -> None:
    """Q. In my main phase an effect sets my rage to 0. May I keep it?  A. No."""
    table = after(
        "Set your monster card's [Rage] to 0.",
        you=side(stack=[keeper("en")], hand=[battle()], rage=5),
    )
    assert table.you.rage == 0


@EDITIONS
@LANGUAGES
@pytest.mark.rule("godzilla:7.2.4")
@pytest.mark.parametrize(("rage", "drawn"), [(3, 1), (0, 0)])
def test_rage_that_is_set_to_0_as_the_turn_starts_is_reduced(
    lang: str, edition: str, rage: int, drawn: int
) -> None:
    """Q. My card waits for my rage to be reduced. My start phase sets it to 0.  A. It hears
    that once, whatever the rage was; not if there was none."""
    ledger = battle(
        text="[Your Turn] Whenever your monster card's [Rage] is reduced, "
        "increase your opponent's [Rage] by 1.",
        text_ja="【あなたのターン中】あなたの怪獣カードの【怒り】が減るたび、相手の【怒り】を1増やす。",
        lang=lang,
    )
    table = given(
        you=side(zones={6: ledger}, deck=[battle()], rage=rage),
        phase="start phase",
        edition=edition,
    )
    assert table.you.rage == 0
    assert table.them.rage == drawn


@pytest.mark.rule("godzilla:7.2.4")
def test_the_rules_are_nobodys_effect() -> None:
    """Q. My rage cannot be reduced by my opponent's effects. Does it stay when my turn starts?
    A. No: the rules set it to 0."""
    calm = monster(text="This card's [Rage] cannot be reduced by your opponent's effects.")
    table = given(you=side(stack=[calm], deck=[battle()], rage=2), phase="start phase")
    assert table.you.rage == 0
    order = strategy(text="Set your opponent's [Rage] to 0.")
    table = given(you=side(stack=[calm], rage=2), them=side(hand=[order]), turn_of="them")
    table.them.plays(order, zone=1)
    assert table.you.rage == 2


@pytest.mark.rule("godzilla:10.5.4.1")
@pytest.mark.parametrize(("rage", "offered"), [(2, True), (0, False)])
def test_rage_that_is_0_cannot_be_set_to_0_as_a_price(rage: int, offered: bool) -> None:
    """Q. I have no rage. May I set it to 0 for a card?  A. No: nothing would be done (1.3.2.1)."""
    drawn = battle()
    table = after(
        "You may set your monster card's [Rage] to 0. If you do, draw 1 card.",
        you=side(deck=[drawn], rage=rage),
    )
    if offered:
        table.you.says("yes")
    assert table.you.hand == ([drawn] if offered else [])
