import { plural } from "@roundtable/language";
import type { Refusal } from "../checked-file.ts";

const moves = (n: number): string => `${n} ${plural("en", n, { one: "move", other: "moves" })}`;

/** What is said where matches are looked at again. The other languages have its type. */
export const text = {
  /** The page with all of them. */
  again: "Watch again",
  finished: "Your finished games",
  nothingFinished: "You have not finished a game yet. When you have, you can watch it again here.",
  playedOffline: "played offline",
  ended: (date: string) => `Game over, ${date}`,
  notYet: "This game is not over yet, or is no longer kept. You can watch it again when it is over.",
  toTable: "To the table",
  /** A file. */
  file: "A game from a file",
  fileHelp:
    "Open a game that somebody has saved. Before it is shown, your browser plays it through by the rules and recomputes every die and shuffle. The file does not leave your device.",
  chooseFile: "Choose a file",
  checking: "Checking the rules and every draw…",
  refused: {
    "too-large": "This file is too large to be a game.",
    "not-a-match": "This file is not a game of Roundtable, or it is damaged.",
    "no-such-game": "There is no such game here.",
    "other-rules": "This game was played by rules other than ours, so it cannot be checked.",
    "against-the-rules": "This game does not keep to the rules.",
    "chance-unsealed": "The dice and shuffles in this file are not sealed, so they cannot be checked.",
    "chance-wrong": "The dice and shuffles in this file are not those that were sealed.",
  } satisfies Record<Refusal, string>,
  refusedAt: (move: number) => `The first mistake is at move ${move}.`,
  verified: (draws: number) =>
    `From a file. Checked: every move keeps to the rules, and ${draws} random ${plural("en", draws, { one: "draw is", other: "draws are" })} as sealed.`,
  /** The player. */
  title: (game: string) => `${game}: replay`,
  moment: "Moment",
  momentOf: (at: number, of: number) => `${at} of ${of}`,
  setup: "Everything is laid out.",
  first: "To the beginning",
  turnBack: "Back one turn",
  back: "Back one decision",
  play: "Play",
  pause: "Pause",
  on: "Forward one decision",
  turnOn: "Forward one turn",
  last: "To the end",
  speed: "Speed",
  eyes: "View",
  publicEyes: "Spectator",
  openEyes: "Everything face up",
  copy: "Copy the link to this moment",
  copyReview: "Copy the link to the review",
  review: "Review",
  copied: "Link copied",
  save: "Save as a file",
  keys: "Keys",
  keyHelp: [
    ["←  →", "back one decision, forward one decision"],
    ["Shift ←  Shift →", "back one turn, forward one turn"],
    ["Page ↑  Page ↓", "to the previous mark, to the next mark"],
    ["Home  End", "to the beginning, to the end"],
    ["Space", "play, pause"],
    ["?", "these keys"],
  ] as readonly (readonly [string, string])[],
  marks: "The tall marks on the slider are ends of rounds, the round ones are turning points.",
  olderRules: (from: number, of: number) =>
    from > of
      ? "Played under older rules, which our board can no longer show: here is what the log told."
      : `Played under older rules. From move ${from} on the board shows what was told at the time.`,
  /** Playing on. */
  playOn: "Play on from here",
  playOnHelp: (at: number) =>
    `A new table begins as this game stood after ${moves(at)}. Bots take all the other seats.`,
  playOnSeat: "Your seat",
  hidden: "Hidden things",
  hiddenThings: { seat: "dealt anew", open: "as they were" },
  knows: {
    open: "Everything that was hidden stays as it was, and you may know it.",
    seat: "What your seat could not know then is dealt anew: not even the replay tells it.",
  },
  friendly: "Such a game is for practice: it counts for nothing.",
  begin: "Begin",
  overHere: "Here the game is already over. Go back to an earlier moment.",
  /** Said of a table whose match goes on from another. */
  /** Something is wrong. */
};
