"""10.6. Automatic abilities: standing by, timed and situation triggers. 10.11. Source."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.games.godzilla.language import vocabulary as v
from headjudge.language import terms as t
from tests.games.godzilla.table import battle, given, having, monster, on_turn, side, strategy, told

BOTH = pytest.mark.parametrize("who", ["you", "them"])
EDITIONS = pytest.mark.parametrize("edition", ["ja-1.04", "en-1.01"])
HAND = t.Cards(("hand",), t.YOU)
MORE_RAGE = v.ChangeRage(t.YOU, 1, True)
SCRIBES = t.Cards(("zone",), t.YOU, (t.Named(("Scribe",)),))
MAIN_BEGINS = "At the beginning of your main phase,"


# 10.6.2. Standing by


@BOTH
def test_10_6_2_an_ability_whose_condition_is_met_stands_by(who: str) -> None:
    """It waits for the check timing: the effect that set it off goes on first."""
    scribe = battle(text="Whenever you discard a battle card from your hand, draw 1 card.")
    plan = told(t.Discard(t.Pick(1, HAND)), t.May((MORE_RAGE,)))
    spent = battle()
    table, own, _other = on_turn(who, side(hand=[plan, spent], zones={8: scribe}, deck=[battle()]))
    own.plays(plan, zone=1)
    assert [each.seat for each in table.game.state.standby] == [own.seat, own.seat]
    assert own.hand == []
    own.says("no")
    assert len(own.hand) == 1
    assert table.game.state.standby == []


def test_10_6_2_an_ability_whose_condition_is_not_met_does_not() -> None:
    scribe = battle(text="Whenever you discard a battle card from your hand, draw 1 card.")
    spent = strategy()
    table = given(you=side(hand=[spent], zones={8: scribe}, deck=[battle()]))
    table.you.invades_with(spent)
    assert table.you.hand == []


def test_10_6_2_an_effect_can_trigger_abilities_by_their_keyword() -> None:
    chief = monster(text="[When Invading] Draw 1 card.")
    plan = told(v.TriggerKeyword(v.Monster(t.YOU), "When Invading"))
    drawn = battle()
    table = given(you=side(hand=[plan], stack=[chief], deck=[drawn]))
    table.you.plays(plan, zone=1)
    assert table.you.hand == [drawn]


@BOTH
@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_10_6_2_1_it_stands_by_as_often_as_its_condition_is_met(who: str, count: int) -> None:
    griever = battle("Griever", "Whenever one of your battle cards is [Destroy], draw 1 card.")
    storm = strategy(text="[Destroy] all battle cards with “Victim” in their name in your zones.")
    zones = {8: griever, **{3 + at: battle(f"Victim {at}") for at in range(count)}}
    _table, own, _other = on_turn(
        who, side(hand=[storm], zones=zones, deck=[battle() for _ in range(5)])
    )
    own.plays(storm, zone=1)
    for _more in range(count - 1):
        own.chooses(griever)
    assert len(own.hand) == count


# 10.6.3. Being played


@BOTH
def test_10_6_3_one_is_played_and_then_stands_by_one_time_less(who: str) -> None:
    griever = battle(
        "Griever", "Whenever one of your battle cards is [Destroy], you may draw 1 card."
    )
    storm = strategy(text="[Destroy] all battle cards with “Victim” in their name in your zones.")
    zones = {8: griever, 4: battle("Victim 1"), 5: battle("Victim 2")}
    table, own, _other = on_turn(who, side(hand=[storm], zones=zones, deck=[battle(), battle()]))
    own.plays(storm, zone=1)
    waiting = table.game.state.standby
    assert len(waiting) == 2
    own.chooses(griever)
    own.says("yes")
    assert len(own.hand) == 1
    own.says("yes")
    assert len(own.hand) == 2
    assert table.game.state.standby == []


@BOTH
def test_10_6_3_1_what_stands_by_must_be_played(who: str) -> None:
    """One that stands by alone is played unasked; of two, one must be chosen."""
    loser = battle("Loser", f"{MAIN_BEGINS} discard your hand.")
    spent = battle()
    _table, own, _other = on_turn(who, side(hand=[spent], zones={4: loser}))
    assert own.discard == [spent]
    table, own, _other = on_turn(who, side(zones={4: loser, 5: loser}))
    assert table.asks is not None
    assert (table.asks.least, table.asks.most, table.asks.options[0][0]) == (1, 1, "standby")
    own.chooses(loser)


def test_10_6_3_1_the_order_is_their_masters_choice() -> None:
    drawer = battle("Drawer", f"{MAIN_BEGINS} draw 1 card.")
    loser = battle("Loser", f"{MAIN_BEGINS} discard your hand.")
    for first, left in ((drawer, 0), (loser, 1)):
        table = given(you=side(hand=[battle()], zones={4: drawer, 5: loser}, deck=[battle()]))
        table.you.chooses(first)
        assert len(table.you.hand) == left


@BOTH
def test_10_6_3_2_one_that_cannot_be_played_is_only_taken_off_standby(who: str) -> None:
    """Here an effect forbids to play the abilities of a player's battle cards."""
    gag = having(
        battle(),
        t.Forbid(t.Pattern("play ability", t.Cards(("zone",), t.OPPONENT, (t.Type(("battle",)),)))),
    )
    scout = battle(text="[Enter] Draw 1 card.")
    for gagged in (False, True):
        table, own, _other = on_turn(
            who, side(hand=[scout], deck=[battle()]), side(zones={4: gag} if gagged else {})
        )
        own.plays(scout, zone=4)
        assert len(table.logged("standby")) == 1
        assert table.game.state.standby == []
        assert len(own.hand) == (0 if gagged else 1)


