import type { Game } from "@roundtable/kernel";
import { type CoachText, type Locale, LOCALES, whyUnfit } from "@roundtable/language";
import { SuiteFailure } from "./failure.ts";
import type { GameTexts } from "./reader.ts";

export interface CoachTest {
  readonly name: string;
  run(): Promise<void>;
}

/** The coach of a first game explains every kind of question in each language. */
export function coachTestsOf(
  game: Game,
  texts: GameTexts,
  coaches: Readonly<Record<Locale, () => Promise<CoachText>>>,
): CoachTest[] {
  return LOCALES.map((locale) => ({
    name: `the coach has a word for every question in ${locale}`,
    run: async () => {
      const { aim, asked } = await coaches[locale]();
      const fail = (sentence: string): never => {
        throw new SuiteFailure(game.id, null, null, sentence);
      };
      const kinds = Object.keys(texts[locale].question);
      for (const [what, words] of [["the aim", aim], ...kinds.map((kind) => [`“${kind}”`, asked[kind]])]) {
        if (words === undefined) return fail(`The coach has no word in ${locale} for ${what}.`);
        const why = whyUnfit(locale, words);
        if (why !== null) fail(`The coach’s word in ${locale} for ${what} ${why}: “${words}”.`);
      }
    },
  }));
}
