"""The one way in which anything is refused: a message that can be translated, and what it is about."""

from __future__ import annotations


class Refused(Exception):
    """A move, a record, an option or a request that cannot be accepted. Nothing has changed.

    `code` is the id of a message in ``locales/*/errors.ftl``, `args` what it mentions.
    """

    def __init__(self, code: str, /, **args: object) -> None:
        super().__init__(code)
        self.code = code
        self.details: dict[str, object] = args

    def text(self, locale: str = "en") -> str:
        """The reason in a language."""
        from alehouse.language import say

        return say(locale, self.code, attribute=None, **self.details)

    def __str__(self) -> str:
        return self.text()
