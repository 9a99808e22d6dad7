"""14-10, 14-11: automatic abilities, and one-time effects."""

from __future__ import annotations

import pytest

from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.language import terms as t
from tests.games.gateruler.table import PLAIN, Table, event, field, given, ruler, side, unit
from tests.games.gateruler.told import (
    ALL_UNITS,
    THEIR_UNITS,
    YOUR_HAND,
    YOUR_UNITS,
    act,
    changes,
    knows,
    obeyed,
    printed,
    seats,
    when,
)
from tests.games.table import other

BOTH = pytest.mark.parametrize("who", ["you", "them"])
FOX, BEAR = unit("Fox", hp=5), unit("Bear", hp=5)
WAIT = event("Wait", v.EventEffect("instant", (t.Draw(1),)))
SCOUT = unit("Scout", *printed("When this enters play, draw a card."))
FALLEN = t.Pattern("destroy", YOUR_UNITS)


# -- 14-10a to 14-10d. Triggering and playing ----------------------------------------------------


@BOTH
@pytest.mark.rule("gateruler:14-10a", "gateruler:14-10b", "gateruler:14-1a-2")
def test_14_10a_it_is_played_into_the_gate_when_its_condition_is_met(who: str) -> None:
    table = given(**seats(who, side(hand=[SCOUT]), side(set=[WAIT])), turn_of=who)
    table.player(who).summons(SCOUT, 1)
    table.player(other(who)).passes()
    assert table.waiting == ["resolve ability"]
    table.player(other(who)).passes()
    assert len(table.player(who).hand) == 1


@BOTH
def test_14_10b_it_is_triggered_as_often_as_its_condition_is_met(who: str) -> None:
    grave = field("Grave", t.Auto(FALLEN, (t.Draw(1),)))
    table, player, _them = obeyed(
        who,
        t.Destroy(t.Every(YOUR_UNITS)),
        mine=side(attack={1: FOX, 2: BEAR}, field=[grave]),
    )
    player.chooses(grave)
    assert len(player.hand) == 2


def sneak(*do: t.Effect) -> Card:
    """Works in the hand, when a unit of yours is destroyed."""
    return unit("Sneak", t.Auto(FALLEN, do or (t.Draw(1),), where=("hand",)))


def revealing(who: str, *do: t.Effect, mine_set: tuple[Card, ...] = ()) -> Table:
    """The Sneak is in that player's hand, and a unit of theirs is destroyed."""
    axe = event("Axe", v.EventEffect("standard", (t.Destroy(t.Every(THEIR_UNITS)),)))
    table = given(
        **seats(who, side(hand=[sneak(*do)], attack={1: FOX}), side(hand=[axe], set=mine_set)),
        turn_of=other(who),
    )
    table.player(other(who)).plays(axe)
    return table


@BOTH
@pytest.mark.rule("gateruler:14-10b-1", "gateruler:14-10b-1a")
def test_14_10b_1_a_hidden_card_triggers_only_if_it_is_revealed(who: str) -> None:
    table = revealing(who)
    assert table.prompt == "standby" and table.asked == who
    assert "pass" in table.player(who).offered
    hidden = table.player(who).hand[0]
    table.player(who).passes()
    assert table.player(who).hand == [hidden]
    assert not knows(table.player(other(who)), hidden)


@BOTH
@pytest.mark.rule("gateruler:14-10b-1", "gateruler:14-10b-1c")
def test_14_10b_1c_the_revealed_card_lies_open_while_its_ability_waits(who: str) -> None:
    """Deviation: and whoever has seen it knows it afterwards."""
    table = revealing(who, mine_set=(WAIT,))
    while table.prompt == "act":
        table.player(table.asked).passes()
    hidden = table.player(who).hand[0]
    table.player(who).chooses(hidden)
    assert table.waiting == ["resolve ability"]
    assert knows(table.player(other(who)), hidden)
    table.resolve()
    assert len(table.player(who).hand) == 2 and knows(table.player(other(who)), hidden)


@BOTH
def test_14_10b_1b_it_can_be_revealed_once_for_each_occasion(who: str) -> None:
    """Who has passed is not asked again before it happens again."""
    table = revealing(who)
    table.player(who).passes()
    assert table.asked == other(who) and table.prompt == "act"
    assert table.game.state.standby == []


@BOTH
@pytest.mark.rule("gateruler:14-10c", "gateruler:14-10c-1")
def test_14_10c_first_the_active_players_then_the_others_all_before_anybody_acts(
    who: str,
) -> None:
    """Three of the active player's, then the other player's, which lies on top."""
    echoes = [
        field(name, t.Auto(t.Pattern("enter", ALL_UNITS), (t.Draw(1),)))
        for name in ("One", "Two", "Three")
    ]
    mine = side(hand=[FOX], field=echoes)
    table = given(**seats(who, mine, side(field=echoes[:1], set=[WAIT])), turn_of=who)
    player, them = table.player(who), table.player(other(who))
    player.summons(FOX, 1)
    them.passes()
    player.chooses(echoes[0])
    player.chooses(echoes[2])
    assert table.prompt == "act"
    waiting = [frame.vars["seat"] for frame in table.game.state.stack]
    assert waiting == [player.seat, player.seat, player.seat, them.seat]
    table.resolve()
    assert (len(player.hand), len(them.hand)) == (3, 1)


