"""2. Card information: properties, names, types, factions, attributes, text, classes."""

from __future__ import annotations

import pytest

from headjudge.games.gateruler import c02_cards
from headjudge.games.gateruler.c02_cards import Printed, check, read_file
from headjudge.games.gateruler.c05_preparation import deck
from headjudge.games.gateruler.c05_preparation.rulers import DeckPart
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel.errors import BadCard
from headjudge.language import terms as t
from tests.games.gateruler.table import (
    PLAIN,
    attacking,
    down,
    event,
    field,
    given,
    ruler,
    side,
    unit,
)
from tests.games.gateruler.told import (
    THEIR_UNITS,
    YOUR_UNITS,
    changes,
    gets,
    obeyed,
    printed,
    said,
    seats,
)

BOTH = pytest.mark.parametrize("who", ["you", "them"])
DRAKE = unit("Drake", attributes=["Dragon"])
WYRM = unit("Wyrm", attributes=["Dragon", "Fire"])
SPARK = unit("Spark", attributes=["Fire"])
FOX = unit("Fox")
MEADOW = field("Meadow")
WORD = event("Word", v.EventEffect("standard", (t.Draw(1),)))


# 2-1. Properties


@BOTH
def test_2_1b_a_property_card_is_a_card_with_that_property(who: str) -> None:
    """A unit card of the graveyard: no event."""
    mine = side(graveyard=[WORD, FOX])
    table, me, _they = said(who, "Put a unit card in your graveyard into your hand.", mine)
    if table.prompt:
        assert WORD not in me.offered
    assert (me.hand, me.graveyard) == ([FOX], [WORD])


@BOTH
def test_2_1b_1_what_is_called_by_a_property_alone_is_in_play(who: str) -> None:
    """The book's example: your {Dragon} is a card in play that you control."""
    mine = side(attack={1: DRAKE, 2: FOX}, hand=[WYRM], graveyard=[WYRM])
    _table, me, _they = said(who, "Destroy all your {Dragon} units.", mine)
    assert (me.graveyard, me.hand) == ([WYRM, DRAKE], [WYRM])
    _table, me, _they = said(who, "Put 1 allied {Dragon} into its owner's hand.", mine)
    assert (me.hand, me.graveyard) == ([WYRM, DRAKE], [WYRM])


def test_2_1b_1_where_a_zone_is_named_that_zone_is_meant() -> None:
    mine = side(attack={1: DRAKE}, graveyard=[WYRM])
    text = "Put 1 {Dragon} card in your graveyard into your hand."
    _table, me, _they = said("you", text, mine)
    assert (me.hand, me.attack(1)) == ([WYRM], DRAKE)


# 2-2. Names

JOAN = unit("Joan of the Reeds")
JOAN_ABROAD = unit("Joan of the Reeds Abroad")


@BOTH
def test_2_2c_a_name_in_quotation_marks_may_be_part_of_a_name(who: str) -> None:
    """Always, whatever the context (a deviation)."""
    mine = side(attack={1: JOAN, 2: JOAN_ABROAD, 3: FOX})
    _table, me, _they = said(who, 'Destroy all allied "Joan of the Reeds" units.', mine)
    assert me.graveyard == [JOAN, JOAN_ABROAD]


@BOTH
def test_2_2d_a_name_in_angle_marks_is_the_whole_name(who: str) -> None:
    mine = side(attack={1: JOAN, 2: JOAN_ABROAD, 3: FOX})
    _table, me, _they = said(who, "Destroy all allied «Joan of the Reeds» units.", mine)
    assert me.graveyard == [JOAN]


# 2-3, 2-4. Types and factions


@pytest.mark.parametrize("kind", ["unit", "event", "field", "resource"])
def test_2_3b_these_are_types_of_cards(kind: str) -> None:
    assert check([Printed(number="T-1", name="Thing", type=kind)])[0].type == kind


@pytest.mark.parametrize("kind", ["monster", "", "Unit"])
def test_2_3b_there_are_no_others(kind: str) -> None:
    with pytest.raises(BadCard) as found:
        check([Printed(number="T-1", name="Thing", type=kind)])
    assert found.value.rule == "2-3b"


def test_2_3b_rulers_and_geases_are_types_too() -> None:
    cards = read_file(
        """
        [[card]]
        number = "T-1"
        name = "Head"
        type = "ruler"
        life = 5
        [card.ruler]
        [[card]]
        number = "T-2"
        name = "Vow"
        type = "geas"
        [card.geas]
        rulers = ["Head"]
        """
    )
    assert [card.type for card in cards] == ["ruler", "geas"]


