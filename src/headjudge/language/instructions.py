"""What a game's book calls the instructions on its cards: the question that each asks, and the
rule that says what it is. Each game has one table of them, by the class of the term."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from headjudge.kernel.game import Game
from headjudge.kernel.state import Frame
from headjudge.language import terms as t


class Instruction:
    """One kind of instruction. `asks` is the key of its question's words, `rule` the rule that
    says what is done. `others`: instructions of the same class that are called otherwise, by
    what their term has in `field`."""

    __slots__ = ("asks", "field", "others", "rule")

    def __init__(
        self,
        asks: str,
        rule: str,
        field: str = "",
        others: Mapping[str, Instruction] = MappingProxyType({}),
    ) -> None:
        self.asks = asks
        self.rule = rule
        self.field = field
        self.others = others

    def of(self, term: t.Effect) -> Instruction:
        """What this very term is called."""
        if self.field:
            other = self.others.get(getattr(term, self.field))
            if other is not None:
                return other.of(term)
        return self

    def all(self) -> list[Instruction]:
        """This instruction and those of its class that have another name (`others`)."""
        return [self, *[each for other in self.others.values() for each in other.all()]]


# What only arranges other instructions, or notes something down: it is not cited itself.
ARRANGES: Final = Instruction("other", "")

Instructions = Mapping[type, Instruction]

# Terms of every game that are not instructions themselves.
ARRANGING: Final[Instructions] = MappingProxyType({t.If: ARRANGES, t.ForEach: ARRANGES})


def instruction(game: Game, term: t.Effect) -> Instruction:
    """What the book calls this instruction."""
    table: dict[type, Instruction] = game.rules.terms.meanings.instructions
    return table[type(term)].of(term)


def cited(game: Game, frame: Frame) -> str:
    """The rule that is being carried out in a frame: that of the instruction under way, or else
    of the step."""
    citing: str = frame.vars.get("citing", "")
    return citing or game.step_of(frame).number
