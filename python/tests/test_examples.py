"""The examples of docs/python.md run."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parent.parent / "examples"


def run(name: str, *words: str) -> str:
    command = [sys.executable, str(EXAMPLES / name), *words]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_random_games() -> None:
    told = run("random_games.py", "50")
    assert re.search(r"[\d,]+ decisions a second", told)
    assert all(name in told for name in ("island", "scenarios", "dice", "duel", "classic"))


def test_a_small_agent_learns_to_beat_chance() -> None:
    told = run("train.py")
    before, after = (int(part) for part in re.findall(r"(\d+)% of games", told))
    assert 35 <= before <= 65, told
    assert after >= 70, told


def test_a_journal_as_a_data_frame() -> None:
    pytest.importorskip("pandas")
    told = run("analyse.py")
    assert "build_settlement" in told and "points_2" in told


def test_speed_is_measured() -> None:
    assert run("speed.py", "64", "40").count("million a second") == 5
