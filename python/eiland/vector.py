"""Thousands of games in one call: `eiland.Tables`, and what goes with it in numpy."""

import numpy as np
from numpy.typing import NDArray

from eiland._native import Space, Tables

__all__ = ["Tables", "kinds", "pick", "unpack"]


def unpack(masks: NDArray[np.uint64], size: int) -> NDArray[np.bool_]:
    """Packed masks as truth values: a row for each table, a column for each number."""
    little = masks.astype("<u8", copy=False)
    bits = np.unpackbits(little.view(np.uint8), axis=1, bitorder="little")
    return bits[:, :size].astype(np.bool_)


def pick(legal: NDArray[np.bool_], random: np.random.Generator) -> NDArray[np.int64]:
    """One legal decision of each row by numpy's chance, each equally likely."""
    nth = (random.random(len(legal)) * legal.sum(axis=1)).astype(np.int64)
    passed = np.cumsum(legal, axis=1)
    return np.asarray(np.argmax(passed > nth[:, None], axis=1), np.int64)


def kinds(space: Space) -> tuple[list[str], NDArray[np.int64]]:
    """The names of the kinds of decisions, and the kind of each number."""
    blocks = [block for block in space.blocks if block["count"]]
    names = [str(block["kind"]) for block in blocks]
    return names, np.repeat(np.arange(len(blocks)), [block["count"] for block in blocks])
