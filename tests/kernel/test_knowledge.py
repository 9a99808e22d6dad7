"""Knowledge: who knows which card, the names viewers have for cards, fair guesses."""

from __future__ import annotations

from collections import Counter

from headjudge.kernel import knowledge
from headjudge.kernel.random import key_of
from headjudge.kernel.state import Event
from headjudge.kernel.zones import HIDDEN, OWNER, Layout, ZoneKind
from tests.kernel.harbor import zones as z
from tests.kernel.harbor.table import Table, given, ship, side

YOU, THEM, ALL = 0, 1, 2
HAND, WRECK, DECK = z.zone("hand"), z.zone("wreck"), z.zone("deck")


def names(table: Table, viewer: int) -> list[int]:
    return table.game.state.handles[viewer]


def test_a_card_has_a_name_for_exactly_those_who_know_it() -> None:
    table = given(side(hand=[ship()], berth=[ship()], deck=[ship()]))
    state = table.game.state
    for card in range(len(state.printed)):
        for viewer in range(3):
            assert bool(state.handles[viewer][card]) == bool(state.known[card] >> viewer & 1)


def test_names_are_given_in_the_order_of_coming_to_know() -> None:
    """So they are a function of what the viewer has seen, and tell nothing else."""
    one, two = ship("One"), ship("Two")
    for first, second in ((one, two), (two, one)):
        table = given(side(deck=[first, second, ship()]))
        for _ in range(2):
            top = table.game.state.zones[DECK][0]
            table.game.put(top, HAND)
        assert names(table, YOU)[table.at(first)] < names(table, YOU)[table.at(second)]


def test_a_name_is_lost_with_the_card_and_never_given_again() -> None:
    brig = ship("Brig")
    table = given(side(hand=[brig], deck=[ship(), ship()]))
    card = table.at(brig)
    before = names(table, YOU)[card]
    table.game.put(card, DECK)
    table.game.shuffle(DECK)
    assert names(table, YOU)[card] == 0
    table.game.put(card, HAND)
    assert names(table, YOU)[card] > before


def test_a_shuffle_makes_everybody_lose_track() -> None:
    table = given(side(deck=[ship(), ship(), ship()]))
    table.game.reveal(table.game.state.zones[DECK], knowledge.everyone(table.game.state))
    table.game.shuffle(DECK)
    assert all(table.game.state.known[card] == 0 for card in table.game.state.zones[DECK])


def test_of_two_equal_cards_nobody_can_tell_which_was_played() -> None:
    """They know of one Brig in my hand. I play a Brig: for them it is that one, whichever it
    is, and they know of none in my hand any more."""
    seen = []
    for played in (0, 1):
        brig = ship("Brig")
        table = given(side(hand=[brig, brig]))
        pair = list(table.game.state.zones[HAND])
        knowledge.learn(table.game.state, pair[0], 1 << THEM | 1 << ALL)
        table.game.put(pair[played], WRECK)
        known = [bool(table.game.state.known[card] >> THEM & 1) for card in pair]
        assert known == [played == 0, played == 1]
        seen.append((names(table, THEM)[pair[played]], table.game.state.next_handle[THEM]))
        assert sum(table.game.state.known[card] & 1 for card in pair) == 2, "I know both"
    assert seen[0] == seen[1]


def test_of_two_equal_cards_nobody_can_tell_which_was_shown() -> None:
    seen = []
    for shown in (0, 1):
        brig = ship("Brig")
        table = given(side(hand=[brig, brig]))
        pair = list(table.game.state.zones[HAND])
        knowledge.learn(table.game.state, pair[0], 1 << THEM | 1 << ALL)
        table.game.reveal((pair[shown],), knowledge.everyone(table.game.state))
        seen.append(sorted(names(table, THEM)[card] for card in pair))
    assert seen[0] == seen[1]


def test_both_shown_together_are_both_known() -> None:
    brig = ship("Brig")
    table = given(side(hand=[brig, brig]))
    pair = table.game.state.zones[HAND]
    table.game.reveal(pair, knowledge.everyone(table.game.state))
    assert all(names(table, THEM)[card] for card in pair)


