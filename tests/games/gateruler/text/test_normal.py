"""The normal form: what carries no meaning makes no difference."""

from __future__ import annotations

import pytest

from headjudge.games.gateruler.language import text as card_text
from headjudge.language import terms as t

SAME = (
    (
        '■"Long Barrage" - Standard Action: [DR 3] Draw a card.',
        '"Long Barrage" - Standard Action: [DR3.] Draw a card.',
        "“Long Barrage” – Standard Action:[DR 3] Draw  a card.",
    ),
    ("Breakthrough", "■Breakthrough (It deals damage behind the unit.)"),
    ("【TD】 Draw a card.", "[TD]Draw a card."),
    (
        "Timing: Instant Action\nChoose 1 of the following:\n• Draw a card.\n• Heal 1 life.",
        "Timing: Instant Action\nChoose 1 of the following:\n・Draw a card.\n•Heal 1 life.",
    ),
)


@pytest.mark.parametrize("texts", SAME)
def test_signs_spaces_and_reminders_make_no_difference(texts: tuple[str, ...]) -> None:
    assert len({card_text.normalise(text) for text in texts}) == 1
    assert len({card_text.read(text) for text in texts}) == 1


@pytest.mark.rule("gateruler:2-13d")
def test_what_stands_in_round_brackets_only_explains() -> None:
    assert card_text.read("Breakthrough (This ability is dangerous.)") == (
        t.Keyword("Breakthrough"),
    )


@pytest.mark.rule("gateruler:2-13b")
def test_each_line_is_an_ability() -> None:
    read = card_text.read("Breakthrough\n■Intercept\n■This gains +1 ATK.")
    assert [type(each).__name__ for each in read] == ["Keyword", "Keyword", "Continuous"]


def test_normal_text_is_normal() -> None:
    for texts in SAME:
        normal = card_text.normalise(texts[0])
        assert card_text.normalise(normal.replace(" • ", "\n• ")) == normal
