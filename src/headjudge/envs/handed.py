"""What an agent is handed: an observation and a view, each made when it is first looked into."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from headjudge.envs.quick import Quick
from headjudge.kernel.errors import HeadjudgeError
from headjudge.kernel.game import Game

if TYPE_CHECKING:
    from headjudge.envs.play import Mask, Play


class Observation(dict[str, Any]):
    """An observation: the array of the layout as `"observation"`, and the `"action_mask"`.

    The array is made when it is first asked for, so that who plays by the mask alone does not pay
    for it. It can be asked for at any time and is always that of its own question: before the game
    goes on, `Play.act` leaves a fork of it to each observation without an array that is still held.
    """

    __slots__ = ("__weakref__", "_page", "_quick", "_seat", "_taken", "game")

    def __init__(
        self, quick: Quick, game: Game, seat: int, taken: tuple[int, ...], page: int, mask: Mask
    ) -> None:
        super().__init__(action_mask=mask)
        self.game: Game | None = game  # to make the array from; None: it is made
        self._quick = quick
        self._seat = seat
        self._taken = taken
        self._page = page

    def __missing__(self, name: str) -> Any:
        if self.game is None:
            raise KeyError(name)
        self.complete()
        return self[name]

    def complete(self) -> None:
        """Make the array, if it was not made before."""
        game = self.game
        if game is not None:
            self.game = None
            mask = self["action_mask"]
            dict.clear(self)
            self["observation"] = self._quick.encode(game, self._seat, self._taken, self._page)
            self["action_mask"] = mask

    def __setitem__(self, name: str, value: Any) -> None:
        if name == "observation":
            self.game = None
        super().__setitem__(name, value)

    def __reduce__(self) -> tuple[type[dict[str, Any]], tuple[dict[str, Any]]]:
        return dict, (dict(self),)


def of_all(name: str) -> Callable[..., Any]:
    """A method of `dict` that makes an observation complete first."""
    method = getattr(dict, name)

    def completed(observation: Observation, *given: Any, **named: Any) -> Any:
        observation.complete()
        return method(observation, *given, **named)

    return completed


# All but looking up a key and setting one.
for _name in (
    "__contains__", "__delitem__", "__eq__", "__ior__", "__iter__", "__len__", "__ne__", "__or__",
    "__repr__", "__reversed__", "__ror__", "clear", "copy", "get", "items", "keys", "pop",
    "popitem", "setdefault", "update", "values",
):  # fmt: skip
    setattr(Observation, _name, of_all(_name))


class ViewNow(Mapping[str, Any]):
    """The view of an agent, made when it is first looked into. It can be read until the next step;
    `dict(...)` keeps it."""

    __slots__ = ("_made", "_play", "_seat", "_version")

    def __init__(self, play: Play, seat: int) -> None:
        self._play = play
        self._seat = seat
        self._version = play.version
        self._made: dict[str, Any] | None = None

    def _view(self) -> dict[str, Any]:
        if self._made is None:
            if self._play.version != self._version:
                raise HeadjudgeError("this view is past: look at it before the step", field="view")
            self._made = self._play.view(self._seat)
        return self._made

    def __getitem__(self, name: str) -> Any:
        return self._view()[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._view())

    def __len__(self) -> int:
        return len(self._view())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Mapping) and dict(self) == dict(other)

    def __hash__(self) -> int:
        return id(self)

    def __repr__(self) -> str:
        return repr(self._view())
