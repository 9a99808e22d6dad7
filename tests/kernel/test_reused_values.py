"""Values are reused as long as nothing they depend on has changed, and no longer."""

from __future__ import annotations

from typing import Any

from headjudge.kernel import values
from headjudge.kernel.rules import Caching
from headjudge.kernel.survey import Survey
from headjudge.kernel.zones import PUBLIC, Layout, ZoneKind
from headjudge.language import terms as t
from tests.kernel.harbor import zones as z
from tests.kernel.harbor.rules import layering
from tests.kernel.harbor.table import Table, given, ship, side
from tests.kernel.test_layers import MINE, always, lasts, power

BY_THE_FIELD = Caching(tracked=frozenset(("berth", "power")))


def each_of(area: str) -> t.Continuous:
    """A ship's power grows by the number of its master's cards there."""
    return always(t.Self(), "power", "add", t.Count(t.Cards((area,), t.YOU)))


def laid_out(*abilities: t.Ability, caching: Caching = BY_THE_FIELD) -> tuple[Table, Any]:
    watch = ship("Watch", *abilities)
    return given(
        side(berth=[watch], hand=[ship("Spare")]), layering=layering(caching=caching)
    ), watch


def something_happens(table: Table) -> None:
    table.game.state.revision += 1


def is_reused(table: Table) -> bool:
    """Whether what was worked out outlasts what happens next."""
    before = table.game.derived()
    something_happens(table)
    return table.game.derived() is before


def test_they_stand_while_other_things_happen() -> None:
    table, watch = laid_out(each_of("berth"))
    assert power(table, watch) == 4 and is_reused(table) and power(table, watch) == 4


def test_a_game_that_says_nothing_of_it_has_all_worked_out_anew() -> None:
    table, watch = laid_out(each_of("berth"), caching=Caching())
    assert power(table, watch) == 4 and not is_reused(table)


def test_they_fall_when_a_card_comes_to_the_field_or_leaves_it() -> None:
    table, watch = laid_out(each_of("berth"))
    assert power(table, watch) == 4
    spare = table.game.state.zones[z.zone("hand", 0)][0]
    table.game.put(spare, z.zone("berth", 0, 2))
    assert power(table, watch) == 5
    table.game.put(spare, z.zone("hand", 0))
    assert power(table, watch) == 4


def test_they_do_not_stand_where_a_text_looks_elsewhere() -> None:
    table, watch = laid_out(each_of("hand"))
    assert power(table, watch) == 4 and not is_reused(table)
    table.game.put(table.game.state.zones[z.zone("hand", 0)][0], z.zone("wreck", 0))
    assert power(table, watch) == 3


def test_they_fall_when_an_effect_begins_and_when_it_ends() -> None:
    table, watch = laid_out(always(MINE, "power", "add", 1))
    assert power(table, watch) == 4
    lasts(table, always(t.Self(), "power", "add", 10), watch)
    assert power(table, watch) == 14 and is_reused(table)
    table.game.expire("game")
    assert power(table, watch) == 4


def test_they_do_not_stand_for_an_effect_on_a_card_that_lies_elsewhere() -> None:
    spare = ship("Spare")
    table = given(
        side(berth=[ship("Watch")], hand=[spare]), layering=layering(caching=BY_THE_FIELD)
    )
    card = table.game.state.zones[z.zone("hand", 0)][0]
    table.game.survey = Survey(changeable=frozenset(("power",)))
    lasts(table, always(t.Self(), "power", "add", 10), spare)
    assert table.game.value(card, "power") == 13 and not is_reused(table)


def test_they_fall_with_the_turn() -> None:
    mine = t.Continuous((t.Change(t.Self(), "power", "add", 2),), (t.TurnOf(t.YOU),))
    table, watch = laid_out(mine)
    assert power(table, watch) == 5 and is_reused(table)
    table.game.state.turn_player = 1
    something_happens(table)
    assert power(table, watch) == 3


