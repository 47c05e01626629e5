"""Settings from the command line, the environment and a file; and what `serve` says when it cannot."""

import os
import socket
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from alehouse import bots
from alehouse.language import languages
from alehouse.refused import Refused
from alehouse.server.settings import NAMES, Settings, default, gather, option, shown, table, variable


def test_the_command_line_goes_before_the_environment_and_that_before_the_file(tmp_path):
    file = tmp_path / "alehouse.toml"
    file.write_text(
        'port = 1\nhost = "file"\nworkers = 3\nfile-limit = 1\n'.replace("file-limit", "frame-limit")
    )
    environment = {"ALEHOUSE_PORT": "2", "ALEHOUSE_HOST": "environment", "ALEHOUSE_UNKNOWN": "x"}
    settings, sources = gather({"port": 3, "host": None}, environment, file)
    assert (settings.port, settings.host, settings.workers, settings.frame_limit) == (3, "environment", 3, 1)
    assert [sources[n] for n in ("port", "host", "workers", "frame_limit", "page")] == [
        "command",
        "environment",
        "file",
        "file",
        "default",
    ]
    named, _ = gather({}, {"ALEHOUSE_SETTINGS": str(file)})
    assert named.host == "file"


def test_every_setting_can_be_written_as_it_is_shown():
    plain = Settings()
    environment = {variable(n): shown(n, getattr(plain, n)) for n in NAMES}
    settings, sources = gather({}, environment)
    assert settings == plain
    assert set(sources.values()) == {"environment"}


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("trusted_proxies", "10.0.0.0/8, ::1", ("10.0.0.0/8", "::1")),
        ("trusted_proxies", "", ()),
        ("secure_cookies", "on", True),
        ("secure_cookies", "off", False),
        ("secure_cookies", "auto", None),
        ("pause", "0 1.5", (0.0, 1.5)),
        ("public_url", "https://pub.example/cards/", "https://pub.example/cards/"),
        ("public_url", "", None),
        ("bots", "mine:Bot, steady", (*bots.NAMES, "mine:Bot")),
        ("log_format", "json", "json"),
        ("page", "~/page", Path("~/page").expanduser()),
    ],
)
def test_what_a_text_means(name, text, value):
    assert getattr(gather({}, {variable(name): text})[0], name) == value


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("port", "x"),
        ("port", "-1"),
        ("port", "65536"),
        ("port", "80.5"),
        ("workers", "0"),
        ("ping_after", "nan"),
        ("ping_after", "inf"),
        ("ping_after", "-1"),
        ("pause", "2 1"),
        ("pause", "1"),
        ("trusted_proxies", "localhost"),
        ("trusted_proxies", "10.0.0.0/33"),
        ("secure_cookies", "perhaps"),
        ("log_format", "xml"),
        ("public_url", "pub.example"),
        ("public_url", "ftp://pub.example"),
        ("public_url", "https://pub.example/?a"),
        ("public_url", 'https://pub.example/"'),
        ("public_url", "https://pub.example:99999/"),
    ],
)
def test_what_cannot_be_is_refused_in_words(name, text):
    with pytest.raises(Refused) as refused:
        gather({}, {variable(name): text})
    assert refused.value.code == "error-setting"
    for language in languages():
        told = refused.value.text(language)
        assert variable(name) in told
        assert "{" not in told


@pytest.mark.parametrize(
    "written", ["port = ", "prot = 1", b"\xff", 'port = "x"', "port = true", "port = [1]"]
)
def test_a_file_that_means_nothing_is_refused(tmp_path, written):
    file = tmp_path / "alehouse.toml"
    file.write_bytes(written if isinstance(written, bytes) else written.encode())
    with pytest.raises(Refused) as refused:
        gather({}, {}, file)
    assert str(file) in refused.value.text("en")


def test_a_file_that_is_not_there_is_refused(tmp_path):
    with pytest.raises(Refused):
        gather({}, {}, tmp_path / "none.toml")


def test_passwords_are_not_shown():
    settings = replace(Settings(), database="postgresql://ann:secret@host/pub")
    assert "secret" not in shown("database", settings.database)
    assert "ann" in shown("database", settings.database)


def test_the_bots_are_those_there_are():
    assert default("bots") == bots.NAMES


@pytest.mark.parametrize("language", languages())
def test_every_setting_is_explained(language):
    told = table(language)
    for name in NAMES:
        assert f"`--{option(name)}`" in told
    assert len(told.splitlines()) == len(NAMES) + 2


def alehouse(*arguments, **environment):
    return subprocess.run(
        [sys.executable, "-m", "alehouse", "--lang", "en", "serve", *arguments],
        capture_output=True,
        text=True,
        timeout=120,
        env=os.environ | environment,
    )


def one_line(done) -> str:
    """What is told of an error: how to call it, and one line that says why it cannot be."""
    assert done.returncode == 2
    assert "Traceback" not in done.stderr + done.stdout
    told = [line for line in done.stderr.splitlines() if line and not line.startswith(("Usage", "Try"))]
    assert len(told) == 1, done.stderr
    return told[0]


def test_settings_are_shown_with_where_they_come_from():
    done = alehouse("--show-settings", "--port", "1", ALEHOUSE_WORKERS="2")
    rows = {line.split()[0]: line for line in done.stdout.splitlines()}
    assert rows["port"].split() == ["port", "1", "command", "line"]
    assert rows["workers"].split() == ["workers", "2", "environment"]
    assert rows["ping-after"].split() == ["ping-after", "20", "default"]


def test_a_port_in_use_is_told_in_one_line(tmp_path):
    with socket.socket() as used:
        used.bind(("127.0.0.1", 0))
        used.listen()
        port = str(used.getsockname()[1])
        assert port in one_line(alehouse("--port", port, "--database", str(tmp_path / "x.sqlite")))


@pytest.mark.parametrize(
    "arguments",
    [
        ("--host", "no.such.host.invalid"),
        ("--host", "203.0.113.7"),
        ("--database", "/nosuch/x.sqlite"),
        ("--database", "mysql://host/x"),
        ("--database", "postgresql://127.0.0.1:1/x"),
        ("--database", "postgresql://["),
        ("--database", "/"),
        ("--workers", "2"),
        ("--bots", "nosuch:Bot"),
        ("--public-url", "x"),
    ],
)
def test_what_cannot_be_served_is_told_in_one_line(tmp_path, arguments):
    given = [*arguments, "--port", "0"]
    if "--database" not in given:
        given += ["--database", str(tmp_path / "x.sqlite")]
    one_line(alehouse(*given))
