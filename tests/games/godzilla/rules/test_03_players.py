"""3. Player information: masters (3.1) and stacked cards (3.2)."""

from __future__ import annotations

import pytest

from headjudge.games.godzilla import c03_players
from headjudge.games.godzilla.c04_areas import layout as z
from headjudge.games.godzilla.language import vocabulary as v
from headjudge.language import terms as t
from tests.games.godzilla.table import (
    after,
    battle,
    given,
    having,
    monster,
    seats,
    side,
    strategy,
    told,
)
from tests.games.table import other

BOTH_SEATS = pytest.mark.parametrize("who", ["you", "them"])
EDITIONS = pytest.mark.parametrize("edition", ["ja-1.04", "en-1.01"])
BATTLE = t.Type(("battle",))
HAND = t.Cards(("hand",), t.YOU)
MINE = t.Cards(("zone",), t.YOU, (BATTLE,))
THEIRS = t.Cards(("zone",), t.OPPONENT, (BATTLE,))
SWAPPING = t.Swap(t.Together((t.Pick(1, MINE), t.Pick(1, THEIRS))))
# A battle card of your hand goes on top of the one in your zone 3.
STACKING = v.PlayOnto(
    t.Pick(1, t.Cards(("hand",), t.YOU, (BATTLE,))),
    t.Every(t.Cards(("zone",), t.YOU, (BATTLE, t.InZones((3,))))),
)


# 3.1. Owner and master


@BOTH_SEATS
def test_3_1_2_the_master_of_a_card_is_the_player_whose_area_it_is_in(who: str) -> None:
    """Swapped into the other player's zones, a card works for that player."""
    banner = battle(text="Your monster card gains +1,000 threat level.")
    table = after(
        told(SWAPPING),
        **seats(who, side(zones={3: banner}), side(zones={4: battle()})),
        turn_of=who,
    )
    assert table.player(other(who)).zone(4) is banner
    assert table.player(other(who)).threat == 6000
    assert table.player(who).threat == 5000


@BOTH_SEATS
def test_3_1_2_in_the_resolution_area_it_is_the_owner(who: str) -> None:
    """DEVIATIONS: that area belongs to nobody."""
    card = battle()
    table = given(**seats(who, side(hand=[card])), turn_of=who)
    table.player(who).plays(card)  # and is asked for a zone
    there = table.game.state.zones[z.RESOLUTION][0]
    assert c03_players.master(table.game, there) == table.player(who).seat
    table.player(who).chooses(3)


@BOTH_SEATS
def test_3_1_2_1_a_continuous_ability_belongs_to_the_master_of_its_card(who: str) -> None:
    banner = battle(text="Your monster card gains +1,000 threat level.")
    table = given(**seats(who, side(zones={3: banner})))
    assert table.player(who).threat == 6000
    assert table.player(other(who)).threat == 5000


@BOTH_SEATS
@pytest.mark.rule("godzilla:3.1.2.1")
def test_a_prohibition_belongs_to_the_master_of_its_card_too(who: str) -> None:
    guard = having(battle(), t.Forbid(t.Pattern("destroy", MINE)))
    card = battle()
    table = after(
        told(t.Destroy(t.Every(t.Cards(("zone",), t.EACH, (BATTLE,))))),
        **seats(who, side(zones={3: guard}), side(zones={3: card})),
    )
    assert table.player(who).zone(3) is guard
    assert table.player(other(who)).discard == [card]


@BOTH_SEATS
@pytest.mark.rule("godzilla:3.1.2.1")
def test_a_continuous_ability_made_by_an_effect_belongs_to_its_master(who: str) -> None:
    table = after(
        "For the rest of the turn, your monster card gains +2,000 threat level.", turn_of=who
    )
    assert table.player(who).threat == 7000
    assert table.player(other(who)).threat == 5000


