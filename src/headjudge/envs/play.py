"""One game after another, played by actions: what all forms of environment share."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random, SystemRandom
from typing import Any, Final
from weakref import ref

import numpy as np
from numpy.typing import NDArray

from headjudge import games
from headjudge.envs.handed import Observation
from headjudge.envs.layout import ACTIONS, DONE, MORE, OPTIONS, Layout, Numbers
from headjudge.envs.quick import Quick
from headjudge.kernel.errors import HeadjudgeError, IllegalAnswer
from headjudge.kernel.game import Game
from headjudge.kernel.pool import Pool
from headjudge.starting import start

Mask = NDArray[np.int8]

MOST_DECISIONS: Final = 20_000  # a game that no rule has ended by then is cut off


class Play:
    """A game under way, and how far the player who is asked has come with an answer.

    An action is the place of an option on the page that is shown. A question that takes one option
    is answered by it; of one that takes several each action takes one more, until no more may be
    taken or `DONE` says that these are all. `MORE` turns to the next page, if there are several.
    """

    def __init__(
        self,
        game: str,
        decks: tuple[Any, Any] | None = None,
        edition: str | None = None,
        cards: Pool | None = None,
        layout: Layout | None = None,
    ) -> None:
        package = games.load(game)
        editions = package.rules().editions
        if edition is not None and edition not in editions:
            raise HeadjudgeError(f"no edition {edition!r} of {game}", field="edition")
        self.title = game
        self.edition = editions[0] if edition is None else edition
        self.decks = decks
        self.cards = cards
        self.layout = Layout(game, cards) if layout is None else layout
        self.quick = Quick(self.layout)
        known = package.decks()
        self.legal = [
            name for name in sorted(known) if not package.violations(known[name], self.edition)
        ]
        self.chance = Random(SystemRandom().getrandbits(64))  # noqa: S311 - not a secret
        self.game: Game | None = None
        self.taken: list[int] = []
        self.page = 0
        self.version = 0  # grows with every action
        self.handed: list[ref[Observation]] = []  # observations of the open question

    def begin(self, seed: int | None = None, decks: tuple[Any, Any] | None = None) -> None:
        """Begin another game. The same seed gives the same games from here on."""
        if seed is not None:
            self.chance = Random(seed)  # noqa: S311 - not a secret
        wanted = decks or self.decks
        key = self.chance.getrandbits(63)
        drawn = (self.chance.choice(self.legal), self.chance.choice(self.legal))
        self.game = start(
            self.title, wanted or drawn, key, self.edition, log=False, cards=self.cards
        )
        self.handed.clear()
        self.taken = []
        self.page = 0
        self.version += 1

    @property
    def now(self) -> Game:
        """The game under way."""
        if self.game is None:
            raise HeadjudgeError("reset it first", field="envs")
        return self.game

    @property
    def seat(self) -> int:
        """The seat that is asked; -1: the game is over."""
        asked = self.now.state.decision
        return -1 if asked is None else asked.seat

    @property
    def winner(self) -> int:
        """The seat that won; -1: nobody, or the game goes on."""
        result = self.now.state.result
        return -1 if result is None or result.winner is None else result.winner

    @property
    def is_cut(self) -> bool:
        """Whether the game has gone on for too long."""
        return self.now.state.result is None and self.now.state.decisions >= MOST_DECISIONS

    def act(self, action: int) -> None:
        """Carry out an action of the seat that is asked. One that is not offered is an
        `IllegalAnswer` and changes nothing."""
        game = self.now
        asked = game.state.decision
        if asked is None:
            raise IllegalAnswer("the game is over", field="action")
        if self.handed:
            self.let_go()
        if action < OPTIONS and asked.least == asked.most == 1 and action >= 0:
            game.answer(action + self.page * OPTIONS)
        elif not 0 <= action < ACTIONS or not self.mask(asked.seat)[action]:
            raise IllegalAnswer(f"action {action} is not offered", field="action", rule=asked.rule)
        elif action == MORE:
            self.page += 1
            if self.page * OPTIONS >= len(asked.options):
                self.page = 0
            self.version += 1
            return
        elif action == DONE:
            game.answer(*self.taken)
        else:
            taken = [*self.taken, action + self.page * OPTIONS]
            if len(taken) < min(asked.most, len(asked.options)):
                self.taken = taken
                self.version += 1
                return
            game.answer(*taken)
        self.version += 1
        if self.taken or self.page:
            self.taken = []
            self.page = 0

    def answer(self, picks: Sequence[int]) -> None:
        """Answer the open question with options, as a player does."""
        self.let_go()
        self.now.answer(*picks)
        self.version += 1

    def mask(self, seat: int) -> Mask:
        """Which actions the seat has: 1 for each."""
        found = np.zeros(ACTIONS, np.int8)
        asked = self.now.state.decision
        if asked is None or asked.seat != seat:
            return found
        count = len(asked.options)
        if count > OPTIONS:
            found[: min(OPTIONS, count - self.page * OPTIONS)] = 1
            found[MORE] = 1
        else:
            found[:count] = 1
        if self.taken:
            first = self.page * OPTIONS
            for each in self.taken:
                if first <= each < first + OPTIONS:
                    found[each - first] = 0
        if asked.least <= len(self.taken) and not asked.least == asked.most == 1:
            found[DONE] = 1
        return found

    def observation(self, seat: int) -> Numbers:
        """What the seat sees, as the layout has it."""
        return self.quick.encode(self.now, seat, self.taken, self.page)

    def observe(self, seat: int) -> Observation:
        """What the seat sees, with the mask; the array is made when it is looked at."""
        found = Observation(
            self.quick, self.now, seat, tuple(self.taken), self.page, self.mask(seat)
        )
        self.handed.append(ref(found))
        return found

    def let_go(self) -> None:
        """Before the game goes on: leave a fork of it to observations that are still held and have
        no array yet."""
        fork: Game | None = None
        for each in self.handed:
            observation = each()
            if observation is not None and observation.game is not None:
                fork = fork or self.now.fork()
                observation.game = fork
        self.handed.clear()

    def view(self, seat: int) -> dict[str, Any]:
        """The view of a seat."""
        return self.now.view(seat)
