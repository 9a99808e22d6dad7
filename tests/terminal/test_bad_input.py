"""Every command, given what it cannot use: one clear line, exit code 2, nothing changed."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from headjudge.cli import main


def bad_files(folder: Path) -> dict[str, str]:
    """Files that are wrong in many ways."""
    contents: dict[str, bytes] = {
        "EMPTY": b"",
        "BYTES": b"\xff\xfe\x00\x81",
        "TOML": b"name = ",
        "JSON": b'{"a": 1',
        "OTHER": b'{"headjudge": 99}',
        "LIST": b"[1, 2, 3]",
        "SHORT": b'name = "x"\nmonsters = []\n[main]\n',
        "UNKNOWN": b'name = "x"\nmonsters = ["ZZ-1"]\n[main]\n"ZZ-2" = 50\n',
    }
    named = {}
    for name, data in contents.items():
        path = folder / name.lower()
        path.write_bytes(data)
        named[name] = str(path)
    named["FOLDER"] = str(folder)
    named["MISSING"] = str(folder / "missing")
    return named


BAD = [
    ("play chess", "error: game: no such game: 'chess'"),
    ("play", "error: game: missing"),
    ("play godzilla --deck nothing", "error: deck: no deck and no file 'nothing'"),
    ("play godzilla --deck a --deck b --deck c", "error: --deck: at most 2 decks, not 3"),
    ("play godzilla --deck BYTES", "error: deck: "),
    ("play godzilla --deck SHORT --deck ember_rush", "error: monsters: "),
    ("play godzilla --against nobody", "error: --against: "),
    ("play godzilla --seat 3", "error: --seat: "),
    ("play godzilla --seed x", "error: --seed: "),
    ("play godzilla --edition fr-1", "error: edition: no edition 'fr-1'"),
    ("play godzilla --lang fr", "error: --lang: "),
    ("play godzilla --save MISSING/game.json", "error: --save: "),
    ("play godzilla --resume MISSING", "error: --resume: "),
    ("play godzilla --resume OTHER", "error: headjudge: "),
    ("play godzilla --wat", "error: --wat: no such option"),
    ("play godzilla more", "error: usage: "),
    ("simulate chess", "error: game: no such game"),
    ("simulate godzilla --decks ember_rush", "error: --decks: "),
    ("simulate godzilla --decks ember_rush nothing", "error: deck: no deck and no file 'nothing'"),
    ("simulate godzilla --decks ember_rush TOML", "error: deck: "),
    ("simulate godzilla --games 0", "error: --games: "),
    ("simulate godzilla --games many", "error: --games: "),
    ("simulate godzilla --players random deep", "error: players: no player 'deep'"),
    ("simulate godzilla --workers 0", "error: --workers: "),
    ("simulate godzilla --edition x", "error: edition: "),
    ("replay", "error: file: missing"),
    ("replay MISSING", "error: file: "),
    ("replay FOLDER", "error: file: "),
    ("replay EMPTY", "error: file: "),
    ("replay BYTES", "error: file: "),
    ("replay LIST", "error: file: "),
    ("replay OTHER", "error: headjudge: "),
    ("replay OTHER --to -1", "error: --to: "),
    ("deck", "Usage: "),
    ("deck check godzilla", "error: file: missing"),
    ("deck check godzilla MISSING", "error: deck: no deck and no file"),
    ("deck check godzilla BYTES", "error: deck: "),
    ("deck check godzilla TOML", "error: deck: "),
    ("deck check godzilla LIST", "error: deck: "),
    ("deck check godzilla UNKNOWN", "error: deck.ZZ-1: unknown card ZZ-1"),
    ("deck check chess ember_rush", "error: game: "),
    ("deck check godzilla ember_rush --edition x", "error: edition: "),
    ("deck list chess", "error: game: "),
    ("deck show godzilla nothing", "error: deck: "),
    ("cards check godzilla MISSING", "error: cards: "),
    ("cards check godzilla FOLDER", "error: cards: "),
    ("cards check godzilla EMPTY", "error: EMPTY: no [[card]] in it"),
    ("cards check godzilla BYTES", "error: cards: "),
    ("cards check godzilla JSON", "error: JSON: not JSON"),
    ("cards check godzilla OTHER", "error: OTHER: a list of cards"),
    ("cards check godzilla SHORT", "error: SHORT: no [[card]] in it"),
    ("cards check godzilla LIST --map x", "error: map: x: "),
    ("cards check godzilla LIST --map x=y", "error: map.x: cards have no such field"),
    ("cards check godzilla LIST --lang fr", "error: --lang: "),
    ("cards show godzilla", "error: card: missing"),
    ("cards show godzilla zzz", "error: card: no card 'zzz'"),
    ("cards show chess x", "error: game: "),
    ("cards list godzilla --type cat", "error: --type: no type 'cat'"),
    ("cards list godzilla --color pink", "error: --color: no color 'pink'"),
    ("cards list godzilla --trait Zzz", "error: --trait: no trait 'Zzz'"),
    ("cards list godzilla --rank x", "error: --rank: "),
    ("rules check chess", "error: game: "),
    ("rules report chess", "error: game: "),
    ("rules show godzilla 99.9", "error: number: godzilla has no rule '99.9'"),
    ("rules show godzilla", "error: number: missing"),
    ("rules trace godzilla --games 0", "error: --games: "),
    ("rules trace chess", "error: game: "),
    ("rules diff godzilla MISSING", "error: file: "),
    ("rules diff godzilla EMPTY --edition x", "error: edition: "),
    ("rules knockout chess", "error: game: "),
    ("rules knockout godzilla 99.9", "error: number: "),
    ("rules mutate chess", "error: game: "),
    ("rules mutate godzilla 99.9", "error: number: "),
    ("rules mutate godzilla --sample 0", "error: --sample: "),
    ("rules knockout godzilla --workers 0", "error: --workers: "),
    ("fly", "error: usage: No such command 'fly'"),
    ("--fly", "error: --fly: no such option"),
]


@pytest.mark.parametrize(("line", "message"), BAD)
def test_bad_input_is_one_line_and_exit_code_2(line: str, message: str, tmp_path: Path) -> None:
    named = bad_files(tmp_path)
    before = sorted(path.name for path in tmp_path.iterdir())
    words = [
        next((word.replace(key, path) for key, path in named.items() if word.startswith(key)), word)
        for word in line.split()
    ]
    result = CliRunner().invoke(main, words, input="")
    assert result.exit_code == 2
    for key, path in named.items():
        message = message.replace(f" {key}:", f" {path}:")
    assert result.stderr.startswith(message), result.stderr
    assert "Traceback" not in result.output
    if message != "Usage: ":
        lines = result.stderr.splitlines()
        assert all(each.startswith("error: ") for each in lines)
        assert len(lines) == 1 or "deck check" in line or "--deck SHORT" in line
        assert result.stdout == ""
    assert sorted(path.name for path in tmp_path.iterdir()) == before
