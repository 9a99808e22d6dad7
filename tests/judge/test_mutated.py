"""Rulings that were damaged by chance: they hold, differ, or are refused with a typed error."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from pathlib import Path

from headjudge.judge.notation import BadRuling, read
from headjudge.judge.play import judge
from headjudge.judge.position import set_up
from headjudge.kernel.errors import HeadjudgeError
from tests.figures import Figure

FOLDER = Path(__file__).parents[1] / "games"
SECONDS = 2.0  # for a ruling
SIGNS = "();:,\"'[]「」、：#\t\\{}*.-+0９ßaé漢\x00\u202e😀"
Chance = random.Random


def characters(text: str, chance: Chance) -> str:
    """Some characters left out, doubled, or exchanged."""
    for _ in range(chance.randint(1, 6)):
        at = chance.randrange(len(text))
        text = text[:at] + chance.choice(["", text[at] * 2, chance.choice(SIGNS)]) + text[at + 1 :]
    return text


def words(text: str, chance: Chance) -> str:
    """Some words left out, exchanged, or put elsewhere."""
    parts = text.split(" ")
    for _ in range(chance.randint(1, 5)):
        one, other = chance.randrange(len(parts)), chance.randrange(len(parts))
        parts[one] = chance.choice(["", parts[other], parts[one].upper(), f'"{parts[one]}"'])
    return " ".join(parts)


def lines(text: str, chance: Chance) -> str:
    """Some lines left out, doubled, put elsewhere, or indented."""
    rows = text.split("\n")
    for _ in range(chance.randint(1, 4)):
        one, other = chance.randrange(len(rows)), chance.randrange(len(rows))
        rows[one] = chance.choice(["", rows[other], f"    {rows[one]}", rows[one].strip()])
    return "\n".join(rows)


def numbers(text: str, chance: Chance) -> str:
    """Numbers made large, negative, or no numbers."""
    found = [at for at, letter in enumerate(text) if letter.isdecimal()]
    for at in sorted(chance.sample(found, min(4, len(found))), reverse=True):
        new = chance.choice(["-1", "0", "99", "9" * 30, "1e9", "٣", "½", "0x7", "1.5"])
        text = text[:at] + new + text[at + 1 :]
    return text


def nesting(text: str, chance: Chance) -> str:
    """Brackets and quotation marks put around words, many deep."""
    parts = text.split(" ")
    at, deep = chance.randrange(len(parts)), chance.choice([1, 2, 9, 400])
    opening, closing = chance.choice(["()", "[]", "「」", '""', "(over "])[0:1], ")"
    if chance.random() < 0.3:
        parts[at] = "Plain (over " * deep + parts[at] + ")" * deep
    else:
        parts[at] = opening * deep + parts[at] + closing * deep
    return " ".join(parts)


def sizes(text: str, chance: Chance) -> str:
    """A line, a word or the whole many times over."""
    rows = text.split("\n")
    at = chance.randrange(len(rows))
    kind, many = chance.randrange(4), chance.choice([3, 40, 500])
    if kind == 0:
        rows[at] = f"{rows[at]}; " * many
    elif kind == 1:
        rows[at] = rows[at].replace(" ", " " * many)
    elif kind == 2:
        rows[at : at + 1] = [rows[at]] * many
    else:
        rows[at] = f"{rows[at]}, " * many
    return "\n".join(rows)


MUTATIONS: tuple[Callable[[str, Chance], str], ...] = (
    characters, words, lines, numbers, nesting, sizes,
)  # fmt: skip


def one_ruling(text: str, chance: Chance) -> str:
    """What stands before the first ruling of a file, and one of its rulings."""
    common, *rest = ("\n" + text).replace("\n裁定 ", "\nruling ").split("\nruling ")
    return f"{common}\nruling {chance.choice(rest)}"


def test_damaged_rulings_give_typed_errors_and_leave_nothing_half_played(figure: Figure) -> None:
    chance = Chance("damaged rulings")
    files = sorted(FOLDER.glob("*/rulings/**/*.ruling"))
    outcomes = {"refused": 0, "wrong": 0, "holds": 0}
    for _ in range(figure(quick=40, gate=400, long=2_000)):
        file = chance.choice(files)
        text = one_ruling(file.read_text(encoding="utf-8"), chance)
        for mutation in chance.choices(MUTATIONS, k=chance.randint(1, 3)):
            text = mutation(text, chance)
        begun = time.process_time()
        outcomes[outcome_of(text)] += 1
        assert time.process_time() - begun < SECONDS, (file, text[:2_000])
    assert all(outcomes.values()), outcomes


def outcome_of(text: str) -> str:
    """What becomes of a text: whatever is raised but an error of ours fails the test."""
    try:
        rulings = read(text)
    except BadRuling as error:
        assert 1 <= error.line <= max(1, text.count("\n") + 1) and error.message
        return "refused"
    reports = [judge(each) for each in rulings[:3]]
    for each in [told for report in reports for told in report.wrong]:
        assert 1 <= each.line <= text.count("\n") + 1 and each.text
    for report in reports:
        if report.game is not None and report.game.decision is not None:
            report.game.view(0)  # the game is whole, at a question
    return "holds" if all(report.holds for report in reports) else "wrong"


def test_a_ruling_whose_form_is_wrong_is_not_played_at_all() -> None:
    good = "ruling A\ngame vanguard\nturn you, main phase\nyou: pass\n"
    try:
        read(f"{good}ruling B\nflurb\n")
    except BadRuling as error:
        assert error.line == 6
    else:
        raise AssertionError("no error")


def test_a_position_too_large_or_too_deep_is_refused() -> None:
    for parts in (
        f"hand {'Plain (over ' * 300}Plain{')' * 300}",
        "; ".join(["deck 400"] * 9),
        f"hand {', '.join(['90 Plain'] * 40)}",
        "rage 99999999999999999999",
        "hand 99999999999999999999",
        "; ".join(["hand 1"] * 300),
    ):
        try:
            set_up(read(f"ruling A\ngame godzilla\nyou have {parts}\n")[0])
        except HeadjudgeError:
            continue
        raise AssertionError(parts[:40])
