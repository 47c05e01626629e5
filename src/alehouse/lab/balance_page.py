"""The report of `alehouse balance` as one page with plots, which needs nothing else."""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import Any

STYLE = """
:root { color-scheme: light dark; --ink: #2b2017; --paper: #f7f1e5; --line: #c9b99b; --accent: #8a4b1f; }
@media (prefers-color-scheme: dark) { :root { --ink: #eee3d0; --paper: #211a14; --line: #57493a; --accent: #e0a35c; } }
body { font: 1rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); margin: 0 auto; max-width: 62rem; padding: 1rem; }
h1, h2 { font-family: Georgia, serif; } h2 { border-bottom: 1px solid var(--line); margin-top: 2.5rem; }
.wide { overflow-x: auto; } table { border-collapse: collapse; margin: 1rem 0; }
th, td { padding: 0.3rem 0.7rem; text-align: right; border-bottom: 1px solid var(--line); font-variant-numeric: tabular-nums; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; } figure { margin: 1rem 0; } svg { max-width: 100%; min-width: 22rem; height: auto; } svg text { fill: currentColor; } figure { overflow-x: auto; }
figcaption, .note { opacity: 0.8; font-size: 0.9rem; }
"""

Say = Callable[..., str]
"""Gives a message of the language by its id, and its arguments."""


def write(cases: Sequence[Mapping[str, Any]], title: str, locale: str, say: Say) -> str:
    """The page, as HTML: all cases side by side, then one after the other. Raises ModuleNotFoundError without matplotlib."""
    parts = [
        f'<!doctype html><html lang="{escape(locale)}"><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(title)}</title><style>{STYLE}</style><main><h1>{escape(title)}</h1>",
        f'<p class="note">{escape(say("balance-how"))}</p>',
        f"<h2>{escape(say('balance-side-by-side'))}</h2>",
        _table(*overview(cases, say)),
    ]
    for case in cases:
        parts.append(f"<h2>{escape(label(case, say))}</h2>")
        parts.append(_figure(_seats(case, say), say("balance-seats-caption")))
        parts.append(_figure(_curve(case, say), say("balance-curve-caption")))
        parts.append(f"<h3>{escape(say('balance-events'))}</h3>")
        rows = sorted(case["events"].items(), key=lambda each: -each[1]["value"])
        parts.append(
            _table(
                [say("balance-event"), say("balance-per-hand")],
                [[say("balance-event-name", event=name), shown(value, say)] for name, value in rows],
            )
        )
    parts.append("</main></html>")
    return "\n".join(parts)


def label(case: Mapping[str, Any], say: Say) -> str:
    """What a case is called: how many players, and options that are not the usual ones."""
    options = ", ".join(f"{name}={value}" for name, value in case["options"].items())
    return say(
        "balance-case-options" if options else "balance-case", players=case["players"], options=options
    )


def shown(figure: Mapping[str, Any] | None, say: Say, *, percent: bool = False) -> str:
    """A figure with its interval."""
    if figure is None or figure["value"] != figure["value"]:
        return "–"
    scale = 100 if percent else 1
    kind = "share" if percent else "figure"
    if figure["low"] is None:
        return say(f"balance-{kind}-alone", value=scale * figure["value"])
    return say(
        f"balance-{kind}",
        value=scale * figure["value"],
        low=scale * figure["low"],
        high=scale * figure["high"],
    )


def overview(cases: Sequence[Mapping[str, Any]], say: Say) -> tuple[list[str], list[list[str]]]:
    """All cases side by side: the heads of columns, and a row for each figure."""
    rows: list[tuple[str, Callable[[Mapping[str, Any]], str]]] = [
        ("balance-games", lambda c: str(c["games"])),
        ("balance-best-seat", lambda c: _seat(c, max, say)),
        ("balance-worst-seat", lambda c: _seat(c, min, say)),
        ("balance-moves", lambda c: shown(c["moves"], say)),
        ("balance-minutes", lambda c: shown(c["minutes"], say)),
        ("balance-hands", lambda c: shown(c["hands"], say)),
        ("balance-leads", lambda c: shown(c["lead_changes"], say)),
        ("balance-known", lambda c: shown(c["known_after"], say, percent=True)),
        ("balance-luck", lambda c: shown(c["luck_share"], say, percent=True)),
        ("balance-forced", lambda c: shown(c["choices"]["without"], say, percent=True)),
        ("balance-matter", lambda c: shown(c["choices"]["matter"], say, percent=True)),
        ("balance-worth", lambda c: shown(c["choices"]["worth"], say)),
    ]
    heads = ["", *(label(case, say) for case in cases)]
    return heads, [[say(message), *(make(case) for case in cases)] for message, make in rows]


def _seat(case: Mapping[str, Any], which: Any, say: Say) -> str:
    row = which(case["seats"], key=lambda row: row["ahead"]["value"])
    return say("balance-seat", seat=row["seat"], ahead=shown(row["ahead"], say))


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(h)}</th>" for h in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def _figure(svg: str, caption: str) -> str:
    return f"<figure>{svg}<figcaption>{escape(caption)}</figcaption></figure>"


def _plot(draw: Callable[[Any], None], width: float, height: float) -> str:
    from matplotlib import rc_context
    from matplotlib.backends.backend_svg import FigureCanvasSVG
    from matplotlib.figure import Figure

    with rc_context({"svg.fonttype": "none", "svg.hashsalt": "alehouse"}):
        picture = Figure(figsize=(width, height), layout="constrained")
        FigureCanvasSVG(picture)
        axes = picture.subplots()
        for side in ("top", "right"):
            axes.spines[side].set_visible(False)
        draw(axes)
        file = io.StringIO()
        picture.savefig(file, format="svg", transparent=True, metadata={"Date": None})
    svg = file.getvalue()
    # In the ink of the page, dark or light.
    return svg[svg.index("<svg") :].replace("#000000", "currentColor")


def _seats(case: Mapping[str, Any], say: Say) -> str:
    def draw(axes: Any) -> None:
        rows = case["seats"]
        for shift, key, colour, words in (
            (-0.12, "ahead", "#8a8a8a", "balance-raw"),
            (0.12, "ahead_less_luck", "#b5651d", "balance-less-luck"),
        ):
            values = [row[key]["value"] for row in rows]
            low = [row[key]["value"] - (row[key]["low"] or row[key]["value"]) for row in rows]
            at = [i + shift for i in range(len(rows))]
            axes.errorbar(at, values, yerr=low, fmt="o", color=colour, capsize=4, label=say(words))
        axes.axhline(0, color="#999999", linewidth=1)
        axes.set_xticks(range(len(rows)), [row["seat"] for row in rows])
        axes.set_xlabel(say("balance-axis-seat"))
        axes.set_ylabel(say("balance-axis-ahead", unit=case["unit"]))
        axes.legend(frameon=False)

    return _plot(draw, 7, 3)


def _curve(case: Mapping[str, Any], say: Say) -> str:
    def draw(axes: Any) -> None:
        curve = case["winner_chance"]
        at = [100 * i / max(1, len(curve) - 1) for i in range(len(curve))]
        axes.plot(at, [100 * x for x in curve], color="#b5651d", marker="o", markersize=3)
        axes.set_ylim(0, 102)
        axes.set_xlabel(say("balance-axis-course"))
        axes.set_ylabel(say("balance-axis-chance"))

    return _plot(draw, 7, 2.6)
