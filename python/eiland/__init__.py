"""The settler family of games: engine, bots, and environments for machines that learn.

    import eiland

    game = eiland.Game("island", seed=7)
    bots = [eiland.Bot("keen", seed=seat) for seat in range(game.seats)]
    while (seat := game.seat) is not None:
        game.decide(bots[seat].choose(game, seat), seat)
    print(game.scores)

`eiland.vector` steps thousands of games in one call, `eiland.env` is an environment of Gymnasium,
`eiland.aec` one of PettingZoo, `eiland.frames` makes tables of journals. docs/python.md tells more.
"""

from eiland._native import (
    Bot,
    Engine,
    Game,
    Space,
    Tables,
    analyse,
    bots,
    games,
    play_match,
    rule,
    setup,
)
from eiland.errors import EilandError, FaultySetup, Refused, Unreadable

__all__ = [
    "Bot",
    "EilandError",
    "Engine",
    "FaultySetup",
    "Game",
    "Refused",
    "Space",
    "Tables",
    "Unreadable",
    "analyse",
    "bots",
    "games",
    "play_match",
    "rule",
    "setup",
]