@BOTH_SEATS
def test_3_1_2_2_an_automatic_ability_belongs_to_the_master_of_its_card(who: str) -> None:
    """It is their own rage that it listens to, and they who draw."""
    watcher = battle(text="Whenever your monster card's [Rage] is increased, draw 1 card.")
    table = after(
        "Increase each player's monster card's [Rage] by 1.",
        **seats(who, side(zones={3: watcher}, deck=[battle()]), side(deck=[battle()])),
    )
    assert len(table.player(who).hand) == 1
    assert table.player(other(who)).hand == []


@BOTH_SEATS
@pytest.mark.rule("godzilla:3.1.2.2")
def test_an_automatic_ability_made_by_an_effect_belongs_to_its_master(who: str) -> None:
    table = after(
        "At the beginning of your next end phase, increase your monster card's [Rage] by 1.",
        turn_of=who,
    )
    table.player(who).passes()
    table.begins("end phase")
    assert table.player(who).rage == 1
    assert table.player(other(who)).rage == 0


@BOTH_SEATS
def test_3_1_2_3_an_effect_belongs_to_the_master_of_its_ability(who: str) -> None:
    table = after("Increase your monster card's [Rage] by 1.", turn_of=who)
    assert table.player(who).rage == 1
    assert table.player(other(who)).rage == 0


@pytest.mark.rule("godzilla:3.1.2.3")
def test_the_master_of_an_effect_stays_when_the_card_changes_sides() -> None:
    """The ability stood by while the card was yours; it resolves for you."""
    late = battle("Late", text="[Enter] Increase your monster card's [Rage] by 1.")
    swapper = having(battle("Swapper"), t.Auto(t.Pattern("play", MINE), (SWAPPING,)))
    table = given(
        you=side(hand=[late], zones={2: swapper}), them=side(zones={5: battle()}, position=4)
    )
    table.you.plays(late, zone=3)
    table.you.chooses(swapper)  # its ability first: Late goes over to them
    table.you.chooses(late)
    assert table.them.zone(5) is late
    assert (table.you.rage, table.them.rage) == (1, 0)


@BOTH_SEATS
def test_3_1_2_3_1_where_nobody_is_named_the_master_of_the_effect_acts(who: str) -> None:
    table = after(
        "Draw 1 card.",
        **seats(who, side(deck=[battle()]), side(deck=[battle()])),
        turn_of=who,
    )
    assert len(table.player(who).hand) == 1
    assert table.player(other(who)).hand == []


@BOTH_SEATS
def test_3_1_2_3_1_where_somebody_is_named_that_player_acts(who: str) -> None:
    table = after(
        "Your opponent draws 1 card.",
        **seats(who, side(deck=[battle()]), side(deck=[battle()])),
        turn_of=who,
    )
    assert table.player(who).hand == []
    assert len(table.player(other(who)).hand) == 1


# 3.2. Stacked cards


def test_3_2_2_the_order_of_a_stack_is_kept() -> None:
    low, middle, top = battle("Low"), battle("Middle"), battle("Top")
    again = told(STACKING)
    table = after(told(STACKING), side(hand=[again, middle, top], zones={3: low}))
    table.you.chooses(middle)
    assert table.you.zone_cards(3) == [low, middle]
    table.you.plays(again, zone=2)
    table.you.chooses(top)
    assert table.you.zone(3) is top
    assert table.you.under(3) == [middle, low]


def test_3_2_2_the_order_is_kept_when_the_stack_moves() -> None:
    low, middle, top = battle("Low"), battle("Middle"), battle("Top")
    table = after(
        "Move 1 of your battle cards to zone 5.",
        side(zones={3: top}, under={3: [low, middle]}),
    )
    assert table.you.zone(5) is top
    assert table.you.under(5) == [middle, low]
    assert table.you.zone_cards(3) == []


@EDITIONS
def test_3_2_3_a_stack_counts_as_one_card(edition: str) -> None:
    table = after(
        "If you have 2 or more battle cards in your zones, draw 1 card.",
        side(zones={3: battle()}, under={3: [battle(), battle()]}, deck=[battle()]),
        edition=edition,
    )
    assert table.you.hand == []
    table = after(
        "If you have 2 or more battle cards in your zones, draw 1 card.",
        side(zones={3: battle(), 4: battle()}, deck=[battle()]),
        edition=edition,
    )
    assert len(table.you.hand) == 1