@BOTH
@pytest.mark.parametrize("word", ["yes", "no"])
def test_10_6_3_2_1_whoever_does_not_pay_an_optional_cost_does_not_play_it(
    who: str, word: str
) -> None:
    seller = having(
        battle(),
        t.Auto(
            t.Pattern("begin main phase", who=t.YOU),
            (MORE_RAGE,),
            cost=(t.Discard(t.Pick(1, HAND)),),
        ),
    )
    spent = battle()
    table, own, _other = on_turn(who, side(hand=[spent], zones={4: seller}))
    own.says(word)
    assert own.rage == (1 if word == "yes" else 0)
    assert own.discard == ([spent] if word == "yes" else [])
    assert table.game.state.standby == []
    assert len(table.logged("ability")) == (1 if word == "yes" else 0)


def test_10_6_3_2_1_a_cost_that_cannot_be_paid_is_not_paid() -> None:
    seller = having(
        battle(),
        t.Auto(
            t.Pattern("begin main phase", who=t.YOU),
            (MORE_RAGE,),
            cost=(t.Discard(t.Pick(1, HAND)),),
        ),
    )
    table = given(you=side(zones={4: seller}))
    assert table.you.rage == 0
    assert table.game.state.standby == []


def test_10_6_3_2_1_whether_a_hand_could_pay_is_for_its_player_to_say() -> None:
    """Q. It costs a card of a sort that I do not hold. Does my opponent learn that?  A. No: you
    are asked as if you had one."""
    scribes = t.Cards(("hand",), t.YOU, (t.Named(("Scribe",)),))
    seller = having(
        battle(),
        t.Auto(
            t.Pattern("begin main phase", who=t.YOU),
            (MORE_RAGE,),
            cost=(t.Discard(t.Pick(1, scribes)),),
        ),
    )
    table = given(you=side(hand=[battle(name="Clerk")], zones={4: seller}))
    assert table.prompt == "pay" and table.you.offered == ["no"]
    table.you.says("no")
    assert table.you.rage == 0 and table.prompt == "main"


def test_10_6_3_2_1_but_not_with_an_empty_hand_which_all_see() -> None:
    """Q. It costs a card of a sort, and I hold no card at all. Am I asked?  A. No: everybody sees
    that you cannot pay."""
    scribes = t.Cards(("hand",), t.YOU, (t.Named(("Scribe",)),))
    seller = having(
        battle(),
        t.Auto(
            t.Pattern("begin main phase", who=t.YOU),
            (MORE_RAGE,),
            cost=(t.Discard(t.Pick(1, scribes)),),
        ),
    )
    table = given(you=side(zones={4: seller}))
    assert table.you.rage == 0 and table.prompt == "main"


# 10.6.5. Timed triggers


