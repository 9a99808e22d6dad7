"""9. Special card procedures: tokens."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.games.godzilla.c04_areas import layout as z
from headjudge.games.godzilla.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.kernel.errors import BadCard
from headjudge.kernel.state import NOWHERE
from headjudge.language import terms as t
from tests.games.godzilla.table import (
    Table,
    after,
    battle,
    given,
    having,
    monster,
    shipped,
    side,
    strategy,
    told,
)

EDITIONS = ("ja-1.04", "en-1.01")
DRONE = shipped("Drone")


def hearing(kind: str, **pattern: Any) -> Card:
    """A battle card whose master's rage goes up when that happens."""
    when = t.Pattern(kind, **pattern)
    return having(battle(), t.Auto(when, (v.ChangeRage(t.YOU, 1, True),)))


# 9.1.1. Like a card


def test_9_1_1_1_a_token_counts_among_the_cards_where_it_is() -> None:
    table = after(
        "Play 1 “Drone” token in zone 3. Draw 1 card for each battle card in your zones.",
        side(zones={2: battle()}, deck=[battle(), battle(), battle()]),
    )
    assert len(table.you.hand) == 2


def test_9_1_1_1_what_befalls_cards_befalls_tokens() -> None:
    general = battle(text="Your battle cards gain +1000 counter power.", power=0)
    table = after("Play 1 “Drone” token in zone 3.", side(zones={2: general}))
    assert table.you.value(DRONE, "counter_power") == 3000
    assert table.you.total == 4000


def test_9_1_1_1_a_token_is_a_battle_card_that_can_be_destroyed() -> None:
    table = after("[Destroy] 1 of your opponent's battle cards.", them=side(zones={2: DRONE}))
    assert table.them.zone(2) is None


# 9.1.2. Making tokens


def test_9_1_2_a_token_that_is_made_exists_in_the_zone_named() -> None:
    table = after("Play 1 “Drone” token in zone 6.")
    assert table.you.zone(6) is DRONE
    assert table.you.zone(5) is None


def test_9_1_2_a_token_that_enters_has_been_played() -> None:
    """To make a token is to play it (5.11.4)."""
    hears = hearing("play", what=t.Cards(("zone",), t.YOU, (v.Token(),)))
    table = after("Play 1 “Drone” token in zone 6.", side(zones={2: hears}))
    assert table.you.rage == 1


def test_9_1_2_as_many_are_made_as_there_are_zones_for_them() -> None:
    table = after(
        "Play “Drone” tokens in all your unoccupied zones.",
        side(zones={2: battle(), 3: battle(), 4: battle(), 5: battle()}, position=7),
    )
    # one for each, so there is nothing to choose but the order of equal tokens
    while table.asks is not None and table.asks.prompt == "zone":
        table.answer(0)
    assert [number for number in range(1, 9) if table.you.zone(number) is DRONE] == [1, 6, 8]


@pytest.mark.parametrize("number", [0, -1])
def test_9_1_2_none_or_fewer_are_none(number: int) -> None:
    table = after(told(v.PlayToken("Drone", number)))
    assert DRONE not in [table.you.zone(each) for each in range(1, 9)]


@pytest.mark.parametrize("turn_of", ["you", "them"])
def test_9_1_2_1_its_owner_and_master_are_those_of_the_effect(turn_of: str) -> None:
    order = strategy(text="Play 1 “Drone” token in zone 3.")
    table = given(you=side(hand=[order]), them=side(hand=[order]), turn_of=turn_of)
    player, other = (table.you, table.them) if turn_of == "you" else (table.them, table.you)
    player.plays(order, zone=1)
    state = table.game.state
    assert player.zone(3) is DRONE
    assert other.zone(3) is None
    (token,) = state.zones[z.zone_of(player.seat, 3)]
    assert state.owner[token] == player.seat


def test_9_1_2_1_in_a_zone_of_the_other_player_the_other_player_is_its_master() -> None:
    """The master of a card is the player whose area it is in (3.1.2); it stays yours."""
    table = after("Play 1 “Drone” token in your opponent's unoccupied zones.")
    table.you.chooses(5)
    assert table.them.zone(5) is DRONE
    assert table.them.total == 2000
    (token,) = table.game.state.zones[z.zone_of(1, 5)]
    assert table.game.state.owner[token] == 0


