"""Rulings that tell what a rule of playing, paying, replacing and moving says from what comes near
it: the other player, the other order, the other card."""

from __future__ import annotations

import pytest

from headjudge.games.gateruler.language import vocabulary as v
from headjudge.language import terms as t
from tests.games.gateruler.table import (
    attacking,
    event,
    field,
    given,
    in_turn_of,
    ruler,
    side,
    unit,
)
from tests.games.gateruler.told import (
    ALL_UNITS,
    THEIR_UNITS,
    YOUR_GRAVEYARD,
    YOUR_HAND,
    YOUR_UNITS,
    act,
    obeyed,
    printed,
    said,
    seats,
)
from tests.games.table import other

BOTH = pytest.mark.parametrize("who", ["you", "them"])
FALL = "Destroy all allied units."
AWAY = "Put all allied units into the graveyard."
FOR_EACH_ROBOT = "Discount: Pay 1 less to play this for each allied {Robot} unit."
ROBOT = unit("Robot", attributes=["Robot"])


# Playing


@BOTH
@pytest.mark.rule("gateruler:14-2b")
@pytest.mark.parametrize("mine", [True, False])
def test_what_a_card_says_of_its_own_placing_speaks_of_its_player(who: str, mine: bool) -> None:
    """Q. My card cannot be placed in a defense zone while I control a unit. May it be, where only
    my opponent does?  A. Yes; not where I do."""
    shy = unit(
        "Shy", *printed("While you control a unit, this cannot be placed in a defense zone.")
    )
    there, empty = side(attack={1: unit("Elf")}), side()
    own, theirs = (there, empty) if mine else (empty, there)
    own.adds(hand=[shy])
    table, me, _they = in_turn_of(who, own, theirs)
    me.does("summon", shy)
    assert table.asks is not None
    assert (("zone", me.zone("defense")) in table.asks.options) is not mine
    me.chooses_zone(2)
    assert me.attack(2) == shy


@BOTH
@pytest.mark.rule("gateruler:14-18f-1")
def test_a_card_that_is_geared_up_into_is_played_by_its_player(who: str) -> None:
    """Q. Both of us hear cards that we play. I gear up.  A. Only I do."""
    ears = field("Ears", t.Auto(t.Pattern("play", who=t.YOU), (t.Draw(1),)))
    gear = unit("Gear", t.Keyword("Gear Up"))
    table, me, they = in_turn_of(who, side(hand=[gear], field=[ears]), side(field=[ears]))
    me.does("gear up", gear)
    table.resolve()
    assert me.defense == gear
    assert (len(me.hand), len(they.hand)) == (1, 0)


@BOTH
@pytest.mark.rule("gateruler:14-7c")
def test_a_limit_by_name_holds_for_what_its_player_heard(who: str) -> None:
    """Q. Each of us has units with one ability that is used once a turn by its name. Mine are set
    off twice.  A. I draw once; that my opponent has not used theirs is all the same."""
    text = '"Toll" [Turn 1]: When another allied unit enters play, draw a card.'
    bell = unit("Bell", *printed(text))
    elf, imp = unit("Elf"), unit("Imp")
    own = side(ruler=ruler(summon_cap=2), attack={1: bell}, hand=[elf, imp])
    table, me, _they = in_turn_of(who, own, side(attack={1: bell}))
    me.summons(elf, 2)
    table.resolve()
    assert len(me.hand) == 2
    me.summons(imp, 3)
    table.resolve()
    assert me.attack(3) == imp and len(me.hand) == 1
    assert len(table.logged("standby")) == 1


