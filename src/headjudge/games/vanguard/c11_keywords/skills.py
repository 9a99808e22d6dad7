"""11.10, 11.11, 11.14, 11.42. Seek Mate, stride skills, G guardian, and ultimate stride skills."""

from __future__ import annotations

from typing import Final

from headjudge.games.vanguard import c12_misc
from headjudge.games.vanguard.c03_basics import masters
from headjudge.games.vanguard.c04_zones import zones as z
from headjudge.games.vanguard.c08_abilities import costs
from headjudge.games.vanguard.c10_actions import moving
from headjudge.games.vanguard.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.kernel.flow import step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.evaluate import passes
from headjudge.rulebook.citation import rule

# 11.10. Seek Mate

SEEK_MATE: Final = "SeekMate"


def seek_mates(game: Game, card: int) -> tuple[v.SeekMate, ...]:
    """The Seek Mate abilities of a card."""
    found: tuple[v.SeekMate, ...] = game.abilities(card).others.get(SEEK_MATE, ())
    return found


def specifies_mate(game: Game, card: int, mate: int) -> bool:
    """Whether one of a card's Seek Mate abilities specifies another."""
    context = Context(game, card, masters.master(game, card))
    ref = game.state.ref(mate)
    found = [each for each in seek_mates(game, card) if passes(context, (mate_filter(each),), ref)]
    return len(found) > 0


@rule("11.10.1.1", "11.10.2.1", without=t.Not(t.Either(())))
def mate_filter(term: v.SeekMate) -> t.Filter:
    """What is written after the icon says which cards the mate can be: any one of several that are
    joined by "or"."""
    return t.Either(term.mates)


RETURNED: Final = 4
OPPOSING_GRADE: Final = 3


@rule("11.10.2")
def seek_mate(term: v.SeekMate) -> tuple[t.Ability, ...]:
    """Once, against a vanguard of grade 3 or greater: return four cards of the drop zone to
    the deck, search it for the mate, and legion."""
    return (
        v.Act(
            (t.Put(t.Pick(RETURNED, t.Cards(("drop",), t.YOU)), "deck"),),
            (
                t.Search(t.Pick(1, t.Cards(("deck",), t.YOU, (mate_filter(term),))), "mate"),
                v.ToLegion(t.Self(), t.It("mate")),
                t.Shuffle(),
                v.CannotBeUsed("game"),
            ),
            (v.On(("vanguard",)), OPPOSING_GRADE_3, v.CanLegion()),
        ),
    )


OPPOSING_GRADE_3: Final = t.Relation(
    t.Count(t.Cards(("vanguard",), t.OPPONENT, (t.Compare("grade", ">=", OPPOSING_GRADE),))),
    ">=",
    1,
)


# 11.11. Stride skill

STRIDE_SKILL: Final = "StrideSkill"


@rule("11.11.1", "11.42.1", "11.42.2.1")
def stride_skills(game: Game, card: int) -> tuple[v.StrideSkill, ...]:
    """The stride skills of a card, ultimate ones too: each with a timing and a cost."""
    found: tuple[v.StrideSkill, ...] = game.state.printed[card].abilities.others.get(
        STRIDE_SKILL, ()
    )
    return found


def skill_at(game: Game, card: int, timing: str) -> v.StrideSkill | None:
    """The skill by which a card can be strided at this timing."""
    for each in stride_skills(game, card):
        if is_timed(each, timing):
            return each
    return None


@rule("11.11.2")
def is_timed(skill: v.StrideSkill, timing: str) -> bool:
    """The skill names the step in which it is used."""
    return skill.timing == timing


# 11.14. G guardian

G_GUARDIAN_SKILL: Final = "GGuardianSkill"


def is_g_guardian(printed: Card) -> bool:
    """Whether a card is a G guardian."""
    return G_GUARDIAN_SKILL in printed.abilities.others


@step("11.14.2")
def pay_for_g_guardian(game: Game, frame: Frame) -> None:
    """The cost of the ability is paid."""
    card = frame.vars["card"]
    skill = game.state.printed[card].abilities.others[G_GUARDIAN_SKILL][0]
    costs.pay(game, skill.cost, card, frame.vars["seat"], "G guardian")


# 11.42. Ultimate stride skill


@step("11.42.2.2")
def clear_the_table(game: Game, frame: Frame) -> None:
    """A card with two sides: all one's other cards on circles, in the soul and the G zone
    are removed, and only then it flips over and strides (11.42.2.2.1)."""
    vars = frame.vars
    seat, card = vars["seat"], vars["card"]
    if not c12_misc.has_two(game, card):
        return
    zones = (
        z.vanguard_circle(seat), *z.rear_guard_circles(seat), z.guardian_circle(seat),
        z.soul_of(seat), z.g_zone_of(seat),
    )  # fmt: skip
    gone = [each for zone in zones for each in game.state.zones[zone] if each != card]
    moving.remove_all(game, gone, card, seat)


@step("11.42.2.2.1")
def flip_before_stride(game: Game, frame: Frame) -> None:
    """A card with two sides flips over before it strides."""
    card = frame.vars["card"]
    if c12_misc.has_two(game, card):
        game.do(Event("flip over", frame.vars["seat"], card))


@rule("11.42.3")
def is_beyond_effects(skill: v.StrideSkill) -> bool:
    """Effects on the cost of striding do not apply to an ultimate stride."""
    return skill.ultimate
