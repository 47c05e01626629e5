"""Games and bots of one's own, as workers of a cluster get them."""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
from pathlib import Path
from typing import Any

from distributed.diagnostics.plugin import WorkerPlugin

from alehouse.folders import GAMES


class Luggage(WorkerPlugin):
    """Puts files into a folder of the worker's, and lets Python find modules and Alehouse games there."""

    def __init__(self, files: dict[str, bytes], folders: list[str]) -> None:
        self.files, self.folders = files, folders
        digest = hashlib.sha256()
        for place, data in sorted(files.items()):
            digest.update(place.encode() + b"\0" + hashlib.sha256(data).digest())
        self.name = f"alehouse-luggage-{digest.hexdigest()[:12]}"

    def _places(self, worker: Any) -> tuple[Path, list[str]]:
        root = Path(worker.local_directory).resolve() / self.name
        return root, [str(root / folder) for folder in self.folders]

    def setup(self, worker: Any) -> None:
        """Unpack it."""
        root, games = self._places(worker)
        for place, data in self.files.items():
            file = root / place
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(data)
        sys.path.append(str(root / "bots"))
        known = [folder for folder in os.environ.get(GAMES, "").split(os.pathsep) if folder]
        os.environ[GAMES] = os.pathsep.join([*known, *games])

    def teardown(self, worker: Any) -> None:
        """Leave the worker as it was."""
        root, games = self._places(worker)
        known = os.environ.get(GAMES, "").split(os.pathsep)
        os.environ[GAMES] = os.pathsep.join(folder for folder in known if folder not in games)
        sys.path[:] = [place for place in sys.path if not place.startswith(str(root))]
        for name, module in list(sys.modules.items()):
            if str(getattr(module, "__file__", None) or "").startswith(str(root)):
                del sys.modules[name]
        shutil.rmtree(root, ignore_errors=True)
