"""Events of the battle, and moments (`at the beginning of ...`)."""

from __future__ import annotations

from headjudge.games.vanguard.language import vocabulary as v
from headjudge.games.vanguard.language.text.events import WHOM
from headjudge.language import terms as t
from headjudge.language.card_grammar import WordedGrammar
from headjudge.language.phrases import H, Kind, add_phrases
from headjudge.language.terms import OPPONENT, YOU

PHASES = (
    "ride phase", "main phase", "battle phase", "end phase", "draw phase", "stand phase",
    "attack step", "guard step", "drive step", "damage step", "close step", "turn", "stride step",
    "start step",
)  # fmt: skip

# The other card of the event is a vanguard, a rear-guard.
A_VANGUARD = t.Is(t.EventPartner(), (v.OnCircle(("vanguard",)),))
A_REAR_GUARD = t.Is(t.EventPartner(), (v.OnCircle(("rear-guard",)),))
AGAINST_VANGUARD = v.BattleAgainst("vanguard")
# What this unit did in the battle.
ATTACKED = t.Is(t.Self(), (v.Role("attacking", True),))
BOOSTED = t.Is(t.Self(), (v.Role("boosting", True),))
WAS_BOOSTED = t.Is(t.Self(), (v.Role("boosted", True),))


def phrases(grammar: WordedGrammar) -> None:
    event, moment = grammar.kind("event"), grammar.kind("moment")
    add_phrases(event, _attacks, _while_boosting, _boosts, _checks)
    add_phrases(moment, _phases, _ends, _steps)


def _attacks(event: Kind) -> None:
    for who, what in WHOM[:1] + WHOM[2:]:
        event.phrase(f"{who} is attacked", t.Pattern("attacked", what))
        event.phrase(f"{who} attacks or is attacked", t.Pattern("attack", what, also=("attacked",)))
        event.phrase(f"{who} attacks or boosts", t.Pattern("attack", what, also=("boost",)))
        event.phrase(f"{who} intercepts", t.Pattern("move", what, cause="intercept"))
        _attack(event, who, "attacks", what)
        _hit(event, who, what)
    # units that you dominate are yours just then (10.35.2)
    dominated = v.InState("dominated")
    for one, several, filters in (
        ("a dominated unit", "dominated units", (dominated,)),
        ("another dominated unit", "other dominated units", (t.Other(), dominated)),
    ):
        units = t.Cards(("field",), YOU, filters, wording="dominated")
        _attack(event, one, "attacks", units)
        _attack(event, several, "attack", units)
        _hit(event, one, units)


def _attack(event: Kind, who: str, verb: str, what: t.Object | t.Cards) -> None:
    event.phrase(f"{who} {verb}", t.Pattern("attack", what))
    event.phrase(f"{who} {verb} a vanguard", t.Pattern("attack", what, only_if=A_VANGUARD))
    event.phrase(f"{who} {verb} a rear-guard", t.Pattern("attack", what, only_if=A_REAR_GUARD))


def _hit(event: Kind, who: str, what: t.Object | t.Cards) -> None:
    for attack in (f"{who}'s attack hits", f"the attack of {who} hits"):
        event.phrase(attack, t.Pattern("attack hits", what))
        event.phrase(f"{attack} a vanguard", t.Pattern("attack hits", what, only_if=A_VANGUARD))
        event.phrase(f"{attack} a rear-guard", t.Pattern("attack hits", what, only_if=A_REAR_GUARD))


def _while_boosting(event: Kind) -> None:
    such = t.Is(v.InRole("boosted"), H.f)
    for battle in ("the battle that this unit boosted", "the battle this unit boosted"):
        event.phrase(f"an attack hits during {battle}", t.Pattern("attack hits", only_if=BOOSTED))
        for hits, conditions in (
            ("an attack hits", (BOOSTED,)),
            ("an attack hits a vanguard", (A_VANGUARD, BOOSTED)),
            ("an attack hits the vanguard", (A_VANGUARD, BOOSTED)),
        ):
            if len(conditions) > 1:
                event.phrase(
                    f"{hits} during {battle}", t.Pattern("attack hits", only_if=t.Both(conditions))
                )
            for article in ("a", "an"):
                event.phrase(
                    f"{hits} during {battle} {article} {{f:cards1}}",
                    t.Pattern("attack hits", only_if=t.Both((*conditions, such))),
                )


