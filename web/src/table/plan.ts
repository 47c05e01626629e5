/** How long each event is given before the next one starts. */
import type { Event } from "../protocol";

export interface Beat {
  event: Event;
  /** Milliseconds until the next event. */
  wait: number;
  /** Only light the cards up; they move in the next beat. */
  light: boolean;
}

export const FLIGHT = 260;

/** Time to read what happened, for events that are about to be swept away. */
const HOLD: Record<string, number> = {
  dealt: 95,
  replaced: 420,
  leads: 380,
  hit: 0,
  pair: 300,
  bust: 300,
  takes: 700,
  folds: 350,
  locks: 350,
  stays: 300,
  attacks: 420,
  gives: 480,
  sees: 420,
  pays: 480,
  collects: 520,
  gains: 160,
  out: 350,
  hand: 320,
  turns: 320,
  clean: 700,
  redeal: 500,
  game: 500,
  reshuffled: 400,
  discarded: 40,
  playoff: 600,
  wins: 200,
  loses: 200,
  predicts: 0,
  bets: 350,
  plays: 70,
  uses: 70,
  makes: 380,
  "takes-set": 1000,
  brawl: 900,
  tricks: 0,
  meets: 0,
  misses: 0,
  "bet-won": 0,
  "bet-lost": 0,
  gunfight: 300,
  "gunfight-won": 900,
  run: 0,
  drinks: 0,
};

/** Above this many waiting events the table hurries, above the second it stops showing them one by one. */
const HURRY = 10;
const SKIP = 45;

/** Cards that are to be looked at before they go. */
const LIGHT: Record<string, number> = { pair: 850, bust: 850 };

/** A deal of many cards takes no longer than this, in milliseconds. */
const DEAL = 1700;

/** How many events take a moment of their own; a deal is one. */
export function telling(events: Event[]): number {
  return events.filter((event, i) => HOLD[event.event] !== 0 && (event.event !== "dealt" || events[i - 1]?.event !== "dealt")).length;
}

/** Events of one move as a timed list; `waiting` counts the events queued behind it. */
export function plan(events: Event[], waiting = 0): Beat[] {
  const much = telling(events) + waiting;
  if (much > SKIP) return [];
  const pace = much > HURRY ? 0.45 : 1;
  const deals = events.filter((event) => event.event === "dealt").length;
  return events.flatMap((event, i) => {
    const moves = event.from !== null || event.to !== null;
    const next = events[i + 1];
    let wait = HOLD[event.event] ?? (moves ? FLIGHT : 120);
    if (event.event === "dealt") wait = Math.min(wait, DEAL / deals);
    // The last card of a deal is let land before anything else is shown.
    if (event.event === "dealt" && next?.event !== "dealt") wait = FLIGHT + 60;
    // The end of a hand is shown before the cards are swept up.
    if (next?.event === "hand" && i > 0) wait = Math.max(wait, 950);
    if (!next) wait = Math.min(wait, FLIGHT);
    const beat: Beat = { event, wait: Math.round(wait * pace), light: false };
    const look = LIGHT[event.event];
    return look === undefined ? [beat] : [{ event, wait: Math.round(look * pace), light: true }, beat];
  });
}

export function length(beats: Beat[]): number {
  return beats.reduce((sum, beat) => sum + beat.wait, 0);
}
