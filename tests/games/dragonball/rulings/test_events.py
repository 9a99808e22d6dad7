"""8-6. Which events set a skill off, as texts call them."""

from __future__ import annotations

import pytest

from headjudge.kernel.cards import Card
from tests.games.dragonball.rulings.cards import device, fighter
from tests.games.dragonball.table import (
    PLAIN,
    PLAIN_LEADER,
    battle_card,
    fought,
    given,
    rested,
    side,
)

KARROW = battle_card("Karrow", character=["Karrow"], energy_cost=0)
ADA = battle_card("Ada", energy_cost=0)
RAISE = device("Raise", "[Activate: Main] Choose 1 Battle Card from your Drop Area and play it.")


# -- cards that are played --------------------------------------------------------------


@pytest.mark.rule("dragonball:8-6-1", "dragonball:3-6-3")
@pytest.mark.parametrize("article", ["a <Karrow>", "a <Karrow> card", "<Karrow>"])
def test_a_card_of_a_sort_is_played_in_your_battle_area(article: str) -> None:
    """From the hand or by a skill, but no other card, and none of theirs."""
    host = fighter("Host", f"[Auto] When {article} is played in your Battle Area, draw 1 card.")
    table = given(side(battle=[host], hand=[ADA, KARROW, RAISE], drop=[KARROW]))
    table.you.plays(ADA)
    assert len(table.you.hand) == 2
    table.you.plays(KARROW)
    assert len(table.you.hand) == 2
    table.you.uses(RAISE)
    assert len(table.you.hand) == 2 and table.you.battle == [host, ADA, KARROW, KARROW]
    table = given(side(hand=[KARROW]), side(battle=[host]))
    table.you.plays(KARROW)
    assert table.them.hand == []


@pytest.mark.rule("dragonball:8-6-1")
def test_an_article_fits_the_name() -> None:
    host = fighter(
        "Host", "[Auto] When an <Oma> Battle Card is played in your Battle Area, draw 1 card."
    )
    oma = battle_card("Oma", character=["Oma"], energy_cost=0)
    table = given(side(battle=[host], hand=[oma]))
    table.you.plays(oma)
    assert table.you.hand == [PLAIN]


@pytest.mark.rule("dragonball:8-6-1")
@pytest.mark.parametrize("article", ["a <Karrow>", "an <Oma> or <Karrow> card", "<Karrow>"])
def test_a_card_of_a_sort_is_played_from_your_hand(article: str) -> None:
    """And not from elsewhere."""
    host = fighter("Host", f"[Auto] When {article} is played from your hand, draw 1 card.")
    table = given(side(battle=[host], hand=[ADA, KARROW, RAISE], drop=[KARROW]))
    table.you.plays(ADA)
    table.you.uses(RAISE)
    assert table.you.hand == [KARROW], "from the drop area"
    table.you.plays(KARROW)
    assert table.you.hand == [PLAIN]


@pytest.mark.rule("dragonball:8-6-1")
def test_the_card_that_was_played_is_the_one_spoken_of() -> None:
    host = fighter(
        "Host",
        "[Auto] When a <Karrow> is played from your hand, it gets +5000 power for the duration of "
        "the turn.",
    )
    table = given(side(battle=[host, ADA], hand=[KARROW]))
    table.you.plays(KARROW)
    assert [table.you.power(card) for card in (KARROW, ADA)] == [15000, 10000]


@pytest.mark.rule("dragonball:8-6-1")
def test_a_card_is_played_from_your_drop_area() -> None:
    host = fighter("Host", "[Auto] When you play a <Karrow> from your Drop Area, draw 1 card.")
    table = given(side(battle=[host], hand=[KARROW, RAISE], drop=[KARROW]))
    table.you.plays(KARROW)
    assert table.you.hand == [RAISE]
    table.you.uses(RAISE)
    assert table.you.hand == [PLAIN]


# -- cards that are placed and not played -------------------------------------------------

FIELD = device(
    "Meadow", "[Field]\n[Auto] When this card is placed in your Battle Area, draw 1 card."
)
WATCHES = "[Auto] When you play a red card, draw 1 card."


