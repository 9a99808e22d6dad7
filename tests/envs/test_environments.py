"""Environments: PettingZoo's own tests, what actions do, and what observations hold."""

from __future__ import annotations

import copy
import pickle
import random
import re
import warnings
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="pip install 'headjudge[envs]'")

import numpy as np
from pettingzoo.test import api_test, seed_test

import headjudge
from headjudge import envs, games
from headjudge.envs import play as plays
from headjudge.envs.layout import MOST_CARDS
from headjudge.envs.quick import Quick
from headjudge.kernel.errors import HeadjudgeError, IllegalAnswer
from headjudge.kernel.game import Game
from tests.figures import Figure
from tests.reliability.play import TITLES, decisions
from tests.reliability.swaps import swap

PAGE = Path(__file__).parent.parent.parent / "docs" / "environments.md"

# What PettingZoo remarks on in every environment that it does not know and that has a mask.
REMARKS = "Observation is not a NumPy array|Observation space for each agent probably"


@pytest.mark.parametrize("title", TITLES)
def test_pettingzoos_own_tests_pass(title: str, figure: Figure) -> None:
    cycles = figure(quick=100, gate=400, long=5_000)
    env = envs.env(title)
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=REMARKS)
        api_test(env, num_cycles=cycles)
    seed_test(lambda: envs.env(title), num_cycles=cycles)


@pytest.mark.parametrize("title", TITLES)
def test_one_player_plays_against_a_bot(title: str) -> None:
    env, chance = envs.TableEnv(title, against="greedy"), random.Random(3)
    seats = set()
    for seed in range(4):
        observation, info = env.reset(seed=seed)
        seats.add(env.seat)
        over = cut = False
        reward = 0.0
        while not (over or cut):
            assert info["view"]["viewer"] == env.seat == env.play.seat and reward == 0
            assert env.observation_space.contains(observation)
            action = drawn(observation["action_mask"], chance)
            observation, reward, over, cut, info = env.step(action)
        assert reward == (1 if env.play.winner == env.seat else -1)
    assert seats == {0, 1}
    assert env.reset(seed=2, options={"seat": 1})[1]["view"]["viewer"] == 1


def drawn(mask: Any, chance: random.Random) -> int:
    return int(chance.choice(np.flatnonzero(mask)))


@pytest.mark.parametrize("title", TITLES)
def test_games_are_played_to_the_end_and_paid(title: str) -> None:
    env, chance = envs.env(title), random.Random(1)
    for seed in range(3):
        env.reset(seed=seed)
        paid: dict[str, float] = {}
        for agent in env.agent_iter():
            observation, reward, over, _cut, _info = env.last()
            if over:
                paid[agent] = reward
            else:
                assert reward == 0
                assert env.observation_space(agent).contains(observation)
            env.step(None if over else drawn(observation["action_mask"], chance))
        winner = env.play.winner
        assert paid == {
            f"player_{seat}": 0 if winner < 0 else 1 if seat == winner else -1 for seat in (0, 1)
        }


@pytest.mark.parametrize("title", TITLES)
def test_every_action_of_the_mask_is_taken_and_every_other_refused(title: str) -> None:
    play, chance = envs.TurnsEnv(title).play, random.Random(2)
    play.begin(5)
    for _time in range(120):
        seat = play.seat
        if seat < 0:
            break
        mask = play.mask(seat)
        before = play.now.state_hash(), list(play.taken), play.page
        for action in (*np.flatnonzero(mask == 0)[:3], -1, envs.ACTIONS):
            with pytest.raises(IllegalAnswer):
                play.act(int(action))
            assert (play.now.state_hash(), play.taken, play.page) == before
        assert not play.mask(1 - seat).any()
        play.act(drawn(mask, chance))


