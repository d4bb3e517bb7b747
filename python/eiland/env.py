"""An environment of Gymnasium: one seat learns, bots play the others."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import gymnasium
import numpy as np
from numpy.typing import NDArray

from eiland._native import Bot, Game
from eiland.errors import EilandError, Refused

Observation = NDArray[np.int16]


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """One seat of any game against bots.

    An action is the number of a decision; `info["action_mask"]` marks the legal ones, as
    `action_space.sample(mask)` wants them. The reward comes at the end: 1 for a win, -1 for a defeat,
    0 where nobody or everybody has won. An action that is not legal is a defeat, unless
    `illegal="raise"`.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 4}

    def __init__(
        self,
        game: str = "island",
        variant: str | None = None,
        *,
        setup: Mapping[str, Any] | None = None,
        seat: int = 0,
        opponents: str | Sequence[str] = "random",
        longest: int = 2000,
        illegal: Literal["lose", "raise"] = "lose",
        render_mode: str | None = None,
    ) -> None:
        self._order = (game, variant, None if setup is None else dict(setup))
        self.game = self._begin(0)
        others = self.game.seats - 1
        names = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(names) != others:
            raise EilandError(f"{len(names)} opponents for {others} seats")
        if not 0 <= seat < self.game.seats:
            raise EilandError(f"there is no seat {seat} here")
        self.seat = seat
        self.longest = longest
        self.illegal = illegal
        self.render_mode = render_mode
        self._names = names[:seat] + [""] + names[seat:]
        self._bots: list[Bot | None] = []
        self._decisions = 0
        limits = np.iinfo(np.int16)
        self.observation_space = gymnasium.spaces.Box(
            limits.min, limits.max, (self.game.observation_size,), np.int16
        )
        self.action_space = gymnasium.spaces.Discrete(self.game.space.size)

    def _begin(self, seed: int) -> Game:
        game, variant, setup = self._order
        return Game(game, variant, setup=setup, seed=seed)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begins a new game."""
        super().reset(seed=seed, options=options)
        seeds = [int(word) for word in self.np_random.integers(0, 2**62, self.game.seats + 1)]
        self.game = self._begin(seeds[-1])
        self._bots = [
            Bot(name, self.game.game, seed=word) if name else None
            for name, word in zip(self._names, seeds, strict=False)
        ]
        self._decisions = 0
        self._let_others_decide()
        return self._told()

    def step(
        self, action: np.int64 | int
    ) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Takes a decision, and lets the others decide until this seat is asked again."""
        try:
            legal = bool(self.game.mask(self.seat)[action])
            if not legal:
                raise EilandError(f"decision {action} is not legal")
            self.game.decide(int(action), self.seat)
        except (EilandError, IndexError) as wrong:
            if self.illegal == "raise":
                raise
            observation, info = self._told()
            info["refused"] = wrong.rule if isinstance(wrong, Refused) else str(wrong)
            return observation, -1.0, True, False, info
        self._decisions += 1
        self._let_others_decide()
        observation, info = self._told()
        truncated = not self.game.over and self._decisions >= self.longest
        return observation, self._reward(), self.game.over, truncated, info

    def _let_others_decide(self) -> None:
        while (seat := self.game.seat) is not None and seat != self.seat:
            bot = self._bots[seat]
            assert bot is not None
            self.game.decide(bot.choose(self.game, seat), seat)

    def _told(self) -> tuple[Observation, dict[str, Any]]:
        mask = self.game.mask(self.seat).astype(np.int8)
        info: dict[str, Any] = {"action_mask": mask}
        if self.game.over:
            info["scores"] = self.game.scores
        return self.game.observe(self.seat), info

    def _reward(self) -> float:
        scores = self.game.scores
        winners = scores["winners"]
        if not scores["over"] or not winners or len(winners) == self.game.seats:
            return 0.0
        return 1.0 if self.seat in winners else -1.0

    def render(self) -> str | None:
        """The game in a line, where that is wanted."""
        return repr(self.game) if self.render_mode == "ansi" else None
