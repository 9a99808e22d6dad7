"""What happened, by which rule; and why not."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from headjudge import explain, games, starting
from headjudge.games import godzilla
from headjudge.games.godzilla.c02_cards import shipped_pool
from headjudge.kernel.errors import BadWish
from headjudge.players import built_in
from headjudge.rulebook import book
from tests.reliability.play import decisions
from tests.words import shipped_words

HIDDEN_DRAW = re.compile(r"(Your opponent|Player [12]) draws (a card|\d cards)\.")
DECKS = ("ember_rush", "drowned_choir")


def a_game(seed: int = 5) -> Any:
    return starting.start("godzilla", DECKS, seed=seed)


def after(count: int, seed: int = 5) -> Any:
    game = a_game(seed)
    bots = [built_in("greedy", each) for each in (1, 2)]
    while game.decision is not None and game.state.decisions < count:
        seat = game.decision.seat
        game.answer(*bots[seat].choose(game.view(seat)))
    return game


def mine(game: Any) -> int:
    return int(game.decision.seat)


def hand_names(game: Any, seat: int) -> list[str]:
    view = game.view(seat)
    return [
        shipped_pool()[card["number"]].name
        for zone in view["zones"]
        if zone["kind"] == "hand" and zone["seat"] == seat
        for card in zone["cards"]
    ]


def test_every_line_has_a_rule_that_exists() -> None:
    game = after(60)
    lines = explain.lines(game, 0, quiet=True)
    assert len(lines) > 60
    for line in lines:
        assert line.rules
        for number in line.rules:
            assert game.rules.gloss(number, "en"), number


def test_the_two_players_read_their_own_log() -> None:
    game = after(40)
    told = [line.text for line in explain.lines(game, 0) if line.message == "draw"]
    other = [line.text for line in explain.lines(game, 1) if line.message == "draw"]
    assert [text for text in told if text.startswith("You draw ")]
    assert len(told) == len(other)
    for mine, theirs in zip(told, other, strict=True):
        hidden = theirs if mine.startswith("You draw ") else mine
        assert HIDDEN_DRAW.fullmatch(hidden), hidden


def test_the_public_learns_no_card_that_was_drawn() -> None:
    game = after(40)
    drawn = [line.text for line in explain.lines(game, 2) if line.message == "draw"]
    assert drawn
    assert all(HIDDEN_DRAW.fullmatch(text) for text in drawn)


def test_a_plain_log_leaves_out_what_only_explains() -> None:
    game = after(20)
    assert {"answer", "forced"} & {line.message for line in explain.lines(game, 0, quiet=True)}
    assert not {"answer", "forced"} & {line.message for line in explain.lines(game, 0)}


def test_why_tells_the_last_events_with_our_sentences() -> None:
    game = after(20)
    told = explain.why(game, 0, "en", last=4)
    glosses = [line for line in told if line.startswith("    ")]
    assert len(told) - len(glosses) == 4
    assert glosses
    number, _, gloss = glosses[-1].strip().partition("  ")
    assert gloss == game.rules.gloss(number, "en")
    assert explain.why(game, 0, "ja", last=4) != told
    assert explain.why(game, 0, last=0) == []


def test_what_may_be_done_is_told_with_its_option() -> None:
    game = a_game()
    seat = mine(game)
    for name in hand_names(game, seat):
        verdict = explain.why_not(game, seat, f"invade with {name}")
        assert verdict.allowed
        option = game.decision.options[verdict.option]
        assert option[0] == "invade"
        assert game.state.printed[option[1]].name == name
    assert explain.why_not(game, seat, "pass").option == len(game.decision.options) - 1


def test_a_rank_too_high_is_8_2_1_with_the_facts() -> None:
    game = a_game()
    seat = mine(game)
    assert "Basalt Ox" in hand_names(game, seat)
    verdict = explain.why_not(game, seat, "play Basalt Ox")
    assert (verdict.allowed, verdict.rule) == (False, "8.2.1")
    assert verdict.gloss == game.rules.gloss("8.2.1", "en")
    assert verdict.facts == "Basalt Ox has rank 7; your opponent's monster is only in zone 1."


@pytest.mark.parametrize(
    "wish",
    ["play Basalt Ox", "PLAY basalt ox!", "play the ox", "play HJ1-022", "玄武岩の牡牛を出す"],
)
def test_wishes_are_read_leniently(wish: str) -> None:
    game = a_game()
    assert explain.why_not(game, mine(game), wish).rule == "8.2.1"


@pytest.mark.parametrize(
    ("wish", "rule"),
    [
        ("activate Scorched Corridor", "8.3.1"),
        ("rage with Sparkmite", "8.4.1"),
        ("play Kilnback Matriarch", "8.5.1"),
        ("burst Kilnback Matriarch", "12.5.2"),
        ("play Cinder Colossus", "8.5.1"),
        ("zone 3", "10.4.4.2"),
        ("destroy Trench Hatchling", "10.4.4.2"),
        ("yes", "10.4.4.2"),
    ],
)
def test_the_rule_that_forbids_it_is_named(wish: str, rule: str) -> None:
    game = a_game()
    verdict = explain.why_not(game, mine(game), wish)
    assert (verdict.allowed, verdict.rule) == (False, rule)
    assert verdict.gloss
    assert explain.why_not(game, mine(game), wish, "ja").gloss != verdict.gloss


def test_a_second_invasion_is_8_6_2() -> None:
    game = a_game()
    seat = mine(game)
    wish = "invade with Sparkmite"
    game.answer(explain.why_not(game, seat, "invade with Basalt Ox").option)
    while game.decision.prompt != "main":
        game.answer(*range(game.decision.least))
    assert explain.why_not(game, seat, wish).rule == "8.6.2"


def test_of_a_card_that_is_not_in_hand_it_is_said_where_it_is() -> None:
    game = a_game()
    verdict = explain.why_not(game, mine(game), "invade with Cinder Colossus")
    assert verdict.rule == "8.6.1"
    assert verdict.facts == "Cinder Colossus lies elsewhere: your invading monster."


def test_on_the_other_players_turn_nothing_is_allowed() -> None:
    game = a_game()
    other = 1 - mine(game)
    verdict = explain.why_not(game, other, f"invade with {hand_names(game, other)[0]}")
    assert (verdict.allowed, verdict.rule) == (False, "8.1.1")
    assert verdict.facts == "Your opponent is to decide now: your action."


def test_a_zone_is_asked_for_by_its_number() -> None:
    game = a_game()
    seat = mine(game)
    game.answer(explain.why_not(game, seat, "play Sparkmite").option)
    assert game.decision.prompt == "zone"
    verdict = explain.why_not(game, seat, "zone 3")
    assert game.rules.layout.number[game.decision.options[verdict.option][1]] == 3
    refused = explain.why_not(game, seat, "エリア1")
    assert (refused.allowed, refused.rule) == (False, "10.5.2.1.2")
    with pytest.raises(BadWish, match="there is no zone 99"):
        explain.why_not(game, seat, "zone 99")


@pytest.mark.parametrize(
    "wish", ["", "   ", "xyzzy", "fly to the moon", "月に飛ぶ", "play Nothing Known", "💥", "\x00"]
)
def test_a_wish_that_means_nothing_is_a_typed_error(wish: str) -> None:
    game = a_game()
    before = game.state_hash()
    with pytest.raises(BadWish) as told:
        explain.why_not(game, mine(game), wish)
    assert told.value.field == "why not"
    assert game.state_hash() == before


@pytest.mark.parametrize("title", games.NAMES)
def test_what_explains_a_line_is_never_a_heading_nor_says_the_same_of_everything(
    title: str,
) -> None:
    """Every line has a sentence, and effects are told by what they do; a sentence that several
    rules have, as of a check or a gate process that follows, would say nothing of any of them."""
    rules = book.load(title).rules
    sentences = Counter(rule.glosses["en"] for rule in rules.values())
    told: dict[str, set[str]] = {}
    aloud: set[str] = set()
    for number in range(3):
        *_before, (game, _rng) = decisions(title, number)
        aloud |= {explain.telling(game, line.rules) for line in explain.lines(game, 0)}
        for line in explain.lines(game, 0, quiet=True):
            rule = explain.telling(game, line.rules)
            assert rule in line.rules and rules[rule].kind != "heading", line
            told.setdefault(rule, set()).add(line.message)
    general = games.load(title).wording.GENERAL
    assert not set(told) & set(general)
    assert [number for number in aloud if sentences[rules[number].glosses["en"]] > 1] == []
    assert len(told) > 40


def test_what_comes_to_nothing_is_explained_by_its_own_being_resolved() -> None:
    """Or by the keyword whose ability it is; and what is played in a gate process by that, not by a
    process being under way."""
    told: dict[str, set[str]] = {}
    for number in range(3):
        *_before, (game, _rng) = decisions("gateruler", number)
        for line in explain.lines(game, 0, quiet=True):
            told.setdefault(line.rules[-1], set()).add(explain.telling(game, line.rules))
    assert told["14-11a"] == {"14-4c-3", "16-3a"}  # not 9-2c: then comes the gate resolution
    assert told["9-3e"] == {"9-3e"}
    assert "9-3e" in told["14-4b-10"]


def test_after_the_end_the_rule_that_ended_it_answers() -> None:
    game = a_game()
    game.concede(0)
    assert explain.why_not(game, 1, "pass").rule == "1.2.3"


def test_no_wish_is_answered_by_what_the_player_cannot_know() -> None:
    """The same wishes, all hidden cards dealt anew: the same answers."""
    game = after(30)
    seat = mine(game)
    wishes = [f"{verb} {name}" for verb in ("play", "invade with", "rage") for name in
              [card.name for card in shipped_pool().values()][::5]]  # fmt: skip
    for key in range(2):
        other = game.determinize(seat, key)
        for wish in wishes:
            assert told(game, seat, wish) == told(other, seat, wish)


def told(game: Any, seat: int, wish: str) -> Any:
    try:
        return explain.why_not(game, seat, wish)
    except BadWish as error:
        return str(error)


def test_the_card_that_asks_is_known_to_both() -> None:
    """The text being carried out, or that may replace an event, is public."""
    seen: dict[str, set[str]] = {}
    decks = sorted(godzilla.TITLE.decks())
    for seed in range(18):
        game = starting.start("godzilla", (decks[seed % 9], decks[(seed + 4) % 9]), seed=seed)
        bots = [built_in("random", each) for each in (seed, 2)]
        while game.decision is not None and game.state.decisions < 90:
            prompt = game.decision.prompt
            told = {explain.source(game, viewer) for viewer in (0, 1, 2)}
            assert len(told) == 1
            seen.setdefault(prompt, set()).update(told)
            seat = game.decision.seat
            game.answer(*bots[seat].choose(game.view(seat)))
    assert seen["main"] == {""}
    for prompt in ("may", "choose-of", "instead", "pay"):
        assert "" not in seen.get(prompt, ()), prompt
    assert len(seen["may"] | seen.get("pay", set())) > 3


def test_8_5_2_1_a_vanguard_in_play_is_not_called_and_it_is_said_where_it_is() -> None:
    game = starting.start("vanguard", ("ashvow_rite", "dawnsworn_vigil"), seed=1)
    while game.decision is not None and game.decision.prompt != "main":
        game.answer(*range(game.decision.least))
    assert game.decision is not None
    seat = game.decision.seat
    vanguard = in_zone(game.view(seat), "vanguard", seat)
    called = explain.why_not_option(game, seat, {"verb": "call", "card": vanguard})
    assert called.rule == "8.5.2.1"
    assert called.facts.endswith("lies elsewhere: your vanguard circle.")
    held = in_zone(game.view(seat), "hand", seat)
    used = explain.why_not_option(game, seat, {"verb": "act", "card": held, "index": 0})
    assert (used.rule, used.facts) == ("8.5.2.1", f"{held['name']} has no ability to activate.")


def test_8_3_2_the_cards_in_the_strategy_zones_are_named() -> None:
    words: Any = shipped_words("godzilla")
    held = {"handle": 3, "number": "S"}
    zones = [
        {"kind": "hand", "number": 1, "seat": 0, "count": 1, "cards": [held]},
        *[
            {"kind": "strategy", "number": at, "seat": 0, "count": 1, "cards": [card]}
            for at, card in enumerate(strategies(words), 1)
        ],
    ]
    named = {"handle": 3, "number": strategies(words)[0]["number"]}
    view = {"viewer": 0, "zones": zones, "decision": None, "numbers": [{"position": 1}] * 2}
    names = ", ".join(words.card(card["number"], "en") for card in strategies(words))
    said = words.because("8.3.2", view, named, "en", "activate strategy")
    assert said == f"In your strategy zones lie {names}."
    assert words.because("8.3.2", view, named, "ja", "activate strategy") != said


def in_zone(view: dict[str, Any], kind: str, seat: int) -> dict[str, Any]:
    """A card without abilities to activate that lies there, with its name."""
    for zone in view["zones"]:
        if (zone["kind"], zone["seat"]) == (kind, seat):
            for card in zone["cards"]:
                printed = view["cards"][card["number"]]
                if "[ACT]" not in printed["texts"]["en"]:
                    return {**card, "name": printed["names"]["en"]}
    raise AssertionError(f"no such card in {kind}")


def strategies(words: Any) -> list[dict[str, Any]]:
    """Two strategy cards as they lie in zones."""
    cards = [card for card in words.cards.values() if card.values["type"] == "strategy"][:2]
    return [{"handle": at, "number": card.number} for at, card in enumerate(cards, 10)]
