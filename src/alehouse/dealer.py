"""Dealers for tables and bots: a seed's stream, or a script of cards (their rules: `alehouse.native.dealer`)."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from typing import Any

import numpy as np

from alehouse.native.dealer import DEALER, SCRIPT, SCRIPT_ONLY, STREAM


def key_of(seed: str) -> np.ndarray:
    """The 256-bit key that a seed stands for, as eight words: SHA-256 of ``alehouse:`` and the seed in UTF-8."""
    return np.frombuffer(hashlib.sha256(f"alehouse:{seed}".encode()).digest(), "<u4").astype(np.uint32)


def new_seed() -> str:
    """A fresh seed of 256 bits that nobody can guess."""
    return secrets.token_hex(32)


def new_dealer(seed: str | None, *, logging: bool = False) -> np.ndarray:
    """An array of one dealer: with a seed it deals from the stream, without one only from a script."""
    dealer: np.ndarray = np.zeros(1, DEALER)
    dealer["at"] = 16
    dealer["logging"] = int(logging)
    if seed is not None:
        dealer["key"][0] = key_of(seed)
    dealer["scripted"] = STREAM if seed is not None else SCRIPT_ONLY
    return dealer


def give_script(dealer: np.ndarray, kinds: Sequence[int], mode: int) -> None:
    """Lay out the next random events (at most `SCRIPT` of them are laid out at a time)."""
    part: Any = kinds[:SCRIPT]
    dealer["script"][0][: len(part)] = part
    dealer["script_length"] = len(part)
    dealer["script_at"] = 0
    dealer["scripted"] = mode
