"""A journal as a data frame: who did what, when, what it brought, and what was luck."""

import sys
from pathlib import Path

import eiland
from eiland.frames import analysis_frame, journal_frame


def a_game(seed: int) -> str:
    """The journal of a game between three bots."""
    game = eiland.Game("island", "beginner-3", seed=seed)
    bots = [eiland.Bot(name, seed=seed) for name in ("keen", "steady", "gentle")]
    while (seat := game.seat) is not None:
        game.decide(bots[seat].choose(game, seat), seat)
    return game.journal()


def main() -> None:
    """Analyses the journal of a file, or of a game that is played for it."""
    text = Path(sys.argv[1]).read_text("utf-8") if len(sys.argv) > 1 else a_game(seed=4)
    frame = journal_frame(text)
    points = [column for column in frame.columns if column.startswith("points_")]

    print("decisions of each seat, by kind")
    decided = frame[frame["seat"] >= 0]
    print(decided.pivot_table(index="kind", columns="seat", values="turn", aggfunc="count", fill_value=0))

    print("\npoints at the end of every tenth turn")
    print(frame.groupby("turn")[points].last().iloc[::10])

    print("\nhow often each number was rolled")
    rolls = frame[frame["kind"] == "rolled"]["what"].map(lambda outcome: sum(outcome["dice"]))
    print(rolls.value_counts().sort_index().to_string())

    print("\nluck and skill of each seat, in parts of a win")
    print(analysis_frame(text, worlds=1).round(3).to_string())


if __name__ == "__main__":
    main()
