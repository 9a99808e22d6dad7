"""5, 6, 10, 11, 12, 14: set-up, the turn, driving, the system process, gear up, face-down units."""

from __future__ import annotations

import pytest

from headjudge.games.gateruler.c03_zones import layout as z
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel.state import FACE_DOWN
from headjudge.language import terms as t
from tests.games.gateruler.table import (
    DRAWER,
    DRIVER,
    PLAIN,
    attacking,
    charged,
    down,
    event,
    given,
    ruler,
    side,
    start,
    unit,
)

MINE = t.Cards(("unit",), t.YOU)


# 5-3, 3-2g


@pytest.mark.rule("gateruler:3-2g")
@pytest.mark.rule("gateruler:3-2g-1")
def test_a_player_without_a_hand_draws_nothing() -> None:
    handless = ruler(hand=False, set_zones=1)
    word = event("Word", v.EventEffect("standard", (t.Draw(2, t.EACH),)))
    table = given(you=side(hand=[word]), them=side(ruler=handless))
    table.you.plays(word)
    assert len(table.you.hand) == 2 and table.them.hand == []
    assert len(table.them.deck) == 10


@pytest.mark.rule("gateruler:5-3b")
@pytest.mark.rule("gateruler:5-3c")
def test_each_player_sets_up_as_the_ruler_says() -> None:
    game = start(3, rulers=(DRAWER, DRIVER))
    assert len(game.state.zones[z.hand_of(0)]) == 4
    assert game.decision is not None and game.decision.prompt == "redraw"
    game.answer()
    assert len(game.state.zones[z.resource_of(0)]) == 3
    assert game.state.zones[z.resource_of(1)] == ()
    assert game.state.turn == 1 and game.state.turn_player == game.state.first


@pytest.mark.rule("gateruler:6-2f-1")
def test_the_first_player_draws_one_card_less_in_the_first_turn() -> None:
    drawer = ruler(start_of_turn=["draw 2"])
    table = given(you=side(ruler=drawer), phase="start phase", turn=1)
    assert len(table.you.hand) == 1
    table = given(you=side(ruler=drawer), phase="start phase", turn=3)
    assert len(table.you.hand) == 2


@pytest.mark.rule("gateruler:6-2c")
def test_ruler_and_attackers_are_readied_but_not_defenders() -> None:
    fox, wall = unit("Fox"), unit("Wall")
    table = attacking(you=side(attack={1: fox}, defense=wall))
    table.you.attacks(fox, "ruler")
    table.you.passes()
    table.begins("start phase")
    assert table.you.is_ready(fox) and not table.you.is_ready(wall)


# 10. Drive


@pytest.mark.rule("gateruler:10-2a")
@pytest.mark.rule("gateruler:7-2a")
@pytest.mark.rule("gateruler:6-3c")
def test_driven_cards_are_turned_up_and_played_or_go_to_the_graveyard() -> None:
    fox, word = unit("Fox"), event("Word", v.EventEffect("instant", (t.Draw(1),)))
    driver = ruler(start_of_turn=["drive 2"])
    table = given(you=side(ruler=driver, deck=[fox, word]), phase="start phase")
    table.begins("main phase")
    assert table.you.offers("summon") == [] and table.you.offers("reveal") == [fox]
    assert table.you.offers("set") == [word]
    table.you.does("reveal", fox)
    table.you.summons(fox, 1)
    assert table.you.attack(1) == fox
    table.you.passes()
    assert table.you.graveyard == [word] and table.you.drive == []


@pytest.mark.rule("gateruler:7-9a")
@pytest.mark.rule("gateruler:7-2a-2a")
def test_a_card_is_not_played_while_its_overdrive_is_in_the_drive_zone() -> None:
    fox = unit("Fox", v.Overdrive((t.Draw(1),)))
    table = given(you=side(drive=[fox]))
    assert table.you.offers("summon") == [] and table.you.offers("overdrive") == [fox]
    table.you.does("overdrive", fox, 0)
    assert len(table.you.hand) == 1 and fox in table.you.offers("summon")
    table = given(you=side(drive=[fox]))
    table.you.does("drop overdrive", fox, 0)
    assert table.you.hand == [] and table.you.offers("summon") == [fox]


@pytest.mark.rule("gateruler:10-3c")
@pytest.mark.rule("gateruler:10-4d")
def test_driving_out_of_ones_own_main_phase_goes_through_the_gate() -> None:
    fox, driven = unit("Fox", stk=1), unit("Driven")
    thorn = unit("Thorn", v.Counter((v.Drive(1),)))
    table = attacking(you=side(attack={1: fox}), them=side(deck=[thorn, driven]))
    table.you.attacks(fox, "ruler")
    assert table.prompt == "drive" and table.them.offers("summon") == [driven]
    table.them.does("summon", driven)
    table.them.chooses_zone(3)
    assert table.them.attack(3) == driven and table.them.graveyard == [thorn]


