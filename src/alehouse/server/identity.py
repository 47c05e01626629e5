"""Who is who: names, and the signed cookie by which a guest is known again."""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Mapping, Sequence

from alehouse.language import languages, say
from alehouse.refused import Refused

OLD_COOKIE = "alehouse"
"""What the cookie was called when a host was thought to have one server only."""
MOST_COOKIES = 256
"""So many cookies of our names are read."""
YEAR = 365 * 24 * 3600
IDENTITY = re.compile(r"[a-z0-9]{20}")


def sign(secret: bytes, guest: str) -> str:
    """The cookie's value for a guest."""
    return f"{guest}.{_mac(secret, guest)}"


def read(secret: bytes, cookie: str) -> str | None:
    """The guest that a cookie names, or `None` if this server did not write it."""
    guest, _, mac = cookie.partition(".")
    # Compared even if the name is malformed: how long it takes says nothing.
    genuine = hmac.compare_digest(_mac(secret, guest).encode(), mac.encode("utf-8", "surrogateescape"))
    return guest if genuine and IDENTITY.fullmatch(guest) else None


def cookie_name(secret: bytes) -> str:
    """The name of a server's cookie: ports are no part of a cookie, and several servers may share a host."""
    return f"alehouse-{hmac.new(secret, b'cookie', hashlib.sha256).hexdigest()[:8]}"


def guest_of(secret: bytes, headers: Sequence[tuple[bytes, bytes]]) -> tuple[str | None, bool]:
    """The guest that the cookies of a request name, and whether it has cookies by our names at all.

    Others on our host, or below its domain, can plant cookies of any name: the first one that this server wrote counts.
    """
    names = (cookie_name(secret), OLD_COOKIE)
    found = []
    for key, value in headers:
        if key == b"cookie":
            for part in value.decode("latin-1").split(";"):
                name, _, content = part.strip().partition("=")
                if name in names:
                    found.append((names.index(name), content.strip('"')))
    # Whoever fills the header with our name makes us compute no more than this.
    for _, content in sorted(found, key=lambda each: each[0])[:MOST_COOKIES]:
        guest = read(secret, content)
        if guest is not None:
            return guest, True
    return None, bool(found)


def before_name(secret: bytes) -> str:
    """The name of the cookie that keeps who a device was before somebody else came to it."""
    return f"{cookie_name(secret)}-before"


def guest_before(secret: bytes, cookies: Mapping[str, str]) -> str | None:
    """The guest that a device was before, if it keeps one and this server wrote it."""
    kept = cookies.get(before_name(secret))
    return None if kept is None else read(secret, kept.strip('"'))


def _mac(secret: bytes, guest: str) -> str:
    return hmac.new(secret, f"guest:{guest}".encode("utf-8", "surrogateescape"), hashlib.sha256).hexdigest()


def default_name(guest: str, locale: str) -> str:
    """The name of somebody who has not given one: it follows from the id, so that nothing need be kept."""
    digest = hashlib.sha256(f"name:{guest}".encode()).digest()
    return say(locale, "guest-name", number=str(int.from_bytes(digest[:4], "big") % 900 + 100))


def is_default(guest: str, name: str) -> bool:
    """Whether a name is the one of somebody who has not given one, in any language."""
    return any(name == default_name(guest, locale) for locale in languages())


def known_locale(locale: str) -> str:
    """The language, if there are texts for it. Raises Refused."""
    if locale not in languages():
        raise Refused("error-locale", locale=locale[:40], locales=", ".join(languages()))
    return locale


def preferred(accept: str) -> str:
    """The language that an Accept-Language header asks for, of those there are texts for; else English."""
    wanted = []
    for place, part in enumerate(accept[:500].split(",")):
        tag, _, rest = part.partition(";")
        quality = rest.strip().removeprefix("q=")
        try:
            weight = float(quality) if quality else 1.0
        except ValueError:
            continue
        if not 0 < weight <= 1:  # 0: anything but that
            continue
        wanted.append((-weight, place, tag.strip().lower().partition("-")[0]))
    known = languages()
    return next((tag for _, _, tag in sorted(wanted) if tag in known), "en")
