"""The rule of a keyword is behind what its abilities do, in every game."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from headjudge import games
from headjudge.games.dragonball.c10_keywords import bundles as of_dragonball
from headjudge.games.gateruler.c16_keywords import bundles as of_gateruler
from headjudge.games.godzilla.c12_keywords import bundles as of_godzilla
from headjudge.games.vanguard.c11_keywords import keywords as of_vanguard
from headjudge.language import terms as t
from headjudge.language.keywords import Keywords
from headjudge.rulebook import book

KEYWORDS: dict[str, Keywords] = {
    "dragonball": of_dragonball.KEYWORDS,
    "gateruler": of_gateruler.KEYWORDS,
    "godzilla": of_godzilla.KEYWORDS,
    "vanguard": of_vanguard.KEYWORDS,
}
EVERY_GAME = pytest.mark.parametrize("title", list(KEYWORDS))


def with_abilities(title: str) -> list[tuple[tuple[t.Ability, ...], t.Keyword, t.Ability]]:
    """By card that ships: its terms, a keyword of them, and an ability that stands behind it."""
    found = []
    for card in games.load(title).rules().shipped.values():
        terms = card.abilities.terms
        for at, word in enumerate(terms):
            if isinstance(word, t.Keyword) and word.name in KEYWORDS[title]:
                many = len(KEYWORDS[title].bundle(word))
                found += [(terms, word, each) for each in terms[at + 1 : at + 1 + many]]
    return found


@EVERY_GAME
def test_an_ability_of_a_keyword_is_known_by_its_rule(title: str) -> None:
    rule_of: Callable[..., str] = games.load(title).rules().showing.keyword_rule
    found = [each for each in with_abilities(title) if each[2].role in ("auto", "forbid")]
    assert len(found) > 20
    for terms, word, ability in found:
        number = rule_of(terms, ability)
        assert book.is_under(number, KEYWORDS[title][word.name].rule), word.name
        assert book.load(title).rules[number].kind != "heading"


@EVERY_GAME
def test_an_ability_of_a_plain_text_is_no_keywords(title: str) -> None:
    rule_of: Callable[..., str] = games.load(title).rules().showing.keyword_rule
    own = t.Auto(t.Pattern("destroy", t.Self()), (t.Draw(1),))
    assert rule_of((own,), own) == "" and rule_of((), own) == ""


def test_a_text_like_a_keyword_is_not_taken_for_it() -> None:
    """Q. A card cannot be KO-ed in battle by its own text. By [Indestructible]?  A. No."""
    rule_of: Callable[..., str] = games.load("dragonball").rules().showing.keyword_rule
    ban = t.Forbid(t.Pattern("KO", t.Self(), cause="battle"))
    word = t.Keyword("Indestructible")
    assert rule_of((ban,), ban) == ""
    assert rule_of((word, *of_dragonball.KEYWORDS.bundle(word)), ban) == "10-12-1"
