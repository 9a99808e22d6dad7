"""Options in short, for every game: a word or two in both languages."""

from __future__ import annotations

import pytest

import headjudge
from headjudge import players
from headjudge.language.labels import LONGEST_LABEL, first_words
from tests.reliability.play import TITLES


@pytest.mark.parametrize("title", TITLES)
def test_every_option_has_a_short_label_in_both_languages(title: str) -> None:
    """Where an option acts on a card, its label is not the name of the card but what is done."""
    decks = sorted(headjudge.decks(title))[:2]
    match = headjudge.start(title, (decks[0], decks[1]), seed=5)
    bots = [players.make("greedy", 1), players.make("greedy", 2)]
    labels: dict[str, set[str]] = {}
    while match.decision is not None and match.view(2)["turn"] < 4:
        offers = {lang: match.offers(lang) for lang in ("en", "ja")}
        for lang, found in offers.items():
            assert all(0 < len(each.label) <= LONGEST_LABEL[lang] for each in found)
        for option, english, japanese in zip(match.legal, offers["en"], offers["ja"], strict=True):
            labels.setdefault(option["verb"], set()).update({english.label, japanese.label})
            if "card" in option and option["card"]["name"]:
                assert option["card"]["name"] != english.label or option["verb"] == "standby"
        seat = match.decision.seat
        match.answer(*bots[seat].choose(match.view(seat)))
    attacks = {"attack", "攻撃" if title == "gateruler" else "アタック"}
    assert title == "godzilla" or labels["attack"] == attacks
    assert labels["card"] == {"choose", "選ぶ"}


def test_an_ability_is_called_by_its_first_words_without_signs_and_costs() -> None:
    text = "[ACT](VC):[Counter-Blast 1] Draw a card. Then discard a card of your hand."
    assert first_words(text, "en") == "Draw a card. Then discard…"
    assert first_words("[Blocker]", "en") == "Blocker"
    assert (
        first_words("【起】【コスト】カードを1枚引き、その後手札から1枚捨てる。", "ja")
        == "カードを1枚引き、その後手…"
    )
    assert first_words("Draw.", "en") == "Draw."


def test_who_is_not_asked_is_told_whom_they_wait_for() -> None:
    match = headjudge.start("godzilla", ("ember_rush", "drowned_choir"), seed=1)
    assert match.decision is not None
    seat = match.decision.seat
    asked = match.say()
    assert match.say(seat=seat) == asked
    assert match.say(seat=1 - seat) == f"Waiting for your opponent: {asked.rstrip('?')}"
    assert match.say(seat=2).startswith(f"Waiting for player {seat + 1}: ")
    assert match.say(seat=1 - seat, lang="ja").startswith("相手の選択を待っています")
