import os
import subprocess
import sys
from collections.abc import Callable

import pytest

Run = Callable[..., subprocess.CompletedProcess]


@pytest.fixture
def alehouse(tmp_path_factory) -> Run:
    """The command itself, in a process and an empty folder of its own, its output in a pipe of 80 columns, in English."""

    folder = tmp_path_factory.mktemp("here")

    def run(*arguments: object, enter: str = "", columns: int = 80, **variables: str):
        return subprocess.run(
            [sys.executable, "-c", "from alehouse.cli import main; main()", *map(str, arguments)],
            input=enter,
            text=True,
            encoding="utf-8",
            capture_output=True,
            timeout=300,
            cwd=folder,
            env=os.environ | {"ALEHOUSE_LANG": "en", "COLUMNS": str(columns), "PYTHONUTF8": "1"} | variables,
        )

    return run
