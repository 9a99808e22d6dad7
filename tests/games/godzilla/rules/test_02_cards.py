"""2. Card information."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.games.godzilla import c02_cards
from headjudge.games.godzilla.language import text
from headjudge.kernel.errors import BadCard
from headjudge.language import terms as t
from tests.games.godzilla.table import after, battle, given, having, monster, seats, side, strategy

EDITIONS = pytest.mark.parametrize("edition", ["ja-1.04", "en-1.01"])


def card_file(**fields: Any) -> str:
    """A card file with one card in it."""
    data = {
        "number": '"X-1"', "name": '"Scout"', "type": '"battle"', "rank": "1",
        "colors": '["red"]', "traits": '["Test"]',
    } | fields  # fmt: skip
    return "[[card]]\n" + "\n".join(f"{name} = {value}" for name, value in data.items())


def refused(**fields: Any) -> str | None:
    """The rule that such a card breaks, or None."""
    try:
        c02_cards.read_file(card_file(**fields))
    except BadCard as error:
        return error.rule
    return None


# 2.1. Card name


def test_2_1_3_a_name_in_quotation_brackets_means_the_cards_of_that_name() -> None:
    scout, guard = battle("Scout"), battle("Guard")
    table = after(
        "[Destroy] all “Scout” cards in your opponent's zones.",
        them=side(zones={3: scout, 4: guard}),
    )
    assert table.them.discard == [scout]


def test_2_1_3_part_of_a_name_is_not_the_name() -> None:
    old = battle("Scout of Old")
    table = after(
        "[Destroy] all “Scout” cards in your opponent's zones.", them=side(zones={3: old})
    )
    assert table.them.zone(3) is old


@pytest.mark.rule("godzilla:2.1.3")
def test_every_sort_of_quotation_bracket_is_read_alike() -> None:
    said = [
        text.read(f"Search your deck for 1 {name}.", "en", "strategy")
        for name in ("“Scout”", "「Scout」", '"Scout"')
    ]
    assert said[0] == said[1] == said[2]


# 2.2. Types


@pytest.mark.rule("godzilla:2.2.1")
def test_there_are_monster_battle_and_strategy_cards_and_no_others() -> None:
    assert [refused(type=f'"{each}"') for each in ("monster", "battle", "strategy")] == [None] * 3
    assert refused(type='"trap"') == "2.2.1"


# 2.3. Rank


def test_2_3_2_1_monster_ranks_run_from_one_to_four() -> None:
    ranks = range(-1, 7)
    allowed = [rank for rank in ranks if refused(type='"monster"', rank=rank) is None]
    assert allowed == [1, 2, 3, 4]
    assert refused(type='"monster"', rank=5) == "2.3.2.1"


def test_2_3_2_1_monster_ranks_are_roman_numerals_in_texts() -> None:
    table = after(
        "If your monster card is rank III, draw 1 card.",
        side(stack=[monster(rank=3)], deck=[battle()]),
    )
    assert len(table.you.hand) == 1
    table = after(
        "If your monster card is rank III, draw 1 card.",
        side(stack=[monster(rank=2)], deck=[battle()]),
    )
    assert table.you.hand == []


@pytest.mark.rule("godzilla:2.3.2.2", "godzilla:2.3.2.3")
@pytest.mark.parametrize("kind", ["battle", "strategy"])
def test_other_ranks_are_ordinary_numbers_and_may_be_zero(kind: str) -> None:
    allowed = [rank for rank in range(-1, 12) if refused(type=f'"{kind}"', rank=rank) is None]
    assert allowed == list(range(12))


@pytest.mark.rule("godzilla:2.3.2.2")
def test_battle_ranks_are_arabic_numerals_in_texts() -> None:
    low, high = battle(rank=2), battle(rank=3)
    table = after(
        "[Destroy] 1 of your opponent's rank 2 or lower battle cards.",
        them=side(zones={3: low, 4: high}),
    )
    assert table.them.discard == [low]


def lowering(by: int, kind: str, where: tuple[str, ...]) -> Any:
    """A card that lowers the ranks of all cards of a type in some areas of both players."""
    cards = t.Every(t.Cards(where, t.EACH, (t.Type((kind,)),)))
    return having(battle("Leveller"), t.Continuous((t.Change(cards, "rank", "add", -by),)))


@pytest.mark.rule("godzilla:2.3.2.2.1", "godzilla:1.3.2.4")
@pytest.mark.parametrize("who", ["you", "them"])
@pytest.mark.parametrize(("edition", "rank"), [("ja-1.04", 0), ("en-1.01", -2)])
def test_a_battle_rank_below_zero_is_zero_in_the_japanese_edition_only(
    edition: str, rank: int, who: str
) -> None:
    card, leveller = battle(rank=1), lowering(3, "battle", ("zone",))
    table = given(**seats(who, side(zones={3: card, 5: leveller})), edition=edition)
    player = table.you if who == "you" else table.them
    assert player.value(card, "rank") == rank


@EDITIONS
@pytest.mark.rule("godzilla:2.3.2.2.1")
def test_a_battle_rank_that_stays_above_zero_is_what_it_comes_to(edition: str) -> None:
    card = battle(rank=5)
    table = given(you=side(zones={3: card, 5: lowering(3, "battle", ("zone",))}), edition=edition)
    assert table.you.value(card, "rank") == 2


@pytest.mark.rule("godzilla:2.3.2.2.1")
def test_a_rank_taken_as_zero_does_not_make_room_for_another() -> None:
    """Two battle cards of ranks 0 (it would be -2) and 3: together they are 3, not 1."""
    low, high = battle(rank=1), battle(rank=6)
    leveller = lowering(3, "battle", ("zone",))
    total = t.Relation(
        t.Of("rank", t.Every(t.Cards(("zone",), t.YOU, (t.Type(("battle",)),)))), "<=", 2
    )
    counted = having(strategy(), t.Keyword("Strategy", None, (t.If(total, (t.Draw(1),)),)))
    mine = side(zones={3: low, 4: high}, deck=[battle()])
    table = after(counted, mine, side(zones={5: leveller}))
    assert table.you.hand == []
    mine = side(zones={3: low, 4: high}, deck=[battle()])
    table = after(counted, mine, side(zones={5: leveller}), edition="en-1.01")
    assert len(table.you.hand) == 1


@pytest.mark.rule("godzilla:2.3.2.3.1", "godzilla:1.3.2.4")
@pytest.mark.parametrize(("edition", "rank"), [("ja-1.04", 0), ("en-1.01", -2)])
def test_a_strategy_rank_below_zero_is_zero_in_the_japanese_edition_only(
    edition: str, rank: int
) -> None:
    plan = strategy(rank=1)
    table = given(
        you=side(strategies={1: plan}),
        them=side(zones={5: lowering(3, "strategy", ("strategy",))}),
        edition=edition,
    )
    assert table.you.value(plan, "rank") == rank


@EDITIONS
@pytest.mark.rule("godzilla:2.3.2.3.1")
def test_a_strategy_rank_that_stays_above_zero_is_what_it_comes_to(edition: str) -> None:
    plan = strategy(rank=4)
    table = given(
        you=side(strategies={1: plan}),
        them=side(zones={5: lowering(3, "strategy", ("strategy",))}),
        edition=edition,
    )
    assert table.you.value(plan, "rank") == 1


@EDITIONS
@pytest.mark.rule("godzilla:1.3.2.4")
def test_a_monster_rank_has_no_such_limit(edition: str) -> None:
    table = given(you=side(zones={5: lowering(3, "monster", ("zone",))}), edition=edition)
    assert table.you.value(table.you.monster, "rank") == -2


# 2.4. Colour


def test_2_4_3_a_color_is_red_blue_white_or_green() -> None:
    colors = ("red", "blue", "white", "green", "black", "yellow", "Red", "")
    assert [each for each in colors if refused(colors=f'["{each}"]') is None] == [
        "red", "blue", "white", "green",
    ]  # fmt: skip
    assert refused(colors='["black"]') == "2.4.3"


@pytest.mark.rule("godzilla:2.4.1")
def test_a_card_without_a_color_is_refused() -> None:
    assert refused(colors="[]") == "2.4.1"


@pytest.mark.parametrize("color", ["red", "green"])
def test_2_4_4_a_card_of_several_colors_is_each_of_them(color: str) -> None:
    both = battle(colors=["red", "green"])
    table = after(
        f"[Destroy] all {color} battle cards in your opponent's zones.", them=side(zones={3: both})
    )
    assert table.them.discard == [both]


def test_2_4_4_and_no_other() -> None:
    both = battle(colors=["red", "green"])
    table = after(
        "[Destroy] all blue battle cards in your opponent's zones.", them=side(zones={3: both})
    )
    assert table.them.zone(3) is both


# 2.5. Traits


@pytest.mark.parametrize("trait", ["Diver", "Robot"])
def test_2_5_1_1_a_card_with_several_trait_words_has_each_of_them(trait: str) -> None:
    both, none = battle(traits=["Diver", "Robot"]), battle(traits=["Bird"])
    table = after(
        f"[Destroy] all «{trait}» battle cards in your opponent's zones.",
        them=side(zones={3: both, 4: none}),
    )
    assert table.them.discard == [both]


def test_2_5_3_a_word_in_double_angle_brackets_is_a_trait_and_no_name() -> None:
    named, trait = battle("Diver", traits=["Bird"]), battle("Gull", traits=["Diver"])
    table = after(
        "[Destroy] all «Diver» battle cards in your opponent's zones.",
        them=side(zones={3: named, 4: trait}),
    )
    assert table.them.discard == [trait]


def test_2_5_3_1_a_trait_printed_as_an_icon_is_read_alike() -> None:
    words = [
        text.read(f"[Destroy] 1 of your opponent's {trait} battle cards.", "en", "strategy")
        for trait in ("«Diver»", "《Diver》", "<《Diver》>", "<«Diver»>")
    ]
    assert words[0] == words[1] == words[2] == words[3]


# 2.9. Text


@EDITIONS
def test_2_9_2_reminder_text_does_nothing(edition: str) -> None:
    table = after(
        "Draw 1 card. (You win the game. Then draw 5 cards.)",
        side(deck=[battle(), battle()]),
        edition=edition,
    )
    assert table.result is None
    assert len(table.you.hand) == 1


@EDITIONS
def test_2_9_2_the_same_words_without_the_brackets_do_something(edition: str) -> None:
    table = after("Draw 1 card. You win the game.", side(deck=[battle()]), edition=edition)
    assert table.result == ("you", "1.2.4")


@EDITIONS
def test_2_9_2_brackets_in_the_name_of_a_card_are_part_of_the_name(edition: str) -> None:
    """DEVIATIONS: the exception for names that only the Japanese edition makes."""
    young, plain = battle("Gull (Fledgling)"), battle("Gull")
    table = after(
        "[Destroy] all “Gull (Fledgling)” cards in your opponent's zones. (Not any other “Gull”.)",
        them=side(zones={3: young, 4: plain}),
        edition=edition,
    )
    assert table.them.discard == [young]
    assert table.them.zone(4) is plain


def test_2_9_2_a_text_that_is_nothing_but_reminder_gives_no_ability() -> None:
    assert battle(text="(A card without abilities.)").abilities.terms == ()
    assert battle(text="[Enter] Draw 1 card. (If you can.)").abilities.terms != ()


# 2.11. Collection data


@pytest.mark.rule("godzilla:2.11.2")
def test_no_two_cards_of_a_file_have_the_same_number() -> None:
    with pytest.raises(BadCard) as refusal:
        c02_cards.read_file(card_file() + "\n" + card_file())
    assert refusal.value.rule == "2.11.2"
