"""Rulings that tell what a rule says from what comes near it: the other player, the other order."""

from __future__ import annotations

import pytest

from headjudge.games.godzilla.c04_areas import layout as z
from headjudge.games.godzilla.c08_actions.monster_actions import INVADE_TOP
from headjudge.games.godzilla.language import vocabulary as v
from headjudge.kernel.state import REVEALED
from headjudge.language import terms as t
from tests.games.godzilla.table import (
    after,
    battle,
    given,
    having,
    monster,
    on_turn,
    side,
    strategy,
    told,
)

BOTH = pytest.mark.parametrize("who", ["you", "them"])
HAND = t.Cards(("hand",), t.YOU)


@pytest.mark.rule("godzilla:5.10.1", "godzilla:5.10.1.1")
def test_a_card_that_was_revealed_lies_as_cards_of_its_area_do() -> None:
    """Q. Does a card that was revealed lie face down afterwards?
    A. It lies as it did before: no other way than the cards beside it."""
    first, second = battle(), battle()
    table = after(
        "Reveal the top card of your deck. Draw up to 1 card.", side(deck=[first, second])
    )
    state = table.game.state
    above, below = state.zones[z.LAYOUT.zone("deck", 0)][:2]
    assert state.face[above] == REVEALED
    table.you.says("no")
    assert state.face[above] == state.face[below]


@pytest.mark.rule("godzilla:8.4.1")
@BOTH
def test_the_card_is_discarded_before_the_rage_goes_up(who: str) -> None:
    """Q. My ability works while I have no rage, and hears my discards. I gain rage with a card.
    A. It hears the discard: the rage goes up only after it."""
    calm = t.Relation(t.PlayerNumber("rage", t.YOU), "<=", 0)
    scribe = having(battle(), t.Auto(t.Pattern("discard", who=t.YOU), (t.Draw(1),), while_=(calm,)))
    spent, drawn = monster(), battle()
    _table, own, _other = on_turn(who, side(hand=[spent], zones={8: scribe}, deck=[drawn]))
    own.gains_rage_with(spent)
    assert own.rage == 1
    assert own.hand == [drawn]


@pytest.mark.rule("godzilla:8.4.1")
def test_with_rage_at_the_discard_it_hears_nothing() -> None:
    """Q. The same, but I have rage when I discard.  A. Then it is not heard."""
    calm = t.Relation(t.PlayerNumber("rage", t.YOU), "<=", 0)
    scribe = having(battle(), t.Auto(t.Pattern("discard", who=t.YOU), (t.Draw(1),), while_=(calm,)))
    spent = monster()
    table = given(you=side(hand=[spent], zones={8: scribe}, rage=1, deck=[battle()]))
    table.you.gains_rage_with(spent)
    assert table.you.hand == []


@pytest.mark.rule("godzilla:10.5.4", "godzilla:10.5.2.3")
def test_a_price_is_paid_before_the_card_is_played() -> None:
    """Q. My card is played for a price: when do I pay it?
    A. Before I choose its zone: the card that pays is gone by then."""
    text = (
        "When playing this card from your hand, you may discard 1 card from your hand "
        "to play this card with its rank reduced by 3."
    )
    dear, spare = battle(rank=6, text=text), battle(rank=8)
    table = given(you=side(hand=[dear, spare]), them=side(position=3))
    table.you.does("play for a price", dear)
    assert table.you.discard == [spare]
    assert table.you.zone(5) is None
    table.you.chooses(5)
    assert table.you.zone(5) is dear


@pytest.mark.rule("godzilla:7.1.1", "godzilla:7.1.2")
@BOTH
def test_the_start_phase_is_of_the_player_whose_turn_begins(who: str) -> None:
    """Q. Who draws at the start of a turn?  A. The player whose turn has just begun."""
    drawn = [battle(), battle()]
    mine, theirs = side(deck=drawn), side(deck=[battle()])
    if who == "you":
        table = given(you=mine, them=theirs, phase="turn", turn_of="them", turn=2)
        own, other = table.you, table.them
    else:
        table = given(you=theirs, them=mine, phase="turn", turn_of="you", turn=2)
        own, other = table.them, table.you
    assert own.hand == drawn[:1]
    assert other.hand == []