@BOTH
@pytest.mark.rule("gateruler:15-38a-3")
def test_a_card_that_cannot_enter_is_put_back_by_its_player(who: str) -> None:
    """Q. Both of us hear cards that we put into our hands. A unit that I summoned goes back to my
    hand.  A. Only I do."""
    ban = t.Forbid(t.Pattern("enter", who=t.OPPONENT))
    shut = unit("Shut", v.Act("instant", (t.Lasting("turn", ban),), while_=(v.Limit(1),)))
    ears = field("Ears", t.Auto(t.Pattern("put", who=t.YOU, to=("hand",)), (t.Draw(1),)))
    elf = unit("Elf")
    table, me, they = in_turn_of(
        who, side(hand=[elf], field=[ears]), side(attack={1: shut}, field=[ears])
    )
    me.summons(elf, 1)
    they.uses(shut)
    while table.prompt == "act" and table.waiting:
        table.player(table.asked).passes()
    assert me.attack(1) is None and elf in me.hand
    assert (len(me.hand), len(they.hand)) == (2, 0)


@BOTH
@pytest.mark.rule("gateruler:14-4c-2b", "gateruler:14-4c-2d")
def test_only_a_unit_card_is_put_into_an_attack_zone(who: str) -> None:
    """Q. I play an event, and then a unit. What is put into play?  A. The unit; the event goes to
    the graveyard."""
    idea = event("Idea", *printed("Timing: Standard Action\nDraw a card."))
    elf = unit("Elf")
    table, me, _they = in_turn_of(who, side(hand=[idea, elf]))
    me.plays(idea)
    table.resolve()
    me.summons(elf, 1)
    table.resolve()
    assert me.attack(1) == elf and me.attack(2) is None
    assert me.graveyard == [idea] and len(me.hand) == 1


@BOTH
@pytest.mark.rule("gateruler:14-4c-2d")
def test_an_event_that_is_played_anew_while_it_resolves_waits_in_the_gate(who: str) -> None:
    """Q. My event puts itself into my hand and then has me play it once more.  A. It is in the
    gate again, and its second playing is resolved like the first."""
    is_first = t.Relation(t.Count(YOUR_HAND), "<=", 0)
    once_more = (t.Put(t.Self(), "hand"), v.PlayCard(t.Every(YOUR_HAND)), t.Draw(1))
    echo = event("Echo", v.EventEffect("standard", (t.If(is_first, once_more),)))
    wait = event("Wait", *printed("Timing: Instant Action\nDraw a card."))
    table, me, they = in_turn_of(who, side(hand=[echo]), side(set=[wait]))
    me.plays(echo)
    they.passes()
    assert table.gate == [echo] and table.asked == other(who)
    table.resolve()
    assert me.graveyard == [echo] and len(me.hand) == 1


@pytest.mark.rule("gateruler:15-16a-1", "gateruler:15-16a")
@pytest.mark.parametrize(("cap", "resources", "summoned"), [(2, 3, 2), (1, 3, 1), (2, 1, 1)])
def test_of_several_cards_each_is_played(cap: int, resources: int, summoned: int) -> None:
    """Q. An effect has me normal summon 2 unit cards.  A. Each is summoned and paid for, one after
    the other, as far as the summon cap and my resources go."""
    elf, imp = unit("Elf", level=1), unit("Imp", level=1)
    speaker = ruler(
        "Speaker",
        *printed("Standard Action: Normal summon 2 unit cards from your hand. Draw a card."),
        summon_cap=cap,
    )
    table = given(side(ruler=speaker, hand=[elf, imp], resources=resources))
    table.you.uses(speaker)
    if table.prompt == "play card":
        table.you.chooses(elf, imp)
    for zone in range(1, summoned + 1):
        table.you.chooses_zone(zone)
    table.resolve()
    assert [table.you.attack(1), table.you.attack(2)].count(None) == 2 - summoned
    assert table.you.ready_resources == resources - summoned
    assert len(table.you.hand) == 1  # drawn, or left


