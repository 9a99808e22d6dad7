"""Chapter 4: where zones lie, what players know, and cards that move."""

from __future__ import annotations

import pytest

from tests.games.godzilla.rulings.book.stock import (
    BULWARK,
    EDITIONS,
    IMP,
    MITE,
    PICKET,
    RECALL,
    SENTRY,
    TIDE,
    cinder,
    machine,
    p1,
    p2,
    seen,
    value_in,
)
from tests.games.godzilla.table import battle, given, strategy


@EDITIONS
@pytest.mark.rule("godzilla:4.4.5.4")
@pytest.mark.parametrize(
    ("position", "emptied"), [(1, [5, 6]), (2, [4, 7]), (3, [8]), (6, [1]), (7, [2])]
)
def test_r20_which_zones_share_a_column(edition: str, position: int, emptied: list[int]) -> None:
    fire = strategy(
        text="[Destroy] all of your opponent's rank 6 or lower battle cards in the same column as "
        "your monster card."
    )
    full = [1, 2, 4, 5, 6, 7, 8]
    table = given(
        you=p1(hand=[fire], position=position),
        them=p2(position=3, zones=dict.fromkeys(full, SENTRY)),
        edition=edition,
    )
    table.you.plays(fire, zone=1)
    assert [zone for zone in full if table.them.zone(zone) is None] == emptied


@EDITIONS
@pytest.mark.rule("godzilla:4.4.5.2")
@pytest.mark.parametrize(("chosen", "emptied"), [(8, [3, 7, 8]), (3, [2, 3, 8])])
def test_r21_zones_adjacent_to_zone_8(edition: str, chosen: int, emptied: list[int]) -> None:
    """Q. Both zones 8 touch. Does the shell hit my own card in mine?  A. No: it is not the
    opponent's."""
    shell = strategy(
        text="Choose 1 of your opponent's zones. [Destroy] all of your opponent's rank 4 or lower "
        "battle cards in that zone and zones adjacent to it.",
        rank=3,
    )
    full = [2, 3, 6, 7, 8]
    table = given(
        you=p1(hand=[shell], position=3, zones={8: SENTRY}),
        them=p2(position=1, zones=dict.fromkeys(full, SENTRY)),
        edition=edition,
    )
    table.you.plays(shell, zone=1)
    table.you.chooses(chosen)
    assert [zone for zone in full if table.them.zone(zone) is None] == emptied
    assert table.you.zone(8) is SENTRY


@EDITIONS
@pytest.mark.rule("godzilla:4.4.5.2")
@pytest.mark.parametrize(("position", "power"), [(8, 6000), (3, 2000), (7, 2000)])
def test_r22_adjacency_across_the_table(edition: str, position: int, power: int) -> None:
    """Q. My gun in zone 8 faces their monster in zone 3. Is that adjacent?  A. No: only their
    zone 8 is."""
    gun = machine(
        "Border Gun",
        "If this card is in a zone adjacent to your opponent's monster card, this card gains "
        "+4000 counter power.",
        2000,
        rank=4,
    )
    table = given(you=p1(zones={8: gun}), them=p2(position=position), edition=edition)
    assert value_in(table.you, 8, "counter_power") == power
    table.you.passes()
    table.begins("counter phase")
    assert table.them.monster is (TIDE[2] if position == 8 else TIDE[1])
    assert table.them.position == (3 if position == 8 else position)


@EDITIONS
@pytest.mark.rule("godzilla:4.4.5.2")
@pytest.mark.rule("godzilla:4.4.5.1")
@pytest.mark.parametrize(("position", "strong"), [(5, [4, 6]), (8, [3, 7]), (2, [1, 3])])
def test_r23_the_neighbours_of_ones_own_monster(
    edition: str, position: int, strong: list[int]
) -> None:
    guard = machine(
        "Wing Guard",
        "If this card is in a zone adjacent to your monster card, this card gains +2000 counter "
        "power.",
        rank=3,
    )
    places = [1, 3, 4, 6, 7]
    table = given(
        you=p1(position=position, zones=dict.fromkeys(places, guard)), them=p2(), edition=edition
    )
    powers = [value_in(table.you, zone, "counter_power") for zone in places]
    assert powers == [3000 if zone in strong else 1000 for zone in places]
    assert table.you.total == 9000


