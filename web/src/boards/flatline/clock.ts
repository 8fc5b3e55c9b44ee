/** The time of a countdown, as the server tells it and as the strip draws it. */

import type { Clock } from "../../protocol/types";

export interface Time {
  state: "none" | "counting" | "running" | "standing";
  /** Until it starts, if it counts in; else until time is up (ms). */
  left: number;
  /** How much of it has gone, from 0 to 1. */
  gone: number;
}

export function timeAt(clock: Clock | null | undefined, now: number): Time {
  if (!clock) return { state: "none", left: 0, gone: 0 };
  const whole = clock.seconds * 1000;
  const gone = (left: number): number => Math.min(1, Math.max(0, 1 - left / whole));
  if (clock.ends_at === null) {
    return clock.left === null ? { state: "none", left: 0, gone: 0 } : { state: "standing", left: clock.left, gone: gone(clock.left) };
  }
  if (clock.starts_at !== null && now < clock.starts_at) return { state: "counting", left: clock.starts_at - now, gone: gone(clock.ends_at - clock.starts_at) };
  const left = Math.max(0, clock.ends_at - now);
  return { state: "running", left, gone: gone(left) };
}

/** Amber in the last seconds, magenta in the very last. */
export const LATE = 15;
export const LAST = 5;
export const urgency = (left: number): "" | "late" | "last" => (left <= LAST * 1000 ? "last" : left <= LATE * 1000 ? "late" : "");

/** Points of one beat: how far along it, how high above the line (1 is the top). */
const BEAT: [number, number][] = [[0.1, 0], [0.3, 0.09], [0.42, 0], [0.5, -0.17], [0.62, 0.78], [0.75, -0.47], [0.85, 0], [1, 0]];

/** A line with so many beats, in a box of `beats` x 2 around 1. */
export function trace(beats: number, high = 0.9): string {
  const path = ["M0 1"];
  for (let beat = 0; beat < beats; beat += 1) {
    for (const [along, up] of BEAT) path.push(`L${(beat + along).toFixed(2)} ${(1 - up * high * (beat % 3 ? 1 : 0.82)).toFixed(3)}`);
  }
  return path.join("");
}

/** A calm wave, for a team that has won. */
export function wave(beats: number): string {
  const path = ["M0 1"];
  for (let at = 0; at < beats; at += 1) path.push(`Q${at + 0.5} ${at % 2 ? 1.9 : 0.1} ${at + 1} 1`);
  return path.join("");
}

/** How much of a line is drawn after so many beats: each is drawn in the first part of its time. */
export function drawn(beats: number): number {
  const whole = Math.floor(beats);
  return whole + Math.min(1, (beats - whole) / 0.6);
}
