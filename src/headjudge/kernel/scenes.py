"""The scene of a view: what all can see of what is under way, in one shape for every game.

A game says who is in which role, what is compared, what waits to be carried out, which cards lie
under which, and what is marked on cards; `shapes.Scene` has the types. What a game shows besides
stands beside it under the game's own names.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal

from headjudge.kernel import keys, view

if TYPE_CHECKING:
    from headjudge.kernel.game import Game

Role = Literal["attacker", "target", "supporter", "guardian"]
WOUNDS: Final = "wounds"  # the mark of damage that a card has taken
NOBODY: Final = -1


class Scene:
    """A scene in the making, for one viewer."""

    __slots__ = ("compared", "game", "marks", "roles", "under", "viewer", "waiting")

    def __init__(self, game: Game, viewer: int) -> None:
        self.game = game
        self.viewer = viewer
        self.roles: list[dict[str, Any]] = []
        self.compared: list[dict[str, Any]] = []
        self.waiting: list[dict[str, Any]] = [
            view.waiting_seen(game, frame, viewer) for frame in game.state.stack
        ]
        self.under: list[dict[str, Any]] = []
        self.marks: list[dict[str, Any]] = []

    def add_role(self, role: Role, *cards: int) -> None:
        """Enter that these cards are in a role; -1 is no card."""
        state = self.game.state
        for card in cards:
            if card >= 0 and state.place[card] >= 0:
                place = view.place_seen(self.game, state.place[card])
                self.roles.append({"role": role, "key": self.key(card), "place": place})

    def add_place(self, role: Role, zone: int) -> None:
        """Enter that a place is in a role, because no card stands there."""
        place = view.place_seen(self.game, zone)
        self.roles.append({"role": role, "key": "", "place": place})

    def compare(self, attacker: dict[str, Any], target: dict[str, Any]) -> None:
        """Enter that two sides, made with `side`, are compared."""
        self.compared.append({"attacker": attacker, "target": target})

    def side(self, card: int, seat: int, value: str, parts: tuple[int, ...]) -> dict[str, Any]:
        """One side of what is compared: its card (-1: none alone), its player, the name of the
        value, and what it is the sum of."""
        key = self.key(card) if card >= 0 else ""
        return {"key": key, "seat": seat, "value": value, "parts": list(parts)}

    def wait(self, card: int, seat: int, rule: str) -> None:
        """Enter a card that was shown to all and is being played or used."""
        number = view.number_seen(self.game, card, self.viewer)
        handle = self.game.state.handles[self.viewer][card]
        key = keys.of_card(handle) if handle else ""
        self.waiting.append({"seat": seat, "rule": rule, "card": number, "key": key})

    def lay_under(self, card: int, host: int, link: str) -> None:
        """Enter that a card belongs to another, and in which way. Which of several unknown cards it
        is, nobody is told."""
        handle = self.game.state.handles[self.viewer][card]
        key = keys.of_card(handle) if handle else ""
        self.under.append({"key": key, "host": self.key(host), "link": link})

    def mark(
        self, card: int, mark: str, amount: int = 0, values: dict[str, Any] | None = None
    ) -> None:
        """Enter something marked on a card: a word, how much, and values that all may know."""
        found: dict[str, Any] = {"key": self.key(card), "mark": mark, "amount": amount}
        if values is not None:
            found["values"] = values
        self.marks.append(found)

    def key(self, card: int) -> str:
        """The key of a card in this view."""
        return view.key_seen(self.game, card, self.viewer)

    def data(self) -> dict[str, Any]:
        """The scene as a view has it."""
        return {
            "roles": self.roles,
            "compared": self.compared,
            "waiting": self.waiting,
            "under": sorted(self.under, key=lambda each: (each["host"], each["key"])),
            "marks": self.marks,
        }
