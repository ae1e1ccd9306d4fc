import { plural } from "@roundtable/language";

export const text = {
  review: "Review",
  title: (game: string) => `${game}: review`,
  intro:
    "How the chances went, what decided the game, and what luck had to do with it. This is the judgement of the strongest bot, not the truth.",
  toReplay: "To the replay",
  /** While it is made. */
  working: "The strongest bot is going through the game…",
  workingHelp: "It may take a minute or two. You can leave this page open and come back.",
  waiting: (before: number) =>
    `${before} ${plural("en", before, { one: "other review comes", other: "other reviews come" })} first…`,
  progress: "Progress",
  cancel: "Stop",
  cancelled: "Stopped. Nothing was kept.",
  again: "Start again",
  failed: {
    "no-adviser": "This game cannot be reviewed: there is no adviser for it, or its rules are too old.",
    "too-long": "The review took too long and was given up: the server is busy, or the game is very long.",
    failed: "Something went wrong.",
    busy: "Too many reviews have been asked for. Please try again in a few minutes.",
    another: "Another review of yours is still being made. Please wait until it is ready.",
  },
  older: (led: number) => `Played under older rules: the review goes as far as move ${led}.`,
  unfinished: "The game was not played to the end: the chances stop where it stopped.",
  /** The chances. */
  chances: "Chances over time",
  looks: { open: "Everything face up", known: "What each could know" },
  looksLegend: "View",
  looksHelp: {
    open: "How likely each player was to win if one could have seen everything.",
    known: "What each player could hope for at each of their own decisions, from what they knew.",
  },
  moment: "Moment",
  momentIn: (chart: string) => `${chart}: moment`,
  momentOf: (at: number, of: number) => `Moment ${at} of ${of}`,
  setup: "Everything is laid out.",
  look: "Look at this moment",
  player: "Player",
  atEnd: "At the end",
  /** What decided it. */
  deciding: "What decided it",
  noDeciding: "No single moment stands out.",
  byDecision: "A decision",
  byLuck: "Luck",
  /** Luck and decisions. */
  sums: "Luck and decisions",
  sumsHelp:
    "For each player everything adds up: the chances before the deal, decisions and luck make the result. A decision counts by what it cost beside the best answer; whatever else moved the chances, dice, cards, tokens and what nobody could know, is luck.",
  sum: {
    start: "Before the deal",
    own: "Own decisions",
    others: "Decisions of others",
    luck: "Luck",
    end: "At the end",
  },
  /** The decisions of one. */
  decisions: "Decisions",
  decisionsOf: "Whose decisions",
  speaksTo: "“You” is the player whose decisions these are.",
  noDecisions: "There was nothing to choose.",
  asStrong: (good: number, all: number) =>
    `Decisions as good as the strongest bot’s: ${good}\u00a0of\u00a0${all}.`,
  given: "Played",
  better: "Better",
  cost: (points: string) => `It cost ${points}.`,
  asGood: "As good as the best, as far as one can tell.",
  best: "The best answer.",
  worth: (points: string) => `Chance to win: ${points}`,
  showAll: (n: number) => `Show all ${n}`,
  /** Where sides are hidden. */
  suspicion: "Who to suspect",
  suspicionHelp:
    "How likely each player was to be on the hidden side, from what everybody could see and hear, moment by moment.",
  moved: "What changed it",
  nothingMoved: "Nothing said or done in public gave anybody away.",
  movedFromTo: (from: string, to: string) => `from ${from} to ${to}`,
  lies: "Who lied, and when",
  noLies: "Nobody claimed anything untrue.",
  knownFrom: (moment: number) => `Untrue. Everybody could have known from moment ${moment} on.`,
  knownAtOnce: "Untrue, and everybody could have known at once.",
  neverKnown: "Untrue. Nobody could have known for certain until the end.",
  /** Sharing. */
  share: "Copy the link to this review",
  copied: "Link copied",
};