@pytest.mark.rule("godzilla:10.6.3.2", "godzilla:10.6.3.2.1")
@pytest.mark.parametrize("gagged", [False, True])
def test_for_an_ability_that_cannot_be_played_nobody_is_asked_to_pay(gagged: bool) -> None:
    """Q. An effect keeps my ability from being played. Am I asked for its cost?
    A. No: it only leaves standby. Without that effect I am asked."""
    theirs = t.Cards(("zone",), t.OPPONENT, (t.Type(("battle",)),))
    gag = having(battle(), t.Forbid(t.Pattern("play ability", theirs)))
    seller = having(
        battle(),
        t.Auto(
            t.Pattern("begin main phase", who=t.YOU),
            (v.ChangeRage(t.YOU, 1, True),),
            cost=(t.Discard(t.Pick(1, HAND)),),
        ),
    )
    table = given(
        you=side(hand=[battle()], zones={4: seller}), them=side(zones={4: gag} if gagged else {})
    )
    assert (table.prompt == "pay") is not gagged
    if not gagged:
        table.you.says("no")
    assert table.you.rage == 0
    assert table.game.state.standby == []


@pytest.mark.rule("godzilla:9.1.2", "godzilla:9.1.2.1")
@BOTH
def test_whoever_has_a_token_made_owns_it(who: str) -> None:
    """Q. Whose is a token that returns to a hand it cannot be in?  A. Its owner is the player
    whose effect made it, wherever it came to exist."""
    order = strategy(text="Play 1 “Drone” token in zone 3.")
    table, own, _other = on_turn(who, side(hand=[order]))
    own.plays(order, zone=1)
    (token,) = table.game.state.zones[z.zone_of(own.seat, 3)]
    assert table.game.state.owner[token] == own.seat


@pytest.mark.rule("godzilla:5.12.1")
@BOTH
@pytest.mark.parametrize("whose", ["one of your battle cards", "an opponent's battle card"])
def test_a_text_asks_whose_battle_card_was_destroyed(who: str, whose: str) -> None:
    """Q. My text asks whether a battle card of mine was destroyed this turn, and one of my
    opponent's was.  A. That is not so; it is so for a text that asks for theirs."""
    blast = strategy(text="[Destroy] 1 of your opponent's battle cards.")
    asks = strategy(text=f"If {whose} was [Destroy] this turn, draw 1 card.")
    drawn = battle()
    _table, own, _other = on_turn(
        who, side(hand=[blast, asks], deck=[drawn]), side(zones={3: battle()})
    )
    own.plays(blast, zone=1)
    own.plays(asks, zone=2)
    assert own.hand == ([drawn] if whose.startswith("an opponent's") else [])


@pytest.mark.rule("godzilla:5.6.2")
def test_cards_that_can_go_where_the_other_is_are_swapped() -> None:
    """Q. Nothing keeps either card where it is.  A. Then they are swapped."""
    first, second = battle(), battle()
    table = after(
        "Choose 2 of your opponent's battle cards and swap their positions.",
        them=side(zones={2: first, 7: second}),
    )
    assert (table.them.zone(2), table.them.zone(7)) == (second, first)


@pytest.mark.rule("godzilla:10.6.2")
@pytest.mark.parametrize("where", ["discard", "hand"])
def test_an_ability_that_works_in_another_area_stands_by_from_there(where: str) -> None:
    """Q. My card's ability works in the discard pile. Does it stand by while the card is there?
    A. Yes; and not while the card is in the hand."""
    grows = v.ChangeRage(t.YOU, 1, True)
    hears = t.Auto(t.Pattern("begin main phase", who=t.YOU), (grows,), where=("discard",))
    ghost = having(battle(), hears)
    mine = side(discard=[ghost]) if where == "discard" else side(hand=[ghost])
    table = given(you=mine)
    assert table.you.rage == (1 if where == "discard" else 0)


