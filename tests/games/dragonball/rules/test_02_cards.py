"""2-1 to 2-10, 2-12, 2-15. What is printed on a card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from headjudge.games.dragonball import c05_preparing
from headjudge.games.dragonball.c02_cards import printed as c02_cards_printed
from headjudge.games.dragonball.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.kernel.errors import BadCard
from headjudge.language import terms as t
from tests.games.dragonball.table import (
    PLAIN_LEADER,
    battle_card,
    extra_card,
    given,
    leader,
    seats,
    side,
)
from tests.games.dragonball.told import THEIR_BATTLE_CARDS, gets, main, obeyed, printed
from tests.games.table import other

BOTH = pytest.mark.parametrize("who", ["you", "them"])
A = battle_card("Ada")
DRAW = (t.Draw(1),)


def refused(make: Callable[..., Card], **fields: Any) -> str:
    """The rule by which a record is no card; "" if it is one."""
    try:
        make(**fields)
    except BadCard as error:
        return error.rule
    return ""


# 2-1, 2-5, 2-6. Names that a text adds

FURTHER = pytest.mark.parametrize(
    ("text", "filter"),
    [
        ("[Permanent] This card gains {Old Kiln} in all areas.", t.Named(("Old Kiln",))),
        ("[Permanent] This card gains <Karrow> in all areas.", v.Character(("Karrow",))),
        ("[Permanent] This card gains 《Saint》 in all areas.", t.Trait(("Saint",))),
        ("[Permanent] This card gains black in all areas.", t.Color(("black",))),
    ],
    ids=["name", "character", "trait", "colour"],
)


@pytest.mark.rule("dragonball:2-1-3", "dragonball:2-5-5", "dragonball:2-6-6")
@FURTHER
@pytest.mark.parametrize("area", ["deck", "hand", "drop", "life", "battle", "energy"])
def test_what_a_text_adds_to_the_names_of_a_card_holds_in_every_area(
    text: str, filter: t.Filter, area: str
) -> None:
    heir = battle_card("Heir", *printed(text))
    found = t.Relation(t.Count(t.Cards((area,), t.YOU, (filter,))), "==", 1)
    mine: dict[str, Any] = {area: [heir, A]}
    _table, me, _they = obeyed("you", t.If(found, (v.PutTop(1, "warp"),)), mine=side(**mine))
    assert len(me.warp) == 1


@pytest.mark.rule("dragonball:2-1-3", "dragonball:2-5-5", "dragonball:2-6-6")
@FURTHER
def test_it_holds_while_a_deck_is_built(text: str, filter: t.Filter) -> None:
    strict = leader("Strict", v.DeckBan((filter,)))
    fillers = [battle_card(f"Filler {kind}") for kind in range(13)]
    rest = [card for card in fillers for _copy in range(4)]
    assert c05_preparing.check_deck(strict, rest[:50]) == []
    heir = battle_card("Heir", *printed(text))
    assert [each.rule for each in c05_preparing.check_deck(strict, [heir, *rest[:49]])] == ["1-3-1"]


def test_2_1_3_it_keeps_its_own_name_as_well() -> None:
    heir = battle_card("Heir", v.InAllAreas("name", ("Old Kiln", "Heir")))
    assert heir.values["name"] == ("Heir", "Old Kiln")


# 2-3. Types


@pytest.mark.parametrize("kind", ["spell", "token", ""])
def test_2_3_2_there_are_no_other_types(kind: str) -> None:
    assert refused(battle_card, type=kind) == "2-3-2"


def test_2_3_2_there_are_three_types() -> None:
    assert (refused(leader), refused(battle_card), refused(extra_card)) == ("", "", "")
    types = [card.values["type"] for card in (leader(), battle_card(), extra_card())]
    assert types == ["leader", "battle", "extra"]


YOUR_LEADER = "[Activate: Main] If your Leader Card is blue, draw 1 card."


@pytest.mark.parametrize(("color", "drawn"), [("blue", 1), ("red", 0)])
@BOTH
def test_2_3_2_1_1_a_text_about_a_leader_means_the_one_in_the_leader_area(
    who: str, color: str, drawn: int
) -> None:
    """Whatever lies elsewhere: the other player's is of the other colour."""
    asks = battle_card("Asker", *printed(YOUR_LEADER))
    theirs = side(leader("Them", color=["red" if color == "blue" else "blue"]))
    mine = side(leader("Lead", color=[color]), battle=[asks])
    table = given(**seats(who, mine, theirs), turn_of=who)
    table.player(who).uses(asks)
    assert len(table.player(who).hand) == drawn