def test_several_options_are_taken_one_by_one() -> None:
    play = envs.TurnsEnv("vanguard").play
    play.begin(1)
    while True:
        asked = play.now.decision
        assert asked is not None
        if asked.most > 2:
            break
        play.act(int(play.mask(play.seat).argmax()))
    seat, least = play.seat, asked.least
    assert play.mask(seat)[envs.DONE] == (least == 0)
    play.act(1)
    assert play.mask(seat)[1] == 0 and play.now.decision is asked
    observation = play.observation(seat)
    options = play.layout.part(observation, "options")
    taken = play.layout.column("options", "taken")
    assert [int(row[taken]) for row in options[:3]] == [0, 1, 0]
    assert play.layout.part(observation, "question")[0, 7] == 1
    play.act(0)
    play.act(envs.DONE)
    assert sorted(play.now.answers[-1]) == [0, 1]


def test_options_that_do_not_fit_a_page_are_on_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    env = envs.TurnsEnv("godzilla")
    env.reset(seed=3)
    play = env.play
    while play.now.decision is None or len(play.now.decision.options) < 5:
        play.act(int(play.mask(play.seat).argmax()))
    asked = play.now.decision
    monkeypatch.setattr(plays, "OPTIONS", 4)
    assert play.mask(play.seat).tolist()[:5] == [1, 1, 1, 1, 0]
    assert play.mask(play.seat)[envs.MORE] == 1
    play.act(envs.MORE)
    left = min(4, len(asked.options) - 4)
    assert play.mask(play.seat)[:5].sum() == left and play.page == 1
    play.act(0)
    assert play.now.answers[-1] == (4,) and play.page == 0


def test_a_game_without_end_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plays, "MOST_DECISIONS", 3)
    env = envs.env("godzilla")
    env.reset(seed=1)
    for _time in range(3):
        env.step(int(env.last()[0]["action_mask"].argmax()))
    assert all(env.truncations.values()) and not any(env.terminations.values())


def test_the_view_is_in_the_infos_until_the_next_step() -> None:
    env = envs.env("dragonball")
    env.reset(seed=1)
    info = env.last()[4]
    turn = info["view"]["turn"]
    assert dict(info["view"]) == env.play.view(env.play.seat)
    assert info["view"]["decision"]["options"]
    other = "player_1" if env.agent_selection == "player_0" else "player_0"
    seen, unseen = info["view"], env.infos[other]["view"]
    env.step(int(env.last()[0]["action_mask"].argmax()))
    assert seen["turn"] == turn
    with pytest.raises(HeadjudgeError, match="this view is past"):
        len(unseen)


@pytest.mark.parametrize("title", TITLES)
def test_decks_are_those_asked_for_or_any_legal_ones(title: str) -> None:
    names = sorted(headjudge.decks(title))
    env = envs.env(title, decks=(names[0], names[1]))
    env.reset(seed=1)
    one = env.play.now.record["decks"] if env.play.now.record else ()
    env.reset(seed=1, options={"decks": (names[1], names[0])})
    two = env.play.now.record["decks"] if env.play.now.record else ()
    assert list(one) == list(two)[::-1] and one
    with pytest.raises(HeadjudgeError, match="no edition"):
        envs.env(title, edition="xx")


def test_a_board_is_drawn() -> None:
    env = envs.env("godzilla")
    with pytest.raises(HeadjudgeError, match="reset it first"):
        env.render()
    env.reset(seed=1)
    assert "Hand" in env.render()


# -- observations ----------------------------------------------------------------------------


@pytest.mark.parametrize("title", TITLES)
def test_an_observation_is_made_of_the_view_alone(title: str, figure: Figure) -> None:
    """The quick way gives the same bytes as `encode` makes of the view, at every decision, for
    both seats, whatever of an answer is taken."""
    layout = envs.Layout(title)
    quick = Quick(layout)
    held = 0
    for number in range(figure(quick=4, gate=16, long=400)):
        for game, rng in decisions(title, number, log=False):
            for seat in (0, 1):
                asked = game.decision
                taken: tuple[int, ...] = ()
                if asked is not None and asked.seat == seat and asked.most > 1:
                    taken = tuple(rng.sample(range(len(asked.options)), asked.most - 1))
                made = layout.encode(game.view(seat), taken)
                assert made.tobytes() == quick.encode(game, seat, taken).tobytes()
                held += 1
    assert held > 500