@pytest.mark.rule("godzilla:5.8.1", "godzilla:5.8.1.2")
@pytest.mark.parametrize(("number", "least"), [("1 card", 1), ("up to 1 card", 0)])
def test_a_search_for_a_number_of_cards_finds_so_many(number: str, least: int) -> None:
    """Q. I search my deck for 1 card, of any sort. May I find none?
    A. No, there is one. Only "up to 1 card" lets me."""
    order = f"Search your deck for {number}, add it to your hand, then shuffle your deck."
    cards = [battle(), battle()]
    table = after(order, side(deck=cards))
    asked = table.asks
    assert asked is not None
    assert (asked.least, asked.most) == (least, 1)
    table.you.chooses(cards[0])
    assert table.you.hand == cards[:1]


@pytest.mark.rule("godzilla:5.5.2.1")
@pytest.mark.parametrize("number", [0, 1])
def test_up_to_one_card_may_be_looked_at(number: int) -> None:
    """Q. I may look at up to 1 card. Am I asked?  A. Yes; only up to 0 cards is nothing."""
    look = told(t.Look(t.TopOf(number), up_to=True))
    table = given(you=side(hand=[look], deck=[battle()]))
    table.you.plays(look, zone=1)
    known = table.game.state.known[table.game.state.zones[z.LAYOUT.zone("deck", 0)][0]]
    assert known == 0
    if number:
        table.you.says("yes")
        known = table.game.state.known[table.game.state.zones[z.LAYOUT.zone("deck", 0)][0]]
    assert known & 1 == number


@pytest.mark.rule("godzilla:5.11.1", "godzilla:5.11.1.1")
@pytest.mark.parametrize("position", [3, 4])
def test_a_card_that_cannot_be_played_there_stays_where_it_is(position: int) -> None:
    """Q. An effect plays my card in the zone of my own monster.  A. It is not played, and stays
    in the discard pile; in another zone it is played."""
    card = battle()
    table = after(
        "Play 1 battle card from your discard pile in zone 3.",
        side(discard=[card], position=position),
    )
    assert (table.you.zone(3) is card) is (position == 4)
    assert (card in table.you.discard) is (position == 3)


@pytest.mark.rule("godzilla:8.6.1.1")
@BOTH
def test_it_is_the_player_who_invades(who: str) -> None:
    """Q. My ability hears that I invade, my opponent's that they do. I invade.
    A. Mine is heard, and theirs is not."""
    grows = v.ChangeRage(t.YOU, 1, True)
    ear = having(battle(), t.Auto(t.Pattern("invade", who=t.YOU), (grows,)))
    card = battle(invasion=1)
    _table, own, other = on_turn(
        who, side(hand=[card], zones={1: ear}, position=2), side(zones={1: ear})
    )
    own.invades_with(card)
    assert (own.rage, other.rage) == (1, 0)


@pytest.mark.rule("godzilla:5.13.2.2.1")
@pytest.mark.parametrize("mine", [1, 8])
def test_the_monster_that_is_to_retreat_is_the_one_that_is_looked_at(mine: int) -> None:
    """Q. Your monster retreats to zone 2. Does it matter where mine is?
    A. No: yours retreats from zone 4, and stays in zone 1, wherever mine is."""
    order = "Retreat your opponent's monster card to zone 2."
    for position, then in ((4, 2), (1, 1)):
        table = after(order, side(position=mine), side(position=position))
        assert (table.you.position, table.them.position) == (mine, then)


@pytest.mark.rule("godzilla:10.9.1")
def test_what_is_done_instead_is_done_for_each_of_several_cards() -> None:
    """Q. Two of my cards are destroyed at once; instead of the one I draw a card, instead of the
    other the rage of my monster grows.  A. Both is done, each once."""
    gone = t.Pattern("destroy", t.Self())
    draws = having(battle("Draws"), t.Replacement(gone, (t.Draw(1),)))
    rages = having(battle("Rages"), t.Replacement(gone, (v.ChangeRage(t.YOU, 1, True),)))
    all_of_them = "Destroy all of your opponent's battle cards."
    theirs = side(zones={4: draws, 5: rages}, deck=[battle(), battle()])
    table = after(all_of_them, them=theirs)
    assert (len(table.them.hand), table.them.rage) == (1, 1)


