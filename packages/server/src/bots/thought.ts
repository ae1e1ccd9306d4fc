import type { BotSight } from "@roundtable/bots";

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

/** A question as it travels to a worker. */
export interface Thought extends Question {
  readonly number: number;
}

export interface BotPool {
  /** How many questions wait until somebody has time for them. */
  readonly waiting: number;
  /** A legal answer, always. */
  choose(question: Question): Promise<Reply>;
  close(): Promise<void>;
}
