"""Rulings that tell what a rule says from what comes near it: the other player, the other order."""

from __future__ import annotations

import pytest

from headjudge import starting
from headjudge.games.gateruler import TITLE
from headjudge.games.gateruler.c03_zones import layout as z
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.language import terms as t
from tests.games.gateruler.table import (
    Side,
    attacking,
    down,
    event,
    field,
    given,
    in_turn_of,
    ruler,
    side,
    unit,
)
from tests.games.gateruler.told import act, obeyed, printed, seats
from tests.games.table import other

BOTH = pytest.mark.parametrize("who", ["you", "them"])
YOUR_UNITS = t.Cards(("unit",), t.YOU)


@pytest.mark.rule("gateruler:15-29a")
@pytest.mark.parametrize(("lost", "struck"), [("Breakthrough", 0), ("Intercept", 2)])
def test_only_the_keyword_that_is_lost_stops_working(lost: str, struck: int) -> None:
    """Q. My unit has Breakthrough and Intercept, and loses one of them.
    A. It still has what the other one stands for."""
    dull = field("Dull", *printed(f"All enemy units lose {lost}."))
    fox = unit("Fox", t.Keyword("Breakthrough"), t.Keyword("Intercept"), stk=2)
    wall = unit("Wall", hp=1)
    table = attacking(you=side(attack={1: fox}), them=side(defense=wall, field=[dull]))
    table.you.attacks(fox, "defense")
    assert len(table.them.damage) == struck


@pytest.mark.rule("gateruler:7-3a", "gateruler:15-17a-1")
@BOTH
def test_only_unit_cards_are_normal_summoned(who: str) -> None:
    """Q. May an event for an instant action be played as a main phase action, as a unit is?
    A. No: only the unit is offered."""
    elf = unit("Elf")
    wait = event("Wait", v.EventEffect("counter", (t.Draw(1),)))
    _table, mine, _theirs = in_turn_of(who, side(hand=[elf, wait]))
    assert mine.offers("summon") == [elf]
    assert mine.offers("play") == []


@pytest.mark.rule("gateruler:14-7b")
@BOTH
def test_a_limit_by_name_is_that_of_the_player_who_plays_it(who: str) -> None:
    """Q. My ability may be played once a turn by its name, and I have played it on one unit.
    A. I cannot play it on the other; that my opponent has not played theirs is all the same."""
    song = v.Act(
        "standard", (t.Draw(1),), while_=(v.Called("Song"), v.Limit(1, "turn", by_name=True))
    )
    bard, singer = unit("Bard", song), unit("Singer", song)
    theirs = side(attack={1: singer})
    table = given(**seats(who, side(attack={1: bard, 2: singer}), theirs), turn_of=who)
    me = table.player(who)
    assert me.offers("ability") == [bard, singer]
    me.uses(bard)
    assert me.offers("ability") == []
    assert me.why_not("ability", singer, 0) == "14-7b"


@pytest.mark.rule("gateruler:14-18d-3")
@pytest.mark.parametrize("mine", [False, True])
@BOTH
def test_an_effect_gears_up_only_who_may(who: str, mine: bool) -> None:
    """Q. An effect has me gear up into a card that asks for a unit of mine. Only my opponent has
    one.  A. I do not gear up; with one of my own I do."""
    needs = v.GearRequirement((t.Relation(t.Count(YOUR_UNITS), ">=", 1),))
    needy = unit("Needy", t.Keyword("Gear Up"), needs)
    elf = unit("Elf")
    hand = t.Cards(("hand",), t.YOU)
    boss = ruler("Boss", act(v.GearUpInto(t.Every(hand))))
    own = side(ruler=boss, hand=[needy], attack={1: elf} if mine else {})
    table = given(**seats(who, own, side(attack={} if mine else {1: elf})), turn_of=who)
    me = table.player(who)
    me.uses(boss)
    assert (me.defense == needy) is mine
    assert (me.hand == [needy]) is not mine
    assert table.player(other(who)).hand == []


@pytest.mark.rule("gateruler:15-6a")
@pytest.mark.parametrize(("there", "most"), [(1, 1), (3, 2)])
def test_of_cards_in_a_deck_as_many_are_chosen_as_said_and_as_there_are(
    there: int, most: int
) -> None:
    """Q. I choose 2 dragons in my deck. How many may I choose of one, and how many of three?
    A. The one; and two of the three."""
    dragons = t.Cards(("deck",), t.YOU, (v.Attribute(("Dragon",)),))
    cards = [unit(f"Dragon {at}", attributes=["Dragon"]) for at in range(there)]
    order = (t.Search(t.Pick(2, dragons)), t.Put(t.It(), "hand"))
    table, own, _other = obeyed("you", *order, mine=side(deck=[unit("Plain"), *cards]))
    asked = table.asks
    assert asked is not None
    assert asked.most == most
    own.chooses(*cards[:most])
    assert sorted(card.name for card in own.hand) == [card.name for card in cards[:most]]


# Whose doing it is


def heard_by(who: str, heard: t.Pattern, *do: t.Effect, mine: Side, theirs: Side) -> list[int]:
    """How many cards both players draw, that player first, whose fields hear such an event that
    is theirs, when that player's ruler was told this."""
    ears = field("Ears", t.Auto(heard, (t.Draw(1),)))
    mine.adds(field=[ears])
    theirs.adds(field=[ears])
    _table, own, their = obeyed(who, *do, mine=mine, theirs=theirs)
    return [len(own.hand), len(their.hand)]


