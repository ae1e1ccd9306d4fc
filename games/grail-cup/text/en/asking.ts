import { type GameText, line, type Part, seat } from "@roundtable/language";
import type { AwaitedDecision } from "@roundtable/kernel";
import type { GrailCup } from "../../rules/grail-cup.ts";
import {
  allies,
  DRAGON,
  FACE_DOWN_CARD,
  inOrder,
  LANCE,
  landing,
  landingFirst,
  steps,
  theAlly,
} from "./names.ts";

export const question: GameText<GrailCup>["question"] = {
  keep: ({ hand, takenUp }) =>
    takenUp === null
      ? line`Keep one of these allies for this round.`
      : line`Keep one of these allies for this round: you were passed ${allies(hand.filter((ally) => ally !== takenUp))}, and the ${FACE_DOWN_CARD} is ${theAlly(takenUp)}.`,
  direction: () => line`Pass the other cards on: to your left or to your right?`,
  curse: () => line`Curse an ally: the player who shows it later this round swaps places with you.`,
  point: () =>
    line`Point at the knight you expect to lead when the round ends. If you’re right, you ride to the space in front.`,
  look({ chosen }) {
    switch (chosen.length) {
      case 0:
        return line`Choose the first of three clover tokens to look at.`;
      case 1:
        return line`Choose the second clover token to look at.`;
      default:
        return line`Choose the third clover token to look at.`;
    }
  },
  arrange: ({ spaces, tokens }) =>
    line`In which order do you put the tokens back? At the moment: ${inOrder(spaces, tokens)}.`,
  steps: ({ ally }) => line`How far do you ride with ${theAlly(ally)}?`,
  lance: ({ before, beyond }) =>
    line`The ${DRAGON} blocks the way: spend a ${LANCE} and land on ${landing(beyond)}, or stop on ${landing(before)}?`,
  dragon({ why }) {
    switch (why) {
      case "tamer":
        return line`Send the ${DRAGON} to any space without a knight; then you ride 5 spaces.`;
      case "lure":
        return line`Lure the ${DRAGON} to any space without a knight.`;
    }
  },
  "fake-grail": () => line`Choose a rival’s knight to send 2 spaces back.`,
  magnet: () => line`Choose a rival to take a ${LANCE} from.`,
};

export const waiting: GameText<GrailCup>["waiting"] = {
  keep: (awaited) => line`${who(awaited)} is choosing an ally.`,
  direction: (awaited) => line`${who(awaited)} is choosing which way the cards go round.`,
  curse: (awaited) => line`${who(awaited)} is choosing an ally to curse.`,
  point: (awaited) => line`${who(awaited)} is choosing a knight to point at.`,
  look: (awaited) => line`${who(awaited)} is choosing clover tokens to look at.`,
  arrange: (awaited) => line`${who(awaited)} is putting three clover tokens back.`,
  steps: (awaited) => line`${who(awaited)} is choosing how far to ride.`,
  lance: (awaited) => line`${who(awaited)} is choosing whether to spend a ${LANCE}.`,
  dragon: (awaited) => line`${who(awaited)} is choosing a space for the ${DRAGON}.`,
  "fake-grail": (awaited) => line`${who(awaited)} is choosing a knight to send back.`,
  magnet: (awaited) => line`${who(awaited)} is choosing who to take a ${LANCE} from.`,
};

/** Grail Cup asks one seat at a time. */
function who({ seats: [one] }: AwaitedDecision): Part {
  return one === undefined ? "" : seat(one);
}

export const answer: GameText<GrailCup>["answer"] = {
  keep: ({ ally }) => line`Keep ${theAlly(ally)}`,
  direction: ({ direction }) => (direction === "left" ? line`Pass to the left` : line`Pass to the right`),
  curse: ({ ally }) => line`Curse ${theAlly(ally)}`,
  knight: ({ knight }) => line`${seat(knight)}`,
  space: (of) => line`${landingFirst(of.space)}`,
  arrange: ({ spaces, tokens }) => inOrder(spaces, tokens),
  steps: (of) => line`Ride ${steps(of.steps)}`,
  "spend-lance": () => line`Spend a ${LANCE} and ride on`,
  "keep-lance": () => line`Keep the ${LANCE} and stop`,
};