@pytest.mark.rule("gateruler:15-25a", "gateruler:14-18f-1")
@pytest.mark.parametrize("what", ["card", "ability"])
def test_a_card_to_gear_up_into_can_be_negated_in_the_gate(what: str) -> None:
    """Q. My opponent plays a card to gear up into. May I negate it?  A. Yes, as a card in the gate:
    it goes to the graveyard, and they do not gear up. It is no ability."""
    text = f"[Turn 1] Instant Action: Choose 1 enemy {what} in the gate and negate it."
    judge = unit("Judge", *printed(text))
    gear = unit("Gear", t.Keyword("Gear Up"))
    table = given(side(hand=[gear]), side(attack={1: judge}))
    table.you.does("gear up", gear)
    assert (table.asked == "them") is (what == "card")
    if what == "card":
        table.them.uses(judge)
        table.resolve()
    assert (table.you.graveyard, table.you.defense) == (
        ([gear], None) if what == "card" else ([], gear)
    )


@pytest.mark.rule("gateruler:9-3e-2", "gateruler:14-5d")
@pytest.mark.parametrize("order", ["Draw a card.", "Choose 1 enemy set card and reveal it."])
def test_a_set_card_that_was_revealed_can_still_be_played(order: str) -> None:
    """Q. An effect has revealed the instant card that I have set. May I play it when I am
    attacked?  A. Yes, as before."""
    zap = event("Zap", *printed("Timing: Instant Action\nDraw a card."))
    fox, bear = unit("Fox", hp=9), unit("Bear", hp=9)
    eye = ruler("Eye", *printed(f"Standard Action: {order}"))
    table = given(side(ruler=eye, attack={1: fox}), side(attack={1: bear}, set=[zap]))
    table.you.uses(eye)
    while not table.halted:
        table.player(table.asked).passes()
    table.begins("attack phase", attacks=0)
    while table.prompt == "act":
        assert table.them.offers("play") == [zap]
        table.them.passes()
    table.you.attacks(fox, 1)
    assert table.asked == "them" and table.them.offers("play") == [zap]
    table.them.plays(zap)
    assert len(table.them.hand) == 1 and table.them.graveyard == [zap]


# Costs


@BOTH
@pytest.mark.rule("gateruler:16-20b", "gateruler:14-4b-6")
@pytest.mark.parametrize(("mine", "theirs", "left"), [(2, 0, 2), (0, 2, 0), (2, 1, 2), (0, 0, 0)])
def test_a_discount_for_each_unit_counts_those_of_its_player(
    who: str, mine: int, theirs: int, left: int
) -> None:
    """Q. My level 4 card costs 1 less for each allied robot. My opponent has some too.
    A. Only mine count: with two of them it costs 2."""
    king, robot = unit("King", *printed(FOR_EACH_ROBOT), level=4), ROBOT
    own = side(hand=[king], resources=4, attack=dict.fromkeys(range(1, mine + 1), robot))
    against = side(resources=1, attack=dict.fromkeys(range(1, theirs + 1), robot))
    table, me, _they = in_turn_of(who, own, against)
    me.summons(king, 3)
    table.resolve()
    assert me.attack(3) == king and me.ready_resources == left


@BOTH
@pytest.mark.rule("gateruler:14-4b-6", "gateruler:16-20b")
@pytest.mark.parametrize("taxed", ["mine", "theirs"])
def test_a_cost_is_what_the_player_who_pays_it_has_to_pay(who: str, taxed: str) -> None:
    """Q. A field makes what its player plays 1 dearer. What do I pay for a card of level 3 at a
    discount of 1?  A. 3 if the field is mine, and 2 if it is my opponent's."""
    tax = field("Tax", v.CostChange(t.YOU, (), 1))
    scout = unit("Scout", *printed(FOR_EACH_ROBOT), level=3)
    own, against = side(hand=[scout], attack={1: ROBOT}, resources=3), side(resources=3)
    (own if taxed == "mine" else against).adds(field=[tax])
    table, me, _they = in_turn_of(who, own, against)
    me.summons(scout, 2)
    table.resolve()
    assert me.attack(2) == scout
    assert me.ready_resources == (0 if taxed == "mine" else 1)


