"""The server's log: for people or for machines, with the table's id, and without what is nobody's business."""

import json
import logging

import pytest

from alehouse.server.identity import cookie_name, sign
from alehouse.server.logs import Lines, Objects, clean

SECRETS = [
    f"{cookie_name(b'secret')}={sign(b'secret', 'abcdefghjkmnpqrstuvw')}",
    sign(b"secret", "abcdefghjkmnpqrstuvw"),
    f"alehouse={sign(b'secret', 'abcdefghjkmnpqrstuvw')}",
]


def record(message, *arguments, **more):
    made = logging.LogRecord("alehouse.server", logging.ERROR, "x.py", 1, message, arguments, None)
    for name, value in more.items():
        setattr(made, name, value)
    return made


def test_objects_say_which_table_it_was():
    told = json.loads(Objects().format(record("a frame of %s\nis odd", "Ann", table="abcdefghjk", other="x")))
    assert (told["message"], told["table"], told["level"]) == (
        "a frame of Ann\nis odd",
        "abcdefghjk",
        "error",
    )
    assert "other" not in told
    assert told["time"].endswith("+00:00")


def test_lines_say_it_too():
    assert (
        Lines()
        .format(record("odd", table="abcdefghjk"))
        .endswith("ERROR alehouse.server: odd table=abcdefghjk")
    )


@pytest.mark.parametrize("secret", SECRETS)
@pytest.mark.parametrize("form", [Lines(), Objects()])
def test_cookies_are_not_logged(secret, form):
    told = form.format(record("headers: %s", f"cookie: {secret}; other=1"))
    assert sign(b"secret", "abcdefghjkmnpqrstuvw").partition(".")[2] not in told
    assert "other=1" in told


def test_passwords_are_not_logged():
    assert clean("postgresql://ann:secret@host/pub is away") == "postgresql://ann:***@host/pub is away"
