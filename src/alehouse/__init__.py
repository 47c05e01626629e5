"""Alehouse: pub card games for friends, for real tables, for study and for research."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from alehouse.records import Record
    from alehouse.refused import Refused
    from alehouse.table import Table

__all__ = ["Record", "Refused", "Table"]


def __getattr__(name: str) -> Any:
    """Load the public names when they are used, so that ``import alehouse`` alone costs nothing."""
    from importlib import import_module

    modules = {"Record": "records", "Refused": "refused", "Table": "table"}
    if name not in modules:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"alehouse.{modules[name]}"), name)
