import type { Options } from "../../rules/quest.ts";

/** A position from a game between bots that say nothing, with clearly best answers. */
export interface Position {
  readonly seats: number;
  readonly preset: Options["preset"];
  /** The seed of the table's chance. */
  readonly seed: string;
  /** The answers before it, each given by the first seat that was asked. */
  readonly answers: string;
  readonly seat: number;
  /** The best answers: these, and no others. */
  readonly best: readonly string[];
  /** How this was found out. */
  readonly how: string;
}

/** Every assignment of sides was examined, each with at least 24 deals of the characters. */
export const POSITIONS: readonly Position[] = [
  {
    seats: 6,
    preset: "directors-cut",
    seed: "positions/209",
    answers:
      "ready ready ready ready ready ready seat-3 seat-5 seat-2 seat-5 success success success seat-2 seat-2",
    seat: 2,
    best: ["seat-3"],
    how: "In every deal that the rules allow by what this seat knows, these are good; each other may be evil.",
  },
  {
    seats: 7,
    preset: "base",
    seed: "positions/210",
    answers:
      "ready ready ready ready ready ready ready seat-3 seat-6 seat-6 success success seat-1 seat-1 seat-3 seat-6 seat-1 fail fail success seat-5 seat-6 seat-5 show seat-5 seat-2 seat-0 seat-0 success success fail seat-4 seat-0",
    seat: 0,
    best: ["seat-1", "seat-2", "seat-3"],
    how: "Of all others this seat already knows the side; only of these it can learn something.",
  },
  {
    seats: 7,
    preset: "base",
    seed: "positions/210",
    answers:
      "ready ready ready ready ready ready ready seat-3 seat-6 seat-6 success success seat-1 seat-1 seat-3 seat-6 seat-1 fail fail success seat-5 seat-6 seat-5 show seat-5 seat-2 seat-0 seat-0 success success fail seat-4 seat-0 seat-1 show seat-4 seat-1 seat-0 seat-3 seat-3 success success success success seat-2 seat-2 seat-4 seat-0 seat-1 seat-1 success",
    seat: 1,
    best: ["fail"],
    how: "By the rules: one Fail is enough, no known friend is on the quest, and a third success wins for good.",
  },
  {
    seats: 8,
    preset: "recommended",
    seed: "positions/211",
    answers:
      "ready ready ready ready ready ready ready ready seat-6 seat-7 seat-2 seat-7 success success success seat-2 seat-2 seat-6 seat-3 seat-5 seat-3 success success fail success seat-1 seat-4 seat-7 show seat-1",
    seat: 1,
    best: ["seat-6"],
    how: "In every deal that the rules allow by what this seat knows, these are good; each other may be evil.",
  },
  {
    seats: 5,
    preset: "base",
    seed: "positions/222",
    answers:
      "ready ready ready ready ready seat-1 seat-0 seat-0 success success seat-0 seat-0 seat-1 seat-4 seat-4 success success fail seat-3 seat-3 seat-1 seat-1 success success seat-4 seat-4 seat-3 seat-1 seat-0 seat-4 success success success",
    seat: 4,
    best: ["fail"],
    how: "By the rules: one Fail is enough, no known friend is on the quest, and a third success wins for good.",
  },
  {
    seats: 5,
    preset: "base",
    seed: "positions/222",
    answers:
      "ready ready ready ready ready seat-1 seat-0 seat-0 success success seat-0 seat-0 seat-1 seat-4 seat-4 success success fail seat-3 seat-3 seat-1 seat-1 success success seat-4 seat-4 seat-3 seat-1 seat-0 seat-4 success success success fail seat-2 seat-2 seat-3 seat-1 seat-1 success",
    seat: 2,
    best: ["fail"],
    how: "By the rules: one Fail is enough, no known friend is on the quest, and a third success wins for good.",
  },
  {
    seats: 9,
    preset: "recommended",
    seed: "positions/229",
    answers:
      "ready ready ready ready ready ready ready ready ready seat-0 seat-3 seat-7 seat-3 success success success seat-7 seat-7 seat-0 seat-3 seat-4 seat-3 success success success success seat-4 seat-5 seat-2 show seat-4",
    seat: 4,
    best: ["seat-0"],
    how: "In every deal that the rules allow by what this seat knows, these are good; each other may be evil.",
  },
  {
    seats: 7,
    preset: "base",
    seed: "positions/231",
    answers:
      "ready ready ready ready ready ready ready seat-1 seat-4 seat-4 success success seat-0 seat-0 seat-1 seat-4 seat-4 fail fail success seat-5 seat-6 seat-4 show seat-5 seat-6 seat-3 seat-5 success fail success seat-2 seat-4",
    seat: 4,
    best: ["seat-3", "seat-5"],
    how: "Of all others this seat already knows the side; only of these it can learn something.",
  },
  {
    seats: 7,
    preset: "base",
    seed: "positions/231",
    answers:
      "ready ready ready ready ready ready ready seat-1 seat-4 seat-4 success success seat-0 seat-0 seat-1 seat-4 seat-4 fail fail success seat-5 seat-6 seat-4 show seat-5 seat-6 seat-3 seat-5 success fail success seat-2 seat-4 seat-3 show seat-2 seat-1 seat-5 seat-4 seat-1 success success success success seat-3 seat-3 seat-2 seat-5 seat-4 seat-4 success success success",
    seat: 5,
    best: ["fail"],
    how: "By the rules: one Fail is enough, no known friend is on the quest, and a third success wins for good.",
  },
  {
    seats: 6,
    preset: "directors-cut",
    seed: "positions/233",
    answers:
      "ready ready ready ready ready ready seat-2 seat-0 seat-5 seat-0 success success success seat-5 seat-5 seat-2 seat-2 success fail seat-1 seat-1 seat-3 seat-4 seat-1 fail success fail seat-0 seat-0 seat-5 seat-2 seat-1 seat-5 success success success success seat-3 seat-4 seat-5 show seat-3",
    seat: 3,
    best: ["seat-2"],
    how: "In every deal that the rules allow by what this seat knows, these are good; each other may be evil.",
  },
  {
    seats: 7,
    preset: "base",
    seed: "positions/234",
    answers:
      "ready ready ready ready ready ready ready seat-3 seat-5 seat-5 success success seat-5 seat-5 seat-3 seat-4 seat-4 success success success seat-1 seat-4 seat-1 show seat-1 seat-3 seat-5 seat-1 fail success success seat-0 seat-6 seat-0 show seat-0 seat-1 seat-3 seat-5 seat-1 fail fail success fail seat-2 seat-2",
    seat: 2,
    best: ["seat-4", "seat-6"],
    how: "In every deal that the rules allow by what this seat knows, these are good; each other may be evil.",
  },
  {
    seats: 7,
    preset: "base",
    seed: "positions/234",
    answers:
      "ready ready ready ready ready ready ready seat-3 seat-5 seat-5 success success seat-5 seat-5 seat-3 seat-4 seat-4 success success success seat-1 seat-4 seat-1 show seat-1 seat-3 seat-5 seat-1 fail success success seat-0 seat-6 seat-0 show seat-0 seat-1 seat-3 seat-5 seat-1 fail fail success fail seat-2 seat-2 seat-4",
    seat: 2,
    best: ["seat-6"],
    how: "In every deal that the rules allow by what this seat knows, these are good; each other may be evil.",
  },
  {
    seats: 5,
    preset: "base",
    seed: "positions/240",
    answers:
      "ready ready ready ready ready seat-3 seat-1 seat-1 success success seat-1 seat-1 seat-3 seat-2 seat-2 fail success success seat-0 seat-0 seat-3 seat-0 fail success seat-2 seat-2 seat-4 seat-0 seat-1 seat-4 fail fail success success go-on go-on go-on go-on go-on seat-3 seat-4 seat-3 seat-2",
    seat: 2,
    best: ["seat-0", "seat-1"],
    how: "In every deal that the rules allow by what this seat knows, these are evil, and only these.",
  },
  {
    seats: 5,
    preset: "base",
    seed: "positions/240",
    answers:
      "ready ready ready ready ready seat-3 seat-1 seat-1 success success seat-1 seat-1 seat-3 seat-2 seat-2 fail success success seat-0 seat-0 seat-3 seat-0 fail success seat-2 seat-2 seat-4 seat-0 seat-1 seat-4 fail fail success success go-on go-on go-on go-on go-on seat-3 seat-4 seat-3 seat-2 seat-0",
    seat: 2,
    best: ["seat-1"],
    how: "In every deal that the rules allow by what this seat knows, these are evil, and only these.",
  },
  {
    seats: 5,
    preset: "base",
    seed: "positions/246",
    answers:
      "ready ready ready ready ready seat-0 seat-3 seat-0 success success seat-4 seat-4 seat-0 seat-3 seat-3 fail success fail seat-2 seat-2",
    seat: 2,
    best: ["seat-1"],
    how: "In every deal that the rules allow by what this seat knows, these are good; each other may be evil.",
  },
  {
    seats: 5,
    preset: "base",
    seed: "positions/246",
    answers:
      "ready ready ready ready ready seat-0 seat-3 seat-0 success success seat-4 seat-4 seat-0 seat-3 seat-3 fail success fail seat-2 seat-2 seat-1 seat-1 success success seat-1 seat-1",
    seat: 1,
    best: ["seat-2"],
    how: "In every deal that the rules allow by what this seat knows, these are good; each other may be evil.",
  },
  {
    seats: 6,
    preset: "base",
    seed: "positions/249",
    answers:
      "ready ready ready ready ready ready seat-4 seat-2 seat-2 success success seat-2 seat-2 seat-4 seat-3 seat-3 success success success seat-3 seat-0 seat-2 show seat-3 seat-4 seat-2 seat-0 seat-0",
    seat: 0,
    best: ["fail"],
    how: "By the rules: one Fail is enough, no known friend is on the quest, and a third success wins for good.",
  },
  {
    seats: 6,
    preset: "base",
    seed: "positions/249",
    answers:
      "ready ready ready ready ready ready seat-4 seat-2 seat-2 success success seat-2 seat-2 seat-4 seat-3 seat-3 success success success seat-3 seat-0 seat-2 show seat-3 seat-4 seat-2 seat-0 seat-0 fail success",
    seat: 3,
    best: ["fail"],
    how: "By the rules: one Fail is enough, no known friend is on the quest, and a third success wins for good.",
  },
  {
    seats: 7,
    preset: "recommended",
    seed: "positions/250",
    answers:
      "ready ready ready ready ready ready ready seat-2 seat-0 seat-0 success success seat-6 seat-6 seat-2 seat-1 seat-1 success success fail seat-4 seat-5 seat-4 show seat-4 seat-2 seat-3 seat-4 success success success seat-3 seat-1",
    seat: 1,
    best: ["seat-0", "seat-3"],
    how: "Of all others this seat already knows the side; only of these it can learn something.",
  },
  {
    seats: 8,
    preset: "base",
    seed: "positions/267",
    answers:
      "ready ready ready ready ready ready ready ready seat-4 seat-7 seat-6 seat-7 success success success seat-6 seat-6 seat-4 seat-7 seat-2 seat-2 success success success success seat-7 seat-2 seat-0 show seat-7 seat-4 seat-6 seat-0 seat-0 success success success",
    seat: 7,
    best: ["fail"],
    how: "By the rules: one Fail is enough, no known friend is on the quest, and a third success wins for good.",
  },
  {
    seats: 7,
    preset: "base",
    seed: "positions/282",
    answers:
      "ready ready ready ready ready ready ready seat-3 seat-2 seat-2 success success seat-2 seat-2 seat-3 seat-1 seat-2 success fail success seat-4 seat-0 seat-4 show seat-4 seat-3 seat-6 seat-6 success fail success seat-5 seat-6 seat-3 show seat-5 seat-3 seat-4 seat-6 seat-6 success success success success seat-1 seat-1 seat-5 seat-4 seat-6 seat-6 success",
    seat: 4,
    best: ["fail"],
    how: "By the rules: one Fail is enough, no known friend is on the quest, and a third success wins for good.",
  },
  {
    seats: 9,
    preset: "base",
    seed: "positions/285",
    answers:
      "ready ready ready ready ready ready ready ready ready seat-3 seat-6 seat-0 seat-6 success success success seat-0 seat-0 seat-3 seat-6 seat-1 seat-0 fail success success success seat-8 seat-2 seat-6 show seat-8 seat-3 seat-5 seat-2 seat-2 success success fail fail seat-7 seat-4 seat-8 show seat-7 seat-1 seat-0 seat-4 seat-6 seat-4 success success success success success seat-1 seat-6 seat-1 show seat-1 seat-7 seat-0 seat-4 seat-2 seat-2",
    seat: 0,
    best: ["fail"],
    how: "By the rules: one Fail is enough, no known friend is on the quest, and a third success wins for good.",
  },
  {
    seats: 7,
    preset: "directors-cut",
    seed: "positions/287",
    answers:
      "ready ready ready ready ready ready ready seat-4 seat-0 seat-1 seat-1 success success success seat-0 seat-0 seat-4 seat-0 success success seat-3 seat-3 seat-4 seat-0 seat-3 success fail success seat-5 seat-6 seat-0 show seat-5 seat-6 seat-4 seat-0 seat-0 success success fail fail seat-2 seat-1",
    seat: 1,
    best: ["seat-2", "seat-3", "seat-5"],
    how: "Of all others this seat already knows the side; only of these it can learn something.",
  },
  {
    seats: 5,
    preset: "base",
    seed: "positions/288",
    answers:
      "ready ready ready ready ready seat-1 seat-4 seat-4 fail success seat-2 seat-2 seat-3 seat-0 seat-2 success fail success seat-4 seat-4 seat-2 seat-4 fail success go-on go-on go-on go-on go-on seat-3 seat-4 seat-4 seat-3 seat-4 seat-3 seat-1 seat-2",
    seat: 4,
    best: ["seat-1", "seat-2"],
    how: "In every deal that the rules allow by what this seat knows, these are evil, and only these.",
  },
  {
    seats: 5,
    preset: "base",
    seed: "positions/288",
    answers:
      "ready ready ready ready ready seat-1 seat-4 seat-4 fail success seat-2 seat-2 seat-3 seat-0 seat-2 success fail success seat-4 seat-4 seat-2 seat-4 fail success go-on go-on go-on go-on go-on seat-3 seat-4 seat-4 seat-3 seat-4 seat-3 seat-1 seat-2 seat-1",
    seat: 4,
    best: ["seat-2"],
    how: "In every deal that the rules allow by what this seat knows, these are evil, and only these.",
  },
  {
    seats: 6,
    preset: "recommended",
    seed: "positions/289",
    answers:
      "ready ready ready ready ready ready seat-5 seat-1 seat-1 success success seat-1 seat-1 seat-5 seat-0 seat-0 success success success seat-4 seat-3 seat-0 show seat-4 seat-5 seat-1 seat-2 seat-2 success success fail success seat-2 seat-2 seat-5 seat-1 seat-2 success fail success seat-0 seat-0",
    seat: 0,
    best: ["seat-5"],
    how: "In every deal that the rules allow by what this seat knows, these are good; each other may be evil.",
  },
  {
    seats: 5,
    preset: "base",
    seed: "positions/294",
    answers:
      "ready ready ready ready ready seat-4 seat-2 seat-2 success fail seat-1 seat-1 seat-3 seat-0 seat-1 success fail success seat-2 seat-2 seat-1 seat-1 fail success go-on go-on go-on go-on go-on seat-1 seat-4 seat-2 seat-0",
    seat: 2,
    best: ["seat-1", "seat-4"],
    how: "In every deal that the rules allow by what this seat knows, these are evil, and only these.",
  },
  {
    seats: 5,
    preset: "base",
    seed: "positions/294",
    answers:
      "ready ready ready ready ready seat-4 seat-2 seat-2 success fail seat-1 seat-1 seat-3 seat-0 seat-1 success fail success seat-2 seat-2 seat-1 seat-1 fail success go-on go-on go-on go-on go-on seat-1 seat-4 seat-2 seat-0 seat-1",
    seat: 2,
    best: ["seat-4"],
    how: "In every deal that the rules allow by what this seat knows, these are evil, and only these.",
  },
  {
    seats: 7,
    preset: "recommended",
    seed: "positions/295",
    answers: "ready ready ready ready ready ready ready seat-2 seat-0 seat-0 success success seat-6 seat-6",
    seat: 6,
    best: ["seat-2"],
    how: "In every deal that the rules allow by what this seat knows, these are good; each other may be evil.",
  },
  {
    seats: 9,
    preset: "base",
    seed: "positions/309",
    answers:
      "ready ready ready ready ready ready ready ready ready seat-5 seat-1 seat-2 seat-5 success success success seat-8 seat-8 seat-1 seat-2 seat-6 seat-6 success success success fail seat-0 seat-3 seat-0 show seat-0 seat-5 seat-1 seat-2 seat-2 success success success fail seat-4 seat-7 seat-8 show seat-4 seat-6 seat-7 seat-3 seat-2 seat-2 success fail success success success seat-2 seat-1 seat-5 show seat-2 seat-5 seat-3 seat-4 seat-1 seat-5 success success",
    seat: 3,
    best: ["fail"],
    how: "By the rules: one Fail is enough, no known friend is on the quest, and a third success wins for good.",
  },
  {
    seats: 9,
    preset: "base",
    seed: "positions/309",
    answers:
      "ready ready ready ready ready ready ready ready ready seat-5 seat-1 seat-2 seat-5 success success success seat-8 seat-8 seat-1 seat-2 seat-6 seat-6 success success success fail seat-0 seat-3 seat-0 show seat-0 seat-5 seat-1 seat-2 seat-2 success success success fail seat-4 seat-7 seat-8 show seat-4 seat-6 seat-7 seat-3 seat-2 seat-2 success fail success success success seat-2 seat-1 seat-5 show seat-2 seat-5 seat-3 seat-4 seat-1 seat-5 success success fail success",
    seat: 5,
    best: ["fail"],
    how: "By the rules: one Fail is enough, no known friend is on the quest, and a third success wins for good.",
  },
  {
    seats: 8,
    preset: "base",
    seed: "positions/3",
    answers:
      "ready ready ready ready ready ready ready ready seat-1 seat-7 seat-2 seat-7 success success success seat-2 seat-2 seat-1 seat-7 seat-6 seat-7 success success fail success seat-7 seat-4 seat-5 show seat-7 seat-2 seat-1 seat-3 seat-3 success success fail success seat-0 seat-5 seat-0 show seat-0 seat-4 seat-5 seat-2 seat-1 seat-2 success success success success fail seat-3 seat-6 seat-2 show seat-3 seat-1 seat-2 seat-0 seat-4 seat-3 success success success",
    seat: 3,
    best: ["fail"],
    how: "By the rules: one Fail is enough, no known friend is on the quest, and a third success wins for good.",
  },
  {
    seats: 5,
    preset: "base",
    seed: "positions/6",
    answers:
      "ready ready ready ready ready seat-0 seat-2 seat-2 success success seat-2 seat-2 seat-0 seat-1 seat-1 success success success seat-1 seat-1 seat-0 seat-0 success",
    seat: 1,
    best: ["fail"],
    how: "By the rules: one Fail is enough, no known friend is on the quest, and a third success wins for good.",
  },
  {
    seats: 5,
    preset: "base",
    seed: "positions/6",
    answers:
      "ready ready ready ready ready seat-0 seat-2 seat-2 success success seat-2 seat-2 seat-0 seat-1 seat-1 success success success seat-1 seat-1 seat-0 seat-0 success fail seat-3 seat-3 seat-0 seat-2 seat-4 seat-3 success success",
    seat: 3,
    best: ["fail"],
    how: "By the rules: one Fail is enough, no known friend is on the quest, and a third success wins for good.",
  },
  {
    seats: 7,
    preset: "base",
    seed: "positions/66",
    answers:
      "ready ready ready ready ready ready ready seat-2 seat-5 seat-5 fail success seat-3 seat-3 seat-6 seat-1 seat-6 success success success seat-0 seat-1 seat-0 show seat-0 seat-1 seat-6 seat-0 fail success success seat-4 seat-5",
    seat: 5,
    best: ["seat-3", "seat-4", "seat-6"],
    how: "Of all others this seat already knows the side; only of these it can learn something.",
  },
];
