"""What cannot be done, what is ignored, and how damage changes: for a while, or as long as an
ability works."""

from __future__ import annotations

from headjudge.games.gateruler.language import vocabulary as v
from headjudge.games.gateruler.language.text.objects import ruler
from headjudge.language import terms as t
from headjudge.language.card_grammar import WordedGrammar
from headjudge.language.phrases import H, Kind
from headjudge.language.terms import EACH, OPPONENT, YOU
from headjudge.rulebook.citation import fact

ONE = ("this", "it1", "in_role", "single")
SEVERAL = ("it2", "every")
SORTS = {"": "", "combat ": "combat", "effect ": "effect"}
# 15-27c. Damage that is ignored
IGNORED = {
    "": fact("15-27c-1", "", without="none"),
    "any ": fact("15-27c-1", "", without="none"),
    "combat ": fact("15-27c-2", "combat", without="none"),
    "effect ": fact("15-27c-3", "effect", without="none"),
}
NEXT = fact("15-27c-4", "becomes", without="less")
# 15-22a-1: what reduces one damage is a prevention, to be divided among all that it hits
REDUCED = fact("15-22a-1", "prevent", without="less")
# Whose effects, or whose cards.
WHOSE = {"": EACH, "your opponent's ": OPPONENT, "enemy ": OPPONENT, "allied ": YOU}


def phrases(grammar: WordedGrammar) -> None:
    rule = grammar.kind("rule")
    for kinds, does in ((ONE, True), (SEVERAL, False)):
        for kind in kinds:
            _cannot(rule, f"{{x:{kind}}}")
            _ignores(rule, f"{{x:{kind}}}", "ignores" if does else "ignore", does)
            _directly(rule, f"{{x:{kind}}}")
            rule.phrase(f"{{x:{kind}}} can be set", v.CanBeSet(H.x))
    _players(rule)
    _damage(rule)


def _cannot(rule: Kind, x: str) -> None:
    """15-26b, 15-37, 15-38."""
    for words, event in (
        ("attack", t.Pattern("attack", H.x)),
        ("be attacked", t.Pattern("attacked", H.x)),
        ("be readied", t.Pattern("ready", H.x)),
        ("be exhausted", t.Pattern("exhaust", H.x)),
        ("be destroyed", t.Pattern("destroy", H.x)),
        ("be destroyed by effects", t.Pattern("destroy", H.x, cause="effect")),
        ("leave play", t.Pattern("leave", H.x, also=("destroy",))),
        ("be moved", t.Pattern("move", H.x)),
        ("be placed in a defense zone",
         t.Pattern("enter", H.x, to=("defense",), also=("move",))),
        ("be placed in an attack zone", t.Pattern("enter", H.x, to=("attack",), also=("move",))),
        ("be special summoned", t.Pattern("enter", H.x, cause="special")),
        ("enter play", t.Pattern("enter", H.x)),
        ("be put into play", t.Pattern("enter", H.x)),
        ("be chosen by your opponent's effects",
         t.Pattern("choose", H.x, by=OPPONENT)),
        ("be flipped face down", t.Pattern("flip down", H.x)),
        ("be healed", t.Pattern("heal", H.x)),
        ("deal combat damage",
         t.Pattern("damage", cause="combat", only_if=t.Is(t.EventSource(), (v.IsThis(),)))),
    ):  # fmt: skip
        if words == "deal combat damage":
            if x == "{x:this}":
                rule.phrase("this cannot deal combat damage", t.Forbid(event))
        else:
            rule.phrase(f"{x} cannot {words}", t.Forbid(event))
    for article in ("a", "an"):
        rule.phrase(
            f"{x} cannot attack {article} {{f:cards1}}",
            t.Forbid(t.Pattern("attack", H.x, only_if=t.Is(t.EventPartner(), H.f))),
        )
        rule.phrase(
            f"{x} cannot be attacked by {article} {{f:cards1}}",
            t.Forbid(t.Pattern("attacked", H.x, only_if=t.Is(t.EventPartner(), H.f))),
        )
    rule.phrase(
        f"{x} cannot be attacked by {{f:cards2}}",
        t.Forbid(t.Pattern("attacked", H.x, only_if=t.Is(t.EventPartner(), H.f))),
    )


def _ignores(rule: Kind, x: str, verb: str, one: bool) -> None:
    """15-27."""
    for words, sort in IGNORED.items():
        rule.phrase(f"{x} {verb} {words}damage", t.Forbid(t.Pattern("damage", H.x, cause=sort)))
    for words, sort in SORTS.items():
        rule.phrase(
            f"{x} {verb} {words}damage from {{f:cards2}}",
            t.Forbid(t.Pattern("damage", H.x, cause=sort, only_if=t.Is(t.EventSource(), H.f))),
        )
    for words, whose in WHOSE.items():
        if words != "allied ":
            rule.phrase(f"{x} {verb} {words}effects", v.Unaffected(H.x, (), whose))
            be = "is" if one else "are"
            rule.phrase(f"{x} {be} not affected by {words}effects", v.Unaffected(H.x, (), whose))
        rule.phrase(f"{x} {verb} effects of {words}{{f:cards2}}", v.Unaffected(H.x, H.f, whose))
    next_ = v.DamageChange(t.Pattern("damage", H.x), NEXT, 0)
    lasting = rule.grammar.kind("lasting")
    lasting.phrase(f"{x} {verb} the next damage", t.Lasting("once", next_))


def _directly(rule: Kind, x: str) -> None:
    """15-34."""
    for words in ("can attack directly", "can directly attack your opponent's ruler"):
        rule.phrase(f"{x} {words}", v.AttacksDirectly(H.x))


