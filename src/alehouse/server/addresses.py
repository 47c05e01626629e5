"""Who asks, and by which address the server is known to them: with proxies in between, where they are trusted.

What a proxy says (``X-Forwarded-For``, ``-Proto``, ``-Host``) counts only if the proxy is one of the trusted ones.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import NamedTuple
from urllib.parse import urlsplit

HOST = re.compile(r"[A-Za-z0-9._\-]{1,253}(:[0-9]{1,5})?|\[[0-9A-Fa-f:.]{2,45}\](:[0-9]{1,5})?")
"""What a host and its port look like."""
HOPS = 20
"""So many proxies in a row are looked at."""
PORTS = {"http": "80", "https": "443"}

Headers = Sequence[tuple[bytes, bytes]]


class Networks:
    """Addresses and networks, such as ``10.0.0.0/8``."""

    def __init__(self, networks: Iterable[str]) -> None:
        self._networks = [ip_network(network, strict=False) for network in networks]

    def __contains__(self, address: str) -> bool:
        found = parsed(address)
        return found is not None and any(found in network for network in self._networks)


@lru_cache(4096)
def parsed(address: str) -> IPv4Address | IPv6Address | None:
    """An address, with or without a port; one of IPv4 that is written as one of IPv6 is one of IPv4."""
    text = address.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        found = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return (found.ipv4_mapped or found) if isinstance(found, IPv6Address) else found


@lru_cache(4096)
def group(address: str) -> str:
    """Under which name what an address does is counted: a single household has 2**64 addresses of IPv6."""
    found = parsed(address)
    if isinstance(found, IPv6Address):
        return str(ip_network((found, 64), strict=False).network_address)
    return str(found) if found is not None else address


def header(headers: Headers, name: bytes) -> str | None:
    """A header's value (several are joined by commas), or `None`."""
    values = [value.decode("latin-1") for key, value in headers if key == name]
    return ", ".join(values) if values else None


class Origin(NamedTuple):
    """Where a request comes from, and where the client thinks it goes."""

    client: str
    """The client's address, as far as it can be known."""
    scheme: str
    """``http`` or ``https``, as the client has it."""
    host: str
    """The host, with its port if it is named, as the client has it; not checked."""
    trusted: bool
    """Whether a trusted proxy has brought it."""


def origin_of(peer: str, scheme: str, headers: Headers, trusted: Networks) -> Origin:
    """Where a request comes from whose connection comes from `peer`."""
    host = header(headers, b"host") or ""
    if peer not in trusted:
        return Origin(peer, scheme, host, False)
    client = peer
    forwarded = header(headers, b"x-forwarded-for")
    if forwarded:
        # From the nearest to the furthest, as long as each is trusted to tell the next.
        for hop in reversed(forwarded.split(",")[-HOPS:]):
            found = parsed(hop)
            if found is None:
                break
            client = str(found)
            if client not in trusted:
                break
    told = _last(header(headers, b"x-forwarded-proto"))
    if told in PORTS:
        scheme = told
    host = _last(header(headers, b"x-forwarded-host")) or host
    return Origin(client, scheme, host, True)


def _last(value: str | None) -> str:
    # The nearest proxy's word; what stands before it, somebody else may have written.
    return value.rpartition(",")[2].strip().lower() if value else ""


def same_site(asked: str | None, fetched: str | None, origin: Origin, public_url: str | None) -> bool:
    """Whether a request is made by our own page, or by no page at all.

    `asked` is the header ``Origin``, `fetched` is ``Sec-Fetch-Site``: both are written by the browser alone.
    """
    if fetched == "cross-site":
        return False
    if asked is None or fetched == "same-origin":
        # The browser has compared the addresses itself; it knows them, whatever proxies have made of them.
        return asked != "null"
    try:
        parts = urlsplit(asked)
        port = str(parts.port or PORTS.get(parts.scheme, ""))
    except ValueError:  # such as http://[: no address of ours
        return False
    name = (parts.hostname or "").lower()
    if not name or parts.scheme not in PORTS:
        return False
    for ours in (public_url, f"{origin.scheme}://{origin.host}"):
        if not ours:
            continue
        try:
            mine = urlsplit(ours)
            named = mine.port
        except ValueError:
            continue
        if (mine.hostname or "").lower() != name:
            continue
        # A proxy that speaks TLS for us, but does not say so, or keeps the port to itself.
        if named is None and ours is not public_url and origin.trusted:
            return True
        if port in ({str(named)} if named is not None else {PORTS[parts.scheme]}):
            return True
    return False
