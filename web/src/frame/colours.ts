/** The class that gives a seat the colour it has in its game, known to all signs of seats at a table. */

import { getContext, setContext } from "svelte";

const KEY = Symbol("colours of seats");

type ClassOf = (seat: number) => string;

export const giveColours = (classOf: ClassOf): ClassOf => setContext(KEY, classOf);

/** Elsewhere than at a table no seat has a colour but that of its number. */
export const colours = (): ClassOf => getContext<ClassOf | undefined>(KEY) ?? (() => "");