@BOTH
def test_14_10c_of_several_its_player_chooses_which_comes_next(who: str) -> None:
    grave = field("Grave", t.Auto(FALLEN, (t.Draw(1),)))
    tomb = field("Tomb", t.Auto(FALLEN, (t.Draw(2),)))
    table, player, _them = obeyed(
        who,
        t.Destroy(t.Every(YOUR_UNITS)),
        mine=side(attack={1: FOX}, field=[grave, tomb]),
    )
    assert player.offered == [grave, tomb]
    player.chooses(tomb)
    assert len(player.hand) == 3


@BOTH
def test_14_10d_it_must_be_played(who: str) -> None:
    """Though it hurts: with nothing but that to choose, nobody is asked."""
    curse = unit("Curse", when("enter", v.DealDamage(t.Every(t.Cards(("ruler",), t.YOU)), 1)))
    table = given(**seats(who, side(hand=[curse])), turn_of=who)
    table.player(who).summons(curse, 1)
    assert len(table.player(who).damage) == 1


@BOTH
def test_14_10d_one_that_cannot_be_played_is_triggered_no_more(who: str) -> None:
    hunter = unit(
        "Hunter",
        when("enter", v.Target(t.Pick(1, THEIR_UNITS)), v.DealDamage(t.It(), 1), t.Draw(1)),
    )
    table = given(**seats(who, side(hand=[hunter])), turn_of=who)
    table.player(who).summons(hunter, 1)
    assert table.player(who).hand == [] and table.game.state.standby == []
    table = given(**seats(who, side(hand=[hunter]), side(attack={1: FOX})), turn_of=who)
    table.player(who).summons(hunter, 1)
    assert len(table.player(who).hand) == 1


@BOTH
def test_14_10d_1_whoever_refuses_the_cost_does_not_play_it(who: str) -> None:
    cost = (v.PayResources(1),)
    sage = unit("Sage", t.Auto(t.Pattern("enter", t.Self()), (t.Draw(1),), cost=cost))
    for answer, drawn in (("yes", 1), ("no", 0)):
        table = given(**seats(who, side(hand=[sage], resources=1)), turn_of=who)
        player = table.player(who)
        player.summons(sage, 1)
        player.says(answer)
        assert len(player.hand) == drawn and player.ready_resources == 1 - drawn
        assert table.game.state.standby == []


# -- 14-10e. What is known of a card that moved --------------------------------------------------


@BOTH
def test_14_10e_1_between_revealed_and_hidden_zones_the_revealed_one_counts(who: str) -> None:
    """A unit that had got 3 ATK in play goes to the hand: what listens looks at it in play."""
    strong = t.Cards(("unit",), t.YOU, (t.Compare("atk", ">=", 5),))
    home = field("Home", t.Auto(t.Pattern("leave", strong, to=("hand",)), (t.Draw(1),)))
    flag = field("Flag", changes(t.Every(YOUR_UNITS), "atk", 3))
    for fields, drawn in (([home, flag], 1), ([home], 0)):
        table, player, _them = obeyed(
            who, t.Put(t.Every(YOUR_UNITS), "hand"), mine=side(attack={1: FOX}, field=fields)
        )
        assert len(player.hand) == 1 + drawn


@BOTH
def test_14_10e_1_also_between_zones_out_of_play(who: str) -> None:
    """From the graveyard to the hand: what the card was in the graveyard."""
    buried, held = t.Cards(("graveyard",), t.YOU), t.Cards(("hand",), t.YOU)
    strong = t.Cards(("hand", "graveyard"), t.YOU, (t.Compare("atk", ">=", 5),))
    watch = field("Watch", t.Auto(t.Pattern("put", strong, to=("hand",)), (t.Draw(1),)))
    for area, drawn in ((buried, 1), (held, 0)):
        boost = field("Boost", changes(t.Every(area), "atk", 3))
        table, player, _them = obeyed(
            who, t.Put(t.Every(buried), "hand"), mine=side(graveyard=[FOX], field=[watch, boost])
        )
        assert len(player.hand) == 1 + drawn


@BOTH
def test_14_10e_2_out_of_play_the_card_in_play_counts(who: str) -> None:
    strong = t.Cards(("unit",), t.YOU, (t.Compare("atk", ">=", 5),))
    grave = field("Grave", t.Auto(t.Pattern("destroy", strong), (t.Draw(1),)))
    flag = field("Flag", changes(t.Every(YOUR_UNITS), "atk", 3))
    for fields, drawn in (([grave, flag], 1), ([grave], 0)):
        table, player, _them = obeyed(
            who, t.Destroy(t.Every(YOUR_UNITS)), mine=side(attack={1: FOX}, field=fields)
        )
        assert len(player.hand) == drawn


