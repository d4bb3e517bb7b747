#!/usr/bin/env python3
"""Verifies the chance of a fair game from its journal, with nothing but Python's standard library.

    verify.py [--commitment HEX] [--seed SEAT=TEXT]... JOURNAL...

Written from docs/fairness.md alone, as anybody's own verifier would be. It draws every outcome again
and follows the decisions only as far as the bounds of later numbers depend on them; whether they keep
to the rules it does not ask. It has three parts: the streams, one class for each game, and the
journal that brings them together.
"""

import argparse
import hashlib
import json
import sys
from collections import Counter


class Wrong(Exception):
    """Something in the journal is not as it was promised."""


# ---- Streams: from a secret and seeds to numbers ----------------------------------------------------


def u64(number):
    return number.to_bytes(8, "little")


def commitment(secret):
    return hashlib.sha256(b"eiland fair 1 commitment\n" + secret).hexdigest()


def mixed(secret, seeds):
    parts = [b"eiland fair 1 mix\n", secret, u64(len(seeds))]
    for seed in seeds:
        bytes_ = seed.encode()
        parts += [u64(len(bytes_)), bytes_]
    return hashlib.sha256(b"".join(parts)).digest()


class Stream:
    """The numbers of one outcome."""

    def __init__(self, mix, number):
        self.words = self.read(mix, number)

    @staticmethod
    def read(mix, number):
        block = 0
        while True:
            text = b"eiland fair 1 outcome\n" + mix + u64(number) + u64(block)
            bytes_ = hashlib.sha256(text).digest()
            for at in range(0, 32, 4):
                yield int.from_bytes(bytes_[at : at + 4], "little")
            block += 1

    def below(self, bound):
        while True:
            product = next(self.words) * bound
            if product % 2**32 >= 2**32 % bound:
                return product >> 32

    def shuffled(self, items):
        items = list(items)
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
        return items

    def counted_off(self, kinds, cards):
        """One of the cards; nothing where there are none."""
        if sum(cards[kind] for kind in kinds) == 0:
            return None
        left = self.below(sum(cards[kind] for kind in kinds))
        for kind in kinds:
            if left < cards[kind]:
                return kind
            left -= cards[kind]


# ---- The island: boards -----------------------------------------------------------------------------

SIDES = ["NE", "E", "SE", "SW", "W", "NW"]
STEPS = {"NE": (1, -1), "E": (1, 0), "SE": (0, 1), "SW": (-1, 1), "W": (-1, 0), "NW": (0, -1)}
TIPS = ["N", "NE", "SE", "S", "SW", "NW"]
PAYS = {"forest": "lumber", "hills": "brick", "pasture": "wool", "fields": "grain", "mountains": "ore"}
TERRAINS = ["forest", "hills", "pasture", "fields", "mountains", "desert"]


def neighbours(hex_):
    return [(hex_[0] + q, hex_[1] + r) for q, r in STEPS.values()]


def corner(hex_, tip):
    """The name of a corner, by the hex of which it is the northern or southern tip."""
    q, r = hex_
    moved = {"NE": (q + 1, r - 1, "S"), "NW": (q, r - 1, "S"), "SE": (q, r + 1, "N"), "SW": (q - 1, r + 1, "N")}
    return "{},{},{}".format(*moved.get(tip, (q, r, tip)))


def corners(hex_):
    return [corner(hex_, tip) for tip in TIPS]


def corners_of_side(hex_, side):
    first = SIDES.index(side)
    return [corner(hex_, TIPS[first]), corner(hex_, TIPS[(first + 1) % 6])]


def named(name):
    q, r = name.split(",")
    return int(q), int(r)


def pairs(text):
    return [named(pair) for pair in text.split()]


def places(text):
    """`0,-2 NW 3:1, …` as lists of words."""
    return [place.split() for place in text.split("; ")]


