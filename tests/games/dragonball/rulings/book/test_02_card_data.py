"""Chapter 2: what is printed on cards."""

from __future__ import annotations

import pytest

from tests.games.dragonball.rulings.book.stock import (
    ENERGY,
    FILLER,
    SILL,
    a,
    attack,
    b,
    back_of,
    battle,
    chief,
    ends_turn,
    extra,
    given,
    known,
)
from tests.games.dragonball.table import fought, rested

SCOUT_CALL = extra(
    "Scout Call",
    "green",
    "1(G)",
    "[Activate Main] Choose up to 1 <Orlo> card from your deck and add it to your "
    "hand, then shuffle your deck.",
)
ORLOS_SHADOW = battle("Orlo's Shadow", "green", "2(G)", 10000)
NAMELESS_RIDER = battle("Nameless Rider", "green", "3(G)", 15000, character="Orlo")
ORLO = extra("Orlo", "green", "1(G)", "[Activate Main] Draw 1 card.")


@pytest.mark.rule("dragonball:2-1-2", "dragonball:2-5-3", "dragonball:2-5-4")
def test_r11_character_is_not_card_name() -> None:
    """Angle brackets ask for the character name, which Extra Cards do not have and which need
    not equal the card name (2-5-3, 2-5-4)."""
    cards = [ORLOS_SHADOW, NAMELESS_RIDER, ORLO]
    for taken in (True, False):
        table = given(a(hand=[SCOUT_CALL], energy="G", deck=cards), b())
        table.you.uses(SCOUT_CALL)
        assert [each for each in table.you.offered if each != "pass"] == [NAMELESS_RIDER]
        if taken:
            table.you.chooses(NAMELESS_RIDER)
        else:
            table.you.chooses()
        assert table.you.hand == ([NAMELESS_RIDER] if taken else [])
        assert len(table.logged("shuffle")) == 1


PILGRIM_SONG = extra(
    "Pilgrim Song",
    "yellow",
    "1(Y)",
    "[Activate Main] Choose up to 1 《Pilgrim》 card from your deck and add it to your "
    "hand, then shuffle your deck.",
)
QUIET_WISH = extra(
    "Quiet Wish",
    "yellow",
    "3(Y)",
    "[Permanent] This card gains 《Pilgrim》 in all areas.\n[Activate Main] Draw 2 cards.",
)


@pytest.mark.rule("dragonball:2-6-5", "dragonball:2-6-6", "dragonball:1-3-1")
def test_r12_a_trait_gained_in_all_areas_is_there_in_the_deck() -> None:
    """A [Permanent] that adds a trait counts from the outset, also in secret areas (2-6-6); the
    card's text beats the statement that Extra Cards have no traits (1-3-1)."""
    table = given(a(hand=[PILGRIM_SONG], energy="Y", deck=[FILLER, QUIET_WISH]), b())
    table.you.uses(PILGRIM_SONG)
    assert table.you.offered == [QUIET_WISH]
    table.you.chooses(QUIET_WISH)
    assert table.you.hand == [QUIET_WISH]
    assert known(table.them, "hand", table.you) == [QUIET_WISH.number]


SEALED_ART = extra(
    "Sealed Art",
    "red",
    "1(R)",
    "[Activate Main] If your Leader Card is <Tavin : Risen>, draw 2 cards.",
)
TAVIN = chief(
    "Young Tavin",
    text="[Awaken] When your life is at 5 or less : You may draw 1 card and flip this card over.",
    character=["Tavin"],
    behind={"character": ["Tavin : Risen"]},
)


@pytest.mark.rule("dragonball:2-3-2-1-2", "dragonball:2-3-2-1-3", "dragonball:10-2-3")
def test_r13_only_the_face_up_side_of_a_leader_is_there() -> None:
    """What stands on the face-down side is regarded as absent (2-3-2-1-2, 2-3-2-1-3)."""
    table = given(a(leader=TAVIN, life=5, hand=[SEALED_ART] * 2, energy="RR"), b())
    table.you.uses(SEALED_ART)
    assert (table.you.hand, table.you.drop) == ([SEALED_ART], [SEALED_ART])
    assert len(table.you.active_energy) == 1
    table.you.uses(TAVIN)
    table.you.says("yes")
    assert back_of(table.you) and table.you.power(table.you.leader) == 15000
    assert table.you.hand == [SEALED_ART, FILLER]
    table.you.uses(SEALED_ART)
    assert table.you.hand == [FILLER] * 3


