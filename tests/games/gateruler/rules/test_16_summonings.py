"""16-11, 16-13, 16-14. Undying, Genesis Summoning, Abyssal Summoning."""

from __future__ import annotations

import pytest

from headjudge.games.gateruler.language import vocabulary as v
from headjudge.language import terms as t
from tests.games.gateruler.table import PLAIN, attacking, event, field, given, ruler, side, unit
from tests.games.gateruler.told import (
    THEIR_UNITS,
    YOUR_GRAVEYARD,
    YOUR_UNITS,
    obeyed,
    printed,
    seats,
)

BOTH = pytest.mark.parametrize("who", ["you", "them"])


# 16-11. Undying


@BOTH
def test_16_11a_1_it_is_normal_summoned_from_the_graveyard_for_its_cost(who: str) -> None:
    shade = unit("Shade", *printed("Undying"), level=2)
    for resources, can in ((2, True), (1, False)):
        table = given(
            **seats(who, side(graveyard=[shade, PLAIN], resources=resources)), turn_of=who
        )
        own = table.player(who)
        assert own.offers("summon") == ([shade] if can else [])
        if can:
            own.summons(shade, 1)
            assert own.attack(1) == shade and own.ready_resources == 0


def test_16_11a_2_when_units_are_summoned_and_at_no_other_time() -> None:
    """Nor in an attack phase, nor while something is in the gate; and it counts for the cap."""
    shade = unit("Shade", *printed("Undying"))
    trap = event("Trap", v.EventEffect("instant", (t.Draw(1),)))
    table = attacking(you=side(graveyard=[shade], set=[trap], attack={1: PLAIN}))
    assert table.prompt == "act" and table.you.offers("summon") == []
    while table.prompt == "act":
        table.you.passes()
    table = given(you=side(ruler=ruler(summon_cap=1), graveyard=[shade, shade]))
    table.you.summons(shade, 1)
    assert table.you.offers("summon") == []


# 16-13. Genesis Summoning

GENESIS = (
    "Genesis Summoning - Standard Action: Materials - This and 1 other allied unit. "
    "You may special summon 1 {Dragon} unit card from your deck."
)
MAGE = unit("Mage", *printed(GENESIS))
DRAGON = unit("Dragon", attributes=["Dragon"])


@BOTH
def test_16_13b_materials_are_put_away_and_a_unit_is_special_summoned(who: str) -> None:
    table = given(**seats(who, side(attack={1: MAGE, 2: PLAIN}, deck=[DRAGON])), turn_of=who)
    own = table.player(who)
    own.uses(MAGE)
    own.says("yes")
    own.chooses(MAGE, PLAIN)
    own.says("yes")
    own.chooses(DRAGON)
    own.chooses_zone(1)
    assert own.attack(1) == DRAGON and own.attack(2) is None


def test_16_13b_it_is_a_standard_action() -> None:
    trap = event("Trap", v.EventEffect("instant", (t.Draw(1),)))
    table = attacking(you=side(attack={1: MAGE, 2: PLAIN}, set=[trap]))
    assert table.prompt == "act" and table.you.offers("ability") == []
    while table.prompt == "act":
        table.you.passes()


@pytest.mark.parametrize("word", ["Genesis Summoning", "Abyssal Summoning"])
@pytest.mark.rule("gateruler:16-13b-1", "gateruler:16-14b-1")
def test_an_ability_is_one_if_its_text_begins_with_the_keyword(word: str) -> None:
    """A unit with such an ability has the keyword; one that summons without the word has not."""
    cut = t.Destroy(t.Every(t.Cards(("unit",), t.OPPONENT, (t.HasKeyword(word),))))
    text = (
        GENESIS
        if word[0] == "G"
        else (
            "Abyssal Summoning - Standard Action: You may special summon a unit card with Abyssal "
            "Concerto in your graveyard by fulfilling its requirements."
        )
    )
    one = unit("One", *printed(text))
    two = unit("Two", *printed("Standard Action: Special summon 1 unit card from your deck."))
    _table, _own, theirs = obeyed("you", cut, theirs=side(attack={1: one, 2: two}))
    assert theirs.attack(1) is None and theirs.attack(2) == two


def _materials(what: t.Object, *then: t.Effect) -> t.Effect:
    return t.May((v.Materials(what),), then)


@pytest.mark.rule("gateruler:16-13b-3a")
def test_16_13b_2_the_text_determines_the_materials() -> None:
    beasts = t.Pick(2, t.Cards(("unit",), t.YOU, (v.Attribute(("Beast",)),)))
    one, two = unit("One", attributes=["Beast"]), unit("Two", attributes=["Beast"])
    _table, own, _other = obeyed(
        "you", _materials(beasts, t.Draw(1)), mine=side(attack={1: one, 2: PLAIN, 3: two})
    )
    own.says("yes")
    if own.table.prompt == "order":
        own.chooses(one, two)
    assert (own.attack(1), own.attack(2), own.attack(3)) == (None, PLAIN, None)
    assert len(own.hand) == 1


