"""What compiles is alive: every ability shows a sign of life in some directed game.

A position is made around each card, with the cards in it that its own terms ask for, and played
by players who like to use it. An ability is alive once it did something: its trigger was heard
and an instruction of it changed something, its replacement was applied, its prohibition refused
something, its change made a value another; of other abilities, once a game without them goes
another way. Those that stay silent are listed with the reason, at most one in a hundred.
"""

from __future__ import annotations

import pytest

from headjudge import games
from headjudge.games.vanguard.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.language import terms as t
from tests.contracts.kept import LEDGER
from tests.contracts.ledger import MOST_HELD
from tests.figures import Figure
from tests.life import titles
from tests.life.directed import Nothing, Pool, abilities_of, search
from tests.life.lists import Silent, silent

PARTS = 4


def silent_among(
    name: str, pool: Pool, cards: list[Card], positions: int, listed: list[Silent]
) -> list[tuple[str, int]]:
    """The abilities of these cards, besides those listed, that show no sign of life in so many
    positions each: by the number of the card, and which of its abilities it is."""
    title = titles.title(name)
    found: list[tuple[str, int]] = []
    for card in cards:
        groups = abilities_of(title, card)
        known = tuple(each.ability for each in listed if each.card == card.number)
        for term in search(title, card, pool, positions, known):
            found.append((card.number, [term in terms for terms in groups].index(True)))
    return found


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", games.NAMES)
def test_every_ability_of_the_shipped_cards_shows_a_sign_of_life(
    name: str, part: int, figure: Figure
) -> None:
    pool = titles.shipped(name)
    step = figure(quick=8 * PARTS, gate=PARTS, long=PARTS)
    cards = list(pool.cards.values())[part::step]
    positions = figure(quick=500, gate=500, long=1_000)
    assert silent_among(name, pool, cards, positions, silent(name).shipped) == []


# Of the real cards, one in so many is looked at in the gate, in about a minute for all games;
# where no number stands, the cards are left to the long run.
QUICK = {"godzilla": 40, "dragonball": 80, "gateruler": 4}
GATE = {"godzilla": 4, "dragonball": 12, "gateruler": 1, "vanguard": 60}


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", games.NAMES)
def test_abilities_of_real_cards_show_a_sign_of_life(name: str, part: int, figure: Figure) -> None:
    """All of them in a long run, else a selection."""
    titles.need_real_cards(name)
    step = figure(quick=QUICK.get(name, 0), gate=GATE.get(name, 0), long=1)
    if step == 0:
        pytest.skip("the real cards of this game are played in a long run")
    LEDGER.left = figure(quick=MOST_HELD, gate=4 * MOST_HELD, long=10**9)
    pool = titles.real(name, step)
    cards = list(pool.cards.values())[part::PARTS]
    assert silent_among(name, pool, cards, 400, silent(name).real) == []


@pytest.mark.parametrize("name", games.NAMES)
def test_the_list_of_silent_real_abilities_gives_reasons_and_no_more_than_the_number(
    name: str, figure: Figure
) -> None:
    """It holds one in a hundred at most; how many there are is found out in a long run."""
    listed = silent(name).real
    assert all(len(each.reason.split()) > 4 for each in listed)
    assert len({(each.card, each.ability) for each in listed}) == len(listed)
    if figure(quick=0, gate=0, long=1):
        titles.need_real_cards(name)
        title, cards = titles.title(name), titles.real(name).cards
        number = sum(len(abilities_of(title, card)) for card in cards.values())
        assert len(listed) <= number / 100


@pytest.mark.parametrize("name", games.NAMES)
def test_the_list_of_silent_abilities_is_short_and_gives_reasons(name: str) -> None:
    listed = silent(name).shipped
    title, cards = titles.title(name), titles.shipped(name).cards
    number = sum(len(abilities_of(title, card)) for card in cards.values())
    assert len(listed) <= number / 100
    assert all(len(each.reason.split()) > 4 for each in listed)
    assert all(each.ability < len(abilities_of(title, cards[each.card])) for each in listed)


def made(name: str, *terms: t.Ability) -> Card:
    """A unit with these abilities."""
    own = titles.title(name).plain
    return Card(f"MADE {name}", {"en": "Made"}, {"en": ""}, own.values, terms)


def silent_of(*terms: t.Ability) -> list[t.Ability]:
    pool = titles.shipped("vanguard")
    return search(titles.title("vanguard"), made("vanguard", *terms), pool, 12)


DRAW = (t.Draw(1),)
HAND = t.Cards(("hand",), t.YOU)


@pytest.mark.parametrize(
    "term",
    [
        t.Auto(t.Pattern("never heard of", t.Self()), DRAW),
        t.Auto(t.Pattern("place", t.Self(), cause="no such cause"), DRAW),
        t.Auto(t.Pattern("place", t.Self()), (t.Put(t.Pick(0, HAND), "drop"),)),
        t.Continuous((t.Change(t.Self(), "power", "add", 0),)),
        t.Forbid(t.Pattern("attack", t.Self(), cause="no such cause")),
        t.Replacement(t.Pattern("draw", t.Self(), who="nobody"), DRAW),
        v.Act((), (), ()),
        v.Act((), DRAW, (v.On(("no such circle",)),)),
        Nothing(),
    ],
    ids=["unheard", "other cause", "nothing done", "adds 0", "bans nothing", "never applied",
         "does nothing", "never offered", "no word"],
)  # fmt: skip
def test_an_ability_that_does_nothing_would_be_found(term: t.Ability) -> None:
    assert silent_of(term) == [term]


@pytest.mark.parametrize(
    "term",
    [
        t.Auto(t.Pattern("place", t.Self()), DRAW),
        t.Continuous((t.Change(t.Self(), "power", "add", 1000),)),
        t.Forbid(t.Pattern("attack", t.Self())),
        v.Act((), DRAW),
        v.AttacksFromBack(t.Self()),
    ],
    ids=["heard", "changes", "bans", "offered", "lets attack"],
)
def test_one_that_does_something_is_alive(term: t.Ability) -> None:
    assert silent_of(term) == []
