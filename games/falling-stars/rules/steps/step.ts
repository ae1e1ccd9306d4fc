import type { AskStep, DoStep } from "@roundtable/kernel";
import type { FallingStars } from "../falling-stars.ts";

/** Something that seats are asked: the question, every legal answer, and what follows from one of them. */
export type Asks<Task> = AskStep<FallingStars, Task>;

/** Something that is carried out without asking anyone. */
export type Does<Task> = DoStep<FallingStars, Task>;
