"""6. How to play: the turn and its phases."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.games.gateruler import c04_players
from headjudge.games.gateruler.c01_overview import INFINITE
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.language import terms as t
from tests.games.gateruler.table import (
    PLAIN,
    Player,
    Side,
    Table,
    down,
    event,
    exhausted,
    given,
    ruler,
    side,
    start,
    unit,
)
from tests.games.gateruler.told import (
    ALL_UNITS,
    THEIR_UNITS,
    YOUR_UNITS,
    act,
    at,
    gets,
    printed,
    seats,
    when,
)
from tests.games.table import other

BOTH = pytest.mark.parametrize("who", ["you", "them"])
A = unit("Ada")
B = unit("Bodo")
TRICK = event("Trick", v.EventEffect("instant", (t.Draw(1),)))


def turn(who: str, mine: Side | None = None, theirs: Side | None = None, number: int = 3) -> Table:
    """That player's turn, the game's turn of this number, from its beginning."""
    return given(**seats(who, mine, theirs), phase="turn", turn=number - 1, turn_of=other(who))


def ends(table: Table, player: Player) -> None:
    """The player does nothing more, and does not attack."""
    assert table.prompt == "act"
    player.passes()
    assert table.prompt == "attack"
    player.passes()


# 6-1. Turns


@BOTH
def test_6_1a_players_take_turns_alternately(who: str) -> None:
    table = turn(who)
    for player in (who, other(who), who):
        me = table.player(player)
        assert table.asks is not None and table.asks.seat == me.seat == table.game.state.turn_player
        ends(table, me)
    assert table.game.state.turn == 6


def test_6_1a_each_turn_goes_through_its_phases_in_order() -> None:
    table = turn("you")
    ends(table, table.you)
    first = [rule for rule in table.rules_cited() if rule in ("6-2d", "6-3a", "8-3a", "6-1a")]
    assert first[:6] == ["6-1a", "6-2d", "6-3a", "8-3a", "8-3a", "6-1a"]


# 6-2. Start phase


@BOTH
def test_6_2a_the_active_players_caps_are_their_rulers_and_the_others_unlimited(who: str) -> None:
    head = ruler("Head", summon_cap=2, set_cap=1)
    table = turn(who, side(ruler=head), side(ruler=head))
    game = table.game
    me, they = table.player(who).seat, table.player(other(who)).seat
    assert (c04_players.summons_left(game, me), c04_players.sets_left(game, me)) == (2, 1)
    assert c04_players.summons_left(game, they) == INFINITE
    assert c04_players.sets_left(game, they) == INFINITE


@BOTH
def test_6_2a_both_players_counts_become_zero(who: str) -> None:
    table = given(**seats(who, side(hand=[A, TRICK]), side()), turn_of=who)
    me = table.player(who)
    me.summons(A, 1)
    me.sets(TRICK)
    state = table.game.state
    state.numbers[1 - me.seat]["summons"] = 3
    assert (state.numbers[me.seat]["summons"], state.numbers[me.seat]["sets"]) == (1, 1)
    me.passes()
    table.begins("start phase")
    for numbers in state.numbers:
        assert (numbers["summons"], numbers["sets"]) == (0, 0)


DRAWS_AT_FIRST = at("begin game", t.Draw(1))


@BOTH
@pytest.mark.parametrize(("number", "drawn"), [(1, 2), (2, 0), (3, 0)])
def test_6_2b_the_first_turn_triggers_what_waits_for_the_start_of_the_game(
    who: str, number: int, drawn: int
) -> None:
    """Also what the other player has."""
    keen = ruler("Keen", DRAWS_AT_FIRST)
    table = turn(who, side(ruler=keen), side(ruler=keen), number)
    assert len(table.you.hand) + len(table.them.hand) == drawn


def test_6_2b_it_is_resolved_before_the_turn_goes_on() -> None:
    """The card is drawn before the start of the turn is reached."""
    keen = ruler("Keen", DRAWS_AT_FIRST, at("begin turn", t.Draw(2)))
    table = turn("you", side(ruler=keen), number=1)
    kinds = [entry.message for entry in table.game.log or ()]
    assert kinds.index("draw") < kinds.index("begin turn")
    assert len(table.you.hand) == 3


@BOTH
def test_6_2c_ruler_and_units_of_the_active_player_become_ready(who: str) -> None:
    head, theirs = ruler("Head"), ruler("Other Head")
    table = turn(
        who,
        side(ruler=exhausted(head), attack={1: exhausted(A)}, defense=B),
        side(ruler=exhausted(theirs), attack={1: exhausted(PLAIN)}),
    )
    me, they = table.player(who), table.player(other(who))
    assert me.is_ready(head) and me.is_ready(A) and not me.is_ready(B)
    assert not they.is_ready(theirs) and not they.is_ready(PLAIN)


@BOTH
def test_6_2d_the_start_of_the_turn_triggers(who: str) -> None:
    """One's own turn, the other's, or any: as the text has it."""
    mine = side(ruler=ruler("Mine", at("begin turn", t.Draw(1), who=t.YOU)))
    theirs = side(ruler=ruler("Theirs", at("begin turn", t.Draw(1), who=t.YOU)))
    table = turn(who, mine, theirs)
    assert (len(table.player(who).hand), len(table.player(other(who)).hand)) == (1, 0)


@BOTH
def test_6_2e_a_gate_process_comes_before_the_start_of_turn_actions(who: str) -> None:
    """What was triggered is resolved first: the card is discarded, then one is drawn."""
    discards = at("begin turn", t.Discard(t.Every(t.Cards(("hand",), t.YOU))), who=t.YOU)
    mine = side(ruler=ruler("Head", discards, start_of_turn=["draw 1"]), hand=[A], deck=[B])
    me = turn(who, mine).player(who)
    assert (me.hand, me.graveyard) == ([B], [A])


@BOTH
def test_6_2f_the_active_player_does_what_their_ruler_says(who: str) -> None:
    mine = side(ruler=ruler("Head", start_of_turn=["draw 2", "resources 1"]))
    theirs = side(ruler=ruler("Other", start_of_turn=["draw 5"]))
    table = turn(who, mine, theirs)
    me, they = table.player(who), table.player(other(who))
    assert (len(me.hand), me.ready_resources, len(they.hand)) == (2, 1, 0)


@BOTH
@pytest.mark.parametrize(("number", "drawn"), [(1, 1), (2, 2), (3, 2)])
def test_6_2f_1_the_first_player_draws_one_card_less_in_the_first_turn(
    who: str, number: int, drawn: int
) -> None:
    mine = side(ruler=ruler("Head", start_of_turn=["draw 2"]))
    assert len(turn(who, mine, number=number).player(who).hand) == drawn


def test_6_2f_1_who_draws_one_draws_none_and_other_steps_stay() -> None:
    mine = side(ruler=ruler("Head", start_of_turn=["draw 1", "resources 2"]))
    me = turn("you", mine, number=1).you
    assert (me.hand, me.ready_resources) == ([], 2)


def test_6_2f_1_of_two_steps_that_draw_one_card_less_is_drawn_in_all() -> None:
    mine = side(ruler=ruler("Head", start_of_turn=["draw 2", "resources 1", "draw 2"]))
    me = turn("you", mine, number=1).you
    assert (len(me.hand), me.ready_resources) == (3, 1)


@BOTH
def test_6_2f_2_nothing_goes_into_the_gate_for_them(who: str) -> None:
    """The other player, who has an instant card, is not asked before it is done."""
    mine = side(ruler=ruler("Head", start_of_turn=["draw 2"]))
    table = turn(who, mine, side(set=[TRICK]))
    me, they = table.player(who), table.player(other(who))
    while len(me.hand) < 2 and table.asks is not None and table.asks.seat == they.seat:
        assert table.waiting == [], "only what has nothing to do with it is asked"
        they.passes()
    assert len(me.hand) == 2 and not table.logged("play ability")
    table.leave_open()


@BOTH
def test_6_2g_a_gate_process_comes_after_them(who: str) -> None:
    """What the drawing triggered is resolved before the main phase starts."""
    hears = unit("Hearer", when("draw", v.HealLife(1), what=t.Every(t.Cards(("hand",), t.YOU))))
    mine = side(
        ruler=ruler("Head", at("begin main phase", t.Draw(1)), start_of_turn=["draw 1"]),
        attack={1: hears}, damage=[A],
    )  # fmt: skip
    table = turn(who, mine)
    kinds = [entry.message for entry in table.game.log or ()]
    assert table.player(who).damage == []
    assert kinds.index("put") < kinds.index("begin main phase")


# 6-3. Main phase


@BOTH
def test_6_3a_the_start_of_the_main_phase_triggers(who: str) -> None:
    mine = side(ruler=ruler("Mine", at("begin main phase", t.Draw(1), who=t.YOU)))
    theirs = side(ruler=ruler("Theirs", at("begin main phase", t.Draw(1), who=t.YOU)))
    table = turn(who, mine, theirs)
    assert (len(table.player(who).hand), len(table.player(other(who)).hand)) == (1, 0)


@BOTH
def test_6_3b_in_its_gate_process_main_phase_actions_are_done(who: str) -> None:
    table = turn(who, side(hand=[A], attack={2: B}))
    me = table.player(who)
    me.summons(A, 1)
    me.rearranges(1, 2)
    assert (me.attack(1), me.attack(2)) == (B, A)


@BOTH
def test_6_3c_what_is_left_in_the_drive_zone_goes_to_the_graveyard(who: str) -> None:
    mine = side(drive=[A, down(TRICK)])
    table = turn(who, mine, side(drive=[B]))
    me, they = table.player(who), table.player(other(who))
    me.passes()
    assert (me.drive, sorted(card.name for card in me.graveyard)) == ([], ["Ada", "Trick"])
    assert they.drive == [B], "the other player's stays"


@BOTH
def test_6_3c_abilities_there_are_gone_with_it(who: str) -> None:
    fox = unit("Fox", v.Overdrive((t.Draw(1),)))
    table = turn(who, side(drive=[fox]))
    me = table.player(who)
    me.passes()
    assert (me.drive, me.graveyard, me.hand) == ([], [fox], [])


@BOTH
def test_6_3c_1_what_that_triggers_waits_for_the_attack_phase(who: str) -> None:
    graveyard = t.Every(t.Cards(("graveyard",), t.YOU))
    hears = unit("Hearer", when("put", t.Draw(1), what=graveyard))
    table = turn(who, side(drive=[A], attack={1: hears}))
    me = table.player(who)
    me.passes()
    kinds = [entry.message for entry in table.game.log or ()]
    assert len(me.hand) == 1 and table.prompt == "attack"
    assert kinds.index("put") < kinds.index("begin attack phase") < kinds.index("draw")


# 6-4. Attack phase


@BOTH
def test_6_4a_the_active_player_attacks_with_ruler_and_units(who: str) -> None:
    head = ruler("Head")
    table = turn(who, side(ruler=head, attack={1: A}))
    me, they = table.player(who), table.player(other(who))
    me.passes()
    me.attacks(A, "ruler")
    me.attacks(head, "ruler")
    assert len(they.damage) == 2


# 6-5. End phase


@BOTH
def test_6_5a_the_end_of_the_turn_triggers(who: str) -> None:
    mine = side(ruler=ruler("Mine", at("end turn", t.Draw(1), who=t.YOU)))
    theirs = side(ruler=ruler("Theirs", at("end turn", t.Draw(1), who=t.YOU)))
    table = turn(who, mine, theirs)
    me, they = table.player(who), table.player(other(who))
    ends(table, me)
    assert (len(me.hand), len(they.hand)) == (1, 0)


@BOTH
def test_6_5a_1_an_ability_triggers_once_in_the_end_phase(who: str) -> None:
    """A unit that comes late has the phase begin anew (6-5d): only its own ability draws."""
    draws = at("end turn", t.Draw(1), who=t.YOU)
    first, late = unit("First", draws), unit("Late", draws)
    mine = side(ruler=ruler("Head", BRINGS), attack={1: first}, graveyard=[late])
    table = turn(who, mine)
    me = table.player(who)
    me.passes()
    me.passes()
    me.table.answer(0)
    assert me.defense == late and len(me.hand) == 2


BRINGS = at(
    "end turn",
    v.SpecialSummon(t.Every(t.Cards(("graveyard",), t.YOU)), v.Zones(t.YOU, ("defense",))),
    who=t.YOU,
)
HURT = v.DealDamage(t.Every(YOUR_UNITS), 2)


@BOTH
@pytest.mark.rule("gateruler:6-5a")
def test_6_5b_what_was_triggered_is_resolved_before_effects_end(who: str) -> None:
    """The unit is still strong when its strength is counted."""
    count = t.Draw(t.Of("atk", t.Self()))
    strong = unit("Strong", at("end turn", count, who=t.YOU), act(gets(t.Self(), "atk", 2)), atk=1)
    table = turn(who, side(attack={1: strong}))
    me = table.player(who)
    me.uses(strong)
    ends(table, me)
    assert len(me.hand) == 3


@BOTH
def test_6_5c_1_the_damage_of_every_unit_becomes_zero(who: str) -> None:
    head = ruler("Head", act(v.DealDamage(t.Every(ALL_UNITS), 2)))
    table = turn(who, side(ruler=head, attack={1: A}), side(attack={1: B}, defense=PLAIN))
    me, they = table.player(who), table.player(other(who))
    me.uses(head)
    assert (me.damage_on(A), they.damage_on(B), they.damage_on(PLAIN)) == (2, 2, 2)
    ends(table, me)
    assert (me.damage_on(A), they.damage_on(B), they.damage_on(PLAIN)) == (0, 0, 0)


@BOTH
def test_6_5c_2_effects_until_the_end_of_this_turn_end(who: str) -> None:
    units = t.Every(YOUR_UNITS)
    head = ruler("Head", act(gets(units, "atk", 2), gets(units, "stk", 1, "game")))
    table = turn(who, side(ruler=head, attack={1: A}))
    me = table.player(who)
    me.uses(head)
    assert (me.value(A, "atk"), me.value(A, "stk")) == (4, 2)
    ends(table, me)
    assert (me.value(A, "atk"), me.value(A, "stk")) == (2, 2)


@BOTH
@pytest.mark.rule("gateruler:6-5c-1")
def test_6_5c_2_damage_is_gone_before_effects_end(who: str) -> None:
    """A unit with two damage whose HP falls back to two stays."""
    head = ruler("Head", act(gets(t.Every(YOUR_UNITS), "hp", 2), HURT))
    small = unit("Small", hp=2)
    table = turn(who, side(ruler=head, attack={1: small}))
    me = table.player(who)
    me.uses(head)
    ends(table, me)
    assert me.attack(1) == small


@BOTH
def test_6_5d_an_ability_for_the_end_of_the_turn_that_comes_up_late_still_triggers(
    who: str,
) -> None:
    """It entered play in this end phase, and has not triggered yet."""
    late = unit("Late", at("end turn", t.Draw(1), who=t.YOU))
    table = turn(who, side(ruler=ruler("Head", BRINGS), graveyard=[late]))
    me = table.player(who)
    ends(table, me)
    assert me.defense == late and len(me.hand) == 1


@BOTH
def test_6_5d_rules_effects_that_come_due_are_carried_out_in_this_turn(who: str) -> None:
    """A unit loses the HP that kept it: what its destruction triggers is resolved this turn."""
    small = unit("Small", *printed("When this is destroyed, draw a card."), hp=1)
    weak = t.Continuous((t.Change(t.Every(YOUR_UNITS), "hp", "add", -1),))
    keep = gets(t.Every(YOUR_UNITS), "hp", 2)
    bog = unit("Bog", weak, hp=9)
    bare = ruler("Head", act(keep))
    table = turn(who, side(ruler=bare, attack={1: small}, hand=[bog]))
    me = table.player(who)
    me.uses(bare)
    me.summons(bog, 2)
    assert me.attack(1) == small
    ends(table, me)
    kinds = [entry.message for entry in table.game.log or ()]
    assert me.attack(1) is None and len(me.hand) == 1
    assert kinds.index("draw") < len(kinds) - 1 - kinds[::-1].index("turn")


@BOTH
def test_6_5e_the_other_player_becomes_active(who: str) -> None:
    table = turn(who)
    ends(table, table.player(who))
    state = table.game.state
    assert (state.turn_player, state.turn) == (table.player(other(who)).seat, 4)


def test_6_5e_the_game_goes_on_turn_by_turn_from_the_first() -> None:
    game = start(4, rulers=(ruler("One"), ruler("Two")))
    turns: list[Any] = []
    while len(turns) < 5 and game.decision is not None:
        if game.state.turn not in [each[0] for each in turns]:
            turns.append((game.state.turn, game.state.turn_player))
        game.answer(game.decision.options.index(("pass",)))
    first = game.state.first
    assert turns == [(1, first), (2, 1 - first), (3, first), (4, 1 - first), (5, first)]


def test_6_3a_what_destroys_at_the_start_of_the_main_phase() -> None:
    mine = side(ruler=ruler("Mine", at("begin main phase", t.Destroy(t.Every(THEIR_UNITS)))))
    table = turn("you", mine, side(attack={1: A}))
    assert table.them.graveyard == [A]
