/** How long each event is given before the next one starts. */
import type { Game, Meaning } from "../game";
import type { Event } from "../protocol";

export interface Beat {
  event: Event;
  /** Milliseconds until the next event. */
  wait: number;
  /** Only light the cards up; they move in the next beat. */
  light: boolean;
}

export const FLIGHT = 260;

/** Time to read what happened, in milliseconds, by the pause that an event asks for. */
const PAUSES: Record<NonNullable<Meaning["pause"]>, number> = { none: 0, brief: 90, moment: 350, long: 800 };
/** The same for an event that asks for none and moves nothing. */
const STILL = 120;
/** How long cards are to be looked at before they go. */
const LIGHT = 850;
/** The end of a hand is shown before the cards are swept up. */
const SWEEP = 950;

/** Above this many waiting events the table hurries, above the second it stops showing them one by one. */
const HURRY = 10;
const SKIP = 45;

/** A deal of many cards takes no longer than this, in milliseconds. */
const DEAL = 1700;
/** The last card of a deal is let land before anything else is shown. */
const LANDING = 60;

/** How many events take a moment of their own; a deal is one. */
export function telling(events: Event[], game: Game): number {
  const meanings = events.map((event) => game.meaning(event));
  return meanings.filter((meaning, i) => meaning.pause !== "none" && !(meaning.deals && meanings[i - 1]?.deals)).length;
}

/** Events of one move as a timed list; `waiting` counts the events queued behind it. */
export function plan(events: Event[], game: Game, waiting = 0): Beat[] {
  const much = telling(events, game) + waiting;
  if (much > SKIP) return [];
  const pace = much > HURRY ? 0.45 : 1;
  const meanings = events.map((event) => game.meaning(event));
  const deals = meanings.filter((meaning) => meaning.deals).length;
  return events.flatMap((event, i) => {
    const meaning = meanings[i]!;
    const next = meanings[i + 1];
    const moves = event.from !== null || event.to !== null;
    let wait = meaning.pause !== null ? PAUSES[meaning.pause] : meaning.deals ? PAUSES.brief : moves ? FLIGHT : STILL;
    if (meaning.deals) wait = next?.deals ? Math.min(wait, DEAL / deals) : FLIGHT + LANDING;
    if (next?.begins === "hand" && i > 0) wait = Math.max(wait, SWEEP);
    if (!next) wait = Math.min(wait, FLIGHT);
    const beat: Beat = { event, wait: Math.round(wait * pace), light: false };
    return meaning.lights ? [{ event, wait: Math.round(LIGHT * pace), light: true }, beat] : [beat];
  });
}

export function length(beats: Beat[]): number {
  return beats.reduce((sum, beat) => sum + beat.wait, 0);
}
