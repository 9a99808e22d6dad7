"""What Dragon Ball says in its own words: movements, options, skills, results."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.games.dragonball.c02_cards.printed import brings, shipped_pool
from headjudge.games.dragonball.telling.wording import Wording, skills_of
from headjudge.kernel.pool import used
from tests.terminal.every_word import EveryWord, moved

wording = Wording(shipped_pool())


class TestEveryWord(EveryWord):
    title = "dragonball"
    more_results = frozenset({"9-2-3", "9-2-4", "1-2-3", "1-2-4", "1-2-6"})


def number_of(name: str) -> str:
    return next(number for number, card in shipped_pool().items() if card.name == name)


STRIKER = number_of("Karrow, Cinder-Palm Striker")
ASCENDANT = number_of("Karrow, Bonfire Ascendant")
LEADER = number_of("Karrow")
PARRY = number_of("Kiln-Wall Parry")
DOORS = number_of("Two of Three Doors")


@pytest.mark.parametrize(
    ("kind", "frm", "to", "cause", "said"),
    [
        ("put", "hand", "energy", "charge", "You charge X."),
        ("put", "hand", "drop", "effect", "You place X from the hand in the drop area."),
        ("put", "hand", "drop", "negated", "The play of your X is negated."),
        ("put", "life", "hand", "damage", "You add X from life to the hand."),
        ("put", "life", "drop", "damage", "You place X from life in the drop area."),
        ("put", "drop", "warp", "effect", "Your X is sent from the drop area to the warp."),
        ("put", "drop", "hand", "effect", "Your X goes from the drop area to the hand."),
        ("play", "hand", "battle", "play", "Your X comes into your battle area."),
        ("play", "hand", "battle", "evolve", "Your X is played on top of the card that evolves."),
        ("combo", "hand", "combo", "combo", "You combo with X from the hand."),
        ("combo", "battle", "combo", "combo", "You combo with X from the battle area."),
        ("KO", "battle", "drop", "battle", "Your X is KO-ed."),
        ("leave", "battle", "hand", "effect", "Your X returns from the battle area to the hand."),
        ("leave", "battle", "warp", "effect", "Your X is sent to the warp."),
    ],
)
def test_a_movement_is_told_by_where_from_and_where_to(
    kind: str, frm: str, to: str, cause: str, said: str
) -> None:
    name = wording.card(STRIKER, "en")
    seen = moved("dragonball", kind, STRIKER, frm, to, cause)
    assert wording.entry(seen, 0, "en") == said.replace("X", name)


def test_whose_area_it_is_stands_there_if_it_is_not_the_player_s_own() -> None:
    seen = moved("dragonball", "leave", STRIKER, "battle", "deck", "effect")
    seen["arguments"]["origin"]["seat"] = 1
    name = wording.card(STRIKER, "en")
    told = wording.entry(seen, 0, "en")
    assert told == f"Your {name} goes from your opponent's battle area to your deck."


def test_a_result_names_the_condition() -> None:
    ended = {"winner": 1, "rule": "9-2-3"}
    assert wording.result(ended, 1, "en") == "You win: no life is left for your opponent"
    assert wording.result(ended, 0, "ja") == "相手の勝ち:あなたのライフが尽きた"
    assert wording.result({"winner": None, "rule": "1-2-3"}, 2, "en").startswith("A draw")


# -- cards --------------------------------------------------------------------------------


def test_a_card_is_read_out_with_its_figures() -> None:
    assert wording.figures(ASCENDANT, "en") == (
        "battle card, red, cost 6 (RRR), power 25000, combo 10000 for 1"
    )
    assert wording.figures(LEADER, "en") == "leader, red, power 10000"
    assert wording.figures(DOORS, "en") == "extra card, green/yellow, cost 2 (GY)"
    assert wording.figures(STRIKER, "ja").startswith("バトルカード 赤、コスト3(赤赤)")


def test_a_leader_names_its_other_side() -> None:
    lines = wording.card_lines(LEADER, "en")
    back = shipped_pool()[LEADER].values["other side"]
    assert lines[-1] == f"The other side: {shipped_pool()[back].name}  [{back}]"
    assert wording.figures(back, "en").startswith("awakened leader")
    assert wording.card_lines(back, "en")[-1].endswith(f"[{LEADER}]")


def test_a_token_is_no_battle_card_of_a_deck() -> None:
    there = used(shipped_pool(), shipped_pool().values(), brings)
    token = next(number for number in there if number.startswith("token "))
    assert wording.figures(token, "en").startswith("token, colorless")


def test_a_card_shows_what_has_changed_about_it() -> None:
    now = {"power": 20000, "combo power": 5000, "energy cost": 1}
    assert "now: cost 1, power 20000" in wording.card_lines(STRIKER, "en", now)


def test_of_a_card_s_text_only_the_skill_that_is_carried_out_is_shown() -> None:
    evolve, strike = shipped_pool()[STRIKER].texts["en"].splitlines()
    (_keyword, activate) = skills_of(shipped_pool()[STRIKER].texts["en"])[0][1]
    assert wording.ability_text(STRIKER, activate, "en") == evolve
    assert wording.ability_text(STRIKER, None, "en") == f"{evolve}\n{strike}"


def test_a_skill_keeps_the_lines_it_lets_choose_from() -> None:
    ((skill, _terms),) = skills_of(shipped_pool()[DOORS].texts["en"])
    assert len(skill.splitlines()) == 4


# -- options ------------------------------------------------------------------------------


def a_view(options: list[dict[str, Any]], prompt: str, *zones: dict[str, Any]) -> dict[str, Any]:
    decision = {"prompt": prompt, "seat": 0, "rule": "1-1-1", "options": options}
    return {"viewer": 0, "turn": 3, "zones": list(zones), "decision": decision}


def zone(kind: str, seat: int, *cards: dict[str, Any]) -> dict[str, Any]:
    return {"kind": kind, "seat": seat, "number": 1, "count": len(cards), "cards": list(cards)}


@pytest.mark.parametrize(
    ("prompt", "said"),
    [
        ("charge", "charge nothing"),
        ("main", "end your main phase"),
        ("combo", "no (more) combo"),
        ("counter", "no counter"),
        ("Put", "nothing more"),
    ],
)
def test_to_pass_is_called_by_what_is_not_done(prompt: str, said: str) -> None:
    option = {"verb": "pass"}
    assert wording.option(a_view([option], prompt), option, "en") == said


def test_an_attack_names_both_cards() -> None:
    option = {
        "verb": "attack",
        "card": {"handle": 1, "number": STRIKER},
        "other": {"handle": 2, "number": LEADER},
    }
    view = a_view([option], "main")
    assert wording.option(view, option, "en") == "attack Karrow with Karrow, Cinder-Palm Striker"
    assert wording.option(view, option, "ja") == "「燠掌の打ち手 カロウ」で「カロウ」にアタックする"


def test_a_combo_says_what_it_adds_and_costs_and_where_the_card_is() -> None:
    cards = [{"handle": 1, "number": STRIKER}, {"handle": 2, "number": ASCENDANT}]
    changed = {"handle": 3, "number": STRIKER, "values": {"combo power": 10000}}
    options = [{"verb": "combo", "card": card} for card in (*cards, changed)]
    view = a_view(options, "combo", zone("hand", 0, *cards), zone("battle", 0, changed))
    assert [wording.option(view, each, "en") for each in options] == [
        "+5000 Karrow, Cinder-Palm Striker",
        "+10000 Karrow, Bonfire Ascendant, cost 1",
        "+10000 Karrow, Cinder-Palm Striker (battle area)",
    ]


def test_a_skill_is_offered_in_its_own_words() -> None:
    option: dict[str, Any] = {
        "verb": "activate",
        "card": {"handle": 1, "number": LEADER},
        "index": 1,
    }
    view = a_view([option], "main", zone("leader", 0, option["card"]))
    assert wording.option(view, option, "en").startswith("Karrow (leader area): [Awaken] When")
    option = {"verb": "counter", "card": {"handle": 2, "number": PARRY}, "index": 0}
    view = a_view([option], "counter", zone("hand", 0, option["card"]))
    said = wording.option(view, option, "en")
    assert said.startswith("counter with Kiln-Wall Parry: [Counter: Attack] Negate")


def test_a_skill_that_was_gained_has_no_text_to_show() -> None:
    option = {"verb": "activate", "card": {"handle": 1, "number": PARRY}, "index": 0}
    assert wording.option(a_view([option], "main"), option, "en") == "Kiln-Wall Parry: "


def test_energy_is_told_by_its_colour_and_not_by_where_it_is() -> None:
    option: dict[str, Any] = {"verb": "card", "card": {"handle": 1, "number": DOORS}}
    view = a_view([option], "energy", zone("energy", 0, option["card"]))
    assert wording.option(view, option, "en") == "Two of Three Doors, green/yellow"


def test_what_rests_is_told_from_what_does_not() -> None:
    cards = [{"handle": 1, "number": STRIKER}, {"handle": 2, "number": STRIKER, "rest": True}]
    options = [{"verb": "card", "card": card} for card in cards]
    view = a_view(options, "Choose", zone("battle", 1, *cards))
    name = f"{wording.card(STRIKER, 'en')} (your opponent's battle area)"
    assert [wording.option(view, each, "en") for each in options] == [name, f"{name}, resting"]


def test_a_number_is_not_taken_for_a_part_of_a_text() -> None:
    option = {"verb": "option", "index": 1}
    for prompt in ("how-many", "look-at"):
        assert wording.option(a_view([option], prompt), option, "en", DOORS) == "cards"


def test_options_of_a_choice_are_the_lines_of_the_card() -> None:
    option = {"verb": "option", "index": 0}
    view = a_view([option], "choose-of")
    assert wording.option(view, option, "en", DOORS) == "Draw 1 card."
    assert wording.option(view, option, "en", "nothing") == "option 1"
    assert wording.bullet(DOORS, 99, "en") == ""


def test_a_life_card_that_nobody_knows_is_named_by_where_it_lies() -> None:
    where = {"kind": "life", "number": 1, "seat": 0}
    option = {"verb": "card", "card": {"handle": -1, "number": "", "zone": where}}
    assert wording.option(a_view([option], "life"), option, "en") == "a card (life area)"
