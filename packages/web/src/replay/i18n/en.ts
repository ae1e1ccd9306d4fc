import { plural } from "@roundtable/language";
import type { Refusal } from "../checked-file.ts";

const moves = (n: number): string => `${n} ${plural("en", n, { one: "move", other: "moves" })}`;

/** Texts of replays. The other languages have its type. */
export const text = {
  /** The page with all of them. */
  again: "Replay",
  finished: "Your finished games",
  nothingFinished: "No finished games yet. Once you’ve finished one, you can replay it here.",
  playedOffline: "played offline",
  ended: (date: string) => `Game over, ${date}`,
  notYet:
    "This game isn’t over yet, or its replay is no longer available. You can replay a game once it’s over.",
  toTable: "Go to the table",
  /** A file. */
  file: "A game from a file",
  fileHelp:
    "Open a saved game. Your browser first checks every move against the rules and recomputes every die roll and shuffle. The file stays on your device.",
  chooseFile: "Choose a file",
  checking: "Checking every move and every draw…",
  refused: {
    "too-large": "This file is too large to be a game.",
    "not-a-match": "This isn’t a Roundtable game, or the file is damaged.",
    "no-such-game": "This server doesn’t have that game.",
    "other-rules": "This game was played under different rules, so it can’t be checked.",
    "against-the-rules": "This game breaks the rules.",
    "chance-unsealed": "The dice and shuffles in this file aren’t sealed, so they can’t be checked.",
    "chance-wrong": "The dice and shuffles in this file don’t match the seal.",
  } satisfies Record<Refusal, string>,
  refusedAt: (move: number) => `The first mistake is at move ${move}.`,
  verified: (draws: number) =>
    `From a file. Checked: every move follows the rules, and ${draws} random ${plural("en", draws, { one: "draw matches", other: "draws match" })} the seal.`,
  /** The player. */
  title: (game: string) => `${game}: replay`,
  moment: "Moment",
  momentOf: (at: number, of: number) => `${at} of ${of}`,
  setup: "The table is set up.",
  first: "Go to the start",
  turnBack: "Back one turn",
  back: "Back one decision",
  play: "Play",
  pause: "Pause",
  on: "Forward one decision",
  turnOn: "Forward one turn",
  last: "Go to the end",
  speed: "Speed",
  eyes: "View",
  publicEyes: "Spectator",
  openEyes: "All cards face up",
  copy: "Copy link to this moment",
  copyReview: "Copy link to the review",
  review: "Review",
  copied: "Link copied",
  save: "Save as a file",
  keys: "Keys",
  keyHelp: [
    ["←  →", "back one decision, forward one decision"],
    ["Shift ←  Shift →", "back one turn, forward one turn"],
    ["Page ↑  Page ↓", "previous mark, next mark"],
    ["Home  End", "go to the start, go to the end"],
    ["Space", "play, pause"],
    ["?", "these keys"],
  ] as readonly (readonly [string, string])[],
  marks: "On the slider, tall marks are ends of rounds and round marks are turning points.",
  olderRules: (from: number, of: number) =>
    from > of
      ? "Played under older rules that the board can no longer show: here’s what the log said."
      : `Played under older rules. From move ${from} on, the board shows what was logged at the time.`,
  /** Playing on. */
  playOn: "Continue from here",
  playOnHelp: (at: number) =>
    `Opens a new table with this game as it stood after ${moves(at)}. Bots take all the other seats.`,
  playOnSeat: "Your seat",
  hidden: "Hidden information",
  hiddenThings: { seat: "dealt again", open: "as it was" },
  knows: {
    open: "Everything hidden stays as it was, and you may know it.",
    seat: "Anything your seat couldn’t know at this point is dealt again: not even the replay gives it away.",
  },
  friendly: "This is a practice game: it doesn’t count.",
  begin: "Start",
  overHere: "The game is already over here. Go back to an earlier moment.",
  /** Said of a table whose match goes on from another. */
  /** Something is wrong. */
};
