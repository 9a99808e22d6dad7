"""What a term remembers of its text is a record with named parts."""

from __future__ import annotations

import pytest

from headjudge import games
from headjudge.language import terms as t
from headjudge.language.settling import reworded
from headjudge.language.terms.wording import Wording, with_marks

WRITTEN = {
    "": Wording(),
    "draw {n}": Wording("draw {n}"),
    "own@0=unit;1=hand": Wording("own", marks="0=unit;1=hand"),
    "own@0=unit^if {c}": Wording("own", marks="0=unit", under="if {c}"),
    "own^": Wording("own", under=""),
    "own¦, and ": Wording("own", joint=", and "),
    "own¦": Wording("own", joint=""),
    "{x} gets»+{n}": Wording("+{n}", part="{x} gets"),
    "»+{n}": Wording("+{n}", part=""),
    "each§own@0=unit": Wording("own", marks="0=unit", every="each"),
    "timing¶body¶1¶-1": Wording("timing", lines=("body", "1", "-1")),
}


@pytest.mark.parametrize(("text", "wording"), WRITTEN.items())
def test_a_wording_is_written_down_as_one_text_and_read_back(text: str, wording: Wording) -> None:
    assert str(wording) == text
    assert Wording.of(text) == wording


@pytest.mark.parametrize("name", ["vanguard", "dragonball", "gateruler"])
def test_the_wordings_of_shipped_cards_are_read_back_as_they_were_written(name: str) -> None:
    cards = list(games.load(name).rules().shipped.values())[::8]
    found = [each.wording for card in cards for each in t.walk(card.abilities.terms)]
    assert [str(Wording.of(each)) for each in found] == found
    assert len({bool(Wording.of(each).marks) for each in found}) == 2


def test_parts_are_changed_and_left_out_by_their_names() -> None:
    draw = t.Draw(1, wording="own@0=unit")
    joined = reworded(draw, joint=", then ")
    assert joined.wording == "own@0=unit¦, then "
    assert joined.worded.without("joint", "marks") == "own"
    assert joined == draw


def test_marks_are_added_only_where_there_are_any() -> None:
    assert with_marks("own", ["0=unit", "1=hand"]) == "own@0=unit;1=hand"
    assert with_marks("own", []) == with_marks("own", "") == "own"
