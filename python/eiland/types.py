"""The shapes of what the package gives."""

from typing import Any, Literal, TypedDict

Json = dict[str, Any]
"""A decision, an outcome, an event or a view, as journals and the line protocol have it."""

Eye = int | Literal["spectator", "arbiter"]
"""Who looks: a seat by its number, somebody without a hand, or all cards face up."""


class Block(TypedDict):
    """The numbers of one kind of decision."""

    kind: str
    first: int
    count: int
    fields: dict[str, list[Any]]


class Field(TypedDict):
    """Some neighbouring numbers of an observation."""

    name: str
    first: int
    rows: int
    columns: int
    about: str


class Scores(TypedDict):
    """How the seats stand, hidden points included."""

    points: list[int]
    winners: list[int]
    over: bool
    turns: int
