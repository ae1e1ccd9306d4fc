import type { Seat, Shape, AwaitedDecision } from "@roundtable/kernel";
import type { Line } from "./line.ts";
import type { Locale } from "./locale.ts";

/** One text for each kind of a union: a kind without its text does not compile. `With` is what it must know besides. */
export type TextByKind<
  Union extends { readonly kind: string },
  Result,
  With extends readonly unknown[] = [],
> = {
  readonly [Kind in Union["kind"]]: Texter<Extract<Union, { readonly kind: Kind }>, Result, With>;
};

/** A method's type, so that the texts of one game fit where the texts of any game are wanted. */
type Texter<Of, Result, With extends readonly unknown[]> = {
  text(of: Of, ...besides: With): Result;
}["text"];

/** Everything that a game says, in one language. `games/<id>/text/<locale>.ts` exports one as `text`. */
export interface GameText<S extends Shape = Shape> {
  readonly locale: Locale;
  /** Both as on the game's card. */
  readonly name: string;
  readonly tagline: string;
  /** What is asked of me, as a sentence. */
  readonly question: TextByKind<S["question"], Line>;
  /** What the others are told while somebody is asked this; it must not tell more than they know. */
  readonly waiting: { readonly [Kind in S["question"]["kind"]]: (awaited: AwaitedDecision) => Line };
  readonly answer: TextByKind<S["answer"], Line>;
  /** Why an answer cannot be given that is shown all the same, where there are such. */
  readonly barred?: string;
  /**
   * A line of the log. Present tense, names in the nominative. `UNTOLD` for what nobody would tell, because another line
   * tells it: the board shows it all the same.
   */
  readonly event: TextByKind<S["event"], Line>;
  /** One sentence for two events of which the second follows upon the first, as a player would tell them; null for others. */
  together?(first: S["event"], second: S["event"]): Line | null;
  readonly problem: TextByKind<S["problem"], string>;
  /** In the speaker’s own words: a seat that speaks of itself says “I”. */
  readonly statement: TextByKind<S["statement"], Line, [speaker: Seat]>;
  readonly option: { readonly [Name in keyof S["options"]]: OptionText };
  /** Every card, token, space and die explains itself: the name, one sentence, the clause behind it. */
  readonly piece: Readonly<Record<string, PieceText>>;
  readonly rules: readonly Chapter[];
}

export interface OptionText {
  readonly name: string;
  readonly help: string;
  /** The name of each value of a choice. */
  readonly values?: Readonly<Record<string, string>>;
}

export interface PieceText {
  readonly name: string;
  readonly help: string;
  readonly clause: string;
}

export interface Chapter {
  readonly title: string;
  readonly clauses: readonly Clause[];
}

export interface Clause {
  /** What leads into the rules, and is not law, has no number. */
  readonly id?: string;
  readonly text: string;
}

/** The text that fits a value's kind. The compiler has seen to it that there is one. */
export function textFor<Of extends { readonly kind: string }, Result, With extends readonly unknown[] = []>(
  texts: Readonly<Record<string, Texter<Of, Result, With>>>,
  of: Of,
  ...besides: With
): Result {
  const text = texts[of.kind];
  if (text === undefined) throw new Error(`There is no text for “${of.kind}”.`);
  return text(of, ...besides);
}
