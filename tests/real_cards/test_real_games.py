"""Real cards at play: legal decks are made of them, and the promises that hold for the cards that
ship hold for theirs.

Of every playable real card there is a deck that it is in; the few that no deck may hold are kept
out by a rule. Games between these decks, of players who take any option, who decide first what
to do, and who are greedy, come to an end; every event leaves a state that makes sense; forks and
saved games go on alike; questions are the same when asked anew; no viewer could tell whether what
they cannot know was dealt anew; and the game is replayed from its record alone.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

import headjudge
from headjudge import games
from headjudge.kernel.game import Game
from headjudge.players import make
from tests.at_random import action_for, answer_for
from tests.contracts.kept import LEDGER
from tests.figures import Figure
from tests.games.whole_games import one_question, tells_no_secret
from tests.life.titles import need_real_cards
from tests.real_cards.decks import all_decks, cards_in, few_decks, playable, pool
from tests.real_cards.reading import texts_read_once
from tests.reliability.test_invariants import Watch, go_on_alike

PARTS = 4
MOST_DECISIONS = 20_000
HASHED = 5  # of so many games one is replayed with all hashes
PLAYERS = ("any option", "what to do first", "greedy")

# The rules that keep real cards out of all decks.
KEPT_OUT = {"godzilla": {"6.1.1.5"}}  # tokens


@pytest.mark.parametrize("title", games.NAMES)
def test_every_playable_real_card_is_in_a_legal_deck(title: str, figure: Figure) -> None:
    need_real_cards(title)
    if title == "vanguard" and not figure(quick=0, gate=0, long=1):
        pytest.skip("all real cards of this game are read in a long run")
    decks, kept_out = all_decks(title)
    covered = set().union(*[cards_in(title, deck) for deck in decks])
    missing = {card.number for card in playable(title) if card not in covered}
    assert missing == set(kept_out)
    for rules in kept_out.values():
        assert rules & KEPT_OUT[title]


class Answers:
    """Who answers in a game: the same for the same game."""

    def __init__(self, title: str, number: int) -> None:
        self.kind = PLAYERS[number % len(PLAYERS)]
        self.chance = random.Random(f"real {title} {number}")
        self.bots = [make("greedy", self.chance.getrandbits(32)) for _seat in (0, 1)]

    def next(self, game: Game) -> tuple[int, ...]:
        assert game.decision is not None
        if self.kind == "greedy":
            seat = game.decision.seat
            return self.bots[seat].choose(game.view(seat))
        return (answer_for if self.kind == "any option" else action_for)(game, self.chance)


def play(title: str, decks: list[Any], number: int, every: int) -> Game:
    """Game `number` between these decks, watched from the first decision to the end; at every so
    many decisions copies are held against it."""
    count = len(decks)
    other = (number + 1 + number // count) % count
    answers = Answers(title, number)
    editions = games.load(title).EDITIONS
    game = headjudge.start(
        title,
        (decks[number % count], decks[other]),
        seed=answers.chance.getrandbits(64),
        edition=editions[number % len(editions)],
        cards=pool(title),
    )
    unwatched = game.rules
    watch = Watch(game)
    after = ""  # what a fork has come to with the same answer
    while game.result is None:
        decision: Any = game.decision
        assert decision.options or decision.most == 0, "nothing to choose from"
        assert 0 <= decision.least <= decision.most <= len(decision.options)
        assert len(set(decision.options)) == len(decision.options)
        held = game.state.decisions % every == number % every
        if held:
            one_question(game)
            tells_no_secret(game, answers.chance)
        picks = answers.next(game)
        if held or after:
            text = game.to_json()
            assert after in ("", text)
            after = go_on_alike(game, text, picks) if held else ""
        game.answer(*picks)
        assert game.state.decisions < MOST_DECISIONS, "unfinished"
    assert game.result.rule
    assert watch.events
    game.rules = unwatched
    return game


def replays(game: Game, hashes: bool) -> None:
    """The game comes out the same from its record alone, cards and all; with hashes it is the
    same before every answer, too."""
    record = headjudge.record(game, hashes)
    record = headjudge.read_record(headjudge.write_record(record))
    again = headjudge.replay(record, log=False)
    assert again.position_hash() == game.position_hash()
    assert again.result == game.result


@pytest.mark.parametrize("title", games.NAMES)
@pytest.mark.parametrize("part", range(PARTS))
def test_games_with_real_cards_hold_what_is_promised(title: str, part: int, figure: Figure) -> None:
    need_real_cards(title)
    LEDGER.left = 0  # whether an instruction does the right thing is asked of cards that ship
    number = figure(quick=8, gate=60, long=2_000)
    decks = all_decks(title)[0] if number > 60 else few_decks(title, number)
    every = figure(quick=80, gate=80, long=25)
    with texts_read_once(title):
        for at in range(part * number // PARTS, (part + 1) * number // PARTS):
            try:
                replays(play(title, decks, at, every), hashes=at % HASHED == 0)
            except BaseException as error:
                error.add_note(f"game {at} of {title}")
                raise
