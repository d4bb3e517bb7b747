"""Self-play and matches of bots, spread over a Ray cluster.

    python -m eiland.cluster match keen steady --variant versus --games 400 --workers 8
    python -m eiland.cluster selfplay keen --games 1000 --out games.jsonl

Without `--address` a cluster is started on this machine; `--address auto` joins the one that is there.
`--workers 0` plays in this process, without Ray. Games are cut into portions of a fixed size, and every
portion draws its chance from the seed and its own number: the results are the same, byte for byte,
whatever the number of workers.
"""

import argparse
import hashlib
import json
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from eiland._native import Bot, Game, play_match

PORTION = 24
"""How many games one task plays: a multiple of 2, 3, 4 and 6, so that seats are shared fairly."""

Order = dict[str, Any]


def portions(games: int) -> list[tuple[int, int]]:
    """The first game of each portion, and how many it has."""
    return [(first, min(PORTION, games - first)) for first in range(0, games, PORTION)]


def play_portion(order: Order, first: int, count: int) -> dict[str, Any]:
    """Games of a match between bots."""
    return play_match(
        order["bots"],
        count,
        game=order["game"],
        variant=order["variant"],
        setup=order["setup"],
        seed=seed_of(order["seed"], first),
    )


def self_play_portion(order: Order, first: int, count: int) -> list[dict[str, Any]]:
    """Games in which all seats are taken by bots of the order, one row for each."""
    return [self_play(order, number) for number in range(first, first + count)]


def self_play(order: Order, number: int) -> dict[str, Any]:
    """One game: how it ended, its length, and its journal or the journal's hash."""
    seed = order["seed"]
    game = Game(order["game"], order["variant"], setup=order["setup"], seed=seed, number=number)
    names = order["bots"]
    bots = [
        Bot(names[(seat + number) % len(names)], game.game, seed=seed_of(seed, number) + seat)
        for seat in range(game.seats)
    ]
    while (seat := game.seat) is not None and game.steps < order["longest"]:
        game.decide(bots[seat].choose(game, seat), seat)
    journal = game.journal()
    row = {
        "number": number,
        "bots": [bot.name for bot in bots],
        **game.scores,
        "steps": game.steps,
        "sha256": hashlib.sha256(journal.encode()).hexdigest(),
    }
    return row | ({"journal": journal} if order["journals"] else {})


def seed_of(seed: int, number: int) -> int:
    """A seed for a portion or a game: the same on every machine."""
    digest = hashlib.sha256(f"{seed} {number}".encode()).digest()
    return int.from_bytes(digest[:6], "little")


def add_up(results: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """The results of all portions of a match together."""
    total: dict[str, Any] = {
        key: sum(part[key] for part in results)
        for key in ("games", "without_winner", "shared", "broken_off", "decisions", "outcomes")
    }
    total["bots"] = []
    for bot in range(len(results[0]["bots"])):
        parts = [part["bots"][bot] for part in results]
        games = sum(part["games"] for part in parts)
        wins = sum(part["wins"] for part in parts)
        points = sum(part["points"]["mean"] * part["games"] for part in parts) / games
        total["bots"].append(
            {
                "bot": parts[0]["bot"],
                "games": games,
                "wins": wins,
                "win_rate": wins / games,
                "points": round(points, 6),
            }
        )
    return total


def spread(
    work: Callable[[Order, int, int], Any],
    order: Order,
    games: int,
    *,
    workers: int,
    address: str | None = None,
) -> Iterator[Any]:
    """Does every portion somewhere, and gives what came of them in order."""
    todo = portions(games)
    if workers == 0:
        yield from (work(order, first, count) for first, count in todo)
        return
    import ray

    started = not ray.is_initialized()
    if started and address is None:
        ray.init(num_cpus=workers, include_dashboard=False, log_to_driver=False)
    elif started:
        ray.init(address=address, log_to_driver=False)
    try:
        task = ray.remote(num_cpus=1)(work)
        shared = ray.put(order)
        waiting = [task.remote(shared, first, count) for first, count in todo]
        for reference in waiting:
            yield ray.get(reference)
    finally:
        if started:
            ray.shutdown()


def arguments(words: Iterable[str] | None) -> argparse.Namespace:
    """What the command line says."""
    parser = argparse.ArgumentParser(prog="python -m eiland.cluster", description=__doc__)
    parser.add_argument("what", choices=["match", "selfplay"])
    parser.add_argument("bots", nargs="+")
    parser.add_argument("--game", default="island")
    parser.add_argument("--variant")
    parser.add_argument("--setup", help="a setup as JSON, instead of a variant")
    parser.add_argument("--games", type=int, default=240)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--longest", type=int, default=20_000, help="steps of a game of self-play")
    parser.add_argument("--journals", action="store_true", help="keep whole journals of self-play")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--address", help="a Ray cluster to join, such as auto")
    parser.add_argument("--out", type=Path, help="where the results go; else to standard output")
    return parser.parse_args(None if words is None else list(words))


def main(words: Iterable[str] | None = None) -> None:
    """Plays what the command line says, and writes the results as JSON."""
    given = arguments(words)
    order: Order = {
        "game": given.game,
        "variant": given.variant,
        "setup": None if given.setup is None else json.loads(given.setup),
        "bots": given.bots,
        "seed": given.seed,
        "longest": given.longest,
        "journals": given.journals,
    }
    work = play_portion if given.what == "match" else self_play_portion
    done = spread(work, order, given.games, workers=given.workers, address=given.address)
    if given.what == "match":
        text = json.dumps(add_up(list(done)), indent=2) + "\n"
    else:
        text = "".join(json.dumps(row) + "\n" for portion in done for row in portion)
    if given.out is None:
        sys.stdout.write(text)
    else:
        given.out.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