class Plan:
    """What a board is laid from."""

    def __init__(self, rows, counts, chips, tips, rings, harbours, slots):
        self.hexes = [(q, r) for r, first, last in rows for q in range(first, last + 1)]
        self.terrains = [terrain for terrain, count in zip(TERRAINS, counts) for _ in range(count)]
        self.chips = chips
        self.tips = pairs(tips)
        self.rings = [pairs(ring) for ring in rings]
        self.harbours = [(named(hex_), side, trade) for hex_, side, trade in places(harbours)]
        self.slots = []
        for faced, piece in slots:
            faced = [(named(hex_), side) for hex_, side in places(faced)]
            self.slots.append((faced, [None if trade == "-" else trade for trade in piece.split()]))

    def spiral(self, tip):
        order, begin = [], self.tips[tip]
        for ring in self.rings:
            if begin not in ring:
                begin = next(hex_ for hex_ in ring if hex_ in neighbours(begin))
            at = ring.index(begin)
            order += ring[at:] + ring[:at]
        return order

    def chipped(self, terrain, order, chips):
        land = [hex_ for hex_ in order if terrain[hex_] != "desert"]
        return dict(zip(land, chips))

    def draw_chips(self, what, terrain, stream):
        by = what.get("by", "letters")
        if by != "random":
            tip = stream.below(6) if by == "letters" else what["corner"]
            return self.chipped(terrain, self.spiral(tip), self.chips)
        chips = self.chips
        while True:
            chips = stream.shuffled(chips)
            laid = self.chipped(terrain, self.hexes, chips)
            red = {hex_ for hex_, number in laid.items() if number in (6, 8)}
            if not any(beside in red for hex_ in red for beside in neighbours(hex_)):
                return laid

    def draw_harbours(self, what, stream):
        if what == "printed":
            return self.harbours
        if what == "shuffled":
            trades = stream.shuffled([trade for _, _, trade in self.harbours])
            return [(hex_, side, trade) for (hex_, side, _), trade in zip(self.harbours, trades)]
        large = iter(stream.shuffled([piece for faced, piece in self.slots if len(faced) == 3]))
        laid = []
        for faced, piece in self.slots:
            piece = next(large) if len(faced) == 3 else piece
            laid += [(*place, trade) for place, trade in zip(faced, piece) if trade is not None]
        return laid

    def draw(self, what, stream):
        terrain = dict(zip(self.hexes, stream.shuffled(self.terrains)))
        chips = self.draw_chips(what.get("chips", {}), terrain, stream)
        harbours = self.draw_harbours(what.get("harbours", "printed"), stream)
        return self.board([terrain[hex_] for hex_ in self.hexes], chips, harbours)

    def printed(self, text):
        """A board that is not shuffled, row by row."""
        words = [tile.split() for tile in text.split(", ")]
        chips = {hex_: int(tile[1]) for hex_, tile in zip(self.hexes, words) if len(tile) == 2}
        return self.board([tile[0] for tile in words], chips, self.harbours)

    def board(self, terrains, chips, harbours):
        hexes = []
        for (q, r), terrain in zip(self.hexes, terrains):
            number = {"number": chips[q, r]} if (q, r) in chips else {}
            hexes.append({"q": q, "r": r, "terrain": terrain, **number})
        harbours = [{"q": q, "r": r, "side": side, "type": trade} for (q, r), side, trade in harbours]
        return {"hexes": hexes, "harbours": harbours}


BASE = Plan(
    rows=[(-2, 0, 2), (-1, -1, 2), (0, -2, 2), (1, -2, 1), (2, -2, 0)],
    counts=[4, 3, 4, 4, 3, 1],
    chips=[5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11],
    tips="2,-2 0,-2 -2,0 -2,2 0,2 2,0",
    rings=[
        "2,-2 1,-2 0,-2 -1,-1 -2,0 -2,1 -2,2 -1,2 0,2 1,1 2,0 2,-1",
        "1,-1 0,-1 -1,0 -1,1 0,1 1,0",
        "0,0",
    ],
    harbours="0,-2 NW 3:1; 1,-2 NE grain; 2,-1 NE ore; 2,0 E 3:1; 1,1 SE wool; -1,2 SE 3:1; "
    "-2,2 SW 3:1; -2,1 W brick; -1,-1 W lumber",
    slots=[
        ("0,-2 NW; 1,-2 NW; 1,-2 NE", "3:1 - grain"),
        ("2,-2 NE; 2,-1 NE; 2,-1 E", "- ore -"),
        ("2,0 E; 1,1 E; 1,1 SE", "3:1 - wool"),
        ("0,2 SE; -1,2 SE; -1,2 SW", "- 3:1 -"),
        ("-2,2 SW; -2,1 SW; -2,1 W", "3:1 - brick"),
        ("-2,0 W; -1,-1 W; -1,-1 NW", "- lumber -"),
    ],
)

