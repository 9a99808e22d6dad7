"""Wishes in words: what people ask is answered, in both languages, and what means nothing is
refused with a typed error."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge import explain, games, starting, wishes
from headjudge.kernel import wish as kernel_wish
from headjudge.kernel.errors import BadWish
from headjudge.players import built_in
from headjudge.rulebook import book
from tests.reliability.play import decisions
from tests.words import shipped_words

TITLES = games.NAMES

# What people ask of each game, in both languages, and the rule that says how it is done.
ASKED = [
    ("godzilla", "invade", "8.6.1"), ("godzilla", "進攻", "8.6.1"),
    ("godzilla", "進攻する", "8.6.1"), ("godzilla", "play", "8.2.1"),
    ("vanguard", "stride", "6.5.1.2.2"), ("vanguard", "超越", "6.5.1.2.2"),
    ("vanguard", "call", "6.6.1.2.1"), ("vanguard", "コールしたい", "6.6.1.2.1"),
    ("vanguard", "guard", "7.5.1.2.2"), ("vanguard", "ガード", "7.5.1.2.2"),
    ("vanguard", "attack", "7.3.1.2"), ("vanguard", "アタックする", "7.3.1.2"),
    ("vanguard", "攻撃", "7.3.1.2"), ("dragonball", "攻撃", "7-1"),
    ("dragonball", "awaken", "10-2-1"), ("dragonball", "覚醒", "10-2-1"),
    ("dragonball", "attack", "7-1"), ("dragonball", "アタック", "7-1"),
    ("gateruler", "attack", "8-4c"), ("gateruler", "攻撃する", "8-4c"),
    ("gateruler", "summon", "7-3a"), ("gateruler", "召喚", "7-3a"),
]  # fmt: skip


def at(title: str, prompt: str, turn: int = 3) -> Any:
    """A game in which this is asked, not before that turn."""
    decks = sorted(games.load(title).decks())
    for seed in range(40):
        pair = (decks[seed % len(decks)], decks[(seed + 3) % len(decks)])
        game = starting.start(title, pair, seed=seed)
        bots = [built_in("greedy", 1), built_in("greedy", 2)]
        while game.decision is not None:
            if game.decision.prompt == prompt and game.state.turn >= turn:
                return game
            seat = game.decision.seat
            game.answer(*bots[seat].choose(game.view(seat)))
    raise AssertionError(f"nobody is asked {prompt!r}")


MAIN = {"godzilla": "main", "vanguard": "main", "dragonball": "main", "gateruler": "act"}


@pytest.mark.parametrize(("title", "wish", "rule"), ASKED)
def test_a_bare_verb_is_answered_with_the_rule_of_the_verb(
    title: str, wish: str, rule: str
) -> None:
    """Asked by the player whose turn it is not: the rule says who may do it, and when."""
    game = at(title, MAIN[title])
    verdict = explain.why_not(game, 1 - game.decision.seat, wish)
    assert (verdict.allowed, verdict.rule) == (False, rule)
    assert verdict.gloss == game.rules.gloss(rule, "en") and verdict.facts


def test_a_bare_verb_that_is_open_is_allowed_and_leaves_open_with_which_card() -> None:
    game = at("godzilla", "main")
    seat = game.decision.seat
    verdict = explain.why_not(game, seat, "invade")
    assert verdict.allowed and verdict.unnamed
    assert game.decision.options[verdict.option][0] == "invade"
    assert explain.why_not(game, seat, "pass").unnamed is False


def test_in_its_own_question_a_bare_verb_tells_what_keeps_every_card_from_it() -> None:
    """Q. Why can't I ride?  A. You may now; but no card of your hand has the grade for it."""
    decks = sorted(games.load("vanguard").decks())
    for seed in range(60):
        game: Any = starting.start("vanguard", (decks[0], decks[1]), seed=seed)
        bots = [built_in("greedy", 1), built_in("greedy", 2)]
        while game.decision is not None and game.state.turn < 12:
            if game.decision.prompt == "ride" and game.decision.options == (("pass",),):
                verdict = explain.why_not(game, game.decision.seat, "ride")
                assert not verdict.allowed and verdict.facts == ""
                assert verdict.rule in ("8.5.2.1.1.1", "6.5.1.1.2", "10.25.9")
                return
            seat = game.decision.seat
            game.answer(*bots[seat].choose(game.view(seat)))
    raise AssertionError("everybody can always ride")