@pytest.mark.parametrize("edition", EDITIONS)
def test_9_1_2_2_its_name_says_what_it_is(edition: str) -> None:
    """Both editions send the reader to a list of tokens; only the Japanese one has it. The
    same tokens are used in both."""
    order = strategy(text="Play 1 “Drone” token in zone 3. Play 1 “Polyp” token in zone 4.")
    table = given(you=side(hand=[order]), edition=edition)
    table.you.plays(order, zone=1)
    drone, polyp = table.you.zone(3), table.you.zone(4)
    assert drone is DRONE
    assert polyp is shipped("Polyp")
    assert drone.values["counter_power"] == 2000
    assert polyp.values["counter_power"] == 1000


@pytest.mark.rule("godzilla:9.1.2.2")
@pytest.mark.parametrize("name", ["Nobody", "Test Pilot"])
def test_a_name_that_no_token_has_is_an_error_that_names_it(name: str) -> None:
    order = told(v.PlayToken(name))
    table = given(you=side(hand=[order, battle("Test Pilot")]))
    table.leave_open()
    with pytest.raises(BadCard, match=name):
        table.you.plays(order, zone=1)


# 9.1.3. Disappearing


def is_nowhere(table: Table, card: Card) -> bool:
    state = table.game.state
    tokens = [each for each in range(len(state.printed)) if state.printed[each] is card]
    return [state.place[each] for each in tokens] == [NOWHERE] * len(tokens)


def test_9_1_3_a_token_that_disappears_is_in_no_area() -> None:
    table = after("[Destroy] 1 of your battle cards.", side(zones={2: DRONE}))
    assert table.you.zone(2) is None
    assert table.you.discard == []
    assert is_nowhere(table, DRONE)


def test_9_1_3_1_a_token_that_disappears_has_left_its_area() -> None:
    hears = hearing("disappear", frm=("discard",))
    table = after("[Destroy] 1 of your tokens.", side(zones={2: DRONE, 3: hears}))
    assert table.you.rage == 1
    assert table.you.discard == []


def test_9_1_3_1_before_that_it_has_left_its_zone_like_any_card() -> None:
    hears = battle(
        text="Whenever one of your battle cards is [Destroy], increase your monster card's "
        "[Rage] by 1."
    )
    table = after("[Destroy] 1 of your tokens.", side(zones={2: DRONE, 3: hears}))
    assert table.you.rage == 1


# 9.1.4. Where tokens can exist


@pytest.mark.parametrize(
    "text",
    [
        "[Destroy] 1 of your tokens.",
        "Return 1 of your tokens to your hand.",
        "Put 1 of your tokens on top of your deck.",
        "Place 1 of your tokens on the bottom of your deck.",
    ],
)
def test_9_1_4_1_a_battle_token_exists_in_zones_only(text: str) -> None:
    table = after(text, side(zones={2: DRONE}))
    assert (table.you.hand, table.you.deck, table.you.discard) == ([], [], [])
    assert is_nowhere(table, DRONE)


def test_9_1_4_1_in_another_zone_it_goes_on_existing() -> None:
    table = after("Move 1 of your tokens to an unoccupied zone.", side(zones={2: DRONE}))
    table.you.chooses(5)
    assert table.you.zone(5) is DRONE


def test_9_1_4_1_under_a_card_in_a_zone_it_goes_on_existing() -> None:
    card = battle(text="[Enter] Place 1 of your tokens under this card.")
    table = given(you=side(hand=[card], zones={2: DRONE}))
    table.you.plays(card, zone=3)
    assert table.you.under(3) == [DRONE]


def test_9_1_4_1_under_an_invading_monster_it_is_in_the_zone_of_the_monster() -> None:
    """An invading monster counts as being in the zone of its position (3.3.3.2), and so
    does what is stacked under it."""
    beast = monster()
    table = after(
        "Place 1 of your tokens under your monster card.", side(zones={2: DRONE}, stack=[beast])
    )
    assert table.you.stack == [DRONE, beast]


def test_9_1_4_2_it_disappears_before_the_effect_goes_on() -> None:
    table = after(
        "[Destroy] 1 of your tokens. Draw 1 card for each battle card in your discard pile.",
        side(zones={2: DRONE}, deck=[battle()]),
    )
    assert table.you.hand == []


