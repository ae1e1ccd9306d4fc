import type { Game, Outcome, Statistics } from "@roundtable/kernel";
import { after, stripUntold } from "./view/after.ts";
import { applies } from "./setup/applies.ts";

import { ALL_CHARACTERS, sideOf } from "./characters.ts";
import { clone } from "./clone.ts";
import { apply, asked, decision } from "./steps/index.ts";
import { facts } from "./facts.ts";
import { check } from "./setup/legality.ts";
import type { QuestShape } from "./quest.ts";
import { redeal } from "./view/redeal.ts";
import { retell } from "./view/retell.ts";
import { SEATS } from "./seats.ts";
import { secrets } from "./view/secrets.ts";
import { see } from "./view/see.ts";
import { setup } from "./setup/setup.ts";
import type { State } from "./state.ts";
import { talk } from "./statements.ts";
import { everybody, failures, sideAt } from "./table-facts.ts";
import { openView, view } from "./view/view.ts";

const GOOD = ALL_CHARACTERS.filter((character) => sideOf(character) === "good");
const EVIL = ALL_CHARACTERS.filter((character) => sideOf(character) === "evil");

export const game: Game<QuestShape> = {
  id: "quest",
  version: 2,
  seats: SEATS,
  options: {
    preset: {
      kind: "choice",
      values: ["base", "recommended", "directors-cut", "custom"],
      default: "recommended",
    },
    set: {
      kind: "bag",
      items: ALL_CHARACTERS,
      default: "",
      examples: [
        "loyal-servant cleric morgan-le-fay blind-hunter",
        "loyal-servant galahad arthur morgan-le-fay blind-hunter",
        "loyal-servant apprentice sentinel morgan-le-fay blind-hunter trickster",
        "arthur percival cleric reluctant-leader morgan-le-fay blind-hunter lunatic",
        "good-lancelot evil-lancelot duke apprentice cleric loyal-servant morgan-le-fay blind-hunter",
        "galahad sentinel cleric duke archduke loyal-servant morgan-le-fay mutineer blind-hunter",
        "arthur cleric percival apprentice*2 loyal-servant morgan-le-fay outsider revealer blind-hunter",
        "loyal-servant*3 duke morgan-le-fay saboteur brute",
        "loyal-servant*3 morgan-le-fay braggart",
      ],
    },
    customRules: { kind: "choice", values: ["base", "directors-cut"], default: "base" },
    boardForFour: { kind: "choice", values: ["A", "B"], default: "A" },
    forcedFailBeatsMagic: { kind: "switch", default: true },
    huntAfterSuccess: { kind: "switch", default: true },
    clericMustBeNamed: { kind: "switch", default: false },
    huntVote: { kind: "switch", default: false },
    mysteriousFigures: { kind: "switch", default: false },
    goodPile: {
      kind: "bag",
      items: GOOD,
      default: "",
      examples: ["cleric youth arthur percival loyal-servant*2", "cleric galahad sentinel apprentice*2"],
    },
    evilPile: {
      kind: "bag",
      items: EVIL.filter((character) => character !== "morgan-le-fay" && character !== "blind-hunter"),
      default: "",
      examples: ["mutineer revealer outsider"],
    },
    hiddenCard: { kind: "choice", values: ["may-be-named", "hunter-sees-it"], default: "may-be-named" },
  },
  takeBack: "free-only",
  check,
  setup,
  asked,
  decision,
  apply,
  outcome: ({ ending }): Outcome | null => (ending === null ? null : { winners: ending.winners }),
  view,
  see,
  after,
  redeal,
  retell,
  secrets,
  clone,
  lobby: { applies, thinking: (seats) => ({ match: (seats < 7 ? 8 : 10) * 60, decision: 120 }) },
  replay: { openView, stripUntold },
  talk,
  statistics: { summary, facts, sides: { names: ["good", "evil"], of: sideAt } },
};

function summary(state: State): Statistics {
  const { ending } = state;
  const won = (side: string) => ending?.side === side;
  return {
    averages: { quests: state.quests.length, failures: failures(state) },
    rates: {
      winsBySide: (["good", "evil"] as const).map((side) => ({ of: side, held: won(side) })),
      endings: ending === null ? [] : [{ of: ending.why, held: true }],
      winsByCharacter: everybody(state).map((seat) => ({
        of: state.deal[seat] ?? sideAt(state, seat),
        held: ending?.winners.includes(seat) ?? false,
      })),
    },
  };
}

export type { Answer, Question } from "./asking.ts";
export type { QuestCard } from "./cards.ts";
export { ALL_CHARACTERS, type Character, CHARACTERS, type Loyalty, type Side, sideOf } from "./characters.ts";
export type { QuestEvent } from "./events.ts";
export type { Fact, Known } from "./introduction.ts";
export type { Problem } from "./setup/legality.ts";
export type { MineView, Options, QuestShape, QuestView, View } from "./quest.ts";
export type { Ending, Hand, HandOf, Hunt, Named } from "./state.ts";
export type { Statement } from "./statements.ts";
