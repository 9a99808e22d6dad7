"""Decks as people write them: lists in many forms, and what is told of lines that are not
understood."""

from __future__ import annotations

import random
import time

import pytest

from headjudge import games, starting
from headjudge.kernel.errors import BadDeck, HeadjudgeError
from headjudge.kernel.pool import Pool
from headjudge.language import deck_forms
from headjudge.language.card_names import fold, names_in
from headjudge.pools import with_file
from tests.figures import Figure

CARD = """
[[card]]
number = "{number}"
name = "{name}"
name_ja = "{name_ja}"
type = "{type}"
rank = {rank}
colors = ["red"]
traits = ["Ember"]
{line}
invasion = 1
text = "{text}"
"""


def card(number: str, name: str, name_ja: str = "", text: str = "", rank: int = 1) -> str:
    return CARD.format(
        number=number, name=name, name_ja=name_ja, text=text, rank=rank, type="battle",
        line="counter_power = 1000",
    )  # fmt: skip


def monster(number: str, name: str, rank: int) -> str:
    return CARD.format(
        number=number, name=name, name_ja="", text="", rank=rank, type="monster",
        line="threat = 1000",
    )  # fmt: skip


OWN = "".join(
    [
        card("OWN-01", "Café Königin", "カフェの女王"),
        card("OWN-02", "7 Lanterns"),
        card("OWN-03", "Lanterns"),
        card("OWN-04", "Twin Kite", text="Draw a card."),
        card("OWN-05", "Twin Kite", rank=2),
        card("OWN-06", "Reprint"),
        card("OWN-07", "Reprint"),
        card("OWN-08", "Wave", "波"),
        card("OWN-09", "Wave!"),
        card("OWN 10 B", "Number of Three Words", "ガ"),
        card("OWN-11", "Low Tide", "カ"),
        card("OWN-12", "Leader: the First"),
        card("OWN-13", "Front // Back"),
        card("OWN-14", "Strategy 9"),
        monster("OWN-21", "Hatchling", 1),
        monster("OWN-22", "Nestling", 1),
        monster("OWN-23", "Kite", 2),
    ]
)


@pytest.fixture(scope="module")
def pool() -> Pool:
    return with_file("godzilla", games.load("godzilla").rules().shipped, OWN, "own.toml")


def main_of(text: str, pool: Pool) -> dict[str, int]:
    """The main deck of a list."""
    found: dict[str, int] = games.load("godzilla").read_deck(text, pool).main
    return found


def problems(text: str, pool: Pool) -> list[str]:
    """What is told of a list's lines."""
    with pytest.raises(BadDeck) as caught:
        games.load("godzilla").read_deck(text, pool)
    return [str(each) for each in caught.value.violations if " line " in str(each)]


# -- lines ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "number", "count"),
    [
        ("4 Café Königin", "OWN-01", 4),
        ("4x Café Königin", "OWN-01", 4),
        ("4 x Café Königin", "OWN-01", 4),
        ("4X Café Königin", "OWN-01", 4),
        ("Café Königin x4", "OWN-01", 4),
        ("Café Königin ×4", "OWN-01", 4),
        ("Café Königin (x4)", "OWN-01", 4),
        ("Café Königin", "OWN-01", 1),
        ("4 OWN-01", "OWN-01", 4),
        ("OWN-01 x4", "OWN-01", 4),
        ("OWN-01", "OWN-01", 1),
        ("4 OWN-01 Café Königin", "OWN-01", 4),
        ("4 OWN-01 Café", "OWN-01", 4),
        ("4 OWN-01 Café Königin (rare)", "OWN-01", 4),
        ("4 Café Königin (OWN-01)", "OWN-01", 4),
        ("Café Königin [OWN-01]", "OWN-01", 1),
        ("4\tcafe konigin", "OWN-01", 4),
        ("4 CAFE-KÖNIGIN!", "OWN-01", 4),
        ("４ Ｃａｆｅ Ｋｏｎｉｇｉｎ", "OWN-01", 4),
        ("４　own－01", "OWN-01", 4),
        ("4 own–01", "OWN-01", 4),
        ("4 カフェの女王", "OWN-01", 4),
        ("カフェの女王×4", "OWN-01", 4),
        ("4枚 ｶﾌｪの女王", "OWN-01", 4),
        ("カフェの女王 4枚", "OWN-01", 4),
        ("- 4 Café Königin", "OWN-01", 4),
        ("4 Café Königin  # the best", "OWN-01", 4),
        ("4 Café Königin // the best", "OWN-01", 4),
        ("2 7 Lanterns", "OWN-02", 2),
        ("2 OWN 10 B Number of Three Words", "OWN 10 B", 2),
        ("2 Front // Back", "OWN-13", 2),
        ("Leader: the First", "OWN-12", 1),
        ("Strategy 9", "OWN-14", 1),
        ("3 ガ", "OWN 10 B", 3),
        ("3 カ", "OWN-11", 3),
        ("3 Wave", "OWN-08", 3),
        ("3 Wave!", "OWN-09", 3),
        ("3 Reprint", "OWN-06", 3),
        ("3 OWN-07", "OWN-07", 3),
    ],
)
def test_a_line_names_a_card_and_how_many(line: str, number: str, count: int, pool: Pool) -> None:
    assert main_of(line, pool) == {number: count}