@pytest.mark.rule("gateruler:10-4e")
def test_what_is_neither_set_nor_played_goes_to_the_graveyard() -> None:
    fox, driven = unit("Fox", stk=1), unit("Driven", v.Overdrive((t.Draw(1),)))
    thorn = unit("Thorn", v.Counter((v.Drive(1),)))
    table = attacking(you=side(attack={1: fox}), them=side(deck=[thorn, driven]))
    table.you.attacks(fox, "ruler")
    assert table.them.offers("drop") == []
    table.them.does("overdrive", driven, 0)
    assert table.prompt == "drive" and len(table.them.hand) == 1
    table.them.does("drop", driven)
    assert driven in table.them.graveyard


# 11, 14-10. Automatic abilities


@pytest.mark.rule("gateruler:16-3a")
@pytest.mark.rule("gateruler:16-3b")
def test_touchdown_is_for_cards_played_from_the_hand() -> None:
    fox = unit("Fox", t.Keyword("TD", details=((t.Draw(1),),)))
    table = given(you=side(hand=[fox]))
    table.you.summons(fox, 1)
    assert len(table.you.hand) == 1
    table = given(you=side(drive=[fox]))
    table.you.summons(fox, 1)
    assert table.you.attack(1) == fox and table.you.hand == []


@pytest.mark.rule("gateruler:14-10d-1")
def test_the_cost_of_an_automatic_ability_may_be_refused() -> None:
    enters = t.Pattern("enter", t.Self())
    fox = unit("Fox", t.Auto(enters, (t.Draw(2),), cost=(v.PayResources(1),)))
    for answer, drawn in (("yes", 2), ("no", 0)):
        table = given(you=side(hand=[fox], resources=1))
        table.you.summons(fox, 1)
        table.you.says(answer)
        assert len(table.you.hand) == drawn and table.you.ready_resources == 1 - drawn // 2


@pytest.mark.rule("gateruler:11-2a-2a")
def test_the_active_players_abilities_are_played_first_and_so_resolved_last() -> None:
    destroyed = t.Auto(t.Pattern("destroy", t.Self()), (t.Draw(1),), on_leaving=True)
    fox, bear = unit("Fox", destroyed), unit("Bear", destroyed)
    both = t.Every(t.Cards(("unit",), t.EACH))
    word = event("Word", v.EventEffect("standard", (t.Destroy(both),)))
    table = given(you=side(attack={1: fox}, hand=[word]), them=side(attack={1: bear}))
    table.you.plays(word)
    drawn = [entry.seat for entry in table.logged("draw")]
    assert drawn == [1, 0]


@pytest.mark.rule("gateruler:14-10g-1")
def test_a_status_ability_triggers_once_while_the_status_lasts() -> None:
    alone = t.Situation(t.Relation(t.Count(MINE), "==", 1))
    fox = unit("Fox", t.Auto(alone, (t.Draw(1),)))
    table = given(you=side(hand=[fox]))
    table.you.summons(fox, 1)
    assert len(table.you.hand) == 1


@pytest.mark.rule("gateruler:16-15b-1")
@pytest.mark.rule("gateruler:16-15b-1b")
def test_a_card_with_forced_reveal_is_played_as_soon_as_it_is_drawn() -> None:
    imp = unit("Imp", t.Keyword("Forced Reveal"), level=3)
    word = event("Word", v.EventEffect("standard", (t.Draw(1),)))
    table = given(you=side(hand=[word], deck=[imp], resources=1))
    table.you.plays(word)
    table.you.chooses_zone(1)
    assert table.you.attack(1) == imp and table.you.ready_resources == 0


@pytest.mark.rule("gateruler:16-15b-1d")
@pytest.mark.parametrize("drawn, asked", ((1, "zone"), (2, "forced reveal")))
def test_several_cards_with_forced_reveal_are_shown_before_their_order_is_chosen(
    drawn: int, asked: str
) -> None:
    """That somebody is asked for the order tells that they have several, so they show all of
    them; of the other cards in the hand nobody learns anything."""
    forced = [unit(name, t.Keyword("Forced Reveal")) for name in ("Imp", "Elf")]
    word = event("Word", v.EventEffect("standard", (t.Draw(drawn),)))
    table = given(you=side(hand=[word, PLAIN], deck=forced))
    table.you.plays(word)
    assert table.prompt == asked
    zones = [each for each in table.them.sees()["zones"] if each["kind"] == "hand"]
    seen = [card["number"] for zone in zones for card in zone["cards"] if card.get("number")]
    assert seen == [each.number for each in forced[:drawn]]
    table.leave_open()


# 12. Rules effects


@pytest.mark.rule("gateruler:12-4a")
def test_of_two_cards_in_one_zone_the_later_stays() -> None:
    fox, bear = unit("Fox"), unit("Bear")
    table = given(you=side(attack={1: bear}, hand=[fox]))
    table.you.summons(fox, 1)
    assert table.you.attack(1) == fox and table.you.graveyard == [bear]


@pytest.mark.rule("gateruler:12-5a")
def test_charges_of_a_card_that_has_left_go_to_the_graveyard() -> None:
    fox, spark = unit("Fox"), unit("Spark")
    word = event("Word", v.EventEffect("standard", (t.Put(t.Every(MINE), "hand"),)))
    table = given(you=side(attack={1: charged(fox, spark)}, hand=[word]))
    assert table.you.charges(fox) == [spark]
    table.you.plays(word)
    assert table.you.hand == [fox] and spark in table.you.graveyard


