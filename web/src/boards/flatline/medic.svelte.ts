/**
 * What a player is about to do with the dice, shared by board and desk.
 *
 * A die that is chosen stays chosen whatever the others do: it is kept here by seat and number, and put down only when
 * it has left the hand. Where it may go, the facts of the server say.
 */

import { say } from "../../text/speech.svelte";
import type { BoardProps } from "..";
import { fitting, inHand, LETTERS, sides, stepOf, type Die, type Facts, type Target } from "./cards";
import { flies, fliesBack, shakes } from "./flights";

export interface Held {
  seat: number;
  number: number;
}

type At = Pick<BoardProps, "standing" | "seats" | "choice" | "play" | "ask" | "info">;
type Rerolls = "reroll" | "free_reroll";

/** The name of a die among the places of the page. */
export const dieKey = ({ seat, number }: Held): string => `die ${seat} ${number}`;

class Medic {
  #at = $state.raw<At | null>(null);
  #chosen = $state.raw<Held | null>(null);
  /** Dice that are chosen for a re-roll, and by which right; null if none is meant. */
  rolls = $state.raw<{ verb: Rerolls; seat: number; numbers: number[] } | null>(null);
  /** Dice that are on their way to a space, by their names. */
  away = $state.raw<ReadonlyMap<string, string>>(new Map());
  /** Dice that have flown to a space before the server heard of it. */
  readonly flown = new Set<string>();
  /** The key of each target. */
  letters = $state.raw<ReadonlyMap<string, string>>(new Map());
  /** The die under a finger that drags it. */
  drag = $state.raw<(Held & { icon: string; x: number; y: number }) | null>(null);
  /** What lies under it. */
  over = $state("");