GUILDMASTER = battle(
    "Guildmaster",
    "yellow",
    "4(YYY)",
    20000,
    "[Permanent] Reduce the energy cost of this card in your hand by 1 for each "
    "《Guild》 in your Battle Area.",
    trait="Guild",
)
GUILD_PORTER = battle("Guild Porter", "yellow", "1(Y)", 5000, trait="Guild")


@pytest.mark.rule("dragonball:2-11-1-1", "dragonball:2-11-1-1-1", "dragonball:2-11-3")
def test_r14_specified_cost_larger_than_the_reduced_total() -> None:
    """If the specified cost exceeds the total, that many energy of that colour must be paid
    (2-11-1-1-1)."""
    porters = [GUILD_PORTER] * 3
    table = given(a(battle=porters, hand=[GUILDMASTER], energy="YYRRRRR"), b())
    assert table.you.value(GUILDMASTER, "energy cost") == 1
    assert table.you.offers("play") == []
    table = given(a(battle=porters, hand=[GUILDMASTER], energy="YYY"), b())
    assert table.you.offers("play") == [GUILDMASTER]
    table.you.plays(GUILDMASTER)
    assert table.you.active_energy == []
    assert table.you.battle == [*porters, GUILDMASTER]


TIDE_CALLER = battle("Tide Caller", "blue", "3(BB)", 15000)
TIDE_PAGE = battle("Tide Page", "blue", "3(B)", 15000)


@pytest.mark.rule("dragonball:2-11-1-1", "dragonball:6-3-1-2-1-1", "dragonball:3-8-2")
def test_r15_enough_energy_wrong_colours() -> None:
    """The cards rested for the total must include the specified colours (2-11-1-1); without that
    the play may not even be declared (6-3-1-2-1-1)."""
    table = given(a(hand=[TIDE_CALLER], energy="BbRRR"), b())
    assert table.you.offers("play") == []
    assert table.you.why_not("play", TIDE_CALLER) is not None
    assert known(table.them, "hand", table.you) == []
    table = given(a(hand=[TIDE_PAGE], energy="BbRRR"), b())
    table.you.plays(TIDE_PAGE)
    assert table.you.battle == [TIDE_PAGE]
    assert table.you.active_energy == [ENERGY["R"]]


BARGAIN_KNIGHT = battle(
    "Bargain Knight",
    "yellow",
    "5(Y)",
    20000,
    "[Permanent] If your opponent's Leader Card is red, reduce the energy cost of "
    "this card in your hand by 3.",
)
SMALL_BROOM = extra(
    "Small Broom",
    "red",
    "1(R)",
    "[Activate Main] Choose up to 1 of your opponent's Battle Cards with an energy "
    "cost of 3 or less and KO it.",
)


@pytest.mark.rule("dragonball:2-11-3", "dragonball:2-12-2")
def test_r16_a_cost_cut_in_your_hand_is_gone_in_the_battle_area() -> None:
    """The skill names the hand only; energy cost in texts means the total cost the card has
    where it lies (2-11-3)."""
    table = given(
        a(hand=[BARGAIN_KNIGHT], energy="YY"), b(hand=[SMALL_BROOM], energy="R", deck=[FILLER])
    )
    assert given(a(hand=[BARGAIN_KNIGHT], energy="YR"), b()).you.offers("play")
    assert not given(a(hand=[BARGAIN_KNIGHT], energy="RR"), b()).you.offers("play")
    table.you.plays(BARGAIN_KNIGHT)
    assert table.you.battle == [BARGAIN_KNIGHT]
    assert table.you.active_energy == []
    ends_turn(table)
    table.them.passes()
    assert table.you.value(BARGAIN_KNIGHT, "energy cost") == 5
    table.them.uses(SMALL_BROOM)
    assert table.prompt == "main", "there is nothing to choose"
    assert (table.you.battle, table.them.drop) == ([BARGAIN_KNIGHT], [SMALL_BROOM])


BANNER_LADY = battle(
    "Banner Lady",
    "red",
    "2(R)",
    5000,
    "[Permanent] Your Leader Card gains +5000 power.",
)
CALF = battle("Calf", "red", "3(R)", 15000)


@pytest.mark.rule("dragonball:2-12-2", "dragonball:7-3-1-2-1", "dragonball:7-4-1-3")
def test_r17_a_supporter_that_combos_stops_supporting() -> None:
    """Battle Card skills count only in the Battle Area unless they say otherwise (2-12-2)."""
    table = given(a(battle=[CALF]), b(battle=[BANNER_LADY], hand=[FILLER]))
    assert table.them.power(SILL) == 15000
    table.you.attacks(CALF, SILL)
    table.them.combos(BANNER_LADY)
    assert table.them.combo == [BANNER_LADY]
    assert table.them.power(SILL) == 10000
    fought(table)
    assert len(table.them.life) == 7
    assert table.them.drop == [BANNER_LADY]
    table = given(a(battle=[CALF]), b(battle=[BANNER_LADY], hand=[FILLER]))
    table.you.attacks(CALF, SILL)
    table.them.combos(FILLER)
    fought(table)
    assert len(table.them.life) == 8, "20000 while she stands by"


