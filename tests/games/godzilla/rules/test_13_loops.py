"""13. Miscellaneous: infinite loops."""

from __future__ import annotations

import time
from collections.abc import Iterable

import pytest

from headjudge.games.godzilla import c13_loops
from headjudge.games.godzilla.language import vocabulary as v
from headjudge.kernel import loops as watch
from headjudge.kernel.cards import Card
from headjudge.language import terms as t
from headjudge.language.loops import ENDLESS, PATIENCE
from tests.games.godzilla.table import (
    Table,
    battle,
    given,
    having,
    monster,
    on_turn,
    side,
    strategy,
)

BOTH = pytest.mark.parametrize("who", ["you", "them"])
DRAW = ("draw", "13.1.1.3")
THREE_GAMES = 3  # seconds: one each for the table, a fork and a reloaded copy

UP = "Whenever your monster card's [Rage] is increased, {}."
DOWN = "Whenever your monster card's [Rage] is reduced, {}."
MORE = "increase your monster card's [Rage] by 1"
LESS = "reduce your monster card's [Rage] by 1"
ORDER = "Reduce your monster card's [Rage] by 1."


def enraged(*texts: str, who: str = "you", deck: Iterable[Card] = ()) -> Table:
    """A player gains rage while battle cards with these texts are in their zones."""
    fuel = monster("Fuel")
    zones: dict[int, Card | list[Card]] = {
        number: battle(text=text) for number, text in enumerate(texts, 3)
    }
    table, player, _opponent = on_turn(who, side(hand=[fuel], zones=zones, deck=deck))
    player.gains_rage_with(fuel)
    return table


# 13.1.1.3. Nobody can stop it


def test_13_1_1_3_a_loop_of_compulsory_abilities_is_a_draw() -> None:
    table = enraged(UP.format(LESS), DOWN.format(MORE))
    assert table.result == DRAW


@BOTH
def test_13_1_1_3_whosever_abilities_and_turn_it_is(who: str) -> None:
    fuel = monster("Fuel")
    mine = battle(text=UP.format(LESS))
    theirs = battle(
        text="Whenever your opponent's [Rage] is reduced, increase your opponent's [Rage] by 1."
    )
    table, player, _opponent = on_turn(
        who,
        side(hand=[fuel], zones={3: mine}),
        side(zones={3: theirs}),
    )
    player.gains_rage_with(fuel)
    assert table.result == DRAW


def test_13_1_1_3_one_ability_less_and_there_is_no_loop() -> None:
    table = enraged(UP.format(LESS))
    assert table.result is None
    assert table.you.rage == 0


def test_13_1_1_3_a_loop_that_never_comes_back_to_the_same_position_is_a_draw_too() -> None:
    """DEVIATIONS: rage grows with every round, for ever."""
    began = time.process_time()
    table = enraged(UP.format(MORE))
    assert table.result == DRAW
    assert table.you.rage >= ENDLESS
    assert time.process_time() - began < THREE_GAMES


def test_13_1_1_3_replacements_that_chase_each_other_come_to_an_end() -> None:
    """Each applies once to an event and to whatever that event becomes (10.9.2.3)."""
    coward = "When this card would be [Destroy], [Destroy] 1 of your other battle cards instead."
    one, two = battle("One", coward), battle("Two", coward)
    order = strategy(text="[Destroy] 1 of your opponent's battle cards.")
    table = given(you=side(hand=[order]), them=side(zones={3: one, 4: two}))
    table.you.plays(order, zone=1)
    table.you.chooses(one)
    assert table.result is None
    assert table.them.discard == [one]


def test_13_1_1_3_a_rule_action_that_is_always_replaced_is_a_loop() -> None:
    old = battle("Old", f"When this card would be [Destroy], {MORE} instead.")
    new = battle("New")
    table = given(you=side(hand=[new], zones={4: old}))
    began = time.process_time()
    table.you.plays(new, zone=4)
    assert table.result == DRAW
    assert time.process_time() - began < THREE_GAMES


