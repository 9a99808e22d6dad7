"""10.9. Replacement effects."""

from __future__ import annotations

import pytest

from headjudge.games.godzilla.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.language import terms as t
from tests.games.godzilla.table import battle, given, having, monster, on_turn, side, strategy

BOTH = pytest.mark.parametrize("who", ["you", "them"])
EDITIONS = pytest.mark.parametrize("edition", ["ja-1.04", "en-1.01"])
BATTLE = t.Type(("battle",))
HAND = t.Cards(("hand",), t.YOU)
THEIRS = t.Cards(("zone",), t.OPPONENT, (BATTLE,))
DESTROYED = t.Pattern("destroy", t.Self())
MORE_RAGE = v.ChangeRage(t.YOU, 1, True)
FLEES = "When this card would be [Destroy], put this card on the bottom of your deck instead."


def hit() -> Card:
    return strategy(text="[Destroy] all of your opponent's battle cards.")


def replacing(*effects: t.Effect, name: str = "", optional: bool = False) -> Card:
    """A battle card that does something else instead of being destroyed."""
    return having(battle(name), t.Replacement(DESTROYED, effects, optional))


# 10.9.1. One event in place of another


@BOTH
def test_10_9_1_the_event_does_not_happen_but_another_does(who: str) -> None:
    fled, blow = battle(text=FLEES), hit()
    _table, own, other = on_turn(who, side(hand=[blow]), side(zones={4: fled}))
    own.plays(blow, zone=1)
    assert other.deck == [fled]
    assert other.discard == []


def test_10_9_1_what_is_not_that_event_is_not_replaced() -> None:
    fled = battle(text=FLEES)
    away = strategy(text="Return 1 of your battle cards to your hand.")
    table = given(you=side(hand=[away], zones={4: fled}))
    table.you.plays(away, zone=1)
    assert table.you.hand == [fled]


def test_10_9_1_only_by_the_cause_it_names() -> None:
    fled = battle(
        text="When this card would be [Destroy] by your opponent's effects, "
        "put this card on the bottom of your deck instead."
    )
    own = strategy(text="[Destroy] all of your battle cards.")
    table = given(you=side(hand=[own], zones={4: fled}))
    table.you.plays(own, zone=1)
    assert table.you.discard == [fled]
    blow = hit()
    table = given(you=side(hand=[blow]), them=side(zones={4: fled}))
    table.you.plays(blow, zone=1)
    assert table.them.deck == [fled]


def test_10_9_1_of_several_events_only_those_it_is_about() -> None:
    fled, stays, blow = battle(text=FLEES), battle(), hit()
    table = given(you=side(hand=[blow]), them=side(zones={4: fled, 5: stays}))
    table.you.plays(blow, zone=1)
    assert table.them.deck == [fled]
    assert table.them.discard == [stays]


def test_10_9_1_something_can_be_done_before_an_event_that_happens_all_the_same() -> None:
    last_wish = having(battle(), t.Replacement(DESTROYED, (MORE_RAGE,), keeps=True))
    blow = hit()
    table = given(you=side(hand=[blow]), them=side(zones={4: last_wish}))
    table.you.plays(blow, zone=1)
    assert table.them.rage == 1
    assert table.them.discard == [last_wish]


def test_10_9_1_but_not_to_a_card_that_has_gone_by_then() -> None:
    gone = having(battle(), t.Replacement(DESTROYED, (t.Put(t.Self(), "hand"),), keeps=True))
    blow = hit()
    table = given(you=side(hand=[blow]), them=side(zones={4: gone}))
    table.you.plays(blow, zone=1)
    assert table.them.hand == [gone]
    assert table.them.discard == []


def test_10_9_1_a_prohibition_comes_before_any_replacement() -> None:
    rock = having(battle(), t.Forbid(DESTROYED), t.Replacement(DESTROYED, (MORE_RAGE,)))
    blow = hit()
    table = given(you=side(hand=[blow]), them=side(zones={4: rock}))
    table.you.plays(blow, zone=1)
    assert table.them.zone(4) is rock
    assert table.them.rage == 0


@BOTH
def test_10_9_1_1_a_replaced_event_never_happened(who: str) -> None:
    """Nobody hears of it, and nothing says later that it was so."""
    calm = replacing(MORE_RAGE, name="Calm")
    griever = battle("Griever", "Whenever one of your battle cards is [Destroy], draw 1 card.")
    blow = strategy(
        text="[Destroy] 1 of your opponent's battle cards. "
        "If an opponent's battle card was [Destroy] this turn, draw 1 card."
    )
    _table, own, other = on_turn(
        who,
        side(hand=[blow], deck=[battle()]),
        side(zones={4: calm, 5: griever}, deck=[battle()]),
    )
    own.plays(blow, zone=1)
    own.chooses(calm)
    assert other.zone(4) is calm
    assert other.rage == 1
    assert (own.hand, other.hand) == ([], [])


# 10.9.2. Several for one event