@pytest.mark.parametrize("title", TITLES)
def test_every_word_alone_has_a_rule_or_is_an_answer(title: str) -> None:
    game = at(title, MAIN[title], turn=2)
    rules = book.load(title).rules
    for word, verb in shipped_words(title).wishes():
        for seat in (0, 1):
            verdict = explain.why_not(game, seat, word)
            assert verdict.allowed or rules[verdict.rule].kind != "heading", (word, verb)


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize(
    "wish", ["fly to the moon", "fly", "月に飛ぶ", "飛翔", "attack the moon's cheese", "12 monkeys"]
)
def test_what_means_nothing_is_a_typed_error(title: str, wish: str) -> None:
    game = at(title, MAIN[title], turn=2)
    before = game.state_hash()
    for seat in (0, 1):
        with pytest.raises(BadWish):
            explain.why_not(game, seat, wish)
    assert game.state_hash() == before


@pytest.mark.parametrize("title", TITLES)
def test_an_option_that_could_never_be_is_a_typed_error(title: str) -> None:
    game = at(title, MAIN[title], turn=2)
    verb = next(iter(game.rules.asking.verb_rules))
    wrong: list[Any] = [
        ("fly",), ("",), (), (3,), ("card", 10_000), ("card", "x"), ("card", -5), ("card", True),
        ("card", 1, 2, 3), ("times", 1.5), "card", None, [verb], (verb, None), ("pass", 1),
    ]  # fmt: skip
    for wish in wrong:
        for seat in (0, 1):
            with pytest.raises(BadWish) as told:
                game.why_not(seat, wish)
            assert told.value.field == "wish"
    assert game.why_not(1 - game.decision.seat, (verb,)) is not None


@pytest.mark.parametrize("title", TITLES)
def test_what_is_offered_is_always_a_wish_that_means_something(title: str) -> None:
    for number in range(4):
        for game, _rng in decisions(title, number, log=False):
            decision = game.decision
            for option in () if decision is None else decision.options:
                assert decision is not None and game.why_not(decision.seat, option) is None
                kernel_wish.check(game.rules, game.state, (option[0],))


@pytest.mark.parametrize("title", TITLES)
def test_every_verb_of_an_action_has_its_rule(title: str) -> None:
    rules = games.load(title).rules()
    answers = {"card", "zone", "option", "standby", "replace", "times"}
    chosen = {
        "give",
        "hit",
        "in gate",
        "attribute",
        "place",
        "treat",
        "treat not",
    }  # of questions in Gate Ruler
    assert set(rules.asking.verbs) - answers - chosen <= set(rules.asking.verb_rules)
    for number in rules.asking.verb_rules.values():
        assert book.load(title).rules[number].kind != "heading"


@pytest.mark.parametrize(
    ("said", "name"),
    [
        ("砦", "嵐の砦ヴォルグ"),
        ("門番の少女", "門番の少女ミナ"),
        ("灰羽を出現させる", "灰羽の竜ゴルム"),
        ("ライゴウマルにライド", "雷迅 ライゴウマル"),
        ("ライゴウマルでアタックする", "雷迅 ライゴウマル"),
        ("spark", "sparkmite"),
        ("keeper", "stormwrack keeper"),
    ],
)
def test_a_part_of_a_name_is_enough(said: str, name: str) -> None:
    assert wishes.likeness(wishes.plain(said), wishes.plain(name)) > 0


@pytest.mark.parametrize(
    ("said", "name"),
    [
        ("進攻する", "嵐の砦ヴォルグ"),
        ("に", "門番に立つ者"),
        ("を出現", "灰羽の竜ゴルム"),
        ("ラ", "雷迅 ライゴウマル"),
        ("in", "inlet"),
    ],
)
def test_an_ending_or_a_letter_is_not(said: str, name: str) -> None:
    assert wishes.likeness(wishes.plain(said), wishes.plain(name)) == 0


@pytest.mark.parametrize("form", ["{name}を出現させる", "{name}を出す", "{part}をプレイ", "{part}"])
def test_a_card_is_named_in_japanese_without_blanks(form: str) -> None:
    game = at("godzilla", "main", turn=4)
    seat = game.decision.seat
    names = [
        card.names["ja"]
        for card in (game.state.printed[option[1]] for option in game.decision.options[:-1])
        if card.values["type"] == "battle"
    ]
    for name in names:
        wish = wishes.understand(game, game.view(seat), form.format(name=name, part=name[:3]))
        assert wish.named is not None and wish.verb in ("play battle", "invade", "gain rage")
        assert name[:3] in game.pool[wish.named["number"]].names["ja"]
