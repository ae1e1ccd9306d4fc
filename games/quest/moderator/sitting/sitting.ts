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

/** The host's settings: what is done on the device that goes round, and what with real cards. */
export interface SittingSettings {
  /** By hand the device knows nobody's card: it only narrates, keeps time and records what everybody sees. */
  readonly dealing: "device" | "by-hand";
  /** How people learn what QU-9 tells them. */
  readonly knowledge: "eyes-closed" | "device";
  /** How quest cards, votes and checks are played. */
  readonly cards: "device" | "real";
  /** How the hunt and the Last Chance are played; by hand only the winner is entered. */
  readonly ending: "device" | "by-hand";
  readonly language: Locale;
  readonly speech: boolean;
  readonly pace: Pace;
}

/** The default settings. */
export function defaultSettings(language: Locale): SittingSettings {
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

/** Paper cards stay in their owners' hands to the end. */
function asPlayed(ways: SittingSettings): SittingSettings {
  if (ways.dealing === "device") return ways;
  return { ...ways, knowledge: "eyes-closed", cards: "real", ending: "by-hand" };
}

/** What is agreed before the deal. */
export interface Plan {
  readonly names: readonly string[];
  readonly options: Options;
  readonly ways: SittingSettings;
}

/** One game at a real table, as the device stores it. Immutable: every entry makes a new one. */
export interface Sitting extends Plan {
  readonly log: Log<QuestShape>;
  readonly snapshot: Snapshot<QuestShape>;
  /** The events that everybody was told, in order. */
  readonly told: readonly QuestEvent[];
  readonly seen: Seen;
  /** The team as far as the host has tapped it. */
  readonly draft: TeamDraft;
  /** Who has won, if the end was played by hand. */
  readonly verdict: Side | null;
  readonly clock: ClockReading | null;
  /** The state before the host's last entry, while that can still be corrected. */
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
  /** How many results were shown. */
  readonly quests: number;
  /** How many checks were read by the player who made them. */
  readonly checks: number;
  /** QU-15: who has looked for what only the Sentinel may see. */
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

/** The match at this point: a copy, so that playing on does not change the sitting. */
export function matchOf(
  { ways, log, snapshot }: Sitting,
  source: ChanceSource = deviceChance,
): Match<QuestShape> {
  return Match.resume(gameFor(ways), log, plainCopy(snapshot), source);
}

/** The sitting after this match. */
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

/** QU-7: the public part of an event. That everybody was dealt a card and remembers it need not be recorded. */
export function toldToAll(
  events: readonly MatchEvent<QuestShape>[],
  { dealing }: SittingSettings,
): readonly QuestEvent[] {
  return events.flatMap((event) => {
    const told = game.see(event, "public");
    if (told === null || told.kind === "said" || told.kind === "dealt" || told.kind === "learned") return [];
    // The end reveals the characters: if cards were dealt by hand, only the table knows them.
    return told.kind === "over" && dealing === "by-hand" ? [] : [told];
  });
}
