import type { Seat } from "@roundtable/kernel";
import { byName, type Line } from "./line.ts";
import type { Locale } from "./locale.ts";

interface Pronoun {
  readonly first: string;
  readonly within: string;
}

const YOU: Readonly<Record<Locale, Pronoun>> = {
  en: { first: "You", within: "you" },
  fr: { first: "Vous", within: "vous" },
  ru: { first: "Вы", within: "вы" },
};

/**
 * A sentence as it is told to one of the people it may speak of: “you keep Merlin” instead of the name. What stands in
 * quotation marks keeps the name, because those are the words of somebody who speaks of the reader.
 */
export function toldTo(locale: Locale, reader: Seat | null, text: Line, before = ""): Line {
  if (reader === null) return text;
  let last = before;
  let quotes = 0;
  const told = (parts: Line): Line =>
    parts.flatMap((part): Line => {
      if (typeof part === "object" && "reader" in part)
        return told(part.reader === reader && quotes === 0 ? part.self : part.others);
      const reached = last;
      last = typeof part === "string" ? part : "…";
      if (typeof part === "string") quotes += quotesOpenedBy(part);
      if (typeof part === "string" || "piece" in part || quotes > 0) return [part];
      if ("named" in part)
        return [byName(part.named, (name) => toldTo(locale, reader, part.says(name), reached))];
      if (part.seat !== reader || part.as !== undefined) return [part];
      return [{ seat: reader, as: BEGINS.test(reached) ? YOU[locale].first : YOU[locale].within }];
    });
  return told(text);
}

/** How many more quotations are open after these words than before them. */
function quotesOpenedBy(words: string): number {
  return [...words.matchAll(/[“«]/gu)].length - [...words.matchAll(/[”»]/gu)].length;
}

/** What stands before the first word of a sentence. */
const BEGINS = /(?:^|[.!?] )$/u;

/** Why this is not how one speaks to somebody, as the end of a sentence: a verb of the third person beside “you”. */
export function whyNotToYou(locale: Locale, text: string): string | null {
  for (const { beside, isThird } of VERBS[locale])
    for (const [words, verb = ""] of text.matchAll(beside))
      if (isThird.test(verb)) return `does not say “you” and a verb that goes with it, but “${words.trim()}”`;
  return null;
}

/** The verb beside “you”, and how it looks if it is not the one that belongs there. */
const VERBS: Readonly<Record<Locale, readonly { readonly beside: RegExp; readonly isThird: RegExp }[]>> = {
  en: [{ beside: /(?<!\bof )\byou (\p{Ll}+)/giu, isThird: /[^s]s$/u }],
  fr: [
    {
      beside:
        /(?:^|[.!?:;,] | et |«\u00a0?)vous (?:(?:ne|y|en|vous) |n’(?:en |y )?)*(?!et |sur )(\p{Ll}+)/giu,
      isThird: /^(?!.*(?:ez|êtes|faites|dites)$)/u,
    },
  ],
  ru: [
    {
      beside: /(?<!\p{L})вы (?:(?:не|больше|пока|теперь|никого|ничего|тайно) )*(\p{L}+)/giu,
      isThird: /(?:[её]т|ит)(?:ся)?$/u,
    },
    { beside: /(?<!\p{L})(\p{L}+) (?:только )?вы(?!\p{L})/giu, isThird: /(?:[её]т|ит)(?:ся)?$/u },
  ],
};
