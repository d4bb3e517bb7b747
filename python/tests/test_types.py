"""The stubs say what is there, and the package keeps its own types."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
EXAMPLES = HERE.parent / "examples"


def run(*words: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", *words], cwd=HERE, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_stubs_say_what_is_there() -> None:
    pytest.importorskip("mypy")
    run("mypy.stubtest", "eiland._native")


def test_the_package_and_its_examples_keep_their_types() -> None:
    pytest.importorskip("mypy")
    run("mypy", "--strict", "--cache-dir", os.devnull, "-p", "eiland")
    run("mypy", "--strict", "--cache-dir", os.devnull, str(EXAMPLES))
