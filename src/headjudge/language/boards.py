"""Finding the description of a game's board, or making a plain one of the game's zones."""

from __future__ import annotations

from functools import cache
from importlib import resources

from headjudge.kernel.rules import Rules
from headjudge.kernel.zones import PUBLIC, ZoneKind
from headjudge.language.board import (
    Art,
    Board,
    CardLook,
    Corners,
    Figure,
    Kinds,
    Label,
    Mat,
    Might,
    Named,
    Slot,
    Tints,
    Words,
    read_board,
)

HELD = "hand"  # the zone whose cards a player holds


def board_text(game: str) -> str:
    """The description in the package of a game of the project, reached so that the game is not
    imported; "": there is none."""
    place = resources.files("headjudge") / "games" / game / "telling" / "board.toml"
    return place.read_text(encoding="utf-8") if game.isidentifier() and place.is_file() else ""


def board_of(game: str, text: str, rules: Rules) -> Board:
    """A game's board: from this text, or the one in its package, or made of its zones."""
    text = text or board_text(game)
    return read_board(text) if text else plain_board(rules)


def plain_board(rules: Rules) -> Board:
    """A board with a row for the zones in play, then one for the others; every value that
    players are shown stands on the cards."""
    kinds = [kind for kind in rules.layout.kinds if not kind.shared and kind.name != HELD]
    rows = [
        [slot for kind in kinds if kind.field for slot in slots(kind)],
        [slot for kind in kinds if not kind.field for slot in slots(kind)],
    ]
    near = [row for row in rows if row]
    shared = [slot for kind in rules.layout.kinds if kind.shared for slot in slots(kind)]
    name = rules.name.replace("_", " ").capitalize()
    values = rules.showing.values
    corners = [[Figure(value=each)] for each in values[:3]] + [[], [], []]
    return Board(
        game=rules.name,
        title=same(name),
        aim=same(""),
        mat=Mat(ground="plain", hue=40, back="rings"),
        turns_cards=True,
        phases=[],
        near=near,
        far=[row[::-1] for row in near[::-1]],
        strip=[kind.name for kind in rules.layout.kinds if not kind.field and not kind.shared],
        shrink=[kind.name for kind in kinds if not kind.field],
        numbers=True,
        middle=shared,
        card=CardLook(
            frame="bulletin",
            kind=Kinds(value="", of={}),
            tint=Tints(value="", of={}),
            corners=Corners(br=corners[0], bl=corners[1], tr=corners[2]),
            figures=[Named(value=each, label=same(each)) for each in values],
            might=Might(value=values[0] if values else "", top={}),
            art=[Art(motif=["orb", "sigil", "crystal"])],
        ),
    )


@cache
def letters_of(game: str, lang: str) -> dict[str, str]:
    """The letter that stands for each colour of a game's cards, as its description says."""
    tints = read_board(board_text(game)).card.tint.of
    return {name: in_words(tint.letter, lang) for name, tint in tints.items()}


def in_words(label: Label, lang: str) -> str:
    """A label in a language."""
    return label if isinstance(label, str) else label.ja if lang == "ja" else label.en


@cache
def phases_of(rules: Rules, lang: str) -> dict[str, str]:
    """The parts of a game's turn in order: what each is called, by the first rule it is under."""
    text = board_text(rules.name)
    phases = read_board(text).phases if text else []
    return {
        part.rules[0]: in_words(part.name, lang)
        for phase in phases
        for part in (phase, *phase.steps)
        if part.rules
    }


def slots(kind: ZoneKind) -> list[Slot]:
    """The places of a zone: a row of cards, a pile, or a slot for each of several."""
    label = same(kind.name.capitalize())
    if kind.count > 1:
        return [
            Slot(show="slot", zone=kind.name, number=number, label=str(number))
            for number in range(1, kind.count + 1)
        ]
    show = "row" if kind.field or kind.visible == PUBLIC and not kind.ordered else "pile"
    return [Slot(show="row" if show == "row" else "pile", zone=kind.name, label=label)]


def same(text: str) -> Words:
    """A word that both languages have alike."""
    return Words(text, text)
