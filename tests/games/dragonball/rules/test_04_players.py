"""4-2, 4-3. Owner and master."""

from __future__ import annotations

import pytest

from headjudge import games, starting
from headjudge.games.dragonball.c03_areas import areas as a
from headjudge.games.dragonball.language import vocabulary as v
from headjudge.language import terms as t
from tests.games.dragonball.table import (
    PLAIN,
    PLAIN_LEADER,
    Player,
    Table,
    battle_card,
    given,
    leader,
    plain_deck,
    seats,
    side,
    start,
)
from tests.games.dragonball.told import (
    THEIR_BATTLE_CARDS,
    YOUR_BATTLE_CARDS,
    gets,
    main,
    obeyed,
    one,
    printed,
)
from tests.games.table import other

BOTH = pytest.mark.parametrize("who", ["you", "them"])
A = battle_card("Ada")
B = battle_card("Bodo")
TAKE = v.GainControl(one(THEIR_BATTLE_CARDS))


# 4-2. Owner


def test_4_2_2_players_own_the_cards_they_began_with() -> None:
    game = start(1, deck=(leader("Boss"), plain_deck()[1]))
    owner = game.state.owner
    for seat in (0, 1):
        assert owner.count(seat) == 51
        assert owner[a.leader_of(game, seat)] == seat
        own = [*game.state.zones[a.deck_area(seat)], *game.state.zones[a.hand_of(seat)]]
        assert {owner[card] for card in own} == {seat}


def test_4_2_2_the_leader_of_each_deck_is_its_players() -> None:
    names = ("banked_fire", "bramble_sea")
    game = starting.start("dragonball", names, seed=1)
    known = games.load("dragonball").decks()
    for seat, name in enumerate(names):
        leader = a.leader_of(game, seat)
        assert game.state.owner[leader] == seat
        assert game.state.printed[leader].number == known[name].leader


@BOTH
def test_4_2_2_who_uses_a_card_does_not_come_to_own_it(who: str) -> None:
    table, me, they = obeyed(who, TAKE, theirs=side(battle=[A]))
    assert me.battle == [A]
    assert table.game.state.owner[me.find(A)] == they.seat


# 4-3. Master


def taken(who: str, *skills: t.Ability) -> tuple[Table, Player, Player]:
    """A player has gained control of a card with these skills: the table, that player, and
    the other one."""
    return obeyed(who, TAKE, theirs=side(battle=[battle_card("Turncoat", *skills)]))


@BOTH
def test_4_3_2_the_master_of_a_card_is_the_player_in_whose_area_it_lies(who: str) -> None:
    table, me, they = taken(who)
    (card,) = me.battle
    assert they.battle == []
    assert table.game.master(me.find(card)) == me.seat
    me.attacks(card, PLAIN_LEADER)
    assert len(they.life) == 7


@BOTH
def test_4_3_2_your_cards_are_those_of_which_you_are_master(who: str) -> None:
    _table, me, _they = obeyed(
        who, TAKE, gets(t.Every(YOUR_BATTLE_CARDS), 5000), theirs=side(battle=[A])
    )
    assert me.power(A) == 15000


@BOTH
def test_4_3_2_while_it_lies_with_its_owner_that_is_the_owner(who: str) -> None:
    table = given(**seats(who, side(battle=[A], hand=[B])), phase="")
    for card in (A, B, PLAIN):
        player = table.player(who)
        assert table.game.master(player.find(card)) == player.seat


@BOTH
def test_4_3_3_an_activate_skill_is_its_cards_masters(who: str) -> None:
    table, me, they = taken(who, main(t.Draw(1)))
    (card,) = me.battle
    me.uses(card)
    assert (len(me.hand), len(they.hand)) == (1, 0)
    me.passes()
    assert table.halted


@BOTH
def test_4_3_3_nobody_else_can_activate_it(who: str) -> None:
    sage = battle_card("Sage", main(t.Draw(1)))
    table = given(**seats(who, side(battle=[sage])), turn_of=other(who))
    they = table.player(other(who))
    assert they.offers("activate") == []
    reason = table.game.why_not(they.seat, ("activate", table.player(who).find(sage), 0))
    assert reason is not None and reason[0] == "4-3-3"


GIVES = "[Permanent] Your Leader Card gets +5000 power."


@BOTH
def test_4_3_4_a_permanent_skill_is_its_cards_masters(who: str) -> None:
    """The leader that it calls yours is that of whoever uses the card."""
    _table, me, they = taken(who, *printed(GIVES))
    assert me.power(me.leader) == 15000
    assert they.power(they.leader) == 10000


@BOTH
def test_4_3_4_with_its_owner_it_is_the_owners(who: str) -> None:
    table = given(**seats(who, side(battle=[battle_card("Giver", *printed(GIVES))])), turn_of=who)
    assert table.player(who).power(PLAIN_LEADER) == 15000
    assert table.player(other(who)).power(PLAIN_LEADER) == 10000


@BOTH
def test_4_3_4_one_that_an_effect_made_is_the_masters_of_the_effect(who: str) -> None:
    """Whoever laid it on a card is meant by what it calls yours."""
    lasting = t.Lasting(
        "turn",
        t.Continuous((t.Change(t.Every(t.Cards(("leader",), t.YOU)), "power", "add", 5000),)),
    )
    _table, me, they = obeyed(who, lasting, theirs=side(battle=[A]))
    assert me.power(me.leader) == 15000
    assert they.power(they.leader) == 10000


DRAWS = "[Auto] When this card attacks, draw 1 card."


@BOTH
def test_4_3_5_an_auto_skill_is_its_cards_masters(who: str) -> None:
    _table, me, they = taken(who, *printed(DRAWS))
    (card,) = me.battle
    me.attacks(card, PLAIN_LEADER)
    assert me.hand == [PLAIN]
    assert they.hand == []
    me.passes()


@BOTH
def test_4_3_5_with_its_owner_it_is_the_owners(who: str) -> None:
    bold = battle_card("Bold", *printed(DRAWS))
    table = given(**seats(who, side(battle=[bold])), turn_of=who)
    me = table.player(who)
    me.attacks(bold, PLAIN_LEADER)
    assert me.hand == [PLAIN]
    me.passes()


@BOTH
def test_4_3_5_one_that_an_effect_made_is_the_masters_of_the_effect(who: str) -> None:
    """At the end of the turn the player draws whose skill said so."""
    later = t.Lasting("turn", t.Auto(t.Pattern("end main phase"), (t.Draw(1),)))
    table, me, they = obeyed(who, later)
    me.passes()
    assert table.halted
    assert (len(me.hand), len(they.hand)) == (1, 0)
