"""What the book calls each instruction on a card, by its term: the question that it asks, and
the rule that says what it is."""

from __future__ import annotations

from typing import Final

from headjudge.games.dragonball.language import vocabulary as v
from headjudge.language import terms as t
from headjudge.language.instructions import ARRANGES, ARRANGING, Instruction, Instructions

INSTRUCTIONS: Final[Instructions] = {
    **ARRANGING,
    v.KeepForSkill: ARRANGES,
    v.HavePlayed: ARRANGES,
    t.GameEnds: Instruction("other", "1-2-6"),
    # areas: chapter 3
    t.Put: Instruction(
        "put", "3-1-7", "to",
        {
            "hand": Instruction("to hand", "3-1-7"),
            "deck top": Instruction("to deck", "3-1-7"),
            "deck bottom": Instruction("to deck", "3-1-7"),
            "drop": Instruction("to drop", "3-4-1"),
            "life": Instruction("to life", "3-9-1"),
            "warp": Instruction("to warp", "11-4-1"),
        },
    ),
    t.Discard: Instruction("to drop", "3-4-1"),
    t.DiscardUntil: Instruction("to drop", "3-4-1"),
    v.PutTop: Instruction("how-many", "3-2-3"),
    t.Shuffle: Instruction("other", "3-2-4"),
    v.ShuffleInto: Instruction("shuffle into", "3-2-4"),
    v.Play: Instruction(
        "play", "3-6-3", "using",
        {
            "Field": Instruction("play", "10-3-1"),
            "Evolve": Instruction("play", "10-5-4"),
            "EX-Evolve": Instruction("play", "10-5-4"),
            "Xeno-Evolve": Instruction("play", "10-5-5"),
            "Union-Fusion": Instruction("play", "10-13-3-4"),
            "Union-Potara": Instruction("play", "10-13-4-4"),
            "Union-Absorb": Instruction("play", "10-13-5-4"),
            "Over Realm": Instruction("play", "10-15-3"),
            "Swap": Instruction("play", "10-24-3"),
            "Dark Over Realm": Instruction("play", "10-25-3"),
        },
    ),
    v.PlayedResting: Instruction("other", "3-6-4"),
    v.Combo: Instruction("combo with", "3-7-3"),
    v.AddToEnergy: Instruction("add to energy", "3-8-3"),
    t.Swap: Instruction("swap", "3-1-7"),
    # positions, drawing and damage: chapter 4
    t.ToStand: Instruction("switch to active", "4-8-1-1"),
    t.ToRest: Instruction("switch to rest", "4-8-1-2"),
    t.Draw: Instruction("other", "4-9-3"),
    v.DrawUntil: Instruction("other", "4-9-3"),
    v.InflictDamage: Instruction("other", "4-10-2-2"),
    # the attack: chapter 7
    v.Redirect: Instruction("redirect", "7-1"),
    v.NegateAttack: Instruction("other", "7-1-4"),
    # skills: chapter 8
    t.Lasting: Instruction("affect", "8-2-2-2"),
    v.NegateThisSkill: Instruction("other", "8-3-2"),
    v.NegatePlay: Instruction("other", "8-3-2"),
    v.PayEnergy: Instruction("energy", "8-4-2-3"),
    v.PayFor: Instruction("energy", "8-4-2-3"),
    v.ActivateSkill: Instruction("activate skill", "8-5-2-1"),
    t.Choose: Instruction("choose", "8-5-3"),
    v.ChooseEquals: Instruction("choose", "8-5-3"),
    v.ChooseAtRandom: Instruction("how-many", "8-5-3-2"),
    t.May: Instruction("may", "8-5-3"),
    t.Search: Instruction("search", "8-5-3-7"),
    # keywords and the rest: chapters 10 and 11
    v.KO: Instruction("KO", "10-1-1"),
    t.Destroy: Instruction("KO", "10-1-1"),
    v.FlipOver: Instruction("flip over", "10-2-3"),
    v.NegateBlocker: Instruction("other", "10-4-2"),
    v.NegateCounter: Instruction("other", "10-10-5"),
    v.PlayToken: Instruction("other", "10-18-1"),
    v.RemoveFromGame: Instruction("remove", "10-19-1"),
    t.ChooseOf: Instruction("choose-of", "10-27-3"),
    t.Reveal: Instruction("reveal", "11-2-1"),
    v.Shown: Instruction("show", "11-2-1"),
    t.PutUnder: Instruction("put under", "11-3-4"),
    v.PutAlone: Instruction("put", "11-3-7"),
    v.GainControl: Instruction("gain control", "11-5-1"),
    t.Look: Instruction("look", "11-6-1"),
    v.ShuffleLooked: Instruction("other", "11-6-3"),
    v.ExtraTurn: Instruction("other", "1-3-1"),
}  # fmt: skip