def _players(rule: Kind) -> None:
    """What a player cannot do, or pays."""
    for who, whose in (("you", YOU), ("your opponent", OPPONENT), ("players", EACH)):
        such = t.Is(t.EventCard(wording="played"), H.f)
        rule.phrase(
            f"{who} cannot play {{f:cards2}}",
            t.Forbid(t.Pattern("play", who=whose, only_if=such)),
        )
        rule.phrase(
            f"{who} cannot normal summon units",
            t.Forbid(t.Pattern("play", who=whose, cause="summon")),
        )
        rule.phrase(
            f"{who} cannot special summon units",
            t.Forbid(t.Pattern("enter", who=whose, cause="special")),
        )
        rule.phrase(f"{who} cannot set cards", t.Forbid(t.Pattern("set", who=whose)))
        rule.phrase(f"{who} cannot lose the game", t.Forbid(t.Pattern("lose", who=whose)))
        rule.phrase(f"{who} cannot draw cards", t.Forbid(t.Pattern("draw", who=whose)))
        rule.phrase(
            f"{who} cannot heal life",
            t.Forbid(t.Pattern("put", who=whose, cause="heal")),
        )
        rule.phrase(
            f"{who} cannot play activated abilities",
            t.Forbid(t.Pattern("play ability", who=whose, cause="activated")),
        )
        for more, sign in (("more", 1), ("less", -1)):
            if whose != EACH:
                owner = "you" if whose == YOU else "your opponent"
                price = H.n if sign > 0 else t.Times(-1, H.n)
                pay = "pay" if whose == YOU else "pays"
                rule.phrase(
                    f"{owner} {pay} {{n}} {more} to play {{f:cards2}}",
                    v.CostChange(whose, H.f, price),
                )
                played = "your" if whose == YOU else "enemy"
                grows = "increased" if sign > 0 else "decreased"
                rule.phrase(
                    f"the cost to play {played} {{f:cards2}} is {grows} by {{n}}",
                    v.CostChange(whose, H.f, price),
                )


def _damage(rule: Kind) -> None:
    """13-3, 14-14g, 15-22, 15-2b. What speaks of the "next" damage goes on until it has been
    applied, or the turn ends (14-14e-1)."""
    lasting = rule.grammar.kind("lasting")
    targets = (
        ("{x:this}", H.x), ("{x:it1}", H.x), ("{x:it2}", H.x), ("{x:every}", H.x),
        ("you", ruler(YOU)), ("your opponent", ruler(OPPONENT)),
    )  # fmt: skip
    for words, sort in SORTS.items():
        for target, what in targets:
            dealt = t.Pattern("damage", what, cause=sort)
            for the in ("", "the "):
                rule.phrase(
                    f"reduce {the}{words}damage dealt to {target} by {{n}}",
                    v.DamageChange(dealt, "less", H.n),
                )
                rule.phrase(
                    f"double {the}{words}damage dealt to {target}",
                    v.DamageChange(dealt, "times", 2),
                )
            for more in ("", " this turn"):
                lasting.phrase(
                    f"prevent the next {{n}} {words}damage that would be dealt to {target}{more}",
                    t.Lasting("once", v.DamageChange(dealt, "prevent", H.n)),
                )
                lasting.phrase(
                    f"reduce the next {words}damage dealt to {target}{more} by {{n}}",
                    t.Lasting("once", v.DamageChange(dealt, REDUCED, H.n)),
                )
                lasting.phrase(
                    f"the next {words}damage dealt to {target}{more} becomes {{n}}",
                    t.Lasting("once", v.DamageChange(dealt, "becomes", H.n)),
                )
            rule.phrase(
                f"{words}damage dealt to {target} becomes {{n}}",
                v.DamageChange(dealt, "becomes", H.n),
            )
        from_this = t.Pattern("damage", cause=sort, only_if=t.Is(t.EventSource(), (v.IsThis(),)))
        rule.phrase(f"double {words}damage dealt by this", v.DamageChange(from_this, "times", 2))
        rule.phrase(
            f"reduce {words}damage dealt by this by {{n}}",
            v.DamageChange(from_this, "less", H.n),
        )
        such = t.Pattern("damage", cause=sort, only_if=t.Is(t.EventSource(), H.f))
        owned = t.Is(t.EventSource(), (v.Owned(YOU), ~H.f))
        yours = t.Pattern("damage", cause=sort, only_if=owned)
        for the in ("", "the "):
            for whose, hits in (("", such), ("your ", yours)):
                rule.phrase(
                    f"double {the}{words}damage dealt by {whose}{{f:cards2}}",
                    v.DamageChange(hits, "times", 2),
                )
    for kind in ("this", "every"):
        rule.phrase(f"add +{{n}} to the base damage of {{x:{kind}}}", v.BaseDamage(H.x, H.n))
    cards = t.Cards(("anywhere", "gate"), YOU, H.f)
    rule.phrase("add +{n} to the base damage of your {f:cards2}", v.BaseDamage(t.Every(cards), H.n))
    attack = t.Pattern("damage", cause="combat", only_if=v.FromThisAttack())
    # 15-20e-3. What a card was played to answer
    for words in ("this damage", "the damage"):
        dealt = t.Pattern("damage")
        lasting.phrase(
            f"reduce {words} by {{n}}", v.ChangeThisDamage(v.DamageChange(dealt, REDUCED, H.n))
        )
        lasting.phrase(
            f"{words} becomes {{n}}", v.ChangeThisDamage(v.DamageChange(dealt, "becomes", H.n))
        )
    from_it = "combat damage from this attack"
    lasting.phrase(
        f"the {from_it} becomes {{n}}", t.Lasting("combat", v.DamageChange(attack, "becomes", H.n))
    )
    lasting.phrase(
        f"reduce the {from_it} by {{n}}", t.Lasting("combat", v.DamageChange(attack, "less", H.n))
    )
