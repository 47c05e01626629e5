"""Which guest a request comes from."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from litestar import Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from alehouse.refused import Refused
from alehouse.server import identity
from alehouse.server.addresses import Headers, Networks, Origin, header, origin_of, same_site
from alehouse.server.protocol import Me
from alehouse.server.settings import Settings
from alehouse.server.store import Away, Guest, Store, new_id

Connection = ASGIConnection[Any, Any, Any, Any]
GUEST, ORIGIN = "alehouse.guest", "alehouse.origin"
"""Where a connection keeps its guest and its `Origin`, once looked up."""


class People:
    """Knows guests by their cookies."""

    def __init__(self, store: Store, settings: Settings, secret: bytes) -> None:
        self.store = store
        self.settings = settings
        self._secret = secret
        self.cookie_name = identity.cookie_name(secret)

    def named(self, headers: Headers) -> str | None:
        """The guest's id as the cookies have it; `None` without a cookie. Raises Refused if none of them is ours."""
        guest, given = identity.guest_of(self._secret, headers)
        if guest is None and given:
            raise Refused("error-cookie")
        return guest

    async def look_up(self, guest: str, locale: str) -> Guest:
        """A guest by id; one who has done nothing yet is not kept anywhere. Raises Away."""
        return await self.store.guest(guest) or Guest(guest, identity.default_name(guest, locale), None)

    async def known(self, connection: Connection) -> Guest | None:
        """The guest, or `None` for somebody without a cookie. Raises Refused if the cookie is not ours, or Away."""
        scope: Any = connection.scope
        noticed: Guest | None = scope.get(GUEST)
        if noticed is not None:
            return noticed
        name = self.named(scope["headers"])
        if name is None:
            return None
        scope[GUEST] = guest = await self.look_up(name, language(connection))
        return guest

    async def notice(self, connection: Connection) -> None:
        """Look who it is before anything else, so that whatever may be refused is told in the guest's language."""
        with suppress(Away):
            await self.watcher(connection)

    async def guest(self, connection: Connection) -> Guest:
        """The guest. Raises Refused for somebody without a cookie, too, and Away."""
        guest = await self.known(connection)
        if guest is None:
            raise Refused("error-cookie")
        return guest

    async def watcher(self, connection: Connection) -> Guest | None:
        """The guest, where anybody may look. Raises Away."""
        try:
            return await self.known(connection)
        except Refused:
            return None

    async def greet(self, connection: Connection) -> Guest:
        """The guest; somebody new if there is no cookie or a broken one. Raises Away."""
        guest = await self.watcher(connection)
        if guest is None:
            name = new_id(20)
            guest = Guest(name, identity.default_name(name, language(connection)), None)
        return guest

    async def before(self, connection: Connection) -> Guest | None:
        """Who this device was before another guest came to it. Raises Away."""
        kept = identity.guest_before(self._secret, connection.cookies)
        return None if kept is None else await self.look_up(kept, language(connection))

    async def told(self, connection: Connection, guest: Guest) -> Me:
        """A guest as the client gets it. Raises Away."""
        before = await self.before(connection)
        return self._told(guest, before)

    def _told(self, guest: Guest, before: Guest | None) -> Me:
        named = not identity.is_default(guest.id, guest.name)
        other = before.name if before is not None and before.id != guest.id else None
        return Me(guest.id, guest.name, guest.locale, named, other)

    def become(self, connection: Connection, guest: Guest, here: Guest | None) -> Response[Me]:
        """Answer that the client is this guest from now on; who it was (`here`) is kept beside."""
        cookies = [self.cookie(guest, connection)]
        if here is not None and here.id != guest.id:
            cookies.append(self.cookie(here, connection, before=True))
        return Response(self._told(guest, here), cookies=cookies, headers={"cache-control": "no-store"})

    def cookie(self, guest: Guest, connection: Connection, *, before: bool = False) -> Cookie:
        """The cookie by which the guest will be known again, or be known as who the device was `before`."""
        secure = self.settings.secure_cookies
        if secure is None:
            known_as = self.settings.public_url or ""
            secure = origin(connection).scheme == "https" or known_as.startswith("https:")
        return Cookie(
            identity.before_name(self._secret) if before else self.cookie_name,
            value=identity.sign(self._secret, guest.id),
            max_age=identity.YEAR,
            httponly=True,
            samesite="lax",
            secure=secure,
            path=self.settings.base,
        )


def origin(connection: Connection) -> Origin:
    """Where a connection comes from, and where its client thinks it goes."""
    scope: Any = connection.scope
    found: Origin | None = scope.get(ORIGIN)
    if found is None:
        peer = (scope.get("client") or ("",))[0]
        trusted = Networks(connection.app.state.settings.trusted_proxies)
        found = scope[ORIGIN] = origin_of(peer, scope["scheme"], scope["headers"], trusted)
    return found


def language(connection: Connection) -> str:
    """The language to answer in: what the guest has chosen, as far as the guest is known, or what the client prefers."""
    scope: Any = connection.scope
    guest: Guest | None = scope.get(GUEST)
    chosen = guest.locale if guest is not None else None
    return chosen or identity.preferred(connection.headers.get("accept-language", ""))


def refuse_other_sites(headers: Headers, origin: Origin, settings: Settings) -> None:
    """Raises Refused if a browser says that another website makes the request."""
    asked, fetched = header(headers, b"origin"), header(headers, b"sec-fetch-site")
    if not same_site(asked, fetched, origin, settings.public_url):
        raise Refused("error-cross-site")