def test_the_name_of_the_list_is_the_one_it_says_or_the_one_given(pool: Pool) -> None:
    read = games.load("godzilla").read_deck
    assert read("4 OWN-01", pool, "kites").name == "kites"
    deck = read('Name: Kites: a Deck\nデッキ名: 凧\nPlan: "Wait, \\n and see"\n4 OWN-01', pool)
    assert (deck.name, deck.plan) == ("凧", "Wait, \n and see")
    assert read("Name： Ｋites\n4 OWN-01", pool).name == "Ｋites"
    assert read("Name︓Kites\n4 OWN-01", pool).name == "Kites"
    assert read('Name: "Kites\n4 OWN-01', pool).name == '"Kites'


def test_comments_and_blank_lines_are_nothing_and_lines_of_one_card_add_up(pool: Pool) -> None:
    text = "\ufeff# 4 Lanterns\r\n\r\n  // Lanterns\r\n1 Low Tide\r\n   \r\nlow tide x2\r\n"
    assert main_of(text, pool) == {"OWN-11": 3}


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("4 Cafe Konigen", "no card 'Cafe Konigen'; did you mean Café Königin (OWN-01)?"),
        ("カフェの王女", "no card 'カフェの王女'; did you mean カフェの女王 (OWN-01)?"),
        ("zzqqzz", "no card 'zzqqzz'"),
        ("7 Lanterns", "may be 1 × 7 Lanterns (OWN-02) / 7 × Lanterns (OWN-03)"),
        ("Twin Kite", "2 cards have this name: Twin Kite (OWN-04), Twin Kite (OWN-05)"),
        ("4 OWN-01 Low Tide", "Café Königin (OWN-01) has another name than 'OWN-01 Low Tide'; did"),
        ("0 Low Tide", "a count from 1 to 200"),
        ("201 Low Tide", "a count from 1 to 200"),
        (f"{'9' * 500} Low Tide", "a count from 1 to 200"),
        ("Sideboard:", "no heading 'Sideboard'; there is Monster Deck, Main Deck"),
        ("x" * 1001, "longer than 1000 characters"),
        ("199 Low Tide\n2 Low Tide", "more than 200 of OWN-11"),
    ],
)  # fmt: skip
def test_a_line_that_is_not_understood_is_told(line: str, told: str, pool: Pool) -> None:
    found = problems(f"# comment\n{line}", pool)
    at = 2 + line.count("\n")
    assert len(found) == 1
    assert found[0].startswith(f"deck: line {at}: {told}")


def test_all_lines_and_all_broken_rules_are_told_together(pool: Pool) -> None:
    with pytest.raises(BadDeck) as caught:
        games.load("godzilla").read_deck("4 Lowtid\n5 OWN-01\nTwin Kite\nnothing", pool)
    told = [str(each) for each in caught.value.violations]
    assert [each.split(":")[1] for each in told[:3]] == [" line 1", " line 3", " line 4"]
    assert told[3] == "deck: without the cards on these lines (6), the deck breaks rules:"
    assert [each.rule for each in caught.value.violations[4:]] == [
        "6.1.1.1", "6.1.1.2", "6.1.1.3", "6.1.1.4",
    ]  # fmt: skip


def test_a_card_that_a_file_leaves_incomplete_says_why() -> None:
    shipped = games.load("godzilla").rules().shipped
    known = games.load("godzilla").maker.more(shipped, [], "own.json", {"OWN-9": "no rank"})
    assert problems("4 OWN-9", known) == ["deck: line 1: card OWN-9: no rank"]
    assert problems("4 OWN-9 Paper Kite", known) == ["deck: line 1: card OWN-9: no rank"]


