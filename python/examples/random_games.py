"""Random games of every kind: by hand, with a bot, and thousands at once."""

import sys
import time

import numpy as np

import eiland


def by_hand(game: str, seed: int) -> eiland.Game:
    """Plays one game by chance, decision by decision."""
    table = eiland.Game(game, seed=seed)
    chance = np.random.default_rng(seed)
    for _ in range(3000):
        if table.over:
            break
        table.decide(int(chance.choice(table.ids())))
    return table


def with_a_bot(seed: int) -> eiland.Game:
    """Plays one game between a bot and chance, without trade between players."""
    setup = eiland.setup("island", "duo")
    setup["options"]["player_trade"] = False
    table = eiland.Game("island", setup=setup, seed=seed)
    bots = [eiland.Bot("steady", seed=seed), eiland.Bot("random", seed=seed)]
    while (seat := table.seat) is not None:
        table.decide(bots[seat].choose(table, seat), seat)
    return table


def at_once(tables: int, rounds: int) -> float:
    """Plays many games at once, and tells how many decisions a second that makes."""
    setup = eiland.setup("island", "variable-4")
    setup["options"]["player_trade"] = False
    many = eiland.Tables("island", setup=setup, tables=tables, seed=1)
    start = time.perf_counter()
    many.step_random(rounds)
    return tables * rounds / (time.perf_counter() - start)


def main() -> None:
    for game in eiland.games():
        print(game["id"], by_hand(game["id"], seed=1).scores)
    print("a bot against chance:", with_a_bot(seed=1).scores)
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 500
    print(f"{at_once(2048, rounds):,.0f} decisions a second")


if __name__ == "__main__":
    main()
