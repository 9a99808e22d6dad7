"""Games of cards that do much, played at random: nothing is lost, nobody learns a secret."""

from __future__ import annotations

import random

import pytest

from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.kernel.game import Game
from headjudge.language import terms as t
from tests.at_random import answer_for
from tests.figures import Figure
from tests.games.gateruler.table import event, field, ruler, start, unit
from tests.games.whole_games import one_question, tells_no_secret, to_the_end

MINE = t.Cards(("unit",), t.YOU)
ENEMY = t.Cards(("unit",), t.OPPONENT)
ENEMY_RULER = t.Every(t.Cards(("ruler",), t.OPPONENT))
DRAW = (t.Draw(1),)


def word(name: str, number: int | None = None, *details: object) -> t.Keyword:
    return t.Keyword(name, number, details)


def enters(*do: t.Effect) -> t.Auto:
    return t.Auto(t.Pattern("enter", t.Self()), do)


def effect(timing: str, *do: t.Effect, when: t.Pattern | None = None) -> v.EventEffect:
    return v.EventEffect(timing, do, when)


def stronger(what: t.Object, by: int) -> t.Lasting:
    return t.Lasting("turn", t.Continuous((t.Change(what, "atk", "add", by),)))


def busy_deck() -> tuple[Card, ...]:
    """Two of each of thirty-odd cards."""
    zap = (v.Target(t.Pick(1, ENEMY)), v.DealDamage(t.It(), 2))
    split = (v.Target(t.Pick(1, ENEMY, any_number=True), divide=3), v.DealDivided(t.It()))
    beasts = t.Cards(("unit",), t.YOU, (v.Attribute(("Beast",)),))
    deep = t.Cards(("deck",), t.YOU, (v.Attribute(("Beast",)),))
    search = (t.Search(t.Pick(1, deep)), t.Put(t.It(), "hand"))
    attacked = t.Pattern("attacked", t.Cards(("unit", "ruler"), t.YOU))
    would = t.Pattern("would be damaged", t.Cards(("unit", "ruler"), t.YOU))
    none = t.Lasting("once", v.DamageChange(t.Pattern("damage", MINE), "becomes", 0))
    less = v.DamageChange(t.Pattern("damage", MINE), "prevent", 1)
    hidden = (("type", "unit"), ("name", ()), ("atk", 2), ("hp", 2), ("stk", 1), ("level", 0))
    materials = v.Materials(
        t.Together((t.Self(), t.Pick(1, t.Cards(("unit",), t.YOU, (t.Other(),)))))
    )
    one_of_mine = t.Destroy(t.Pick(1, MINE))
    genesis = (t.May((materials,), (*search[:1], v.SpecialSummon(t.It(), how="genesis"))),)
    cards = [
        unit("Fox", enters(*DRAW), attributes=["Beast"], level=1),
        unit("Bear", word("Breakthrough"), word("Intercept"), atk=4, hp=5, level=3),
        unit("Cub", word("Undying"), word("Charge Link"), attributes=["Beast"]),
        unit("Queen", word("Enhance", None, beasts), word("Charge Shield"), atk=4, hp=4, level=2),
        unit("Viper", word("Deadly"), word("Retaliate"), atk=1, level=1),
        unit("Leech", word("Essence Drain"), word("Attack", 2), level=2),
        unit("Guard", word("Sentinel Summoning"), word("Defender"), level=1),
        unit("Imp", word("Forced Reveal"), enters(v.DealDamage(t.Every(MINE), 1)), level=2),
        unit("Ninja", word("Concealment"), v.PlayableFrom(("set",)), atk=3),
        unit("Spark", v.Overdrive(zap), v.Counter((v.Drive(1),))),
        unit("Bolt", v.Overdrive(DRAW), word("TD", None, zap, (v.PayResources(1),))),
        unit("Thorn", v.Counter(zap), atk=1),
        unit("Hero", v.Counter((v.PlayThis(),)), level=4, atk=5, hp=5, stk=2),
        unit("Mage", v.Act("standard", split, (v.PayResources(1),), (v.Limit(1),))),
        unit("Seer", v.Act("instant", DRAW, (v.DamageReversal(2),))),
        unit("Smith", v.Act("standard", genesis, keyword="Genesis Summoning")),
        unit("Gear", word("Gear Up"), atk=5, hp=5, stk=2, level=9),
        unit("Thief", enters(v.GainControl(t.Pick(1, ENEMY, up_to=True))), level=3),
        unit("Wall", word("Dormant"), less, hp=6, level=1),
        unit("Wild", v.DamageChange(t.Pattern("damage", t.Self()), "times", 2), atk=5, level=1),
        unit("Stone", v.Unaffected(t.Self(), whose=t.OPPONENT), level=2),
        unit("Shade", v.AbyssalConcerto((one_of_mine,)), atk=5, hp=5, level=5),
        unit("Lord", v.SummonRequirement((one_of_mine,), (t.Put(t.Self(), "hand"),))),
        unit("Rogue", v.AttacksDirectly(t.Self()), v.Discount((v.PayResources(1),), 0), level=3),
        event("Zap", effect("instant", *zap)),
        event("Trap", effect("when", v.DealDamage(v.Attacker(), 2), when=attacked)),
        event("Save", effect("when", none, when=would)),
        event("No", effect("instant", v.TargetInGate(), v.Negate())),
        event("Find", effect("standard", *search)),
        event("Hide", effect("standard", v.PutFaceDown(t.TopOf(1), hidden))),
        event("Wave", effect("standard", t.Put(t.Every(ENEMY), "hand"))),
        event("Abyss", effect("standard", v.AbyssalSummon(), stronger(t.Every(MINE), 1))),
        event("Balm", effect("instant", v.HealLife(1), v.Heal(t.Every(MINE), 9))),
        event("Jolt", effect("standard", v.DealDamage(ENEMY_RULER, 1, ignore_counter=True))),
        event("Stop", effect("instant", v.EndTurn())),
        field("Lair", t.Continuous((t.Change(t.Every(beasts), "hp", "add", 1),))),
        field("Forge", t.Auto(t.Pattern("end turn", who=t.YOU), (v.Drive(1),))),
    ]  # fmt: skip
    return tuple([card for card in cards for _copy in range(2)])


