"""What the book calls each instruction on a card, by its term: the question that it asks, and
the rule that says what it is (most are the specific actions of chapter 10)."""

from __future__ import annotations

from typing import Final

from headjudge.games.vanguard.c10_actions.blasts import (
    COUNTER_BLAST,
    COUNTER_CHARGE,
    SOUL_BLAST,
    SOUL_CHARGE,
)
from headjudge.games.vanguard.c11_keywords.keywords import KEYWORDS
from headjudge.games.vanguard.language import vocabulary as v
from headjudge.language import terms as t
from headjudge.language.instructions import ARRANGES, ARRANGING, Instruction, Instructions

SOUL_BLASTING: Final = Instruction("soul-blast", "10.17.1")
SOUL_CHARGING: Final = Instruction("to soul", "10.18.1")
COUNTER_BLASTING: Final = Instruction("counter-blast", "10.16.1")
COUNTER_CHARGING: Final = Instruction("counter-charge", "10.30.1")

INSTRUCTIONS: Final[Instructions] = {
    **ARRANGING,
    v.Remember: ARRANGES,
    v.AllAtOnce: ARRANGES,  # each part of a cost is cited for itself
    # 10.2 to 10.13
    t.Draw: Instruction("other", "10.2.1"),
    t.Discard: Instruction("discard", "10.3.1"),
    v.Retire: Instruction("retire", "10.4.1"),
    t.Destroy: Instruction("retire", "10.4.1"),
    v.Ride: Instruction("ride by effect", "10.6.1"),
    v.Call: Instruction("call", "10.7.1"),
    v.Heal: Instruction("heal", "10.8.1"),
    t.Reveal: Instruction("reveal", "10.9.1"),
    t.Search: Instruction("search", "10.10.1"),
    t.Shuffle: Instruction("other", "10.11.1"),
    t.ToStand: Instruction("to stand", "10.12.1"),
    t.ToRest: Instruction("to rest", "10.12.1"),
    v.TurnUp: Instruction(
        "turn face up", "10.13.1", "wording", {COUNTER_CHARGE: COUNTER_CHARGING}
    ),
    v.TurnDown: Instruction(
        "turn face down", "10.13.1", "wording", {COUNTER_BLAST: COUNTER_BLASTING}
    ),
    # 10.16 to 10.37
    v.CounterBlast: COUNTER_BLASTING,
    v.SoulBlast: SOUL_BLASTING,
    v.SoulCharge: SOUL_CHARGING,
    v.Bind: Instruction("bind", "10.19.1"),
    v.Lock: Instruction("lock", "10.22.1"),
    v.Declare: Instruction("declare name", "10.23.1"),
    v.Unlock: Instruction("unlock", "10.24.1"),
    v.ToLegion: Instruction("legion", "10.25.1"),
    v.Delete: Instruction("delete", "10.26.1"),
    v.Stride: Instruction("stride by effect", "10.28.1"),
    v.CounterCharge: COUNTER_CHARGING,
    v.TimeLeap: Instruction("time leap", "10.31.2"),
    v.Leap: Instruction("other", "10.31.2"),
    v.LeapBack: Instruction("other", "10.31.2"),
    v.MoveTo: Instruction("move", "10.32.1"),
    t.Swap: Instruction("swap", "10.32.2"),
    v.DealDamage: Instruction("deal damage", "10.33.1"),
    v.AttackWith: Instruction("attack with", "10.34.1"),
    v.Dominate: Instruction("dominate", "10.35.1"),
    v.Remove: Instruction("remove", "10.36.1"),
    v.FlipOver: Instruction("flip over", "10.37.1"),
    # to and from zones: chapters 3 and 4
    t.Look: Instruction("look", "3.13.2"),
    t.Put: Instruction(
        "put", "4.1.6", "to",
        {
            "hand": Instruction("to hand", "4.1.6"),
            "deck": Instruction("to deck", "4.1.6"),
            "deck top": Instruction("to deck", "4.1.6"),
            "deck bottom": Instruction("to deck", "4.1.6"),
            "drop": Instruction("to drop", "4.4.1", "wording", {SOUL_BLAST: SOUL_BLASTING}),
            "soul": Instruction("to soul", "4.7.1", "wording", {SOUL_CHARGE: SOUL_CHARGING}),
            "damage": Instruction("to damage", "4.8.1"),
        },
    ),
    t.PutUnder: Instruction("put under", "4.1.6"),
    # choices, and effects that last
    t.GameEnds: Instruction("other", "1.2.5"),
    t.May: Instruction("may", "3.1.1.5.2"),
    t.Lasting: Instruction("affect", "8.2.1.2"),
    t.ChooseOf: Instruction("choose-of", "8.5.4"),
    t.Choose: Instruction("choose", "8.5.4"),
    t.DiscardUntil: Instruction("discard", "10.3.1"),
    v.Pay: Instruction("pay", "8.6.4"),
    v.Nullify: Instruction("nullify", "8.7.6"),
    v.NullifyCannotBeHit: Instruction("nullify", "8.7.6"),
    # states of units, and the rest: chapters 11 and 12
    v.Become: Instruction(
        "become", "11.1", "state",
        {
            each.state: Instruction("become", f"{each.rule}.1")
            for each in KEYWORDS
            if each.state
        },
    ),
    v.Harmonize: Instruction("harmonize", "11.34.1"),
    v.CannotBeUsed: Instruction("other", "12.2.1.1"),
    v.ExtraTurn: Instruction("other", "12.4.1"),
}  # fmt: skip