SIX = Plan(
    rows=[(-3, 0, 2), (-2, -1, 2), (-1, -2, 2), (0, -3, 2), (1, -3, 1), (2, -3, 0), (3, -3, -1)],
    counts=[6, 5, 6, 6, 5, 2],
    chips=[2, 5, 4, 6, 3, 9, 8, 11, 11, 10, 6, 3, 8, 4, 8, 10, 11, 12, 10, 5, 4, 9, 5, 9, 12, 3, 2, 6],
    tips="2,-3 0,-3 -3,0 -3,3 -1,3 2,0",
    rings=[
        "2,-3 1,-3 0,-3 -1,-2 -2,-1 -3,0 -3,1 -3,2 -3,3 -2,3 -1,3 0,2 1,1 2,0 2,-1 2,-2",
        "1,-2 0,-2 -1,-1 -2,0 -2,1 -2,2 -1,2 0,1 1,0 1,-1",
        "0,-1 -1,0 -1,1 0,0",
    ],
    harbours="0,-3 NW 3:1; 1,-3 NE wool; 2,-2 NE 3:1; 2,0 E 3:1; 1,1 SE brick; -1,3 E wool; "
    "-2,3 SE lumber; -3,3 SW 3:1; -3,2 W grain; -3,0 SW 3:1; -2,-1 W ore",
    slots=[
        ("0,-3 NW; 1,-3 NW; 1,-3 NE", "3:1 - wool"),
        ("2,-3 NE; 2,-2 NE; 2,-2 E", "- 3:1 -"),
        ("2,0 NE", "-"),
        ("2,0 E; 1,1 E; 1,1 SE", "3:1 - brick"),
        ("-1,3 E", "wool"),
        ("-1,3 SE; -2,3 SE; -2,3 SW", "- lumber -"),
        ("-3,3 SW; -3,2 SW; -3,2 W", "3:1 - grain"),
        ("-3,0 SW", "3:1"),
        ("-3,0 W; -2,-1 W; -2,-1 NW", "- ore -"),
        ("0,-3 W", "-"),
    ],
)

BEGINNER_BOARD = BASE.printed(
    "mountains 10, pasture 2, forest 9, fields 12, hills 6, pasture 4, hills 10, fields 9, forest 11, "
    "desert, forest 3, mountains 8, forest 8, mountains 3, fields 4, pasture 5, hills 5, fields 6, "
    "pasture 11"
)
SIX_BOARD = SIX.printed(
    "forest 4, pasture 5, fields 2, hills 6, mountains 11, hills 10, pasture 8, desert, forest 12, "
    "fields 12, forest 9, fields 4, fields 3, forest 10, mountains 3, hills 6, hills 5, forest 8, "
    "pasture 9, mountains 5, fields 2, desert, pasture 3, hills 8, pasture 4, pasture 9, mountains 6, "
    "mountains 11, fields 11, forest 10"
)
BEGINNER_PIECES = [
    {"settlements": ["-2,1,N", "0,-1,N"], "hand": {"lumber": 2, "grain": 1}},
    {"settlements": ["-2,2,N", "0,2,N"], "hand": {"lumber": 1, "brick": 1, "ore": 1}},
    {"settlements": ["-1,2,N", "2,-2,S"], "hand": {"grain": 2, "ore": 1}},
    {"settlements": ["1,1,N", "-1,0,N"], "hand": {"lumber": 1, "wool": 1, "ore": 1}},
]

# ---- The island: who holds what ---------------------------------------------------------------------

RESOURCES = ["lumber", "brick", "wool", "grain", "ore"]
DEVELOPMENTS = ["knight", "road_building", "year_of_plenty", "monopoly", "victory_point"]
ROAD = Counter(lumber=1, brick=1)
SETTLEMENT = Counter(lumber=1, brick=1, wool=1, grain=1)
CITY = Counter(grain=2, ore=3)
CARD = Counter(wool=1, grain=1, ore=1)


