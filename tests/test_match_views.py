"""What a match shows of the table: the board, zones, and views and options in their types."""

from __future__ import annotations

from typing import Any

import pytest

import headjudge
from headjudge.kernel import shapes
from tests.figures import Figure
from tests.fitting import fits
from tests.reliability.play import TITLES, decisions
from tests.test_match import a_match, asked, later

# -- the board ------------------------------------------------------------------------------------


@pytest.mark.parametrize("title", TITLES)
def test_a_match_draws_its_board(title: str) -> None:
    names = sorted(headjudge.decks(title))
    match = later(headjudge.start(title, (names[0], names[1]), seed=1), 30)
    assert str(match) == match.board(asked(match).seat)
    assert "Opponent" in str(match) and "┌" in str(match)
    assert "Opponent" not in match.board(headjudge.PUBLIC)
    assert "Player 1" in match.board(headjudge.PUBLIC)
    assert "相手" in match.board(lang="ja")
    assert "\033" not in str(match)
    assert repr(match).startswith(f"<Match of {title}, turn ")


def test_the_board_of_one_seat_is_not_that_of_the_other() -> None:
    match = later(a_match(), 12)
    assert match.board(0) != match.board(1)
    with pytest.raises(headjudge.HeadjudgeError):
        match.board(3)


# -- looking at zones -----------------------------------------------------------------------------


@pytest.mark.parametrize("title", TITLES)
def test_every_zone_is_looked_at_by_its_kind_and_by_its_names(title: str) -> None:
    names = sorted(headjudge.decks(title))
    match = later(headjudge.start(title, (names[0], names[1]), seed=1), 40)
    own = asked(match).seat
    words = headjudge.games.load(title).wording(headjudge.cards(title))
    hidden: set[str] = set()
    seen: set[str] = set()
    for zone in match.view()["zones"]:
        kind, number, seat = zone["kind"], zone["number"], zone["seat"]
        called = [words.area(kind, number, lang) for lang in ("en", "ja")]
        try:
            found = match.look(called[0], seat)
        except headjudge.HiddenZone as error:
            assert error.rule
            hidden.add(kind)
            continue
        seen.add(kind)
        assert len(found) >= len(zone["cards"])
        shown = [card["handle"] for card in zone["cards"] if card["number"]]
        assert [card["handle"] for card in found if card["number"]] == shown
        assert {card["number"] for card in found} - {""} == {
            card["number"] for card in zone["cards"]
        } - {""}
        assert found == match.look(called[1], seat) == match.look(f"{kind} {number}", seat)
        whose = "my" if seat == own else "their"
        assert found == match.look(f"{whose} {called[0].removeprefix('the ')}")
    assert "deck" in hidden
    assert len(seen) > 3


def test_a_hand_is_looked_at_by_its_own_player_alone() -> None:
    match = a_match()
    seat = asked(match).seat
    assert [card["name"] for card in match.look("hand")]
    assert match.look("手札") == match.look("hand", seat) == match.look("hand", seat, seat)
    for viewer in (1 - seat, headjudge.PUBLIC):
        with pytest.raises(headjudge.HiddenZone) as told:
            match.look("hand", seat, viewer)
        assert told.value.rule == "4.9"
    with pytest.raises(headjudge.HiddenZone):
        match.look("their hand")
    with pytest.raises(headjudge.BadWish, match="there is zone, strategy, monster deck"):
        match.look("the moon")
    with pytest.raises(headjudge.HeadjudgeError):
        match.look("discard", viewer=3)


# -- views and options ----------------------------------------------------------------------------


@pytest.mark.parametrize("title", TITLES)
def test_views_have_the_shape_that_their_types_say(title: str, figure: Figure) -> None:
    seen = 0
    for number in range(figure(quick=1, gate=4, long=200)):
        for game, _rng in decisions(title, number, log=False):
            if game.state.decisions % 7 == 0:
                for viewer in (0, 1, headjudge.PUBLIC):
                    fits(game.view(viewer), shapes.View, "view")
                    seen += 1
    assert seen > 9


def test_data_of_another_shape_is_noticed() -> None:
    view: Any = a_match().view()
    fits(view, shapes.View, "view")
    for spoilt in (
        {**view, "more": 1},
        {key: each for key, each in view.items() if key != "turn"},
        {**view, "turn": "1"},
        {**view, "zones": [{**view["zones"][0], "cards": [{"handle": 1}]}]},
    ):
        with pytest.raises(AssertionError):
            fits(spoilt, shapes.View, "view")


@pytest.mark.parametrize("title", TITLES)
def test_an_option_knows_its_cards_names_and_where_they_lie(title: str) -> None:
    cards = headjudge.cards(title)
    named = 0
    for game, _rng in decisions(title, 3, log=False):
        match = headjudge.Match(game)
        if match.decision is None:
            break
        view = match.view()
        lying = {
            each["handle"]: {key: zone[key] for key in ("kind", "number", "seat")}
            for zone in view["zones"]
            for each in zone["cards"]
        }
        for at, option in enumerate(match.legal):
            assert option["answer"] == at
            for card in [option[key] for key in ("card", "other") if key in option]:
                if card["number"]:
                    named += 1
                    assert card["name"] == cards[card["number"]].name
                    assert card.get("zone") == lying.get(card["handle"])
    assert named > 20


def test_only_the_player_who_is_asked_sees_the_options() -> None:
    match = a_match()
    seat = asked(match).seat
    for viewer in (1 - seat, headjudge.PUBLIC):
        seen = match.view(viewer)["decision"]
        assert seen is not None and "options" not in seen
    own = match.view(seat)["decision"]
    assert own is not None and own["options"]
    with pytest.raises(headjudge.HeadjudgeError):
        match.view(3)


def test_two_abilities_of_a_card_that_wait_are_told_apart() -> None:
    for number in range(60):
        for game, _rng in decisions("godzilla", number, log=False):
            options = [each for each in headjudge.Match(game).legal if each["verb"] == "standby"]
            of_one = [each for each in options if each["card"] == options[0]["card"]]
            if len({each["ability"] for each in of_one}) > 1:
                assert min(each["ability"] for each in of_one) >= 0
                return
    raise AssertionError("no card has two abilities that wait")