@pytest.mark.rule("gateruler:14-4b-6", "gateruler:15-16a-2")
@pytest.mark.parametrize(
    ("order", "left"),
    [("Play 1 unit card from your hand by paying a cost of 3.", 1), ("Play 1 unit card from your "
     "hand.", 2)],
)  # fmt: skip
def test_a_cost_that_an_effect_names_is_not_discounted(order: str, left: int) -> None:
    """Q. An effect has me play a card of level 3 for 3, and the card has a discount of 1 for what
    playing it costs.  A. I pay 3; where the effect names no cost I pay 2."""
    scout = unit("Scout", *printed(FOR_EACH_ROBOT), level=3)
    mine = side(hand=[scout], attack={1: ROBOT}, resources=4)
    _table, own, _other = said("you", order, mine=mine)
    own.chooses(scout)
    own.chooses_zone(2)
    assert own.attack(2) == scout and own.ready_resources == left


@pytest.mark.rule("gateruler:14-4b-8")
@pytest.mark.parametrize(("level", "left"), [(0, 3), (1, 2), (2, 1)])
def test_a_level_is_paid_however_low_it_is(level: int, left: int) -> None:
    """Q. I play a unit of level 0, 1 or 2.  A. It costs nothing, 1 or 2 resources."""
    scout = unit("Scout", level=level)
    table = given(side(hand=[scout], resources=3))
    table.you.summons(scout, 1)
    assert table.you.ready_resources == left


@BOTH
@pytest.mark.rule("gateruler:14-4b-8", "gateruler:14-4b-11")
def test_whose_play_is_undone_is_told(who: str) -> None:
    """Q. I cannot pay a cost to its end.  A. My play is undone, and that is told of me."""
    cost = (t.Put(t.Pick(1, YOUR_UNITS), "hand"), t.Destroy(t.Pick(1, YOUR_UNITS)))
    fox = unit("Fox", act(t.Draw(1), cost=cost))
    table, me, _they = in_turn_of(who, side(attack={1: fox}))
    me.uses(fox)
    assert me.attack(1) == fox and me.hand == []
    assert [entry.seat for entry in table.logged("undone")] == [me.seat]


@pytest.mark.rule("gateruler:16-13b-3a")
@pytest.mark.parametrize(
    ("mine", "theirs", "can"), [(1, 0, True), (2, 0, True), (0, 0, False), (1, 1, False)]
)
def test_materials_are_all_or_none(mine: int, theirs: int, can: bool) -> None:
    """Q. All units are to be my materials. When can I declare them?  A. When there is one at
    least and all of them are mine."""
    elf = unit("Elf")
    order = t.May((v.Materials(t.Every(ALL_UNITS)),), (t.Draw(1),))
    table, own, _other = obeyed(
        "you", order, mine=side(attack=dict.fromkeys(range(1, mine + 1), elf)),
        theirs=side(attack=dict.fromkeys(range(1, theirs + 1), elf)),
    )  # fmt: skip
    assert (table.prompt == "may" and "yes" in own.offered) is can
    if table.prompt == "may":
        own.says("yes" if can else "no")
    if table.prompt == "order":
        own.chooses(elf, elf)
    assert len(own.hand) == can
    assert (own.attack(1) is None) is (can or not mine)


# Replacing


@pytest.mark.rule("gateruler:14-14b")
def test_each_of_several_replacements_is_carried_out() -> None:
    """Q. Two of my units are destroyed at the same time. One has me draw a card instead, the other
    2 cards.  A. Both happen: I draw 3 cards, and both units stay."""
    ghost = unit("Ghost", *printed("When this would be destroyed, draw a card instead."))
    saint = unit("Saint", *printed("When this would be destroyed, draw 2 cards instead."))
    _table, own, _other = said("you", FALL, mine=side(attack={1: ghost, 2: saint}))
    assert (own.attack(1), own.attack(2)) == (ghost, saint)
    assert len(own.hand) == 3