def test_16_13b_2a_materials_are_units_in_play_that_one_controls() -> None:
    any_unit = t.Pick(1, t.Cards(("unit",), t.EACH))
    fox, bear = unit("Fox"), unit("Bear")
    table, own, theirs = obeyed(
        "you", _materials(any_unit, t.Draw(1)), mine=side(attack={1: fox}),
        theirs=side(attack={1: bear}),
    )  # fmt: skip
    own.says("yes")
    assert own.attack(1) is None and theirs.attack(1) == bear
    table, own, _other = obeyed(
        "you", _materials(any_unit, t.Draw(1)), theirs=side(attack={1: bear})
    )
    assert table.prompt == "act" or own.offered == ["no"]
    if table.prompt == "may":
        own.says("no")


@pytest.mark.rule("gateruler:16-13b-2a")
def test_unless_the_text_says_otherwise() -> None:
    fox = unit("Fox")
    _table, own, _other = obeyed(
        "you", _materials(t.Pick(1, YOUR_GRAVEYARD), t.Draw(1)), mine=side(graveyard=[fox])
    )
    own.says("yes")
    assert own.graveyard == [] and len(own.hand) == 1


@BOTH
def test_16_13b_2b_each_goes_under_its_owners_deck(who: str) -> None:
    """Also a unit of the other player that one has taken over."""
    fox = unit("Fox")
    order = (v.GainControl(t.Every(THEIR_UNITS)), _materials(t.Every(YOUR_UNITS), t.Draw(1)))
    _table, own, theirs = obeyed(who, *order, theirs=side(attack={1: fox}))
    own.chooses_zone(1)
    own.says("yes")
    assert theirs.deck[-1] is fox and fox not in own.deck


def test_16_13b_2c_materials_can_be_spoken_of() -> None:
    """As the cards that were moved."""
    fox = unit("Fox", level=3)
    total = t.Draw(t.Of("level", t.It("materials")))
    _table, own, _other = obeyed(
        "you", _materials(t.Every(YOUR_UNITS), total), mine=side(attack={1: fox})
    )
    own.says("yes")
    assert len(own.hand) == 3


def test_16_13b_3_they_need_not_be_declared_and_then_nothing_happens() -> None:
    table = given(you=side(attack={1: MAGE, 2: PLAIN}, deck=[DRAGON]))
    table.you.uses(MAGE)
    table.you.says("no")
    assert table.you.attack(1) == MAGE and table.you.attack(2) == PLAIN and table.prompt == "act"


def test_16_13b_3a_as_a_cost_all_of_it_or_nothing() -> None:
    """Without a second unit the first is not put away."""
    table = given(you=side(attack={1: MAGE}, deck=[DRAGON]))
    table.you.uses(MAGE)
    if table.prompt == "may":
        assert table.you.offered == ["no"]
        table.you.says("no")
    assert table.you.attack(1) == MAGE and table.prompt == "act"


def test_16_13b_4_the_deck_is_shuffled_after_the_choice() -> None:
    deck = [DRAGON, *[unit(f"Number {at}") for at in range(20)]]
    mine = side(attack={1: MAGE, 2: PLAIN}, deck=deck, deck_of_plain=0)
    table = given(you=mine)
    table.you.uses(MAGE)
    table.you.says("yes")
    table.you.chooses(MAGE, PLAIN)
    table.you.says("yes")
    table.you.chooses(DRAGON)
    table.you.chooses_zone(1)
    assert table.you.deck[:20] != deck[1:] and set(table.you.deck) == {*deck[1:], MAGE, PLAIN}


def test_16_13c_the_unit_is_genesis_summoned() -> None:
    came = printed("When this is Genesis Summoned, draw a card.")
    dragon = unit("Dragon", *came, attributes=["Dragon"])
    table = given(you=side(attack={1: MAGE, 2: PLAIN}, deck=[dragon]))
    table.you.uses(MAGE)
    table.you.says("yes")
    table.you.chooses(MAGE, PLAIN)
    table.you.says("yes")
    table.you.chooses(dragon)
    table.you.chooses_zone(1)
    assert len(table.you.hand) == 1
    order = v.SpecialSummon(t.Every(YOUR_GRAVEYARD))
    _table, own, _other = obeyed("you", order, mine=side(graveyard=[dragon]))
    own.chooses_zone(1)
    assert own.attack(1) == dragon and own.hand == []


@BOTH
@pytest.mark.parametrize(("how", "drawn"), [("genesis", 1), ("", 0)])
def test_16_13d_it_is_accomplished_when_the_unit_is_in_play(who: str, how: str, drawn: int) -> None:
    done = t.Auto(t.Pattern("accomplish", who=t.YOU, cause="genesis"), (t.Draw(1),))
    watcher = unit("Watcher", done)
    order = v.SpecialSummon(t.Every(YOUR_GRAVEYARD), how=how)
    _table, own, _other = obeyed(who, order, mine=side(graveyard=[PLAIN], attack={2: watcher}))
    own.chooses_zone(1)
    assert len(own.hand) == drawn


# 16-14. Abyssal Summoning