DECK = busy_deck()
WITH_HAND = ruler(
    "Keeper", setup=["draw 4", "redraw", "resources 4"],
    start_of_turn=["ready resources all", "draw 2"], summon_cap=2, set_cap=2,
)  # fmt: skip
WITHOUT = ruler(
    "Chaser", t.Auto(t.Pattern("as attack", t.Self()), (v.Drive(1),)), hand=False, set_zones=2,
    start_of_turn=["drive 3"], summon_cap=3, pays_levels=False, level_cap=9,
)  # fmt: skip
RULERS = (WITH_HAND, WITHOUT)


def hold(game: Game) -> None:
    """What is true at every decision."""
    state = game.state
    placed = [card for zone in state.zones for card in zone]
    assert len(placed) == len(set(placed)) == len(state.printed), "a card vanished"
    assert not [zone for zone in state.closed if state.zones[zone]]
    one_question(game)


@pytest.mark.parametrize("part", range(4))
def test_busy_games_hold_together(part: int, figure: Figure) -> None:
    for seed in range(part, figure(quick=4, gate=12, long=1_200), 4):
        game = start(seed, rulers=RULERS, deck=DECK)
        rule = to_the_end(game, random.Random(seed), 12, hold)
        assert rule in ("12-2a-1", "12-2a-2", "1-4b-1")


@pytest.mark.parametrize("part", range(2))
def test_what_a_viewer_gets_does_not_depend_on_what_they_cannot_know(
    part: int, figure: Figure
) -> None:
    for seed in range(part, figure(quick=2, gate=4, long=400), 2):
        game, chance = start(seed, True, RULERS, DECK), random.Random(seed)
        while game.result is None:
            if game.state.decisions % 6 == seed % 6:
                tells_no_secret(game, chance)
            game.answer(*answer_for(game, chance))
