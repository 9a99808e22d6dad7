"""What the book calls each instruction on a card, by its term: the question that it asks, and
the rule that says what it is (most are the game actions of chapter 15)."""

from __future__ import annotations

from typing import Final

from headjudge.games.gateruler.language import vocabulary as v
from headjudge.language import terms as t
from headjudge.language.instructions import ARRANGES, ARRANGING, Instruction, Instructions

INSTRUCTIONS: Final[Instructions] = {
    **ARRANGING,
    v.IfDone: ARRANGES,
    v.Timing: ARRANGES,
    v.KeepForPlay: ARRANGES,
    v.KeepMaterials: ARRANGES,
    # 15-3 to 15-9
    t.Put: Instruction(
        "put", "15-3a", "to",
        {
            "hand": Instruction("to hand", "15-3a"),
            "deck": Instruction("to deck", "15-3a"),
            "deck top": Instruction("to deck", "15-3a"),
            "deck bottom": Instruction("to deck", "15-3a"),
            "graveyard": Instruction("to graveyard", "15-3a"),
            "damage": Instruction("to damage", "15-3a"),
            "removal": Instruction("remove", "15-13a"),
        },
    ),
    v.SetCard: Instruction("set", "15-4a"),
    t.Look: Instruction("look", "15-5a"),
    t.Reveal: Instruction("reveal", "15-5b"),
    t.Search: Instruction("search", "15-6a"),
    t.ToStand: Instruction("ready", "15-7a"),
    t.ToRest: Instruction("exhaust", "15-7b"),
    v.ReadyResources: Instruction("other", "15-7a"),
    t.Draw: Instruction("other", "15-8a"),
    t.Discard: Instruction("discard", "15-9a"),
    t.DiscardUntil: Instruction("discard", "15-9a"),
    # 15-10 to 15-19
    v.DealDivided: Instruction("deal damage", "15-10a-1"),
    t.Swap: Instruction("swap", "15-11a"),
    t.Destroy: Instruction("destroy", "15-12a"),
    v.AddCharge: Instruction("add charge", "15-14a"),
    t.PutUnder: Instruction("add charge", "15-14a"),
    v.PutOnTop: Instruction("put on top", "15-14b"),
    v.PayResources: Instruction("pay with", "15-15a"),
    v.PlayCard: Instruction("play card", "15-16a"),
    v.SpecialSummon: Instruction("special summon", "15-18a"),
    v.Drive: Instruction("other", "15-19a"),
    # 15-20 to 15-36
    v.DealDamage: Instruction("deal damage", "15-20a"),
    v.ChangeThisDamage: Instruction("other", "15-20e-3"),
    v.Heal: Instruction("heal card", "15-21a"),
    v.HealDealing: Instruction("heal card", "13-7b-1"),
    v.HealLife: Instruction("heal", "15-21b"),
    v.GainControl: Instruction("gain control", "15-23a"),
    v.EndTurn: Instruction("other", "15-24h"),
    v.Negate: Instruction("other", "15-25a"),
    v.PlaceIn: Instruction("place", "15-28a"),
    v.Rearrange: Instruction("rearrange", "15-28b"),
    v.DamageReversal: Instruction("reverse damage", "15-30a"),
    v.RemainInPlay: Instruction("remain", "15-32a"),
    v.FlipDown: Instruction("flip down", "15-33a"),
    v.FlipUp: Instruction("flip up", "14-19e"),
    v.RedirectAttack: Instruction("redirect attack", "15-36a"),
    v.RedirectDamage: Instruction("redirect damage", "15-36a"),
    v.RedirectThisDamage: Instruction("redirect damage", "15-36a"),
    # keywords: chapter 16
    v.StrikeThrough: Instruction("other", "16-5b"),
    v.StrikeBack: Instruction("other", "15-20c"),
    v.Materials: Instruction("materials", "16-13b-2"),
    v.AbyssalSummon: Instruction("abyssal", "16-14d"),
    # other chapters
    v.ChooseNumber: Instruction("number", "1-5e"),
    t.GameEnds: Instruction("other", "1-4a"),
    v.ChooseAttribute: Instruction("attribute", "2-5c"),
    t.Shuffle: Instruction("other", "3-4b"),
    v.Redraw: Instruction("redraw", "5-3b"),
    v.PlaceResources: Instruction("other", "15-3a"),
    t.May: Instruction("may", "14-3a"),
    t.ChooseOf: Instruction("choose-of", "14-4b-2"),
    t.Choose: Instruction("choose", "14-4b-3"),
    v.Target: Instruction("target", "14-4b-4"),
    v.TargetInGate: Instruction("target", "14-4b-4"),
    v.PlayAbilityOf: Instruction("play ability of", "14-6b"),
    v.PlayThis: Instruction("other", "14-6c"),
    v.InNextTurn: Instruction("other", "14-10f"),
    t.Lasting: Instruction("affect", "14-12a"),
    v.ChangeCounter: Instruction("other", "14-17b-1"),
    v.GearUpInto: Instruction("gear up into", "14-18d-3"),
    v.PutFaceDown: Instruction("put face down", "14-19a"),
}  # fmt: skip
