import type { Seat, AwaitedDecision } from "@roundtable/kernel";
import {
  type GameText,
  type Line,
  type Locale,
  LOCALES,
  plainText,
  shownParts,
  toldTo,
  UNTOLD,
  whyNotToYou,
} from "@roundtable/language";
import { companiesAt, personAt, whyUnsaid } from "./companies.ts";

export type GameTexts = Readonly<Record<Locale, GameText>>;

const CATEGORIES = ["question", "waiting", "answer", "event", "problem", "statement"] as const;

export type Category = Exclude<(typeof CATEGORIES)[number], "waiting" | "statement">;

/** A method's type: the texts of any category fit. */
type Texter = { text(of: { readonly kind: string }): Line | string }["text"];

/** Reads everything it is shown in every language, and remembers which kinds it has met. */
export class Reader {
  readonly #texts: GameTexts;
  readonly #read = new Set<string>();
  readonly #met = new Set<string>();

  constructor(texts: GameTexts) {
    this.#texts = texts;
  }

  /** Why this cannot be shown to people, as a sentence, or null. */
  whyUnreadable(category: Category, thing: { readonly kind: string }): string | null {
    return this.#why(`${category} ${thing.kind}`, thing, (texts) => {
      const byKind: Readonly<Record<string, Texter>> = texts[category];
      return byKind[thing.kind]?.(thing);
    });
  }

  /** The same for two events that are told in one sentence. */
  whyNotTogether(first: { readonly kind: string }, second: { readonly kind: string }): string | null {
    if (this.#texts.en.together?.(first, second) == null) return null;
    return this.#why(
      `event ${first.kind}, ${second.kind}`,
      { first, second },
      (texts) => texts.together?.(first, second) ?? undefined,
    );
  }

  /** The same for what a seat says. */
  whyUnsayable(statement: { readonly kind: string }, speaker: Seat): string | null {
    return this.#why(`statement ${statement.kind}`, { ...statement, speaker }, (texts) =>
      texts.statement[statement.kind]?.(statement, speaker),
    );
  }

  /** The same for what is said while others are awaited. */
  whyUnawaitable(awaited: AwaitedDecision): string | null {
    return this.#why(`waiting ${awaited.question}`, awaited, ({ waiting }) =>
      waiting[awaited.question]?.(awaited),
    );
  }

  #why(name: string, of: object, textIn: (texts: GameText) => Line | string | undefined): string | null {
    const key = `${name} ${JSON.stringify(of)}`;
    if (this.#read.has(key)) return null;
    this.#read.add(key);
    this.#met.add(name);
    if (name.startsWith("event ") && LOCALES.every((locale) => isUntold(textIn(this.#texts[locale]))))
      return null;
    for (const locale of LOCALES) {
      const text = textIn(this.#texts[locale]);
      if (text === undefined) return `There is no text in ${locale} for “${name}”.`;
      for (const plain of typeof text === "string" ? [text] : this.#readings(locale, name, text)) {
        const why = whyUnsaid(locale, plain) ?? whyNotToYou(locale, plain);
        if (why !== null) return `The ${locale} text of “${name}” ${why}: “${plain}”.`;
      }
    }
    return null;
  }

  /** The sentence at a table of people and of bots, as everybody reads it and as those do of whom it speaks. */
  #readings(locale: Locale, name: string, text: Line): string[] {
    const told = IS_TOLD.test(name) ? [text, ...toEach(locale, text)] : [text];
    const companies = companiesAt(locale, this.#read.size);
    return companies.flatMap((nameOf) => told.map((one) => plainText(one, nameOf)));
  }

  /** The kinds that have a text but never turned up: “event dragon-wakes”. */
  neverMet(): string[] {
    const known = CATEGORIES.flatMap((category) =>
      Object.keys(this.#texts.en[category]).map((kind) => `${category} ${kind}`),
    );
    return known.filter((kind) => !this.#met.has(kind));
  }
}

/** An event of which no language makes a line is left out of the log; told in one, it is told in all. */
function isUntold(text: Line | string | undefined): boolean {
  return text === UNTOLD;
}

/** What is said to somebody it may speak of; of those who are awaited one speaks to the others. */
const IS_TOLD = /^(?:question|answer|event) /;

/** The sentence as each of those reads it of whom it speaks. */
function toEach(locale: Locale, text: Line): Line[] {
  const named = new Set(
    shownParts(text, personAt).flatMap((part) =>
      typeof part === "object" && "seat" in part ? part.seat : [],
    ),
  );
  return [...named].map((seat) => toldTo(locale, seat, text));
}
