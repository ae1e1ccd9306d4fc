import type { FaultKind } from "./faults.ts";

interface Exception {
  readonly why: string;
  readonly files: RegExp;
  readonly fault: FaultKind;
  readonly about: RegExp;
}

const EXCEPTIONS: readonly Exception[] = [
  {
    why: "a rule about one character of the story, who is a man on the card",
    files: /^(games\/(quest|grail-cup)|docs\/rules)\//,
    fault: "he",
    about:
      /\b(?:Apprentice|Arch-?[Dd]uke|Arthur|Braggart|Brute|Changeling|Duke|Galahad|Lancelot|Lunatic|Merlin|Mordred|Mutineer|Outsider|Percival|Reluctant|Saboteur|Scion|Squire|Youth)s?\b/i,
  },
  {
    why: "the check's own words and examples",
    files: /^tools\/prose\/|^CONTRIBUTING\.md$/,
    fault: "he",
    about: /./,
  },
  {
    why: "the check's own words and examples",
    files: /^tools\/prose\/|^CONTRIBUTING\.md$/,
    fault: "whoever",
    about: /./,
  },
];

export const isExcepted = (file: string, kind: FaultKind, passage: string): boolean =>
  EXCEPTIONS.some(({ files, fault, about }) => fault === kind && files.test(file) && about.test(passage));