GRAVE_ROBIN = battle(
    "Grave Robin",
    "green",
    "1(G)",
    5000,
    "[Auto] When this card is KO'd, draw 1 card.",
)
WITHER = extra(
    "Wither",
    "red",
    "1(R)",
    "[Activate Main] Choose up to 1 of your opponent's Battle Cards, and it loses "
    "-5000 power for the duration of the turn. (If a Battle Card's power falls to 0 "
    "or less, it is KO-ed)",
)


@pytest.mark.rule("dragonball:2-12-3", "dragonball:9-5-2", "dragonball:10-1-2")
def test_r18_the_note_in_brackets_says_ko_the_rules_do_not() -> None:
    """Notes in brackets have no force of their own (2-12-3); the processing for power 0 places
    the card, and only something that says KO is a KO (9-5-2, 10-1-2)."""
    table = given(a(hand=[WITHER], energy="R"), b(battle=[GRAVE_ROBIN]))
    table.you.uses(WITHER)
    table.you.chooses(GRAVE_ROBIN)
    assert table.them.drop == [GRAVE_ROBIN]
    assert table.them.hand == []
    ko = extra("Ending", "red", "1(R)", "[Activate Main] KO all of your opponent's Battle Cards.")
    table = given(a(hand=[ko], energy="R"), b(battle=[GRAVE_ROBIN]))
    table.you.uses(ko)
    assert table.them.hand == [FILLER]


HEAVY_RAIN = extra(
    "Heavy Rain",
    "red",
    "1(R)",
    "[Activate Main] Choose your opponent's Leader Card, and it loses -10000 power "
    "for the duration of the turn.",
)
TORCH = extra(
    "Torch",
    "red",
    "1(R)",
    "[Activate Main] Choose your opponent's Leader Card, and it gains +5000 power for "
    "the duration of the turn.",
)
PAGE_BOY = battle("Page Boy", "red", "1(R)", 1000)


@pytest.mark.rule("dragonball:2-8-3", "dragonball:9-5-1", "dragonball:9-5-2")
def test_r19_a_leader_below_zero() -> None:
    """Power may become negative and keeps counting from there (2-8-3); the processing for power
    0 or less concerns Battle Cards only (9-5-2)."""
    table = given(a(hand=[HEAVY_RAIN, HEAVY_RAIN, TORCH], energy="RRR", battle=[PAGE_BOY]), b())
    table.you.uses(HEAVY_RAIN)
    table.you.uses(HEAVY_RAIN)
    assert table.them.power(SILL) == -10000
    assert table.result is None
    table.you.uses(TORCH)
    assert table.them.power(SILL) == -5000
    attack(table, PAGE_BOY, SILL)
    assert len(table.them.life) == 7


LOUD_BELL = battle(
    "Loud Bell",
    "yellow",
    "2(Y)",
    10000,
    "[Auto] When this card attacks, draw 1 card.",
)
BARE_POST = battle("Bare Post", "yellow", "2(Y)", 15000)
MUFFLER = extra(
    "Muffler",
    "yellow",
    "1(Y)",
    "[Activate Main] Choose up to 1 of your opponent's Battle Cards and negate its "
    "skills for the duration of the turn.",
)
SPLITTER = extra(
    "Splitter",
    "yellow",
    "2(Y)",
    "[Activate Main] Choose up to 1 of your opponent's skill-less Battle Cards in "
    "Rest Mode and KO it.",
)


@pytest.mark.rule("dragonball:2-12-4", "dragonball:8-3-2")
def test_r20_negated_is_not_skill_less() -> None:
    """Skill-less means without card text (2-12-4); a negated skill is still recognised as a
    skill (8-3-2)."""
    table = given(
        a(hand=[MUFFLER, SPLITTER], energy="YYY"), b(battle=[rested(LOUD_BELL), rested(BARE_POST)])
    )
    table.you.uses(MUFFLER)
    table.you.chooses(LOUD_BELL)
    table.you.uses(SPLITTER)
    assert table.you.offered == [BARE_POST]
    table.you.chooses(BARE_POST)
    assert (table.them.battle, table.them.drop) == ([LOUD_BELL], [BARE_POST])
