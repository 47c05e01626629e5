"""Bots of other people may never answer: they are asked in a thread of their own, for as long as somebody is patient."""

from __future__ import annotations

import threading
from queue import Empty, SimpleQueue
from typing import Any

from alehouse.bots import Bot
from alehouse.refused import Refused
from alehouse.seen import Seen


class Patient:
    """A bot that has so many seconds for a move. Raises Refused if it needs more; whatever it raises comes through.

    Its thread ends with `close`, or with the process if the bot is still busy.
    """

    def __init__(self, bot: Bot, seconds: float) -> None:
        self._bot, self._seconds = bot, seconds
        self._asked: SimpleQueue[Seen | None] = SimpleQueue()
        self._answers: SimpleQueue[tuple[Any, BaseException | None]] = SimpleQueue()
        threading.Thread(target=self._think, daemon=True, name="bot").start()

    def _think(self) -> None:
        while (seen := self._asked.get()) is not None:
            try:
                self._answers.put((self._bot.choose(seen), None))
            except BaseException as error:
                self._answers.put((None, error))

    def choose(self, seen: Seen) -> str:
        """See `Bot.choose`."""
        self._asked.put(seen)
        try:
            move, error = self._answers.get(timeout=self._seconds)
        except Empty:
            raise Refused("error-bot-silent") from None
        if error is not None:
            raise error
        return str(move)

    def close(self) -> None:
        """Ask nothing more."""
        self._asked.put(None)
