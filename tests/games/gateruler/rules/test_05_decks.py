"""5-2. Deck construction: rulers, geases, and the decks they allow."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.games.gateruler import TITLE, c02_cards
from headjudge.games.gateruler.c02_cards import Printed, compile_card, with_geas
from headjudge.games.gateruler.c05_preparation import deck
from headjudge.games.gateruler.c05_preparation.rulers import DeckPart, GeasPart, RulerPart
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.language import terms as t
from tests.games.gateruler.table import event, field, given, ruler, side, unit
from tests.games.gateruler.told import printed


def filler(number: int, **fields: Any) -> list[Card]:
    """So many units of different names."""
    return [unit(f"Filler {at}", **fields) for at in range(number)]


def broken(head: Card, cards: list[Card], geas: Card | None = None) -> list[str | None]:
    """The rules that a deck breaks."""
    return [each.rule for each in deck.violations_of(head, geas, cards)]


def asking(**rules: Any) -> Card:
    """A ruler that asks this of a deck."""
    return ruler("Head", deck=DeckPart(**rules))


HEAD = Printed(
    number="TEST-HEAD", name="Head", type="ruler", life=8, atk=3, stk=1, text="Double Attack",
    ruler=RulerPart(set_cap=1, summon_cap=2, deck=DeckPart(size=40, copies=2)),
)  # fmt: skip


def vow(text: str = "", **fields: Any) -> Printed:
    """A geas for that ruler."""
    part = GeasPart(**{"rulers": ["Head"]} | fields)
    return Printed(number="TEST-VOW", name="Vow", type="geas", text=text, geas=part)


def under(geas: Printed) -> Card:
    found = with_geas(HEAD, geas)
    assert found is not None
    return found


# 5-2a, 5-2b. Ruler, geas and deck


def test_5_2a_a_player_brings_a_ruler_and_a_deck() -> None:
    assert broken(ruler("Head"), filler(50)) == []
    assert broken(ruler("Head"), []) == ["5-2c-1a"]


def test_5_2b_the_ruler_is_a_ruler_card() -> None:
    assert broken(unit("Impostor"), filler(50)) == ["5-2b"]


def test_5_2b_a_deck_names_exactly_one() -> None:
    with pytest.raises(Exception, match="ruler"):
        TITLE.read_deck('name = "Headless"\n[main]\n"A-1" = 4\n')
    assert broken(ruler("Head"), [ruler("Second"), *filler(49)]) == ["5-2c"]


def test_5_2b_1_one_geas_may_be_added_that_is_for_the_ruler() -> None:
    geas = vow()
    assert broken(under(geas), filler(40), compile_card(geas)) == []


def test_5_2b_1_not_one_for_another_ruler() -> None:
    other = vow(rulers=["Somebody Else"])
    assert with_geas(HEAD, other) is None
    assert broken(compile_card(HEAD), filler(40), compile_card(other)) == ["5-2b-1"]


def test_5_2b_1_nor_a_card_that_is_none() -> None:
    assert broken(ruler("Head"), filler(50), unit("No Vow")) == ["5-2b-1"]


def test_5_2b_2_a_geas_adds_to_life_atk_and_stk() -> None:
    values = under(vow(life=2, atk=-1, stk=1)).values
    assert (values["life"], values["atk"], values["stk"]) == (10, 2, 2)


def test_5_2b_2_it_changes_the_rules_of_the_ruler_and_leaves_the_rest() -> None:
    sheet = under(vow(set_cap=3, deck=DeckPart(size=60))).values["sheet"]
    assert (sheet.set_cap, sheet.summon_cap) == (3, 2)
    assert (sheet.deck.size, sheet.deck.copies) == (60, 2)


def test_5_2b_2_its_text_is_added_to_the_rulers() -> None:
    both = under(vow("Standard Action: Draw a card."))
    assert [type(term).__name__ for term in both.abilities.terms][-1] == "Act"
    assert len(both.abilities.terms) > len(compile_card(HEAD).abilities.terms)


@pytest.mark.parametrize("records", [[HEAD, vow()], [vow(), HEAD]])
def test_5_2b_2_a_pool_has_the_ruler_under_each_geas(records: list[c02_cards.Printed]) -> None:
    made = c02_cards.MAKER.pool_of(records)
    assert sorted(made) == ["RESOURCE", "TEST-HEAD", "TEST-HEAD#TEST-VOW", "TEST-VOW"]


# 5-2c. What a deck holds


@pytest.mark.parametrize("card", [ruler("Second"), compile_card(vow()), c02_cards.RESOURCE])
def test_5_2c_a_deck_holds_no_ruler_and_no_geas(card: Card) -> None:
    """Nor resources, which come with the ruler."""
    assert broken(ruler("Head"), [card, *filler(49)]) == ["5-2c"]


def test_5_2c_units_events_and_fields_it_may_hold() -> None:
    assert broken(ruler("Head"), [unit("A"), event("B"), field("C"), *filler(47)]) == []


def test_5_2c_1_the_rulers_own_rules_bind_the_deck() -> None:
    """Forty cards are a deck for one ruler and none for another."""
    assert broken(asking(size=40), filler(40)) == []
    assert broken(asking(size=50), filler(40)) == ["5-2c-1a"]


@pytest.mark.parametrize(("number", "legal"), [(49, False), (50, True), (51, False), (0, False)])
def test_5_2c_1a_a_deck_has_exactly_so_many_cards(number: int, legal: bool) -> None:
    assert broken(asking(size=50), filler(number)) == ([] if legal else ["5-2c-1a"])


def of_factions(*factions: list[str]) -> list[Card]:
    """Fifty units, one of each of these factions, the rest of the first."""
    cards = [unit(f"Member {at}", faction=each) for at, each in enumerate(factions)]
    return [*cards, *filler(50 - len(cards), faction=factions[0])]


@pytest.mark.parametrize(("most", "legal"), [(1, False), (2, True), (3, True)])
def test_5_2c_1b_no_more_factions_than_the_ruler_says(most: int, legal: bool) -> None:
    cards = of_factions(["Reed"], ["Salt"])
    assert broken(asking(factions=most), cards) == ([] if legal else ["5-2c-1b"])


def test_5_2c_1b_cards_without_a_faction_do_not_count() -> None:
    assert broken(asking(factions=1), [*of_factions(["Reed"])[:-1], unit("Stray")]) == []


def test_5_2c_1b_a_card_of_two_factions_needs_one_of_them_only() -> None:
    """The book does not say (a deviation)."""
    cards = of_factions(["Reed", "Ash"], ["Salt", "Ash"])
    assert broken(asking(factions=1), cards) == []
    assert broken(asking(factions=1), of_factions(["Reed", "Ash"], ["Salt"])) == ["5-2c-1b"]


def test_5_2c_1b_1_units_and_other_cards_may_be_counted_apart() -> None:
    units = of_factions(["Reed"], ["Salt"])[:48]
    events = [event("Word", faction=["Ash"]), event("Song", faction=["Oak"])]
    for rules, legal in (
        ({"unit_factions": 2, "other_factions": 2}, True),
        ({"unit_factions": 1, "other_factions": 2}, False),
        ({"unit_factions": 2, "other_factions": 1}, False),
    ):
        assert broken(asking(**rules), [*units, *events]) == ([] if legal else ["5-2c-1b-1"])


def test_5_2c_1c_only_cards_with_such_an_attribute() -> None:
    cards = [*filler(49, attributes=["Dragon", "Fire"]), unit("Fox", attributes=["Beast"])]
    assert broken(asking(attributes=["Dragon"]), cards) == ["5-2c-1c"]
    assert broken(asking(attributes=["Dragon", "Beast"]), cards) == []


def test_5_2c_1c_1_asked_of_units_and_of_other_cards_apart() -> None:
    cards = [*filler(49, attributes=["Dragon"]), event("Word", attributes=["Rune"])]
    for rules, legal in (
        ({"unit_attributes": ["Dragon"], "other_attributes": ["Rune"]}, True),
        ({"unit_attributes": ["Rune"]}, False),
        ({"other_attributes": ["Dragon"]}, False),
    ):
        found = set(broken(asking(**rules), cards))
        assert found == (set() if legal else {"5-2c-1c-1"})


@pytest.mark.parametrize(("number", "legal"), [(2, True), (3, True), (4, False)])
def test_5_2c_1d_no_more_cards_of_one_name(number: int, legal: bool) -> None:
    """Cards of one name count together, whatever else they are."""
    same = [unit("Fox", atk=at) for at in range(number)]
    found = broken(asking(copies=3), [*same, *filler(50 - number)])
    assert found == ([] if legal else ["5-2c-1d"])


def test_5_2c_1d_1_a_card_may_give_its_own_number_of_copies() -> None:
    rat = unit("Rat", *printed("You may have up to 6 copies of this in your deck."))
    assert broken(asking(copies=3), [*[rat] * 6, *filler(44)]) == []
    assert broken(asking(copies=3), [*[rat] * 7, *filler(43)]) == ["5-2c-1d"]


def test_5_2c_1d_1_also_a_smaller_one() -> None:
    hermit = unit("Hermit", v.MostInDeck(1))
    assert broken(asking(copies=3), [*[hermit] * 2, *filler(48)]) == ["5-2c-1d"]


def legends(number: int) -> list[Card]:
    return [unit(f"Legend {at}", legendary=True) for at in range(number)]


@pytest.mark.parametrize(("number", "legal"), [(0, True), (2, True), (3, False)])
def test_5_2c_1e_no_more_legendary_cards_in_all(number: int, legal: bool) -> None:
    cards = [*legends(number), *filler(50 - number)]
    assert broken(asking(legendary=2), cards) == ([] if legal else ["5-2c-1e"])


@pytest.mark.parametrize(("most", "legal"), [(99, False), (100, True)])
def test_5_2c_1f_the_levels_add_up_to_no_more(most: int, legal: bool) -> None:
    assert broken(asking(level=most), filler(50, level=2)) == ([] if legal else ["5-2c-1f"])


@pytest.mark.parametrize(("most", "legal"), [(1, False), (2, True)])
def test_5_2c_1g_no_more_cards_with_a_counter_ability(most: int, legal: bool) -> None:
    thorn = unit("Thorn", *printed("[CNT] Draw a card."))
    cards = [*[thorn] * 2, *filler(48)]
    assert broken(asking(counters=most), cards) == ([] if legal else ["5-2c-1g"])


def test_5_2c_2_a_legendary_card_is_in_a_deck_once_whatever_the_ruler() -> None:
    legend = unit("Legend", legendary=True)
    assert broken(asking(), [*[legend] * 2, *filler(48)]) == ["5-2c-2"]
    assert broken(asking(copies=4, legendary=9), [*[legend] * 2, *filler(48)]) == ["5-2c-2"]
    assert broken(asking(), [legend, *filler(49)]) == []


def test_5_2d_what_changes_in_a_game_makes_no_deck_illegal() -> None:
    """A ruler that has lost its abilities in the game still has its deck of forty."""
    head = asking(size=40)
    lost = t.Continuous((t.Change(t.Every(t.Cards(("ruler",), t.EACH)), "abilities", "lose-all"),))
    table = given(side(ruler=head, attack={1: unit("Thief", lost)}))
    assert table.result is None
    assert broken(head, filler(40)) == []


def test_5_2c_1_every_rule_that_is_broken_is_told() -> None:
    cards = [*[unit("Fox", level=3)] * 5, *filler(44)]
    assert broken(asking(copies=4, level=9), cards) == ["5-2c-1a", "5-2c-1d", "5-2c-1f"]