@pytest.mark.rule("dragonball:3-6-3", "dragonball:10-3-1")
def test_a_field_card_is_placed_and_not_played() -> None:
    """Q. Does my [Field] card set off "when you play a red card"?  A. No: only Battle Cards are
    played. "When this card is placed" is set off."""
    host = fighter("Host", WATCHES)
    table = given(side(battle=[host], hand=[FIELD, ADA]))
    table.you.uses(FIELD)
    assert table.you.battle == [host, FIELD] and len(table.you.hand) == 2
    table.you.plays(ADA)
    assert len(table.you.hand) == 2


@pytest.mark.rule("dragonball:10-10-3-1", "dragonball:10-3-1")
@pytest.mark.parametrize("played", [True, False])
def test_a_field_card_cannot_be_answered_as_a_play(played: bool) -> None:
    """Its skill says "place", and [Counter: Play] answers skills that speak of playing."""
    answer = device("Answer", "[Counter: Play] Draw 1 card.")
    table = given(side(hand=[FIELD, ADA]), side(hand=[answer]), windows=True)
    if played:
        table.you.plays(ADA)
        assert table.asked == "them" and table.them.offers("counter") == [answer]
        table.leave_open()
    else:
        table.you.uses(FIELD)
        assert (table.asked, table.prompt) == ("you", "main")


@pytest.mark.rule("dragonball:3-6-3")
def test_a_ban_on_playing_does_not_keep_a_field_card_away() -> None:
    oath = device("Oath", "[Activate: Main] Draw 1 card, and you can't play red cards for the "
                  "duration of the turn.")  # fmt: skip
    table = given(side(hand=[FIELD, ADA, oath]))
    table.you.uses(oath)
    assert table.you.offers("play") == []
    table.you.uses(FIELD)
    assert table.you.battle == [FIELD]


# -- damage and KO ------------------------------------------------------------------------


@pytest.mark.rule("dragonball:4-11-1-2", "dragonball:4-11-1-1")
def test_a_card_deals_damage_by_its_attack_and_by_its_skill() -> None:
    """Q. My card's own skill inflicts damage. Has my card dealt damage?  A. Yes: it is the
    source. Another card's skill or attack is not its damage."""
    hitter = fighter(
        "Hitter",
        "[Auto] When this card deals damage, draw 1 card.\n"
        "[Activate: Main] Inflict 1 damage to your opponent's life.",
    )
    spark = device("Spark", "[Activate: Main] Inflict 2 damage to your opponent's life.")
    table = given(side(battle=[hitter, ADA], hand=[spark]))
    table.you.uses(hitter)
    assert len(table.them.life) == 7 and table.you.hand == [spark, PLAIN]
    table.you.uses(spark)
    table.you.attacks(ADA, PLAIN_LEADER)
    fought(table)
    assert len(table.them.life) == 4 and table.you.hand == [PLAIN]
    table.you.attacks(hitter, PLAIN_LEADER)
    fought(table)
    assert table.you.hand == [PLAIN, PLAIN]


@pytest.mark.rule("dragonball:4-10-2-2")
def test_damage_of_0_is_not_dealt() -> None:
    hitter = fighter(
        "Hitter",
        "[Auto] When this card deals damage, draw 1 card.\n"
        "[Activate: Main] Inflict 0 damage to your opponent's life.",
    )
    table = given(side(battle=[hitter]))
    table.you.uses(hitter)
    assert table.you.hand == []


@pytest.mark.rule("dragonball:7-4-1-4-2-1")
def test_a_card_ko_s_another_in_battle_and_not_by_its_skill() -> None:
    """Deviation: the condition is named for the battle, and of a KO no source is defined."""
    hunter = fighter(
        "Hunter",
        "[Auto] When this card KO-s your opponent's Battle Card, draw 1 card.\n"
        "[Activate: Main][Once per turn] Choose 1 of your opponent's Battle Cards and KO it.",
    )
    table = given(side(battle=[hunter]), side(battle=[rested(PLAIN), rested(ADA)]))
    table.you.uses(hunter)
    table.you.chooses(PLAIN)
    assert table.them.drop == [PLAIN] and table.you.hand == []
    table.you.attacks(hunter, ADA)
    fought(table)
    assert table.them.battle == [] and table.you.hand == [PLAIN]


# -- cards that leave the battle area -----------------------------------------------------

LEAVES = fighter("Leaves", "[Auto] When this card leaves the Battle Area, draw 1 card.")
BOUNCE = device(
    "Bounce", "[Activate: Main] Choose 1 of your Battle Cards and return it to its owner's hand."
)
LURE = device(
    "Lure", "[Activate: Main] Choose 1 of your opponent's Battle Cards and gain control of it."
)


