import type { AskStep, DoStep } from "@roundtable/kernel";
import type { DiceCity } from "../dice-city.ts";

/** A step that stops for an answer of the player whose turn it is. */
export type Asks<Task> = AskStep<DiceCity, Task>;

/** A step that is carried out without asking. */
export type Does<Task> = DoStep<DiceCity, Task>;
