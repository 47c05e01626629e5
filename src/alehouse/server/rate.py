"""How often something may happen."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from time import monotonic


@dataclass
class Bucket:
    """A token bucket: `burst` at once, `rate` a second for long."""

    rate: float
    burst: int
    tokens: float = -1.0
    filled: float = 0.0

    def take(self) -> bool:
        """Whether it may happen once more now."""
        time = monotonic()
        if self.tokens < 0:
            self.tokens = float(self.burst)
        else:
            self.tokens = min(float(self.burst), self.tokens + (time - self.filled) * self.rate)
        self.filled = time
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


class Buckets:
    """One bucket for each of the `most` latest names."""

    def __init__(self, rate: float, burst: int, most: int = 10_000) -> None:
        self.rate, self.burst, self.most = rate, burst, most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, name: str) -> bool:
        """Whether `name` may do it once more now."""
        if not self.rate:
            return True
        bucket = self._buckets.setdefault(name, Bucket(self.rate, self.burst))
        self._buckets.move_to_end(name)
        if len(self._buckets) > self.most:
            self._buckets.popitem(last=False)
        return bucket.take()
