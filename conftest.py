"""One rule for the whole test run: with ALEHOUSE_REQUIRE_ALL=1 a test that would be skipped fails."""

import os
from collections.abc import Generator
from typing import Any

import pytest


def failed_instead(report: Any) -> None:
    """Turn a skipped report into a failed one that gives the reason for the skip."""
    reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
    report.outcome = "failed"
    report.longrepr = f"skipped, but ALEHOUSE_REQUIRE_ALL is set: {reason}"


def must_run(report: Any) -> bool:
    """Tell whether this report is a skip that is not allowed (an expected failure is not a skip)."""
    return (
        os.environ.get("ALEHOUSE_REQUIRE_ALL") == "1" and report.skipped and not hasattr(report, "wasxfail")
    )


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, Any, Any]:
    report = yield
    if must_run(report):
        failed_instead(report)
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, Any, Any]:
    report = yield
    if must_run(report):
        failed_instead(report)
    return report