@pytest.mark.parametrize(("name", "is_one"), [("Reed Court", True), ("reed", False), ("", False)])
def test_2_4b_a_faction_has_a_name_with_a_capital(name: str, is_one: bool) -> None:
    """Which there are was a picture in the book: any such name will do (a deviation)."""
    card = Printed(number="T-1", name="Thing", type="unit", faction=[name])
    if is_one:
        assert check([card]) == [card]
        return
    with pytest.raises(BadCard) as found:
        check([card])
    assert found.value.rule == "2-4b"


def test_2_4b_a_card_can_be_treated_as_of_another_faction() -> None:
    spy = unit("Spy", faction=["Reed Court"])
    more = t.Continuous((t.Change(t.Every(YOUR_UNITS), "faction", "gain", ("Salt Guild",)),))
    table = given(side(ruler=ruler("Forger", more), attack={1: spy}))
    assert table.you.value(spy, "faction") == ("Reed Court", "Salt Guild")


# 2-5. Attributes


@BOTH
def test_2_5c_an_attribute_to_choose_is_one_that_some_card_has(who: str) -> None:
    mine = side(attack={1: FOX}, hand=[WYRM])
    table, me, _they = obeyed(who, v.ChooseAttribute(t.Every(YOUR_UNITS)), mine=mine)
    assert table.prompt == "attribute" and len(me.offered) == 2
    names = []
    for at in me.offered:
        fork = table.game.fork()
        fork.answer(at)
        names.append(fork.value(me.find(FOX), "attributes"))
    assert sorted(names) == [("Dragon",), ("Fire",)]
    me.chooses(0)


def test_2_5c_without_attributes_none_is_chosen() -> None:
    _table, me, _they = obeyed(
        "you", v.ChooseAttribute(t.Every(YOUR_UNITS)), t.Draw(1), mine=side(attack={1: FOX})
    )
    assert me.value(FOX, "attributes") == () and len(me.hand) == 1


@BOTH
def test_2_5d_a_word_in_curly_brackets_is_an_attribute(who: str) -> None:
    theirs = side(attack={1: DRAKE, 2: WYRM, 3: SPARK})
    _table, _me, they = said(who, "Destroy all enemy {Dragon} units.", theirs=theirs)
    assert they.graveyard == [DRAKE, WYRM]


@BOTH
def test_2_5d_1_of_attributes_joined_by_or_one_is_enough(who: str) -> None:
    theirs = side(attack={1: DRAKE, 2: WYRM, 3: FOX}, defense=SPARK)
    _table, _me, they = said(who, "Destroy all enemy {Dragon or Fire} units.", theirs=theirs)
    assert they.graveyard == [DRAKE, WYRM, SPARK] and they.attack(3) == FOX


# 2-6. Current life


@BOTH
def test_2_6c_current_life_is_life_less_the_cards_in_the_damage_zone(who: str) -> None:
    """Life 8, three damage cards, one of them face down."""
    mine = side(damage=[PLAIN, PLAIN, down(PLAIN)], deck_of_plain=20)
    _table, me, _they = said(who, "Draw cards equal to your current life.", mine)
    assert (me.life, len(me.hand)) == (5, 5)


def test_2_6c_a_ruler_with_more_life_has_more_left() -> None:
    hale = ruler("Hale", changes(t.Self(), "life", 2))
    table = given(side(ruler=hale, damage=3))
    assert table.you.life == 7


@BOTH
def test_2_6c_1_a_players_current_life_is_their_rulers(who: str) -> None:
    mine, theirs = side(damage=1, deck_of_plain=20), side(damage=6)
    text = "Draw cards equal to your opponent's current life."
    _table, me, _they = said(who, text, mine, theirs)
    assert len(me.hand) == 2


# 2-11. Damage and HP


@BOTH
def test_2_11a_2_damage_adds_up_and_takes_nothing_from_hp(who: str) -> None:
    tough = unit("Tough", hp=9)
    hit = v.DealDamage(t.Every(t.Cards(("unit",), t.OPPONENT)), 2)
    _table, _me, they = obeyed(who, hit, hit, theirs=side(attack={1: tough}))
    assert (they.damage_on(tough), they.value(tough, "hp")) == (4, 9)


@BOTH
@pytest.mark.parametrize(("amount", "gone"), [(2, False), (3, True), (4, True)])
def test_2_11a_3_damage_that_reaches_hp_destroys(who: str, amount: int, gone: bool) -> None:
    hit = v.DealDamage(t.Every(t.Cards(("unit",), t.OPPONENT)), amount)
    _table, _me, they = obeyed(who, hit, theirs=side(attack={1: FOX}))
    assert (they.attack(1) is None) == gone
    assert they.graveyard == ([FOX] if gone else [])


