/** What is said at a table or on an evening, as this reader wants to hear it. */
import type { ReactFrame, RefusedFrame, Said, SaidFrame, SayFrame, Seat } from "../protocol";
import { keep, recall } from "../storage";
import { maybe, needTexts, t } from "../text.svelte";

/** The words that need no typing; the server knows the same. */
export const REACTIONS = ["cheers", "well-played", "thanks", "laugh", "ouch", "sorry", "thinking", "hurry"] as const;
export type Reaction = (typeof REACTIONS)[number];

/** So many characters a message has at most. */
export const LONGEST = 300;
/** How long a reaction is seen at its seat, in milliseconds. */
export const FLOATS = 3500;
/** How many messages are shown. */
const MOST = 200;
/** Of so many places this browser remembers what was read and who is not heard. */
const PLACES = 40;
const KEY = "alehouse-talk";

interface Kept {
  read: number;
  muted: string[];
  /** Nobody who only watches is heard. */
  seatsOnly: boolean;
}

function everything(): Record<string, Partial<Kept>> {
  try {
    const found: unknown = JSON.parse(recall(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Record<string, Partial<Kept>>) : {};
  } catch {
    return {};
  }
}

let hidden = $state(recall("alehouse-talk-hidden") === "on");

/** Whether this reader wants no talk at all, on this device. */
export const quiet = {
  get on(): boolean {
    return hidden;
  },
  set on(value: boolean) {
    hidden = value;
    keep("alehouse-talk-hidden", value ? "on" : "off");
  },
};

export class Talk {
  private all = $state.raw<Said[]>([]);
  private read = $state(0);
  private muted = $state.raw<ReadonlySet<string>>(new Set());
  private seatsOnly = $state(false);
  /** Whether what is said is before the reader's eyes. */
  private watched = 0;
  /** What is on its way: it stands in the field again if it is refused. */
  private sent: string[] = [];
  /** Text that was not accepted, to be mended. */
  back = $state<string | null>(null);
  private trouble = $state.raw<(() => string) | null>(null);
  problem = $derived(this.trouble?.() ?? null);
  private latest = $state.raw<Said[]>([]);
  /** For screen readers: what is new, newest last. */
  heard = $derived.by(() => this.latest.filter((each) => this.audible(each)));
  /** Reactions that are just seen at their seats. */
  floating = $state.raw<Said[]>([]);

  constructor(
    readonly place: string,
    private readonly send: (frame: SayFrame | ReactFrame) => boolean,
  ) {
    const kept = everything()[place];
    this.read = typeof kept?.read === "number" ? kept.read : 0;
    this.muted = new Set(Array.isArray(kept?.muted) ? kept.muted : []);
    this.seatsOnly = kept?.seatsOnly === true;
  }

  /** What this reader hears, oldest first. */
  said = $derived.by(() => this.all.filter((each) => this.audible(each)));

  unread = $derived.by(() => (hidden ? 0 : this.said.filter((each) => each.number > this.read && !each.mine && each.what === "say").length));

  /** Those who are not heard, each by the name that they had last. */
  silenced = $derived.by(() => {
    const names = new Map<string, string>();
    for (const each of this.all) if (this.muted.has(each.who)) names.set(each.who, each.name);
    return [...names].map(([who, name]) => ({ who, name }));
  });

  get watchersMuted(): boolean {
    return this.seatsOnly;
  }

  set watchersMuted(value: boolean) {
    this.seatsOnly = value;
    this.remember();
  }

  private audible(said: Said): boolean {
    return said.mine || (!this.muted.has(said.who) && !(this.seatsOnly && said.seat === null));
  }

  mute(who: string, silent: boolean): void {
    const muted = new Set(this.muted);
    if (silent) muted.add(who);
    else muted.delete(who);
    this.muted = muted;
    this.remember();
  }

  hear(frame: SaidFrame): void {
    const known = new Set(this.all.map((each) => each.number));
    const found = frame.said.filter((each) => !known.has(each.number));
    if (found.length === 0) return;
    this.all = [...this.all, ...found].sort((a, b) => a.number - b.number).slice(-MOST);
    if (found.some((each) => each.mine)) {
      this.sent = [];
      this.trouble = null;
    }
    if (this.watched > 0) this.seen();
    if (!frame.fresh || hidden) return;
    const told = found.filter((each) => !each.mine && this.audible(each));
    if (told.length > 0) this.latest = [...this.latest, ...told].slice(-4);
    for (const each of found) if (each.what === "react" && this.audible(each)) this.float(each);
  }

  private float(said: Said): void {
    this.floating = [...this.floating.filter((each) => each.who !== said.who), said];
    setTimeout(() => (this.floating = this.floating.filter((each) => each !== said)), FLOATS);
  }

  /** The reaction that is just seen at a seat. */
  at(seat: Seat): Said | undefined {
    return this.floating.find((each) => each.seat === seat);
  }

  refused(frame: RefusedFrame): void {
    void needTexts("errors").catch(() => undefined);
    this.trouble = () => maybe(frame.code, frame.args as Record<string, string | number>) ?? frame.text;
    this.back = this.sent.pop() ?? null;
    this.sent = [];
  }

  /** Say something; false if it could not even be sent. */
  say(text: string): boolean {
    const line = text.replace(/\s+/g, " ").trim();
    if (line === "") return true;
    return this.tell({ kind: "say", text: line }) && (this.sent.push(text), true);
  }

  react(word: Reaction): boolean {
    return this.tell({ kind: "react", word });
  }

  private tell(frame: SayFrame | ReactFrame): boolean {
    const sent = this.send(frame);
    this.trouble = sent ? null : () => t("talk-offline");
    return sent;
  }

  /** The reader has it all before the eyes, until what is returned is called. */
  watch(): () => void {
    this.watched += 1;
    this.seen();
    return () => (this.watched -= 1);
  }

  private seen(): void {
    const last = this.all.at(-1)?.number ?? 0;
    if (last <= this.read) return;
    this.read = last;
    this.remember();
  }

  private remember(): void {
    const places = everything();
    delete places[this.place];
    const kept: Kept = { read: this.read, muted: [...this.muted], seatsOnly: this.seatsOnly };
    const rest = Object.entries(places).slice(-(PLACES - 1));
    keep(KEY, JSON.stringify(Object.fromEntries([...rest, [this.place, kept]])));
  }
}
