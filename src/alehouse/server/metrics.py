"""What is counted while the server runs, for Prometheus. With several processes each counts, and all are added up."""

from __future__ import annotations

import os
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SHARED = "PROMETHEUS_MULTIPROC_DIR"
"""The variable that names the folder in which several processes count."""
KIND = "text/plain; version=0.0.4"

own = CollectorRegistry()


def _gauge(name: str, about: str) -> Gauge:
    return Gauge(name, about, registry=own, multiprocess_mode="livesum")


moves = Counter("alehouse_moves", "Moves that are on the disk.", registry=own)
refused_moves = Counter("alehouse_moves_refused", "Moves of people that were not accepted.", registry=own)
move_seconds = Histogram(
    "alehouse_move_seconds",
    "From the arrival of a move until it is on the disk and told.",
    registry=own,
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10),
)
tables = _gauge("alehouse_tables", "Tables that are kept in memory.")
lines = _gauge("alehouse_lines", "Live lines that are open.")
connections = _gauge("alehouse_connections", "Connections of all kinds that are open.")
bots_waiting = _gauge("alehouse_bots_waiting", "Bots that wait for a thread to think in.")
bots_thinking = _gauge("alehouse_bots_thinking", "Bots that think.")
database_errors = Counter(
    "alehouse_database_errors", "Times that the database was away or locked.", registry=own
)
database_alive = _gauge("alehouse_database_alive", "Processes that reach the database.")
refused_connections = Counter(
    "alehouse_connections_refused", "Connections refused because there were too many.", registry=own
)
refused_lines = Counter(
    "alehouse_lines_refused", "Live lines refused because they were opened too fast.", registry=own
)
cut_lines = Counter(
    "alehouse_lines_cut", "Live lines cut off because their clients used too much memory.", registry=own
)
requests = Counter("alehouse_requests", "Answers over HTTP, by status.", ["status"], registry=own)


def page() -> bytes:
    """All of it in the form that Prometheus reads."""
    if not os.environ.get(SHARED):
        return generate_latest(own)
    from prometheus_client.multiprocess import MultiProcessCollector

    everybody = CollectorRegistry()
    collector: Any = MultiProcessCollector
    collector(everybody)
    return generate_latest(everybody)


def forget(process: int, folder: str) -> None:
    """A process that counted in `folder` has ended: what it had open is open no longer, what it has counted stays."""
    from prometheus_client.multiprocess import mark_process_dead

    gone: Any = mark_process_dead
    gone(process, folder)
