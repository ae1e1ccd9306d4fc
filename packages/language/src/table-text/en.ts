import type { TableText } from "./table-text.ts";

export const tableText: TableText = {
  refusal: {
    malformed: "That message could not be read. Reload the page and try again.",
    "match-over": "The game is over.",
    "no-such-seat": "There is no such seat at this table.",
    "not-asked": "Nothing is asked of you right now.",
    "stale-decision": "That question has already been answered.",
    "illegal-answer": "The rules do not allow that here. Choose one of the highlighted answers.",
    "nothing-to-undo": "You have no move to take back.",
    "undo-not-allowed":
      "In this game a move cannot be taken back once something has been revealed or someone else has moved.",
    "undo-out-of-reach": "That move was made before the server was updated and can no longer be taken back.",
    "no-undo-asked": "Nobody else is asking to take a move back.",
    "talk-closed": "Talk is closed for now.",
    "illegal-statement": "That cannot be said here.",
  },
  problem: {
    "seat-count": ({ min, max }) => `This game is for ${min} to ${max} players.`,
    "unknown-option": ({ option, known }) =>
      `There is no option “${option}”. There are: ${known.join(", ")}.`,
    "unknown-value": ({ option, value, known }) =>
      `“${option}” cannot be “${value}”. It can be: ${known.join(", ")}.`,
  },
};
