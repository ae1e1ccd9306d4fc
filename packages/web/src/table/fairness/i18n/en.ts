import { plural } from "@roundtable/language";

const count = (n: number, one: string, other: string): string => `${n} ${plural("en", n, { one, other })}`;

/** What is said of the check of chance. The other languages have its type. */
export const text = {
  summary: {
    busy: "Fair dice: being checked…",
    fair: "Fair dice: checked, all as sealed.",
    "fair-but": "Fair dice: checked, all as sealed, with a reservation.",
    unfair: "Fair dice: the check does not hold!",
    failed: "Fair dice: not checked.",
  },
  title: "Fair dice",
  commitment: "Sealed before the game",
  explain:
    "Before the game the server sealed its source of chance, and each player’s browser sealed a share of its own. Only when all seals lay open to everybody were the shares opened. All of them together make every die and every shuffle. When the game is over the server’s seal is opened, too, and your browser recomputes everything.",
  proves:
    "What that proves: if only one of these browsers is honest, such as yours, nobody could choose the deal. No player, not whoever runs the server, and not both together.",
  provesNot:
    "What it does not prove: that whoever runs the server does not look at hidden cards. And a deal that does not suit can be avoided by calling the start off, but never in secret: every such start stands here.",
  shares: (names: string) => `Shares of chance came from: ${names}.`,
  noShares: "No browser gave a share of chance: whoever runs the server could choose the deal.",
  calledOff: (names: string) =>
    `A start was called off: a share of chance was sealed but not opened (${names}).`,
  interrupted: "A start was called off: the server was interrupted.",
  key: "Opened after the game",
  verify: "Check it here",
  verifying: "Recomputing…",
  fair: (draws: number) =>
    `Fair: ${count(draws, "random draw recomputed, it matches", "random draws recomputed, all match")} the seal.`,
  proof: {
    "own-share": "Your browser’s share is in it, as it was sealed: nobody could choose this deal.",
    "others-shares":
      "Your browser remembers no share of its own in this game: nobody could choose the deal if one of the others was honest.",
    "no-shares": "No browser gave a share of chance: whoever runs the server could choose the deal.",
    unsealed:
      "This game began when shares were not sealed yet: whoever runs the server could choose the deal together with a player.",
  },
  calledOffBefore: (starts: number) =>
    `But before it ${count(starts, "start was", "starts were")} called off: whoever runs the server may have known ${starts === 1 ? "that deal" : "those deals"}.`,
  unfair: "Not fair! The random draws do not match the seal.",
  brokenSeal: "Not fair! A share of chance was opened that is not the one that was sealed.",
  contradiction: "Not fair! The log shows something other than what your browser saw before the game.",
  hiddenStart: "Not fair! A start at which your browser opened its share is missing from the log.",
  notYet: "The seal is opened when the game is over.",
  continues: (move: number) => `This game goes on from another, after move ${move}.`,
  continuesOpenly: "For practice only: what is hidden may have been seen there.",
  continuesAnew: "For practice only; what the player’s seat could not know was dealt anew.",
};