@BOTH
def test_10_6_5_an_effect_can_make_an_ability_for_a_later_moment(who: str) -> None:
    plan = strategy(text="At the beginning of your next end phase, draw 1 card.")
    drawn = battle()
    table, own, _other = on_turn(who, side(hand=[plan], deck=[drawn, battle()]))
    own.plays(plan, zone=1)
    assert own.hand == []
    own.passes()
    table.begins("end phase")
    assert own.hand[0] is drawn


def test_10_6_5_not_at_the_other_players() -> None:
    plan = strategy(
        text="At the beginning of your next end phase, increase your monster card's [Rage] by 1."
    )
    table = given(you=side(hand=[plan]))
    table.you.plays(plan, zone=1)
    table.you.passes()
    table.game.state.turn_player = 1
    table.begins("end phase")
    assert table.you.rage == 0
    table.game.state.turn_player = 0
    table.begins("end phase")
    assert table.you.rage == 1


def test_10_6_5_it_speaks_of_the_cards_that_its_effect_spoke_of() -> None:
    """Destroy it at the end phase: the card chosen now, not one chosen then."""
    theirs = t.Cards(("zone",), t.OPPONENT, (t.Type(("battle",)),))
    later = t.Auto(t.Pattern("begin end phase", who=t.YOU), (t.Destroy(t.It()),))
    plan = told(t.Choose(t.Pick(1, theirs)), t.Lasting("once", later))
    doomed, other = battle(), battle()
    table = given(you=side(hand=[plan]), them=side(zones={4: doomed, 5: other}))
    table.you.plays(plan, zone=1)
    table.you.chooses(doomed)
    assert table.them.discard == []
    table.you.passes()
    table.begins("end phase")
    assert table.them.discard == [doomed]


def test_10_6_5_1_a_timed_trigger_triggers_once() -> None:
    plan = strategy(
        text="At the beginning of your next end phase, increase your monster card's [Rage] by 1."
    )
    table = given(you=side(hand=[plan]))
    table.you.plays(plan, zone=1)
    table.you.passes()
    table.begins("end phase")
    table.begins("end phase")
    assert table.you.rage == 1


def test_10_6_5_1_unless_a_period_is_given() -> None:
    later = t.Auto(t.Pattern("discard", HAND), (MORE_RAGE,))
    plan = told(t.Lasting("turn", later), t.Discard(t.Pick(1, HAND)), t.Discard(t.Pick(1, HAND)))
    table = given(you=side(hand=[plan, battle(), battle()]))
    table.you.plays(plan, zone=1)
    table.you.chooses(table.you.hand[0])
    table.you.chooses(plan)
    assert table.you.rage == 2


# 10.6.6. Situation triggers


@BOTH
def test_10_6_6_a_state_of_affairs_can_be_a_trigger(who: str) -> None:
    poor = battle(text="When you have no cards in your hand, draw 1 card.")
    spent, drawn = battle(), battle()
    _table, own, _other = on_turn(who, side(hand=[spent], zones={8: poor}, deck=[drawn]))
    own.invades_with(spent)
    assert own.hand == [drawn]


def test_10_6_6_without_it_nothing_triggers() -> None:
    poor = battle(text="When you have no cards in your hand, draw 1 card.")
    spent, kept = battle(), battle()
    table = given(you=side(hand=[spent, kept], zones={8: poor}, deck=[battle()]))
    table.you.invades_with(spent)
    assert table.you.hand == [kept]


def test_10_6_6_1_it_stands_by_once_when_the_state_comes_about() -> None:
    """Nothing else it waits for: two cards, one after the other, leave the hand empty."""
    poor = battle(
        text="When you have no cards in your hand, increase your monster card's [Rage] by 1. "
        "Draw 1 card."
    )
    plan = told(t.Discard(t.Every(HAND)), t.Discard(t.Every(HAND)), v.ChangeRage(t.YOU, 1, True))
    table = given(
        you=side(hand=[plan, battle(), battle()], zones={8: poor}, deck=[battle(), battle()])
    )
    table.you.plays(plan, zone=1)
    assert table.you.rage == 2
    assert len(table.you.hand) == 1


def test_10_6_6_1_also_if_the_state_is_over_by_the_check_timing() -> None:
    poor = battle(
        text="When you have no cards in your hand, increase your monster card's [Rage] by 1."
    )
    plan = told(t.Discard(t.Every(HAND)), t.Draw(1))
    table = given(you=side(hand=[plan, battle()], zones={8: poor}, deck=[battle()]))
    table.you.plays(plan, zone=1)
    assert len(table.you.hand) == 1
    assert table.you.rage == 1


