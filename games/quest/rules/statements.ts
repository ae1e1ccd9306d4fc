import { type Seat, seatsOf, type Talk } from "@roundtable/kernel";
import { ALL_CHARACTERS, type Character, isCharacter, type Loyalty } from "./characters.ts";
import type { QuestShape } from "./quest.ts";
import type { State } from "./state.ts";

/** QU-40: what anyone can say at any time while talk is open. All of it may be a lie. */
export type Statement =
  | { readonly kind: "i-am"; readonly character: Character }
  | { readonly kind: "i-am-good" }
  | { readonly kind: "i-checked"; readonly seat: Seat; readonly saw: Loyalty }
  | { readonly kind: "i-trust"; readonly seat: Seat }
  | { readonly kind: "i-suspect"; readonly seat: Seat }
  | { readonly kind: "send"; readonly seats: readonly Seat[] }
  | { readonly kind: "give-magic"; readonly seat: Seat }
  | { readonly kind: "should-lead"; readonly seat: Seat }
  | { readonly kind: "i-played-success"; readonly quest: number }
  /** With or against an earlier statement, by who made it and which remark of the match it was, 1 for the first. */
  | { readonly kind: "i-agree"; readonly seat: Seat; readonly entry: number }
  | { readonly kind: "i-disagree"; readonly seat: Seat; readonly entry: number };

export const talk: Talk<QuestShape> = {
  /** QU-41 */
  open: ({ talk: is, hunt }, seat) => is === "open" || (is === "hunter-only" && hunt?.hunter === seat),
  read: readStatement,
  examples: (seats) => [
    ...ALL_CHARACTERS.map((character) => ({ kind: "i-am", character }) as const),
    { kind: "i-am-good" },
    ...seatsOf(seats).flatMap((seat): Statement[] => [
      { kind: "i-checked", seat, saw: "good" },
      { kind: "i-checked", seat, saw: "evil" },
      { kind: "i-trust", seat },
      { kind: "i-suspect", seat },
      { kind: "give-magic", seat },
      { kind: "should-lead", seat },
      { kind: "i-agree", seat, entry: 1 },
      { kind: "i-disagree", seat, entry: 1 },
    ]),
    ...[1, 2, 3, 4, 5].map((quest) => ({ kind: "i-played-success", quest }) as const),
    { kind: "send", seats: [0] },
    { kind: "send", seats: [0, 1, 2] },
  ],
};

function readStatement(state: State, seat: Seat, value: unknown): Statement | null {
  if (!isRecord(value)) return null;
  const { kind } = value;
  const isOther = (other: unknown): other is Seat => isSeat(state, other) && other !== seat;
  switch (kind) {
    case "i-am": {
      const { character } = value;
      const isInPlay =
        typeof character === "string" && isCharacter(character) && state.set.includes(character);
      return isInPlay ? { kind, character } : null;
    }
    case "i-am-good":
      return { kind };
    case "i-checked": {
      const { seat: checked, saw } = value;
      return isOther(checked) && (saw === "good" || saw === "evil") ? { kind, seat: checked, saw } : null;
    }
    case "i-trust":
    case "i-suspect": {
      const { seat: other } = value;
      return isOther(other) ? { kind, seat: other } : null;
    }
    case "give-magic":
    case "should-lead": {
      const { seat: anyone } = value;
      return isSeat(state, anyone) ? { kind, seat: anyone } : null;
    }
    case "send": {
      const { seats } = value;
      if (!Array.isArray(seats) || seats.length === 0 || new Set(seats).size !== seats.length) return null;
      const sent = seats.filter((one: unknown): one is Seat => isSeat(state, one));
      return sent.length === seats.length ? { kind, seats: sent } : null;
    }
    case "i-played-success": {
      const { quest } = value;
      const isPlayed = typeof quest === "number" && (state.quests[quest - 1]?.team.includes(seat) ?? false);
      return isPlayed ? { kind, quest } : null;
    }
    case "i-agree":
    case "i-disagree": {
      const { seat: other, entry } = value;
      return isOther(other) && typeof entry === "number" && Number.isInteger(entry) && entry > 0
        ? { kind, seat: other, entry }
        : null;
    }
    default:
      return null;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

function isSeat(state: State, value: unknown): value is Seat {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value < state.deal.length;
}
