"""Wide screens are used, and narrow ones are told the table in lines."""

from __future__ import annotations

import io
import re
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from headjudge import games, starting
from headjudge.players import built_in
from headjudge.terminal.session import Session
from tests.terminal.command_line import fine

TITLES = games.NAMES
LANGS = ("en", "ja")
DRAWN = re.compile(r"[\u2500-\u25ff]")  # frames, blocks and squares


def come_to(title: str, seed: int = 3, turn: int = 5) -> Any:
    decks = sorted(games.load(title).decks())
    game = starting.start(title, (decks[0], decks[1]), seed=seed)
    bots = [built_in("greedy", 1), built_in("greedy", 2)]
    while game.decision is not None:
        if game.state.turn >= turn and game.decision.prompt in ("main", "act"):
            break
        seat = game.decision.seat
        game.answer(*bots[seat].choose(game.view(seat)))
    return game


def shown(game: Any, width: int, lang: str = "en", listed: bool = False) -> list[str]:
    """The screen of whoever is asked."""
    output = io.StringIO()
    console = Console(file=output, width=width, color_system=None, highlight=False)
    session = Session(game, [None, None], console, lang, ("One", "Two"), listed=listed)
    session.show(game.decision.seat)
    return output.getvalue().splitlines()


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("lang", LANGS)
def test_a_board_takes_the_width_of_the_screen(title: str, lang: str) -> None:
    game = come_to(title)
    for width in (80, 100, 120, 157):
        lines = shown(game, width, lang)
        widest = max(cell_len(line) for line in lines)
        assert widest <= width
        framed = max(cell_len(line) for line in lines if "─" in line)
        assert framed > width - 6
        assert len({cell_len(line) for line in lines if line.startswith(("├", "╞"))}) <= 1


@pytest.mark.parametrize("title", TITLES)
def test_on_a_wide_screen_names_are_cut_less(title: str) -> None:
    def cuts(width: int) -> int:
        return "".join(line for turn in (3, 5) for line in shown(games_at[turn], width)).count("…")

    games_at = {turn: come_to(title, turn=turn) for turn in (3, 5)}
    assert cuts(140) <= cuts(80)


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("lang", LANGS)
def test_below_80_columns_and_if_asked_for_the_table_is_told_in_lines(
    title: str, lang: str
) -> None:
    """Nothing is drawn, no line is too long, and every card in play and of the hand is named."""
    game = come_to(title)
    seat = game.decision.seat
    view = game.view(seat)
    words = games.wording(game)
    for width, listed in ((79, False), (60, False), (40, False), (80, True), (120, True)):
        lines = shown(game, width, lang, listed)
        assert not DRAWN.search("".join(lines))
        assert max(cell_len(line) for line in lines) <= width
        text = "".join(" ".join(lines).split())
        for zone in view["zones"]:
            if zone["kind"] in IN_PLAY and (zone["kind"] != "hand" or zone["seat"] == seat):
                for card in zone["cards"]:
                    if card["number"] and "under" not in card and card.get("face") != "down":
                        assert "".join(words.card(card["number"], lang).split()) in text
    assert any("─" in line for line in shown(game, 80, lang))


IN_PLAY = frozenset(
    {"vanguard", "rear-guard", "zone", "invading", "leader", "battle", "attack", "defense", "ruler",
     "hand"}
)  # fmt: skip


@pytest.mark.parametrize("title", TITLES)
def test_in_a_list_each_option_has_a_line_with_the_number_it_has_on_a_board(title: str) -> None:
    game = come_to(title)
    console = Console(file=io.StringIO(), width=200)
    session = Session(game, [None, None], console, "en", ("One", "Two"), listed=True)
    view = game.view(game.decision.seat)
    labels = session.labels(view)
    lines = session.option_lines(view, "")
    found = [int(match[1]) for line in lines if (match := re.match(r"(\d+) ", line))]
    assert found == sorted(set(labels))


def test_a_unit_is_told_in_words() -> None:
    text = " ".join(" ".join(shown(come_to("vanguard"), 80, listed=True)).split())
    assert re.search(r"V, the vanguard circle: [^:]+, grade \d, power \d+, critical \d", text)
    text = "".join(shown(come_to("godzilla"), 80, "ja", listed=True))
    assert re.search(r"エリア\d:[^:]+、進攻怪獣、等級I+V?、脅威度\d+", text)


@pytest.mark.parametrize(
    ("title", "word"),
    [("vanguard", "grade"), ("godzilla", "rank"), ("dragonball", "cost"), ("gateruler", "level")],
)
def test_the_hand_is_told_in_words(title: str, word: str) -> None:
    text = " ".join(" ".join(shown(come_to(title, turn=4), 80, listed=True)).split())
    hand = text.partition("Your hand:")[2].partition("Turn 4")[0]
    assert word in hand
    assert not re.search(r"\b[GL]\d\b", hand)


def test_play_and_replay_take_the_option(tmp_path: Any) -> None:
    file = str(tmp_path / "game.json")
    text = fine("play", "vanguard", "--list", "--seed", "3", "--save", file, input="0\nquit\n")
    assert "Your hand:" in text
    assert not DRAWN.search(text)
    assert not DRAWN.search(fine("replay", file, "--list"))
    assert DRAWN.search(fine("replay", file))
