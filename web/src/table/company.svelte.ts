/** Who is at the table, who is waited for, and how much time there is, reckoned from what the server told and when. */
import type { Seat, SeatInfo, StateFrame, TableInfo } from "../protocol";
import { t } from "../text.svelte";
import { ticking } from "./ticking";

/** What can be said of somebody's presence; whose turn it is has nothing to do with it. */
export type Here = "open" | "here" | "away" | "held" | "bot" | "left";

export function presence(seat: SeatInfo): Here {
  if (seat.kind === "open") return "open";
  if (seat.kind === "bot") return seat.left ? "left" : "bot";
  if (seat.held) return "held";
  return seat.here ? "here" : "away";
}

/** Seconds as a clock shows them: 1:05, or 0:09. */
export function clockFace(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const rest = String(seconds % 60).padStart(2, "0");
  if (seconds < 3600) return `${Math.floor(seconds / 60)}:${rest}`;
  return `${Math.floor(seconds / 3600)}:${String(Math.floor(seconds / 60) % 60).padStart(2, "0")}:${rest}`;
}

/** Seconds for which somebody who is not there is only on the way: a page is loaded anew, or a table has just begun. */
const ON_THE_WAY = 3;
/** Of these many seconds left it is told aloud. */
const TOLD = [30, 10];
/** Seconds of thinking after which those who wait are offered to nudge. */
const SLOW = 30;

/** The threshold that has been passed between two times left (milliseconds), if any. */
export function passed(before: number, after: number): number | null {
  return TOLD.findLast((seconds) => before > seconds * 1000 && after <= seconds * 1000) ?? null;
}

export class Company {
  private info = $state.raw<TableInfo | null>(null);
  /** When that was told. */
  private at = 0;
  private time = $state.raw<{ left: (number | null)[]; at: number } | null>(null);
  /** Since when it has been the same decision. */
  private since = $state.raw(0);
  private undone = 0;
  private known = false;
  /** Who has nudged the reader. */
  nudgedBy = $state.raw<Seat | null>(null);
  /** Whom the reader has nudged, in this decision. */
  nudged = $state.raw<readonly Seat[]>([]);
  /** The reader's seat has been taken away. */
  removed = $state(false);
  /** The reader gives the seat back by choice. */
  private standing = false;

  constructor(private readonly now: () => number = () => performance.now()) {}

  take(info: TableInfo): void {
    const before = this.info;
    if (before?.you != null && info.you === null && info.state === "waiting" && !this.standing) this.removed = true;
    else if (info.you !== null) this.removed = false;
    this.standing = false;
    this.info = info;
    this.at = this.now();
  }

  /** The reader stands up. */
  stands(): void {
    this.standing = true;
  }

  /** A decision begins; whether moves have been taken back. */
  state(frame: StateFrame): boolean {
    const back = this.known && (frame.undone ?? 0) > this.undone;
    this.known = true;
    this.undone = frame.undone ?? 0;
    this.moved(frame.clock ?? null);
    return back;
  }

  moved(clock: (number | null)[] | null | undefined): void {
    this.since = this.now();
    this.time = clock == null ? null : { left: clock, at: this.since };
    this.nudgedBy = null;
    this.nudged = [];
  }

  /** Milliseconds that a seat has left, ticking while it decides; null where no time is counted. */
  left(seat: Seat, acting: readonly Seat[]): number | null {
    const left = this.time?.left["ABCDEFGH".indexOf(seat)] ?? null;
    if (left === null || !acting.includes(seat)) return left;
    return Math.max(0, left - (ticking() - this.time!.at));
  }

  /** Whether the time of a seat that decides is up: then a bot decides for it. */
  late(seat: Seat, acting: readonly Seat[]): boolean {
    const left = this.time?.left["ABCDEFGH".indexOf(seat)] ?? null;
    const own = this.info?.seats.find((each) => each.seat === seat);
    return left !== null && acting.includes(seat) && own?.kind === "person" && !own.held && this.now() - this.time!.at >= left;
  }

  /** What is left of some seconds that were told of. */
  private rest(seconds: number | null | undefined): number | null {
    return seconds == null ? null : Math.max(0, Math.ceil(seconds - (ticking() - this.at) / 1000));
  }

  standsIn(seat: SeatInfo): number | null {
    return this.rest(seat.stands_in);
  }

  callIn(seat: SeatInfo): number | null {
    return this.rest(seat.call_in);
  }

  removeIn(seat: SeatInfo): number | null {
    return this.rest(seat.remove_in);
  }

  startIn(): number | null {
    return this.rest(this.info?.start_in ?? null);
  }

  /** Seconds for which somebody has been away. */
  private secondsAway(seat: SeatInfo): number {
    return (seat.away ?? 0) + (ticking() - this.at) / 1000;
  }

  /** Whole minutes for which somebody has been away. */
  minutesAway(seat: SeatInfo): number {
    return seat.away == null ? 0 : Math.floor(this.secondsAway(seat) / 60);
  }

  /** What is shown of somebody's presence: a blink is no absence. */
  here(seat: SeatInfo): Here {
    const here = presence(seat);
    return here === "away" && seat.away != null && this.secondsAway(seat) < ON_THE_WAY ? "here" : here;
  }

  /** Who looks on, by name; those without one are counted. */
  get watching(): string[] {
    const unnamed = this.info?.unnamed ?? 0;
    return [...(this.info?.watchers ?? []), ...(unnamed > 0 ? [t("company-unnamed", { count: unnamed })] : [])];
  }

  /** Whether somebody has been thinking for so long that a nudge is offered. */
  get slow(): boolean {
    return this.time === null && ticking() - this.since > SLOW * 1000;
  }

  /** What is said of somebody's presence. */
  words(seat: SeatInfo): string {
    switch (this.here(seat)) {
      case "bot":
        return t(`bot-${seat.bot ?? "random"}`);
      case "left":
        return t("company-left", { bot: t(`bot-${seat.bot ?? "random"}`) });
      case "away":
        return t("company-away", { minutes: this.minutesAway(seat) });
      case "held":
        return t("table-held");
      case "here":
        return t("company-here");
      case "open":
        return t("wait-seat-free");
    }
  }
}
