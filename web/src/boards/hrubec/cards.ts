/** What is printed on the cards, and figures that follow from a view: both come from the server. */

export const SPECIALTIES = ["surgery", "psychiatry", "dental", "skin"] as const;
export type Specialty = (typeof SPECIALTIES)[number];

export interface Printed {
  doctors: Record<string, { values: number[]; female: boolean; special: boolean }>;
  patients: Record<string, { needs: Partial<Record<Specialty, number>>; points: number; back: number; special: boolean }>;
  actions: Record<string, { kind: "instant" | "long_term" | "operation"; modifiers: number[] }>;
}

export interface Odds {
  value: number;
  modifier: number;
  bonus: number;
  difficulty: number;
  faces: number[];
  helped: number[];
}

export interface SeatFacts {
  points: number;
  values: number[];
  doctors: number[][];
  odds: Partial<Record<Specialty, Odds>>;
}

export interface Facts {
  places: number;
  modifiers: number[];
  seats: SeatFacts[];
}

/** A number with its sign where it is negative. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : String(value));
/** A number with its sign in any case. */
export const change = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);
