import { does, type GameText, line, plural, seat, UNTOLD, verb } from "@roundtable/language";
import type { QuestShape } from "../../rules/quest.ts";
import type { Ending } from "../../rules/state.ts";
import { pointedAt } from "../piece-kinds.ts";
import {
  aCharacter,
  AMULET,
  card,
  cards,
  character,
  deal,
  facts,
  FADED_AMULET,
  fails,
  hands,
  MAGIC,
  players,
  quest,
  questFirst,
  sent,
  side,
} from "./names.ts";

export const event: GameText<QuestShape>["event"] = {
  begins: ({ leader, set }) =>
    line`${does(leader, "leads", "lead")} the first quest. In play: ${cards(set)}.`,
  dealt: (of) =>
    of.character === undefined ? UNTOLD : line`${does(of.seat, "is", "are")} ${aCharacter(of.character)}.`,
  learned(of) {
    if (of.facts === undefined) return UNTOLD;
    const known =
      of.facts.length === 0
        ? line`${does(of.seat, "knows", "know")} no one.`
        : line`${does(of.seat, "knows", "know")}: ${facts(of.facts)}.`;
    const { putAway = [] } = of;
    return putAway.length === 0 ? known : line`${known} The face-down card: ${cards(putAway)}.`;
  },
  introduced: () => line`Everyone is ready. The quests begin.`,
  decided(of) {
    switch (of.what) {
      case "ready":
        return of.answer === "ready"
          ? line`${does(of.seat, "is", "are")} ready.`
          : line`${does(of.seat, "is", "are")} ready and ${verb(of.seat, "shows", "show")} the Cleric: ${side(of.answer === "show-evil" ? "evil" : "good")}.`;
      case "cards":
        return line`${does(of.seat, "plays", "play")} ${card(of.answer === "fail" ? "fail" : "success")} on ${quest(of.quest)}.`;
      case "galahad":
        return of.answer === "reveal"
          ? line`${does(of.seat, "chooses", "choose")} to step forward as Galahad.`
          : line`${does(of.seat, "lets", "let")} the moment pass.`;
      case "discussion":
        return line`${does(of.seat, "has", "have")} heard enough.`;
      case "hunt-window":
        return of.answer === "hunt"
          ? line`${does(of.seat, "chooses", "choose")} to hunt.`
          : line`${does(of.seat, "lets", "let")} the moment pass.`;
      case "hunt-vote":
        return line`${does(of.seat, "plays", "play")} ${card(of.answer === "fail" ? "fail" : "success")} in the hunt vote.`;
      case "point": {
        const at = pointedAt(of.answer);
        return at === null
          ? line`${does(of.seat, "keeps", "keep")} the second hand down for now.`
          : line`${does(of.seat, "is", "are")} going to point at ${seat(at)}.`;
      }
      case "drop":
        return of.answer === "keep-hands"
          ? line`${does(of.seat, "chooses", "choose")} to keep both hands up.`
          : of.answer === "drop-hands"
            ? line`${does(of.seat, "chooses", "choose")} to lower both hands.`
            : line`${does(of.seat, "is", "are")} ready for the hands to be lowered.`;
    }
  },
  team: (of) =>
    line`${questFirst(of.quest)}: ${does(of.leader, "sends", "send")} ${sent(of.team, of.leader)}; the ${MAGIC} goes to ${seat(of.magic)}.`,
  quest: (of) =>
    of.failed
      ? line`${questFirst(of.quest)} fails: ${fails(of.fails)}.`
      : of.fails === 0
        ? line`${questFirst(of.quest)} succeeds.`
        : line`${questFirst(of.quest)} succeeds: ${fails(of.fails)} is not enough.`,
  window({ what, used }) {
    switch (what) {
      case "galahad":
        return used ? line`Galahad steps forward.` : line`No one steps forward as Galahad.`;
      case "hunt-window":
        return used ? line`The hunt begins.` : line`No one hunts: Good gets its Last Chance.`;
    }
  },
  leader: (of) =>
    of.by === null
      ? line`${does(of.seat, "leads", "lead")} ${quest(of.quest)}.`
      : line`${does(of.by, "names", "name")} ${seat(of.seat)} leader of ${quest(of.quest)}.`,
  amulet: (of) => line`${does(of.by, "gives", "give")} the ${AMULET} to ${seat(of.seat)}.`,
  checked: (of) =>
    line`${does(of.seat, "checks", "check")} ${seat(of.target)}${verb(of.target, ", who takes", ": you take")} a ${FADED_AMULET}.`,
  shown: (of) =>
    of.loyalty === undefined
      ? line`${does(of.target, "shows", "show")} an answer that only ${does(of.seat, "sees", "see")}.`
      : line`${does(of.target, "shows", "show")} ${seat(of.seat)}: ${side(of.loyalty)}.`,
  overheard: (of) =>
    of.seat === undefined || of.loyalty === undefined
      ? line`${does(of.target, "shows", "show")} an answer to the Sentinel too, if she is watching.`
      : line`${does(of.target, "shows", "show")} ${seat(of.seat)}, the Sentinel: ${side(of.loyalty)}.`,
  revealed: (of) => line`${does(of.seat, "is", "are")} revealed: ${character(of.character)}.`,
  discussion: ({ seconds }) => line`The quests are over. Discussion: ${minutes(seconds)}.`,
  "talk-closed": () => line`The discussion is over. No more talking.`,
  "hunt-vote": (of) =>
    of.hunt
      ? line`The hunt vote: ${fails(of.fails)}. The hunt begins.`
      : line`The hunt vote: ${fails(of.fails)}. There’s no hunt: Good gets its Last Chance.`,
  hands: (of) => line`All hands are shown: ${hands(of.hands)}.`,
  dropped: ({ seats }) => line`Hands lowered: ${players(seats)}.`,
  raised: (of) =>
    line`${does(of.seat, "raises", "raise")} the second hand and ${verb(of.seat, "points", "point")} at ${seat(of.at)}.`,
  lowered: (of) =>
    line`${does(of.seat, "lowers", "lower")} a hand: ${seat(of.owner)} no longer ${verb(of.owner, "points", "point")} at ${seat(of.from)}.`,
  turned: (of) =>
    line`${does(of.seat, "turns", "turn")} a hand: ${seat(of.owner)} → ${seat(of.to)} instead of ${seat(of.from)}.`,
  hunt: (of) => line`${does(of.seat, "hunts", "hunt")}. No one else may speak.`,
  named(of) {
    const named =
      of.target === null
        ? line`${does(of.seat, "names", "name")} the face-down card: ${character(of.character)}.`
        : line`${does(of.seat, "names", "name")} ${seat(of.target)}: ${character(of.character)}.`;
    return of.right ? line`${named} Right!` : line`${named} Wrong!`;
  },
  "gave-up": (of) => line`${does(of.seat, "gives", "give")} up the hunt.`,
  over(of) {
    const told = line`${side(of.side)} wins: ${WHY[of.why]}.`;
    const held = of.deal.length === 0 ? told : line`${told} The characters: ${deal(of.deal)}.`;
    return of.putAway.length === 0 ? held : line`${held} Put away unseen: ${cards(of.putAway)}.`;
  },
};

const WHY: Readonly<Record<Ending["why"], string>> = {
  "three-successes": "three quests have succeeded",
  "hunt-succeeded": "the hunt has found two good players",
  "hunt-failed": "the hunt has failed",
  "arthur-named": "the hunt has found Arthur",
  "evil-pointed-out": "Good has pointed at every evil player and no one else",
  "evil-not-pointed-out": "Good has missed its Last Chance",
  "all-leaders-evil": "Good has missed its Last Chance, but every quest had an evil leader",
};

function minutes(seconds: number): string {
  const count = Math.round(seconds / 60);
  return `${count} ${plural("en", count, { one: "minute", other: "minutes" })}`;
}
