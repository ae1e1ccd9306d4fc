import { checkTable, type Game, type OptionSpec, MATCH_REASONS, type TableProblem } from "@roundtable/kernel";
import { type Locale, LOCALES, textFor, whyUnfit } from "@roundtable/language";
import { tableText } from "@roundtable/language/table-text";
import { SuiteFailure } from "./failure.ts";
import type { GameTexts, Reader } from "./reader.ts";
import { allSettings, seatCountsOf, specsOf } from "./tables.ts";

/** All that can be read without playing: name, options, pieces, rules, refusals, and what may be wrong with a table. */
export function expectStaticTexts(game: Game, texts: GameTexts, reader: Reader): void {
  const fail = (sentence: string): never => {
    throw new SuiteFailure(game.id, null, null, sentence);
  };
  for (const locale of LOCALES) {
    if (texts[locale].locale !== locale)
      fail(`The texts in ${locale} say they are in ${texts[locale].locale}.`);
    for (const [what, text] of [...tableTexts(locale), ...gameTexts(game, texts, locale)]) {
      if (text === undefined) return fail(`There is no text in ${locale} for ${what}.`);
      const why = whyUnfit(locale, text);
      if (why !== null) fail(`The ${locale} text of ${what} ${why}: “${text}”.`);
    }
  }
  for (const seats of seatCountsOf(game)) {
    for (const options of allSettings(game)) {
      const { errors, warnings } = checkTable(game, seats, options);
      for (const problem of [...errors, ...warnings]) {
        const why = reader.whyUnreadable("problem", problem);
        if (why !== null) fail(why);
      }
    }
  }
}

type Named = readonly [what: string, text: string | undefined];

function* tableTexts(locale: Locale): Generator<Named> {
  for (const refusal of MATCH_REASONS) yield [`the refusal “${refusal}”`, tableText[locale].refusal[refusal]];
  const problems: readonly TableProblem[] = [
    { kind: "seat-count", seats: 1, min: 2, max: 4 },
    { kind: "unknown-option", option: "⟨option⟩", known: ["⟨option⟩"] },
    { kind: "unknown-value", option: "⟨option⟩", value: "⟨value⟩", known: ["⟨value⟩"] },
  ];
  for (const problem of problems) {
    yield [
      `the problem “${problem.kind}”`,
      textFor<TableProblem, string>(tableText[locale].problem, problem),
    ];
  }
}

function* gameTexts(game: Game, texts: GameTexts, locale: Locale): Generator<Named> {
  const { name, tagline, option, piece, rules } = texts[locale];
  yield ["the game’s name", name];
  yield ["the tagline", tagline];
  for (const [id, spec] of specsOf(game)) {
    yield [`the option “${id}”`, option[id]?.name];
    yield [`the help of the option “${id}”`, option[id]?.help];
    for (const word of wordsOf(spec)) {
      // A bag may hold pieces, which have their names already.
      const named = spec.kind === "bag" ? piece[word]?.name : undefined;
      yield [`the value “${word}” of “${id}”`, option[id]?.values?.[word] ?? named];
    }
  }
  for (const [id, { name, help }] of Object.entries(piece)) {
    yield [`the piece “${id}”`, name];
    yield [`the help of the piece “${id}”`, help];
  }
  for (const { title, clauses } of rules) {
    yield ["a chapter’s title", title];
    for (const { id, text } of clauses) yield [`the clause ${id ?? "without a number"} of “${title}”`, text];
  }
}

function wordsOf(spec: OptionSpec): readonly string[] {
  switch (spec.kind) {
    case "switch":
      return [];
    case "choice":
      return spec.values;
    case "bag":
      return spec.items;
  }
}
