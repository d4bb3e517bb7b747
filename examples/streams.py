#!/usr/bin/env python3
"""Checks the streams of fair games (docs/fairness.md) and knows no rules: streams.py JOURNAL...

It checks the commitment, and of what nature brought everything whose numbers have fixed bounds: all of the
dice game; of the island the rolls, who begins, and the landscapes of a shuffled board; of the Duel who begins
and the dice, unless a card has set one. It does NOT check
cards that were drawn or stolen (their bounds depend on hands and pile), chips and harbours, nor that a
decision was legal or an outcome due; it counts what it left out. verify.py and `eiland verify` do the rest.
"""
import hashlib, json, sys
from collections import Counter

u64 = lambda number: number.to_bytes(8, "little")
sha = lambda *parts: hashlib.sha256(b"".join(parts)).digest()
LAND, FACES = "forest hills pasture fields mountains desert".split(), "wool grain brick ore lumber gold".split()
EVENTS = "brigands trade celebration harvest event_card event_card".split()
FACES_OF_OLD = "brigands mill tournament plenty event_card event_card".split()

def numbers(mix, stream, bounds):
    blocks = (sha(b"eiland fair 1 outcome\n", mix, u64(stream), u64(at)) for at in range(1 << 60))
    words = (int.from_bytes(block[at : at + 4], "little") for block in blocks for at in range(0, 32, 4))
    return [next(w * bound >> 32 for w in words if w * bound % 2**32 >= 2**32 % bound) for bound in bounds]

def shuffled(items, mix, stream):
    places = range(len(items) - 1, 0, -1)
    for i, j in zip(places, numbers(mix, stream, [i + 1 for i in places])):
        items[i], items[j] = items[j], items[i]
    return items

def check(path):
    head, *steps, last = [json.loads(line) for line in open(path, encoding="utf-8")]
    if "end" not in last:
        return "the secret is not revealed yet"
    secret, seeds = bytes.fromhex(last["end"]["secret"]), [seed.encode() for seed in head["fairness"]["player_seeds"]]
    if sha(b"eiland fair 1 commitment\n", secret).hex() != head["fairness"]["commitment"]:
        return "the revealed secret is not the one that was promised"
    mix = sha(b"eiland fair 1 mix\n", secret, u64(len(seeds)), *(u64(len(seed)) + seed for seed in seeds))
    turn, roll, rolled, left_out, right, fixed = 1, 0, [], Counter(), 0, False
    for n, step in enumerate(steps, 1):
        did, came = step.get("decides", {}), step.get("nature")
        if did.get("do") == "end":
            turn, roll = turn + 1, 0
        rolled = sorted(did.get("dice", rolled))
        # A card of the Duel or of the old card game may set a die before it is rolled.
        fixed = fixed or did.get("do") in ("name", "face") or did.get("card") == "reiner-the-herald"
        if came is None:
            continue
        if head["game"] in ("duel", "classic"):
            kind, found = next(iter(came.items()))
            if kind == "start":
                drawn = numbers(mix, n, [len(seeds)])[0]
            elif kind == "roll" and not fixed:
                number, side = numbers(mix, n, [6, 6])
                drawn = {"number": 1 + number, "face": (EVENTS if head["game"] == "duel" else FACES_OF_OLD)[side]}
            elif kind == "die":
                drawn = 1 + numbers(mix, n, [6])[0]
            else:
                fixed = fixed and kind != "roll"
                left_out[kind] += 1
                continue
        elif came.get("is") == "rolled":
            found, drawn = came["dice"], [1 + part for part in divmod(numbers(mix, n, [36])[0], 6)]
        elif came.get("is") == "starts":
            found, drawn = came["seat"], numbers(mix, n, [len(seeds)])[0]
        elif came.get("is") == "laid":
            found = [tile["terrain"] for tile in came["board"]["hexes"]]
            drawn = shuffled(sorted(found, key=LAND.index), mix, n)
        elif "start" in came:
            found, drawn = came["start"], numbers(mix, 0, [len(seeds)])[0]
        elif "is" not in came:
            roll, faces = roll + 1, [FACES[face] for face in numbers(mix, 4 * turn + roll + 1, [6] * 6)]
            found, drawn = came["dice"], [faces[die] for die in rolled]
        else:
            left_out[came["is"]] += 1
            continue
        if step["n"] != n or found != drawn:
            return f"step {n} should be {drawn}, but the journal says {found}"
        right += 1
    return right, dict(left_out)

verdicts = [(path, check(path)) for path in sys.argv[1:]]
for path, told in verdicts:
    print(path + ":", told if isinstance(told, str) else "%d outcomes follow from the streams; left out: %s" % told)
sys.exit(any(isinstance(told, str) for _, told in verdicts))