def two_faced() -> Card:
    """A leader that can be turned over either way; the front draws, the back deals damage."""
    turn = main(v.FlipOver(t.Self()))
    return leader("Janus", turn, main(*DRAW), back=(turn, main(v.InflictDamage(1))))


@BOTH
def test_2_3_2_1_2_what_the_back_says_is_as_if_not_there(who: str) -> None:
    janus = two_faced()
    table = given(**seats(who, side(janus)), turn_of=who)
    me, they = table.player(who), table.player(other(who))
    me.uses(janus, 1)
    assert (len(me.hand), len(they.life), me.power(janus)) == (1, 8, 10000)
    assert me.value(janus, "name") == ("Janus",)


@BOTH
def test_2_3_2_1_3_with_the_back_up_the_front_is_as_if_not_there(who: str) -> None:
    janus = two_faced()
    table = given(**seats(who, side(janus)), turn_of=who)
    me, they = table.player(who), table.player(other(who))
    me.uses(janus, 0)
    assert me.leader is not janus
    assert me.value(me.leader, "name") == ("Janus, awakened",)
    assert me.power(me.leader) == 15000
    me.uses(me.leader, 1)
    assert (len(me.hand), len(they.life)) == (0, 7)


@BOTH
def test_2_3_2_1_2_turned_back_only_the_front_counts_again(who: str) -> None:
    janus = two_faced()
    table = given(**seats(who, side(janus)), turn_of=who)
    me = table.player(who)
    me.uses(janus, 0)
    me.uses(me.leader, 0)
    assert me.leader is janus
    assert me.power(janus) == 10000


def test_2_3_2_1_2_leaders_and_no_others_have_a_back() -> None:
    assert refused(battle_card, back=c02_cards_printed.Side(name="Other", power=1)) == "2-3-2-1-2"
    assert refused(battle_card, type="leader", **NO_COSTS) == "2-3-2-1-2"


NO_COSTS: dict[str, Any] = dict.fromkeys(("energy_cost", "combo_cost", "combo_power"))


# 2-4. Colours


@pytest.mark.parametrize("color", ["red", "blue", "green", "yellow", "black"])
def test_2_4_1_1_these_are_the_colours(color: str) -> None:
    assert refused(battle_card, color=[color], specified_cost=[color]) == ""


@pytest.mark.parametrize("color", ["purple", "white", "Red", ""])
def test_2_4_1_1_there_is_no_other(color: str) -> None:
    assert refused(battle_card, color=[color]) == "2-4-1-1"
    assert refused(extra_card, specified_cost=[color]) == "2-4-1-1"


# 2-5 to 2-11. What only some types have


def test_2_5_4_extra_cards_have_no_character_name() -> None:
    assert refused(extra_card, character=["Karrow"]) == "2-5-4"
    assert refused(battle_card, character=["Karrow"]) == ""
    assert refused(leader, character=["Karrow"]) == ""


def test_2_6_5_extra_cards_have_no_special_trait() -> None:
    assert refused(extra_card, traits=["Saint"]) == "2-6-5"
    assert refused(battle_card, traits=["Saint"]) == ""
    assert refused(leader, traits=["Saint"]) == ""


