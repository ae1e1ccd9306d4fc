import type { Seat } from "@roundtable/kernel";
import { type Line, line, plural, seat } from "@roundtable/language";

export const text = {
  review: "Review",
  title: (game: string) => `${game}: review`,
  intro:
    "How the odds shifted, what decided the game, and how much was luck. This is the strongest bot’s opinion, not the truth.",
  toReplay: "Go to the replay",
  /** While it is made. */
  working: "The strongest bot is going through the game…",
  workingHelp: "It may take a minute or two. You can leave this page open and come back.",
  waiting: (before: number) =>
    `${before} ${plural("en", before, { one: "review", other: "reviews" })} ahead of yours…`,
  progress: "Progress",
  cancel: "Stop",
  cancelled: "Stopped. Nothing was saved.",
  again: "Start again",
  failed: {
    "no-adviser":
      "This game can’t be reviewed: we have no adviser for it, or it was played under rules that are too old.",
    "too-long":
      "The review took too long and was stopped: the server is busy, or the game is very long. Try again later.",
    failed: "Something went wrong. Try again.",
    busy: "Too many people want a review right now. Try again in a few minutes.",
    another: "We’re still working on your other review. Wait until it’s ready.",
  },
  older: (led: number) => `Played under older rules: the review covers the game up to move ${led}.`,
  unfinished: "This game wasn’t finished: the odds stop where it stopped.",
  /** The chances. */
  chances: "Odds over time",
  looks: { open: "All cards face up", known: "What each player knew" },
  looksLegend: "View",
  looksHelp: {
    open: "How likely each player was to win, with everything face up.",
    known: "Each player’s chance of winning at each of their own decisions, given what they knew.",
  },
  moment: "Moment",
  momentIn: (chart: string) => `${chart}: moment`,
  momentOf: (at: number, of: number) => `Moment ${at} of ${of}`,
  setup: "The table is set up.",
  look: "View this moment",
  player: "Player",
  atEnd: "At the end",
  /** What decided it. */
  deciding: "What decided it",
  noDeciding: "No single moment stands out.",
  byDecision: "A decision",
  byLuck: "Luck",
  /** Whose chances it moved most, from where to where. */
  swing: {
    decision: (of: Seat, from: string, to: string): Line =>
      line`This decision takes ${seat(of)} from ${from} to ${to}.`,
    luck: (of: Seat, from: string, to: string): Line => line`Luck takes ${seat(of)} from ${from} to ${to}.`,
  },
  /** Luck and decisions. */
  sums: "Luck and decisions",
  sumsHelp:
    "For each player, the odds before the deal, decisions and luck add up to the result. A decision counts by what it cost compared with the best answer. Everything else that shifted the odds is luck: dice, cards, tokens and what no one could know.",
  sum: {
    start: "Before the deal",
    own: "Own decisions",
    others: "Others’ decisions",
    luck: "Luck",
    end: "At the end",
  },
  /** The decisions of one. */
  decisions: "Decisions",
  decisionsOf: "Whose decisions",
  speaksTo: "“You” is the player who made these decisions.",
  noDecisions: "There was nothing to decide.",
  asStrong: (good: number, all: number) =>
    `Decisions as good as the strongest bot’s: ${good}\u00a0of\u00a0${all}.`,
  given: "Played",
  better: "Better",
  cost: (points: string) => `It cost ${points}.`,
  asGood: "As good as the best, as far as we can tell.",
  best: "The best answer.",
  worth: (points: string) => `Chance of winning: ${points}`,
  showAll: (n: number) => `Show all ${n}`,
  /** Where sides are hidden. */
  suspicion: "Who to suspect",
  suspicionHelp:
    "How likely each player was to be on the hidden side, moment by moment, from what everyone could see and hear.",
  moved: "What changed it",
  nothingMoved: "Nothing said or done in public gave anyone away.",
  movedFromTo: (from: string, to: string) => `from ${from} to ${to}`,
  lies: "Who lied and when",
  noLies: "Nobody claimed anything untrue.",
  knownFrom: (moment: number) => `A lie. From moment ${moment} on, everyone could have known.`,
  knownAtOnce: "A lie, and everyone could have known right away.",
  neverKnown: "A lie. No one could have known for certain before the end.",
  /** Sharing. */
  share: "Copy link to this review",
  copied: "Link copied",
};
