"""A keyword is stated once: an invented one, added to a game's list, is found everywhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from headjudge import explain, games
from headjudge.games.dragonball.c10_keywords.bundles import ALONE as IN_BRACKETS
from headjudge.games.dragonball.language import text as dragonball_text
from headjudge.games.gateruler.c16_keywords.forms import ALONE as ON_A_LINE
from headjudge.games.gateruler.language import text as gateruler_text
from headjudge.games.godzilla.c12_keywords.bundles import WITH_EFFECTS
from headjudge.games.godzilla.language import text as godzilla_text
from headjudge.games.vanguard.c04_zones import zones as vanguard_zones
from headjudge.games.vanguard.c11_keywords.keywords import ALONE as UNDER_A_HEAD
from headjudge.games.vanguard.c11_keywords.keywords import ENABLING, LABEL
from headjudge.games.vanguard.language import text as vanguard_text
from headjudge.games.vanguard.language import vocabulary as v
from headjudge.language import glossary
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.keywords import Keywords, Statement
from headjudge.language.phrases import Unreadable
from headjudge.rulebook import book
from tests.games.dragonball import table as dragonball
from tests.games.gateruler import table as gateruler
from tests.games.godzilla import table as godzilla
from tests.games.vanguard import table as vanguard
from tests.terminal.command_line import fine

ANOTHER = t.Cards(("zone",), t.YOU, (t.Other(),))


def muster(word: t.Keyword) -> tuple[t.Ability, ...]:
    """When another card of yours is played, do that."""
    return (t.Auto(t.Pattern("play", ANOTHER), word.details, word.while_),)


def vigil(word: t.Keyword) -> tuple[t.Ability, ...]:
    """When this card attacks, draw a card."""
    return (t.Auto(t.Pattern("attack", t.Self()), (t.Draw(1),), word.while_),)


@dataclass(frozen=True)
class Case:
    """An invented keyword of a game. `own` is the text of a card that has it, `asking` one that
    asks for cards with it, and `asked` what that asks for; `plays` plays a card with it, so that
    its player draws one."""

    title: str
    stated: Statement
    own: str
    asking: str
    asked: t.Filter
    read: Callable[[str], tuple[t.Ability, ...]]
    say: Callable[[tuple[t.Ability, ...]], str]
    plays: Callable[[str], Any]
    record: str

    @property
    def keywords(self) -> Keywords:
        keywords: Keywords = games.load(self.title).keywords
        return keywords


def play_godzilla(text: str) -> Any:
    card, other, drawn = godzilla.battle(text=text), godzilla.battle(), godzilla.battle()
    table = godzilla.given(godzilla.side(hand=[other], zones={3: card}, deck=[drawn]))
    table.you.plays(other, zone=2)
    assert table.you.hand == [drawn]
    return table


def play_vanguard(text: str) -> Any:
    card = vanguard.unit("Watcher", text=text, grade=3)
    table, me, _them = vanguard.fighting("you", vanguard.side(vanguard=card))
    held = len(me.hand)
    me.attacks(card, vanguard.PLAIN_VANGUARD)
    assert len(me.hand) == held + 3  # two of them by the drive check
    return table


def play_dragonball(text: str) -> Any:
    card = dragonball.battle_card("Watcher", *dragonball_text.read(text), text=text)
    table = dragonball.given(dragonball.side(battle=[card]), dragonball.side())
    held = len(table.you.hand)
    table.you.attacks(card, dragonball.PLAIN_LEADER)
    assert len(table.you.hand) == held + 1
    dragonball.fought(table)
    return table


def play_gateruler(text: str) -> Any:
    card = gateruler.unit("Watcher", *gateruler_text.read(text), text=text)
    drawn = gateruler.unit()
    table = gateruler.attacking(gateruler.side(attack={1: card}, deck=[drawn]))
    table.you.attacks(card, "ruler")
    while table.prompt == "act":
        table.player(table.asked).passes()
    assert drawn in table.you.hand
    return table


CASES = [
    Case(
        "godzilla",
        Statement("Muster", "集結", "12.99", muster, (WITH_EFFECTS,)),
        "[Muster] Draw 1 card.",
        "[Enter] [Destroy] 1 of your opponent's battle cards with [Muster].",
        t.HasKeyword("Muster"),
        lambda text: godzilla_text.read(text, "en", "battle"),
        lambda terms: godzilla_text.say(terms, "en", "battle"),
        play_godzilla,
        'type = "battle"\nrank = 3\ncolors = ["blue"]\ntraits = []\ninvasion = 1\n'
        "counter_power = 3000",
    ),
    Case(
        "vanguard",
        Statement("Vigil", "宵警", "11.99", vigil, (UNDER_A_HEAD,)),
        "[AUTO](VC/RC):Vigil",
        "[AUTO](RC):When this unit is placed on (RC), choose one of your units with the vigil "
        "ability, and it gets [Power] +2000 until end of turn.",
        v.HasAbility("vigil"),
        vanguard_text.read,
        vanguard_text.say,
        play_vanguard,
        'type = "normal"\nclan = ["Kagero"]\ngrade = 1\npower = 7000\nshield = 5000',
    ),
    Case(
        "dragonball",
        Statement("Herald", "先触れ", "10-99", vigil, (IN_BRACKETS,)),
        "[Herald]",
        "[Activate: Main] Choose up to 1 of your opponent's Battle Cards with [Herald] and KO it.",
        t.HasKeyword("Herald"),
        dragonball_text.read,
        dragonball_text.say,
        play_dragonball,
        'type = "battle"\ncolor = ["red"]\nenergy_cost = 1\npower = 10000\ncombo_cost = 0\n'
        "combo_power = 5000",
    ),
    Case(
        "gateruler",
        Statement("Night Watch", "夜番", "16-99", vigil, ON_A_LINE),
        "Night Watch",
        "Instant Action: Destroy all enemy units with Night Watch.",
        t.HasKeyword("Night Watch"),
        gateruler_text.read,
        gateruler_text.say,
        play_gateruler,
        'type = "unit"\nlevel = 0\natk = 2\nhp = 3\nstk = 1',
    ),
]
EVERY_GAME = pytest.mark.parametrize("case", CASES, ids=lambda case: case.title)


@pytest.fixture
def added(case: Case) -> Iterator[Case]:
    """The game with the invented keyword, for one test."""
    with case.keywords.added(case.stated):
        yield case


@EVERY_GAME
def test_it_is_read_and_said_back(added: Case) -> None:
    read = added.read(added.own)
    assert isinstance(read[0], t.Keyword) and read[0].name == added.stated.name
    assert added.say(read) == added.own


@EVERY_GAME
def test_texts_ask_for_cards_with_it(added: Case) -> None:
    read = added.read(added.asking)
    assert repr(added.asked) in repr(read)
    assert added.say(read) == added.asking


@EVERY_GAME
def test_it_is_played_and_the_log_names_it_in_both_languages(added: Case) -> None:
    table = added.plays(added.own)
    for lang, name in (("en", added.stated.name), ("ja", added.stated.ja)):
        told = [line.text for line in explain.lines(table.game, 0, lang)]
        assert len([line for line in told if name in line]) == 1, told


@EVERY_GAME
def test_cards_show_tells_what_it_stands_for(added: Case, tmp_path: Path) -> None:
    file = tmp_path / "cards.toml"
    file.write_text(
        f'[[card]]\nnumber = "X-1"\nname = "Watcher"\nname_ja = "番人"\n{added.record}\n'
        f'text = "{added.own}"\n',
        encoding="utf-8",
    )
    shown = fine("cards", "show", added.title, "X-1", "--cards", str(file))
    assert added.own in shown
    assert f'name="{added.stated.name}"' in shown.replace("'", '"')
    assert "Auto(" in shown


@EVERY_GAME
def test_nothing_of_it_remains(case: Case) -> None:
    before = list(case.keywords)
    with case.keywords.added(case.stated):
        case.read(case.own)
    assert list(case.keywords) == before
    for text in (case.own, case.asking):
        with pytest.raises(Unreadable):
            case.read(text)


@EVERY_GAME
def test_no_name_is_stated_twice(case: Case) -> None:
    """Neither of two keywords, nor again in the list of Japanese terms."""
    names = {stated.name for stated in case.keywords}
    found = glossary.load(f"headjudge.games.{case.title}")
    assert names.isdisjoint([term.en for term in (*found.keywords, *found.names)])
    japanese = [stated.ja for stated in case.keywords]
    assert len(set(japanese)) == len(japanese)


@EVERY_GAME
def test_every_keyword_has_a_rule_of_the_book(case: Case) -> None:
    known = book.load(case.title).rules
    assert [stated.name for stated in case.keywords if stated.rule not in known] == []


# -- what one game alone has ------------------------------------------------------------------


def test_godzilla_reads_it_in_japanese_too() -> None:
    case = CASES[0]
    with case.keywords.added(case.stated):
        for text, english in (
            ("【集結】あなたは1枚引く。", case.own),
            ("【出現時】相手の【集結】を持つ交戦カードを1枚【破壊】する。", case.asking),
        ):
            read = godzilla_text.read(text, "ja", "battle")
            assert read == case.read(english)
            assert godzilla_text.say(read, "ja", "battle") == text


def test_a_pronoun_of_godzilla_is_the_card_that_the_keyword_waits_for() -> None:
    case = CASES[0]
    with case.keywords.added(case.stated):
        (word,) = case.read("[Muster] [Destroy] it.")
        assert word == t.Keyword("Muster", None, (t.Destroy(t.EventCard()),))
    still = Statement("Muster", "集結", "12.99", None, (WITH_EFFECTS,))
    with case.keywords.added(still), pytest.raises(Unreadable):
        case.read("[Muster] [Destroy] it.")


def has_four_in_hand(context: Context, term: v.Enabled) -> bool:
    """Whether the player holds four cards or more."""
    return len(context.game.state.zones[vanguard_zones.hand_of(context.seat)]) >= 4


@pytest.mark.parametrize(("cards", "power"), [(3, 7000), (4, 9000)])
def test_an_ability_of_vanguard_is_active_while_the_keyword_before_it_holds(
    cards: int, power: int
) -> None:
    plenty = Statement("Plenty", "豊穣", "11.99", None, (ENABLING,), holds=has_four_in_hand)
    with CASES[1].keywords.added(plenty):
        card = vanguard.unit("Rich", text="[CONT](RC)Plenty:This unit gets [Power] +2000.")
        table = vanguard.given(
            vanguard.side(circles={1: card}, hand=[vanguard.PLAIN] * cards), vanguard.side()
        )
        assert table.you.power(card) == power


def test_a_word_before_an_ability_of_vanguard_is_asked_for() -> None:
    with CASES[1].keywords.added(Statement("Glee", "歓喜", "11.99", None, (LABEL,))):
        text = "Glee-[AUTO](VC):When this unit attacks, draw a card."
        card = vanguard.unit("Merry", text=text)
        assert vanguard_text.say(vanguard_text.read(text)) == text
        asking = "[CONT](RC):All of your units with the glee ability get [Power] +2000."
        leader = vanguard.unit("Leader", text=asking)
        table = vanguard.given(vanguard.side(vanguard=card, circles={1: leader}), vanguard.side())
        assert table.you.power(card) == 9000
        assert table.you.power(leader) == 7000


def test_a_text_of_gate_ruler_gives_it() -> None:
    case = CASES[3]
    with case.keywords.added(case.stated):
        banner = gateruler.field("Banner", *case.read("All allied units gain Night Watch."))
        plain, drawn = gateruler.unit("Plain"), gateruler.unit()
        table = gateruler.attacking(gateruler.side(attack={1: plain}, deck=[drawn], field=[banner]))
        table.you.attacks(plain, "ruler")
        while table.prompt == "act":
            table.player(table.asked).passes()
        assert drawn in table.you.hand