@EDITIONS
def test_3_2_3_a_stack_does_not_overload_its_zone(edition: str) -> None:
    low, top = battle("Low"), battle("Top")
    table = given(you=side(zones={3: top}, under={3: [low]}), edition=edition)
    assert table.you.zone_cards(3) == [low, top]
    table = given(you=side(zones={3: [low, top]}), edition=edition)  # not stacked
    assert table.you.zone_cards(3) == [top]


@EDITIONS
def test_3_2_3_in_a_strategy_zone_too_a_stack_is_one_card(edition: str) -> None:
    """DEVIATIONS: the English edition says so of the field only."""
    below = strategy("Below")
    top = told(t.PutUnder(t.Pick(1, t.Cards(("hand",), t.YOU, (t.Named(("Below",)),))), t.Self()))
    counting = strategy(
        text="If you have 3 or more strategy cards in your strategy zones, draw 1 card."
    )
    table = after(top, side(hand=[below, counting], deck=[battle()]), edition=edition)
    table.you.chooses(below)
    assert table.you.strategy(1) is top
    assert table.you.hand == [counting]
    table.you.plays(counting, zone=2)
    assert table.you.hand == []
    assert table.you.strategy(1) is top  # and it does not overload the zone


def test_3_2_3_1_only_the_topmost_card_is_looked_at() -> None:
    low, top = battle("Low", rank=1, power=9000), battle("Top", rank=5, power=2000)
    table = after(
        "[Destroy] all rank 2 or lower battle cards in your opponent's zones.",
        them=side(zones={3: top}, under={3: [low]}),
    )
    assert table.them.zone_cards(3) == [low, top]
    assert table.them.total == 2000


def test_3_2_3_1_what_the_topmost_card_is_the_stack_is() -> None:
    low, top = battle("Low", rank=5), battle("Top", rank=1)
    table = after(
        "[Destroy] all rank 2 or lower battle cards in your opponent's zones.",
        them=side(zones={3: top}, under={3: [low]}),
    )
    assert table.them.zone_cards(3) == []


def test_3_2_3_1_a_text_may_ask_for_the_cards_below() -> None:
    counter = battle(text="[Enter] If there are 2 or more cards under this card, draw 1 card.")
    table = after(
        told(STACKING),
        side(hand=[counter], zones={3: battle()}, under={3: [battle()]}, deck=[battle()]),
    )
    table.you.chooses(counter)
    assert len(table.you.hand) == 1


def test_3_2_4_when_a_stack_leaves_all_its_cards_go_together() -> None:
    low, middle, top = battle("Low"), battle("Middle"), battle("Top")
    table = after(
        "Return 1 of your battle cards to your hand.",
        side(zones={3: top}, under={3: [low, middle]}),
    )
    assert table.you.zone_cards(3) == []
    assert {card.name for card in table.you.hand} == {"Low", "Middle", "Top"}


def test_3_2_4_when_it_is_destroyed_as_well() -> None:
    low, top = battle("Low"), battle("Top")
    table = after(
        "[Destroy] all battle cards in your opponent's zones.",
        them=side(zones={3: top}, under={3: [low]}),
    )
    assert {card.name for card in table.them.discard} == {"Low", "Top"}


def test_3_2_4_every_card_goes_to_its_own_owner() -> None:
    """Your card lies under a card of theirs: both leave, each to its owner."""
    mine, theirs = battle("Mine"), battle("Theirs")
    clear = told(t.Destroy(t.Every(THEIRS)))
    table = after(
        told(t.PutUnder(t.Pick(1, MINE), t.Every(THEIRS))),
        side(zones={3: mine}, hand=[clear]),
        side(zones={4: theirs}),
    )
    assert table.them.zone_cards(4) == [mine, theirs]
    table.you.plays(clear, zone=2)
    assert table.you.discard == [mine]
    assert table.them.discard == [theirs]


