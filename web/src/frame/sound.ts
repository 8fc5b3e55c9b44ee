/** Gentle sounds, made here, so that nothing is loaded: each call has a tune of its own. */

import type { Call } from "./calls";
import { settings } from "./settings.svelte";

/** Pitches in Hz, one after another. */
const TUNES: Record<Call, { notes: number[]; apart: number; wave: OscillatorType }> = {
  turn: { notes: [587.3, 880], apart: 0.14, wave: "sine" },
  consent: { notes: [659.3, 554.4, 659.3], apart: 0.17, wave: "triangle" },
  chat: { notes: [1174.7], apart: 0, wave: "sine" },
};
const LENGTH = 0.35;
const LOUDEST = 0.2;

let context: AudioContext | null = null;

export function sound(call: Call): void {
  const { notes, apart, wave } = TUNES[call];
  notes.forEach((pitch, at) => tone(pitch, wave, at * apart, LENGTH));
}

/** The heartbeat of a clock: one soft tone a second, a higher one at the end, a long one when time is up. */
export type Beat = "beat" | "last" | "end";
const BEATS: Record<Beat, { pitch: number; length: number }> = {
  beat: { pitch: 440, length: 0.12 },
  last: { pitch: 659.3, length: 0.16 },
  end: { pitch: 220, length: 1.2 },
};

export function beat(kind: Beat): void {
  if (settings.now.beat) tone(BEATS[kind].pitch, "sine", 0, BEATS[kind].length);
}

/** A number is spoken in the reader's language, where the browser can. */
export function count(seconds: number, language: string): void {
  if (!settings.now.beat || !settings.now.sound || !("speechSynthesis" in window)) return;
  const said = new SpeechSynthesisUtterance(String(seconds));
  said.lang = language;
  said.rate = 1.4;
  said.volume = settings.now.volume / 100;
  speechSynthesis.cancel();
  speechSynthesis.speak(said);
}

function tone(pitch: number, wave: OscillatorType, after: number, length: number): void {
  const { sound: on, volume } = settings.now;
  if (!on || !volume) return;
  context ??= new AudioContext();
  const start = context.currentTime + after;
  const source = context.createOscillator();
  const level = context.createGain();
  source.type = wave;
  source.frequency.value = pitch;
  level.gain.setValueAtTime(0.0001, start);
  level.gain.exponentialRampToValueAtTime((LOUDEST * volume) / 100, start + 0.02);
  level.gain.exponentialRampToValueAtTime(0.0001, start + length);
  source.connect(level).connect(context.destination);
  source.start(start);
  source.stop(start + length + 0.05);
}
