"""2.1 to 2.3, 2.17. Names, clans, races and nations."""

from __future__ import annotations

import pytest

from headjudge.games.vanguard.c02_cards import clans
from headjudge.games.vanguard.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.language import terms as t
from tests.games.vanguard.table import Player, battle, given, seats, side, trigger, unit

BOTH = pytest.mark.parametrize("who", ["you", "them"])
TAKE = "[ACT](VC):Choose a {} from your drop zone, and put it into your hand."


def finder(what: str) -> Card:
    """A vanguard that takes such a card from the drop zone."""
    return unit("Finder", grade=3, text=TAKE.format(what))


def finds(who: str, what: str, *drop: Card) -> Player:
    """That player, whose vanguard has looked for such a card."""
    speaker = finder(what)
    table = given(**seats(who, side(vanguard=speaker, drop=drop)), turn_of=who)
    table.player(who).uses(speaker)
    return table.player(who)


# 2.1. Name


@BOTH
def test_2_1_1_2_words_in_quotation_marks_are_the_name_of_a_card(who: str) -> None:
    ada, bodo = unit("Ada"), unit("Bodo")
    assert finds(who, 'card named "Ada"', bodo, ada).hand == [ada]


def test_2_1_1_2_the_name_is_the_whole_name() -> None:
    assert finds("you", 'card named "Ada"', unit("Ada the Elder")).hand == []


def test_2_1_1_2_what_is_asked_to_be_in_a_name_may_be_a_part_of_it() -> None:
    elder = unit("Ada the Elder")
    assert finds("you", 'card with "Ada" in its card name', unit("Bodo"), elder).hand == [elder]


# 2.2. Clan


@BOTH
def test_2_2_3_a_name_in_double_angle_brackets_is_a_clan(who: str) -> None:
    """A card that is only called so, or is of a race that is, is not meant."""
    named = unit("Kagero", clan=["Nubatama"], race=["Kagero"])
    of_clan = unit("Ada", clan=["Kagero"])
    assert finds(who, "<<Kagero>> card", named, of_clan).hand == [of_clan]


@BOTH
def test_2_2_4_a_card_that_is_also_of_a_clan_has_both(who: str) -> None:
    both = unit("Turncoat", text="[CONT]:This card is also a <<Kagero>>.", clan=["Nubatama"])
    assert finds(who, "<<Kagero>> card", both).hand == [both]
    assert finds(who, "<<Nubatama>> card", both).hand == [both]
    assert finds(who, "<<Narukami>> card", both).hand == []


def test_2_2_4_without_such_a_text_it_has_its_own_alone() -> None:
    assert finds("you", "<<Kagero>> card", unit("Loyal", clan=["Nubatama"])).hand == []


@pytest.mark.parametrize("clan", ["Kagero", "Royal Paladin", "Neo Nectar", "Cray Elemental"])
def test_2_2_5_a_cray_elemental_is_of_all_clans(clan: str) -> None:
    spirit = unit("Spirit", clan=["Cray Elemental"])
    assert finds("you", f"<<{clan}>> card", spirit).hand == [spirit]


def test_2_2_5_and_of_all_nations() -> None:
    assert set(unit(clan=["Cray Elemental"]).values["nation"]) == set(clans.NATIONS)


def test_2_2_5_a_card_of_another_clan_is_not() -> None:
    plain = unit(clan=["Kagero"])
    assert plain.values["clan"] == ("Kagero",)
    assert plain.values["nation"] == ("Dragon Empire",)


@pytest.mark.rule("vanguard:2.2.5")
@pytest.mark.parametrize(("clan", "power"), [("Cray Elemental", 16000), ("Kagero", 11000)])
def test_a_trigger_of_all_clans_works_for_a_unit_of_any_clan(clan: str, power: int) -> None:
    """Q. My vanguard is a Megacolony. Does it get the power of my Cray Elemental's icon?
    A. Yes: it is of the Megacolony too."""
    boss = unit("Boss", grade=3, clan=["Megacolony"], icons=[])
    bell = trigger("draw", clan=[clan])
    target = unit("Target", grade=3, power=30000)
    table = battle(you=side(vanguard=boss, deck=[bell]), them=side(vanguard=target))
    table.you.attacks(boss, target)
    if clan == "Cray Elemental":
        table.you.chooses(0)
    assert table.you.power(boss) == power


# 2.3. Race