@pytest.mark.parametrize("less", [-3, -4])
def test_2_11a_3_so_does_having_no_hp(less: int) -> None:
    weaken = gets(t.Every(t.Cards(("unit",), t.OPPONENT)), "hp", less)
    _table, _me, they = obeyed("you", weaken, theirs=side(attack={1: FOX}))
    assert they.graveyard == [FOX]


@BOTH
def test_2_11a_3_whenever_hp_comes_to_be_none(who: str) -> None:
    """Enemy units have less HP for each card in hand: with the third card they are destroyed,
    before the effect goes on."""
    hand = t.Cards(("hand",), t.YOU)
    less = t.Times(-1, t.Count(hand))
    weak = t.Continuous((t.Change(t.Every(THEIR_UNITS), "hp", "add", less),))
    mine = side(attack={1: unit("Curse", weak)}, hand=[FOX])
    _table, _me, they = obeyed(who, t.Draw(1), mine=mine, theirs=side(attack={1: FOX}))
    assert they.attack(1) == FOX
    do = (t.Draw(2), t.Discard(t.Every(hand)))
    mine = side(attack={1: unit("Curse", weak)}, hand=[FOX])
    _table, me, they = obeyed(who, *do, mine=mine, theirs=side(attack={1: FOX}))
    assert (they.graveyard, me.hand) == ([FOX], [])


# 2-13. Text


def test_2_13b_each_part_of_a_text_is_an_ability_by_itself() -> None:
    text = "■Standard Action: Draw a card.\n■When this attacks, draw a card."
    scout = unit("Scout", *printed(text))
    assert len(scout.abilities.terms) == 2
    table = attacking(side(attack={1: scout}))
    table.you.attacks(scout, "ruler")
    assert len(table.you.hand) == 1
    table = given(side(attack={1: scout}))
    table.you.uses(scout)
    assert len(table.you.hand) == 1


def test_2_13b_without_a_text_there_is_no_ability() -> None:
    assert printed("") == ()


def test_2_13d_reminder_text_does_nothing() -> None:
    text = "When this attacks, draw a card. (Then you have one more.)"
    assert printed(text) == printed("When this attacks, draw a card.")
    assert len(printed(text)) == 1
    assert printed("(Draw two cards.)") == ()


# 2-16, 2-17. Additional information and classes


def test_2_16b_1_a_ruler_may_look_at_the_series_of_cards() -> None:
    """What else it may look at the book does not say (a deviation)."""
    old = unit("Old", number="OLD-001")
    filler = [unit(f"Filler {at}", number=f"NEW-{at:03}") for at in range(49)]
    strict = ruler("Strict", deck=DeckPart(series=["NEW-", "NEWER-"]))
    found = deck.violations_of(strict, None, [old, *filler])
    assert [(each.rule, each.field) for each in found] == [("2-16b-1", "OLD-001")]
    assert deck.violations_of(ruler("Lax"), None, [old, *filler]) == []


def test_2_17b_units_fields_and_standard_events_are_standard_action_cards() -> None:
    trick = event("Trick", v.EventEffect("instant", (t.Draw(1),)))
    hand = [FOX, MEADOW, WORD, trick]
    table = given(side(hand=hand))
    found = [
        card for card in hand if c02_cards.is_standard_action(table.game, table.you.find(card))
    ]
    assert found == [FOX, MEADOW, WORD]


@BOTH
def test_2_17b_only_standard_action_cards_are_played_as_main_phase_actions(who: str) -> None:
    trap = event("Trap", *printed("Timing: When you are attacked\nDraw a card."))
    table = given(**seats(who, side(hand=[FOX, WORD, trap])), turn_of=who)
    player = table.player(who)
    assert player.offers("summon") == [FOX] and player.offers("play") == [WORD]


@BOTH
def test_2_17c_events_can_be_set_and_units_not(who: str) -> None:
    table = given(**seats(who, side(hand=[FOX, WORD, MEADOW])), turn_of=who)
    assert table.player(who).offers("set") == [WORD]


@BOTH
def test_2_17c_events_with_forced_reveal_cannot(who: str) -> None:
    shown = event("Shown", v.EventEffect("standard", (t.Draw(1),)), t.Keyword("Forced Reveal"))
    effect = v.SetCard(t.Every(t.Cards(("graveyard",), t.YOU)))
    _table, me, _they = obeyed(who, effect, mine=side(graveyard=[shown, MEADOW]))
    assert (me.set_cards, me.graveyard) == ([], [shown, MEADOW])


@BOTH
def test_2_17c_what_an_effect_makes_settable_can_be_set(who: str) -> None:
    cunning = ruler("Cunning", v.CanBeSet(t.Every(t.Cards(("hand",), t.YOU))))
    table = given(**seats(who, side(ruler=cunning, hand=[FOX])), turn_of=who)
    assert table.player(who).offers("set") == [FOX]
