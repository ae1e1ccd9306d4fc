import {
  chanceFrom,
  type ChanceSource,
  type Log,
  Match,
  plainCopy,
  type Seat,
  type Snapshot,
  type MatchEvent,
} from "@roundtable/kernel";
import type { Locale } from "@roundtable/language";
import type { Side } from "../../rules/characters.ts";
import type { QuestEvent } from "../../rules/events.ts";
import { game } from "../../rules/index.ts";
import type { Options, QuestShape } from "../../rules/quest.ts";
import type { ClockReading } from "../clock/clock.ts";
import { withoutDeal } from "./hand-dealt.ts";
import { gameFor } from "./real-cards.ts";

export const PACES = ["slow", "even", "quick"] as const;

export type Pace = (typeof PACES)[number];

/** How the host wants things done: on the device that goes round, or with what lies on the table. */
export interface Ways {
  /** By hand the device knows nobody's card: it only narrates, keeps time and writes down what all see. */
  readonly dealing: "device" | "by-hand";
  /** How people learn what QU-9 gives them. */
  readonly knowledge: "eyes-closed" | "device";
  /** Quest cards, votes and checks. */
  readonly cards: "device" | "real";
  /** The hunt and the Last Chance; by hand only the winner is entered. */
  readonly ending: "device" | "by-hand";
  readonly language: Locale;
  readonly speech: boolean;
  readonly pace: Pace;
}

/** How most will want it. */
export function usualWays(language: Locale): Ways {
  return {
    dealing: "device",
    knowledge: "eyes-closed",
    cards: "device",
    ending: "device",
    language,
    speech: true,
    pace: "even",
  };
}

/** Cards of paper stay in their owners' hands to the end. */
function asPlayed(ways: Ways): Ways {
  if (ways.dealing === "device") return ways;
  return { ...ways, knowledge: "eyes-closed", cards: "real", ending: "by-hand" };
}

/** What is agreed before the deal. */
export interface Plan {
  readonly names: readonly string[];
  readonly options: Options;
  readonly ways: Ways;
}

/** One game at a real table, as the device keeps it. Never changed: every entry makes a new one. */
export interface Sitting extends Plan {
  readonly log: Log<QuestShape>;
  readonly snapshot: Snapshot<QuestShape>;
  /** What everybody has been told, in order. */
  readonly told: readonly QuestEvent[];
  readonly seen: Seen;
  /** The team as far as the host has tapped it. */
  readonly draft: TeamDraft;
  /** Who has won where the end was played by hand. */
  readonly verdict: Side | null;
  readonly clock: ClockReading | null;
  /** As it was before the host's last entry, while that can still be corrected. */
  readonly before: Sitting | null;
}

interface TeamDraft {
  readonly team: readonly Seat[];
  readonly magic: Seat | null;
}

const NO_TEAM: TeamDraft = { team: [], magic: null };

/** What people have already been shown; the engine need not know. */
export interface Seen {
  /** Who leads first. */
  readonly leader: boolean;
  readonly narration: boolean;
  /** How many quests have had their result shown. */
  readonly quests: number;
  /** How many checks have been read by the one who made them. */
  readonly checks: number;
  /** Who has looked for what the Sentinel alone may see: QU-15. */
  readonly overheard: readonly Seat[];
  readonly hands: boolean;
}

/** Chance from the browser itself. */
export const deviceChance: ChanceSource = chanceFrom(() => {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
  return word;
});

export function deal(plan: Plan, source: ChanceSource = deviceChance): Sitting {
  const { names, options } = plan;
  const ways = asPlayed(plan.ways);
  const match = Match.begin(gameFor(ways), { seats: names.length, options, source });
  const snapshot = plainCopy(match.snapshot());
  return {
    names,
    options,
    ways,
    log: match.log,
    snapshot: ways.dealing === "by-hand" ? { ...snapshot, state: withoutDeal(snapshot.state) } : snapshot,
    told: toldToAll(match.opening, ways),
    seen: { leader: false, narration: false, quests: 0, checks: 0, overheard: [], hands: false },
    draft: NO_TEAM,
    verdict: null,
    clock: null,
    before: null,
  };
}

/** The match at this point; a copy, so that what comes of it leaves the sitting alone. */
export function matchOf(
  { ways, log, snapshot }: Sitting,
  source: ChanceSource = deviceChance,
): Match<QuestShape> {
  return Match.resume(gameFor(ways), log, plainCopy(snapshot), source);
}

/** With what the match has come to. */
export function continued(sitting: Sitting, match: Match<QuestShape>, told: readonly QuestEvent[]): Sitting {
  return {
    ...sitting,
    log: { ...match.log, entries: [...match.log.entries] },
    snapshot: plainCopy(match.snapshot()),
    told: [...sitting.told, ...told],
    draft: NO_TEAM,
    clock: null,
    before: null,
  };
}

/** QU-7: what is public of it. That everybody was dealt a card and remembers it need not be written down. */
export function toldToAll(
  events: readonly MatchEvent<QuestShape>[],
  { dealing }: Ways,
): readonly QuestEvent[] {
  return events.flatMap((event) => {
    const told = game.see(event, "public");
    if (told === null || told.kind === "said" || told.kind === "dealt" || told.kind === "learned") return [];
    // The end tells who was who: of cards dealt by hand only the table knows that.
    return told.kind === "over" && dealing === "by-hand" ? [] : [told];
  });
}
