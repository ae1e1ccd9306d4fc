import { plural } from "@roundtable/language";

const count = (n: number, one: string, other: string): string => `${n} ${plural("en", n, { one, other })}`;

/** What is said of the check of chance. The other languages have its type. */
export const text = {
  summary: {
    busy: "Provably fair: checking…",
    fair: "Provably fair: checked, everything matches the seal.",
    "fair-but": "Provably fair: checked, everything matches the seal, with one reservation.",
    unfair: "Fairness check failed: something doesn’t match!",
    failed: "Provably fair: not checked.",
  },
  title: "Provably fair",
  commitment: "Sealed before the game",
  explain:
    "Before the game, the server sealed its random key, and each player’s browser sealed a random share of its own. The shares were revealed only after everyone had seen all the seals. Together they produce every die roll and every shuffle. When the game is over, the server’s seal is opened too, and your browser recomputes everything.",
  proves:
    "What this proves: as long as one of these browsers is honest, such as yours, no one could choose the deal. Not a player, not the operator, not both together.",
  provesNot:
    "What it doesn’t prove: that the operator isn’t looking at hidden cards. Someone could also cancel a start to avoid a deal, but never in secret: every cancelled start is listed here.",
  shares: (names: string) => `Random shares came from: ${names}.`,
  noShares: "No browser contributed a random share, so the operator could have chosen the deal.",
  calledOff: (names: string) =>
    `A start was cancelled: a random share was sealed but never opened (${names}).`,
  interrupted: "A start was cancelled: the server was interrupted.",
  key: "Opened after the game",
  verify: "Check it here",
  verifying: "Recomputing…",
  fair: (draws: number) =>
    `Fair: ${count(draws, "random draw recomputed, it matches", "random draws recomputed, all match")} the seal.`,
  proof: {
    "own-share": "It includes your browser’s share, as sealed, so no one could have chosen this deal.",
    "others-shares":
      "Your browser has no share of its own in this game. No one could have chosen the deal as long as one of the others was honest.",
    "no-shares": "No browser contributed a random share, so the operator could have chosen the deal.",
    unsealed:
      "This game started before shares were sealed, so the operator and a player together could have chosen the deal.",
  },
  calledOffBefore: (starts: number) =>
    `But before that, ${count(starts, "start was", "starts were")} cancelled: the operator may have known ${starts === 1 ? "that deal" : "those deals"}.`,
  unfair: "Not fair! The random draws don’t match the seal.",
  brokenSeal: "Not fair! A random share was opened that isn’t the one that was sealed.",
  contradiction: "Not fair! The log doesn’t show what your browser saw before the game.",
  hiddenStart: "Not fair! A start at which your browser opened its share is missing from the log.",
  notYet: "The seal will be opened when the game is over.",
  continues: (move: number) => `This game continues another one, after move ${move}.`,
  continuesOpenly: "For practice only: hidden information may have been seen there.",
  continuesAnew: "For practice only: anything the player’s seat couldn’t know was dealt again.",
};
