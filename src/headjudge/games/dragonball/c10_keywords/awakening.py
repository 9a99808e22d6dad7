"""10-2, 10-28. [Awaken] and [Wish]: leader cards that are turned over."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from headjudge.games.dragonball.c02_cards.leader_sides import shows_back, to_back, to_front
from headjudge.games.dragonball.c08_skills.validity import works
from headjudge.games.dragonball.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.evaluate import means
from headjudge.language.moving import EVENT_FOR, event_for
from headjudge.rulebook.citation import rule


@rule("10-2-1", "10-28-1")
def is_awakening(term: v.Activate) -> bool:
    """Whether a skill is [Awaken] or [Wish], which are activated at either free timing."""
    return term.keyword in BY_KEYWORD


def flip_over_happens(game: Game, event: Event) -> None:
    """Turn a leader to its other side."""
    card = event.card
    other = game.state.printed[card].values["other side"]
    if not other:
        event.changed_nothing = True
        return
    side = game.pool[other]
    if shows_back(game, card):
        turn_back(game, card, side)
    else:
        keyword = event.tags[0] if event.tags else ""
        BY_KEYWORD.get(keyword, to_back)(game, card, side)


@means(EVENT_FOR, v.FlipOver)
def event_of_flip_over(context: Context, term: v.FlipOver, card: int) -> Event | None:
    """The event by which a skill turns a leader card over, with the keyword that does it."""
    event = event_for(context, "flip over", card)
    skill = context.memory.get("skill")
    event.tags = (skill.keyword,) if isinstance(skill, v.Activate) else ()
    return event


# 10-2. Awaken


@rule("10-2-3", "10-2-4", "10-2-5")
def awaken(game: Game, card: int, side: Card) -> None:
    """Turn over a card that awakens. It is the same card, in its position, with what was done to
    its power."""
    to_back(game, card, side)


YOUR_LIFE = t.Count(t.Cards(("life",), t.YOU))


def awakens_earlier(context: Context, term: v.Activate) -> bool:
    """Whether an [Awaken] can be activated at another number of life cards than it says, as a text
    allows. Any other condition of it holds as it is printed."""
    game = context.game
    if term.keyword != "Awaken" or "AwakensAt" not in game.survey.features:
        return False
    for word in game.abilities(context.source).others.get("AwakensAt", ()):
        enough = t.Relation(YOUR_LIFE, "<=", word.life)
        conditions = [enough if is_of_life(each) else each for each in term.while_]
        if works(context, word.while_) and works(context, tuple(conditions)):
            return True
    return False


def is_of_life(condition: t.Condition) -> bool:
    """Whether a condition is about how much life the player has."""
    return isinstance(condition, t.Relation) and condition.left == YOUR_LIFE


# 10-28. Wish


@rule("10-28-3", "10-28-5")
def wish(game: Game, card: int, side: Card) -> None:
    """Turn a card for which [Wish] is activated to its back. It is the same card, in its position,
    with what was done to its power."""
    to_back(game, card, side)


@rule("10-28-4")
def turn_back(game: Game, card: int, side: Card) -> None:
    """Turn a card to its front again. It is the same card."""
    to_front(game, card, side)


BY_KEYWORD: Final[dict[str, Callable[[Game, int, Card], None]]] = {
    "Awaken": awaken,
    "Wish": wish,
}
