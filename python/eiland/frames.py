"""Journals as tables."""

import json
from typing import TYPE_CHECKING, Any

from eiland._native import Game, analyse

if TYPE_CHECKING:
    import pandas


def journal_rows(text: str) -> list[dict[str, Any]]:
    """One row for each step of a journal.

    `n` is its number, `seat` who decided (-1 where chance did), `kind` what it was, `what` the
    decision or the outcome itself, `turn` the turn in which it happened, `points_0` and so on the
    points of the seats after it, hidden ones included.
    """
    game = Game.from_journal(text, steps=0)
    rows = []
    for line in text.splitlines()[1:]:
        step = json.loads(line)
        if "n" not in step:
            break
        if "nature" in step:
            seat, what = -1, step["nature"]
            game.resolve(what)
        else:
            seat, what = step["seat"], step["decides"]
            game.decide(what, seat)
        scores = game.scores
        row = {"n": step["n"], "seat": seat, "kind": kind(what), "what": what}
        row["turn"] = scores["turns"]
        row |= {f"points_{number}": points for number, points in enumerate(scores["points"])}
        rows.append(row)
    return rows


def kind(what: dict[str, Any]) -> str:
    """What sort of decision or outcome it is."""
    return str(what.get("do") or what.get("is") or next(iter(what), ""))


def journal_frame(text: str) -> "pandas.DataFrame":
    """The same as a data frame of pandas, by step."""
    import pandas

    return pandas.DataFrame(journal_rows(text)).set_index("n")


def analysis_frame(
    text: str, *, worlds: int = 4, seed: int = 0, threads: int = 1
) -> "pandas.DataFrame":
    """One row for each seat: what luck and skill came to, in parts of a win (`eiland.analyse`)."""
    import pandas

    told = analyse(text, worlds=worlds, seed=seed, threads=threads)
    frame = pandas.DataFrame(told["account"]["seats"]).drop(columns="worst")
    return frame.rename_axis("seat")