def test_10_6_6_1_again_if_it_is_so_after_it_was_resolved() -> None:
    """The first card drawn is discarded again, until the deck holds no battle card on top."""
    poor = battle(text="When you have 1 or fewer cards in your hand, draw 1 card.")
    spent = battle()
    table = given(you=side(hand=[spent], zones={8: poor}, deck=[battle() for _ in range(5)]))
    assert len(table.you.hand) == 2
    table.you.invades_with(table.you.hand[0])
    assert len(table.you.hand) == 2


# 10.6.7. Although its card has gone


@EDITIONS
@pytest.mark.rule("godzilla:10.3.2")
@pytest.mark.parametrize(
    "text", ["draw 1 card.", "choose one: ・Draw 1 card. ・Shuffle your deck."]
)
@pytest.mark.parametrize("header", ["[Awakening 4]", "[Overwhelm]"])
def test_10_6_7_what_stands_by_and_has_become_inactive_does_nothing(
    edition: str, text: str, header: str
) -> None:
    """It is played, but has no effect and asks for no choice (10.3.2)."""
    sleeper = battle("Sleeper", f"{header} {MAIN_BEGINS} {text}")
    drag = battle("Drag", f"{MAIN_BEGINS} retreat your monster card by 1 zone.")
    table = given(
        you=side(zones={6: sleeper, 7: drag}, deck=[battle()], position=4),
        them=side(position=4),
        edition=edition,
    )
    table.you.chooses(drag)
    assert table.you.position == 3
    assert table.you.hand == []
    assert table.prompt == "main"


@EDITIONS
def test_10_6_7_what_is_still_active_is_carried_out(edition: str) -> None:
    sleeper = battle("Sleeper", f"[Awakening 4] {MAIN_BEGINS} draw 1 card.")
    drag = battle("Drag", f"{MAIN_BEGINS} retreat your monster card by 1 zone.")
    drawn = battle()
    table = given(you=side(zones={6: sleeper, 7: drag}, deck=[drawn], position=5), edition=edition)
    table.you.chooses(drag)
    assert table.you.position == 4
    assert table.you.hand == [drawn]


@EDITIONS
def test_10_6_7_what_must_be_so_for_the_event_is_asked_only_then(edition: str) -> None:
    """A condition before "when" belongs to the event: it need not hold any more."""
    guard = battle("Guard", "If this card is in zone 6, when this card is [Destroy], draw 1 card.")
    order = strategy(text="[Destroy] all of your battle cards.")
    drawn = battle()
    table = given(you=side(hand=[order], zones={6: guard}, deck=[drawn]), edition=edition)
    table.you.plays(order, zone=1)
    assert table.you.hand == [drawn]


def test_10_6_7_and_although_its_card_has_lost_it() -> None:
    scribe = battle("Scribe", f"{MAIN_BEGINS} draw 1 card.")
    lose = t.Lasting("turn", t.Continuous((t.Change(t.Every(SCRIBES), "abilities", "lose-all"),)))
    mute = having(battle("Mute"), t.Auto(t.Pattern("begin main phase", who=t.YOU), (lose,)))
    drawn = battle()
    table = given(you=side(zones={6: scribe, 7: mute}, deck=[drawn]))
    table.you.chooses(mute)
    assert table.you.hand == [drawn]


@BOTH
def test_10_6_7_what_stands_by_is_played_although_its_card_moved(who: str) -> None:
    scribe = battle("Scribe", f"{MAIN_BEGINS} draw 1 card.")
    mover = battle("Mover", f"{MAIN_BEGINS} return 1 of your other battle cards to your hand.")
    drawn = battle()
    _table, own, _other = on_turn(who, side(zones={4: scribe, 5: mover}, deck=[drawn]))
    own.chooses(mover)
    assert own.hand == [scribe, drawn]


