"""An independent ChaCha8 in plain Python, to check the dealer's cards with: written from the description of the
cipher and of `below` and `pick`, not from the dealer's source.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Iterator, Sequence

MASK = 0xFFFFFFFF


def rotated(x: int, n: int) -> int:
    return (x << n | x >> (32 - n)) & MASK


def block(key: bytes, counter: int) -> list[int]:
    """One block of key stream: 16 words, 8 rounds, nonce 0, 64-bit counter."""
    begin = [
        *struct.unpack("<4I", b"expand 32-byte k"),
        *struct.unpack("<8I", key),
        counter & MASK,
        counter >> 32,
        0,
        0,
    ]
    x = list(begin)
    columns = [(0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15)]
    diagonals = [(0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)]
    for _ in range(4):
        for a, b, c, d in columns + diagonals:
            for first, second, third, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
                x[first] = x[first] + x[second] & MASK
                x[third] = rotated(x[third] ^ x[first], turn)
    return [u + v & MASK for u, v in zip(x, begin, strict=True)]


def stream(seed: str) -> Iterator[int]:
    """The words that a seed stands for."""
    key = hashlib.sha256(b"alehouse:" + seed.encode()).digest()
    counter = 0
    while True:
        yield from block(key, counter)
        counter += 1


def below(words: Iterator[int], n: int) -> int:
    """Lemire's unbiased number below n: the high half of word × n, unless the low half is below 2**32 mod n."""
    while True:
        high, low = divmod(next(words) * n, 1 << 32)
        if low >= (1 << 32) % n:
            return high


def cards(words: Iterator[int], counts: Sequence[int]) -> Iterator[int]:
    """The cards, one after the other, that come from a whole deck with `counts[k]` cards of kind k."""
    left = list(counts)
    while any(left):
        place = below(words, sum(left))
        kind = 0
        while place >= left[kind]:
            place -= left[kind]
            kind += 1
        left[kind] -= 1
        yield kind
