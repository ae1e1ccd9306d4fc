import { type GameText, line, seat, UNTOLD } from "@roundtable/language";
import type { GrailCup } from "../../rules/grail-cup.ts";
import {
  allies,
  aToken,
  cards,
  DIE,
  DRAGON,
  FACE_DOWN_CARD,
  FACE_NAMES,
  found,
  LANCE,
  landing,
  SEAL,
  space,
  spaces,
  theAlly,
  token,
} from "./names.ts";

export const event: GameText<GrailCup>["event"] = {
  starts: (of) => line`${seat(of.seat)} draws number ${of.number} and starts on ${space(of.space)}.`,
  round({ round, first, why }) {
    switch (why) {
      case "seal":
        return line`Round ${round}. ${seat(first)} begins, having rolled the ${SEAL}.`;
      case "last":
        return line`Round ${round}. ${seat(first)} begins, being last in the race.`;
    }
  },
  "set-aside": ({ faceUp }) =>
    faceUp.length === 0
      ? line`One card is set aside face down.`
      : line`Set aside face up: ${allies(faceUp)}. One more card is set aside face down.`,
  hand(of) {
    if (of.hand === undefined) return UNTOLD;
    return of.takenUp === undefined
      ? line`${seat(of.seat)} chooses among ${allies(of.hand)}.`
      : line`${seat(of.seat)} picks up the ${FACE_DOWN_CARD}, ${theAlly(of.takenUp)}, and chooses between ${allies(of.hand)}.`;
  },
  kept: (of) => (of.ally === undefined ? UNTOLD : line`${seat(of.seat)} keeps ${theAlly(of.ally)}.`),
  passed: (of) => line`${seat(of.seat)} passes ${cards(of.cards)} to the ${of.direction}, to ${seat(of.to)}.`,
  removed: (of) => line`One card is taken out at random, unseen by anyone: ${of.cards} are left.`,
  discarded: (of) =>
    of.ally === undefined
      ? line`${seat(of.seat)} discards the last card face down.`
      : line`${seat(of.seat)} discards ${theAlly(of.ally)} face down.`,
  called: (of) =>
    of.seat === null
      ? line`Number ${of.ally}, ${theAlly(of.ally)}: nobody answers the call.`
      : line`Number ${of.ally}: ${seat(of.seat)} shows ${theAlly(of.ally)}.`,
  cursed: (of) => line`${seat(of.seat)} curses ${theAlly(of.ally)}.`,
  exchanged: (of) =>
    of.space === of.withSpace
      ? line`The curse strikes: ${seat(of.seat)} and ${seat(of.with)} swap places on ${space(of.space)}.`
      : line`The curse strikes: ${seat(of.seat)} is now on ${space(of.space)} and ${seat(of.with)} on ${space(of.withSpace)}.`,
  pointed: (of) =>
    of.seat === of.knight
      ? line`${seat(of.seat)} points at their own knight: “This one will be first!”`
      : line`${seat(of.seat)} points at a knight: “${seat(of.knight)} will be first!”`,
  claimed: (of) =>
    of.right
      ? line`${seat(of.knight)} leads the race: ${theAlly(2)} is right, and ${seat(of.seat)} rides out in front.`
      : line`${seat(of.knight)} does not lead the race: ${theAlly(2)} is wrong, and ${seat(of.seat)} gains nothing.`,
  looked: (of) =>
    of.tokens === undefined
      ? line`${seat(of.seat)} looks at the tokens on ${spaces(of.spaces)}.`
      : line`${seat(of.seat)} finds ${found(of.spaces, of.tokens)}.`,
  rearranged: (of) =>
    of.tokens === undefined
      ? line`${seat(of.seat)} puts the tokens back on ${spaces(of.spaces)}, perhaps in another order.`
      : line`${seat(of.seat)} puts back ${found(of.spaces, of.tokens)}.`,
  moved(of) {
    switch (of.cause) {
      case "ally":
      case "exchange":
      case "claim":
        return line`${seat(of.seat)} rides from ${space(of.from)} to ${landing(of.to)}.`;
      case "boots":
        return line`${seat(of.seat)} strides from ${space(of.from)} to ${landing(of.to)} in ${aToken("boots")}.`;
      case "goblin":
        return line`A ${token("goblin")} chases ${seat(of.seat)} from ${space(of.from)} back to ${landing(of.to)}.`;
      case "fake-grail":
        return line`A ${token("fake-grail")} lures ${seat(of.seat)} from ${space(of.from)} back to ${landing(of.to)}.`;
    }
  },
  blocked: (of) => line`The ${DRAGON} bars the way: ${seat(of.seat)} stops on ${space(of.space)}.`,
  stays(of) {
    switch (of.cause) {
      case "ally":
      case "exchange":
      case "claim":
      case "boots":
        return line`${seat(of.seat)} has nowhere to ride and stays.`;
      case "goblin":
      case "fake-grail":
        return line`${seat(of.seat)} cannot go further back and stays.`;
    }
  },
  dragon: (of) => line`${seat(of.seat)} sends the ${DRAGON} from ${space(of.from)} to ${landing(of.to)}.`,
  won: (of) => line`${seat(of.seat)} reaches the finish and wins the Grail!`,
  "lance-taken": (of) => line`${seat(of.seat)} takes a ${LANCE}.`,
  "lance-spent": (of) => line`${seat(of.seat)} spends a ${LANCE} to pass the ${DRAGON}.`,
  "lance-lost": (of) => line`A thief comes by: ${seat(of.seat)} returns a ${LANCE} to the supply.`,
  "lance-stolen": (of) => line`${seat(of.seat)} takes a ${LANCE} from ${seat(of.from)}.`,
  "no-lance"(of) {
    switch (of.why) {
      case "supply-empty":
        return line`No ${LANCE} is left in the supply: ${seat(of.seat)} goes without.`;
      case "nobody-has-one":
        return line`No rival has a ${LANCE}: ${seat(of.seat)} takes none.`;
      case "none-to-lose":
        return line`${seat(of.seat)} has no ${LANCE} to lose: the thief leaves empty-handed.`;
    }
  },
  rolled: (of) =>
    of.face === "seal"
      ? line`${seat(of.seat)} rolls the ${DIE} on ${space(of.space)}, gets the ${SEAL} and will begin the next round.`
      : line`${seat(of.seat)} rolls the ${DIE} on ${space(of.space)}: ${FACE_NAMES[of.face]}.`,
  seal: () => UNTOLD,
  token: (of) => line`${seat(of.seat)} turns up a token on ${space(of.space)}: ${token(of.token)}.`,
  replaced: () => UNTOLD,
  "chain-ends": (of) => line`The twentieth token in a row: after it, ${seat(of.seat)} triggers nothing more.`,
};