def test_9_1_4_2_a_card_that_is_no_token_does_not_disappear() -> None:
    card = battle()
    table = after(
        "[Destroy] 1 of your battle cards. Draw 1 card for each battle card in your discard pile.",
        side(zones={2: card}, deck=[battle()]),
    )
    assert table.you.discard == [card]
    assert len(table.you.hand) == 1


def test_9_1_4_2_a_token_under_a_card_that_leaves_disappears_with_it() -> None:
    top = battle()
    table = after(
        "Return 1 of your battle cards to your hand.",
        side(zones={2: top}, under={2: [DRONE]}),
    )
    assert table.you.hand == [top]
    assert is_nowhere(table, DRONE)


# 9.1.5. The trait


def test_9_1_5_every_token_has_the_trait_of_tokens() -> None:
    table = after("Play 1 “Drone” token in zone 3.")
    assert "Token" in table.you.value(DRONE, "traits")


def test_9_1_5_1_a_text_about_tokens_means_the_cards_with_that_trait() -> None:
    card = battle()
    table = after("[Destroy] all of your opponent's tokens.", them=side(zones={2: DRONE, 3: card}))
    assert table.them.zone(2) is None
    assert table.them.zone(3) is card


@pytest.mark.rule("godzilla:9.1.5.1")
def test_without_a_token_such_a_text_finds_nothing() -> None:
    card = battle()
    table = after("[Destroy] 1 of your opponent's tokens.", them=side(zones={3: card}))
    assert table.them.zone(3) is card


def test_9_1_5_2_no_effect_gives_a_card_the_trait_of_tokens() -> None:
    card = battle(traits=["Test"])
    giver = battle(text="Your battle cards also have «Token».")
    table = given(you=side(zones={2: card, 3: giver}))
    assert table.you.value(card, "traits") == ("Test",)


def test_9_1_5_2_other_traits_can_be_given() -> None:
    giver = battle(text="Your battle cards also have «Fleet».")
    table = given(you=side(zones={2: DRONE, 3: giver}))
    assert table.you.value(DRONE, "traits") == (*DRONE.values["traits"], "Fleet")


@pytest.mark.parametrize(
    ("operation", "operand", "left"),
    [
        ("lose", ("Token", "Ordnance"), ("Token",)),
        ("lose-all", None, ("Token",)),
        ("set", ("Fleet",), ("Token", "Fleet")),
    ],
)
def test_9_1_5_2_no_effect_takes_it_from_a_token(
    operation: str, operand: tuple[str, ...] | None, left: tuple[str, ...]
) -> None:
    battles = t.Every(t.Cards(("zone",), t.YOU, (t.Type(("battle",)),)))
    change = t.Change(battles, "traits", operation, operand)
    taker = having(battle(traits=["Ordnance"]), t.Continuous((change,)))
    table = given(you=side(zones={2: DRONE, 3: taker}))
    assert table.you.value(DRONE, "traits") == left
    assert "Token" not in table.you.value(taker, "traits")


def test_9_1_2_2_tokens_that_come_with_other_cards_hear_what_they_wait_for() -> None:
    """No card of the decks waits for an invasion; the token does."""
    herald = battle(
        "Herald", "Whenever your monster card invades, increase your opponent's [Rage] by 1.",
        traits=["Token"],
    )  # fmt: skip
    order, fuel = strategy(text="Play 1 “Herald” token in zone 4."), battle()
    table = given(you=side(hand=[order, fuel]), others=[herald])
    table.you.plays(order, zone=1)
    table.you.invades_with(fuel)
    assert table.them.rage == 1


@pytest.mark.parametrize(("text", "zones"), [("", [2, 6, 7]), ("ban", [2, 6])])
def test_5_11_4_a_token_for_each_zone_goes_to_each_that_is_open(
    text: str, zones: list[int]
) -> None:
    """A zone that an effect closes to such cards gets none (1.3.3)."""
    ban = "Your opponent cannot play battle cards in zones in the same column as your monster card."
    full = dict.fromkeys((3, 4, 5, 8), battle())
    order = strategy(text="Play “Spore” tokens in each of your unoccupied zones.")
    table = given(
        you=side(hand=[order], zones=full),
        them=side(zones={8: battle(text=ban if text else "")}, position=2),
    )
    table.you.plays(order, zone=1)
    assert [zone for zone in (1, 2, 6, 7) if table.you.zone(zone) is not None] == zones
