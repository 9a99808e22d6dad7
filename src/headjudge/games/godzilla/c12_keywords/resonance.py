"""12.8. Resonance: what the rank I monster lets and wants into the decks."""

from __future__ import annotations

from headjudge.games.godzilla import c06_preparing
from headjudge.games.godzilla.language import vocabulary as v
from headjudge.games.godzilla.language.deck_filters import is_such
from headjudge.kernel.cards import Card
from headjudge.kernel.errors import HeadjudgeError
from headjudge.language import terms as t
from headjudge.rulebook.citation import rule


def resonances(monsters: list[Card]) -> list[t.Keyword]:
    """The Resonance abilities of the rank I monster."""
    return [
        word
        for card in monsters
        if card.values["rank"] == 1
        for word in c06_preparing.about_decks(card, "Keyword")
        if word.name == "Resonance"
    ]


@rule("12.8.2")
def allowed_by_resonance(word: t.Keyword) -> tuple[str, ...]:
    """The colours that Resonance lets into the decks besides those of the rank I monster."""
    return tuple(word.details[0])


@rule("12.8.2.2")
def faults_of_resonance(monsters: list[Card], main: list[Card]) -> list[HeadjudgeError]:
    """What in the decks breaks a line of a Resonance list."""
    found: list[HeadjudgeError] = []
    for word in resonances(monsters):
        for line in word.details[1]:
            found += faults_of_line(line, [*monsters, *main])
    return found


def faults_of_line(line: v.DeckCondition, cards: list[Card]) -> list[HeadjudgeError]:
    """How the cards break one line of a condition list."""
    sort = [card for card in cards if all([is_such(card, each) for each in line.filters])]
    if line.least:
        if len(sort) >= line.least:
            return []
        return [c06_preparing.violation("too few", "deck", "12.8.2", n=line.least, count=len(sort))]
    return [
        c06_preparing.violation("resonance", f"deck.{card.number}", "12.8.2", card=card.name)
        for card in dict.fromkeys(sort)
        if not all([is_such(card, each) for each in line.must])
    ]