class Island:
    """Follows hands, pile, buildings and robber, and says which outcome is due."""

    def __init__(self, setup):
        self.setup = setup
        self.players = setup["players"]
        self.options = setup.get("options", {})
        self.many = self.players >= 5
        self.pieces = setup.get("pieces", {"kind": "founding"})
        self.founding = self.pieces["kind"] == "founding"
        self.hands = [Counter() for _ in range(self.players)]
        self.pile = Counter(dict(zip(DEVELOPMENTS, [20, 3, 3, 3, 5] if self.many else [14, 2, 2, 2, 5])))
        self.sites = {}  # corner: (seat, cards that it yields)
        self.built = {"road": Counter(), "settlement": Counter()}
        self.free_roads = 0
        self.offer, self.agreed, self.terms = None, set(), {}
        self.robber = None
        self.choosing_desert = False
        self.stealing = None  # (thief, victim)
        self.put_down()
        board = setup["board"]
        self.board = {"beginner": BEGINNER_BOARD, "six": SIX_BOARD, "given": board}.get(board["kind"])
        self.due = "laid" if self.board is None else self.after_laying()

    def put_down(self):
        seats = self.pieces.get("seats", [])
        if self.pieces["kind"] == "beginner":
            seats = BEGINNER_PIECES if self.players == 4 else BEGINNER_PIECES[1 : self.players + 1]
        for seat, holds in enumerate(seats):
            self.hands[seat].update(holds.get("hand", {}))
            self.sites.update({at: (seat, 1) for at in holds.get("settlements", [])})
            self.sites.update({at: (seat, 2) for at in holds.get("cities", [])})
            self.pile.subtract(holds.get("cards", {}))
            self.pile.subtract(holds.get("played", {}))

    # What is due before the first decision.

    def after_laying(self):
        rows = sorted(self.board["hexes"], key=lambda tile: (tile["r"], tile["q"]))
        self.hexes = {(tile["q"], tile["r"]): tile for tile in rows}
        lot = self.setup.get("start", {"by": "lot"})["by"] == "lot"
        if lot and self.pieces.get("turn") is None:
            return "starts"
        return self.after_start()

    def deserts(self):
        return [hex_ for hex_, tile in self.hexes.items() if tile["terrain"] == "desert"]

    def after_start(self):
        stated = self.pieces.get("robber") or self.board.get("robber")
        if stated is not None:
            self.robber = named(stated)
        elif len(self.deserts()) < 2:
            self.robber = next(iter(self.deserts() or self.hexes))
        elif self.setup.get("robber", "choice") == "lot":
            return "robber_starts"
        else:
            self.choosing_desert = True
        return None

    # Outcomes.

    def stream(self, number):
        return number

    def draw(self, stream):
        """The outcome that is due."""
        if self.due == "laid":
            what = self.setup["board"]
            cells = what.get("cells") or ("six" if self.many else "base")
            return {"is": "laid", "board": (SIX if cells == "six" else BASE).draw(what, stream)}
        if self.due == "starts":
            return {"is": "starts", "seat": stream.below(self.players)}
        if self.due == "robber_starts":
            q, r = self.deserts()[stream.below(len(self.deserts()))]
            return {"is": "robber_starts", "at": f"{q},{r}"}
        if self.due == "rolled":
            number = stream.below(36)
            return {"is": "rolled", "dice": [number // 6 + 1, number % 6 + 1]}
        if self.due == "drawn":
            return {"is": "drawn", "card": stream.counted_off(DEVELOPMENTS, self.pile)}
        return {"is": "stolen", "card": stream.counted_off(RESOURCES, self.hands[self.stealing[1]])}

    def came(self, outcome):
        kind, self.due = outcome["is"], None
        if kind == "laid":
            self.board = outcome["board"]
            self.due = self.after_laying()
        elif kind == "starts":
            self.due = self.after_start()
        elif kind == "robber_starts":
            self.robber = named(outcome["at"])
        elif kind == "rolled":
            self.pay(sum(outcome["dice"]))
        elif kind == "drawn":
            self.pile[outcome["card"]] -= 1
        elif kind == "stolen":
            thief, victim = self.stealing
            self.move({outcome["card"]: 1}, victim, thief)

    def pay(self, number):
        """What a roll yields. No hex has a 7."""
        due = {kind: Counter() for kind in RESOURCES}
        for hex_, tile in self.hexes.items():
            if tile.get("number") != number or hex_ == self.robber or tile["terrain"] not in PAYS:
                continue
            for at in corners(hex_):
                if at in self.sites:
                    seat, cards = self.sites[at]
                    due[PAYS[tile["terrain"]]][seat] += cards
        for kind, claims in due.items():
            bank = (24 if self.many else 19) - sum(hand[kind] for hand in self.hands)
            if sum(claims.values()) > bank:
                alone = len(claims) == 1 and self.options.get("single_claim_pays", True)
                claims = Counter({seat: bank for seat in claims}) if alone else Counter()
            for seat, count in claims.items():
                self.hands[seat][kind] += count

    # Decisions.

    def move(self, cards, giver, taker):
        self.hands[giver].subtract(cards)
        self.hands[taker].update(cards)

    def decided(self, seat, decision):
        kind = decision["do"]
        if kind != "build_road":
            self.free_roads = 2 if kind == "play_road_building" else 0
        follow = getattr(self, "do_" + kind, None)
        if follow is not None:
            follow(seat, decision)

    def do_roll(self, seat, decision):
        self.due = "rolled"

    def do_buy_card(self, seat, decision):
        self.hands[seat].subtract(CARD)
        self.due = "drawn"

    def founds(self, piece, seat):
        self.built[piece][seat] += 1
        return self.founding and self.built[piece][seat] <= 2

    def do_build_settlement(self, seat, decision):
        at = decision["at"]
        self.sites[at] = (seat, 1)
        if not self.founds("settlement", seat):
            self.hands[seat].subtract(SETTLEMENT)
        elif self.built["settlement"][seat] == 2:
            for hex_, tile in self.hexes.items():
                if at in corners(hex_) and tile["terrain"] in PAYS:
                    self.hands[seat][PAYS[tile["terrain"]]] += 1

    def do_build_city(self, seat, decision):
        self.sites[decision["at"]] = (seat, 2)
        self.hands[seat].subtract(CITY)

    def do_build_road(self, seat, decision):
        if self.founds("road", seat):
            return
        if self.free_roads > 0:
            self.free_roads -= 1
        else:
            self.hands[seat].subtract(ROAD)

    def do_move_robber(self, seat, decision):
        self.robber = named(decision["to"])
        if self.choosing_desert:
            self.choosing_desert = False
            return
        there = {self.sites[at][0] for at in corners(self.robber) if at in self.sites} - {seat}
        if len(there) == 1:
            self.do_rob(seat, {"victim": there.pop()})

    def do_rob(self, seat, decision):
        victim = decision["victim"]
        if self.options.get("steals", True) and sum(self.hands[victim].values()) > 0:
            self.stealing, self.due = (seat, victim), "stolen"

    def do_discard(self, seat, decision):
        self.hands[seat][decision["card"]] -= 1

    def do_discard_all(self, seat, decision):
        self.hands[seat].subtract(decision["cards"])

    def do_take(self, seat, decision):
        self.hands[seat][decision["card"]] += 1

    def do_play_monopoly(self, seat, decision):
        for other in set(range(self.players)) - {seat}:
            self.move({decision["card"]: self.hands[other][decision["card"]]}, other, seat)

    def do_trade_bank(self, seat, decision):
        own = {at for at, (owner, _) in self.sites.items() if owner == seat}
        trades = set()
        for harbour in self.board.get("harbours", []):
            if own & set(corners_of_side((harbour["q"], harbour["r"]), harbour["side"])):
                trades.add(harbour["type"])
        rate = 2 if decision["give"] in trades else 3 if "3:1" in trades else 4
        self.hands[seat][decision["give"]] -= rate
        self.hands[seat][decision["take"]] += 1

    def do_offer(self, seat, decision):
        self.offer, self.agreed = decision, set()

    def do_withdraw(self, seat, decision):
        self.offer, self.agreed = None, set()

    def do_accept(self, seat, decision):
        self.agreed.add(seat)
        self.terms.pop(seat, None)

    def do_decline(self, seat, decision):
        self.agreed.discard(seat)

    def do_propose(self, seat, decision):
        self.terms[seat] = decision
        self.agreed.discard(seat)

    def do_deal(self, seat, decision):
        other = decision["with"]
        if other in self.agreed:
            self.move(self.offer["give"], seat, other)
            self.move(self.offer["want"], other, seat)
        else:
            self.move(self.terms[other]["give"], other, seat)
            self.move(self.terms[other]["want"], seat, other)
        self.do_withdraw(seat, decision)


# ---- The dice game ----------------------------------------------------------------------------------

FACES = ["wool", "grain", "brick", "ore", "lumber", "gold"]


class Dice:
    """Counts turns and rolls: nothing else matters."""

    def __init__(self, setup):
        self.players = setup["players"]
        self.turn, self.roll, self.rolled = 1, 0, []
        self.due = "start" if self.players > 1 else None

    def stream(self, number):
        return 0 if self.due == "start" else 4 * self.turn + self.roll

    def draw(self, stream):
        if self.due == "start":
            return {"start": stream.below(self.players)}
        faces = [FACES[stream.below(6)] for _ in range(6)]
        return {"dice": [faces[die] for die in sorted(self.rolled)]}

    def came(self, outcome):
        self.due = None

    def decided(self, seat, decision):
        if decision["do"] == "roll":
            self.roll, self.rolled, self.due = self.roll + 1, decision["dice"], "dice"
        elif decision["do"] == "end":
            self.turn, self.roll = self.turn + 1, 0


GAMES = {"island": Island, "dice": Dice}

# ---- The journal ------------------------------------------------------------------------------------


class Journal:
    def __init__(self, text):
        if not text.endswith("\n"):
            raise Wrong("the last line is cut short")
        try:
            lines = [json.loads(line) for line in text.splitlines()]
        except ValueError as error:
            raise Wrong(f"a line is no JSON: {error}") from None
        if not all(isinstance(line, dict) for line in lines):
            raise Wrong("a line is no JSON object")
        self.header = lines[0]
        if self.header.get("eiland") != 1:
            raise Wrong("this is no journal of version 1")
        if "fairness" not in self.header:
            raise Wrong("the journal holds no commitment: its outcomes came from anywhere")
        if "secret" not in lines[-1].get("end", {}):
            raise Wrong("the secret is not revealed yet")
        self.secret = bytes.fromhex(lines[-1]["end"]["secret"])
        self.steps = lines[1:-1]
        for number, step in enumerate(self.steps, 1):
            if step.get("n") != number or ("nature" in step) == ("decides" in step):
                raise Wrong(f"line {number + 1} is not step {number}")

    def check_promises(self, seen_commitment, seen_seeds):
        fairness = self.header["fairness"]
        revealed, promised = commitment(self.secret), fairness["commitment"].lower()
        if revealed != promised:
            raise Wrong(f"the revealed secret has the commitment {revealed}, but {promised} was promised")
        if seen_commitment not in (None, promised):
            raise Wrong(f"you saw the commitment {seen_commitment}, but the journal says {promised}")
        for seat, seed in seen_seeds.items():
            seeds = fairness["player_seeds"]
            if seat >= len(seeds) or seeds[seat] != seed:
                found = json.dumps(seeds[seat] if seat < len(seeds) else None, ensure_ascii=False)
                raise Wrong(f"the seed of seat {seat} was {seed!r}, but the journal says {found}")

    def check_outcomes(self):
        """How many outcomes were drawn again."""
        setup, fairness = self.header["setup"], self.header["fairness"]
        if self.header["game"] not in GAMES:
            known = " and ".join(GAMES)
            raise Wrong(f"only {known} are known here, not {self.header['game']}: `eiland verify` knows all games")
        game = GAMES[self.header["game"]](setup)
        if len(fairness["player_seeds"]) != setup["players"]:
            raise Wrong(f"{len(fairness['player_seeds'])} seeds for {setup['players']} seats")
        mix = mixed(self.secret, fairness["player_seeds"])
        outcomes = 0
        for step in self.steps:
            number = step["n"]
            if game.due is None and "nature" in step:
                raise Wrong(f"step {number} is {short(step['nature'])}, but no outcome is due")
            if game.due is None:
                game.decided(step["seat"], step["decides"])
                continue
            drawn = game.draw(Stream(mix, game.stream(number)))
            if drawn != step.get("nature"):
                found = short(step.get("nature", step.get("decides")))
                raise Wrong(f"step {number} should be {short(drawn)}, but the journal says {found}")
            game.came(drawn)
            outcomes += 1
        return outcomes


def short(value):
    text = json.dumps(value, separators=(",", ":"))
    return text if len(text) <= 200 else text[:200] + "…"


def seed(text):
    seat, is_, own = text.partition("=")
    if not is_ or not seat.isdigit():
        raise argparse.ArgumentTypeError("a seed is given as SEAT=TEXT")
    return int(seat), own


def main():
    parser = argparse.ArgumentParser(description="Verifies the chance of fair games from their journals.")
    parser.add_argument("--commitment", metavar="HEX", type=str.lower, help="the one you saw before the game")
    parser.add_argument("--seed", metavar="SEAT=TEXT", type=seed, action="append", default=[], help="your own")
    parser.add_argument("journal", nargs="+")
    wanted = parser.parse_args()
    bad = 0
    for path in wanted.journal:
        try:
            with open(path, encoding="utf-8", newline="\n") as file:
                journal = Journal(file.read())
            journal.check_promises(wanted.commitment, dict(wanted.seed))
            outcomes = journal.check_outcomes()
            print(f"{path}: all {outcomes} outcomes of {len(journal.steps)} steps are as they were promised")
        except (Wrong, OSError) as error:
            print(f"{path}: {error}")
            bad += 1
        except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
            print(f"{path}: this journal cannot be read: {error!r}")
            bad += 1
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
