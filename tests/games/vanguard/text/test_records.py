"""2. Records of cards that leave something out: refused, or filled in by a rule and said so."""

from __future__ import annotations

import json
from typing import Any

import pytest

from headjudge.games.vanguard.c02_cards.printed import compile_card
from headjudge.games.vanguard.language import candidates
from headjudge.language.verdicts import COMPILED, INCOMPLETE, verdict
from tests.games.vanguard.table import battle, given, side, unit

RECORD: dict[str, Any] = {
    "id": "X/001", "name": "Copper Warden", "type": "Normal Unit", "clan": "Kagero", "grade": 1,
    "power": 7000, "shield": 5000, "race": "Human", "critical": 1, "skill_icon": "boost",
    "text": "",
}  # fmt: skip


def read(**fields: Any) -> candidates.Candidate:
    """The card of a record with these fields; None: without that field."""
    record = {key: value for key, value in (RECORD | fields).items() if value is not None}
    (card,) = candidates.read(json.dumps([record]))
    return card


def why(card: candidates.Candidate) -> str:
    """Why a card is not playable; "": it is."""
    made = verdict(card, candidates.READINGS)
    if made.kind == COMPILED:
        return ""
    assert (made.kind, made.has_text) == (INCOMPLETE, bool(card.texts["en"]))
    return f"{made.field}: {made.clause}"


# Trigger icons


@pytest.mark.rule("vanguard:2.8.1", "vanguard:2.9.2")
def test_a_trigger_icon_that_the_record_leaves_open_is_not_guessed() -> None:
    known = ["critical", "stand"]
    card = read(type="Trigger Unit", grade=0, trigger_candidates=known)
    assert why(card) == "trigger: the record leaves open which icon it is: critical or stand"
    card = read(type="Trigger Unit", grade=0, trigger_candidates=known, trigger="stand")
    assert why(card) == ""
    assert card.printed.trigger == "stand"


# Skill icons


@pytest.mark.rule(
    "vanguard:2.10.1.1", "vanguard:2.10.1.2", "vanguard:2.10.1.3", "vanguard:2.10.1.4"
)
@pytest.mark.parametrize(
    ("type_", "grade", "icon"),
    [
        ("Trigger Unit", 0, "boost"),
        ("Normal Unit", 0, "boost"),
        ("Normal Unit", 1, "boost"),
        ("Normal Unit", 2, "intercept"),
        ("Normal Unit", 3, "twin drive"),
        ("G Unit", 4, "triple drive"),
    ],
)
def test_a_skill_icon_that_is_left_out_is_that_of_its_grade(
    type_: str, grade: int, icon: str
) -> None:
    trigger = "heal" if type_ == "Trigger Unit" else None
    card = read(type=type_, grade=grade, skill_icon=None, trigger=trigger)
    assert why(card) == ""
    assert card.printed.icons == [icon]
    assert card.assumed == ("icons",)


@pytest.mark.rule("vanguard:2.10.1.3", "vanguard:11.4.1")
def test_a_unit_whose_record_has_no_icon_boosts() -> None:
    """Q. A grade 1 unit is taken from a list that has no icons. Does it boost?  A. Yes."""
    booster = compile_card(read(skill_icon=None).printed)
    attacker = unit("Attacker", grade=2, power=9000)
    table = battle(you=side(circles={1: attacker, 3: booster}))
    assert table.them.vanguard is not None
    table.you.attacks(attacker, table.them.vanguard, boost=True)
    assert len(table.them.damage) == 1


@pytest.mark.rule("vanguard:2.10.1")
def test_an_icon_that_is_there_is_not_filled_in() -> None:
    card = read(grade=2, skill_icon="boost")
    assert (card.printed.icons, card.assumed) == (["boost"], ())


@pytest.mark.rule("vanguard:2.10.1")
def test_where_no_icon_is_usual_the_record_is_refused() -> None:
    assert why(read(type="G Unit", grade=2, skill_icon=None)) == "icons: the record has none"


# Numbers


@pytest.mark.rule("vanguard:2.4.1", "vanguard:2.5.1")
@pytest.mark.parametrize("field", ["grade", "power"])
def test_a_card_without_grade_or_power_is_refused(field: str) -> None:
    assert why(read(**{field: None})) == f"{field}: the record has none"


@pytest.mark.rule("vanguard:2.4.1", "vanguard:2.5.1", "vanguard:2.6.1", "vanguard:2.7.1")
@pytest.mark.parametrize(
    ("field", "wrong", "right", "said"),
    [
        ("power", 3, 3000, "power: a power is in whole thousands [2.5.1]"),
        ("power", -1000, 0, "power: no such number [2.5.1]"),
        ("shield", 11000, 10000, "shield: a shield is in steps of 5000 [2.6.1]"),
        ("critical", 7000, 2, "critical: no critical is over 9 [2.7.1]"),
        ("grade", 10, 4, "grade: no such grade [2.4.1]"),
        ("grade", "one", 1, "grade: Expected `int`, got `str`"),
    ],
)
def test_figures_that_no_card_can_have_are_not_let_in(
    field: str, wrong: object, right: object, said: str
) -> None:
    """Figures that have shifted by a column stand where they make no sense."""
    assert why(read(**{field: wrong})) == said
    assert why(read(**{field: right})) == ""


@pytest.mark.rule("vanguard:11.14.1", "vanguard:2.5.1")
def test_a_g_guardian_has_neither_power_nor_drive_icon() -> None:
    text = (
        '[G Guardian]-Opponent Turn\'s Guard Step-[Choose a card with "[Heal] Heal" from your '
        "hand, and discard it] Call this card to your (GC) from face down."
    )
    card = read(type="G Unit", grade=4, power=None, shield=15000, skill_icon=None, text=text)
    assert why(card) == ""
    assert (card.printed.power, card.printed.icons) == (0, [])
    assert card.assumed == ("icons", "power")


@pytest.mark.rule("vanguard:2.7.1", "vanguard:2.3.1", "vanguard:2.6.3")
def test_critical_race_and_shield_are_filled_in_and_said_so() -> None:
    card = read(critical=None, race=None, shield=None)
    assert (card.printed.critical, card.printed.race, card.printed.shield) == (1, [], None)
    assert card.assumed == ("critical", "race", "shield")
    assert read(grade=3, shield=None, skill_icon="twin_drive").assumed == ()
    assert set(candidates.ASSUMED) >= {"critical", "race", "shield", "icons", "power"}


# Nations


@pytest.mark.rule("vanguard:2.17.4.2")
def test_a_nation_in_place_of_a_clan_is_the_nation_of_a_card_without_clan() -> None:
    """A card of a nation and no clan is of all clans of that nation; "-" is no clan at all."""
    of_nation = compile_card(read(clan="Dragon Empire").printed)
    herald = unit(
        "Herald",
        text="[CONT](VC):All of your <Kagero> rear-guards get [Power] +1000.",
        grade=3,
        clan=["Kagero"],
    )
    of_none = compile_card(read(id="X/002", clan="-").printed)
    table = given(you=side(vanguard=herald, circles={1: of_nation, 2: of_none}))
    assert table.you.power(of_nation) == 8000
    assert table.you.power(of_none) == 7000
