"""The normal form: what carries no meaning is made alike, and nothing else."""

from __future__ import annotations

import pytest

from headjudge.games.godzilla.language import text as card_text


@pytest.mark.parametrize(
    ("printed", "normal"),
    [
        (
            "<Enter> Draw 1 card.\nThen, discard 1 card .",
            "[Enter] draw 1 card. then, discard 1 card.",
        ),
        (
            "<Awakening6> This card gains +10,000 threat level.",
            "[Awakening 6] this card gains +10000 threat level.",
        ),
        ("<Evolution5> <《Tide》> (At the beginning, search “A(b)”.)", "[Evolution 5] «Tide»"),
        (
            "<Destroy> a card named 「Mr. Foam」 in zones 1–5.",
            "[Destroy] a card named “Mr. Foam” in zones 1-5.",
        ),
        ("Your rank Ⅲ Monster Card is in Zone 3.", "your rank III monster card is in zone 3."),
        (
            "<Resonance> Red/Blue\n・ Battle cards must be «Tide» only.",
            "[Resonance] red/blue ・battle cards must be «Tide» only.",
        ),
        ("Discard 1 card： <Destroy> this card..", "discard 1 card: [Destroy] this card."),
        ("All gain “[Revenge] Draw 1 card.”", "all gain “[Revenge] draw 1 card.”"),
    ],
)
def test_english(printed: str, normal: str) -> None:
    assert card_text.normalise(printed, "en") == normal
    assert card_text.normalise(normal, "en") == normal


@pytest.mark.parametrize(
    ("printed", "normal"),
    [
        ("【出現時】これの撃退力＋３０００。", "出現時これの撃退力+3000。"),
        ("出現時\nあなたは　１枚 引く。(注釈)", "出現時あなたは1枚引く。"),
        ("進化5＜潮＞", "進化5《潮》"),
        ("相手のエリア１～５にいる「泡 王(1)」", "相手のエリア1-5にいる「泡 王(1)」"),
        ("等級Ⅲで、等級㉓でない、等級－２", "等級IIIで、等級23でない、等級-2。"),
        ("あなたの＜進化＞を持つ交戦カード。", "あなたの進化を持つ交戦カード。"),
        ("これの脅威度＋1000", "これの脅威度+1000。"),
    ],
)
def test_japanese(printed: str, normal: str) -> None:
    assert card_text.normalise(printed, "ja") == normal
    assert card_text.normalise(normal, "ja") == normal


def test_english_is_printed_with_capitals_commas_and_lines() -> None:
    printed = (
        "[Burst 3]\n"
        "[Enter] If this card has 2 or more [Rage], choose one:\n"
        "・Draw 1 card.\n"
        "・Increase this card's [Rage] by 1.\n"
        "This card gains +10,000 threat level."
    )
    read = card_text.read(printed, "en", "monster")
    assert card_text.say(read, "en", "monster") == printed


def test_japanese_is_printed_with_brackets_wide_signs_and_lines() -> None:
    printed = (
        "【強襲3】\n"
        "【相手のターン中】【覚醒6】これがエリア4～8にいるなら、これの【怒り】を1増やす。"
    ).replace("これの【怒り】を1増やす", "これの脅威度＋10000")
    read = card_text.read(printed, "ja", "monster")
    assert card_text.say(read, "ja", "monster") == printed