# -- parts ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "heading",
    ["Monster Deck", "monster deck:", "[Monster Deck]", "== MONSTER DECK (4) ==", "Monsters 4",
     "Monster deck - 4 cards", "怪獣デッキ", "【怪獣デッキ】", "怪獣デッキ 4枚"],
)  # fmt: skip
def test_a_heading_says_which_part_the_cards_below_it_fill(heading: str, pool: Pool) -> None:
    text = f"{heading}\nHatchling\nMain Deck\n3 Hatchling\n2 Lanterns"
    deck = games.load("godzilla").read_deck(text, pool)
    assert deck.monsters == ["OWN-21"]
    assert deck.main == {"OWN-21": 3, "OWN-03": 2}


def test_a_heading_and_its_card_may_stand_in_one_line() -> None:
    package = games.load("dragonball")
    shipped = package.decks()["banked_fire"]
    lines = [f"{count} {number}" for number, count in shipped.main.items()]
    for head in ("Leader: Karrow", "Leader：1 HJD-001", "リーダー: カロウ", "Leader\nKarrow\nDeck"):
        deck = package.read_deck("\n".join([head, *lines]))
        assert (deck.leader, deck.main) == (shipped.leader, shipped.main)


def test_a_heading_settles_which_card_of_a_name_is_meant(pool: Pool) -> None:
    more = with_file("godzilla", pool, monster("OWN-24", "Lanterns", 3), "more.toml")
    deck = games.load("godzilla").read_deck("Monster deck\nLanterns\nMain Deck\n2 Lanterns", more)
    assert (deck.monsters, deck.main) == (["OWN-24"], {"OWN-03": 2})
    assert problems("2 Lanterns", more)[0].startswith("deck: line 1: 2 cards have this name")


def test_without_headings_one_monster_of_each_rank_is_the_monster_deck(pool: Pool) -> None:
    deck = games.load("godzilla").read_deck("4 Hatchling\nKite\n2 Lanterns", pool)
    assert (deck.monsters, deck.main) == (["OWN-21", "OWN-23"], {"OWN-21": 3, "OWN-03": 2})


def test_without_headings_two_monsters_of_one_rank_are_told(pool: Pool) -> None:
    text = "Hatchling\nNestling\nKite"
    assert problems(text, pool) == [
        "deck: line 1: Monster Deck: Hatchling (OWN-21), Nestling (OWN-22)? Write this heading "
        "above its cards"
    ]
    deck = games.load("godzilla").read_deck(f"Monster deck: Nestling\n{text}", pool)
    assert deck.monsters == ["OWN-22"]


def test_a_part_of_one_card_takes_one() -> None:
    with pytest.raises(BadDeck) as caught:
        games.load("dragonball").read_deck("Leader\nHJD-001\nHJD-001\n2 HJD-033")
    told = [str(each) for each in caught.value.violations if " line " in str(each)]
    assert told == [f"deck: line {at}: Leader is one card, and this is one more" for at in (3, 4)]


@pytest.mark.rule("vanguard:5.4.3")
def test_the_first_vanguard_is_one_of_the_main_deck() -> None:
    read = games.load("vanguard").read_deck
    deck = read("First Vanguard\n1 HJV-022\nGrade 3\n3 HJV-022\n4 HJV-030")
    assert (deck.first, deck.main, deck.G) == ("HJV-022", {"HJV-022": 4}, {"HJV-030": 4})
    assert read("4 HJV-022").first == ""


@pytest.mark.rule("dragonball:5-1-2")
def test_a_deck_without_a_leader_breaks_that_rule_and_others_are_told_too() -> None:
    package = games.load("dragonball")
    deck = package.read_deck("5 HJD-002")
    assert [each.rule for each in package.violations(deck, "1.074")] == [
        "5-1-2", "5-1-3", "5-1-3-1",
    ]  # fmt: skip


@pytest.mark.rule("gateruler:5-2b")
def test_a_deck_without_a_ruler_breaks_that_rule() -> None:
    package = games.load("gateruler")
    deck = package.read_deck("2 GRJ-111\nMain deck\nGRJ-001")
    assert [each.rule for each in package.violations(deck, "1.5.0")] == ["5-2b", "5-2c"]


def test_a_ruler_and_a_geas_go_where_they_belong() -> None:
    deck = games.load("gateruler").read_deck("2 GRJ-111\nGRJ-001\nGRJ-009")
    assert (deck.ruler, deck.geas, deck.main) == ("GRJ-001", "GRJ-009", {"GRJ-111": 2})


# -- both forms -------------------------------------------------------------------------------


@pytest.mark.parametrize("title", games.NAMES)
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_every_deck_is_read_back_from_what_is_written(title: str, lang: str) -> None:
    package = games.load(title)
    pool = package.rules().shipped
    for deck in package.decks().values():
        for write in (deck_forms.as_list, deck_forms.as_toml):
            text = write(deck, package.deck_form, pool, lang)
            assert package.read_deck(text, name="other") == deck


