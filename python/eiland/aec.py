"""An environment of PettingZoo: all seats of a game, one after the other."""

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray
from pettingzoo import AECEnv  # type: ignore[import-untyped]

from eiland._native import Game
from eiland.errors import EilandError

Observed = dict[str, NDArray[Any]]


class TableEnv(AECEnv[str, Observed, int]):  # type: ignore[misc]
    """A table of any game. The agents are `seat_0`, `seat_1` and so on.

    An observation is a dict: `observation` is what the seat sees, `action_mask` marks the legal
    decisions. Rewards come at the end: 1 for winners, -1 for the others, 0 where nobody or everybody
    has won. Of several seats that the game waits for, the first is asked.
    """

    metadata = {"render_modes": ["ansi"], "name": "eiland_v0", "is_parallelizable": False}

    def __init__(
        self,
        game: str = "island",
        variant: str | None = None,
        *,
        setup: Mapping[str, Any] | None = None,
        longest: int = 20_000,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self._order = (game, variant, None if setup is None else dict(setup))
        self.game = self._begin(0)
        self.longest = longest
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.seats)]
        self.agents: list[str] = []
        self._decisions = 0
        self._random = np.random.default_rng()
        limits = np.iinfo(np.int16)
        size = self.game.space.size
        self.observation_spaces = {
            agent: gymnasium.spaces.Dict(
                {
                    "observation": gymnasium.spaces.Box(
                        limits.min, limits.max, (self.game.observation_size,), np.int16
                    ),
                    "action_mask": gymnasium.spaces.Box(0, 1, (size,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: gymnasium.spaces.Discrete(size) for agent in self.possible_agents
        }

    def _begin(self, seed: int) -> Game:
        game, variant, setup = self._order
        return Game(game, variant, setup=setup, seed=seed)

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """What this agent's observations look like."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """What this agent may do at all."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a new game."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.game = self._begin(int(self._random.integers(0, 2**62)))
        self._decisions = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def _ask(self) -> None:
        seat = self.game.seat
        if seat is not None:
            self.agent_selection = self.possible_agents[seat]

    def observe(self, agent: str) -> Observed:
        """What this agent sees, and what it may do."""
        seat = self.possible_agents.index(agent)
        asked = self.game.seat == seat
        mask = self.game.mask(seat) if asked else np.zeros(self.game.space.size, np.bool_)
        return {"observation": self.game.observe(seat), "action_mask": mask.astype(np.int8)}

    def step(self, action: int | None) -> None:
        """The agent that is asked decides."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise EilandError(f"{agent} has to decide something")
        self._cumulative_rewards[agent] = 0.0
        self.game.decide(int(action), self.possible_agents.index(agent))
        self._decisions += 1
        self._clear_rewards()
        if self.game.over:
            self.terminations = dict.fromkeys(self.agents, True)
            winners = self.game.scores["winners"]
            if 0 < len(winners) < len(self.agents):
                for seat, name in enumerate(self.possible_agents):
                    self.rewards[name] = 1.0 if seat in winners else -1.0
        elif self._decisions >= self.longest:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._ask()

    def render(self) -> str | None:
        """The game in a line, where that is wanted."""
        return repr(self.game) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""
