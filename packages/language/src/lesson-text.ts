import type { Lesson } from "@roundtable/kernel";
import type { Line } from "./line.ts";
import type { Locale } from "./locale.ts";

/** All that the guide of this lesson says, in one language; a word without its text does not compile. */
export interface LessonText<L extends Lesson = Lesson> {
  /** What the lesson is called among the others of its game. */
  readonly title: string;
  readonly words: Readonly<Record<WordOf<L["steps"][number]>, string | Line>>;
}

/** A lesson with its texts, each fetched when it is wanted. `games/<id>/tutorial/index.ts` exports them as `lessons`. */
export interface LessonEntry<L extends Lesson = Lesson> {
  readonly lesson: L;
  readonly texts: Readonly<Record<Locale, () => Promise<{ readonly text: LessonText<L> }>>>;
}

/** By the word that names it in an address, in the order in which they are taken. */
export type Lessons = Readonly<Record<string, LessonEntry>>;

/** A picture of the table for those who read about the game: a moment of a lesson, with a sentence. */
export interface Still {
  readonly lesson: string;
  /** The word that the guide says at that moment. */
  readonly at: string;
  readonly caption: Readonly<Record<Locale, string>>;
}

type WordOf<Step> = Step extends { readonly say: infer Word extends string }
  ? Word
  : Step extends { readonly ask: infer Word extends string; readonly otherwise: infer Other extends string }
    ? Word | Other | ReasonOf<Step>
    : never;

type ReasonOf<Step> = Step extends { readonly wrong: Readonly<Record<string, infer Word extends string>> }
  ? Word
  : never;
