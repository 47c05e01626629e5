"""What can be set about a server, in one place: the command line, the environment and the file know what is here."""

from __future__ import annotations

import os
import re
import tomllib
import types
import typing
from collections.abc import Mapping
from dataclasses import dataclass, fields
from ipaddress import ip_network
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta

from alehouse.language import say
from alehouse.refused import Refused

if TYPE_CHECKING:
    from sqlalchemy.engine import URL

PREFIX = "ALEHOUSE_"
"""Before the name of a setting in the environment."""
FILE = "ALEHOUSE_SETTINGS"
"""The variable that names the file of settings."""
SOURCES = ("command", "environment", "file", "default")
"""Where a value may come from, the first of them that has one."""

NETWORKS = ("trusted_proxies", "metrics_for")
"""Settings that are addresses and networks."""
MACHINE = ("page", "bot_threads")
"""Settings whose defaults depend on the machine."""
PATH = re.compile(r"(/[A-Za-z0-9._~-]+)*/?")
"""What a path below a host looks like."""

Seconds = Annotated[float, Meta(ge=0)]
Count = Annotated[int, Meta(ge=0)]
Some = Annotated[int, Meta(ge=1)]
Rate = Annotated[float, Meta(ge=0)]


def default_database() -> str:
    """The address of the database in the user's data folder."""
    from platformdirs import user_data_path

    folder = user_data_path("alehouse", appauthor=False, ensure_exists=True)
    return f"sqlite:///{folder / 'alehouse.sqlite'}"


@dataclass(frozen=True)
class Settings:
    """Settings of one server; the defaults suit friends and a small public one. Times are in seconds, sizes in bytes.

    What each is for is said in the messages ``help-setting-…`` of the languages, which the help and the documentation show.
    """

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    workers: Some = 1
    database: str | None = None
    public_url: str | None = None
    trusted_proxies: tuple[str, ...] = ("127.0.0.0/8", "::1")
    secure_cookies: bool | None = None
    metrics_for: tuple[str, ...] = ("127.0.0.0/8", "::1")
    log_format: Literal["text", "json"] = "text"
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    page: Path = Path(__file__).parent / "page"

    bots: tuple[str, ...] = ("random", "beginner", "steady", "search")
    """Those of `alehouse.bots`, which is not loaded for that, and those of other people as ``module:Class``."""
    pause: tuple[Seconds, Seconds] = (0.5, 0.9)
    bot_limit: Seconds = 15.0
    bot_threads: Some = os.cpu_count() or 1
    hold_after: Seconds = 90.0

    connections: Some = 10_000
    connections_per_address: Count = 4_000
    header_time: Seconds = 10.0
    body_time: Seconds = 20.0
    answer_time: Seconds = 60.0
    keep_alive: Seconds = 60.0
    closing_time: Seconds = 5.0
    header_limit: Some = 32_768
    body_limit: Some = 16_384
    record_limit: Some = 262_144
    reviews: Count = 1
    review_time: Seconds = 60.0
    request_rate: Rate = 50.0
    request_burst: Some = 400

    ping_after: Seconds = 20.0
    pong_within: Seconds = 20.0
    frame_limit: Some = 4096
    frame_rate: Rate = 20.0
    frame_burst: Some = 40
    frame_patience: Some = 200
    unread_limit: Some = 1_048_576
    unread_total: Some = 67_108_864
    unfinished_total: Some = 67_108_864
    line_rate: Rate = 50.0
    line_burst: Some = 2_500
    line_rate_each: Rate = 1.0
    line_burst_each: Some = 30
    lines_per_seat: Some = 8
    watchers_per_table: Count = 64
    talk_rate: Rate = 0.5
    talk_burst: Some = 8

    tables_per_guest: Some = 50
    log_limit: Count = 1000
    rooms: Some = 4096
    keep_guests: Count = 30
    keep_unfinished: Count = 30
    keep_finished: Count = 0

    def url(self) -> URL:
        """The database's address, with an asynchronous driver. Raises Refused if it is no address."""
        from alehouse.server.database import parse

        return parse(self.database or default_database())

    @property
    def base(self) -> str:
        """The path below which the server is known, with a slash at its end: ``/`` if it has a host of its own."""
        return f"{urlsplit(self.public_url or '').path.rstrip('/')}/"


NAMES = tuple(each.name for each in fields(Settings))
TYPES: dict[str, Any] = {
    name: hint for name, hint in typing.get_type_hints(Settings, include_extras=True).items() if name in NAMES
}


def option(name: str) -> str:
    """How a setting is called on the command line and in the messages."""
    return name.replace("_", "-")


def variable(name: str) -> str:
    """How a setting is called in the environment."""
    return PREFIX + name.upper()


def default(name: str) -> Any:
    """The value that a setting has if nothing is said."""
    return next(each for each in fields(Settings) if each.name == name).default