@pytest.mark.rule("godzilla:13.1.1.3", "godzilla:7.5.7")
def test_13_1_1_3_an_end_phase_that_always_goes_back_is_a_loop() -> None:
    """ja-1.04 fills the hand after every check that resolved something."""
    waste = battle(text="When you have 5 or more cards in your hand, discard your hand.")
    cards = [battle() for _ in range(12)]
    began = time.process_time()
    table = given(you=side(zones={8: waste}, deck=cards), phase="end phase", edition="ja-1.04")
    assert table.result == DRAW
    assert time.process_time() - began < THREE_GAMES
    table = given(you=side(zones={8: waste}, deck=cards), phase="end phase", edition="en-1.01")
    assert table.result is None
    assert len(table.you.discard) == 5


# No false hit


def test_13_1_1_3_many_abilities_in_a_row_are_no_loop() -> None:
    """Rage runs down from 200, one by one."""
    fading = battle(text=DOWN.format(LESS))
    order = strategy(text=ORDER)
    table = given(you=side(hand=[order], zones={3: fading}, rage=200))
    table.you.plays(order, zone=1)
    assert table.result is None
    assert table.you.rage == 0


def test_13_1_1_3_to_and_fro_while_something_else_runs_out_is_no_loop() -> None:
    """Each round costs a card of the deck."""
    burn = f"if you have 1 or more cards in your deck, {MORE}"
    table = enraged(
        UP.format(f"send the top card of your deck to your discard pile, then {LESS}"),
        DOWN.format(burn),
        deck=[battle() for _ in range(50)],
    )
    assert table.result is None
    assert len(table.you.discard) == 51


def test_13_1_1_3_a_number_that_a_text_asks_for_tells_positions_apart() -> None:
    """Every round draws a card and puts it back; after 30 cards it ends by itself."""
    hand = t.Cards(("hand",), t.YOU)
    few = t.Relation(t.TurnCount("drawn", t.YOU), "<=", 29)
    engine = having(
        battle(),
        t.Auto(
            t.Pattern("rage up", who=t.YOU),
            (t.Draw(1), t.Put(t.Every(hand), "deck top"), v.ChangeRage(t.YOU, 1, False)),
        ),
        t.Auto(t.Pattern("rage down", who=t.YOU), (t.If(few, (v.ChangeRage(t.YOU, 1, True),)),)),
    )
    fuel = monster("Fuel")
    table = given(you=side(hand=[fuel], zones={3: engine}, deck=[battle(), battle()]))
    table.you.gains_rage_with(fuel)
    assert table.result is None
    assert table.game.happened(("drawn", 0)) == 30


def test_13_1_1_3_the_same_position_in_another_phase_is_no_loop() -> None:
    """A turn with many abilities, and then the same ones at the beginning of each phase."""
    pulse = [
        t.Auto(t.Pattern(f"begin {phase} phase"), (v.ChangeRage(t.YOU, 1, up),))
        for phase in ("counter", "end")
        for up in (True, False)
    ]
    beast = having(monster(threat=90000), *pulse)
    fading = battle(text=DOWN.format(LESS))
    order = strategy(text=ORDER)
    hand = [order, *[battle() for _ in range(5)]]
    table = given(you=side(stack=[beast], hand=hand, zones={8: fading}, rage=40), them=side(rage=9))
    table.you.plays(order, zone=1)
    table.you.passes()
    for phase in ("counter phase", "end phase"):
        table.begins(phase)
        while table.asks is not None:
            table.you.chooses(beast)
    assert table.result is None


# 13.1.1.1. By way of choices


def optional(who: str = "you") -> Table:
    """Rage may go up and down as long as a player likes."""
    return enraged(UP.format(f"you may {LESS}"), DOWN.format(f"you may {MORE}"), who=who)


def go_round(table: Table, asked: str = "loop-times") -> None:
    """Say yes until somebody is asked about the loop, or the game is over."""
    for _ in range(3 * PATIENCE):
        if table.asks is None or table.asks.prompt == asked:
            return
        player = (table.you, table.them)[table.asks.seat]
        player.says("yes")
    pytest.fail("the loop was not noticed")


@BOTH
def test_13_1_1_1_the_turn_player_names_a_number_and_the_other_accepts(who: str) -> None:
    table = optional(who)
    go_round(table)
    player, other = (table.you, table.them) if who == "you" else (table.them, table.you)
    player.chooses(5)
    assert other.offered == [5, 4, 3, 2, 1, 0]
    other.chooses(5)
    assert table.logged("loop")[0].amount == 5
    player.says("no")
    assert table.result is None


