/** The pad of this browser: what is written, what follows from it, and the way back. */
import { http, Problem } from "../api";
import type { PadLine, PadSheet, PadTally } from "../protocol";
import { keep, recall } from "../storage";
import type { Draft } from "./draft";

export const KEY = "alehouse-pad";
const STEPS_BACK = 40;
const AGAIN_MS = 4000;

interface Kept {
  sheet: PadSheet | null;
  tally: PadTally | null;
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
  return { sheet: null, tally: null, past: [], draft: null };
}

export class Pad {
  sheet = $state.raw<PadSheet | null>(null);
  /** What the server has reckoned; of an older state of the pad while `stale`. */
  tally = $state.raw<PadTally | null>(null);
  past = $state.raw<(PadSheet | null)[]>([]);
  draft = $state<Draft | null>(null);
  stale = $state(false);
  offline = $state(false);
  /** Whether a round is on its way to the sheet: what is there now is soon the state before. */
  writing = $state(false);
  /** Whether the browser keeps the pad. */
  kept = $state(true);
  /** Why the pad as a whole is refused. */
  refused = $state<string | null>(null);
  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    this.read();
  }

  /** Take the pad as the browser keeps it: at first, and when another tab has written on it. */
  read(): void {
    const kept = load();
    this.sheet = kept.sheet;
    this.tally = kept.tally;
    this.past = kept.past ?? [];
    this.draft = kept.draft ?? null;
  }

  get lines(): PadLine[] {
    return this.sheet?.lines ?? [];
  }

  /** Write everything down in the browser. */
  keep(): void {
    const kept: Kept = { sheet: this.sheet, tally: this.tally, past: this.past, draft: $state.snapshot(this.draft) };
    this.kept = keep(KEY, JSON.stringify(kept));
  }

  /** Put another state of the pad in place of this one; it can be undone. */
  change(sheet: PadSheet | null, tally: PadTally | null = null): void {
    this.past = [...this.past, this.sheet].slice(-STEPS_BACK);
    this.show(sheet, tally);
  }

  undo(): void {
    const before = this.past.at(-1);
    if (before === undefined) return;
    this.past = this.past.slice(0, -1);
    this.draft = null;
    this.show(before, null);
  }

  private show(sheet: PadSheet | null, tally: PadTally | null): void {
    this.sheet = sheet;
    this.refused = null;
    this.asked += 1;
    if (tally || sheet === null) {
      this.tally = tally;
      this.stale = false;
      this.keep();
    } else {
      this.stale = true;
      this.keep();
      void this.reckon();
    }
  }

  /** Ask the server what follows; if it cannot be reached, again after a while. */
  async reckon(): Promise<void> {
    const sheet = this.sheet;
    if (!sheet) return;
    const asked = (this.asked += 1);
    clearTimeout(this.timer);
    try {
      const tally = await http.pad(sheet);
      if (asked !== this.asked) return;
      this.tally = tally;
      this.stale = false;
      this.offline = false;
      this.refused = null;
      this.keep();
    } catch (error) {
      if (asked !== this.asked) return;
      if (error instanceof Problem && error.status >= 400 && error.status < 429) {
        this.refused = error.text;
        return;
      }
      this.offline = true;
      this.timer = setTimeout(() => void this.reckon(), AGAIN_MS);
    }
  }

  /** What the pad would be with another line; null if the server cannot be asked. */
  async attempt(sheet: PadSheet): Promise<PadTally | null> {
    try {
      const tally = await http.pad(sheet);
      this.offline = false;
      return tally;
    } catch (error) {
      if (error instanceof Problem && error.status >= 400 && error.status < 429) throw error;
      this.offline = true;
      return null;
    }
  }

  with(at: number, line: PadLine): PadSheet {
    const lines = this.lines.slice();
    lines[at] = line;
    return { ...this.sheet!, lines };
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
