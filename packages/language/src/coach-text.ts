import type { Shape } from "@roundtable/kernel";

/**
 * What people are told in their first matches of a game, in one language. Each `games/<id>/text/<locale>/coach.ts`
 * exports one.
 */
export interface CoachText<S extends Shape = Shape> {
  /** One sentence: what it is all about. */
  readonly aim: string;
  /** By the kind of the question: what it is about, and what to look for. */
  readonly asked: Readonly<Record<S["question"]["kind"], string>>;
}