def test_3_2_5_a_new_card_on_top_is_another_card() -> None:
    """What was laid on the old card does not pass to the new one."""
    old, new = battle("Old", power=1000), battle("New", power=2000)
    order = told(
        t.Choose(t.Pick(1, MINE), "old"),
        t.Lasting("turn", t.Continuous((t.Change(t.It("old"), "counter_power", "add", 5000),))),
    )
    stacking = told(STACKING)
    table = after(order, side(hand=[stacking, new], zones={3: old}))
    assert table.you.total == 6000
    table.you.plays(stacking, zone=2)
    table.you.chooses(new)
    assert table.you.total == 2000


def test_3_2_5_what_spoke_of_the_card_before_no_longer_finds_it() -> None:
    """Q. An effect puts a card on top of the one I chose and then destroys the chosen one.
    A. That card is part of another card now: nothing is destroyed."""
    old, new = battle("Old"), battle("New")
    order = told(
        t.Choose(t.Pick(1, MINE), "old"),
        v.PlayOnto(t.Pick(1, t.Cards(("hand",), t.YOU, (BATTLE,))), t.It("old")),
        t.Destroy(t.It("old")),
    )
    table = after(order, side(hand=[new], zones={3: old}))
    table.you.chooses(new)
    assert table.you.zone_cards(3) == [old, new]
    assert table.you.discard == []


@pytest.mark.rule("godzilla:3.2.5")
def test_a_monster_played_by_burst_is_found_in_its_stack_all_the_same() -> None:
    """DEVIATIONS: it leaves at the end phase wherever it lies (12.5.2.1)."""
    rush, new = monster("Rush", "[Burst 1]", rank=2), monster("New", rank=2)
    deck = [battle() for _ in range(5)]
    table = given(you=side(hand=[rush, new], deck=deck), edition="en-1.01")
    table.you.bursts(rush)
    table.you.plays(new)
    table.you.passes()
    table.begins("end phase")
    assert table.you.discard == [rush]
    assert table.you.monster is new


def test_3_2_5_without_a_new_card_on_top_it_does() -> None:
    old = battle("Old")
    table = after(
        told(t.Choose(t.Pick(1, MINE), "old"), t.Draw(1), t.Destroy(t.It("old"))),
        side(zones={3: old}),
    )
    assert table.you.zone_cards(3) == []


@EDITIONS
def test_3_2_6_the_abilities_of_a_covered_card_do_nothing(edition: str) -> None:
    """DEVIATIONS: the English edition is silent; so the same there."""
    low = battle(
        "Low",
        "Your monster card gains +1,000 threat level.\n"
        "Whenever your monster card's [Rage] is increased, draw 1 card.",
    )
    top = battle("Top", "Your monster card gains +4,000 threat level.")
    table = after(
        "Increase your monster card's [Rage] by 1.",
        side(zones={3: top}, under={3: [low]}, deck=[battle()]),
        edition=edition,
    )
    assert table.you.threat == 5000 + 4000 + 5000
    assert table.you.hand == []


@EDITIONS
def test_3_2_6_unless_an_ability_says_that_it_works_there(edition: str) -> None:
    low = having(
        battle("Low"),
        t.Auto(t.Pattern("rage up", who=t.YOU), (t.Draw(1),), where=("covered",)),
    )
    order = "Increase your monster card's [Rage] by 1."
    mine = side(zones={3: battle("Top")}, under={3: [low]}, deck=[battle()])
    table = after(order, mine, edition=edition)
    assert len(table.you.hand) == 1
    table = after(order, side(zones={3: low}, deck=[battle()]), edition=edition)
    assert table.you.hand == []


@EDITIONS
def test_3_2_6_nor_those_of_a_covered_monster(edition: str) -> None:
    low = monster("Low", "This card gains +1,000 threat level.", threat=5000)
    table = given(you=side(stack=[low, monster("Top", threat=7000)]), edition=edition)
    assert table.you.threat == 7000
    table = given(you=side(stack=[low]), edition=edition)
    assert table.you.threat == 6000
