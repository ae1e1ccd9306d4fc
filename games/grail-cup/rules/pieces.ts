/** An ally card by its number: GC-20 to GC-29. */
export type Ally = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

export const ALLIES: readonly Ally[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];

export const ENCHANTRESS = 1;
export const SQUIRE = 2;
export const MERLIN = 3;
export const SMITH = 4;
export const DRAGON_TAMER = 5;
export const PRINCESS = 6;
export const PRIEST = 7;
export const FAIRY = 8;
export const UNICORN = 9;

/** GC-20, GC-21, GC-24, GC-25: how far these allies move. */
export const STEPS = { [ENCHANTRESS]: 1, [SQUIRE]: 2, [SMITH]: 4, [DRAGON_TAMER]: 5 } as const;

/** GC-23, GC-28: how far Merlin and the Fairy may move. */
export const STEPS_TO_CHOOSE = { [MERLIN]: [1, 2, 3], [FAIRY]: [2, 4, 6] } as const;

/** An ally whose player chooses how far to go. */
export type ChoosingAlly = keyof typeof STEPS_TO_CHOOSE;

/** A clover token: GC-2, GC-52. */
export type Token = "boots" | "goblin" | "lure" | "fake-grail" | "magnet";

export const TOKENS: readonly Token[] = ["boots", "goblin", "lure", "fake-grail", "magnet"];

/** How many of each there are: GC-2. */
export const TOKEN_COUNT: Readonly<Record<Token, number>> = {
  boots: 4,
  goblin: 4,
  lure: 4,
  "fake-grail": 3,
  magnet: 3,
};

export type Face = "seal" | "thief" | "lance";

/** The six sides of the village die: GC-2. */
export const VILLAGE_DIE: readonly Face[] = ["seal", "thief", "thief", "lance", "lance", "lance"];

/** GC-2. */
export const LANCES = 12;

/** The direction in which the hand is passed: left is the next seat clockwise. */
export type Direction = "left" | "right";

/** A space of the track, counted from 1. */
export type Space = number;

/** What a space is: GC-1. */
export type SpaceKind = (typeof SPACE_KINDS)[number];

export const SPACE_KINDS = [
  "path",
  "clover",
  "church",
  "village",
  "castle",
  "castle-with-clover",
  "dragon",
  "finish",
] as const;
