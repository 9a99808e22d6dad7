"""10-2, 10-28. [Awaken] and [Wish]: leader cards that are turned over."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from headjudge.games.dragonball.c02_cards.leader_sides import shows_back, to_back, to_front
from headjudge.games.dragonball.c04_basics.positions import turned
from headjudge.games.dragonball.c08_skills.validity import works
from headjudge.games.dragonball.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event
from headjudge.kernel.triggers import IN_VAIN
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.evaluate import means
from headjudge.language.moving import EVENT_FOR
from headjudge.rulebook.citation import fact, rule

# 10-2-1, 10-28-1: keywords that are [Activate] skills for both timings
AWAKENING: Final = (
    fact("10-2-1", "Awaken", without="nothing"),
    fact("10-28-1", "Wish", without="nothing"),
)


def flip_over_happens(game: Game, event: Event) -> None:
    """The other side of a leader faces up."""
    card = event.card
    other = game.state.printed[card].values["other side"]
    if not other:
        event.amount = IN_VAIN
        return
    side = game.pool[other]
    if shows_back(game, card):
        to_front(game, card, side)
        same = FRONT_IS_THE_SAME
    else:
        keyword = event.tags[0] if event.tags else ""
        BY_KEYWORD.get(keyword, to_back)(game, card, side)
        same = BACK_IS_THE_SAME.get(keyword, True)
    if not same:
        game.renew(card)


@means(EVENT_FOR, v.FlipOver)
def event_of_flip_over(context: Context, term: v.FlipOver, card: int) -> Event | None:
    """The event by which a skill turns a leader card over, with the keyword that does it."""
    event = turned(context, "flip over", card)
    skill = context.memory.get("skill")
    event.tags = (skill.keyword,) if isinstance(skill, v.Activate) else ()
    return event


# 10-2. Awaken


@rule("10-2-3")
def awaken(game: Game, card: int, side: Card) -> None:
    """A card that awakens is turned over."""
    to_back(game, card, side)


YOUR_LIFE = t.Count(t.Cards(("life",), t.YOU))


def awakens_earlier(context: Context, term: v.Activate) -> bool:
    """Whether an [Awaken] can be activated at another number of life cards than it says, as a text
    allows. Any other condition of it holds as it is printed."""
    game = context.game
    if term.keyword != "Awaken" or "AwakensAt" not in game.special:
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


@rule("10-28-3")
def wish(game: Game, card: int, side: Card) -> None:
    """A card for which [Wish] is activated is turned to its back."""
    to_back(game, card, side)


BY_KEYWORD: Final[dict[str, Callable[[Game, int, Card], None]]] = {
    "Awaken": awaken,
    "Wish": wish,
}

# It is the same card, and 10-2-5, 10-28-5: in its position, with what was done to its power;
BACK_IS_THE_SAME: Final[dict[str, bool]] = {
    "Awaken": fact("10-2-4", fact("10-2-5", True, without=False), without=False),
    "Wish": fact("10-28-5", True, without=False),
}

# so it is if its front is turned up again.
FRONT_IS_THE_SAME: Final[bool] = fact("10-28-4", True, without=False)