def guardian(name: str, *effects: t.Effect) -> Card:
    """Replaces the destruction of its player's other battle cards."""
    cards = t.Cards(("zone",), t.YOU, (BATTLE, t.Other()))
    return having(battle(name), t.Replacement(t.Pattern("destroy", cards), effects))


@BOTH
def test_10_9_2_the_player_affected_decides_which_comes_first(who: str) -> None:
    victim = replacing(MORE_RAGE, name="Victim")
    saver = guardian("Saver", t.Draw(1))
    blow = strategy(text="[Destroy] 1 of your opponent's battle cards with “Victim” in its name.")
    for first in (victim, saver):
        _table, own, other = on_turn(
            who, side(hand=[blow]), side(zones={4: victim, 5: saver}, deck=[battle()])
        )
        own.plays(blow, zone=1)
        assert other.offered == [victim, saver]
        other.chooses(first)
        assert other.zone(4) is victim
        assert (other.rage, len(other.hand)) == ((1, 0) if first is victim else (0, 1))


@BOTH
def test_10_9_2_1_of_a_card_its_master_decides(who: str) -> None:
    """Also between effects of the other player."""
    victim = battle("Victim")
    thief = having(battle("Thief"), t.Replacement(t.Pattern("destroy", THEIRS), (MORE_RAGE,)))
    drawer = having(battle("Drawer"), t.Replacement(t.Pattern("destroy", THEIRS), (t.Draw(1),)))
    blow = hit()
    table, own, other = on_turn(
        who,
        side(hand=[blow], zones={6: thief, 7: drawer}, deck=[battle()]),
        side(zones={4: victim}),
    )
    own.plays(blow, zone=1)
    assert table.asks is not None
    assert (table.asks.rule, table.asks.seat) == ("10.9.2", other.seat)
    other.chooses(drawer)
    assert other.zone(4) is victim
    assert len(own.hand) == 1


@BOTH
def test_10_9_2_2_of_what_a_player_does_that_player_decides(who: str) -> None:
    """A player would draw: two effects of the other player are about it."""
    draws = t.Pattern("draw", who=t.OPPONENT)
    one = having(battle("One"), t.Replacement(draws, (MORE_RAGE,)))
    two = having(battle("Two"), t.Replacement(draws, (v.ChangeRage(t.YOU, 2, True),)))
    plan = strategy(text="Draw 1 card.")
    table, own, other = on_turn(
        who, side(hand=[plan], deck=[battle()]), side(zones={4: one, 5: two})
    )
    own.plays(plan, zone=1)
    assert table.asks is not None
    assert table.asks.seat == own.seat
    own.chooses(two)
    assert own.hand == []
    assert other.rage == 2


@BOTH
def test_10_9_2_3_each_applies_to_an_event_once(who: str) -> None:
    """Q. If I would draw a card, I draw two instead. Do I draw without end?  A. Two."""
    reader = having(battle(), t.Replacement(t.Pattern("draw", who=t.YOU), (t.Draw(2),)))
    plan = strategy(text="Draw 1 card.")
    _table, own, _other = on_turn(
        who, side(hand=[plan], zones={8: reader}, deck=[battle() for _ in range(9)])
    )
    own.plays(plan, zone=1)
    assert len(own.hand) == 2


def test_10_9_2_3_two_of_them_once_each() -> None:
    """Each of the two cards drawn instead is doubled by the other."""
    reader = t.Replacement(t.Pattern("draw", who=t.YOU), (t.Draw(2),))
    one, two = having(battle("One"), reader), having(battle("Two"), reader)
    plan = strategy(text="Draw 1 card.")
    table = given(you=side(hand=[plan], zones={7: one, 8: two}, deck=[battle() for _ in range(9)]))
    table.you.plays(plan, zone=1)
    table.you.chooses(one)
    assert len(table.you.hand) == 4


def test_10_9_2_3_one_after_the_other_applies_to_what_the_event_became() -> None:
    """Destroyed would be put under the deck; put there would be put into the hand."""
    victim = battle("Victim", FLEES)
    catcher = having(
        battle("Catcher"),
        t.Replacement(
            t.Pattern("put", t.Cards(("zone",), t.YOU, (BATTLE,)), to=("deck",)),
            (t.Put(t.EventCard(), "hand"),),
        ),
    )
    blow = strategy(text="[Destroy] 1 of your opponent's battle cards with “Victim” in its name.")
    table = given(you=side(hand=[blow]), them=side(zones={4: victim, 5: catcher}))
    table.you.plays(blow, zone=1)
    assert table.them.hand == [victim]


def test_10_9_2_3_a_rule_action_that_comes_between_is_another_event() -> None:
    """Instead of being destroyed it moves, and is crushed there: that is replaced again."""
    runner = replacing(MORE_RAGE, v.MoveTo(t.Self(), v.Zones(t.YOU, (3,))), name="Runner")
    blow = hit()
    table = given(you=side(hand=[blow]), them=side(zones={5: runner}, position=3))
    table.you.plays(blow, zone=1)
    assert table.them.zone(3) is runner
    assert table.them.rage == 2