@pytest.mark.rule("dragonball:8-6-5-1-2", "dragonball:7-2-1-2-1")
def test_a_card_that_combos_from_the_battle_area_leaves_it() -> None:
    table = given(side(battle=[LEAVES, ADA]))
    table.you.attacks(ADA, PLAIN_LEADER)
    table.you.combos(LEAVES)
    assert table.you.combo == [LEAVES] and table.you.hand == [PLAIN]
    fought(table)
    assert table.you.hand == [PLAIN], "from the combo area it does not leave the battle area"


@pytest.mark.rule("dragonball:8-6-5-1-2")
def test_a_card_that_combos_from_the_hand_leaves_no_battle_area() -> None:
    table = given(side(battle=[ADA], hand=[LEAVES]))
    table.you.attacks(ADA, PLAIN_LEADER)
    table.you.combos(LEAVES)
    fought(table)
    assert table.you.drop == [LEAVES] and table.you.hand == []


@pytest.mark.rule("dragonball:8-6-5-1-2")
def test_a_card_that_returns_to_the_hand_leaves_too_and_one_that_only_rests_does_not() -> None:
    table = given(side(battle=[LEAVES, ADA], hand=[BOUNCE]))
    table.you.attacks(LEAVES, PLAIN_LEADER)
    fought(table)
    assert table.you.hand == [BOUNCE]
    table.you.uses(BOUNCE)
    table.you.chooses(LEAVES)
    assert table.you.hand == [LEAVES, PLAIN]


@pytest.mark.rule("dragonball:11-5-1", "dragonball:8-6-5-1-2")
@pytest.mark.parametrize(("area", "drawn"), [("your", [PLAIN]), ("the", [])])
def test_a_card_that_the_other_player_takes_leaves_your_battle_area(
    area: str, drawn: list[Card]
) -> None:
    """It leaves yours, but goes from one battle area to another."""
    text = f"[Auto] When one of your Battle Cards leaves {area} Battle Area, draw 1 card."
    host = fighter("Host", text)
    table = given(side(hand=[LURE]), side(battle=[host, ADA]))
    table.you.uses(LURE)
    table.you.chooses(ADA)
    assert table.you.battle == [ADA] and (table.you.hand, table.them.hand) == ([], drawn)


# -- cards that would leave it ------------------------------------------------------------

INSTEAD = "draw 1 card instead."


@pytest.mark.rule("dragonball:8-9-1", "dragonball:7-2-1-2-1")
def test_a_card_that_would_combo_from_the_battle_area_would_leave_it() -> None:
    stays = fighter("Stays", f"[Permanent] If this card would leave the Battle Area, {INSTEAD}")
    table = given(side(battle=[stays, ADA]))
    table.you.attacks(ADA, PLAIN_LEADER)
    table.you.combos(stays)
    assert (table.you.battle, table.you.combo) == ([stays, ADA], [])
    assert table.you.hand == [PLAIN]
    table.you.passes()
    fought(table)
    assert len(table.them.life) == 7


@pytest.mark.rule("dragonball:8-9-1", "dragonball:11-5-1")
@pytest.mark.parametrize(
    "by",
    [
        "gain control of it",
        "return it to its owner's hand",
        "KO it",
        "place it under this card",
    ],
)
@pytest.mark.parametrize("whose", ["your opponent's", "your"])
def test_a_card_that_an_opponent_s_skill_would_remove_from_your_battle_area(
    by: str, whose: str
) -> None:
    """Whatever the skill does with it; what your own skill does is not replaced."""
    removed = "removed from your Battle Area by an opponent's skill"
    text = f"[Permanent] If this card would be {removed}, {INSTEAD}"
    stays = fighter("Stays", text)
    hook = fighter("Hook", f"[Activate: Main] Choose 1 of {whose} Battle Cards and {by}.")
    mine, theirs = side(battle=[hook]), side(battle=[stays])
    if whose == "your":
        mine, theirs = side(battle=[hook, stays]), side()
    table = given(mine, theirs)
    table.you.uses(hook)
    if whose == "your":
        table.you.chooses(stays)
        assert (stays in table.you.battle) == (by == "gain control of it")
        assert PLAIN not in table.you.hand
    else:
        assert table.them.battle == [stays] and table.them.hand == [PLAIN]