  /** The die that is chosen, as long as it lies in the hand. */
  readonly die = $derived.by<Die | null>(() => {
    const [at, chosen] = [this.#at, this.#chosen];
    if (!at || !chosen || !this.countdown || this.away.has(dieKey(chosen))) return null;
    return inHand(at.standing.view!, chosen.seat).find((die) => die.number === chosen.number) ?? null;
  });
  readonly countdown = $derived(this.#at !== null && stepOf(this.#at.standing.view!) === "countdown");
  /** Whether a click calls a space instead of filling it: before the countdown, or when somebody wants to propose. */
  readonly calling = $derived(this.#at !== null && (stepOf(this.#at.standing.view!) === "plan" || (this.countdown && this.#at.choice.proposing)));
  /** Whether it is asked which side of a line the chosen die takes, or for whom it is sacrificed. */
  readonly asking = $derived(this.#at?.choice.picked.length === 1 && /^(place|sacrifice) \d/.test(this.#at.choice.picked[0]!));

  /** How the table stands, told by the board before it is drawn. */
  know(at: At): void {
    this.#at = at;
    if (!this.countdown) this.#chosen = this.rolls = null;
  }

  target(word: string): Target | undefined {
    return (this.#at?.standing.facts as Facts | undefined)?.targets?.[word];
  }

  /** The spaces of a target that the chosen die may fill. */
  fits(word: string): string[] {
    const die = this.die;
    return die ? fitting(this.target(word), die.seat, die.icon) : [];
  }

  /** A triage card takes no dice: it is played, in the countdown too. */
  #isTriage(word: string): boolean {
    return (this.#at!.standing.view!.triage as string[]).includes(word);
  }

  /** Whether something would come of a click on a word. */
  can(word: string): boolean {
    const at = this.#at;
    if (!at) return false;
    if ((at.choice.picked.length && !this.asking) || this.#isTriage(word)) return at.choice.can(word);
    if (this.countdown) return this.fits(word).length > 0;
    return (stepOf(at.standing.view!) === "effect" || stepOf(at.standing.view!) === "treat") && at.choice.can(word);
  }

  choose(die: Held): void {
    const rolls = this.rolls;
    if (rolls && rolls.seat === die.seat) {
      const { numbers } = rolls;
      const kept = numbers.includes(die.number) ? numbers.filter((one) => one !== die.number) : [...numbers, die.number];
      this.rolls = { ...rolls, numbers: kept.sort((a, b) => a - b) };
      return;
    }
    this.rolls = null;
    const again = this.die?.seat === die.seat && this.die.number === die.number;
    this.#chosen = again ? null : { seat: die.seat, number: die.number };
    this.#at?.choice.clear();
    this.#at?.info?.("");
  }

  letGo(): void {
    this.#chosen = this.rolls = null;
    this.#at?.choice.clear();
  }

  /** A click, a key or a die that is let go on a line, card or station, perhaps on one of its spaces. */
  async tap(word: string, letter?: string): Promise<void> {
    const at = this.#at;
    if (!at?.play || !at.seats.length) return;
    const { choice } = at;
    if (choice.picked.length && !this.asking && (!this.countdown || choice.can(word) || choice.has(word))) return this.#pick(word);
    choice.clear(); // what was asked about a die gives way, and a card that has nothing to do with this
    if (this.#isTriage(word)) return this.#pick(word);
    if (this.calling && this.target(word)) return this.#call(word, letter);
    if (!this.countdown) return this.#pick(word);
    const die = this.die;
    if (!die) {
      if (inHand(at.standing.view!, at.seats[0]!).length) at.info?.(say("fl-die-first"));
      return;
    }
    const fits = this.fits(word);
    if (letter && fits.includes(letter)) return this.#place(die, word, letter);
    if (!fits.length) return this.#refuse(`place ${die.number} ${word}${letter ? ` ${letter}` : ""}`, word);
    // Which side of a split line a die takes is not for us to say.
    if (sides(this.target(word)!, fits)) at.choice.picked = [`place ${die.number} ${word}`];
    else return this.#place(die, word);
  }

  #pick(word: string): void {
    const { choice } = this.#at!;
    if (!choice.can(word) && !choice.has(word)) shakes(word);
    choice.pick(word);
  }

  #refuse(sentence: string, word: string): void {
    shakes(word);
    this.#at!.choice.onWhy(sentence);
  }

  async #place(die: Die, word: string, letter?: string): Promise<void> {
    const key = dieKey(die);
    this.flown.add(key);
    flies(key, letter ? `${word} ${letter}` : this.#space(word), this.drag);
    this.away = new Map(this.away).set(key, word);
    this.#chosen = null;
    const reply = await this.#at!.play!(die.seat, ["place", die.number, word, letter].filter((one) => one !== undefined).join(" "));
    const { [key]: _, ...away } = Object.fromEntries(this.away);
    this.away = new Map(Object.entries(away));
    if (reply?.type === "done") return;
    this.flown.delete(key);
    if (reply) fliesBack(key, word);
  }

  /** The space where a die would probably come to lie. */
  #space(word: string): string {
    const [first] = this.fits(word);
    return first ? `${word} ${first}` : word;
  }

  /** Say that one takes a space, or take the word back; the marks of a seat are taken away all at once. */
  async #call(word: string, letter?: string): Promise<void> {
    const { ask, standing, seats } = this.#at!;
    const target = this.target(word);
    if (!ask || !target || target.cleared) return;
    const seat = this.die?.seat ?? seats[0]!;
    const { marks } = standing.table.seats[seat]!;
    const called = (at: string): string | undefined => marks.find((mark) => mark.startsWith("place ") && mark.endsWith(` ${word} ${at}`));
    const free = target.spaces.map((_, at) => LETTERS[at]!).filter((at, number) => !target.dice[number]);
    const space = letter ?? free.find((at) => !called(at)) ?? free[0];
    if (!space) return;
    const mine = called(space);
    if (!mine) return void (await ask({ type: "mark", seat, move: `place ${this.die?.number ?? 0} ${word} ${space}` }));
    await ask({ type: "mark", seat, move: "" });
    for (const mark of marks) if (mark !== mine) await ask({ type: "mark", seat, move: mark });
  }

  // -- the deeds of the desk ----------------------------------------------------------------------

  /** Whether a seat may re-roll, and by which right: its own permission first, then the team's token. */
  right(seat: number): Rerolls | null {
    const view = this.#at?.standing.view;
    if (!view || !inHand(view, seat).length) return null;
    return view.permissions[seat] ? "reroll" : view.tokens ? "free_reroll" : null;
  }

  /** First choose the dice, then roll them. */
  reroll(seat: number): void {
    const rolls = this.rolls;
    const verb = this.right(seat);
    if (!verb) return this.#refuse("reroll 0", "");
    if (rolls?.seat !== seat) {
      this.#chosen = null;
      this.#at!.choice.clear();
      this.rolls = { verb, seat, numbers: [] };
    } else if (rolls.numbers.length) {
      this.rolls = null;
      void this.#at!.play?.(seat, [rolls.verb, ...rolls.numbers].join(" "));
    } else this.rolls = null;
  }

  /** A permission is given up. */
  skip(seat: number): void {
    this.rolls = null;
    void this.#at!.play?.(seat, "skip_reroll");
  }

  /** The chosen die goes onto the track; then it is asked for whom. */
  sacrifice(): void {
    const at = this.#at!;
    const die = this.die;
    if (!die) return at.info?.(say("fl-die-first"));
    const picked = `sacrifice ${die.number} for`;
    const may = at.standing.asked.some(({ seat, groups }) => seat === die.seat && groups.some(({ moves }) => moves.some(({ move }) => move.startsWith(picked))));
    if (may) at.choice.picked = [picked];
    else this.#refuse(`${picked} ${at.seats.find((seat) => seat !== die.seat) ?? die.seat}`, "");
  }

  done(seat: number): void {
    const { standing, play } = this.#at!;
    void play?.(seat, (standing.view!.done as number[]).includes(seat) ? "not_done" : "done");
  }
}

export const medic = new Medic();