def test_2_7_3_extra_cards_have_no_era() -> None:
    assert refused(extra_card, era="Kiln Saga") == "2-7-3"
    assert refused(battle_card, era="Kiln Saga") == ""
    assert refused(leader, era="Kiln Saga") == ""


@BOTH
def test_2_7_3_a_text_may_ask_for_the_era(who: str) -> None:
    old, new = battle_card("Old", era="Kiln Saga"), battle_card("New", era="Late Saga")
    kiln = t.Cards(("battle",), t.OPPONENT, (v.Era(("Kiln Saga",)),))
    _table, _me, they = obeyed(who, v.KO(t.Every(kiln)), theirs=side(battle=[old, new]))
    assert (they.battle, they.drop) == ([new], [old])


def test_2_8_2_extra_cards_have_no_power() -> None:
    assert refused(extra_card, power=5000) == "2-8-2"
    assert refused(battle_card, power=None) == "2-8-2"
    assert refused(leader, power=None) == "2-8-2"


@BOTH
def test_2_8_3_power_may_fall_below_zero(who: str) -> None:
    _table, _me, they = obeyed(who, gets(t.Every(t.Cards(("leader",), t.OPPONENT)), -15000))
    assert they.power(they.leader) == -5000


def test_2_8_3_what_is_below_zero_is_worked_with_as_it_is() -> None:
    """10000, less 15000, and 10000 more is 5000."""
    theirs = t.Every(t.Cards(("leader",), t.OPPONENT))
    _table, _me, they = obeyed("you", gets(theirs, -15000), gets(theirs, 10000))
    assert they.power(PLAIN_LEADER) == 5000


def test_2_9_2_only_battle_cards_have_combo_power() -> None:
    assert refused(extra_card, combo_power=5000) == "2-9-2"
    assert refused(leader, combo_power=5000) == "2-9-2"
    assert refused(battle_card, combo_power=5000) == ""


def test_2_10_2_only_battle_cards_have_a_combo_cost() -> None:
    assert refused(extra_card, combo_cost=1) == "2-10-2"
    assert refused(leader, combo_cost=1) == "2-10-2"
    assert refused(battle_card, combo_cost=1) == ""


def test_2_11_2_leaders_have_no_energy_cost() -> None:
    assert refused(leader, energy_cost=1) == "2-11-2"
    assert refused(battle_card, energy_cost=None) == "2-11-2"
    assert refused(extra_card, energy_cost=None) == "2-11-2"


def test_2_11_2_nor_a_specified_cost() -> None:
    assert refused(leader, specified_cost=["red"]) == "2-11-2"


# 2-12. Skills


GIVES = "[Permanent] Your Leader Card gets +5000 power."


@pytest.mark.parametrize("area", ["battle", "combo", "hand", "deck", "drop", "life", "energy"])
def test_2_12_2_a_permanent_skill_works_in_the_battle_area_only(area: str) -> None:
    mine: dict[str, Any] = {area: [battle_card("Giver", *printed(GIVES))]}
    table = given(side(**mine), phase="")
    assert table.you.power(PLAIN_LEADER) == (15000 if area == "battle" else 10000)


@BOTH
def test_2_12_2_that_of_a_leader_works_in_the_leader_area(who: str) -> None:
    boss = leader("Boss", *printed(GIVES))
    table = given(**seats(who, side(boss)), turn_of=who)
    assert table.player(who).power(boss) == 15000
    assert table.player(other(who)).power(PLAIN_LEADER) == 10000


@pytest.mark.parametrize("area", ["hand", "drop", "warp", "energy"])
def test_2_12_2_an_activate_skill_elsewhere_is_not_offered(area: str) -> None:
    sage = battle_card("Sage", main(*DRAW), energy_cost=9)
    mine: dict[str, Any] = {area: [sage]}
    table = given(side(**mine))
    assert table.you.offers("activate") == []
    assert table.you.why_not("activate", sage, 0) == "2-12-2"