def test_13_1_1_1_the_other_player_may_name_a_smaller_number() -> None:
    table = optional()
    go_round(table)
    table.you.chooses(5)
    table.them.chooses(2)
    assert table.logged("loop")[0].amount == 2
    table.you.says("no")
    assert table.result is None


def test_13_1_1_1_no_times_more_needs_nobodys_consent() -> None:
    table = optional()
    go_round(table)
    table.you.chooses(0)
    assert table.asks is not None and table.asks.seat == table.you.seat
    table.you.says("no")
    assert table.result is None


def test_13_1_1_1_a_number_is_whole_and_not_negative() -> None:
    """DEVIATIONS: nine at most, since every round leads to the same position."""
    table = optional()
    go_round(table)
    assert table.you.offered == list(range(c13_loops.MOST_TIMES + 1))
    table.leave_open()


@pytest.mark.rule("godzilla:13.1.1.1", "godzilla:13.1.1.3")
def test_13_1_1_1_a_loop_that_goes_on_after_it_was_settled_is_a_draw() -> None:
    """DEVIATIONS: players who settle a loop and go round once more will not stop it.
    They are asked once, though the loop has two positions."""
    table = optional()
    go_round(table)
    table.you.chooses(1)
    table.them.chooses(1)
    go_round(table)
    assert table.result == DRAW


def test_13_1_1_1_the_other_player_may_be_the_one_to_stop() -> None:
    fuel = monster("Fuel")
    mine = battle(text=UP.format(LESS))
    theirs = battle(
        text="Whenever your opponent's [Rage] is reduced, "
        "you may increase your opponent's [Rage] by 1."
    )
    table = given(you=side(hand=[fuel], zones={3: mine}), them=side(zones={3: theirs}))
    table.you.gains_rage_with(fuel)
    go_round(table)
    table.you.chooses(3)
    table.them.chooses(0)
    table.them.says("no")
    assert table.result is None
    assert table.you.rage == 0


@pytest.mark.rule("godzilla:13.1.1.1", "godzilla:13.1.1.3")
def test_13_1_1_1_a_choice_of_order_stops_no_loop() -> None:
    table = enraged(UP.format(LESS), UP.format(LESS), DOWN.format(MORE))
    asked = 0
    for _ in range(8 * PATIENCE):
        if table.asks is None:
            break
        asked += table.asks.prompt == "loop-times"
        (table.you, table.them)[table.asks.seat].chooses(table.asks.options[0][0])
    assert asked == 1
    assert table.result == DRAW


def test_13_1_1_1_another_loop_is_settled_anew() -> None:
    """Positions on the way of a settled loop are not asked about; a new loop is."""
    game = given(phase="").game
    met = []
    for decisions, position in enumerate("ABCABCDEDA"):
        game.state.answered[0] = decisions * 2
        met.append(watch.meet(game, position))
    assert met[:3] == [watch.NEW] * 3
    assert met[3:6] == [watch.CHOSEN, watch.NEW, watch.NEW]
    assert met[6:9] == [watch.NEW, watch.NEW, watch.CHOSEN]
    assert met[9] == watch.SETTLED


# 13.1.1.2. Actions of the turn player


@BOTH
@pytest.mark.rule("godzilla:10.4.4.2")
def test_13_1_1_2_an_action_that_led_back_to_the_same_position_is_not_repeated(who: str) -> None:
    card = battle(text="[Enter] Return this card to your hand.")
    table, player, _opponent = on_turn(who, side(hand=[card]))
    player.plays(card, zone=4)
    assert player.hand == [card]
    assert player.why_not("play battle", card) == "13.1.1.2"
    assert table.asks is not None
    assert "play battle" not in [option[0] for option in table.asks.options]


def test_13_1_1_2_another_copy_makes_it_no_other_action() -> None:
    card = battle(text="[Enter] Return this card to your hand.")
    table = given(you=side(hand=[card, card]))
    table.you.plays(card, zone=4)
    assert table.asks is not None
    assert "play battle" not in [option[0] for option in table.asks.options]


def test_13_1_1_2_other_actions_stay_possible() -> None:
    card = battle(text="[Enter] Return this card to your hand.")
    twin = battle(text="[Enter] Return this card to your hand.")
    table = given(you=side(hand=[card, twin]))
    table.you.plays(card, zone=4)
    assert table.you.can("invade", card)
    table.you.plays(twin, zone=4)
    assert table.you.why_not("play battle", twin) == "13.1.1.2"