@pytest.mark.rule("godzilla:10.6.7.1")
@EDITIONS
@BOTH
def test_10_6_7_1_its_master_is_who_it_was_when_it_went_on_standby(who: str, edition: str) -> None:
    """en-1.01 says so; where ja-1.04 is silent it is the same."""
    mine = t.Cards(("zone",), t.YOU, (t.Type(("battle",)), t.Named(("Scribe",))))
    theirs = t.Cards(("zone",), t.OPPONENT, (t.Type(("battle",)),))
    swap = t.Swap(t.Together((t.Pick(1, mine), t.Pick(1, theirs))))
    scribe = battle("Scribe", f"{MAIN_BEGINS} draw 1 card.")
    trader = having(battle("Trader"), t.Auto(t.Pattern("begin main phase", who=t.YOU), (swap,)))
    foe, drawn = battle("Foe"), battle()
    _table, own, other = on_turn(
        who,
        side(zones={4: scribe, 5: trader}, deck=[drawn]),
        side(zones={6: foe}, deck=[battle()]),
        edition=edition,
    )
    own.chooses(trader)
    assert other.zone(6) is scribe
    assert own.hand == [drawn]
    assert other.hand == []


# 10.11. Source


@BOTH
def test_10_11_2_the_source_of_an_ability_is_the_card_that_has_it(who: str) -> None:
    fuse = battle("Fuse", f"{MAIN_BEGINS} [Destroy] this card.")
    other_card = battle()
    _table, own, _other = on_turn(who, side(zones={4: fuse, 5: other_card}))
    assert own.discard == [fuse]


def test_10_11_2_of_an_ability_that_was_given_to_a_card_that_card() -> None:
    giver = battle(
        "Giver", f"Your other battle cards gain “at{MAIN_BEGINS[2:]} [Destroy] this card.”"
    )
    victim = battle("Victim")
    table = given(you=side(zones={4: giver, 5: victim}))
    assert table.you.discard == [victim]


def test_10_11_2_of_a_timed_trigger_the_card_whose_ability_made_it() -> None:
    fuse = battle("Fuse", "[Enter] At the beginning of your next end phase, [Destroy] this card.")
    table = given(you=side(hand=[fuse], zones={5: battle()}))
    table.you.plays(fuse, zone=4)
    table.you.passes()
    table.begins("end phase")
    assert table.you.zone(4) is None
    assert table.you.zone(5) is not None


def test_10_11_2_what_is_done_is_done_by_the_effects_of_its_master() -> None:
    """By your opponent's effects: a timed trigger of theirs is one, a crush is none."""
    text = "This card cannot be [Destroy] by your opponent's effects."
    rock = battle("Rock", text)
    plan = strategy(
        text="At the beginning of your next end phase, "
        "[Destroy] all of your opponent's battle cards."
    )
    table = given(you=side(hand=[plan]), them=side(zones={4: rock, 5: battle("Soft")}))
    table.you.plays(plan, zone=1)
    table.you.passes()
    table.begins("end phase")
    assert [card.name for card in table.them.discard] == ["Soft"]
    own = strategy(text="[Destroy] all of your battle cards.")
    table = given(you=side(hand=[own], zones={4: rock}))
    table.you.plays(own, zone=1)
    assert table.you.discard == [rock]
    spent = battle(invasion=1)
    table = given(you=side(hand=[spent], zones={2: rock}))
    table.you.invades_with(spent)
    assert table.you.discard == [spent, rock]


# 10.4.3.2. Which first


def twice(*effects: t.Effect) -> Any:
    """A card with the same ability twice."""
    again = t.Auto(t.Pattern("play", t.Self()), effects)
    return having(battle("Echo"), again, again)


@pytest.mark.rule("godzilla:10.4.3.2")
def test_10_4_3_2_nobody_is_asked_which_of_two_equal_abilities_comes_first() -> None:
    echo = twice(MORE_RAGE)
    table = given(you=side(hand=[echo]))
    table.you.plays(echo, zone=3)
    assert table.you.rage == 2


@pytest.mark.rule("godzilla:10.4.3.2")
def test_10_4_3_2_the_player_is_asked_of_two_that_differ() -> None:
    echo = having(
        battle("Echo"),
        t.Auto(t.Pattern("play", t.Self()), (MORE_RAGE,)),
        t.Auto(t.Pattern("play", t.Self()), (t.Draw(1),)),
    )
    table = given(you=side(hand=[echo], deck=[battle()]))
    table.you.plays(echo, zone=3)
    table.you.chooses(echo)
    assert (table.you.rage, len(table.you.hand)) == (1, 1)
