"""Where this installation came from, and how more of it is installed from there. Loads nothing but the standard library."""

from __future__ import annotations

import json
import shlex
import shutil
import sys
from importlib.metadata import PackageNotFoundError, distribution
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit
from urllib.request import url2pathname

NAME = "alehouse"


def how_to_install(extra: str) -> str:
    """The command that installs the packages of an extra from where this installation came from.

    That may be a package index, a wheel, a folder, a checkout to work in, or a repository.
    """
    words = wanted(extra, _direct_url())
    return " ".join([*_installer(), *map(shlex.quote, words)])


def wanted(extra: str, direct: dict[str, Any] | None) -> list[str]:
    """What is to be installed, given what an installer has noted of where this came from (PEP 610)."""
    if direct is None:
        # Sources that nobody has installed.
        root = Path(__file__).parents[2]
        if (root / "pyproject.toml").is_file() and Path(__file__).parent.parent.name == "src":
            return ["-e", f"{root}[{extra}]"]
        return [f"{NAME}[{extra}]"]
    url = str(direct.get("url", ""))
    if not url:
        return [f"{NAME}[{extra}]"]
    if urlsplit(url).scheme == "file" and "vcs_info" not in direct:
        path = url2pathname(urlsplit(url).path)
        editable = direct.get("dir_info", {}).get("editable", False)
        return ["-e"] * editable + [f"{path}[{extra}]"]
    vcs = direct.get("vcs_info", {})
    if vcs:
        url = f"{vcs.get('vcs', 'git')}+{url}@{vcs.get('requested_revision') or vcs.get('commit_id', 'HEAD')}"
    return [f"{NAME}[{extra}] @ {url}"]


def _direct_url() -> dict[str, Any] | None:
    """What the installer has noted; nothing in it if it came from an index, `None` if nothing is installed."""
    try:
        noted = distribution(NAME).read_text("direct_url.json")
        found = json.loads(noted) if noted else {}
    except PackageNotFoundError:
        return None
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


def _installer() -> list[str]:
    """The installer of the environment that this runs in."""
    if find_spec("pip") is None:
        return ["uv", "pip", "install", "--python", shlex.quote(sys.executable)]
    pip = shutil.which("pip")
    if pip and Path(pip).parent == Path(sys.executable).parent:
        return ["pip", "install"]
    return [shlex.quote(sys.executable), "-m", "pip", "install"]
