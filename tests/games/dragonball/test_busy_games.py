"""Games of cards that do much, played at random: nothing is lost, nobody learns a secret."""

from __future__ import annotations

import random

import pytest

from headjudge.games.dragonball.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.kernel.game import Game
from headjudge.language import terms as t
from tests.at_random import answer_for
from tests.figures import Figure
from tests.games.dragonball.table import battle_card, extra_card, leader, start, word
from tests.games.whole_games import one_question, tells_no_secret, to_the_end

YOURS = t.Cards(("battle",), t.YOU, (t.Type(("battle",)),))
THEIRS = t.Cards(("battle",), t.OPPONENT, (t.Type(("battle",)),))
HAND = t.Cards(("hand",), t.YOU)
DRAWS = (t.Draw(1),)
PAYS = (v.PayEnergy(1),)
ADA = (v.Character(("Ada",)),)
BODO = (v.Character(("Bodo",)),)


def power(what: t.Object, more: int, until: str = "turn") -> t.Lasting:
    return t.Lasting(until, t.Continuous((t.Change(what, "power", "add", more),)))


def on_play(*do: t.Effect) -> t.Auto:
    return t.Auto(t.Pattern("play", t.Self()), do)


def busy_deck() -> tuple[Card, list[Card]]:
    """A leader that awakens, and two of each of twenty-five cards."""
    low = t.Relation(t.Count(t.Cards(("life",), t.YOU)), "<=", 4)
    wake = v.Activate("any", (), (t.Draw(2), v.FlipOver(t.Self())), (low,), keyword="Awaken")
    hero = leader(
        "Hero",
        wake,
        t.Auto(t.Pattern("attack", t.Self()), DRAWS, (v.Once(),)),
        back=[
            t.Auto(t.Pattern("attack", t.Self()), (power(t.Self(), 5000),)),
            v.Activate("main", (t.Put(t.Pick(1, HAND), "drop"),), DRAWS, (v.Once(),)),
        ],
    )
    ko = v.KO(t.Pick(1, THEIRS, up_to=True))
    among = t.Cards(("deck",), t.YOU, (t.Among("it"), t.Type(("battle",))))
    dig = (
        t.Look(t.TopOf(4), up_to=True),
        t.Put(t.Pick(1, among, up_to=True), "hand"),
        t.Shuffle(),
    )
    search = (
        t.Search(t.Pick(1, t.Cards(("deck",), t.YOU, ADA), up_to=True)),
        t.Put(t.It(), "hand"),
        t.Shuffle(),
    )
    back = t.Auto(
        t.Pattern("after combo", t.Self(), frm=("hand",)), (v.Play(t.Self()),), on_leaving=True
    )
    opener = v.Activate("main", (t.ToRest(t.Self()),), dig)
    swap_life = t.Put(t.Pick(2, t.Cards(("drop",), t.YOU), up_to=True), "life")
    names = {"character": ["Ada"]}
    cards = [
        battle_card("Ada", on_play(*DRAWS), **names),
        battle_card("Ada the Wall", word("Blocker"), **names),
        battle_card("Bodo", word("Dual Attack"), character=["Bodo"]),
        battle_card("Bodo the Sharp", word("Critical"), word("Double Strike"), character=["Bodo"]),
        battle_card("Bitter", word("Revenge"), energy_cost=2),
        battle_card("Rock", word("Indestructible"), word("Barrier"), energy_cost=2),
        battle_card("Smooth", word("Deflect"), on_play(ko), energy_cost=2),
        battle_card("Hexer", on_play(t.Choose(t.Pick(1, THEIRS)), power(t.It(), -10000))),
        battle_card("Grown", word("Evolve", None, PAYS, ADA), power=20000, energy_cost=5),
        battle_card("Mutant", word("Xeno-Evolve", None, PAYS, ADA), energy_cost=5),
        battle_card("Fused", word("Union-Fusion", None, PAYS, ADA, BODO), energy_cost=6),
        battle_card("Joined", word("Union-Potara", None, PAYS, ADA, BODO), energy_cost=6),
        battle_card("Guest", word("Over Realm", 3, PAYS), on_play(*DRAWS), energy_cost=7),
        battle_card("Swapper", word("Swap", 1, PAYS, ())),
        battle_card("Loyal", back),
        battle_card("Scout", opener),
        battle_card("Lord", on_play(v.PlayToken(2, "Imp", 5000, 0, 5000)), energy_cost=2),
        battle_card("Thief", on_play(v.GainControl(t.Pick(1, THEIRS, up_to=True))), energy_cost=3),
        battle_card("Shout", v.Counter("attack", (), (v.NegateAttack(), v.Play(t.Self())))),
        battle_card("Healer", on_play(swap_life), energy_cost=2),
        extra_card("Stop", v.Counter("attack", (), (v.NegateAttack(),))),
        extra_card("No", v.Counter("play", (), (v.NegatePlay(),))),
        extra_card("Undo", v.Counter("counter", (), (v.NegateCounter(),))),
        extra_card(
            "Place", word("Field"), t.Continuous((t.Change(t.Every(YOURS), "power", "add", 5000),))
        ),
        extra_card("Seek", v.Activate("main", (), search)),
    ]
    return hero, [card for card in cards for _copy in range(2)]


DECK = busy_deck()


def hold(game: Game) -> None:
    """What is true at every decision."""
    state = game.state
    placed = [card for zone in state.zones for card in zone]
    assert len(placed) == len(set(placed))
    for card, origin in enumerate(state.origin):
        assert origin < 0 or state.place[card] >= 0, "a card vanished"
    for card, host in enumerate(state.host):
        if host >= 0:
            assert state.place[host] == state.place[card]
            assert state.host[host] < 0
    one_question(game)


@pytest.mark.parametrize("part", range(4))
def test_busy_games_hold_together(part: int, figure: Figure) -> None:
    for seed in range(part, figure(quick=4, gate=12, long=1_200), 4):
        rule = to_the_end(start(seed, deck=DECK), random.Random(seed), 12, hold)
        assert rule in ("9-2-3", "9-2-4", "1-2-3")


@pytest.mark.parametrize("part", range(2))
def test_what_a_viewer_gets_does_not_depend_on_what_they_cannot_know(
    part: int, figure: Figure
) -> None:
    for seed in range(part, figure(quick=2, gate=4, long=400), 2):
        game, chance = start(seed, log=True, deck=DECK), random.Random(seed)
        while game.result is None:
            tells_no_secret(game, chance)
            game.answer(*answer_for(game, chance))
