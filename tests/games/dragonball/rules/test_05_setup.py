"""5-2. Before playing the game."""

from __future__ import annotations

import pytest

from headjudge import starting
from headjudge.games import dragonball
from headjudge.games.dragonball.c03_areas import areas as a
from headjudge.games.dragonball.language import vocabulary as v
from headjudge.kernel.game import Game
from headjudge.language import terms as t
from tests.games.dragonball.table import leader, plain_deck, start


def hand(game: Game, seat: int) -> tuple[int, ...]:
    return game.state.zones[a.hand_of(seat)]


def begun(seed: int = 3) -> Game:
    """Nobody has exchanged a card: the first turn has begun."""
    game = start(seed)
    game.answer()
    game.answer()
    return game


def test_5_2_1_1_both_players_present_their_leader_and_their_deck() -> None:
    decks = tuple(dragonball.TITLE.decks().values())[:2]
    game = starting.new_game(dragonball.TITLE.rules(), "1.074", 1, log=False)
    dragonball.TITLE.rules().setup(game, decks)
    for seat, deck in enumerate(decks):
        own = [card for card in range(len(game.state.owner)) if game.state.owner[card] == seat]
        numbers = [game.state.printed[card].number for card in own]
        assert numbers.count(deck.leader) == 1
        assert {number: numbers.count(number) for number in deck.main} == deck.main


def test_5_2_1_2_leaders_lie_front_up() -> None:
    game = start(3)
    for seat in (0, 1):
        card = a.leader_of(game, seat)
        assert game.state.printed[card].name == "Captain"


AT_ONCE = t.Auto(t.Pattern("leader placed", t.Self()), (v.FlipOver(t.Self()),))


def test_5_2_1_3_what_being_placed_triggers_is_resolved_at_a_checkpoint() -> None:
    """Both leaders turn over at once, before anybody has a hand."""
    game = start(1, log=True, deck=(leader("Keen", AT_ONCE), plain_deck()[1]))
    for seat in (0, 1):
        assert game.state.printed[a.leader_of(game, seat)].name == "Keen, awakened"
    kinds = [entry.message for entry in game.log or ()]
    assert kinds.count("flip over") == 2


def test_5_2_1_3_each_player_places_their_own_leader() -> None:
    mine, theirs = (t.Pattern("leader placed", t.Self(), who=who) for who in (t.YOU, t.OPPONENT))
    for when, name in ((mine, "Keen, awakened"), (theirs, "Keen")):
        keen = leader("Keen", t.Auto(when, (v.FlipOver(t.Self()),)))
        game = start(1, deck=(keen, plain_deck()[1]))
        assert [game.state.printed[a.leader_of(game, seat)].name for seat in (0, 1)] == [name] * 2


def test_5_2_1_3_leaders_that_hear_nothing_stay_as_they_are() -> None:
    game = start(1)
    assert game.state.printed[a.leader_of(game, 0)].name == "Captain"


def test_5_2_1_4_the_decks_are_shuffled_and_lie_face_down() -> None:
    game = start(1)
    orders = []
    for seat in (0, 1):
        deck = game.state.zones[a.deck_area(seat)]
        assert list(deck) != sorted(deck)
        assert [game.state.known[card] for card in deck] == [0] * len(deck)
        orders.append([game.state.printed[card].number for card in deck])
    assert orders[0] != orders[1]


def test_5_2_1_4_another_seed_another_order() -> None:
    orders = {start(seed).state.zones[a.deck_area(0)] for seed in range(5)}
    assert len(orders) == 5


def test_5_2_1_5_chance_decides_who_plays_first() -> None:
    firsts = [start(seed).state.first for seed in range(40)]
    assert 10 < sum(firsts) < 30
    assert set(firsts) == {0, 1}


def test_5_2_1_5_the_first_player_has_the_first_turn() -> None:
    for seed in range(6):
        game = begun(seed)
        assert game.state.turn_player == game.state.first
        assert game.state.turn == 1


def test_5_2_1_5_1_nobody_is_asked_who_plays_first() -> None:
    """The first question of all is which cards to exchange, and by then it is decided."""
    asked = set()
    for seed in range(20):
        game = start(seed)
        assert game.decision is not None and game.decision.prompt == "redraw"
        asked.add(game.decision.seat)
    assert asked == {0, 1}, "of either player, as chance has it"


def test_5_2_1_6_six_cards_each() -> None:
    game = start(3)
    for seat in (0, 1):
        assert len(hand(game, seat)) == 6
        assert len(game.state.zones[a.deck_area(seat)]) == 44


def test_5_2_1_6_each_may_redraw_once_from_the_first_player_on() -> None:
    for seed in range(6):
        game = start(seed)
        seats = []
        while game.decision is not None and game.decision.prompt == "redraw":
            seats.append(game.decision.seat)
            game.answer(0)
        assert seats == [game.state.first, 1 - game.state.first]


@pytest.mark.parametrize("number", [0, 1, 2, 6])
def test_5_2_1_6_1_any_number_of_cards_is_exchanged_for_as_many(number: int) -> None:
    game = start(3)
    decision = game.decision
    assert decision is not None and (decision.least, decision.most) == (0, 6)
    seat = decision.seat
    before = hand(game, seat)
    game.answer(*range(number))
    assert len(hand(game, seat)) == 6
    assert len(game.state.zones[a.deck_area(seat)]) == 44
    assert set(before[number:]) <= set(hand(game, seat)), "those that were kept"


def test_5_2_1_6_1_what_goes_back_is_shuffled_in() -> None:
    """Nobody knows where in the deck it is; it may even be drawn again."""
    game = start(3)
    assert game.decision is not None
    seat = game.decision.seat
    before, deck = hand(game, seat), game.state.zones[a.deck_area(seat)]
    game.answer(0, 1, 2)
    after = game.state.zones[a.deck_area(seat)]
    assert [card for card in after if card in deck] != [card for card in deck if card in after]
    back = [card for card in before[:3] if card in after]
    assert [game.state.known[card] for card in back] == [0] * len(back)


def test_5_2_1_6_1_the_other_player_learns_only_how_many() -> None:
    game = start(3)
    assert game.decision is not None
    seat = game.decision.seat
    numbers = [game.state.printed[card].number for card in hand(game, seat)]
    game.answer(0, 1)
    seen = game.view(1 - seat)
    shown = [zone for zone in seen["zones"] if zone["seat"] == seat and zone["kind"] == "hand"]
    assert shown[0]["count"] == 6 and shown[0]["cards"] == []
    assert len(numbers) == 6


def test_5_2_1_7_eight_cards_are_life_that_nobody_knows() -> None:
    game = begun()
    for seat in (0, 1):
        life = game.state.zones[a.life_area(seat)]
        assert len(life) == 8
        assert [game.state.known[card] for card in life] == [0] * 8
        assert len(game.state.zones[a.deck_area(seat)]) == 50 - 6 - 8


def test_5_2_1_7_they_are_the_top_cards_of_the_deck() -> None:
    game = start(3)
    game.answer()
    tops = [set(game.state.zones[a.deck_area(seat)][:8]) for seat in (0, 1)]
    game.answer()
    assert [set(game.state.zones[a.life_area(seat)]) for seat in (0, 1)] == tops


def test_5_2_1_8_the_first_player_begins_their_turn() -> None:
    for seed in range(4):
        game = begun(seed)
        assert game.decision is not None
        assert (game.decision.seat, game.decision.prompt) == (game.state.first, "charge")
        assert game.state.turn == 1
