"""The example that learns Port runs, keeps its model and draws its curve."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_port.py"


def test_the_example_learns_for_a_moment(tmp_path):
    pytest.importorskip("torch", reason="PyTorch is not installed")
    pytest.importorskip("matplotlib", reason="Matplotlib is not installed")
    model, picture = tmp_path / "port.pt", tmp_path / "curve.png"
    told = subprocess.run(
        [
            sys.executable,
            EXAMPLE,
            "--minutes",
            "0.02",
            "--games",
            "16",
            "--model",
            model,
            "--picture",
            picture,
        ],
        capture_output=True,
        text=True,
        check=True,
        timeout=300,
    ).stdout
    assert "16 new games" in told
    assert model.stat().st_size > 0
    assert picture.read_bytes().startswith(b"\x89PNG")
