import { isExcepted } from "./exceptions.ts";
import { type Passage, passagesIn } from "./passages.ts";

export type FaultKind = "he" | "whoever" | "long sentence";

export interface Fault {
  readonly kind: FaultKind;
  readonly line: number;
  readonly where: Passage["kind"];
  readonly words: string;
}

const LONGEST_SENTENCE = 30;

/** All faults in a file. Those in text for players do not fail the check: translators own that text. */
export function faultsIn(file: string, text: string): Fault[] {
  return passagesIn(file, text).flatMap((passage) =>
    wordings(passage)
      .filter(([kind]) => !isExcepted(file, kind, passage.text))
      .map(([kind, words]) => ({ kind, words, line: passage.line, where: passage.kind })),
  );
}

function wordings({ kind, text }: Passage): (readonly [FaultKind, string])[] {
  const prose = text.replaceAll(/`[^`]*`/g, "Code").replaceAll(/https?:\S+/g, "link");
  const found = (fault: FaultKind, pattern: RegExp) =>
    [...prose.matchAll(pattern)].map(
      ({ index }) => [fault, prose.slice(Math.max(0, index - 40), index + 50)] as const,
    );
  return [
    ...found("he", /\b(?:he|him|his|himself)\b/gi),
    ...found("whoever", /\bwho(?:m|se)?ever\b/gi),
    ...(kind === "message" || kind === "player text" ? [] : sentencesOf(prose))
      .filter((sentence) => wordCount(sentence) > LONGEST_SENTENCE)
      .map((sentence) => ["long sentence", `${wordCount(sentence)} words: ${sentence}`] as const),
  ];
}

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?][)”"’*_]*)\s+(?=[^a-z])/);

const wordCount = (sentence: string): number =>
  sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
