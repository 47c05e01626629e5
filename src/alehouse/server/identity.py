"""Who is who: names, and the signed cookie by which a guest is known again."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import unicodedata

from alehouse.language import languages, say
from alehouse.refused import Refused

COOKIE = "alehouse"
YEAR = 365 * 24 * 3600
LONGEST_NAME = 24
IDENTITY = re.compile(r"[a-z0-9]{20}")
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and symbols to Unicode that nobody can see: the Hangul fillers and the blank Braille cell."""


def sign(secret: bytes, guest: str) -> str:
    """The cookie's value for a guest."""
    return f"{guest}.{_mac(secret, guest)}"


def read(secret: bytes, cookie: str) -> str | None:
    """The guest that a cookie names, or `None` if this server did not write it."""
    guest, _, mac = cookie.partition(".")
    # Compared even if the name is malformed: how long it takes says nothing.
    genuine = hmac.compare_digest(_mac(secret, guest).encode(), mac.encode("utf-8", "surrogateescape"))
    return guest if genuine and IDENTITY.fullmatch(guest) else None


def _mac(secret: bytes, guest: str) -> str:
    return hmac.new(secret, f"guest:{guest}".encode("utf-8", "surrogateescape"), hashlib.sha256).hexdigest()


def clean_name(name: str) -> str:
    """A name as it is shown: trimmed, in composed form. Raises Refused if it is not 1–24 visible characters."""
    name = unicodedata.normalize("NFC", name).strip()
    visible = sum(
        not c.isspace() and c not in BLANK and unicodedata.category(c) not in ("Mn", "Me") for c in name
    )
    # Control, format, surrogate and unassigned characters, line separators: nothing that can be seen, or worse.
    bad = any(unicodedata.category(c) in ("Cc", "Cf", "Cs", "Cn", "Co", "Zl", "Zp") for c in name)
    if bad or not visible or len(name) > LONGEST_NAME:
        raise Refused("error-name", max=LONGEST_NAME)
    return name


def guest_name(locale: str) -> str:
    """A name for somebody who has not given one."""
    return say(locale, "guest-name", number=str(secrets.randbelow(900) + 100))


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