@pytest.mark.parametrize("title", TITLES)
def test_an_observation_does_not_depend_on_what_its_seat_cannot_know(
    title: str, figure: Figure
) -> None:
    """Swaps as in `tests/reliability`: hidden cards trade places, the bytes stay."""
    layout = envs.Layout(title)
    quick = Quick(layout)
    made = 0

    def observed(game: Game, viewer: int) -> list[str]:
        nonlocal made
        if viewer == game.state.seats:
            return []
        made += 1
        return [quick.encode(game, viewer).tobytes().hex()]

    tally = swap(title, figure(quick=60, gate=600, long=20_000), 3_000, also=observed)
    assert not tally.differences, "\n".join(tally.differences)
    assert made > 100


def test_the_test_of_secrets_finds_an_observation_that_tells_too_much() -> None:
    quick = Quick(envs.Layout("godzilla"))

    def leaky(game: Game, viewer: int) -> list[str]:
        if viewer == game.state.seats:
            return []
        quick.seen = Quick(quick.layout).seen
        known = game.state.known
        game.state.known = [each | 1 << viewer for each in known]
        try:
            return [quick.encode(game, viewer).tobytes().hex()]
        finally:
            game.state.known = known

    assert swap("godzilla", 60, 3_000, also=leaky).differences


@pytest.mark.parametrize("title", TITLES)
def test_an_observation_says_what_the_view_says(title: str) -> None:
    """Read back by the layout: counts, cards, values, options."""
    layout = envs.Layout(title)
    prompts = set()
    for number in range(4):
        for game, _rng in decisions(title, number, log=False):
            for seat in (0, 1):
                view = game.view(seat)
                made = layout.encode(view)
                assert set(view["numbers"][0]) <= set(layout.numbers)
                zones = layout.part(made, "zones")
                for zone in view["zones"]:
                    row = zones[layout.zone_of(zone, seat) - 1]
                    assert row[:2].tolist() == [zone["count"], len(zone["cards"])]
                seen = [card for zone in view["zones"] for card in zone["cards"]]
                rows = layout.part(made, "cards")
                assert (rows[:, 0] > 0).sum() == len(seen) <= MOST_CARDS
                for card, row in zip(seen, rows, strict=False):
                    number_of = layout.cards[row[2] - 1] if row[2] else ""
                    of_pool = card["number"] in layout.card_index  # tokens are not
                    assert number_of == (card["number"] if of_pool else "")
                    for name, value in card.get("values", {}).items():
                        if name in layout.values:
                            assert row[layout.column("cards", name)] == value
                asked = view["decision"]
                if asked is None:
                    continue
                question = layout.part(made, "question")[0]
                prompts.add(asked["prompt"])
                assert layout.prompts[question[0] - 1] == asked["prompt"]
                for option, row in zip(
                    asked.get("options", ()), layout.part(made, "options"), strict=False
                ):
                    assert layout.verbs[row[0] - 1] == option["verb"]
                    if "card" in option and row[2]:
                        assert seen[row[2] - 1]["key"] == option["card"]["key"]
    assert len(prompts) > 3


def table_of(title: str) -> str:
    """The layout of a game as the page has it."""
    layout = envs.Layout(title)
    lines = ["| part | from | rows | columns |", "|---|--:|--:|---|"]
    lines += [
        f"| `{part.name}` | {part.start} | {part.rows} | {', '.join(part.columns)} |"
        for part in layout.parts.values()
    ]
    return "\n".join([*lines, f"\n{layout.size} numbers in all."])


@pytest.mark.parametrize("title", TITLES)
def test_the_page_has_the_layout(title: str) -> None:
    assert table_of(title) in PAGE.read_text(encoding="utf-8")


def test_the_programs_of_the_page_run() -> None:
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) >= 3
    names: dict[str, Any] = {}
    for block in blocks:
        exec(block, names)  # noqa: S102 - our own page


# -- when arrays are made ---------------------------------------------------------------------