@BOTH
def test_14_10e_2_into_play_the_card_in_play_counts(who: str) -> None:
    strong = t.Cards(("unit",), t.YOU, (t.Compare("atk", ">=", 5),))
    gate = field("Gate", t.Auto(t.Pattern("enter", strong), (t.Draw(1),)))
    flag = field("Flag", changes(t.Every(YOUR_UNITS), "atk", 3))
    for fields, drawn in (([gate, flag], 1), ([gate], 0)):
        table = given(**seats(who, side(hand=[FOX], field=fields)), turn_of=who)
        table.player(who).summons(FOX, 1)
        assert len(table.player(who).hand) == drawn


@BOTH
def test_14_10e_3_otherwise_the_card_where_it_has_arrived_counts(who: str) -> None:
    """From the graveyard to the removal zone: what is so in the removal zone."""
    area = t.Cards(("removal",), t.YOU)
    strong = t.Cards(("removal", "graveyard"), t.YOU, (t.Compare("atk", ">=", 5),))
    watch = field("Watch", t.Auto(t.Pattern("put", strong, to=("removal",)), (t.Draw(1),)))
    there = field("There", changes(t.Every(area), "atk", 3))
    here = field("Here", changes(t.Every(t.Cards(("graveyard",), t.YOU)), "atk", 3))
    for other_field, drawn in ((there, 1), (here, 0)):
        table, player, _them = obeyed(
            who,
            t.Put(t.Every(t.Cards(("graveyard",), t.YOU)), "removal"),
            mine=side(graveyard=[FOX], field=[watch, other_field]),
        )
        assert len(player.hand) == drawn


# -- 14-10f, 14-10g, 14-10h ----------------------------------------------------------------------


@BOTH
def test_14_10f_1_a_delayed_ability_triggers_once(who: str) -> None:
    """The next time a unit of yours is destroyed, draw: the time after that nothing is drawn."""
    later = t.Lasting("once", t.Auto(FALLEN, (t.Draw(1),)))
    axe = ruler("Axe", act(later), act(t.Destroy(t.Pick(1, YOUR_UNITS))))
    table = given(**seats(who, side(ruler=axe, attack={1: FOX, 2: BEAR})), turn_of=who)
    player = table.player(who)
    player.uses(axe, 0)
    player.uses(axe, 1)
    player.chooses(FOX)
    assert len(player.hand) == 1
    player.uses(axe, 1)
    assert player.attack(2) is None and len(player.hand) == 1


@BOTH
def test_14_10f_2_the_card_of_a_delayed_ability_is_the_one_that_made_it(who: str) -> None:
    """At the end of the attack phase destroy this: the unit whose ability said so."""
    later = t.Lasting("once", t.Auto(FALLEN, (t.ToRest(t.Self()),)))
    monk = unit("Monk", act(later))
    axe = ruler("Axe", act(t.Destroy(t.Pick(1, t.Cards(("unit",), t.YOU, (t.Named(("Fox",)),))))))
    table = given(**seats(who, side(ruler=axe, attack={1: monk, 2: FOX})), turn_of=who)
    player = table.player(who)
    player.uses(monk)
    assert player.is_ready(monk)
    player.uses(axe)
    assert not player.is_ready(monk) and player.is_ready(axe)


def test_14_10g_1_a_status_ability_triggers_when_it_comes_to_be_so() -> None:
    """With an empty hand draw a card: once, and again only after the hand was not empty."""
    empty = t.Situation(t.Relation(t.Count(YOUR_HAND), "==", 0))
    beggar = field("Beggar", t.Auto(empty, (v.HealLife(1),)))
    table = given(you=side(field=[beggar], damage=5, hand=[FOX, BEAR]))
    table.you.summons(FOX, 1)
    assert len(table.you.damage) == 5
    table.you.summons(BEAR, 2)
    if table.prompt == "heal":
        table.you.chooses(PLAIN)
    assert len(table.you.damage) == 4
    table.you.rearranges(1, 3)
    assert len(table.you.damage) == 4


@BOTH
def test_14_10h_it_is_played_though_its_card_has_gone(who: str) -> None:
    """The unit is destroyed as it triggers; its ability is played and resolved."""
    martyr = unit("Martyr", t.Auto(t.Pattern("destroy", t.Self()), (t.Draw(1),), on_leaving=True))
    table, player, _them = obeyed(
        who, t.Destroy(t.Every(YOUR_UNITS)), mine=side(attack={1: martyr})
    )
    assert player.graveyard == [martyr] and len(player.hand) == 1


# -- 14-11. One-time effects ---------------------------------------------------------------------


@BOTH
def test_14_11a_a_one_time_effect_is_done_once_and_over(who: str) -> None:
    """What is destroyed is destroyed; a unit that comes later is not."""
    table, player, _them = obeyed(
        who, t.Destroy(t.Every(YOUR_UNITS)), mine=side(attack={1: FOX}, hand=[BEAR])
    )
    assert player.graveyard == [FOX]
    player.summons(BEAR, 1)
    assert player.attack(1) == BEAR and player.graveyard == [FOX]
