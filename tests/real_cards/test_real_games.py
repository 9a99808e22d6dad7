"""Real cards at play: legal decks are made of them, and the promises that hold for the cards that
ship hold for theirs.

Of every playable real card there is a deck that it is in; the few that no deck may hold are kept
out by a rule. Games between these decks, of players who take any option, who decide first what
to do, and who are greedy, come to an end; every event leaves a state that makes sense; forks and
saved games go on alike; questions are the same when asked anew; no viewer could tell whether what
they cannot know was dealt anew; and the game is replayed from its record alone.
"""

from __future__ import annotations

import pytest

from headjudge import games
from tests.contracts.kept import LEDGER
from tests.figures import Figure
from tests.life.titles import need_real_cards
from tests.real_cards.decks import all_decks, few_decks, in_no_deck, pool
from tests.real_cards.reading import texts_read_once
from tests.real_cards.watched import hold, keep_secrets

PARTS = 4

# The rules that keep real cards out of all decks.
KEPT_OUT = {"godzilla": {"6.1.1.5"}}  # tokens


@pytest.mark.parametrize("title", games.NAMES)
def test_every_playable_real_card_is_in_a_legal_deck(title: str, figure: Figure) -> None:
    need_real_cards(title)
    if title == "vanguard" and not figure(quick=0, gate=0, long=1):
        pytest.skip("all real cards of this game are read in a long run")
    assert in_no_deck(pool(title), KEPT_OUT.get(title, set())) == {}


@pytest.mark.parametrize("title", games.NAMES)
@pytest.mark.parametrize("part", range(PARTS))
def test_games_with_real_cards_hold_what_is_promised(title: str, part: int, figure: Figure) -> None:
    need_real_cards(title)
    LEDGER.left = 0  # whether an instruction does the right thing is asked of cards that ship
    number = figure(quick=8, gate=60, long=2_000)
    decks = all_decks(pool(title))[0] if number > 60 else few_decks(pool(title), number)
    every = figure(quick=80, gate=80, long=25)
    with texts_read_once(title):
        for at in range(part * number // PARTS, (part + 1) * number // PARTS):
            hold(pool(title), decks, at, every)


@pytest.mark.parametrize("title", games.NAMES)
def test_hidden_real_cards_make_no_difference(title: str, figure: Figure) -> None:
    need_real_cards(title)
    LEDGER.left = 0
    decks = few_decks(pool(title), figure(quick=8, gate=60, long=60))
    with texts_read_once(title):
        keep_secrets(pool(title), decks, figure(quick=40, gate=400, long=20_000))
