#!/usr/bin/env python3
"""Plays a random game of Eiland through the line protocol (docs/protocol.md).

    cargo build --release
    python3 examples/engine_client.py target/release/eiland variable-4 7

The arguments: the program, the variant, and a seed that makes the game repeatable.
"""

import json
import random
import subprocess
import sys


class Engine:
    """A running `eiland engine`: one request a line, one answer a line."""

    def __init__(self, program):
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(
            [program, "engine"], stdin=pipe, stdout=pipe, text=True, encoding="utf-8"
        )

    def ask(self, do, **fields):
        print(json.dumps({"do": do, **fields}), file=self.process.stdin, flush=True)
        answer = json.loads(self.process.stdout.readline())
        if "error" in answer:
            raise RuntimeError(answer["error"]["message"])
        return answer["ok"]


def main(program="target/release/eiland", variant="variable-4", seed="1"):
    chance = random.Random(int(seed))
    engine = Engine(program)
    now = engine.ask("start", game="island", variant=variant, seed=int(seed))
    while now["to_act"]["waiting"] != "nobody":
        if now["to_act"]["waiting"] == "nature":
            now = engine.ask("play")
            continue
        seat = chance.choice(now["to_act"]["seats"])
        choices = engine.ask("decisions", seat=seat)["decisions"]
        # Random players would trade back and forth for ever.
        choices = [choice for choice in choices if choice["do"] != "offer"]
        now = engine.ask("decide", seat=seat, decision=chance.choice(choices))
    standing = engine.ask("standing")["standing"]
    print(f"After {now['step']} steps and {standing['turns']} turns "
          f"seat {standing['winners'][0]} has won; points {standing['points']}.")
    engine.ask("quit")


if __name__ == "__main__":
    main(*sys.argv[1:])