def test_they_fall_with_what_a_book_makes_them_follow_from() -> None:
    """Two answers of the game's own, and one that says: from more than can be told."""
    answer: list[tuple[int, ...] | None] = [(1,)]
    caching = Caching(tracked=BY_THE_FIELD.tracked, extra_key=lambda game: answer[0])
    table, watch = laid_out(each_of("berth"), caching=caching)
    assert power(table, watch) == 4 and is_reused(table)
    answer[0] = (2,)
    assert not is_reused(table)
    answer[0] = None
    assert power(table, watch) == 4 and not is_reused(table)


def test_a_fork_and_a_state_gone_back_to_start_with_nothing() -> None:
    table, watch = laid_out(each_of("berth"))
    game = table.game
    game.save_point()
    assert power(table, watch) == 4
    kept = game.derived()
    assert game.fork().derived() is not kept
    game.revert()
    assert game.derived() is not kept and power(table, watch) == 4


def test_they_do_not_stand_where_a_granted_ability_looks_elsewhere() -> None:
    """What is granted is known beforehand: nobody has to find out who has it."""
    grants = always(MINE, "abilities", "gain", (each_of("hand"),))
    assert grants.brings == {"abilities", "power"} and "hand" in grants.looks
    table, watch = laid_out(grants)
    assert power(table, watch) == 4 and not is_reused(table)
    table.game.put(table.game.state.zones[z.zone("hand", 0)][0], z.zone("wreck", 0))
    assert power(table, watch) == 3


def test_the_value_cache_is_reused_with_the_values_and_no_longer() -> None:
    table, watch = laid_out(each_of("berth"))
    game = table.game
    values.value_cache(game)["seen"] = True
    something_happens(table)
    assert "seen" in values.value_cache(game)
    game.put(game.state.zones[z.zone("hand", 0)][0], z.zone("berth", 0, 2))
    assert "seen" not in values.value_cache(game)
    table, watch = laid_out(each_of("hand"))
    values.value_cache(table.game)["seen"] = True
    something_happens(table)
    assert "seen" not in values.value_cache(table.game)


def test_what_is_not_brought_is_as_printed_and_nothing_is_settled_for_it() -> None:
    table, watch = laid_out(always(MINE, "abilities", "gain", (each_of("berth"),)))
    game = table.game
    assert game.value(table.at(watch), "names") == ("Watch",)
    assert game.derived().changes is None
    assert power(table, watch) == 4
    assert game.derived().changes is not None


def test_they_stand_while_a_zone_that_a_text_looks_into_holds_the_same_cards() -> None:
    hands = {"hand": (z.zone("hand", 0), z.zone("hand", 1))}
    caching = Caching(tracked=BY_THE_FIELD.tracked, watched_zones=hands)
    table, watch = laid_out(each_of("hand"), caching=caching)
    assert power(table, watch) == 4 and is_reused(table)
    table.game.put(table.game.state.zones[z.zone("hand", 0)][0], z.zone("wreck", 0))
    assert power(table, watch) == 3
    table.game.put(table.game.state.zones[z.zone("wreck", 0)][0], z.zone("hand", 0))
    assert power(table, watch) == 4


# A card that changes its place in a row

PLACELESS = Caching(tracked=BY_THE_FIELD.tracked, position_independent=BY_THE_FIELD.tracked)


def move(table: Table, card: Any, zone: int) -> None:
    state = table.game.state
    table.game.put(state.printed.index(card), zone)


def test_a_change_of_place_leaves_them_if_none_looks_at_places() -> None:
    table, watch = laid_out(each_of("berth"), caching=PLACELESS)
    assert power(table, watch) == 4
    before = table.game.derived()
    for number in (3, 2):
        move(table, watch, z.zone("berth", 0, number))
        assert table.game.derived() is before and power(table, watch) == 4
    assert is_reused(table)


def test_a_change_of_place_undoes_them_where_a_book_says_nothing_of_places() -> None:
    table, watch = laid_out(each_of("berth"))
    before = table.game.derived()
    assert power(table, watch) == 4
    move(table, watch, z.zone("berth", 0, 3))
    assert table.game.derived() is not before and power(table, watch) == 4


