/** How long each event is given before the next one starts. */
import type { Event } from "../protocol";

export interface Beat {
  event: Event;
  /** Milliseconds until the next event. */
  wait: number;
}

export const FLIGHT = 260;

/** Time to read what happened, for events that are about to be swept away. */
const HOLD: Record<string, number> = {
  dealt: 95,
  replaced: 420,
  leads: 380,
  hit: 0,
  pair: 950,
  bust: 950,
  scores: 420,
  takes: 700,
  folds: 350,
  locks: 350,
  stays: 300,
  attacks: 420,
  gives: 480,
  sees: 420,
  shows: 260,
  pays: 480,
  collects: 520,
  gains: 160,
  out: 350,
  round: 320,
  redeal: 500,
  game: 500,
  reshuffled: 400,
  discarded: 40,
  playoff: 600,
  wins: 200,
  loses: 200,
};

/** Above this many waiting events the table hurries, above the second it stops showing them one by one. */
const HURRY = 30;
const SKIP = 90;

/** Events of one move as a timed list; `waiting` counts the events queued behind it. */
export function plan(events: Event[], waiting = 0): Beat[] {
  if (events.length + waiting > SKIP) return [];
  const pace = events.length + waiting > HURRY ? 0.45 : 1;
  return events.map((event, i) => {
    const moves = event.from !== null || event.to !== null;
    let wait = HOLD[event.event] ?? (moves ? FLIGHT : 120);
    const next = events[i + 1];
    // The last card of a deal is let land before anything else is shown.
    if (event.event === "dealt" && next?.event !== "dealt") wait = FLIGHT + 60;
    // Nothing follows: no reason to wait.
    if (!next) wait = Math.min(wait, FLIGHT);
    return { event, wait: Math.round(wait * pace) };
  });
}

export function length(beats: Beat[]): number {
  return beats.reduce((sum, beat) => sum + beat.wait, 0);
}