@pytest.mark.rule("gateruler:12-6b")
def test_a_unit_that_exceeds_the_level_cap_drives_out_another() -> None:
    fox, bear, hero = unit("Fox", level=1), unit("Bear", level=2), unit("Hero", level=3)
    small = ruler(level_cap=5, pays_levels=False)
    table = given(you=side(ruler=small, attack={1: fox, 2: bear}, hand=[hero]))
    table.you.summons(hero, 3)
    table.you.chooses(fox)
    assert table.you.graveyard == [fox] and table.you.attack(3) == hero


# 14-18. Gear up


GEAR = unit("Gear", t.Keyword("Gear Up"), atk=5, hp=4, stk=3, level=9)


@pytest.mark.rule("gateruler:14-18f-3")
@pytest.mark.rule("gateruler:14-18b-5")
@pytest.mark.rule("gateruler:14-18b-7")
def test_a_geared_up_ruler_fights_as_the_unit_on_it() -> None:
    fox = unit("Fox", atk=4, stk=2)
    mine = ruler("Mine")
    table = given(you=side(ruler=mine, hand=[GEAR]))
    table.you.does("gear up", GEAR)
    assert table.you.defense == GEAR and table.you.is_ready(GEAR)
    assert table.you.offers("gear up") == []
    table.you.passes()
    table.begins("attack phase", attacks=0)
    table.you.attacks(GEAR, "ruler")
    assert len(table.them.damage) == 3 and not table.you.is_ready(mine)
    del fox


@pytest.mark.rule("gateruler:14-18b-7")
def test_when_the_unit_leaves_the_ruler_returns_to_its_zone() -> None:
    mine = ruler("Mine")
    boom = event("Boom", v.EventEffect("standard", (t.Destroy(t.Every(MINE)),)))
    table = given(you=side(ruler=mine, hand=[GEAR, boom]))
    table.you.does("gear up", GEAR)
    table.you.plays(boom)
    game = table.game
    assert GEAR in table.you.graveyard
    assert game.state.place[table.you.find(mine)] == z.ruler_of(0)


@pytest.mark.rule("gateruler:16-25b")
def test_a_gear_requirement_must_be_met() -> None:
    need = v.GearRequirement((t.Relation(v.CurrentLife(), "<=", 5),))
    gear = unit("Gear", t.Keyword("Gear Up"), need)
    table = given(you=side(hand=[gear]))
    assert table.you.why_not("gear up", gear) == "16-25b"
    table = given(you=side(hand=[gear], damage=3))
    assert table.you.offers("gear up") == [gear]


# 14-19. Face-down units


@pytest.mark.rule("gateruler:14-19c")
@pytest.mark.rule("gateruler:14-19e-1")
def test_a_face_down_unit_is_what_the_effect_says_until_it_is_turned_up() -> None:
    word = event("Hidden")
    values = (("type", "unit"), ("name", ()), ("atk", 3), ("hp", 2), ("stk", 1), ("level", 0))
    hide = v.PutFaceDown(t.TopOf(1), values)
    turn_up = v.FlipUp(t.Every(MINE))
    table = given(
        you=side(
            deck=[word],
            hand=[
                event("Hide", v.EventEffect("standard", (hide,))),
                event("Show", v.EventEffect("standard", (turn_up,))),
            ],
        )
    )
    first, second = table.you.hand
    table.you.plays(first)
    table.you.chooses_zone(1)
    assert table.you.attack(1) == word and table.you.value(word, "atk") == 3
    assert table.game.state.face[table.you.find(word)] == FACE_DOWN
    assert not table.game.state.known[table.you.find(word)] >> 1 & 1
    table.you.plays(second)
    assert table.you.attack(1) is None and word in table.you.graveyard


# 15-24. End the turn


@pytest.mark.rule("gateruler:15-24h")
def test_ending_the_turn_takes_everything_out_of_the_gate() -> None:
    stop = event("Stop", v.EventEffect("instant", (v.EndTurn(), t.Draw(3))))
    fox = unit("Fox")
    table = given(you=side(hand=[fox]), them=side(set=[stop]), phase="turn", turn_of="them")
    while table.asks is not None and table.asks.seat == 1:
        table.them.passes()
    table.you.summons(fox, 1)
    table.them.plays(stop)
    assert fox in table.you.graveyard and table.them.hand == [] and table.waiting == []
    assert table.game.state.turn_player == 1


# 15-30. Damage reversal


@pytest.mark.rule("gateruler:15-30c")
def test_damage_reversal_as_a_cost_is_all_or_nothing() -> None:
    fox = unit("Fox", v.Act("standard", (t.Draw(1),), cost=(v.DamageReversal(2),)))
    table = given(you=side(attack={1: fox}, damage=[PLAIN, down(PLAIN)]))
    assert table.you.offers("ability") == []
    table = given(you=side(attack={1: fox}, damage=[PLAIN, PLAIN]))
    table.you.uses(fox)
    assert len(table.you.hand) == 1 and table.you.offers("ability") == []