def test_an_equal_card_deeper_in_the_deck_stays_known() -> None:
    """The top one was shown; that another lies at the bottom is as sure as before."""
    brig = ship("Brig")
    table = given(side(deck=[brig, ship(), brig]))
    top, _, bottom = table.game.state.zones[DECK]
    knowledge.learn(table.game.state, bottom, 1 << THEM)
    table.game.put(top, WRECK)
    assert names(table, THEM)[bottom]


def test_a_redeal_keeps_counts_known_cards_and_whose_they_are() -> None:
    mine = [ship(f"M{n}") for n in range(8)]
    theirs = [ship(f"T{n}") for n in range(8)]
    table = given(
        side(deck=mine[:4], hand=mine[4:6], berth=mine[6:7], locker=mine[7:]),
        side(deck=theirs[:4], hand=theirs[4:6], berth=theirs[6:7], locker=theirs[7:]),
    )
    state = table.game.state
    before = list(state.printed)
    for key in range(20):
        fork = table.game.fork()
        knowledge.redeal(fork.state, fork.rules.layout, THEM, key_of(key))
        for card, printed in enumerate(fork.state.printed):
            if state.known[card] >> THEM & 1:
                assert printed is before[card]
            assert (printed in mine) == (before[card] in mine)
        assert Counter(fork.state.printed) == Counter(before)
        assert [len(zone) for zone in fork.state.zones] == [len(zone) for zone in state.zones]
        assert fork.state.random_key != state.random_key, "what chance brings nobody knows"


def test_a_redeal_is_fair_among_all_it_could_be() -> None:
    cards = [ship(f"C{n}") for n in range(4)]
    table = given(side(deck=cards[:2], hand=cards[2:]))
    spot = table.game.state.zones[HAND][0]
    found: Counter[str] = Counter()
    for key in range(2000):
        fork = table.game.fork()
        knowledge.redeal(fork.state, fork.rules.layout, THEM, key_of(key))
        found[fork.state.printed[spot].name] += 1
    assert set(found) == {card.name for card in cards}
    assert all(420 < count < 580 for count in found.values())


def test_decks_of_other_origin_are_not_mixed_and_tokens_stay_what_they_are() -> None:
    table = given(side(deck=[ship("A"), ship("B")]))
    game = table.game
    other = game.make(ship("Of another deck"), 0, 1)
    token = game.make(ship("Token"), 0, -1)
    game.put(other, HAND)
    game.put(token, HAND)
    for key in range(10):
        fork = game.fork()
        knowledge.redeal(fork.state, fork.rules.layout, THEM, key_of(key))
        assert fork.state.printed[other].name == "Of another deck"
        assert fork.state.printed[token].name == "Token"


def test_determinize_leaves_the_game_itself_alone_and_keeps_ones_own_cards() -> None:
    mine = [ship(f"M{n}") for n in range(3)]
    table = given(side(hand=mine), side(hand=[ship(), ship()]))
    before = table.game.state_hash()
    guess = table.game.determinize(YOU, 5)
    assert table.game.state_hash() == before
    assert [guess.state.printed[card] for card in guess.state.zones[HAND]] == mine
    assert guess.log is None


def test_a_log_entry_is_told_as_each_viewer_saw_it() -> None:
    top = ship("Top")
    table = given(side(deck=[top, ship()]))
    table.does(Event("draw", 0, table.at(top), HAND))
    told = [table.game.seen_log(viewer)[-1]["arguments"]["card"] for viewer in range(3)]
    assert [card["number"] for card in told] == [top.number, "", ""]
    assert [bool(card["became"]) for card in told] == [True, False, False]


def test_cards_of_a_hidden_zone_that_keep_their_places_are_not_lost_track_of() -> None:
    layout = Layout(
        (
            ZoneKind("rack", HIDDEN, "4-1", placed=True),
            ZoneKind("heap", HIDDEN, "4-1"),
            ZoneKind("hand", OWNER, "4-1"),
        )
    )
    assert not layout.veiled[layout.zone("rack")]
    assert layout.veiled[layout.zone("heap")]
    assert layout.placed[layout.zone("rack")]
    assert not layout.placed[layout.zone("hand")]
