"""What Gate Ruler says in its own words: movements, options, abilities, results."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.games import gateruler
from headjudge.games.gateruler.c02_cards import shipped_pool
from headjudge.games.gateruler.telling.wording import Wording, abilities_of
from tests.terminal.every_word import EveryWord, a_card, an_entry, moved

wording = Wording(shipped_pool())


class TestEveryWord(EveryWord):
    title = "gateruler"
    more_results = frozenset({"12-2a-1", "12-2a-2", "1-4a", "1-4b-1", "1-4c", "17-1a-3"})


def number_of(name: str) -> str:
    return next(number for number, card in shipped_pool().items() if card.name == name)


CADET = number_of("Star Cadet")
SHIP = number_of("Frigate Perihelion")
RULER = number_of("Comet Charioteer")
WARDEN = number_of("Warden of the Lantern Gate")
LETTERS = number_of("Swapped Letters")
LIST = next(number for number, card in shipped_pool().items() if "following:" in card.texts["en"])


@pytest.mark.parametrize(
    ("kind", "frm", "to", "cause", "said"),
    [
        ("enter", "gate", "attack", "play", "Your X enters play in attack zone 1."),
        ("enter", "gate", "field", "play", "Your X enters play."),
        ("enter", "deck", "defense", "special", "Your X is special summoned to defense zone 1."),
        ("set", "hand", "set", "set", "You set X in set zone 1."),
        (
            "move",
            "attack",
            "defense",
            "rearrange",
            "Your X moves from attack zone 1 to defense zone 1.",
        ),
        ("leave", "attack", "hand", "effect", "Your X returns from attack zone 1 to the hand."),
        ("leave", "defense", "charge", "effect", "Your X becomes a charge."),
        ("destroy", "attack", "graveyard", "damage", "Your X is destroyed."),
        ("put", "deck", "counter", "damage", "The top card of your deck is turned up: X."),
        ("put", "counter", "damage", "damage", "You take 1 damage: X."),
        ("put", "damage", "graveyard", "heal", "You heal 1 life: X."),
        ("put", "gate", "graveyard", "rule", "Your X is done with and goes to the graveyard."),
        ("put", "gate", "graveyard", "effect", "Your X is negated and goes to the graveyard."),
        ("put", "graveyard", "removal", "effect", "Your X is removed from the graveyard."),
        ("put", "deck", "graveyard", "effect", "Your X goes from the deck to the graveyard."),
    ],
)
def test_a_movement_is_told_by_where_from_and_where_to(
    kind: str, frm: str, to: str, cause: str, said: str
) -> None:
    seen = moved("gateruler", kind, CADET, frm, to, cause)
    assert wording.entry(seen, 0, "en") == said.replace("X", "Star Cadet")


@pytest.mark.parametrize(
    ("zone", "lang", "said"),
    [
        (
            "attack", "en",
            "Your opponent's Star Cadet attacks your Star Cadet in attack zone 1.",
        ),
        ("ruler", "en", "Your opponent's Star Cadet attacks your Star Cadet, the ruler."),
        ("attack", "ja", "相手の「X」があなたの「X」(攻撃ゾーン1)を攻撃する。"),
        ("ruler", "ja", "相手の「X」があなたの「X」(ルーラー)を攻撃する。"),
    ],
)  # fmt: skip
def test_an_attack_is_told_with_the_zone_it_is_on(zone: str, lang: str, said: str) -> None:
    layout = gateruler.TITLE.rules().layout
    attacked = layout.places[layout.zone(zone, 0)]
    assert attacked is not None
    seen = an_entry(
        "attack", who=1, card=a_card(CADET, 1), target=a_card(CADET, 0), to=attacked.seen(0)
    )
    assert wording.entry(seen, 0, lang) == said.replace("X", wording.card(CADET, lang))


# -- cards --------------------------------------------------------------------------------


def test_a_unit_is_told_by_its_numbers() -> None:
    level, atk, hp, stk = (
        shipped_pool()[CADET].values[name] for name in ("level", "atk", "hp", "stk")
    )
    said = f"unit, level {level}, ATK {atk}, HP {hp}, STK {stk}"
    assert wording.figures(CADET, "en") == said
    assert wording.figures(CADET, "ja") == f"ユニット、レベル{level}、ATK{atk}、HP{hp}、STK{stk}"
    assert wording.card_lines(CADET, "en")[2] == "Comet Fleet {Sailor}{Pilot}"


def test_a_ruler_tells_the_zones_and_caps_it_gives() -> None:
    lines = wording.card_lines(RULER, "en")
    values = shipped_pool()[RULER].values
    levels, summons, sets = (values[name] for name in ("level cap", "summon cap", "set cap"))
    assert lines[1:4] == [
        f"ruler, life {values['life']}, ATK {values['atk']}, STK {values['stk']}",
        "Zones: attack 3, defense 1, set 2; no hand.",
        f"Caps: summons {summons}, sets {sets}, levels in play {levels}.",
    ]
    assert "a hand." in wording.card_lines(WARDEN, "en")[2]
    assert "levels" not in wording.card_lines(WARDEN, "en")[3]


def test_a_card_shows_what_has_changed_about_it() -> None:
    now = {**shipped_pool()[CADET].values, "atk": 15, "level": 0}
    assert "now: level 0, ATK 15" in wording.card_lines(CADET, "en", now)


def test_of_a_card_s_text_only_the_ability_that_is_carried_out_is_shown() -> None:
    text = shipped_pool()[WARDEN].texts["en"]
    (act,) = shipped_pool()[WARDEN].abilities.others["Act"]
    assert wording.ability_text(WARDEN, act, "en") == text
    number = number_of("Cantor of the Hollow Nave")
    dirge, accomplish = shipped_pool()[number].texts["en"].splitlines()
    (act,) = shipped_pool()[number].abilities.others["Act"]
    assert wording.ability_text(number, act, "en") == dirge
    assert wording.ability_text(number, None, "en") == f"{dirge}\n{accomplish}"


def test_the_lines_of_an_event_are_one_ability() -> None:
    ((text, _terms),) = abilities_of(shipped_pool()[LETTERS].texts["en"])
    assert len(text.splitlines()) > 2
    (effect,) = shipped_pool()[LETTERS].abilities.others["EventEffect"]
    assert wording.ability_text(LETTERS, effect, "en") == text


def test_a_line_keeps_what_is_listed_under_it() -> None:
    frame = number_of("Cantata Frame Nocturne")
    lines = [text for text, _terms in abilities_of(shipped_pool()[frame].texts["en"])]
    assert len(lines) == 2
    assert lines[1].count("•") == 2


# -- options ------------------------------------------------------------------------------


def a_view(options: list[dict[str, Any]], prompt: str, *zones: dict[str, Any]) -> dict[str, Any]:
    decision = {"prompt": prompt, "seat": 0, "rule": "1-1", "options": options}
    return {
        "viewer": 0, "turn": 3, "turn_player": 0, "path": ["6-3b", "9-3e"], "stack": [],
        "zones": list(zones), "decision": decision, "scene": {},
    }  # fmt: skip


def zone(kind: str, seat: int, *cards: dict[str, Any], number: int = 1) -> dict[str, Any]:
    return {"kind": kind, "seat": seat, "number": number, "count": len(cards), "cards": [*cards]}


def place(kind: str, seat: int, number: int = 1) -> dict[str, Any]:
    return {"kind": kind, "seat": seat, "number": number}


def lying(handle: int, number: str, **more: Any) -> dict[str, Any]:
    return {"handle": handle, "number": number, **more}


@pytest.mark.parametrize(
    ("prompt", "said"),
    [
        ("act", "end your main phase"),
        ("attack", "end your attack phase"),
        ("standby", "show none"),
        ("Put", "nothing (more)"),
    ],
)
def test_to_pass_is_called_by_what_is_not_done(prompt: str, said: str) -> None:
    option = {"verb": "pass"}
    assert wording.option(a_view([option], prompt), option, "en") == said


def test_to_pass_in_answer_to_something_does_not_end_the_phase() -> None:
    option = {"verb": "pass"}
    view = a_view([option], "act")
    view["stack"] = [{"seat": 1, "rule": "13-6", "card": ""}]
    assert wording.option(view, option, "en") == "pass"
    view = a_view([option], "act") | {"turn_player": 1}
    assert wording.option(view, option, "en") == "pass"


def test_an_attack_names_what_stands_in_the_zone() -> None:
    options = [
        {"verb": "attack", "card": lying(1, CADET), "zone": place("attack", 1, 2)},
        {"verb": "attack", "card": lying(1, CADET), "zone": place("attack", 1, 1)},
        {"verb": "direct", "card": lying(1, CADET), "zone": place("ruler", 1)},
    ]
    view = a_view(options, "attack", zone("attack", 1, lying(2, SHIP), number=2))
    assert [wording.option(view, each, "en") for each in options] == [
        "Star Cadet > Frigate Perihelion (attack zone 2)",
        "Star Cadet > attack zone 1 (empty)",
        "Star Cadet > the ruler, directly",
    ]


def test_zones_to_rearrange_are_named_with_what_they_hold() -> None:
    option = {"verb": "rearrange", "zone": place("attack", 0), "other zone": place("defense", 0)}
    view = a_view([option], "act", zone("attack", 0, lying(1, CADET)))
    said = "rearrange attack zone 1 (Star Cadet) and defense zone 1"
    assert wording.option(view, option, "en") == said


def test_an_ability_is_offered_in_its_own_words() -> None:
    option = {"verb": "ability", "card": lying(1, WARDEN), "index": 0}
    said = wording.option(a_view([option], "act"), option, "en")
    assert said.startswith('Warden of the Lantern Gate: "Lamp Signal" [Turn 1]')
    option = {"verb": "overdrive", "card": lying(1, CADET), "index": 0}
    said = wording.option(a_view([option], "act"), option, "en")
    assert said == "Overdrive of Star Cadet: [OD] Drive 1."


def test_an_ability_that_was_gained_has_no_text_to_show() -> None:
    option = {"verb": "ability", "card": lying(1, CADET), "index": 0}
    assert wording.option(a_view([option], "act"), option, "en") == "Star Cadet: "


def test_what_is_exhausted_is_told_from_what_is_not() -> None:
    cards = [lying(1, CADET), lying(2, CADET, rest=True)]
    options = [{"verb": "card", "card": card} for card in cards]
    view = a_view(options, "target", *[zone("attack", 1, c, number=n) for n, c in enumerate(cards)])
    assert [wording.option(view, each, "en") for each in options] == [
        "Star Cadet (your opponent's attack zone 0)",
        "Star Cadet (your opponent's attack zone 1), exhausted",
    ]


def test_a_number_is_not_taken_for_a_part_of_a_text() -> None:
    option = {"verb": "option", "index": 1}
    assert wording.option(a_view([option], "number"), option, "en", LIST) == "is the number"


def test_options_of_a_choice_are_the_lines_of_the_card() -> None:
    option = {"verb": "option", "index": 0}
    view = a_view([option], "mode")
    assert wording.option(view, option, "en", LIST) == "Destroy 1 level 3 or lower enemy unit."
    assert wording.option(view, option, "en", "nothing") == "option 1"
    assert wording.bullet(LIST, 99, "en") == ""


def test_an_attribute_is_named() -> None:
    option = {"verb": "attribute", "index": shipped_pool().words("attributes").index("Pilot")}
    assert wording.option(a_view([option], "attribute"), option, "en") == "Pilot"


def test_what_is_in_the_gate_is_chosen_by_what_it_is() -> None:
    options = [{"verb": "in gate", "index": number} for number in (0, 1, -1)]
    view = a_view(options, "target")
    view["stack"] = [
        {"seat": 1, "rule": "14-4c-3", "card": CADET},
        {"seat": 1, "rule": "14-4c-2", "card": SHIP},
    ]
    told = [wording.option(view, each, "en") for each in options]
    assert told == ["ability of Star Cadet", "Frigate Perihelion", "-"]


@pytest.mark.parametrize(
    ("rule", "said"),
    [("13-6", "1 ruler damage"), ("10-4", "driven cards"), ("12-2d", "defeat")],
)
def test_a_process_of_the_rules_waits_in_the_gate_under_its_name(rule: str, said: str) -> None:
    assert gateruler.TITLE.rules().procedures[PROCESSES[rule]].number == rule
    assert wording.waiting({"seat": 0, "rule": rule, "card": ""}, "en") == said


PROCESSES = {"13-6": "ruler damage", "10-4": "drive resolution", "12-2d": "defeat"}