@pytest.mark.rule("godzilla:5.4.3.1")
def test_who_may_draw_up_to_1_card_may_draw_it() -> None:
    """Q. I may draw up to 1 card. Am I asked?  A. Yes, and I may draw it."""
    first = battle()
    table = after("Draw up to 1 card.", side(deck=[first, battle()]))
    table.you.says("yes")
    assert table.you.hand == [first]


@pytest.mark.rule("godzilla:12.5.3")
@BOTH
def test_a_card_that_came_by_burst_is_put_away_by_its_player(who: str) -> None:
    """Q. Both of us hear cards that we put away because of Burst. Mine is.  A. Only I do."""
    mills = t.Put(t.TopOf(1), "discard")
    heard = t.Auto(t.Pattern("put", who=t.YOU, cause="burst"), (mills,))
    ears = having(battle("Ears"), heard)
    deck = [battle() for _each in range(9)]
    new = monster("Sudden", "[Burst 1]", rank=3)
    mine = side(hand=[new], stack=[monster("Old")], zones={4: ears}, deck=deck)
    table, own, their = on_turn(who, mine, side(zones={4: ears}, deck=deck))
    own.bursts(new)
    own.passes()
    table.begins("end phase")
    assert new in own.discard
    assert (len(own.discard), len(their.discard)) == (2, 0)


@pytest.mark.rule("godzilla:10.4.3.1")
def test_after_the_rule_actions_abilities_that_stand_by_are_played() -> None:
    """Q. My ability stands by at a check timing at which no rule action is due.  A. It is
    played."""
    eager = having(battle(), t.Auto(t.Pattern("begin main phase", who=t.YOU), (t.Draw(1),)))
    table = given(you=side(zones={4: eager}, deck=[battle(), battle()]))
    assert len(table.you.hand) == 1


@pytest.mark.rule("godzilla:8.6.1.2")
@pytest.mark.parametrize(("icon", "reached"), [(1, 4), (2, 2)])
def test_a_text_about_one_invasion_icon_says_nothing_of_others(icon: int, reached: int) -> None:
    """Q. My card says that by cards with a certain invasion icon my monster advances 3 zones. I
    invade with an icon of 1.  A. It advances so far if that is the icon meant, else 1 zone."""
    says = having(battle(), v.InvadesBy(icon, 3))
    card = battle(invasion=1)
    table = given(you=side(hand=[card], zones={4: says}, position=1))
    table.you.invades_with(card)
    assert table.you.position == reached


@pytest.mark.rule("godzilla:8.6.1", "godzilla:8.6.1.1", "godzilla:8.6.1.2")
def test_the_top_card_of_the_deck_can_invade_where_a_text_says_so() -> None:
    """Q. A text lets me invade with the top card of my deck, which has an invasion icon of 2.
    A. It goes to the discard pile, and my monster advances 2 zones."""
    says = having(battle(), v.InvadeWithTopCard())
    top = battle(invasion=2)
    table = given(you=side(zones={8: says}, deck=[top, battle()], position=1))
    table.you.does(INVADE_TOP)
    assert (table.you.position, table.you.discard) == (3, [top])


@BOTH
@pytest.mark.rule("godzilla:5.4.1", "godzilla:13.1.1.2")
@pytest.mark.parametrize(("end", "again"), [("top", False), ("the bottom", True)])
def test_a_card_that_is_drawn_back_leads_to_the_same_position(
    who: str, end: str, again: bool
) -> None:
    """Q. My card goes to the top of my deck as it enters, and I draw it again. May I play it as
    before?  A. No: it is the same position. I may if I drew another copy of it."""
    card = battle(text=f"[Enter] Put this card on {end} of your deck, then draw 1 card.")
    _table, own, _other = on_turn(who, side(hand=[card], deck=[card, card]))
    own.plays(card, zone=4)
    assert own.hand == [card]
    assert own.offers("play battle") == ([card] if again else [])


