import { type Game, type Lesson, LessonMismatch, LessonRun, type LessonStep } from "@roundtable/kernel";
import {
  type Lessons,
  type LessonText,
  type Line,
  LOCALES,
  type Locale,
  plainText,
  type Still,
  whyUnfit,
} from "@roundtable/language";
import { botNames } from "@roundtable/language/bot-names";
import { companiesAt, whyUnsaid } from "./companies.ts";
import { SuiteFailure } from "./failure.ts";

export interface LessonTest {
  readonly name: string;
  /** Throws a `SuiteFailure` if the lesson does not fit the rules, or lacks a text. */
  run(): Promise<void>;
}

/** Every picture of “how to play” shows a moment that its lesson has, and says what it shows in each language. */
export function stillTestsOf(game: Game, lessons: Lessons, stills: readonly Still[]): LessonTest[] {
  return stills.map(({ lesson, at, caption }) => ({
    name: `the picture of “${at}” can be drawn, and says what it shows`,
    run: async () => {
      const fail = (sentence: string): never => {
        throw new SuiteFailure(game.id, null, null, `The picture of “${at}” ${sentence}`);
      };
      const words = lessons[lesson]?.lesson.steps.flatMap((step) => wordsOf(step).slice(0, 1)) ?? [];
      if (!words.includes(at)) fail(`is of a moment that “${lesson}” does not have.`);
      for (const locale of LOCALES) {
        const why = whyUnfit(locale, caption[locale]);
        if (why !== null) fail(`has a sentence in ${locale} that ${why}: “${caption[locale]}”.`);
      }
    },
  }));
}

/** Every lesson of a game is played to its end on the rules as they are, and says all that it says in each language. */
export function lessonTestsOf(game: Game, lessons: Lessons): LessonTest[] {
  return Object.entries(lessons).flatMap(([name, { lesson, texts }]) => {
    const fail = (sentence: string): never => {
      throw new SuiteFailure(game.id, null, null, `The lesson “${name}” ${sentence}`);
    };
    return [
      {
        name: `the lesson “${name}” comes to its end, and the learner wins`,
        run: async () => expectWon(game, lesson, fail),
      },
      ...LOCALES.map((locale) => ({
        name: `the lesson “${name}” says everything in ${locale}`,
        run: async () => expectSaid(lesson.steps, (await texts[locale]()).text, locale, fail),
      })),
    ];
  });
}

type Fail = (sentence: string) => never;

function expectWon(game: Game, lesson: Lesson, fail: Fail): void {
  const { outcome } = played(game, lesson, fail).match;
  if (outcome === null) return fail("ends before the match is over.");
  if (!outcome.winners.includes(lesson.learner)) fail("ends, and the learner has not won.");
  const last = lesson.steps.at(-1);
  if (last === undefined || !("say" in last)) fail("does not end with a word of the guide.");
}

function played(game: Game, lesson: Lesson, fail: Fail): LessonRun {
  try {
    const run = new LessonRun(game, lesson);
    while (run.step !== null) run.goOn();
    return run;
  } catch (error) {
    if (error instanceof LessonMismatch) return fail(`does not fit the rules. ${error.message}`);
    throw error;
  }
}

/** What fits into a bubble on a small phone, beside what it speaks of. */
const LONGEST = 260;

function expectSaid(
  steps: readonly LessonStep[],
  { title, words }: LessonText,
  locale: Locale,
  fail: Fail,
): void {
  const said = new Set(steps.flatMap(wordsOf));
  for (const word of Object.keys(words))
    if (!said.has(word)) fail(`has a text in ${locale} for “${word}”, which nobody says.`);
  for (const [word, text] of [
    ["title", title] as const,
    ...[...said].map((word) => [word, words[word]] as const),
  ]) {
    if (text === undefined) return fail(`has no text in ${locale} for “${word}”.`);
    for (const plain of typeof text === "string" ? [text] : readings(locale, text)) {
      const why = whyUnsaid(locale, plain);
      if (why !== null) fail(`has a text in ${locale} for “${word}” that ${why}: “${plain}”.`);
      if (plain.length > LONGEST) fail(`has a text in ${locale} for “${word}” that is too long: “${plain}”.`);
    }
  }
}

/** As it reads whichever of our bots sit there. */
function readings(locale: Locale, text: Line): string[] {
  return botNames[locale].flatMap((_, nth) =>
    companiesAt(locale, nth).map((nameOf) => plainText(text, nameOf)),
  );
}

function wordsOf(step: LessonStep): string[] {
  if ("say" in step) return [step.say];
  return "ask" in step ? [step.ask, step.otherwise, ...Object.values(step.wrong ?? {})] : [];
}