@pytest.mark.parametrize("title", games.NAMES)
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_every_deck_is_read_from_names_alone(title: str, lang: str) -> None:
    """Lines without numbers and names without capitals and punctuation; where cards share a
    name, the number is needed."""
    package = games.load(title)
    pool = package.rules().shipped
    for deck in package.decks().values():
        lines = deck_forms.as_list(deck, package.deck_form, pool, lang).splitlines()
        for at, line in enumerate(lines):
            number = line.split(" ")[1] if line[:1].isdigit() else ""
            if number and len(names_in(pool).named(deck_forms.name_of(pool, number, lang))) == 1:
                name = deck_forms.name_of(pool, number, lang)
                lines[at] = f"{fold(name)} x{line.split(' ')[0]}"
        assert package.read_deck("\n".join(lines)) == deck


@pytest.mark.parametrize("text", ["", " lead", "a\nb", '"', 'q"q', "\x7f\\", "＝　full", "# x"])
def test_any_text_about_a_deck_is_read_back(text: str) -> None:
    package = games.load("godzilla")
    deck = package.deck_from({"name": "x", "name_ja": text, "plan": text, "monsters": [],
                              "main": {"HJ1-017": 2}})  # fmt: skip
    for write in (deck_forms.as_list, deck_forms.as_toml):
        written = write(deck, package.deck_form, package.rules().shipped)
        assert package.read_deck(written) == deck


def test_a_match_starts_from_lists_of_the_cards_of_its_pool(pool: Pool) -> None:
    package = games.load("godzilla")
    text = deck_forms.as_list(package.decks()["ember_rush"], package.deck_form, pool)
    line = next(each for each in text.splitlines() if " HJ1-017 " in each)
    own = text.replace(line, f"{line[0]} Café Königin")
    game = starting.start("godzilla", (own, text), seed=1, cards=pool)
    assert [each.number for each in game.state.printed].count("OWN-01") == int(line[0])
    with pytest.raises(BadDeck, match="no card 'Café Königin'"):
        starting.start("godzilla", (own, text), seed=1)


# -- hostile lists ----------------------------------------------------------------------------

HOSTILE = {
    "unknown lines": "\n".join(f"4 drgon knihgt of teh {at} fire" for at in range(999)),
    "japanese": "\n".join(f"4 竜の騎士の炎の番人{at}" for at in range(999)),
    "long lines": "\n".join(["x1" * 499] * 100),
    "brackets": "\n".join(["([" * 450 + "4"] * 100),
    "blanks": "\n".join([" " * 900 + "x"] * 100),
    "ligatures": "\n".join(["\ufdfa" * 990] * 33),
    "accents": "\n".join(["e" + "\u0301" * 400] * 100),
    "digits": "\n".join(["9" * 990 + " x"] * 100),
    "hashes": "\n".join(["x" + " #" * 450 + "a //" * 20] * 90),
    "words": "\n".join(["HJ1-017 " * 100] * 100),
    "headings": "Main deck\n" * 999,
    "colons": "Leader:" * 5000,
    "names": 'Name: "' + "[" * 900,
    "nothing": "",
    "comments": "#\n//\n",
    "too many lines": "\n" * 1001,
    "too large": "é" * 60_000,
    "nul": "\0" * 900,
    "surrogates": "\ud800 x",
}


@pytest.mark.parametrize("title", games.NAMES)
@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_list_is_refused_soon(title: str, name: str) -> None:
    package = games.load(title)
    package.rules()
    began = time.process_time()
    with pytest.raises(BadDeck) as caught:
        package.read_deck(HOSTILE[name])
    assert time.process_time() - began < 2.0
    assert caught.value.field == "deck"
    assert len(caught.value.violations) <= 1100
    assert all(len(str(each)) < 500 for each in caught.value.violations)


@pytest.mark.parametrize("title", games.NAMES)
def test_a_spoilt_list_is_refused_or_read(title: str, figure: Figure) -> None:
    rng = random.Random(4)
    package = games.load(title)
    decks = list(package.decks().values())
    signs = "x×4#:/()[]\n\t　é♪竜\"'=-" + "Leader G Deck"
    for _time in range(figure(quick=30, gate=200, long=20_000)):
        deck = rng.choice(decks)
        text = deck_forms.as_list(deck, package.deck_form, package.rules().shipped, "en")
        for _change in range(rng.randint(1, 6)):
            at = rng.randrange(len(text))
            text = (
                text[:at] + rng.choice(signs) * rng.randint(0, 2) + text[at + rng.randint(0, 3) :]
            )
        try:
            package.violations(package.read_deck(text), package.rules().editions[0])
        except HeadjudgeError as error:
            assert error.field
