"""`--help` is quick, and every text of the command line is there."""

import re
import subprocess
import sys
from pathlib import Path

import alehouse
from alehouse.language import say
from alehouse.terminal.texts import HELP, help_text

PACKAGE = Path(alehouse.__file__).parent
ENGLISH = PACKAGE / "locales" / "en"
COMMANDS = (
    "games",
    "rules",
    "play",
    "replay",
    "simulate",
    "tournament",
    "check",
    "pad",
    "bench",
    "serve",
    "backup",
    "restore",
    "warm",
)


def test_help_names_every_command(alehouse):
    done = alehouse("--help")
    assert done.returncode == 0
    for command in COMMANDS:
        assert re.search(rf"^  {command} ", done.stdout, re.MULTILINE)


def test_every_command_has_help(alehouse):
    for command in COMMANDS:
        done = alehouse(command, "--help")
        assert done.returncode == 0
        assert done.stdout.startswith(f"Usage: alehouse {command}")


def test_help_and_version_load_nothing_heavy():
    code = (
        "import sys\n"
        "from alehouse.cli import main\n"
        "for words in (['--help'], ['play', '--help'], ['--version']):\n"
        "    sys.argv[1:] = words\n"
        "    try: main()\n"
        "    except SystemExit as left: assert not left.code\n"
        "heavy = {'numba', 'numpy', 'rich', 'fluent', 'litestar'} & set(sys.modules)\n"
        "sys.exit(', '.join(heavy) or None)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


def test_version(alehouse):
    from importlib.metadata import version

    assert alehouse("--version").stdout == f"alehouse {version('alehouse')}\n"


def test_help_is_read_without_fluent_as_fluent_reads_it():
    messages = HELP.findall((ENGLISH / "cli.ftl").read_text("utf-8"))
    assert len(messages) > 20
    for message, _ in messages:
        assert help_text(message) == say("en", message)


def test_no_message_has_two_meanings():
    found: dict[str, str] = {}
    for file in ENGLISH.glob("*.ftl"):
        for message in re.findall(r"^([a-z][a-z0-9-]*) =", file.read_text("utf-8"), re.MULTILINE):
            assert found.setdefault(message, file.name) == file.name, message
            if file.name == "cli.ftl":
                assert file.read_text("utf-8").count(f"\n{message} =") == 1, message


def test_every_text_that_the_command_line_asks_for_exists():
    sources = [PACKAGE / "cli.py", *(PACKAGE / "terminal").glob("*.py")]
    asked = {
        message
        for source in sources
        for message in re.findall(r'\b(?:text|told|Refused)\(\s*"([a-z-]+)"', source.read_text("utf-8"))
    }
    assert len(asked) > 60
    texts = "\n".join(file.read_text("utf-8") for file in ENGLISH.glob("*.ftl"))
    assert [m for m in sorted(asked) if f"\n{m} =" not in texts] == []


def test_an_unknown_command_is_an_error_of_usage(alehouse):
    done = alehouse("dance")
    assert done.returncode == 2
    assert "dance" in done.stderr
    assert "Traceback" not in done.stderr


def test_defaults_of_settings_stand_as_they_are_written(alehouse):
    """The port is 8000, not "(8000)"; least and most are those that a port can have."""
    words = " ".join(alehouse("serve", "--help").stdout.split())
    assert "[default: 8000; 0<=x<=65535]" in words
    assert "[default: (" not in words
