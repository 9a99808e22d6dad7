"""Cards that an effect may not choose are offered by no choice, nor by one that adds up numbers.

Harbor's book lets every card be chosen; here it is tried with one that does not.
"""

from __future__ import annotations

import copy

import pytest

from headjudge.kernel.decision import PASS, Share
from headjudge.language import terms as t
from headjudge.language.book import Context, Meanings
from tests.kernel.harbor.rules import MEANINGS, terms
from tests.kernel.harbor.table import Table, given, ship, side

THEIRS = t.Cards(("berth",), t.OPPONENT)


def not_hidden(context: Context, cards: list[int]) -> list[int]:
    """Ships of the trait `hidden` cannot be chosen."""
    return [card for card in cards if "hidden" not in context.game.value(card, "traits")]


def with_hidden_ships() -> Meanings:
    meanings: Meanings = copy.copy(MEANINGS)
    meanings.resolving = copy.copy(MEANINGS.resolving)
    meanings.resolving.choosable = not_hidden
    return meanings


def chosen_from(table: Table, pick: t.Object) -> None:
    """An effect of the first player's ship sinks what is chosen so."""
    source = table.at(FLAGSHIP)
    table.begins(
        "perform", todo=(t.Put(pick, "wreck"),), source=source,
        identity=table.game.state.identity[source], seat=0, event=None, picked=None,
        together=(), must=-1, rest=0,
    )  # fmt: skip


FLAGSHIP = ship("Flagship")
SMALL = ship("Small", power=1)
LARGE = ship("Large", power=4)
GHOST = ship("Ghost", power=1, traits=("hidden",))

UP_TO_FIVE = t.Compare("power", "<=", 5)
AT_LEAST_FIVE = t.Compare("power", ">=", 5)


@pytest.mark.parametrize(
    "pick",
    [
        t.Pick(1, THEIRS),
        t.Pick(0, THEIRS, any_number=True, total=UP_TO_FIVE),
        t.Pick(0, THEIRS, any_number=True, total=AT_LEAST_FIVE),
    ],
)
def test_what_cannot_be_chosen_is_not_offered(pick: t.Pick) -> None:
    table = given(
        side(berth=[FLAGSHIP]), side(berth=[SMALL, LARGE, GHOST]), terms=terms(with_hidden_ships())
    )
    chosen_from(table, pick)
    offered = [option for option in table.asked.options if option != PASS]
    assert offered == [("card", table.at(SMALL)), ("card", table.at(LARGE))]


def test_nor_after_others_were_chosen() -> None:
    table = given(
        side(berth=[FLAGSHIP]), side(berth=[SMALL, LARGE, GHOST]), terms=terms(with_hidden_ships())
    )
    chosen_from(table, t.Pick(0, THEIRS, any_number=True, total=UP_TO_FIVE))
    table.answer(0, ("card", table.at(SMALL)))
    table.answer(0, ("card", table.at(LARGE)))
    assert sorted([each.name for each in table.cards("wreck", 1)]) == ["Large", "Small"]


def test_where_the_book_forbids_none_all_are_offered() -> None:
    table = given(side(berth=[FLAGSHIP]), side(berth=[SMALL, LARGE, GHOST]))
    chosen_from(table, t.Pick(0, THEIRS, any_number=True, total=UP_TO_FIVE))
    assert len(table.asked.options) == 4


def test_cards_of_a_sum_are_asked_for_with_what_is_left_of_it() -> None:
    table = given(side(berth=[FLAGSHIP]), side(berth=[SMALL, LARGE, GHOST]))
    chosen_from(table, t.Pick(0, THEIRS, any_number=True, total=UP_TO_FIVE))
    prompt = table.asked.prompt
    assert table.asked.share == Share(prompt, 0, 5, 5, ("power", "<=", 5))
    table.answer(0, ("card", table.at(SMALL)))
    assert table.asked.share == Share(prompt, 1, 4, 5, ("power", "<=", 4))
    own, other = [table.game.view(viewer)["decision"] for viewer in (0, 1)]
    assert own["limit"] == {"property": "power", "relation": "<=", "number": 4}
    assert not {"limit", "left", "group"} & other.keys()
    assert "divides" not in own


def test_several_choices_for_one_effect_are_a_group() -> None:
    table = given(side(berth=[FLAGSHIP]), side(berth=[SMALL, LARGE, GHOST]))
    chosen_from(table, t.Together((t.Pick(1, THEIRS), t.Pick(1, THEIRS))))
    prompt = table.asked.prompt
    assert table.asked.share == Share(prompt, 0, 2, 2)
    table.answer(0, ("card", table.at(SMALL)))
    assert table.asked.share == Share(prompt, 1, 1, 2)


def test_one_choice_is_no_group() -> None:
    table = given(side(berth=[FLAGSHIP]), side(berth=[SMALL, LARGE]))
    chosen_from(table, t.Pick(1, THEIRS))
    assert table.asked.share is None