def test_10_9_2_3_one_that_was_declined_is_not_asked_again() -> None:
    shy = replacing(MORE_RAGE, name="Shy", optional=True)
    blow = hit()
    table = given(you=side(hand=[blow]), them=side(zones={4: shy}))
    table.you.plays(blow, zone=1)
    table.them.says("no")
    assert table.them.discard == [shy]
    assert table.them.rage == 0


def test_10_9_2_an_optional_one_is_declined_by_its_own_master() -> None:
    """Who is affected decides the order; whether to do it is for "you" to say."""
    thief = having(
        battle("Thief"), t.Replacement(t.Pattern("destroy", THEIRS), (MORE_RAGE,), optional=True)
    )
    victim = replacing(t.Draw(1), name="Victim")
    blow = hit()
    table = given(
        you=side(hand=[blow], zones={8: thief}), them=side(zones={4: victim}, deck=[battle()])
    )
    table.you.plays(blow, zone=1)
    table.them.chooses(thief)
    table.you.says("no")
    assert table.you.rage == 0
    assert len(table.them.hand) == 1


# 10.9.3. Where its choice cannot be carried out


@EDITIONS
@BOTH
@pytest.mark.parametrize("cards", [0, 1])
def test_10_9_3_an_optional_one_cannot_be_used_if_its_choice_cannot_be_made(
    who: str, edition: str, cards: int
) -> None:
    payer = replacing(t.Discard(t.Pick(1, HAND)), name="Payer", optional=True)
    blow = hit()
    _table, own, other = on_turn(
        who,
        side(hand=[blow]),
        side(zones={4: payer}, hand=[battle() for _ in range(cards)]),
        edition=edition,
    )
    own.plays(blow, zone=1)
    if cards:
        other.says("yes")
    assert (other.zone(4) is payer) is bool(cards)
    assert (payer in other.discard) is not bool(cards)


@pytest.mark.parametrize("cards", [1, 2])
def test_10_9_3_of_a_choice_and_what_follows_only_the_choice_must_be_possible(cards: int) -> None:
    """Discard two cards; then draw one instead, though there is none to draw."""
    payer = having(
        battle(),
        t.Replacement(
            DESTROYED,
            (v.Advance(v.Monster(t.YOU)),),
            optional=True,
            price=(t.Discard(t.Pick(2, HAND)),),
        ),
    )
    blow = hit()
    table = given(
        you=side(hand=[blow]),
        them=side(zones={4: payer}, hand=[battle() for _ in range(cards)], position=8),
    )
    table.you.plays(blow, zone=1)
    if cards == 2:
        table.them.says("yes")
    assert (table.them.zone(4) is payer) is (cards == 2)


def test_10_9_3_whoever_said_yes_must_make_the_choice() -> None:
    """Nobody can have it for a battle card of the hand and then show none."""
    some = t.Cards(("hand",), t.YOU, (BATTLE,))
    payer = replacing(t.Discard(t.Pick(1, some)), name="Payer", optional=True)
    blow, spent = hit(), battle()
    table = given(you=side(hand=[blow]), them=side(zones={4: payer}, hand=[spent, strategy()]))
    table.you.plays(blow, zone=1)
    table.them.says("yes")
    assert table.asks is not None
    assert table.asks.least == 1
    table.them.chooses(spent)
    assert table.them.discard == [spent]


def test_10_9_1_what_another_card_does_instead_it_does_itself() -> None:
    """The guardian goes under the deck in its friend's place."""
    gone = guardian("Guardian", t.Put(t.Self(), "deck bottom"))
    friend = battle("Victim")
    blow = strategy(text="[Destroy] 1 of your opponent's battle cards with “Victim” in its name.")
    table = given(you=side(hand=[blow]), them=side(zones={4: friend, 5: gone}))
    table.you.plays(blow, zone=1)
    assert table.them.zone(4) is friend
    assert table.them.deck == [gone]


def test_10_9_3_one_that_is_not_optional_is_used_whatever_comes_of_it() -> None:
    """There is no card to discard: nothing is done, and it is not destroyed."""
    loser = replacing(t.Discard(t.Pick(1, HAND)), name="Loser")
    blow = hit()
    table = given(you=side(hand=[blow]), them=side(zones={4: loser}))
    table.you.plays(blow, zone=1)
    assert table.them.zone(4) is loser


@EDITIONS
def test_10_9_3_setting_rage_can_be_replaced_for_a_price(edition: str) -> None:
    """In the start phase rage would become 0; two cards keep it at 2."""
    keeper = monster(
        text="When you would set this card's [Rage] to 0 during your start phase, if this card has "
        "2 or more [Rage], you may discard 2 cards from your hand. If you do, set this card's "
        "[Rage] to 2 instead."
    )
    table = given(
        you=side(stack=[keeper], rage=3, hand=[battle(), battle()], deck=[battle()]),
        phase="start phase",
        edition=edition,
    )
    table.you.says("yes")
    table.you.chooses(*table.you.hand[:2])
    assert table.you.rage == 2
    table = given(
        you=side(stack=[keeper], rage=3, deck=[battle()]), phase="start phase", edition=edition
    )
    assert table.you.rage == 0
