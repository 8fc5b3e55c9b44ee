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
  const { sound: on, volume } = settings.now;
  if (!on || !volume) return;
  context ??= new AudioContext();
  const { notes, apart, wave } = TUNES[call];
  notes.forEach((pitch, at) => {
    const start = context!.currentTime + at * apart;
    const tone = context!.createOscillator();
    const level = context!.createGain();
    tone.type = wave;
    tone.frequency.value = pitch;
    level.gain.setValueAtTime(0.0001, start);
    level.gain.exponentialRampToValueAtTime((LOUDEST * volume) / 100, start + 0.02);
    level.gain.exponentialRampToValueAtTime(0.0001, start + LENGTH);
    tone.connect(level).connect(context!.destination);
    tone.start(start);
    tone.stop(start + LENGTH + 0.05);
  });
}
