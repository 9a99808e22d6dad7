"""Every event, question, option and result of Vanguard has words, in English and Japanese."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.games.vanguard.c02_cards.printed import shipped_pool
from headjudge.games.vanguard.telling.wording import Wording, abilities_of
from tests.terminal.every_word import EveryWord, a_card, an_entry, moved

wording = Wording(shipped_pool())


class TestEveryWord(EveryWord):
    title = "vanguard"
    kinds = 50
    in_japanese = slice(1, 3)
    more_prompts = frozenset({"declare name", "declare grade"})
    more_verbs = frozenset({"attack"})
    more_results = frozenset({"9.2.2", "9.2.3", "9.2.4", "1.2.4", "1.2.5"})


INTERCEPTS = "Your X intercepts from the front left circle."


@pytest.mark.parametrize(
    ("kind", "frm", "to", "cause", "said"),
    [
        ("put", "hand", "drop", "", "You discard X."),
        ("put", "hand", "drop", "cost", "You discard X to pay a cost."),
        ("put", "damage", "drop", "trigger", "You heal a damage: X."),
        ("put", "soul", "drop", "cost", "You soul-blast X."),
        ("put", "deck", "soul", "effect", "You soul-charge X."),
        ("put", "deck", "trigger", "drive check", "Drive check: your X."),
        ("put", "trigger", "hand", "drive check", "Your X goes to your hand."),
        ("put", "drop", "hand", "effect", "Your X goes from the drop zone to the hand."),
        ("place", "hand", "vanguard", "ride", "You ride X."),
        ("place", "G", "vanguard", "stride", "You stride X."),
        ("place", "hand", "rear-guard", "call", "You call X to the front left circle."),
        ("place", "hand", "guardian", "call", "You call X as a guardian."),
        ("leave", "rear-guard", "drop", "effect", "Your X on the front left circle is retired."),
        ("leave", "guardian", "drop", "battle", "Your X is retired from the guardian circle."),
        ("leave", "vanguard", "soul", "ride", "Your X goes to the soul."),
        (
            "move",
            "rear-guard",
            "guardian",
            "intercept",
            "Your X intercepts from the front left circle.",
        ),
    ],
)
def test_a_movement_is_told_by_where_from_and_where_to(
    kind: str, frm: str, to: str, cause: str, said: str
) -> None:
    seen = moved("vanguard", kind, next(iter(shipped_pool())), frm, to, cause)
    name = wording.card(seen["arguments"]["card"]["number"], "en")
    assert wording.entry(seen, 0, "en") == said.replace("X", name)


@pytest.mark.parametrize(
    ("kind", "origin", "to", "cause", "said"),
    [
        ("put", "hand", "drop", "cost", "あなたはコストとして「X」を捨てた。"),
        ("put", "soul", "drop", "cost", "あなたはソウルブラストで「X」をドロップゾーンに置いた。"),
        ("put", "deck", "soul", "effect", "あなたはソウルチャージで「X」をソウルに置いた。"),
        ("put", "drop", "hand", "effect", "あなたの「X」をドロップゾーンから手札に加えた。"),
        ("place", "hand", "rear-guard", "call", "あなたは「X」を前列左サークルにコールした。"),
    ],
)
def test_a_movement_is_told_as_japanese_players_say_it(
    kind: str, origin: str, to: str, cause: str, said: str
) -> None:
    seen = moved("vanguard", kind, next(iter(shipped_pool())), origin, to, cause)
    name = wording.card(seen["arguments"]["card"]["number"], "ja")
    assert wording.entry(seen, 0, "ja") == said.replace("X", name)


@pytest.mark.parametrize(
    ("deed", "said"),
    [("attack", "アタックできない"), ("hit", "ヒットされない"), ("rest", "レストできない")],
)
def test_what_cannot_be_has_its_own_ending(deed: str, said: str) -> None:
    until = {"period": "turn", "seat": 0}
    card = a_card(next(iter(shipped_pool())), 1)
    seen = an_entry("ban", who=0, deed=deed, cards=[card], until=until)
    told = wording.entry(seen, 0, "ja")
    assert told.endswith(f"」はターンの終わりまで、{said}。")


def test_abilities_and_clans_are_named_in_japanese() -> None:
    change = {"property": "abilities", "operation": "gain", "value": ["Blaze", "Auto"]}
    until = {"period": "turn", "seat": 0}
    card = a_card(next(iter(shipped_pool())), 0)
    seen = an_entry("change", who=0, change=change, cards=[card], until=until)
    assert wording.entry(seen, 0, "ja").endswith("ターンの終わりまで、竜炎、【自】能力を得る。")
    number = next(n for n, c in shipped_pool().items() if c.values["clan"] == ("Narukami",))
    assert "クラン:なるかみ 種族:" in wording.card_lines(number, "ja")[2]


def test_a_result_names_the_condition() -> None:
    ended = {"winner": 1, "rule": "9.2.2"}
    assert wording.result(ended, 1, "en") == "You win: six damage for your opponent"
    assert wording.result(ended, 0, "ja") == "相手の勝ち:あなたに6点のダメージ"
    assert wording.result({"winner": None, "rule": "1.2.3"}, 2, "en").startswith("A draw")


def test_a_card_shows_what_has_changed_about_it() -> None:
    number = next(n for n, card in shipped_pool().items() if card.values["power"] == 9000)
    lines = wording.card_lines(number, "en", {"power": 14000, "critical": 2, "grade": 2})
    assert "now: power 14000, critical 2" in lines


def test_a_card_of_a_nation_is_named_by_it_and_not_by_all_its_clans() -> None:
    number = next(n for n, card in shipped_pool().items() if len(card.values["clan"]) == 6)
    assert wording.clans(number, "en") in shipped_pool()[number].values["nation"]


def a_view(options: list[dict[str, Any]], prompt: str, *zones: dict[str, Any]) -> dict[str, Any]:
    decision = {"prompt": prompt, "seat": 0, "rule": "1.1.1", "options": options}
    return {"viewer": 0, "turn": 3, "zones": list(zones), "decision": decision}


@pytest.mark.parametrize(
    ("prompt", "said"),
    [
        ("ride", "do not ride"),
        ("main", "end your main phase"),
        ("guard", "no (more) guardians"),
        ("Put", "nothing more"),
    ],
)
def test_to_pass_is_called_by_what_is_not_done(prompt: str, said: str) -> None:
    option = {"verb": "pass"}
    assert wording.option(a_view([option], prompt), option, "en") == said


def test_a_trigger_s_parts_are_called_by_name() -> None:
    number = next(n for n, card in shipped_pool().items() if card.values["trigger"] == "critical")
    shown = {"handle": 1, "number": number, "at": 0}
    zone = {"kind": "trigger", "seat": 0, "number": 1, "count": 1, "cards": [shown]}
    options = [{"verb": "option", "index": 0}, {"verb": "option", "index": 1}]
    view = a_view(options, "trigger order", zone)
    assert [wording.option(view, each, "en") for each in options] == ["critical +1", "power +5000"]


def test_damage_that_lies_face_down_is_told_from_damage_that_does_not() -> None:
    number = next(iter(shipped_pool()))
    cards = [{"handle": 1, "number": number}, {"handle": 2, "number": number, "face": "down"}]
    zone = {"kind": "damage", "seat": 0, "number": 1, "count": 2, "cards": cards}
    options = [{"verb": "card", "card": card} for card in cards]
    said = [wording.option(a_view(options, "TurnDown", zone), each, "en") for each in options]
    name = wording.card(number, "en")
    assert said == [f"{name} (damage zone)", f"{name} (damage zone), face down"]


def test_an_activated_ability_is_offered_in_its_own_words() -> None:
    number = next(
        n for n, card in shipped_pool().items() if card.texts["en"].startswith("[ACT](VC)")
    )
    option = {"verb": "act", "card": {"handle": 1, "number": number}, "index": 0}
    said = wording.option(a_view([option], "main"), option, "en")
    assert said.startswith(f"use {wording.card(number, 'en')}: [ACT](VC)")


def test_of_a_card_s_text_only_the_ability_that_is_carried_out_is_shown() -> None:
    two = next(c for c in shipped_pool().values() if len(c.texts["en"].splitlines()) == 2)
    lines = two.texts["en"].splitlines()
    for line in lines:
        term = abilities_of(line)[0]
        assert wording.ability_text(two.number, term, "en") == line
    assert wording.ability_text(two.number, None, "en") == two.texts["en"]
