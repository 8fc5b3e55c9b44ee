/** What all parts of the board are given. */

import type { Choice } from "../../frame/choice.svelte";
import type { Standing, View } from "../../protocol/types";
import type { Facts, Printed } from "./cards";

export interface Ship {
  standing: Standing;
  view: View;
  facts: Facts;
  printed: Printed;
  choice: Choice;
  /** Who sits where. */
  names: string[];
  /** Seats that have called a space, by target and space. */
  calls: Map<string, number[]>;
  /** The key of each target. */
  letters: ReadonlyMap<string, string>;
}