def gather(
    given: Mapping[str, Any], environment: Mapping[str, str] | None = None, file: Path | None = None
) -> tuple[Settings, dict[str, str]]:
    """The settings, and where each comes from (one of `SOURCES`).

    `given` is what the command line says; then come the environment's variables, then a TOML file (if none is named, the
    one that ``ALEHOUSE_SETTINGS`` names). Raises Refused for a value that cannot be, or a name that is none.
    """
    environment = os.environ if environment is None else environment
    if file is None and environment.get(FILE):
        file = Path(environment[FILE])
    written = _file(file) if file is not None else {}
    values: dict[str, Any] = {}
    sources = dict.fromkeys(NAMES, "default")
    for name in NAMES:
        for source, found, shown in (
            ("command", given.get(name), f"--{option(name)}"),
            ("environment", environment.get(variable(name)), variable(name)),
            ("file", written.get(name), f"{file}: {name}"),
        ):
            if found is not None:
                values[name] = _value(name, found, shown)
                sources[name] = source
                break
    return Settings(**values), sources


def _file(file: Path) -> dict[str, Any]:
    try:
        written = tomllib.loads(file.read_text("utf-8-sig"))
    except OSError as error:
        raise Refused("error-setting-file", file=str(file), problem=error.strerror or str(error)) from None
    except ValueError as error:  # no TOML, or not in UTF-8
        raise Refused("error-setting-file", file=str(file), problem=str(error)) from None
    written = {name.replace("-", "_"): value for name, value in written.items()}
    for name in written:
        if name not in NAMES:
            raise Refused("error-setting-unknown", name=name, file=str(file), names=", ".join(NAMES))
    return written


def _value(name: str, found: Any, shown: str) -> Any:
    """A setting's value from what is written somewhere. Raises Refused."""
    hint = TYPES[name]
    value = _parsed(hint, found.strip()) if isinstance(found, str) else found
    try:
        if hint is Path:
            return Path(msgspec.convert(value, str)).expanduser()
        value = msgspec.convert(value, hint, strict=not isinstance(found, str))
        _check(name, value)
    except (ValueError, RuntimeError):  # msgspec's errors are of this kind, too; RuntimeError: ~ of nobody
        raise Refused("error-setting", name=shown, value=str(found)[:200], **_wanted(name)) from None
    if name == "bots":
        return (*default(name), *dict.fromkeys(each for each in value if each not in default(name)))
    return value


def _parsed(hint: Any, text: str) -> Any:
    """What a text means that stands where a value of another type is wanted."""
    if typing.get_origin(hint) is tuple:
        return [part for part in text.replace(",", " ").split() if part]
    if typing.get_origin(hint) is types.UnionType:
        if bool in typing.get_args(hint):
            return {"auto": None, "on": True, "yes": True, "off": False, "no": False}.get(text.lower(), text)
        return text or None
    return text


def _check(name: str, value: Any) -> None:
    """Raises ValueError for a value that has the right type and means nothing."""
    if name in NETWORKS:
        for network in value:
            ip_network(network, strict=False)
    if isinstance(value, float) and value == float("inf"):
        raise ValueError(name)
    if name == "pause" and not value[0] <= value[1] < float("inf"):
        raise ValueError(name)
    if name == "public_url" and value is not None:
        parts = urlsplit(value)
        if parts.scheme not in ("http", "https") or not parts.hostname or not PATH.fullmatch(parts.path):
            raise ValueError(name)
        if parts.query or parts.fragment or parts.username or parts.port == 0:
            raise ValueError(name)


def least(name: str) -> int | float | None:
    """The least value of a setting that is a number."""
    for each in getattr(TYPES[name], "__metadata__", ()):
        return typing.cast(int, each.ge)
    return None


def _wanted(name: str) -> dict[str, Any]:
    """What a setting's value has to be, for the message that says so."""
    hint = TYPES[name]
    bare = typing.get_args(hint)[0] if typing.get_origin(hint) is Annotated else hint
    kind = "text"
    if name in NETWORKS:
        kind = "networks"
    elif name in ("port", "pause", "public_url"):
        kind = name.replace("_", "-")
    elif bare in (int, float):
        kind = "whole" if bare is int else "number"
    elif typing.get_origin(hint) is Literal:
        kind = "choice"
    elif name == "secure_cookies":
        kind = "switch"
    choices = ", ".join(typing.get_args(hint)) if kind == "choice" else ""
    return {"wanted": kind, "least": str(least(name) or 0), "choices": choices}


def shown(name: str, value: Any) -> str:
    """A value as it is printed: as it could be written in the environment, without passwords."""
    if value is None:
        return "auto" if name == "secure_cookies" else ""
    if name == "database":
        from alehouse.server.database import masked

        return masked(value)
    if isinstance(value, tuple):
        return " ".join(map(shown_part, value))
    return shown_part(value)


def shown_part(value: Any) -> str:
    """A single value as it is printed."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return f"{value:g}" if isinstance(value, float) else str(value)


def table(locale: str) -> str:
    """All settings as a table in Markdown."""
    heads = [say(locale, f"setting-table-{each}") for each in ("name", "variable", "value", "about")]
    rows = [
        (
            f"`--{option(name)}`",
            f"`{variable(name)}`",
            f"`{'' if name in MACHINE else shown(name, default(name))}`".replace("``", ""),
            say(locale, f"help-setting-{option(name)}"),
        )
        for name in NAMES
    ]
    return "\n".join(f"| {' | '.join(row)} |" for row in (heads, ["---"] * 4, *rows))


if __name__ == "__main__":
    print(table("en"))