CONCERTO = v.AbyssalConcerto((t.Destroy(t.Pick(1, YOUR_UNITS)),))
SHADE = unit("Shade", CONCERTO)
ABYSSAL = unit(
    "Caller",
    *printed(
        "Abyssal Summoning - Standard Action: Special summon a unit card with Abyssal Concerto in "
        "your graveyard by fulfilling its requirements."
    ),
)


@BOTH
def test_16_14b_a_unit_with_a_concerto_is_special_summoned_from_the_graveyard(who: str) -> None:
    table = given(**seats(who, side(attack={1: ABYSSAL}, graveyard=[SHADE, PLAIN])), turn_of=who)
    own = table.player(who)
    own.uses(ABYSSAL)
    own.chooses(SHADE)
    own.chooses_zone(1)
    assert own.attack(1) == SHADE and ABYSSAL in own.graveyard


def test_16_14b_2_none_of_its_actions_need_be_done() -> None:
    order = (v.AbyssalSummon(), t.Draw(0))
    _table, own, _other = obeyed("you", *order, mine=side(attack={1: PLAIN}, graveyard=[SHADE]))
    assert own.offered == [SHADE, "pass"]
    own.passes()
    assert own.attack(1) == PLAIN and own.graveyard == [SHADE]


def test_16_14b_2a_they_are_done_as_a_cost() -> None:
    """Wholly, or not at all."""
    two = unit("Two", v.AbyssalConcerto((t.Destroy(t.Pick(2, YOUR_UNITS)),)))
    for units, can in (({1: PLAIN}, False), ({1: PLAIN, 2: unit()}, True)):
        table, own, _other = obeyed(
            "you", v.AbyssalSummon(), mine=side(attack=units, graveyard=[two])
        )
        assert (two in own.offered) is can
        own.passes()
        assert table.prompt == "act"


def test_16_14b_2b_the_cards_moved_by_them_are_the_materials() -> None:
    fox = unit("Fox", level=2)
    order = (v.AbyssalSummon(), t.Draw(t.Of("level", t.It("materials"))))
    _table, own, _other = obeyed("you", *order, mine=side(attack={1: fox}, graveyard=[SHADE]))
    own.chooses(SHADE)
    own.chooses_zone(2)
    assert own.attack(2) == SHADE and len(own.hand) == 2


def test_16_14c_1_what_the_concerto_says_must_be_done() -> None:
    _table, own, _other = obeyed(
        "you", v.AbyssalSummon(), mine=side(attack={1: PLAIN}, graveyard=[SHADE])
    )
    own.chooses(SHADE)
    own.chooses_zone(2)
    assert own.attack(1) is None and own.graveyard == [PLAIN]


def test_16_14c_2_it_can_be_normal_summoned_all_the_same() -> None:
    table = given(you=side(hand=[SHADE]))
    table.you.summons(SHADE, 1)
    assert table.you.attack(1) == SHADE


@BOTH
def test_16_14d_an_effect_may_have_one_do_it(who: str) -> None:
    """A card with a Concerto is chosen, its actions done, and it is special summoned; other units
    are not offered."""
    mine = side(attack={1: PLAIN}, graveyard=[SHADE, unit("Corpse")])
    _table, own, _other = obeyed(who, v.AbyssalSummon(), mine=mine)
    assert own.offered == [SHADE, "pass"]
    own.chooses(SHADE)
    own.chooses_zone(2)
    assert own.attack(2) == SHADE


def test_16_14d_1_by_the_rules_of_the_ability() -> None:
    """Nothing is offered whose actions cannot be done."""
    table, own, _other = obeyed("you", v.AbyssalSummon(), mine=side(graveyard=[SHADE]))
    assert table.prompt == "abyssal" and own.offered == ["pass"]
    own.passes()


@pytest.mark.parametrize(("how", "drawn"), [("abyssal", 1), ("special", 0)])
def test_16_14e_the_unit_is_abyssal_summoned(how: str, drawn: int) -> None:
    shade = unit("Shade", CONCERTO, *printed("When this is Abyssal Summoned, draw a card."))
    order = v.AbyssalSummon() if how == "abyssal" else v.SpecialSummon(t.Every(YOUR_GRAVEYARD))
    table, own, _other = obeyed("you", order, mine=side(attack={1: PLAIN}, graveyard=[shade]))
    if table.prompt == "abyssal":
        own.chooses(shade)
    own.chooses_zone(2)
    assert own.attack(2) == shade and len(own.hand) == drawn


def test_16_14f_it_is_accomplished_when_the_unit_is_in_play() -> None:
    done = t.Auto(t.Pattern("accomplish", who=t.YOU, cause="abyssal"), (t.Draw(1),))
    watcher = field("Watcher", done)
    mine = side(attack={1: PLAIN}, graveyard=[SHADE], field=[watcher])
    _table, own, _other = obeyed("you", v.AbyssalSummon(), mine=mine)
    own.chooses(SHADE)
    assert own.hand == []
    own.chooses_zone(2)
    assert len(own.hand) == 1
