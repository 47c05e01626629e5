"""Environments for learners and solvers: PettingZoo, Gymnasium, OpenSpiel, and thousands of tables at once (`Batch`). Each is imported when it is used.

The packages are not needed for anything else: ``alehouse.envs.pettingzoo`` and the others say how to install what is missing.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import TYPE_CHECKING

from alehouse.origin import how_to_install
from alehouse.refused import Refused

if TYPE_CHECKING:
    from alehouse.envs import gymnasium, openspiel, pettingzoo
    from alehouse.envs.batch import Batch

__all__ = ["Batch", "gymnasium", "needs", "openspiel", "pettingzoo"]


def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return (
        import_module(f"{__name__}.batch").Batch if name == "Batch" else import_module(f"{__name__}.{name}")
    )


@contextmanager
def needs(*packages: str) -> Iterator[None]:
    """Around the import of packages that are installed only where they are wanted. Raises Missing if one is not there."""
    try:
        yield
    except ModuleNotFoundError as missing:
        name = (missing.name or "").partition(".")[0]
        for package in packages:
            if name == package.partition(".")[0]:
                raise Missing(package) from None
        raise


class Missing(Refused, ImportError):
    """A package that an environment needs is not installed."""

    def __init__(self, package: str) -> None:
        super().__init__("error-env-missing", package=package, command=how_to_install("envs"))
