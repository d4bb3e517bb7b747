"""How many decisions a second the island makes, and what masks and observations cost.

Counted is the time that the processor spends here, on all cores together, so that other programs beside
this one do little harm.

    python python/examples/speed.py [tables] [rounds] [threads]
"""

import sys
import time
from collections.abc import Callable

import numpy as np

import eiland
from eiland.vector import pick, unpack


def measure(name: str, tables: eiland.Tables, rounds: int, work: Callable[[], object]) -> None:
    """Does something so often, and tells decisions a second."""
    start = time.process_time()
    for _ in range(rounds):
        work()
    seconds = time.process_time() - start
    print(f"{len(tables) * rounds / seconds / 1e6:8.2f} million a second  {name}")


def main() -> None:
    words = [int(word) for word in sys.argv[1:]]
    count, rounds, threads = words + [1024, 2000, 1][len(words) :]
    setup = eiland.setup("island", "variable-4")
    setup["options"]["player_trade"] = False
    tables = eiland.Tables("island", setup=setup, tables=count, threads=threads)
    tables.step_random(1000)
    chance = np.random.default_rng(1)

    def step() -> None:
        tables.step(tables.sample())

    def with_masks() -> None:
        tables.masks()
        tables.step(tables.sample())

    def in_numpy() -> None:
        tables.step(pick(unpack(tables.masks(), tables.size), chance))

    def observed() -> None:
        tables.observe()
        tables.step(tables.sample())

    start = time.process_time()
    tables.step_random(rounds)
    seconds = time.process_time() - start
    name = "step_random: masks and steps, decisions picked in Rust, all rounds in one call"
    print(f"{count * rounds / seconds / 1e6:8.2f} million a second  {name}")
    measure("sample and step: one call each for all tables", tables, rounds, step)
    measure("the same, with masks() as an array each round", tables, rounds, with_masks)
    measure("the same, with observe() as an array each round", tables, rounds // 20, observed)
    measure("decisions picked by numpy from unpacked masks", tables, rounds // 20, in_numpy)


if __name__ == "__main__":
    main()
