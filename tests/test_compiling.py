"""Who asks for compiled rules gets them or an end of waiting, and can ask again after everything was stopped."""

import threading
import time

import pytest

from alehouse import compiling


@pytest.fixture
def seen_to(monkeypatch):
    """What is compiled, in a process in which nothing is really compiled; the test may keep it from going on."""
    names, go_on = [], threading.Event()
    go_on.set()

    def see_to(self, name, helper):
        names.append(name)
        go_on.wait(20)
        return compiling.READY

    monkeypatch.setattr(compiling, "INTERPRETED", False)
    monkeypatch.setattr(compiling, "_office", compiling._Office())
    monkeypatch.setattr(compiling._Office, "_see_to", see_to)
    yield names, go_on
    go_on.set()
    compiling.stop()


def test_what_was_stopped_can_be_asked_for_again_and_what_is_ready_stays_so(seen_to):
    names, _ = seen_to
    assert compiling.prepare("port")
    compiling.stop()
    assert compiling.ready("port")
    assert not compiling.settled("regent")
    assert compiling.prepare("port", "regent")
    assert sorted(names) == ["loops", "port", "regent"]


def test_a_free_processor_does_not_wait_until_the_others_are_done(seen_to, monkeypatch):
    monkeypatch.setattr("alehouse.processors.processors", lambda: 4)
    names, go_on = seen_to
    go_on.clear()
    compiling.want("port")
    until = time.monotonic() + 10
    while len(names) < 2:
        assert time.monotonic() < until
    compiling.want("regent", "judge")
    while len(names) < 3:
        assert time.monotonic() < until
    assert sorted(names[:2]) == ["loops", "port"]
    assert names[2:] == ["regent"], "one processor is left to others"
    go_on.set()
    assert compiling.prepare("judge")


def test_nobody_waits_for_what_has_been_stopped(seen_to):
    names, go_on = seen_to
    go_on.clear()
    answers = []
    waiting = threading.Thread(target=lambda: answers.append(compiling.prepare("port")), daemon=True)
    waiting.start()
    while not names:
        waiting.join(0.01)
    stopping = threading.Thread(target=compiling.stop, daemon=True)
    stopping.start()
    waiting.join(10)
    assert answers == [False]
    go_on.set()
    stopping.join(10)
