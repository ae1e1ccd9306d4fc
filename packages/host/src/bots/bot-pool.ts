import type { BotSight, Weighed } from "@roundtable/bots";

export interface Question {
  readonly game: string;
  /** A name among the game's bots; a stand-in answers for any other. */
  readonly bot: string;
  readonly sight: BotSight;
}

export interface Reply {
  /** The id of an answer. */
  readonly answer: string;
  /** What it says before it answers. */
  readonly statements: readonly unknown[];
}

/** A request for a hint: what the strongest bot would answer in this seat, and why. */
export interface AdviceWanted {
  readonly game: string;
  readonly sight: BotSight;
}

/** The answers worth a thought, the best first; at least one. */
export type Advice = readonly Weighed[];

/** What is asked, as it travels to a worker. */
export type Thought = (Question | AdviceWanted) & { readonly number: number };

/** What comes back from there. */
export type Thinking = (Reply | { readonly advice: Advice | null }) & { readonly number: number };

export interface BotPool {
  /** How many questions wait until somebody has time for them. */
  readonly waiting: number;
  /** A legal answer, always; null where `signal` says that nobody wants it any more. */
  choose(question: Question, signal: AbortSignal): Promise<Reply | null>;
  /** After all that bots are asked; null where it comes to nothing in time, or `signal` says that nobody wants it any more. */
  advise(wanted: AdviceWanted, signal: AbortSignal): Promise<Advice | null>;
  close(): Promise<void>;
}

/** A reply that the question allows, or null. */
export function legalReply({ sight }: Question, thinking: Thinking | null): Reply | null {
  if (thinking === null || "advice" in thinking) return null;
  const { answer, statements } = thinking;
  return sight.decision.answers.some(({ id }) => id === answer) ? { answer, statements } : null;
}

/** What was said of answers that can be given, if it speaks of one. */
export function legalAdvice({ sight }: AdviceWanted, thinking: Thinking | null): Advice | null {
  if (thinking === null || !("advice" in thinking)) return null;
  const legal = new Set(sight.decision.answers.map(({ id }) => id));
  const advice = thinking.advice?.filter(({ answer }) => legal.has(answer)) ?? [];
  return advice.length === 0 ? null : advice;
}
