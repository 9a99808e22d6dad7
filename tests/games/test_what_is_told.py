"""The log says what lasts, what was replaced by what, what was paid, and why something came to
nothing."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from typing import Any

import pytest

from headjudge import explain
from headjudge.games.vanguard.c02_cards.printed import read_text
from headjudge.language import terms as t
from headjudge.language.logged_effects import TELLS, sort_of
from headjudge.language.parse_terms import Grants
from headjudge.language.phrases import Grammar, Hole, Phrase
from tests.games.dragonball import table as dragonball
from tests.games.dragonball.rulings.cards import fighter
from tests.games.gateruler import table as gateruler
from tests.games.gateruler.rulings.book.stock import instant
from tests.games.gateruler.told import printed, said
from tests.games.godzilla import table as godzilla
from tests.games.vanguard import table as vanguard
from tests.parts import part_of
from tests.words import shipped_words

GRAMMARS = [
    ("godzilla", "english"), ("godzilla", "japanese"), ("vanguard", "english"),
    ("dragonball", "english"), ("gateruler", "english"),
]  # fmt: skip
LANGUAGES = ("en", "ja")


def told(table: Any, message: str, lang: str = "en") -> list[str]:
    """The lines about such messages, as the first player reads them; cards that only a test
    knows are "a card" in them."""
    found = explain.lines(table.game, 0, lang, quiet=True)
    return [line.text for line in found if line.message == message]


def names(table: Any, message: str, argument: str) -> list[str]:
    """The names of the cards under an argument of such messages."""
    cards = [entry.arguments[argument].card for entry in table.logged(message)]
    return [table.game.state.printed[card].name for card in cards]


# -- what lasts -----------------------------------------------------------------------------------


def lasting_in(shape: Any) -> Iterator[Any]:
    """What a shape lets last."""
    if isinstance(shape, tuple):
        for each in shape:
            yield from lasting_in(each)
    elif isinstance(shape, t.Term):
        if isinstance(shape, t.Lasting):
            yield shape.ability
        for field in fields(shape):
            yield from lasting_in(getattr(shape, field.name))


def classes(grammar: Grammar, phrase: Phrase, shape: Any, seen: set[str]) -> set[type]:
    """The classes of terms that a shape may stand for."""
    if not isinstance(shape, Hole):
        return {type(shape)}
    kind = {name: kind for sort, name, kind in phrase.parts if sort == "hole"}[shape.name]
    if kind in seen:
        return set()
    found = [
        classes(grammar, each, each.shape, {*seen, kind}) for each in grammar.kinds[kind].phrases
    ]
    return set().union(*found)


def that_may_last(grammar: Grammar) -> set[type[t.Ability]]:
    """The classes of abilities that a text of this grammar can let last."""
    found: set[type] = set()
    for kind in grammar.kinds.values():
        for phrase in kind.phrases:
            for shape in lasting_in(phrase.shape):
                found |= classes(grammar, phrase, shape, set())
    return {each for each in found if issubclass(each, t.Ability) and each is not Grants}


def without_words(table: dict[str, str], abilities: set[type[t.Ability]]) -> set[str]:
    """The sorts of lasting abilities of which nothing is said but that they last."""
    sorts = {sort_of(each) for each in abilities if each.role not in TELLS}
    return {sort for sort in sorts if f"lasting/{sort}" not in table}


@pytest.mark.parametrize(("title", "language"), GRAMMARS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_a_text_lets_last_has_words(title: str, language: str, lang: str) -> None:
    abilities = that_may_last(part_of(title, language).grammar())
    assert t.Forbid in abilities or len(abilities) > 2
    table: dict[str, str] = shipped_words(title).words(lang).entries
    assert without_words(table, abilities) == set()
    assert without_words({}, abilities) != set(), "nothing was looked for"


@pytest.mark.rule("godzilla:4.5.2")
def test_strategy_zones_are_told_with_their_number_and_how_long_there_are_so_many() -> None:
    order = godzilla.strategy(text="For the rest of the turn, you have 4 strategy card zones.")
    table = godzilla.given(you=godzilla.side(hand=[order]))
    table.you.plays(order, zone=1)
    assert told(table, "lasting") == ["You have 4 strategy zones until the end of the turn."]
    assert "4つ" in told(table, "lasting", "ja")[0]


@pytest.mark.rule("vanguard:12.3.1")
def test_triggers_that_are_nullified_are_told_with_whose_they_are() -> None:
    text = (
        "[ACT](VC):[Counter-Blast (1)] All trigger effects of your opponent are nullified until "
        "end of turn."
    )
    speaker = vanguard.unit("Speaker", *read_text(text), grade=3)
    mine = vanguard.side(vanguard=speaker, damage=[vanguard.unit("First")])
    table = vanguard.given(you=mine)
    table.you.uses(speaker)
    (line,) = told(table, "lasting")
    assert line.startswith("The effects of your opponent's trigger icons are nullified")


# -- what is replaced -----------------------------------------------------------------------------


@pytest.mark.rule("dragonball:8-9-1")
def test_a_replacement_is_told_with_what_would_have_happened() -> None:
    ghost = fighter("Ghost", "[Permanent] If this card would be KO-ed, draw 1 card instead.")
    killer = fighter(
        "Killer",
        "[Auto] When you play this card, choose 1 of your opponent's Battle Cards, and KO it.",
    )
    mine = dragonball.side(hand=[killer])
    table = dragonball.given(mine, dragonball.side(battle=[ghost]))
    table.you.plays(killer)
    (entry,) = table.logged("replaced")
    assert (entry.arguments["deed"].word, entry.arguments["outcome"].word) == ("KO", "otherwise")
    assert names(table, "replaced", "card") == names(table, "replaced", "source") == ["Ghost"]
    (told_so,) = told(table, "replaced")
    assert "would be KO-ed" in told_so and told_so.endswith("has something else done instead.")


@pytest.mark.rule("godzilla:10.9.1")
def test_a_card_that_goes_elsewhere_instead_is_told_with_where() -> None:
    fled = godzilla.battle(
        "Fled",
        "When this card would be [Destroy], put this card on the bottom of your deck instead.",
    )
    blow = godzilla.strategy(text="[Destroy] all of your opponent's battle cards.")
    table = godzilla.given(you=godzilla.side(hand=[blow]), them=godzilla.side(zones={4: fled}))
    table.you.plays(blow, zone=1)
    (entry,) = table.logged("replaced")
    assert entry.arguments["to"].kind == "deck" and names(table, "replaced", "card") == ["Fled"]
    (told_so,) = told(table, "replaced")
    assert "would be destroyed: it goes to the deck" in told_so


@pytest.mark.rule("gateruler:14-14b")
def test_a_replacement_by_another_card_tells_both_cards() -> None:
    keeper = gateruler.unit(
        "Keeper", *printed("When an allied unit would be destroyed, draw a card instead.")
    )
    prey = gateruler.unit("Prey")
    mine = gateruler.side(attack={1: prey, 2: keeper})
    table, _you, _them = said("you", "Choose 1 allied unit and destroy it.", mine=mine)
    table.you.chooses(prey)
    table.resolve()
    assert names(table, "replaced", "card") == ["Prey"]
    assert names(table, "replaced", "source") == ["Keeper"]


# -- what is paid ---------------------------------------------------------------------------------


@pytest.mark.rule("dragonball:8-4-1")
def test_a_card_dropped_for_a_skill_is_told_as_its_cost() -> None:
    """The same card dropped by an effect is not."""
    payer = fighter(
        "Payer", "[Activate: Main] Place 1 card from your hand in your Drop Area : Draw 1 card."
    )
    spare = dragonball.battle_card("Spare")
    table = dragonball.given(dragonball.side(battle=[payer], hand=[spare]))
    table.you.uses(payer)
    if table.prompt != "main":
        table.you.chooses(spare)
    lines = [line.text for line in explain.lines(table.game, 0)]
    assert [line for line in lines if line.endswith("to pay a cost.")]
    assert [line for line in explain.lines(table.game, 0, "ja") if "コストとして" in line.text]


# -- what comes to nothing ------------------------------------------------------------------------


@pytest.mark.rule("godzilla:1.3.2")
@pytest.mark.parametrize("there", [True, False])
def test_that_there_is_no_card_is_told_apart_from_choosing_none(there: bool) -> None:
    blow = godzilla.strategy(
        text="Choose up to 1 of your opponent's battle cards and [Destroy] it."
    )
    theirs = godzilla.side(zones={4: godzilla.battle("Wall")} if there else {})
    table = godzilla.given(you=godzilla.side(hand=[blow]), them=theirs)
    table.you.plays(blow, zone=1)
    if there:
        table.you.chooses()
    assert (len(told(table, "none chosen")), len(told(table, "none there"))) == (there, not there)


@pytest.mark.rule("gateruler:14-4c-1")
def test_a_target_that_is_no_longer_valid_is_told() -> None:
    blow = "Choose 1 unit and destroy it."
    mine, theirs = instant("Mine", blow), instant("Theirs", blow)
    prey = gateruler.unit("Prey")
    table = gateruler.given(
        you=gateruler.side(set=[mine]), them=gateruler.side(attack={1: prey}, set=[theirs])
    )
    table.you.plays(mine)
    table.them.plays(theirs)
    table.resolve()
    assert prey in table.them.graveyard
    assert names(table, "target gone", "card") == ["Prey"]
    assert names(table, "target gone", "source") == ["Mine"]
    assert [entry.rule for entry in table.logged("target gone")] == ["14-4c-1"]


@pytest.mark.rule("dragonball:8-6-4-1", "dragonball:10-11-4")
def test_a_skill_that_is_cancelled_is_told_with_the_reason() -> None:
    """Two cards are KO-ed at once; a skill that works once a turn is pending twice."""
    watcher = fighter(
        "Watcher",
        "[Auto][Once per turn] When one of your opponent's Battle Cards is KO-ed, draw 1 card.",
    )
    first, second = dragonball.battle_card("First"), dragonball.battle_card("Second")
    killer = fighter(
        "Killer", "[Auto] When you play this card, KO all of your opponent's Battle Cards."
    )
    table = dragonball.given(
        dragonball.side(hand=[killer], battle=[watcher]), dragonball.side(battle=[first, second])
    )
    table.you.plays(killer)
    while table.prompt != "main":
        table.player(table.asked).chooses(table.player(table.asked).offered[0])
    outcomes = [entry.arguments["outcome"].word for entry in table.logged("ability void")]
    assert outcomes == ["used up"]
    assert "often enough" in told(table, "ability void")[0]


@pytest.mark.rule("gateruler:7-5a-2")
def test_cards_of_a_sort_in_a_hand_are_told_without_their_number() -> None:
    """How many such cards there are is not for the other player to know."""
    order = "Until the end of the turn, {Imp} units in your hand can be set."
    imp = gateruler.unit("Imp", attributes=["Imp"])
    table, _you, _them = said("you", order, mine=gateruler.side(hand=[imp, imp]))
    assert told(table, "lasting") == ["Cards of that sort can be set for the turn."]


@pytest.mark.rule("gateruler:14-3a")
@pytest.mark.parametrize(
    ("cost", "is_cost"), [("[Discard 1 card.] Draw a card.", True), ("Discard 1 card.", False)]
)
def test_a_card_discarded_for_an_ability_is_told_as_its_cost(cost: str, is_cost: bool) -> None:
    spare = gateruler.unit("Spare")
    speaker = gateruler.ruler("Speaker", *printed(f"Standard Action: {cost}"))
    table = gateruler.given(you=gateruler.side(ruler=speaker, hand=[spare, spare]))
    table.you.uses(speaker)
    while table.prompt != "act":
        table.you.chooses(spare)
    table.resolve()
    lines = [line.text for line in explain.lines(table.game, 0)]
    assert any([line.endswith("to pay a cost.") for line in lines]) is is_cost
