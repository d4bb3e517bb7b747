"""The environments pass the tests of Gymnasium and PettingZoo."""

import warnings

import numpy as np
import pytest

import eiland

gymnasium = pytest.importorskip("gymnasium")


@pytest.mark.parametrize(("game", "variant"), [("island", "versus"), ("dice", "solo")])
def test_gymnasium_accepts_the_environment(game: str, variant: str) -> None:
    from gymnasium.utils.env_checker import check_env

    from eiland.env import SeatEnv

    with warnings.catch_warnings():
        # The checker would like bounds that are tighter than those of a whole number.
        warnings.simplefilter("ignore", UserWarning)
        check_env(SeatEnv(game, variant), skip_render_check=True)


def test_a_game_of_one_seat_against_bots() -> None:
    from eiland.env import SeatEnv

    setup = eiland.setup("island", "beginner-3")
    setup["options"]["player_trade"] = False
    env = SeatEnv("island", setup=setup, seat=1, opponents=["steady", "random"], render_mode="ansi")
    _, info = env.reset(seed=3)
    env.action_space.seed(3)
    for _ in range(3000):
        _, reward, over, cut, info = env.step(env.action_space.sample(info["action_mask"]))
        if over or cut:
            break
    assert over and reward in (-1.0, 1.0) and info["scores"]["over"]
    assert "over" in str(env.render())
    first, _ = env.reset(seed=3)
    again, info = env.reset(seed=3)
    assert np.array_equal(first, again)
    wrong = int(np.argmin(info["action_mask"]))
    assert env.step(wrong)[1:3] == (-1.0, True)
    with pytest.raises(eiland.EilandError):
        SeatEnv("island", "beginner-3", opponents=["steady"])
    with pytest.raises(eiland.EilandError):
        strict = SeatEnv("island", "beginner-3", illegal="raise")
        _, info = strict.reset(seed=1)
        strict.step(int(np.argmin(info["action_mask"])))


@pytest.mark.parametrize("game", ["island", "dice", "duel", "classic"])
def test_pettingzoo_accepts_the_environment(game: str) -> None:
    pytest.importorskip("pettingzoo")
    from pettingzoo.test import api_test

    from eiland.aec import TableEnv

    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        api_test(TableEnv(game, longest=300), num_cycles=400)


def test_a_seed_says_everything_at_a_table_too() -> None:
    pytest.importorskip("pettingzoo")
    from eiland.aec import TableEnv

    def play(seed: int) -> str:
        env = TableEnv("island", "beginner-3", longest=80)
        env.reset(seed=seed)
        for agent in env.agent_iter():
            observed, _, over, cut, _ = env.last()
            mask = observed["action_mask"]
            env.step(None if over or cut else int(np.flatnonzero(mask)[-1]))
            assert agent.startswith("seat_")
        return env.game.journal()

    assert play(1) == play(1) != play(2)
