/** Games and positions made up for the tests. */
import { Game } from "../src/game";
import type { CardInfo, Event, EventInfo, GameInfo, Position, ZoneInfo } from "../src/protocol";

/** 55 cards: each number from 1 to 10 as often as it says. */
export const NUMBERS: CardInfo[] = Array.from({ length: 10 }, (_, i) => ({ text: String(i + 1), count: i + 1, value: i + 1, suit: null }));
/** 65 cards: each number from 1 to 13 once in each of five colours, which come in this order. */
export const COLOURED: CardInfo[] = Array.from({ length: 13 }, (_, i) => [..."KRBGY"].map((suit) => ({ text: `${suit}${i + 1}`, count: 1, value: i + 1, suit }))).flat();

/** The events that games share, and some more, with what they mean. */
export const EVENTS: EventInfo[] = [
  { name: "hand", begins: "hand", pause: "moment" },
  { name: "game", begins: "game", pause: "moment" },
  { name: "redeal", begins: "hand", pause: "moment" },
  { name: "dealt", deals: true, pause: "brief" },
  { name: "leads", pause: "moment" },
  { name: "pays", flow: "pays", pause: "moment" },
  { name: "collects", flow: "collects", pause: "moment" },
  { name: "gains", flow: "gains", pause: "brief" },
  { name: "pair", lights: true, pause: "moment" },
  { name: "bust", lights: true, pause: "moment", puts: "bust" },
  { name: "turns", turns: true, pause: "moment" },
  { name: "predicts", tells: "prediction", pause: "none" },
  { name: "plays", pause: "brief" },
  { name: "uses", copies: "played", pause: "brief" },
  { name: "makes", makes: true, pause: "moment" },
  { name: "takes-set", tells: "won", pause: "long" },
  { name: "tricks", pause: "none" },
  { name: "meets", pause: "none" },
  { name: "misses", pause: "none" },
  { name: "bet-won", pause: "none" },
  { name: "bet-lost", pause: "none" },
  { name: "brawl", calls: true, whole: true, pause: "long" },
  { name: "gunfight", calls: true, pause: "moment" },
  { name: "gunfight-won", calls: true, pause: "long" },
  { name: "drinks", counts: "drinks", pause: "none" },
  { name: "run", award: true, pause: "none" },
];

export function game(zones: ZoneInfo[], change: Partial<GameInfo> = {}): Game {
  return new Game({
    name: "made-up", min_players: 2, max_players: 4, min_minutes: 5, max_minutes: 10, kind: "luck", unit: "points", deck: { name: "numbers", cards: NUMBERS },
    options: [], starts: [], zones, verbs: [], events: EVENTS, texts: {}, ...change,
  });
}

export function zone(name: string, place: ZoneInfo["place"], show: ZoneInfo["show"], change: Partial<ZoneInfo> = {}): ZoneInfo {
  return { name, place, show, words: [], ...change };
}

export function position(zones: Record<string, unknown>, change: Partial<Position> = {}): Position {
  return {
    game: "made-up", players: ["Ann", "Ben", "Cy"], options: {}, over: false, hand: 1, acting: ["A"], points: [0, 0, 0], chips: null,
    pot: null, winners: [], losers: [], error: null, zones, ...change,
  };
}

export function event(name: string, change: Partial<Event> = {}): Event {
  return { event: name, seat: null, target: null, card: null, amount: null, from: null, to: null, ...change };
}
