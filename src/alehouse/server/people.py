"""Which guest a request comes from."""

from __future__ import annotations

from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from sqlalchemy.exc import SQLAlchemyError

from alehouse.refused import Refused
from alehouse.server import identity
from alehouse.server.settings import Settings
from alehouse.server.store import Guest, Store

Connection = ASGIConnection[Any, Any, Any, Any]
GUEST = "alehouse.guest"
"""Where a connection keeps its guest, once looked up."""


class People:
    """Knows guests by their cookies."""

    def __init__(self, store: Store, settings: Settings, secret: bytes) -> None:
        self.store = store
        self.settings = settings
        self._secret = secret

    async def known(self, connection: Connection) -> Guest | None:
        """The guest, or `None` for somebody without a cookie. Raises Refused if the cookie is not ours."""
        scope: Any = connection.scope
        noticed: Guest | None = scope.get(GUEST)
        if noticed is not None:
            return noticed
        cookie = connection.cookies.get(identity.COOKIE)
        if cookie is None:
            return None
        name = identity.read(self._secret, cookie)
        guest = await self.store.guest(name) if name is not None else None
        if guest is None:
            raise Refused("error-cookie")
        scope[GUEST] = guest
        return guest

    async def notice(self, connection: Connection) -> None:
        """Look who it is before anything else, so that whatever may be refused is told in the guest's language."""
        with suppress(SQLAlchemyError):
            await self.watcher(connection)

    async def guest(self, connection: Connection) -> Guest:
        """The guest. Raises Refused for somebody without a cookie, too."""
        guest = await self.known(connection)
        if guest is None:
            raise Refused("error-cookie")
        return guest

    async def watcher(self, connection: Connection) -> Guest | None:
        """The guest, where anybody may look."""
        try:
            return await self.known(connection)
        except Refused:
            return None

    async def greet(self, connection: Connection) -> Guest:
        """The guest; somebody new if there is no cookie or a broken one."""
        guest = await self.watcher(connection)
        if guest is None:
            guest = await self.store.new_guest(identity.guest_name(language(connection)), None)
        return guest

    def cookie(self, guest: Guest) -> Cookie:
        """The cookie by which the guest will be known again."""
        return Cookie(
            identity.COOKIE,
            value=identity.sign(self._secret, guest.id),
            max_age=identity.YEAR,
            httponly=True,
            samesite="lax",
            secure=self.settings.secure_cookies,
            path="/",
        )


def language(connection: Connection) -> str:
    """The language to answer in: what the guest has chosen, as far as the guest is known, or what the client prefers."""
    scope: Any = connection.scope
    guest: Guest | None = scope.get(GUEST)
    chosen = guest.locale if guest is not None else None
    return chosen or identity.preferred(connection.headers.get("accept-language", ""))


def refuse_other_sites(connection: Connection) -> None:
    """Raises Refused if a browser says that another website makes the request."""
    headers = connection.headers
    origin = headers.get("origin")
    hosts = (headers.get("host"), headers.get("x-forwarded-host"))
    try:
        foreign = origin is not None and urlsplit(origin).netloc not in hosts
    except ValueError:  # such as http://[: no address of ours
        foreign = True
    if foreign or headers.get("sec-fetch-site") == "cross-site":
        raise Refused("error-cross-site")