@EDITIONS
@pytest.mark.rule("godzilla:4.4.5.5.1")
@pytest.mark.rule("godzilla:4.4.5.5.1.1")
@pytest.mark.rule("godzilla:4.4.5.5.2")
@pytest.mark.rule("godzilla:4.4.5.5.4")
def test_r24_rightmost_seen_from_the_other_side(edition: str) -> None:
    """Q. Their cards stand in zones 2, 3, 4 and 7. Which is rightmost to me, which leftmost?
    A. Zone 2; and 4 and 7 alike, which is mine to choose."""
    hook = strategy(
        text="If there are 3 or more battle cards in your opponent's zones, [Destroy] 1 battle "
        "card from the rightmost and 1 from the leftmost position from among them.",
        rank=4,
    )
    cards = {zone: battle(rank=3) for zone in (2, 3, 4, 7)}
    table = given(
        you=p1(hand=[hook], position=4), them=p2(position=1, zones=cards), edition=edition
    )
    table.you.plays(hook, zone=1)
    assert set(table.you.offered) == {cards[4], cards[7]}
    table.you.chooses(cards[7])
    assert set(table.them.discard) == {cards[2], cards[7]}


@EDITIONS
@pytest.mark.rule("godzilla:4.4.7")
@pytest.mark.rule("godzilla:3.3.3.2")
@pytest.mark.rule("godzilla:9.1.2")
def test_r25_the_monsters_zone_is_not_unoccupied(edition: str) -> None:
    brood = strategy(text="Play “Mite” tokens in each of your unoccupied zones.", rank=4)
    table = given(
        you=p1(hand=[brood], position=4, zones={1: SENTRY}), them=p2(), others=[MITE],
        edition=edition,
    )  # fmt: skip
    table.you.plays(brood, zone=1)
    assert table.prompt == "main", "a token for each zone: there is nothing to choose"
    assert [zone for zone in range(1, 9) if table.you.zone(zone) is MITE] == [2, 3, 5, 6, 7, 8]
    assert table.you.zone(1) is SENTRY
    assert table.you.zone(4) is None
    assert table.you.total == 9000


@EDITIONS
@pytest.mark.rule("godzilla:4.1.2.3")
@pytest.mark.rule("godzilla:5.8.1.2")
def test_r26_one_need_not_find_what_one_searches_for(edition: str) -> None:
    caller = battle(
        "Moss Caller",
        "[Enter] Search your deck for 1 «Moss» battle card, reveal it, add it to your hand, then "
        "shuffle your deck.",
        rank=3,
        traits=["Moss"],
    )
    moss = battle("Moss", traits=["Moss"])
    table = given(
        you=p1(hand=[caller], deck=[PICKET, moss, PICKET]), them=p2(position=3), edition=edition
    )
    table.you.plays(caller, zone=1)
    assert table.you.offered == [moss]
    assert seen(table.them, "deck", table.you)["cards"] == []
    table.you.chooses()
    assert table.you.hand == []
    assert len(table.logged("shuffle")) == 1
    assert table.logged("reveal") == []
    assert seen(table.them, "deck", table.you)["cards"] == []


@EDITIONS
@pytest.mark.rule("godzilla:5.8.1.1")
@pytest.mark.rule("godzilla:5.8.1.1.1")
def test_r27_a_search_by_number_only_is_compulsory(edition: str) -> None:
    """Q. I search for two cards and the deck has one. May I take none?  A. No; and the discard
    pile stays, since searching is no drawing."""
    archivist = machine(
        "Archivist",
        "[Enter] Search your deck for 2 cards, add them to your hand, then shuffle your deck.",
        rank=3,
    )
    table = given(
        you=p1(hand=[archivist], deck=[SENTRY], discard=[PICKET, PICKET]), them=p2(position=3),
        edition=edition,
    )  # fmt: skip
    table.you.plays(archivist, zone=1)
    if table.prompt == "search":
        assert table.asks is not None
        assert (table.asks.least, table.asks.most) == (1, 1)
        table.you.chooses(SENTRY)
    assert table.you.hand == [SENTRY]
    assert table.you.deck == []
    assert table.you.discard == [PICKET, PICKET]
    assert len(table.logged("shuffle")) == 1


@EDITIONS
@pytest.mark.rule("godzilla:4.1.4")
@pytest.mark.rule("godzilla:10.8.2")
def test_r28_a_bonus_follows_from_zone_to_zone_but_not_through_the_hand(edition: str) -> None:
    talk = strategy(
        text="Choose 1 of your battle cards. For the rest of the turn, it gains +3000 counter "
        "power.",
        rank=2,
    )
    shunter = machine(
        "Shunter",
        "[Enter] Move up to 1 of your other battle cards in your zones to an unoccupied zone.",
        rank=2,
    )
    table = given(
        you=p1(position=4, zones={1: SENTRY}, hand=[talk, shunter, RECALL]), them=p2(position=3),
        edition=edition,
    )  # fmt: skip
    table.you.plays(talk, zone=1)
    assert value_in(table.you, 1, "counter_power") == 6000
    table.you.plays(shunter, zone=2)
    table.you.chooses(SENTRY)
    table.you.chooses(6)
    assert table.you.zone(6) is SENTRY
    assert value_in(table.you, 6, "counter_power") == 6000
    table.you.plays(RECALL, zone=2)
    table.you.chooses(SENTRY)
    assert table.you.hand == [SENTRY]
    table.you.plays(SENTRY, zone=1)
    assert value_in(table.you, 1, "counter_power") == 3000