@pytest.mark.parametrize(("area", "drawn"), [("battle", 1), ("drop", 0), ("energy", 0)])
def test_2_12_2_an_auto_skill_elsewhere_hears_nothing(area: str, drawn: int) -> None:
    keen = battle_card("Keen", t.Auto(t.Pattern("begin main phase", who=t.YOU), DRAW))
    mine: dict[str, Any] = {area: [keen]}
    assert len(given(side(**mine)).you.hand) == drawn


def test_2_12_2_unless_the_skill_says_otherwise() -> None:
    cheap = t.Continuous((t.Change(t.Self(), "energy cost", "add", -1),), where=("hand",))
    bargain = battle_card("Bargain", cheap, energy_cost=2)
    table = given(side(hand=[bargain]), phase="")
    assert table.you.value(bargain, "energy cost") == 1


@pytest.mark.parametrize(
    "plain",
    ["[Blocker]", "[Activate: Main] Draw 1 card.", "[Permanent] This card can't attack."],
)
def test_2_12_3_an_explanatory_note_does_nothing_by_itself(plain: str) -> None:
    """Not even if what it says were a skill."""
    for note in ("(Draw 2 cards.)", "(You may rest it, and attacks go elsewhere.)"):
        assert printed(f"{plain} {note}") == printed(plain)
        assert len(printed(plain)) == 1


def test_2_12_3_1_what_stands_in_brackets_may_be_the_skill() -> None:
    """So it is with what a token is like."""
    text = "[Activate: Main] Play 1 Imp token. (Imp tokens have 5000 power)"
    maker = battle_card("Maker", *printed(text))
    table = given(side(battle=[maker]))
    table.you.uses(maker)
    assert [table.you.power(card) for card in table.you.battle] == [10000, 5000]


SKILL_LESS = t.Cards(("battle",), t.OPPONENT, (v.SkillLess(),))


@BOTH
def test_2_12_4_a_card_without_text_is_skill_less(who: str) -> None:
    talker = battle_card("Talker", main(*DRAW))
    _table, _me, they = obeyed(who, v.KO(t.Every(SKILL_LESS)), theirs=side(battle=[A, talker]))
    assert (they.battle, they.drop) == ([talker], [A])


def test_2_12_4_a_card_whose_skills_are_negated_still_has_text() -> None:
    talker = battle_card("Talker", main(*DRAW))
    off = t.Continuous((t.Change(t.Every(THEIR_BATTLE_CARDS), "abilities", "switch-off"),))
    _table, _me, they = obeyed(
        "you", t.Lasting("turn", off), v.KO(t.Every(SKILL_LESS)), theirs=side(battle=[talker])
    )
    assert they.battle == [talker]


# 2-15. Card number


def test_2_15_2_1_no_number_occurs_five_times_in_a_deck() -> None:
    fillers = [battle_card(f"Filler {kind}") for kind in range(13)]
    rest = [card for card in fillers for _copy in range(4)]
    assert c05_preparing.check_deck(leader(), [*[A] * 4, *rest[:46]]) == []
    found = c05_preparing.check_deck(leader(), [*[A] * 5, *rest[:45]])
    assert [each.rule for each in found] == ["5-1-3-1"]


def test_2_15_2_1_numbers_count_and_not_names() -> None:
    """Eight cards of one name, but of two numbers."""
    twins = [battle_card("Twin"), battle_card("Twin")]
    rest = [card for card in [battle_card(f"Filler {n}") for n in range(11)] for _copy in range(4)]
    main_deck = [*[card for card in twins for _copy in range(4)], *rest[:42]]
    assert c05_preparing.check_deck(leader(), main_deck) == []


def test_2_15_2_1_every_card_needs_a_number_of_its_own() -> None:
    record = c02_cards_printed.Printed(number="X-1", name="X", type="extra", energy_cost=1)
    with pytest.raises(BadCard, match="a number of its own"):
        c02_cards_printed.check_cards([record, record])