@BOTH
@pytest.mark.rule("gateruler:14-14b", "gateruler:15-12d")
@pytest.mark.parametrize(("order", "drawn"), [(FALL, 1), (AWAY, 0)])
def test_only_what_was_to_be_destroyed_has_been_destroyed(who: str, order: str, drawn: int) -> None:
    """Q. My unit goes to my hand where it would go to the graveyard, and I hear units that are
    destroyed. It is put into the graveyard, or destroyed.  A. I hear it only in the second case."""
    text = "When this would be put into the graveyard from play, put it into your hand instead."
    ghost = unit("Ghost", *printed(text))
    grave = field("Grave", *printed("When an allied unit is destroyed, draw a card."))
    _table, own, _other = said(who, order, mine=side(attack={1: ghost}, field=[grave]))
    assert ghost in own.hand and own.graveyard == []
    assert len(own.hand) == 1 + drawn


@BOTH
@pytest.mark.rule("gateruler:14-14b", "gateruler:14-7d")
def test_a_replacement_that_was_taken_counts_for_the_limit_of_its_player(who: str) -> None:
    """Q. My units have a replacement that may be taken once a turn by its name, and I took it.
    A. The other one cannot take it."""
    text = '"Toll" [Turn 1]: When this would be destroyed, you may draw a card instead.'
    one, two = unit("One", *printed(text)), unit("Two", *printed(text))
    axe = ruler("Axe", *printed("Standard Action: Choose 1 allied unit and destroy it."))
    table = given(**seats(who, side(ruler=axe, attack={1: one, 2: two})), turn_of=who)
    me = table.player(who)
    me.uses(axe)
    me.chooses(one)
    me.says("yes")
    assert me.attack(1) == one and len(me.hand) == 1
    me.uses(axe)
    me.chooses(two)
    assert me.attack(2) is None and len(me.hand) == 1


@BOTH
@pytest.mark.rule("gateruler:15-27a-5")
def test_a_unit_beside_one_that_ignores_effects_does_not(who: str) -> None:
    """Q. An effect sends destroyed units to the deck. One of mine ignores effects, the other does
    not.  A. The first goes to the graveyard, the other to the deck."""
    away = t.Replacement(t.Pattern("destroy", ALL_UNITS), (t.Put(t.EventCard(), "deck bottom"),))
    stone = unit("Stone", *printed("This ignores your opponent's effects."))
    bear = unit("Bear")
    _table, own, _other = said(
        who, FALL, mine=side(attack={1: stone, 2: bear}), theirs=side(field=[field("Drain", away)])
    )
    assert own.graveyard == [stone] and own.deck[-1] == bear


# Whose doing it is


def heard_in_attack(who: str, heard: t.Pattern) -> list[int]:
    """How many cards both players draw, the attacking one first, whose fields hear such an event
    when a unit attacks a ruler."""
    ears, fox = field("Ears", t.Auto(heard, (t.Draw(1),))), unit("Fox")
    mine, theirs = side(attack={1: fox}, field=[ears]), side(field=[ears])
    table = attacking(**seats(who, mine, theirs), turn_of=who)
    me, they = table.player(who), table.player(other(who))
    me.attacks(fox, "ruler")
    table.resolve()
    return [len(me.hand), len(they.hand)]


@BOTH
@pytest.mark.rule("gateruler:8-4f")
def test_whoever_is_attacked_hears_that_they_are(who: str) -> None:
    """Q. Both of us hear attacks on what is ours. I attack.  A. Only my opponent does; and only I
    hear attacks that are mine."""
    assert heard_in_attack(who, t.Pattern("attacked", who=t.YOU)) == [0, 1]
    assert heard_in_attack(who, t.Pattern("attack", who=t.YOU)) == [1, 0]