@BOTH
def test_2_3_1_2_a_name_in_single_angle_brackets_is_a_race(who: str) -> None:
    elf, human = unit("Ada", race=["Elf"]), unit("Elf", race=["Human"])
    assert finds(who, "<Elf> card", human, elf).hand == [elf]


def test_2_3_1_2_a_card_may_have_two_races() -> None:
    both = unit("Ada", race=["Elf", "Human"])
    assert finds("you", "<Elf> card", both).hand == [both]
    assert finds("you", "<Human> card", both).hand == [both]


# 2.17. Nation

SIX = ("United Sanctuary", "Dragon Empire", "Star Gate", "Dark Zone", "Magallanica", "Zoo")


@pytest.mark.parametrize("nation", SIX)
def test_2_17_3_there_are_six_nations_and_a_card_with_an_icon_is_of_its_nation(
    nation: str,
) -> None:
    assert unit(clan=["Touken Ranbu"], nation=[nation]).values["nation"] == (nation,)
    assert len(clans.NATIONS) == 6


def test_2_17_3_a_text_can_ask_for_a_nation() -> None:
    from_zoo, from_dark_zone = unit("Ada", clan=["Megacolony"]), unit("Bodo", clan=["Pale Moon"])
    assert finds("you", "<<Zoo>> card", from_dark_zone, from_zoo).hand == [from_zoo]


def test_2_17_3_1_an_icon_that_is_none_of_the_six_is_of_no_nation() -> None:
    stranger = unit(clan=["Kagero"], nation=["Moon Colony"])
    assert stranger.values["nation"] == ()
    assert unit(clan=["Kagero"], nation=["Moon Colony", "Zoo"]).values["nation"] == ("Zoo",)


@pytest.mark.parametrize(
    ("clan", "nation"),
    [
        ("Royal Paladin", "United Sanctuary"),
        ("Genesis", "United Sanctuary"),
        ("Nubatama", "Dragon Empire"),
        ("Link Joker", "Star Gate"),
        ("Gear Chronicle", "Dark Zone"),
        ("Aqua Force", "Magallanica"),
        ("Neo Nectar", "Zoo"),
    ],
)
def test_2_17_4_a_card_without_an_icon_is_of_the_nation_of_its_clan(clan: str, nation: str) -> None:
    assert unit(clan=[clan]).values["nation"] == (nation,)


def test_2_17_4_every_clan_of_the_table_is_of_one_of_the_nations() -> None:
    assert len(clans.NATION_OF) == 25
    assert set(clans.NATION_OF.values()) == set(SIX)


def test_2_17_4_a_card_of_two_clans_of_one_nation_is_of_it_once() -> None:
    assert unit(clan=["Kagero", "Narukami"]).values["nation"] == ("Dragon Empire",)


@pytest.mark.parametrize("clan", [[], ["Touken Ranbu"]], ids=["no clan", "another clan"])
def test_2_17_4_1_without_an_icon_and_such_a_clan_a_card_is_of_no_nation(clan: list[str]) -> None:
    assert unit(clan=clan).values["nation"] == ()
    assert unit(clan=[*clan, "Kagero"]).values["nation"] == ("Dragon Empire",)


def test_2_17_4_2_a_card_with_an_icon_and_no_clan_is_of_all_clans_of_that_nation() -> None:
    citizen = unit("Citizen", clan=[], nation=["Zoo"])
    assert set(citizen.values["clan"]) == {"Megacolony", "Great Nature", "Neo Nectar"}
    assert finds("you", "<<Megacolony>> card", citizen).hand == [citizen]
    assert finds("you", "<<Kagero>> card", citizen).hand == []


def test_2_17_4_2_a_card_with_a_clan_has_that_clan_alone() -> None:
    assert unit(clan=["Megacolony"], nation=["Zoo"]).values["clan"] == ("Megacolony",)


@pytest.mark.rule("vanguard:2.17.4.2")
def test_a_citizen_is_counted_with_the_clan() -> None:
    """A text that counts units of a clan counts a unit of the nation alone."""
    of_clan = t.Count(t.Cards(("rear-guard",), t.YOU, (v.Clan(("Megacolony",)),)))
    more = t.Change(t.Self(), "power", "add", t.Times(1000, of_clan))
    chief = unit("Chief", t.Continuous((more,)), grade=3, clan=["Megacolony"])
    citizen, guest = unit(clan=[], nation=["Zoo"]), unit(clan=["Kagero"])
    table = given(you=side(vanguard=chief, circles={1: citizen, 2: guest}))
    assert table.you.power(chief) == 12000
