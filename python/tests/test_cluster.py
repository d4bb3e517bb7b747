"""Matches and self-play give the same results whatever the number of workers."""

import json
from pathlib import Path

import pytest

from eiland import cluster

MATCH = ["match", "steady", "random", "--variant", "versus", "--games", "60", "--seed", "3"]
SELF_PLAY = ["selfplay", "steady", "random", "--variant", "versus", "--games", "30", "--journals"]


def results(words: list[str], workers: int, folder: Path) -> str:
    out = folder / f"{words[0]}-{workers}"
    cluster.main([*words, "--workers", str(workers), "--out", str(out)])
    return out.read_text("utf-8")


def test_a_match_is_added_up(tmp_path: Path) -> None:
    told = json.loads(results(MATCH, 0, tmp_path))
    steady, chance = told["bots"]
    assert told["games"] == 60 == steady["games"]
    assert steady["wins"] > 45 and steady["wins"] + chance["wins"] == 60
    rows = [json.loads(row) for row in results(SELF_PLAY, 0, tmp_path).splitlines()]
    assert [row["number"] for row in rows] == list(range(30))
    assert all(row["over"] and row["journal"] for row in rows)
    assert {row["bots"][0] for row in rows} == {"steady", "random"}


@pytest.mark.filterwarnings("ignore")
def test_the_number_of_workers_makes_no_difference(tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="Ray is not installed")
    for words in (MATCH, SELF_PLAY):
        alone = results(words, 0, tmp_path)
        assert results(words, 1, tmp_path) == alone
        assert results(words, 2, tmp_path) == alone
