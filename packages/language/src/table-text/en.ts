import type { TableText } from "./table-text.ts";

export const tableText: TableText = {
  refusal: {
    malformed: "That message couldn’t be read. Reload the page and try again.",
    "match-over": "The game is over.",
    "no-such-seat": "This table has no such seat. Reload the page.",
    "not-asked": "It isn’t your turn right now.",
    "stale-decision": "That question has already been answered.",
    "illegal-answer": "The rules don’t allow that here. Choose one of the highlighted answers.",
    "nothing-to-undo": "You have no move to undo.",
    "undo-not-allowed":
      "In this game you can’t undo a move once something has been revealed or someone else has moved.",
    "undo-out-of-reach": "You made that move before the server was updated, so it can’t be undone.",
    "no-undo-asked": "No one else is asking to undo a move.",
    "talk-closed": "Chat is closed for now.",
    "illegal-statement": "You can’t say that here.",
  },
  problem: {
    "seat-count": ({ min, max }) => `This game is for ${min} to ${max} players.`,
    "unknown-option": ({ option, known }) =>
      `There’s no option “${option}”. Choose one of these: ${known.join(", ")}.`,
    "unknown-value": ({ option, value, known }) =>
      `“${option}” can’t be “${value}”. Choose one of these: ${known.join(", ")}.`,
  },
};
