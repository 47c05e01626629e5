/** The pad of this browser: what is written, what follows from it, and the way back. Nothing of it needs the server. */
import type { PadLine, PadSheet } from "../protocol";
import { keep, recall } from "../storage";
import { maybe, t, type Args } from "../text.svelte";
import type { Draft } from "./draft";
import { KEY } from "./kept";
import { reckon, Refused, type Tally } from "./reckon";

const STEPS_BACK = 40;

interface Kept {
  sheet: PadSheet | null;
  past: (PadSheet | null)[];
  draft: Draft | null;
}

function load(): Kept {
  try {
    const kept = JSON.parse(recall(KEY) ?? "null") as Kept | null;
    if (kept && (kept.sheet === null || Array.isArray(kept.sheet.players))) return kept;
  } catch {
    // A pad that cannot be read any more is none.
  }
  return { sheet: null, past: [], draft: null };
}

export class Pad {
  sheet = $state.raw<PadSheet | null>(null);
  /** What follows from the sheet. */
  tally = $state.raw<Tally | null>(null);
  past = $state.raw<(PadSheet | null)[]>([]);
  draft = $state<Draft | null>(null);
  /** Whether the browser keeps the pad. */
  kept = $state(true);
  /** Why the pad as a whole is refused. */
  refused = $state<string | null>(null);

  constructor() {
    this.read();
  }

  /** Take the pad as the browser keeps it: at first, and when another tab has written on it. */
  read(): void {
    const kept = load();
    this.sheet = kept.sheet;
    this.past = kept.past ?? [];
    this.draft = kept.draft ?? null;
    this.reckon();
  }

  get lines(): PadLine[] {
    return this.sheet?.lines ?? [];
  }

  /** Write everything down in the browser. */
  keep(): void {
    const kept: Kept = { sheet: this.sheet, past: this.past, draft: $state.snapshot(this.draft) };
    this.kept = keep(KEY, JSON.stringify(kept));
  }

  /** Put another state of the pad in place of this one; it can be undone. */
  change(sheet: PadSheet | null): void {
    this.past = [...this.past, this.sheet].slice(-STEPS_BACK);
    this.show(sheet);
  }

  undo(): void {
    const before = this.past.at(-1);
    if (before === undefined) return;
    this.past = this.past.slice(0, -1);
    this.draft = null;
    this.show(before);
  }

  private show(sheet: PadSheet | null): void {
    this.sheet = sheet;
    this.reckon();
    this.keep();
  }

  private reckon(): void {
    this.tally = null;
    this.refused = null;
    try {
      if (this.sheet) this.tally = reckon(this.sheet);
    } catch (error) {
      this.refused = why(error);
    }
  }

  with(at: number, line: PadLine): PadSheet {
    const lines = this.lines.slice();
    lines[at] = line;
    return { ...this.sheet!, lines };
  }
}

/** Why there can be no such pad, in words. */
export function why(error: unknown): string {
  return (error instanceof Refused && maybe(error.code, error.details as Args)) || t("page-error-unknown");
}