@EDITIONS
@pytest.mark.rule("godzilla:10.8.2")
def test_r29_a_bonus_given_to_all_does_not_reach_later_arrivals(edition: str) -> None:
    bird = battle(
        "Rally Bird",
        "[Enter] For the rest of the turn, all of your other battle cards gain +3000 counter "
        "power.",
        rank=3,
        traits=["Bird"],
    )
    table = given(
        you=p1(position=1, zones={2: SENTRY}, hand=[bird, PICKET]), them=p2(position=3),
        edition=edition,
    )  # fmt: skip
    table.you.plays(bird, zone=3)
    assert value_in(table.you, 2, "counter_power") == 6000
    assert value_in(table.you, 3, "counter_power") == 1000
    table.you.plays(PICKET, zone=4)
    assert value_in(table.you, 4, "counter_power") == 1000
    assert table.you.total == 8000


@EDITIONS
@pytest.mark.rule("godzilla:5.5.1")
@pytest.mark.rule("godzilla:4.1.2.2")
@pytest.mark.rule("godzilla:4.6.2")
def test_r30_what_each_player_may_know(edition: str) -> None:
    glass = battle(
        "Spyglass",
        "[Enter] Look at the top 2 cards of your deck, put any number on top of your deck in any "
        "order, and send the rest to your discard pile.",
        2000,
        rank=4,
        traits=["Bird"],
    )
    table = given(
        you=p1(hand=[glass, PICKET], deck=[SENTRY, BULWARK, PICKET]), them=p2(position=4),
        edition=edition,
    )  # fmt: skip
    table.you.plays(glass, zone=1)
    assert set(table.you.offered) == {SENTRY, BULWARK}
    assert len(seen(table.you, "deck", table.you)["cards"]) == 2
    assert seen(table.them, "deck", table.you)["cards"] == []
    table.you.chooses(BULWARK)
    assert table.you.discard == [SENTRY]
    assert table.you.deck[0] is BULWARK
    assert [each["number"] for each in seen(table.you, "deck", table.you)["cards"]] == [
        BULWARK.number
    ]
    for kind, count in (("deck", 2), ("hand", 1), ("monster deck", 3)):
        theirs = seen(table.them, kind, table.you)
        assert (theirs["count"], theirs["cards"]) == (count, [])


MOURNING = cinder("Mourning Cinder", "Whenever one of your battle cards is [Destroy], draw 1 card.")


@EDITIONS
@pytest.mark.rule("godzilla:10.6.7")
@pytest.mark.rule("godzilla:4.1.4")
@pytest.mark.rule("godzilla:11.2.3")
@pytest.mark.parametrize("seed", range(4))
def test_r31_a_revenge_card_that_was_shuffled_away_meanwhile(edition: str, seed: int) -> None:
    """Q. My card was reshuffled before its Revenge, and perhaps drawn. Does it come back?
    A. Nothing is returned: in the deck it became another card."""
    table = given(
        you=p1(stack=[MOURNING], position=2, zones={3: IMP}, deck=[], hand=[PICKET]), them=p2(),
        edition=edition, seed=seed,
    )  # fmt: skip
    table.you.invades_with(PICKET)
    assert table.you.position == 3
    assert set(table.you.offered) == {MOURNING, IMP}
    assert set(table.you.discard) == {PICKET, IMP}
    table.you.chooses(MOURNING)
    if table.prompt == "may":
        assert table.you.offered == ["no"]
        table.you.says("no")
    assert [len(table.you.hand), len(table.you.deck), len(table.you.discard)] == [1, 1, 0]


@EDITIONS
@pytest.mark.rule("godzilla:10.6.3.1")
def test_r31_the_other_order(edition: str) -> None:
    table = given(
        you=p1(stack=[MOURNING], position=2, zones={3: IMP}, deck=[], hand=[PICKET]), them=p2(),
        edition=edition,
    )  # fmt: skip
    table.you.invades_with(PICKET)
    table.you.chooses(IMP)
    table.you.says("yes")
    assert [len(table.you.hand), len(table.you.deck), len(table.you.discard)] == [2, 0, 0]