def test_an_array_is_made_when_it_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    made = 0
    encode = Quick.encode

    def counted(self: Quick, *given: Any) -> Any:
        nonlocal made
        made += 1
        return encode(self, *given)

    monkeypatch.setattr(Quick, "encode", counted)
    env = envs.env("godzilla")
    env.reset(seed=1)
    for _time in range(20):
        env.step(int(env.last()[0]["action_mask"].argmax()))
    assert made == 0
    observation = env.last()[0]
    assert observation["observation"] is observation["observation"] and made == 1


@pytest.mark.parametrize("title", TITLES)
def test_an_array_that_is_looked_at_late_is_that_of_its_question(title: str) -> None:
    env, chance = envs.env(title), random.Random(4)
    env.reset(seed=2)
    kept: list[tuple[Any, bytes]] = []
    for _time in range(150):
        if env.play.seat < 0:
            break
        observation = env.last()[0]
        seat = env.play.seat
        now = env.layout.encode(env.play.view(seat), env.play.taken, env.play.page)
        kept.append((observation, now.tobytes()))
        env.step(drawn(observation["action_mask"], chance))
    assert len(kept) > 20
    env.reset(seed=3)
    for observation, expected in kept:
        assert observation["observation"].tobytes() == expected


def test_a_refused_action_leaves_an_observation_as_it_was() -> None:
    env, other = envs.env("godzilla"), envs.env("godzilla")
    env.reset(seed=2)
    other.reset(seed=2)
    observation = env.last()[0]
    with pytest.raises(IllegalAnswer):
        env.step(envs.ACTIONS)
    assert (observation["observation"] == other.last()[0]["observation"]).all()


@pytest.mark.parametrize(
    "whole",
    [
        dict,
        copy.copy,
        copy.deepcopy,
        lambda observation: pickle.loads(pickle.dumps(observation)),  # noqa: S301 - our own
        lambda observation: {**observation},
        lambda observation: {} | observation,
        lambda observation: observation.copy(),
        lambda observation: dict(zip(observation, observation.values(), strict=True)),
        lambda observation: {name: observation.get(name) for name in observation.keys()},  # noqa: SIM118
        lambda observation: {"observation": observation.pop("observation"), **observation},
    ],
)
def test_an_observation_is_a_dict_of_two(whole: Any) -> None:
    env = envs.env("godzilla")
    env.reset(seed=1)
    expected = {"observation": env.play.observation(0), "action_mask": env.play.mask(0)}
    made = whole(env.observe("player_0"))
    assert type(made) is dict and list(made) == list(expected)
    assert all((made[name] == expected[name]).all() for name in expected)
    assert len(env.observe("player_0")) == 2 and "observation" in env.observe("player_0")
    with pytest.raises(KeyError):
        env.observe("player_0")["view"]


def test_what_is_put_into_an_observation_stays() -> None:
    env = envs.env("godzilla")
    env.reset(seed=1)
    observation = env.observe("player_0")
    observation["observation"] = observation["action_mask"]
    assert observation["observation"] is observation["action_mask"] and len(observation) == 2


# -- many games ------------------------------------------------------------------------------


@pytest.mark.parametrize("title", TITLES)
def test_many_games_go_as_each_would_alone(title: str) -> None:
    many, alone = envs.ManyGames(title, 3), envs.ManyGames(title, 3)
    many.reset(seed=4)
    alone.reset(seed=4)
    ended = 0
    chance = random.Random(6)
    while not ended:
        actions = np.array([drawn(mask, chance) for mask in many.masks])
        rewards, over = many.step(actions)
        again, _over = alone.step(list(actions))
        assert (rewards == again).all() and (many.observations == alone.observations).all()
        for number, play in enumerate(many.games):
            assert many.seats[number] == play.seat >= 0
            assert (many.observations[number] == play.observation(play.seat)).all()
            assert rewards[number].sum() == 0 and (over[number] or not rewards[number].any())
        ended += int(over.sum())
    assert ended
    assert many.view(1)["viewer"] == many.seats[1]
    with pytest.raises(HeadjudgeError, match="3 actions, not 2"):
        many.step([0, 0])


def test_all_games_of_the_project_are_here() -> None:
    assert set(TITLES) == set(games.NAMES)