def test_13_1_1_2_from_another_position_it_may_be_done_again() -> None:
    card, fuel = battle(text="[Enter] Return this card to your hand."), monster()
    table = given(you=side(hand=[card, fuel]))
    table.you.plays(card, zone=4)
    assert table.you.why_not("play battle", card) == "13.1.1.2"
    table.you.gains_rage_with(fuel)
    table.you.plays(card, zone=4)
    assert table.you.why_not("play battle", card) == "13.1.1.2"


def test_13_1_1_2_an_action_that_changed_something_may_be_repeated() -> None:
    card = battle(text=f"[Enter] Return this card to your hand, then {MORE}.")
    table = given(you=side(hand=[card]))
    for _ in range(3):
        table.you.plays(card, zone=4)
    assert table.you.rage == 3


def test_13_1_1_2_a_lasting_effect_is_a_change() -> None:
    soldier = battle()
    card = battle(
        text="[Enter] Return this card to your hand. "
        "Until end of turn, all of your battle cards gain +1000 counter power."
    )
    table = given(you=side(hand=[card], zones={2: soldier}))
    table.you.plays(card, zone=4)
    table.you.plays(card, zone=4)
    assert table.you.value(soldier, "counter_power") == 3000


def test_13_1_1_2_a_lasting_effect_on_a_card_that_is_gone_is_none() -> None:
    card = battle(
        text="[Enter] Until end of turn, this card gains +1000 counter power. "
        "Then, return this card to your hand."
    )
    table = given(you=side(hand=[card]))
    table.you.plays(card, zone=4)
    assert table.you.why_not("play battle", card) == "13.1.1.2"


def test_13_1_1_2_a_number_that_a_text_asks_for_is_a_change() -> None:
    """Somebody counts the battle cards played this turn: the position is another."""
    card = battle(text="[Enter] Return this card to your hand.")
    often = t.Relation(t.TurnCount("played battle", t.YOU), ">=", 3)
    counting = having(
        battle(),
        t.Auto(
            t.Pattern("play", t.Cards(("zone",), t.YOU)),
            (t.If(often, (v.ChangeRage(t.YOU, 1, True),)),),
        ),
    )
    table = given(you=side(hand=[card], zones={2: counting}))
    while table.you.rage == 0:
        if table.asks is not None and table.asks.prompt == "standby":
            table.answer(0)
        else:
            table.you.plays(card, zone=4)
    assert table.game.happened(("played battle", 0)) == 3


@pytest.mark.parametrize("seed", range(6))
def test_13_1_1_2_a_shuffled_deck_is_not_the_same_deck(seed: int) -> None:
    """Not even if it comes out as it was, which nobody can know."""
    card = battle(text="[Enter] Return this card to your hand, then shuffle your deck.")
    table = given(you=side(hand=[card], deck=[battle(), battle()]), seed=seed)
    table.you.plays(card, zone=4)
    assert table.you.can("play battle", card)


def test_13_1_1_2_a_deck_with_nothing_to_shuffle_is() -> None:
    card = battle(text="[Enter] Return this card to your hand, then shuffle your deck.")
    table = given(you=side(hand=[card], deck=[battle()]))
    table.you.plays(card, zone=4)
    assert table.you.why_not("play battle", card) == "13.1.1.2"


def test_13_1_1_2_in_the_next_turn_it_may_be_done_again() -> None:
    card = battle(text="[Enter] Return this card to your hand.")
    table = given(you=side(hand=[card]), phase="turn", turn_of="them")
    table.you.plays(card, zone=4)
    assert table.you.why_not("play battle", card) == "13.1.1.2"
    table.you.passes()
    table.them.passes()
    assert table.you.can("play battle", card)


def test_13_1_1_2_cards_nobody_sees_are_not_compared_by_what_they_are() -> None:
    """Two equal cards of the deck changed places; a refusal would tell that they are equal."""
    card = battle(
        text="[Enter] Return this card to your hand, then draw 1 card, "
        "then put 1 card from your hand on the bottom of your deck."
    )
    equal = battle("Equal")
    table = given(you=side(hand=[card], deck=[equal, equal]))
    table.you.plays(card, zone=4)
    table.you.chooses(equal)
    assert table.you.deck == [equal, equal]
    assert table.you.can("play battle", card)