@BOTH
@pytest.mark.rule("godzilla:8.2.1")
def test_whoever_plays_a_card_on_top_of_another_chooses_that_one(who: str) -> None:
    """Q. My card may be played on top of one of two of mine. Who chooses?  A. I do."""
    heavy = battle(
        rank=7,
        text="If you would play this card on top of your «Anchor» battle card, "
        "you can play this card from your hand with its rank reduced by 4.",
    )
    first, second = battle(traits=["Anchor"]), battle(traits=["Anchor"])
    _table, own, _other = on_turn(
        who, side(hand=[heavy], zones={2: first, 4: second}), side(position=3)
    )
    own.does("play onto", heavy)
    assert own.offered == [first, second]
    own.chooses(second)
    assert (own.zone(2), own.zone(4)) == (first, heavy)
    assert own.under(4) == [second]


@BOTH
@pytest.mark.rule("godzilla:5.11.2", "godzilla:11.3.1")
@pytest.mark.parametrize("covered", [True, False])
def test_a_new_monster_takes_away_what_the_old_one_gave(who: str, covered: bool) -> None:
    """Q. My monster keeps battle cards beside it from being crushed. Another one is played on top
    of it.  A. The card that is still there is crushed at once."""
    keeper = monster(
        text="Your battle cards gain “when this card would be [Destroy], draw 1 card instead.”"
    )
    new, beside = monster(), battle()
    order = strategy(text="Move 1 of your battle cards to zone 3.")
    deck = [battle(), battle()]
    mine = side(hand=[order, new], stack=[keeper], position=3, zones={5: beside}, deck=deck)
    _table, own, _other = on_turn(who, mine, side(rage=9))
    own.plays(order, zone=1)
    assert own.zone(3) is beside
    if covered:
        own.plays(new)
    assert (own.zone(3), own.discard) == ((None, [beside]) if covered else (beside, []))


@BOTH
@pytest.mark.rule("godzilla:5.12.1", "godzilla:9.1.4.2")
def test_a_token_under_a_destroyed_card_goes_out_of_the_game(who: str) -> None:
    """Q. My battle card lies on top of a token and is destroyed. Is the token in my discard pile?
    A. No: it goes there with the card and disappears at once. Another card stays there."""
    top, token, below = battle("Top"), battle("Drone", traits=["Token"]), battle("Below")
    order = strategy(text="[Destroy] all of your battle cards.")
    _table, own, _other = on_turn(
        who,
        side(hand=[order], zones={2: top, 4: top}, under={2: [token], 4: [below]}),
    )
    own.plays(order, zone=1)
    assert (own.zone(2), own.zone(4)) == (None, None)
    assert sorted(card.name for card in own.discard) == ["Below", "Top", "Top"]


@BOTH
@pytest.mark.rule("godzilla:7.2.3", "godzilla:7.2.4")
@pytest.mark.parametrize(
    ("stays", "heard"), [("[Base] When you play a battle card, [Destroy] this card. ", 1), ("", 0)]
)
def test_a_strategy_card_is_gone_before_the_monster_calms_down(
    who: str, stays: str, heard: int
) -> None:
    """Q. My strategy card of the last turn waits for my rage to be reduced. Does it hear that of
    the start phase?  A. Only if it stays: otherwise it is discarded before."""
    hears = strategy(
        text=f"{stays}Whenever your monster card's [Rage] is reduced, "
        "increase your opponent's [Rage] by 1."
    )
    mine = side(strategies={1: hears}, deck=[battle()], rage=3)
    _table, own, other = on_turn(who, mine, phase="start phase")
    assert (own.rage, other.rage) == (0, heard)
    assert own.strategy(1) is (hears if heard else None)


