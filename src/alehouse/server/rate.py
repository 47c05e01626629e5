"""How often something may happen."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic


class Bucket:
    """A token bucket: `burst` at once, `rate` a second for long."""

    __slots__ = ("burst", "filled", "rate", "tokens")

    def __init__(self, rate: float, burst: int) -> None:
        self.rate, self.burst = rate, burst
        self.tokens = float(burst)
        self.filled = monotonic()

    def take(self) -> bool:
        """Whether it may happen once more now."""
        time = monotonic()
        tokens = min(float(self.burst), self.tokens + (time - self.filled) * self.rate)
        self.filled = time
        if tokens < 1:
            self.tokens = tokens
            return False
        self.tokens = tokens - 1
        return True


class Buckets:
    """One bucket for each of the `most` latest names. A rate of 0: any number."""

    def __init__(self, rate: float, burst: int, most: int = 10_000) -> None:
        self.rate, self.burst, self.most = rate, burst, most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, name: str) -> bool:
        """Whether `name` may do it once more now."""
        if not self.rate:
            return True
        bucket = self._buckets.get(name)
        if bucket is None:
            bucket = self._buckets[name] = Bucket(self.rate, self.burst)
            if len(self._buckets) > self.most:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(name)
        return bucket.take()
