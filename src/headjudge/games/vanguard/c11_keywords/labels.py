"""11.6.2 to 11.41. Words by which other texts, and the rules, refer to cards.

11.6.2, 11.9, 11.12.2, 11.17, 11.23, 11.25, 11.27, 11.28, 11.31, 11.32 and 11.38 to 11.41. What such
an ability waits for and does is printed; the word itself does nothing.
"""

from __future__ import annotations

from typing import Any, Final

from headjudge.games.vanguard.c11_keywords.keywords import KEYWORDS
from headjudge.games.vanguard.language import vocabulary as v
from headjudge.kernel.abilities import Abilities
from headjudge.kernel.cards import Card
from headjudge.kernel.game import Game
from headjudge.kernel.state import Ref
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.evaluate import CONDITIONS, FILTERS, abilities_of, means
from headjudge.rulebook.citation import rule


@KEYWORDS.derived
def written() -> dict[str, str]:
    """How a word is written in front of an ability, by how texts refer to it."""
    return {each.name.lower(): each.name for each in KEYWORDS}


@KEYWORDS.derived
def skills() -> dict[str, str]:
    """The keywords that are abilities of a class of their own, and its name."""
    apart = [(each.name, form.term) for each in KEYWORDS for form in each.forms]
    return {
        name: type(term).__name__
        for name, term in apart
        if isinstance(term, t.Ability) and not isinstance(term, t.Keyword)
    }


@means(FILTERS, v.HasAbility)
def is_has_ability(context: Context, term: v.HasAbility, ref: Ref) -> bool:
    """Whether a card has a keyword of this name, or the word in front of one of its abilities."""
    return has_word(abilities_of(context, ref), term.keyword, term.number)


def has_word(own: Abilities, word: str, number: int | None) -> bool:
    """Whether one of these abilities is under this word (texts write it small), with that
    number if one is named."""
    word = written().get(word.lower(), word)
    skill = skills().get(word)
    if skill is not None:
        return skill in own.others
    for ability in own.terms:
        if isinstance(ability, t.Keyword):
            if ability.name == word and number in (None, ability.number):
                return True
        elif isinstance(ability, t.Auto | t.Continuous | v.Act):
            for each in ability.while_:
                if is_label(each, word, number) or is_condition(each, word, number):
                    return True
    return False


@rule("11.17.1.2", "11.40.2", "11.41.1.1")
def is_label(each: t.Condition, word: str, number: int | None) -> bool:
    """Whether this in front of an ability is the word and does nothing by itself, of whatever
    number if none is named: a card with such an ability is one "with" the word."""
    return isinstance(each, v.Label) and each.word == word and number in (None, each.number)


@rule("11.6.2", "11.12.2", "11.39.2")
def is_condition(each: t.Condition, word: str, number: int | None) -> bool:
    """Whether this in front of an ability is the word and says when the ability is active, of
    whatever number if none is named: a unit with such an ability is one "with" the word."""
    return isinstance(each, v.Enabled) and each.keyword == word and number in (None, each.number)


@means(CONDITIONS, v.Label)
def holds_label(context: Context, term: v.Label) -> bool:
    """A word in front of an ability asks for nothing."""
    return True


# 11.9. Sentinel


@rule("11.9.2")
def is_sentinel(card: Card) -> bool:
    """A card with the Sentinel ability."""
    return any([word.name == "Sentinel" for word in card.abilities.keywords])


# 11.40. Homare

HOMARE: Final = "Homare"


def is_homare(ability: Any) -> bool:
    """Whether an ability is under the word Homare."""
    labels = [each.word for each in ability.while_ if type(each) is v.Label]
    return HOMARE in labels


@rule("11.40.1")
def may_pay_for(game: Game, seat: int, ability: Any) -> bool:
    """Whether the cost of an ability may be paid: of all Homare abilities of a player one in a
    turn."""
    return ability is None or not is_homare(ability) or not game.happened((HOMARE, seat))


def has_paid_for(game: Game, seat: int, ability: Any) -> None:
    """Remember that a player has paid for a Homare ability this turn."""
    if ability is not None and is_homare(ability):
        game.mark((HOMARE, seat))