def _boosts(event: Kind) -> None:
    this = t.Self()
    event.phrase("this unit boosts", t.Pattern("boost", this))
    event.phrase("this unit is boosted", t.Pattern("boosted", this))
    such = t.Is(t.EventPartner(), H.f)
    for article in ("a", "an", "your"):
        card = f"{article} {{f:cards1}}"
        event.phrase(f"this unit boosts {card}", t.Pattern("boost", this, only_if=such))
        event.phrase(f"this unit is boosted by {card}", t.Pattern("boosted", this, only_if=such))


def _checks(event: Kind) -> None:
    shown = t.Cards(("trigger",), YOU, H.f)
    by_this_unit = t.Is(t.EventPartner(), (t.Not(t.Other()),))
    for card in ("a {f:cards1}", "an {f:cards1}"):
        event.phrase(
            f"this unit's drive check reveals {card}",
            t.Pattern("drive check", shown, only_if=by_this_unit),
        )
        event.phrase(f"your drive check reveals {card}", t.Pattern("drive check", shown))
        event.phrase(
            f"your vanguard's drive check reveals {card}",
            t.Pattern("drive check", shown, only_if=A_VANGUARD),
        )
    event.phrase("this card is revealed for a damage check", t.Pattern("damage check", t.Self()))
    event.phrase("this card is revealed for a drive check", t.Pattern("drive check", t.Self()))


def _phases(moment: Kind) -> None:
    for phase in PHASES:
        kind = f"begin {phase}"
        moment.phrase(f"at the beginning of your {phase}", t.Pattern(kind, who=YOU))
        moment.phrase(f"at the beginning of your opponent's {phase}", t.Pattern(kind, who=OPPONENT))
        moment.phrase(f"at the beginning of each {phase}", t.Pattern(kind))
    moment.phrase("at the end of your turn", t.Pattern("end turn", who=YOU))
    moment.phrase("at the end of your opponent's turn", t.Pattern("end turn", who=OPPONENT))
    moment.phrase("at the end of each turn", t.Pattern("end turn"))


def _ends(moment: Kind) -> None:
    """The end of a battle in which something was done."""

    def ended(only_if: t.Condition) -> t.Pattern:
        return t.Pattern("end battle", only_if=only_if)

    for battle in ("the battle that this unit", "the battle this unit"):
        end = f"at the end of {battle}"
        moment.phrase(f"{end} attacked", ended(ATTACKED))
        moment.phrase(f"{end} attacked a vanguard", ended(t.Both((ATTACKED, AGAINST_VANGUARD))))
        moment.phrase(f"{end} boosted", ended(BOOSTED))
        moment.phrase(f"{end} was boosted", ended(WAS_BOOSTED))
        moment.phrase(f"{end} attacked or boosted", ended(t.AnyOf((ATTACKED, BOOSTED))))
        such = t.Is(v.InRole("boosted"), H.f)
        for article in ("a", "an"):
            moment.phrase(f"{end} boosted {article} {{f:cards1}}", ended(t.Both((BOOSTED, such))))
    such = t.Is(v.InRole("attacking", YOU), H.f)
    for battle in ("the battle that your", "the battle your"):
        end = f"at the end of {battle} {{f:cards1}} attacked"
        moment.phrase(end, ended(such))
        moment.phrase(f"{end} a vanguard", ended(t.Both((such, AGAINST_VANGUARD))))


def _steps(moment: Kind) -> None:
    """The steps of a battle in which something was done."""
    for step in ("close step", "damage step", "drive step"):
        begin = f"at the beginning of the {step} of the battle that this unit attacked"
        moment.phrase(begin, t.Pattern(f"begin {step}", only_if=ATTACKED))
        moment.phrase(
            f"{begin} a vanguard",
            t.Pattern(f"begin {step}", only_if=t.Both((ATTACKED, AGAINST_VANGUARD))),
        )
    this = t.Is(t.Self(), (v.Role("attacked"),))
    vanguard = t.Both((t.TurnOf(OPPONENT), AGAINST_VANGUARD))
    for was in ("is", "was"):
        begin = "at the beginning of the guard step of the battle that"
        moment.phrase(
            f"{begin} this unit {was} attacked", t.Pattern("begin guard step", only_if=this)
        )
        moment.phrase(
            f"{begin} your vanguard {was} attacked",
            t.Pattern("begin guard step", only_if=vanguard),
        )
