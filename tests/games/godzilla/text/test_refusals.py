"""What is not read is refused, whole, with the place where reading stopped."""

from __future__ import annotations

import time

import pytest

from headjudge.games.godzilla.language import text as card_text
from headjudge.language.phrases import Unreadable


@pytest.mark.parametrize(
    ("printed", "lang", "stopped_at", "clause"),
    [
        ("[Enter] Draw 1 card, then juggle 2 cards.", "en", "juggle", "then juggle 2 cards"),
        ("[Enter] Draw 1 card. Whistle.", "en", "whistle", "whistle"),
        ("This card gains +3000 charm.", "en", "charm", "this card gains +3000 charm"),
        ("【出現時】あなたは1枚歌う。", "ja", "歌う", "出現時あなたは1枚歌う"),
    ],
)
def test_a_refusal_names_column_and_clause(
    printed: str, lang: str, stopped_at: str, clause: str
) -> None:
    with pytest.raises(Unreadable) as refused:
        card_text.read(printed, lang, "battle")
    normal = card_text.normalise(printed, lang)
    assert refused.value.text == normal
    assert normal[refused.value.column :].startswith(stopped_at)
    assert refused.value.clause == clause


def test_a_bare_instruction_is_an_ability_of_strategy_cards_only() -> None:
    assert card_text.read("Draw 1 card.", "en", "strategy")
    with pytest.raises(Unreadable):
        card_text.read("Draw 1 card.", "en", "battle")


@pytest.mark.parametrize(
    ("printed", "lang", "stopped_at"),
    [
        ("Double the counter power of 1 of your battle cards.", "en", "double the"),
        ("あなたの交戦カード1枚の撃退力を2倍にする。", "ja", "枚の"),
        ("あなたの交戦カード1枚は能力をすべて失う。", "ja", "枚は"),
    ],
)
def test_nobody_chooses_a_card_for_a_continuous_ability(
    printed: str, lang: str, stopped_at: str
) -> None:
    """An effect that goes on for the turn asks which card it is."""
    turn = "For the rest of the turn, " if lang == "en" else "そのターン中、"
    assert card_text.read(turn + printed[0].lower() + printed[1:], lang, "strategy")
    with pytest.raises(Unreadable) as refused:
        card_text.read(printed, lang, "battle")
    assert refused.value.text[refused.value.column :].startswith(stopped_at)


def test_it_is_not_clear_how_much_is_done_instead() -> None:
    """Of `A, then B. If C, D instead` nobody can say whether A is done."""
    clear = "[Enter] Draw 1 card. If your opponent's [Rage] is 0, draw 2 cards instead."
    assert card_text.read(clear, "en", "battle")
    with pytest.raises(Unreadable):
        card_text.read(clear.replace("card.", "card, then shuffle your deck.", 1), "en", "battle")


@pytest.mark.parametrize(
    "text",
    [
        "draw 1 card and " * 200 + "draw 1 card.",
        "if this card is in zone 8, " * 120 + "draw 1 card.",
        "for each card under this card, " * 120 + "draw 1 card.",
        "you may draw 1 card, if you do, " * 100 + "draw 1 card.",
        "if you have a card in play, draw 1 card, then " * 60 + "draw 1 card.",
        "choose one: ・" * 200 + "draw 1 card.",
        "[Awakening 4] " * 250 + "[Enter] Draw 1 card.",
    ],
)
def test_a_text_made_to_be_read_in_countless_ways_costs_little(text: str) -> None:
    before = time.monotonic()
    try:
        card_text.read(text, "en", "strategy")
    except Unreadable as refused:
        assert 0 <= refused.column < len(refused.text)
    assert time.monotonic() - before < 20


REVEALS = "reveal the top card of your deck. If the revealed card is blue, draw 1 card."
SAME_RANK = (
    "[Destroy] all of your opponent's battle cards with rank equal to or lower than the rank of "
    "the card that was [Destroy]."
)
COLUMN = "[Destroy] all of your opponent's battle cards in the same column as that battle card."


@pytest.mark.parametrize(
    ("nothing", "words", "something"),
    [
        (
            "[Enter] [Destroy] all of your opponent's battle cards in that zone.",
            "that zone",
            "[Enter] Choose 1 of your opponent's zones. "
            "[Destroy] all of your opponent's battle cards in that zone.",
        ),
        (
            "[Enter] If the revealed card is blue, draw 1 card.",
            "revealed card",
            f"[Enter] R{REVEALS[1:]}",
        ),
        (
            "[Enter] Add 1 battle card among them to your hand.",
            "among them",
            "[Enter] Look at the top 3 cards of your deck. Add 1 battle card among them to your "
            "hand.",
        ),
        (
            "At the beginning of your counter phase, if this card was played from your hand, "
            "draw 1 card.",
            "was played",
            "[Enter] If this card was played from your hand, draw 1 card.",
        ),
        (
            "If this card was played through evolution, this card gains +1000 counter power.",
            "was played",
            "[Enter] If this card was played through evolution, draw 1 card.",
        ),
        (
            "At the beginning of your counter phase, return it to your hand.",
            "it to your hand",
            "[Enter] Return it to your hand.",
        ),
        (
            "[Enter] If a monster card is discarded this way, draw 1 card.",
            "this way",
            "[Enter] Discard 1 card. If a monster card is discarded this way, draw 1 card.",
        ),
        (
            f"[Enter] {SAME_RANK}",
            "that was [Destroy]",
            f"Whenever one of your battle cards is [Destroy], {SAME_RANK}",
        ),
        (
            f"At the beginning of your counter phase, {COLUMN}",
            "that battle card",
            f"Whenever you play a battle card, {COLUMN}",
        ),
    ],
)
def test_words_that_speak_of_nothing_are_refused(nothing: str, words: str, something: str) -> None:
    """They could be read, and would never do anything."""
    assert card_text.read(something, "en", "battle")
    with pytest.raises(Unreadable) as refused:
        card_text.read(nothing, "en", "battle")
    assert refused.value.text[refused.value.column :].startswith(words)


@pytest.mark.parametrize(
    ("nothing", "something"),
    [
        (
            "【出現時】そのエリアにいる相手の交戦カードをすべて【破壊】する。",
            "【出現時】相手のエリア1つを指定し、そのエリアにいる相手の交戦カードをすべて【破壊】する。",
        ),
        (
            "あなたの撃退フェイズ開始時、手札から出現したら、あなたは1枚引く。",
            "【出現時】手札から出現したら、あなたは1枚引く。",
        ),
    ],
)
def test_so_they_are_in_japanese(nothing: str, something: str) -> None:
    assert card_text.read(something, "ja", "battle")
    with pytest.raises(Unreadable):
        card_text.read(nothing, "ja", "battle")


def test_no_other_language() -> None:
    with pytest.raises(ValueError, match="no card text in 'fr'"):
        card_text.read("Piochez 1 carte.", "fr", "battle")
