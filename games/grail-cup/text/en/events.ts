import { does, type GameText, line, seat, UNTOLD, verb } from "@roundtable/language";
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
  starts: (of) =>
    line`${does(of.seat, "draws", "draw")} number ${of.number} and ${verb(of.seat, "starts", "start")} on ${space(of.space)}.`,
  round({ round, first, why }) {
    switch (why) {
      case "seal":
        return line`Round ${round}. ${does(first, "rolled", "rolled")} the ${SEAL} and ${verb(first, "begins", "begin")}.`;
      case "last":
        return line`Round ${round}. ${does(first, "is", "are")} last in the race and ${verb(first, "begins", "begin")}.`;
    }
  },
  "set-aside": ({ faceUp }) =>
    faceUp.length === 0
      ? line`One card is set aside face down.`
      : line`Set aside face up: ${allies(faceUp)}. One more card is set aside face down.`,
  hand(of) {
    if (of.hand === undefined) return UNTOLD;
    return of.takenUp === undefined
      ? line`${does(of.seat, "chooses", "choose")} among ${allies(of.hand)}.`
      : line`${does(of.seat, "picks", "pick")} up the ${FACE_DOWN_CARD}, ${theAlly(of.takenUp)}, and ${verb(of.seat, "chooses", "choose")} between ${allies(of.hand)}.`;
  },
  kept: (of) =>
    of.ally === undefined ? UNTOLD : line`${does(of.seat, "keeps", "keep")} ${theAlly(of.ally)}.`,
  passed: (of) =>
    line`${does(of.seat, "passes", "pass")} ${cards(of.cards)} to the ${of.direction}, to ${seat(of.to)}.`,
  removed: (of) => line`One card is taken out at random, unseen by anyone: ${of.cards} are left.`,
  discarded: (of) =>
    of.ally === undefined
      ? line`${does(of.seat, "discards", "discard")} the last card face down.`
      : line`${does(of.seat, "discards", "discard")} ${theAlly(of.ally)} face down.`,
  called: (of) =>
    of.seat === null
      ? line`Number ${of.ally}, ${theAlly(of.ally)}: no one answers the call.`
      : line`Number ${of.ally}: ${does(of.seat, "shows", "show")} ${theAlly(of.ally)}.`,
  cursed: (of) => line`${does(of.seat, "curses", "curse")} ${theAlly(of.ally)}.`,
  exchanged: (of) =>
    of.space === of.withSpace
      ? line`The curse strikes: ${seat(of.seat)} and ${seat(of.with)} swap places on ${space(of.space)}.`
      : line`The curse strikes: ${does(of.seat, "is", "are")} now on ${space(of.space)} and ${seat(of.with)} on ${space(of.withSpace)}.`,
  pointed: (of) =>
    of.seat === of.knight
      ? line`${does(of.seat, "points", "point")} at ${verb(of.seat, "their", "your")} own knight: “This one will be first!”`
      : line`${does(of.seat, "points", "point")} at a knight: “${seat(of.knight)} will be first!”`,
  claimed: (of) =>
    of.right
      ? line`${does(of.knight, "leads", "lead")} the race: ${theAlly(2)} is right, and ${does(of.seat, "rides", "ride")} out in front.`
      : line`${does(of.knight, "doesn’t", "don’t")} lead the race: ${theAlly(2)} is wrong, and ${does(of.seat, "gains", "gain")} nothing.`,
  looked: (of) =>
    of.tokens === undefined
      ? line`${does(of.seat, "looks", "look")} at the tokens on ${spaces(of.spaces)}.`
      : line`${does(of.seat, "finds", "find")} ${found(of.spaces, of.tokens)}.`,
  rearranged: (of) =>
    of.tokens === undefined
      ? line`${does(of.seat, "puts", "put")} the tokens back on ${spaces(of.spaces)}, perhaps in another order.`
      : line`${does(of.seat, "puts", "put")} back ${found(of.spaces, of.tokens)}.`,
  moved(of) {
    switch (of.cause) {
      case "ally":
      case "exchange":
      case "claim":
        return line`${does(of.seat, "rides", "ride")} from ${space(of.from)} to ${landing(of.to)}.`;
      case "boots":
        return line`${does(of.seat, "strides", "stride")} from ${space(of.from)} to ${landing(of.to)} in ${aToken("boots")}.`;
      case "goblin":
        return line`A ${token("goblin")} chases ${seat(of.seat)} from ${space(of.from)} back to ${landing(of.to)}.`;
      case "fake-grail":
        return line`A ${token("fake-grail")} lures ${seat(of.seat)} from ${space(of.from)} back to ${landing(of.to)}.`;
    }
  },
  blocked: (of) =>
    line`The ${DRAGON} blocks the way: ${does(of.seat, "stops", "stop")} on ${space(of.space)}.`,
  stays(of) {
    switch (of.cause) {
      case "ally":
      case "exchange":
      case "claim":
      case "boots":
        return line`${does(of.seat, "has", "have")} nowhere to ride and ${verb(of.seat, "stays", "stay")} put.`;
      case "goblin":
      case "fake-grail":
        return line`${seat(of.seat)} can’t go any further back and ${verb(of.seat, "stays", "stay")} put.`;
    }
  },
  dragon: (of) =>
    line`${does(of.seat, "sends", "send")} the ${DRAGON} from ${space(of.from)} to ${landing(of.to)}.`,
  won: (of) =>
    line`${does(of.seat, "reaches", "reach")} the finish and ${verb(of.seat, "wins", "win")} the Grail!`,
  "lance-taken": (of) => line`${does(of.seat, "takes", "take")} a ${LANCE}.`,
  "lance-spent": (of) => line`${does(of.seat, "spends", "spend")} a ${LANCE} to pass the ${DRAGON}.`,
  "lance-lost": (of) =>
    line`A thief comes by: ${does(of.seat, "returns", "return")} a ${LANCE} to the supply.`,
  "lance-stolen": (of) => line`${does(of.seat, "takes", "take")} a ${LANCE} from ${seat(of.from)}.`,
  "no-lance"(of) {
    switch (of.why) {
      case "supply-empty":
        return line`No ${LANCE} is left in the supply: ${does(of.seat, "goes", "go")} without.`;
      case "nobody-has-one":
        return line`No rival has a ${LANCE}: ${does(of.seat, "takes", "take")} none.`;
      case "none-to-lose":
        return line`${does(of.seat, "has", "have")} no ${LANCE} to lose: the thief leaves empty-handed.`;
    }
  },
  rolled: (of) =>
    of.face === "seal"
      ? line`${does(of.seat, "rolls", "roll")} the ${DIE} on ${space(of.space)}, ${verb(of.seat, "gets", "get")} the ${SEAL} and ${verb(of.seat, "begins", "begin")} the next round.`
      : line`${does(of.seat, "rolls", "roll")} the ${DIE} on ${space(of.space)}: ${FACE_NAMES[of.face]}.`,
  seal: () => UNTOLD,
  token: (of) =>
    line`${does(of.seat, "turns", "turn")} up a token on ${space(of.space)}: ${token(of.token)}.`,
  replaced: () => UNTOLD,
  "chain-ends": (of) =>
    line`That’s the twentieth token in a row: ${does(of.seat, "triggers", "trigger")} nothing more.`,
};