@BOTH
@pytest.mark.rule("gateruler:13-6b")
def test_whoever_is_dealt_damage_turns_up_their_card(who: str) -> None:
    """Q. Both of us hear cards that we put into the counter zone. I deal damage to my opponent.
    A. Only they do."""
    assert heard_in_attack(who, t.Pattern("put", who=t.YOU, to=("counter",))) == [0, 1]


@BOTH
@pytest.mark.rule("gateruler:6-2f-1")
@pytest.mark.parametrize(("number", "drawn"), [(1, 1), (2, 2)])
def test_with_one_card_less_the_order_of_the_steps_stays(who: str, number: int, drawn: int) -> None:
    """Q. My ruler has me draw 2 cards at the start of my turn, and then drive one. What do I drive
    in the first turn of the game?  A. The second card: one was drawn before."""
    head = ruler("Head", start_of_turn=["draw 2", "drive 1"])
    cards = [unit(f"Number {at}") for at in range(4)]
    own = side(ruler=head, deck=cards)
    table = given(**seats(who, own), phase="start phase", turn_of=who, turn=number)
    me = table.player(who)
    while table.prompt == "act":
        me.passes()
    assert me.hand == cards[:drawn] and me.drive == [cards[drawn]]


# Moving


@BOTH
@pytest.mark.rule("gateruler:3-2i", "gateruler:14-18b-2")
@pytest.mark.parametrize("is_geared", [True, False])
def test_nothing_is_put_where_a_pair_is(who: str, is_geared: bool) -> None:
    """Q. An effect puts a unit from my graveyard into my defense zone, where my geared-up ruler is.
    A. It stays in the graveyard; without the pair it goes there."""
    elf, gear = unit("Elf"), unit("Gear", t.Keyword("Gear Up"))
    boss = ruler("Boss", act(t.Put(t.Every(YOUR_GRAVEYARD), "defense")))
    table, me, _they = in_turn_of(who, side(ruler=boss, hand=[gear], graveyard=[elf]))
    if is_geared:
        me.does("gear up", gear)
        table.resolve()
    me.uses(boss)
    table.resolve()
    assert me.defense == (gear if is_geared else elf)
    assert me.graveyard == ([elf] if is_geared else [])


@BOTH
@pytest.mark.rule("gateruler:3-2e-2")
def test_each_player_orders_the_cards_that_go_to_their_own_deck(who: str) -> None:
    """Q. Two units of each of us go to the bottom of the deck. Who decides?  A. The active player
    for theirs, then the other one for theirs; nobody sees by what is told which lies where."""
    one, two, three, four = (unit(name) for name in ("One", "Two", "Three", "Four"))
    table, me, they = obeyed(
        who, t.Put(t.Every(ALL_UNITS), "deck bottom"), mine=side(attack={1: one, 2: two}),
        theirs=side(attack={1: three, 2: four}),
    )  # fmt: skip
    assert (table.prompt, table.asked) == ("order", who)
    assert me.offered == [one, two]
    me.chooses(two, one)
    assert (table.prompt, table.asked) == ("order", other(who))
    assert they.offered == [three, four]
    they.chooses(four, three)
    assert (me.deck[-2:], they.deck[-2:]) == ([two, one], [four, three])
    assert (me.attack(1), they.attack(1)) == (None, None)


@pytest.mark.rule("gateruler:3-2e-2")
@pytest.mark.parametrize("turned", [False, True])
def test_the_log_does_not_tell_the_order(turned: bool) -> None:
    """Q. My opponent puts two units on the bottom of their deck in an order of their own.
    A. What is told of it is the same whatever that order is."""
    one, two = unit("One"), unit("Two")
    table, _me, they = obeyed(
        "you", t.Put(t.Every(THEIR_UNITS), "deck bottom"), theirs=side(attack={1: one, 2: two})
    )
    they.chooses(*((two, one) if turned else (one, two)))
    state = table.game.state
    left = [state.printed[entry.card] for entry in table.logged("leave")]
    assert left == [one, two]
    assert they.deck[-2:] == ([two, one] if turned else [one, two])