@BOTH
@pytest.mark.rule("godzilla:10.7.1")
def test_it_is_the_card_that_the_effect_was_carried_out_with(who: str) -> None:
    """Q. An effect moves one of my cards, and it gains counter power. Which one is it?
    A. The card that I chose to move, and no other."""
    order = strategy(
        text="Move 1 of your battle cards to zone 3. "
        "For the rest of the turn, it gains +3000 counter power."
    )
    moved, other_card = battle(power=1000), battle(power=1000)
    _table, own, _other = on_turn(who, side(hand=[order], zones={5: moved, 6: other_card}))
    own.plays(order, zone=1)
    own.chooses(moved)
    assert own.zone(3) is moved
    assert own.value(moved, "counter_power") == 4000
    assert own.value(other_card, "counter_power") == 1000


@BOTH
@pytest.mark.rule("godzilla:12.5.3")
def test_a_burst_card_is_put_away_by_the_effect_of_its_player(who: str) -> None:
    """Q. Both of us hear cards that our own effects put into a discard pile. My Burst card is put
    away at the end of my turn.  A. Only I do."""
    heard = t.Pattern("put", by=t.YOU, to=("discard",))
    ears = having(battle(), t.Auto(heard, (v.ChangeRage(t.YOU, 1, True),)))
    new = monster("Sudden", "[Burst 1]", rank=3)
    deck = [battle() for _ in range(9)]
    mine = side(hand=[new], stack=[monster("Old")], zones={4: ears}, deck=deck)
    table, own, their = on_turn(who, mine, side(zones={4: ears}, deck=deck))
    own.bursts(new)
    own.passes()
    table.begins("end phase")
    assert new in own.discard
    assert (own.rage, their.rage) == (2, 0)  # one for the Burst itself


@BOTH
@pytest.mark.rule("godzilla:10.4.3.4")
def test_a_check_timing_goes_on_until_no_ability_stands_by(who: str) -> None:
    """Q. Five of my cards wait for the beginning of my main phase. When may I act?  A. After all
    five abilities were played and resolved."""
    text = "At the beginning of your main phase, increase your monster card's [Rage] by 1."
    zones = {number: battle(text=text) for number in range(2, 7)}
    table, own, _other = on_turn(who, side(zones=dict(zones)))
    while table.prompt == "standby":
        table.answer(0)
    assert table.prompt == "main" and own.rage == 5


@BOTH
@pytest.mark.rule("godzilla:11.2.2", "godzilla:5.4.1")
@pytest.mark.parametrize("number", [1, 2])
def test_all_who_draw_from_an_empty_deck_reshuffle_first(who: str, number: int) -> None:
    """Q. Each player draws a card, and neither has a deck left.  A. Both reshuffle their discard
    piles, and draw."""
    order = strategy(text=f"Each player draws {number} card{'s' if number > 1 else ''}.")
    gone = [battle(), battle()]
    _table, own, their = on_turn(who, side(hand=[order], discard=gone), side(discard=gone))
    own.plays(order, zone=1)
    assert (len(own.hand), len(their.hand)) == (number, number)
    assert (own.discard, their.discard) == ([], [])


@BOTH
@pytest.mark.rule("godzilla:10.4.3", "godzilla:10.6.6")
@pytest.mark.parametrize(("held", "left"), [(2, 4), (3, 0)])
def test_a_check_timing_finds_what_has_come_about(who: str, held: int, left: int) -> None:
    """Q. My card waits until I have 5 cards in my hand, and I draw 2.  A. With 3 before, its
    ability is played at the next check timing, and my hand is gone; with 2 before, it is not."""
    waste = battle(text="When you have 5 or more cards in your hand, discard your hand.")
    order = strategy(text="Draw 2 cards.")
    hand = [order, *[battle() for _ in range(held)]]
    deck = [battle() for _ in range(3)]
    _table, own, _other = on_turn(who, side(hand=hand, zones={8: waste}, deck=deck))
    own.plays(order, zone=1)
    assert len(own.hand) == left
