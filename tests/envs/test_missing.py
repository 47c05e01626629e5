"""Whoever lacks a package is told how to install it; nothing else needs it."""

import subprocess
import sys

import pytest

WITHOUT = """
import sys
sys.modules[{package!r}] = None
try:
    import alehouse.envs.{module}
except ImportError as missing:
    print(missing)
"""


@pytest.mark.parametrize(
    ("module", "package"),
    [
        ("pettingzoo", "pettingzoo"),
        ("pettingzoo", "gymnasium"),
        ("gymnasium", "gymnasium"),
        ("openspiel", "pyspiel"),
    ],
)
def test_a_missing_package_is_named_with_a_command(module, package):
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT.format(module=module, package=package)],
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    (line,) = done.stdout.splitlines()
    assert package in line
    assert "install" in line
    assert "[envs]" in line


def test_no_package_is_loaded_before_it_is_used():
    code = (
        "import sys, alehouse.envs; print(sorted({'gymnasium', 'pettingzoo', 'pyspiel'} & set(sys.modules)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=120
    )
    assert done.stdout.strip() == "[]"
