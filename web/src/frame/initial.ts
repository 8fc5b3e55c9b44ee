import type { SeatInfo } from "../protocol/types";

/** The one sign that stands for a seat: the first letter of its name, or its number where names are numbered. */
export function initial(seat: SeatInfo): string {
  const name = seat.name.trim();
  return /\s(\d)$/.exec(name)?.[1] ?? (name.slice(0, 1).toUpperCase() || String(seat.seat + 1));
}
