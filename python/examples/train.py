"""A small agent that learns to beat chance, with numpy alone and in seconds.

Of a decision the agent knows its kind and, where it is a place for a settlement or a city, how often
the hexes there yield. One weight says how much it likes each. It plays against itself at many tables
at once, and what the winner did more often than expected it likes more from then on, what the loser did
it likes less (REINFORCE).
"""

import sys

import numpy as np
from numpy.typing import NDArray

import eiland
from eiland.vector import kinds

Floats = NDArray[np.float64]

SETUP = eiland.setup("island", "duo")
SETUP["options"] |= {"player_trade": False, "points_to_win": 6}

AROUND = {"N": [(0, 0), (0, -1), (1, -1)], "S": [(0, 0), (0, 1), (-1, 1)]}
"""The hexes at a corner, seen from the one that names it."""


def new_tables(tables: int, seed: int) -> eiland.Tables:
    """Short games for two, to six points and without trade between players."""
    return eiland.Tables("island", setup=SETUP, tables=tables, seed=seed, longest=1500)


class Yields:
    """How often the hexes at each corner yield, read from observations."""

    def __init__(self, space: eiland.Space) -> None:
        fields = {block["kind"]: block for block in space.blocks}
        hexes = {name: n for n, name in enumerate(fields["move_robber"]["fields"]["to"])}
        corners = fields["build_settlement"]["fields"]["at"]
        self.touches = np.zeros((len(hexes), len(corners)))
        for corner, name in enumerate(corners):
            q, r, vertex = name.split(",")
            for east, south in AROUND[vertex]:
                hex_ = hexes.get(f"{int(q) + east},{int(r) + south}")
                if hex_ is not None:
                    self.touches[hex_, corner] = 1.0
        plane = next(field for field in eiland.Game(setup=SETUP).fields if field["name"] == "hexes")
        first = plane["first"] + plane["columns"]
        self.numbers = slice(first, first + plane["columns"])

    def __call__(self, observed: NDArray[np.int16]) -> Floats:
        """For each row and corner, in rolls of 36."""
        numbers = observed[:, self.numbers]
        pips = np.where(numbers > 0, 6 - np.abs(7 - numbers), 0)
        return np.asarray(pips @ self.touches, np.float64)


class Agent:
    """Likes some decisions more than others."""

    def __init__(self, seed: int) -> None:
        space = eiland.Space("island", setup=SETUP)
        self.kinds, self.kind_of = kinds(space)
        self.firsts = np.flatnonzero(np.diff(self.kind_of, prepend=-1))
        self.places = [
            np.flatnonzero(self.kind_of == self.kinds.index(kind))
            for kind in ("build_settlement", "build_city")
        ]
        self.yields = Yields(space)
        self.weights: Floats = np.zeros(len(self.kinds) + len(self.places))
        self.chance = np.random.default_rng(seed)

    def decide(
        self, legal: NDArray[np.bool_], observed: NDArray[np.int16]
    ) -> tuple[NDArray[np.int64], Floats]:
        """One decision for each row, and by how much its features were more than expected."""
        rows = np.arange(len(legal))
        pips = self.yields(observed) / 5.0
        likes = np.repeat(self.weights[self.kind_of][None], len(legal), axis=0)
        for place, weight in zip(self.places, self.weights[len(self.kinds) :], strict=True):
            likes[:, place] += weight * pips
        likes = np.where(legal, likes, -np.inf)
        odds = np.exp(likes - likes.max(axis=1, keepdims=True))
        odds /= odds.sum(axis=1, keepdims=True)
        taken = np.argmax(odds.cumsum(axis=1) > self.chance.random(len(legal))[:, None], axis=1)
        surprise = np.zeros((len(legal), len(self.weights)))
        surprise[:, : len(self.kinds)] = -np.add.reduceat(odds, self.firsts, axis=1)
        surprise[rows, self.kind_of[taken]] += 1.0
        for column, place in enumerate(self.places, len(self.kinds)):
            here = np.zeros_like(odds)
            here[:, place] = pips
            surprise[:, column] = here[rows, taken] - (odds * here).sum(axis=1)
        return taken.astype(np.int64), surprise

    def learn(self, tables: int, steps: int, seed: int, rate: float) -> int:
        """Plays against itself and learns from every game that ends with a winner."""
        many = new_tables(tables, seed)
        traces = np.zeros((tables, 2, len(self.weights)))
        games = 0
        for _ in range(steps):
            asked = many.asked()
            taken, surprise = self.decide(many.mask_bools(), many.observe())
            traces[np.arange(tables), asked] += surprise
            many.step(taken)
            for table in np.flatnonzero(many.ended()):
                winners = int(many.winners()[table])
                if winners in (1, 2):
                    gain = traces[table, winners - 1] - traces[table, 2 - winners]
                    self.weights += rate * gain / np.sqrt(1.0 + np.square(gain).sum())
                    games += 1
                traces[table] = 0.0
        return games


def wins_against_chance(agent: Agent, games: int, seed: int) -> float:
    """The part of games that the agent wins against chance, in either seat as often."""
    many = new_tables(games, seed)
    own = np.arange(games) % 2
    first = np.zeros(games, np.int64) - 1
    while (first < 0).any():
        taken = many.sample()
        mine = many.asked() == own
        taken[mine] = agent.decide(many.mask_bools()[mine], many.observe()[mine])[0]
        many.step(taken)
        over = (many.ended() > 0) & (first < 0)
        first[over] = many.winners()[over]
    return float(np.mean((first >> own) & 1))


def main() -> None:
    steps = int(sys.argv[1]) if len(sys.argv) > 1 else 1200
    agent = Agent(seed=1)
    print(f"before: {wins_against_chance(agent, 400, seed=9):.0%} of games won against chance")
    games = agent.learn(tables=256, steps=steps, seed=2, rate=0.2)
    print(f"learned from {games} games against itself")
    order = np.argsort(-agent.weights[: len(agent.kinds)])
    print("likes best:", ", ".join(agent.kinds[kind] for kind in order[:5]))
    print(f"after: {wins_against_chance(agent, 400, seed=9):.0%} of games won against chance")


if __name__ == "__main__":
    main()
