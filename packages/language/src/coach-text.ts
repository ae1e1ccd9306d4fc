import type { Shape } from "@roundtable/kernel";

/** What somebody is told in his first matches of a game, in one language. `games/<id>/text/<locale>/coach.ts` has it. */
export interface CoachText<S extends Shape = Shape> {
  /** One sentence: what it is all about. */
  readonly aim: string;
  /** By the kind of the question: what it is about, and what to look for. */
  readonly asked: Readonly<Record<S["question"]["kind"], string>>;
}