def test_another_players_row_another_zone_and_another_cards_coming_are_no_mere_changes() -> None:
    table, watch = laid_out(each_of("berth"), caching=PLACELESS)
    spare = table.game.state.printed[table.game.state.zones[z.zone("hand", 0)][0]]
    for card, zone, then in (
        (watch, z.zone("berth", 1), 4),
        (watch, z.zone("berth", 0), 4),
        (spare, z.zone("berth", 0, 2), 5),
        (spare, z.zone("pier", 0), 4),
    ):
        assert power(table, watch) > 0
        before = table.game.derived()
        move(table, card, zone)
        assert table.game.derived() is not before and power(table, watch) == then


def test_zones_that_are_in_no_row_are_in_none_together() -> None:
    kinds = [ZoneKind(name, PUBLIC, "", field=True, identity="quay") for name in ("one", "two")]
    stays, moves_board, shifts, *_sight = Layout(tuple(kinds), seats=1).moves[0][1]
    assert stays and moves_board and not shifts


def test_a_card_that_goes_under_another_in_its_row_is_no_card_of_its_own_there() -> None:
    table, watch = laid_out(each_of("berth"), caching=PLACELESS)
    state = table.game.state
    spare = state.zones[z.zone("hand", 0)][0]
    table.game.put(spare, z.zone("berth", 0, 2))
    assert power(table, watch) == 5
    before = table.game.derived()
    table.game.put(spare, z.zone("berth", 0, 1), "under", host=state.printed.index(watch))
    assert table.game.derived() is not before


def test_a_change_of_place_and_something_else_undo_them() -> None:
    table, watch = laid_out(each_of("berth"), caching=PLACELESS)
    assert power(table, watch) == 4
    before = table.game.derived()
    move(table, watch, z.zone("berth", 0, 3))
    table.game.put(table.game.state.zones[z.zone("hand", 0)][0], z.zone("berth", 0, 2))
    assert table.game.derived() is not before and power(table, watch) == 5


def test_what_is_in_the_order_of_places_is_found_out_anew_with_them() -> None:
    """Whose abilities are at work; notes on values are not."""
    first, second = ship("First", each_of("berth")), ship("Second", each_of("berth"))
    table = given(side(berth=[first, second]), layering=layering(caching=PLACELESS))
    game = table.game
    one, other = [game.state.printed.index(each) for each in (first, second)]
    values.value_cache(game)["seen"] = True
    assert [card for card, _own in values.abilities_now(game).all] == [one, other]
    game.put(one, z.zone("berth", 0, 3))
    assert "seen" in values.value_cache(game)
    assert [card for card, _own in values.abilities_now(game).all] == [other, one]
    assert game.value(one, "power") == 5


def test_a_change_of_place_is_told_only_where_an_area_is_looked_into() -> None:
    """A row's zones can be areas of their own."""
    third = {"pier": (z.zone("berth", 0, 3), z.zone("berth", 1, 3))}
    standing = frozenset(("berth", "power"))
    caching = Caching(
        tracked=standing, watched_zones=third, position_independent=standing | {"pier"}
    )
    table, watch = laid_out(each_of("pier"), caching=caching)
    assert power(table, watch) == 3
    before = table.game.derived()
    move(table, watch, z.zone("berth", 0, 2))
    assert table.game.derived() is before
    move(table, watch, z.zone("berth", 0, 3))
    assert table.game.derived() is not before


# Notes on which cards there are


def test_notes_on_the_cards_there_are_outlast_cards_without_a_text() -> None:
    table, _watch = laid_out(each_of("berth"))
    game = table.game
    game.cards_cache()["seen"] = True
    game.make(ship("Plain"), 0, -1)
    assert "seen" in game.cards_cache()
    game.make(ship("Wordy", each_of("berth")), 0, -1)
    assert "seen" not in game.cards_cache()


def test_notes_on_the_cards_there_are_go_with_a_card_turned_over_and_with_going_back() -> None:
    table, watch = laid_out(each_of("berth"))
    game = table.game
    game.cards_cache()["seen"] = True
    game.turn_over(game.state.printed.index(watch), ship("Other Side"))
    assert "seen" not in game.cards_cache()
    game.save_point()
    game.cards_cache()["seen"] = True
    game.revert()
    assert "seen" not in game.cards_cache()
