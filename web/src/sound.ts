/** Three quiet sounds, made on the spot. Silent unless the reader asks for them. */
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

function audio(): AudioContext | null {
  if (!settings.sound) return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

function tone(at: AudioContext, frequency: number, start: number, length: number, loud: number, type: OscillatorType): void {
  const source = at.createOscillator();
  const gain = at.createGain();
  source.type = type;
  source.frequency.value = frequency;
  gain.gain.setValueAtTime(0, at.currentTime + start);
  gain.gain.linearRampToValueAtTime(loud, at.currentTime + start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at.currentTime + start + length);
  source.connect(gain).connect(at.destination);
  source.start(at.currentTime + start);
  source.stop(at.currentTime + start + length + 0.02);
}

/** A card laid on the table. */
export function cardSound(): void {
  const at = audio();
  if (!at) return;
  const frames = Math.floor(at.sampleRate * 0.06);
  const buffer = at.createBuffer(1, frames, at.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < frames; i += 1) data[i] = (Math.random() * 2 - 1) * (1 - i / frames) ** 3;
  const source = at.createBufferSource();
  source.buffer = buffer;
  const filter = at.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = 1900;
  const gain = at.createGain();
  gain.gain.value = 0.12;
  source.connect(filter).connect(gain).connect(at.destination);
  source.start();
}

/** Chips or points change hands. */
export function chipSound(): void {
  const at = audio();
  if (!at) return;
  tone(at, 2100, 0, 0.07, 0.035, "triangle");
  tone(at, 2650, 0.05, 0.09, 0.03, "triangle");
}

/** It is your turn. */
export function turnSound(): void {
  const at = audio();
  if (!at) return;
  tone(at, 523.25, 0, 0.22, 0.05, "sine");
  tone(at, 659.25, 0.12, 0.3, 0.045, "sine");
}
