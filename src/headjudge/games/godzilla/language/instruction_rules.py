"""What the book calls each instruction on a card, by its term: the question that it asks, and
the rule that says what it is (most are specific terms of chapter 5)."""

from __future__ import annotations

from typing import Final

from headjudge.games.godzilla.language import vocabulary as v
from headjudge.language import terms as t
from headjudge.language.instructions import ARRANGING, Instruction, Instructions

INSTRUCTIONS: Final[Instructions] = {
    **ARRANGING,
    # 5.2 to 5.12
    t.Put: Instruction(
        "put", "5.2.1", "to",
        {
            "hand": Instruction("to hand", "5.2.1"),
            "discard": Instruction("to discard", "5.7.3"),
            "deck": Instruction("to deck", "5.2.1"),
            "deck top": Instruction("to deck", "5.2.1"),
            "deck bottom": Instruction("to deck", "5.2.1"),
        },
    ),
    t.PutUnder: Instruction("put under", "5.2.1"),
    v.MoveTo: Instruction("move", "5.2.1"),
    t.Shuffle: Instruction("other", "5.3.1"),
    t.Draw: Instruction("other", "5.4.1"),
    t.Look: Instruction("look", "5.5.1"),
    t.Swap: Instruction("swap", "5.6.1"),
    t.Discard: Instruction("discard", "5.7.1"),
    t.DiscardUntil: Instruction("keep", "5.7.2"),
    t.Search: Instruction("search", "5.8.1"),
    t.Reveal: Instruction("reveal", "5.10.1"),
    v.Play: Instruction("play", "5.11.1"),
    v.PlayOnto: Instruction("play onto", "5.11.1"),
    v.PlayToken: Instruction("other", "5.11.4"),
    t.Destroy: Instruction("destroy", "5.12.1"),
    # 5.13 to 5.17: monsters, and evolving
    v.Advance: Instruction("advance", "5.13.1"),
    v.AdvanceTo: Instruction("advance", "5.13.1.2"),
    v.Retreat: Instruction("retreat", "5.13.2"),
    v.RetreatTo: Instruction("retreat", "5.13.2.2"),
    v.Counter: Instruction("counter", "5.15.1"),
    v.MoveAsCountered: Instruction("drive back", "5.15.1.1"),
    v.Evolve: Instruction("evolve card", "5.17.1"),
    # other chapters
    t.GameEnds: Instruction("other", "1.2.4"),
    v.ChangeRage: Instruction("other", "3.4.1"),
    v.SetRage: Instruction("other", "3.4.1"),
    v.RearrangeTop: Instruction("rearrange", "4.1.5"),
    t.Lasting: Instruction("affect", "10.2.1.2"),
    t.ChooseOf: Instruction("choose-of", "10.5.2.2.1"),
    t.Choose: Instruction("choose", "10.5.3"),
    v.ChooseZone: Instruction("choose-zone", "10.5.3"),
    t.May: Instruction("may", "10.5.4"),
    v.TriggerKeyword: Instruction("trigger", "10.6.2"),
    v.Fade: Instruction("fade", "12.5.2"),
}  # fmt: skip
