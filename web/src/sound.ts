/** Quiet sounds of a pub, made on the spot. Silent unless the reader asks for them. */
import { settings } from "./settings.svelte";

/** Where a sound goes: the context, and the gain that the chosen volume sets. */
interface Room {
  at: AudioContext;
  out: GainNode;
}

let room: Room | null = null;

function audio(): Room | null {
  if (!settings.sound || settings.volume === 0) return null;
  if (room === null) {
    const at = new AudioContext();
    const out = at.createGain();
    out.connect(at.destination);
    room = { at, out };
  }
  if (room.at.state === "suspended") void room.at.resume();
  room.out.gain.value = settings.volume / 0.6;
  return room;
}

interface Tone {
  frequency: number;
  /** Seconds from now, and how long it lasts. */
  start: number;
  length: number;
  loud: number;
  type?: OscillatorType;
  /** Where the pitch goes. */
  falls?: number;
}

function tone({ at, out }: Room, { frequency, start, length, loud, type = "sine", falls }: Tone): void {
  const source = at.createOscillator();
  const gain = at.createGain();
  const from = at.currentTime + start;
  source.type = type;
  source.frequency.setValueAtTime(frequency, from);
  if (falls !== undefined) source.frequency.exponentialRampToValueAtTime(falls, from + length);
  gain.gain.setValueAtTime(0, from);
  gain.gain.linearRampToValueAtTime(loud, from + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, from + length);
  source.connect(gain).connect(out);
  source.start(from);
  source.stop(from + length + 0.02);
}

/** A rustle, or a thud: noise around one pitch that dies away. */
function noise({ at, out }: Room, pitch: number, start: number, length: number, loud: number): void {
  const frames = Math.floor(at.sampleRate * length);
  const buffer = at.createBuffer(1, frames, at.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < frames; i += 1) data[i] = (Math.random() * 2 - 1) * (1 - i / frames) ** 3;
  const source = at.createBufferSource();
  source.buffer = buffer;
  const filter = at.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  const gain = at.createGain();
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(out);
  source.start(at.currentTime + start);
}

/** A card laid on the table. */
export function cardSound(): void {
  const to = audio();
  if (to) noise(to, 1900, 0, 0.06, 0.12);
}

/** Chips or points change hands. */
export function chipSound(): void {
  const to = audio();
  if (!to) return;
  tone(to, { frequency: 2100, start: 0, length: 0.07, loud: 0.035, type: "triangle" });
  tone(to, { frequency: 2650, start: 0.05, length: 0.09, loud: 0.03, type: "triangle" });
}

/** It is your turn. */
export function turnSound(): void {
  const to = audio();
  if (!to) return;
  tone(to, { frequency: 523.25, start: 0, length: 0.22, loud: 0.05 });
  tone(to, { frequency: 659.25, start: 0.12, length: 0.3, loud: 0.045 });
}

/** Knuckles on the table: somebody is done, or asks for attention. */
export function knockSound(): void {
  const to = audio();
  if (!to) return;
  for (const start of [0, 0.13]) {
    tone(to, { frequency: 190, falls: 90, start, length: 0.09, loud: 0.16 });
    noise(to, 420, start, 0.05, 0.16);
  }
}

/** A mug put down: the hand is over, or somebody drinks. */
export function mugSound(): void {
  const to = audio();
  if (!to) return;
  tone(to, { frequency: 130, falls: 62, start: 0, length: 0.16, loud: 0.16 });
  noise(to, 700, 0, 0.07, 0.1);
  tone(to, { frequency: 1480, start: 0.015, length: 0.22, loud: 0.012, type: "triangle" });
}