@pytest.mark.rule("gateruler:13-6c")
@BOTH
def test_damage_is_put_by_the_player_who_is_dealt_it(who: str) -> None:
    """Q. Both of us hear cards that we put into the damage zone. My opponent's ruler is dealt
    damage.  A. Only they do."""
    heard = t.Pattern("put", who=t.YOU, to=("damage",))
    dealt = v.DealDamage(t.Every(t.Cards(("ruler",), t.OPPONENT)), 1)
    assert heard_by(who, heard, dealt, mine=side(), theirs=side()) == [0, 1]


@pytest.mark.rule("gateruler:14-16b", "gateruler:14-16c")
@BOTH
def test_effect_damage_is_dealt_by_the_player_whose_effect_it_is(who: str) -> None:
    """Q. Both of us hear damage that our own effects deal to units. My effect deals some.
    A. Only I do."""
    heard = t.Pattern("damage", t.Cards(("unit",), t.EACH), by=t.YOU)
    dealt = v.DealDamage(t.Every(t.Cards(("unit",), t.OPPONENT)), 1)
    theirs = side(attack={1: unit("Elf", hp=5)})
    assert heard_by(who, heard, dealt, mine=side(), theirs=theirs) == [1, 0]


@pytest.mark.rule("gateruler:14-4c-2b")
@BOTH
def test_a_unit_that_i_summon_enters_play_as_mine(who: str) -> None:
    """Q. Both of us hear units that enter play under our control. I summon one.  A. Only I do."""
    ears = field("Ears", t.Auto(t.Pattern("enter", who=t.YOU), (t.Draw(1),)))
    elf = unit("Elf")
    table, mine, theirs = in_turn_of(who, side(hand=[elf], field=[ears]), side(field=[ears]))
    mine.summons(elf, 1)
    table.resolve()
    assert mine.attack(1) == elf
    assert (len(mine.hand), len(theirs.hand)) == (1, 0)


@pytest.mark.rule("gateruler:8-4d")
@BOTH
def test_the_attacking_card_is_exhausted_by_its_player(who: str) -> None:
    """Q. Both of us hear cards that we exhaust to attack. I attack.  A. Only I do."""
    ears = field("Ears", t.Auto(t.Pattern("exhaust", who=t.YOU, cause="attack"), (t.Draw(1),)))
    fox = unit("Fox")
    table = attacking(
        **seats(who, side(attack={1: fox}, field=[ears]), side(field=[ears])), turn_of=who
    )
    mine, theirs = table.player(who), table.player(other(who))
    mine.attacks(fox, "ruler")
    table.resolve()
    assert (len(mine.hand), len(theirs.hand)) == (1, 0)


@pytest.mark.rule("gateruler:8-3a")
def test_the_attack_phase_begins_once_however_many_attacks_there_are() -> None:
    """Q. At the start of the attack phase I draw a card, and I attack twice.
    A. I draw one card, before the first attack."""
    ears = field("Ears", t.Auto(t.Pattern("begin attack phase", who=t.YOU), (t.Draw(1),)))
    fox, elk = unit("Fox"), unit("Elk")
    table = attacking(side(attack={1: fox, 2: elk}, field=[ears]))
    assert len(table.you.hand) == 1
    table.you.attacks(fox, "ruler")
    table.you.attacks(elk, "ruler")
    assert len(table.you.hand) == 1


@pytest.mark.rule("gateruler:14-18b-8")
def test_what_the_ruler_of_a_pair_says_of_other_attacks_is_not_met_by_its_own() -> None:
    """Q. My ruler draws a card when an enemy unit attacks, and attacks as one of a pair.
    A. It draws nothing."""
    enemies = t.Cards(("unit",), t.OPPONENT)
    wary = ruler("Wary", t.Auto(t.Pattern("attack", enemies), (t.Draw(1),)))
    gear = unit("Gear", t.Keyword("Gear Up"), atk=4, hp=6)
    table = given(side(ruler=wary, hand=[gear]))
    table.you.does("gear up", gear)
    while table.prompt == "act":
        table.you.passes()
    table.begins("attack phase", attacks=0)
    while table.prompt == "act":
        table.you.passes()
    table.you.attacks(gear, "ruler")
    assert table.you.hand == []
    table.leave_open()


@pytest.mark.rule("gateruler:14-15a")
@pytest.mark.parametrize(("face_down", "drawn"), [(True, 0), (False, 1)])
def test_a_face_down_unit_had_no_abilities_when_it_left(face_down: bool, drawn: int) -> None:
    """Q. My unit draws a card when it is destroyed. It is destroyed face down, or face up.
    A. Face down it had no ability; face up it draws."""
    martyr = unit("Martyr", *printed("When this is destroyed, draw a card."))
    order = t.Destroy(t.Every(YOUR_UNITS))
    lying = down(martyr) if face_down else martyr
    _table, own, _their = obeyed("you", order, mine=side(attack={1: lying}))
    assert (own.graveyard, len(own.hand)) == ([martyr], drawn)


@pytest.mark.rule("gateruler:1-2a", "gateruler:5-1a", "gateruler:4-4a")
def test_each_player_has_the_ruler_and_the_deck_that_they_brought() -> None:
    """Q. My opponent and I bring different decks. Whose cards are whose?  A. Each owns what they
    brought: their ruler lies in their ruler zone, and their cards are their deck."""
    decks = list(TITLE.decks().values())[:2]
    state = starting.start("gateruler", decks, seed=1).state
    for seat, deck in enumerate(decks):
        (card,) = state.zones[z.ruler_of(seat)]
        assert (state.printed[card].number, state.owner[card]) == (deck.ruler, seat)
        owned = zip(state.printed, state.owner, strict=True)
        assert set(deck.main) <= {printed.number for printed, owner in owned if owner == seat}
