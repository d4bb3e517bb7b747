"""What the documentation says is so."""

import re
from pathlib import Path
from typing import Any

import pytest

import eiland

ROOT = Path(__file__).parent.parent.parent
DOCS = (ROOT / "docs" / "python.md").read_text("utf-8")


@pytest.mark.parametrize("page", ["README.md", "docs/python.md"])
def test_the_first_lines_run(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = (ROOT / page).read_text("utf-8")
    found = re.search(r"(?m)^    import eiland\n(?:(?:    .*)?\n)*?    print\(.*\)\n", text)
    assert found
    names: dict[str, Any] = {}
    exec(found.group().replace("\n    ", "\n").strip(), names)
    assert names["game"].over and "winners" in capsys.readouterr().out


@pytest.mark.parametrize("game", [game["id"] for game in eiland.games()])
def test_every_field_of_an_observation_is_told(game: str) -> None:
    section = DOCS.split("## Observations")[1].split("\n## ")[0]
    for field in eiland.Game(game).fields:
        assert f"`{field['name']}`" in section, field
        row = next(line for line in section.splitlines() if f"`{field['name']}`" in line)
        rows, columns = field["rows"], field["columns"]
        if field["name"] not in ("hexes", "corners", "sides"):
            told = f"{rows} × {columns}" if rows > 1 else str(columns)
            assert told in row, field


def test_the_numbers_of_the_island_are_told() -> None:
    told = re.findall(r"\| (\d+) \| ((?:`\w+`[^|]*)+)\| (\d+) ", DOCS)
    firsts = {int(first): (kinds, int(count)) for first, kinds, count in told}
    space = eiland.Space("island", "variable-4")
    assert f"has {space.size}:" in DOCS
    for block in space.blocks:
        if block["count"]:
            first = max(first for first in firsts if first <= block["first"])
            kinds, count = firsts[first]
            assert f"`{block['kind']}`" in kinds
            assert block["first"] + block["count"] <= first + count
