import { type AdviceText, does, EVERYBODY, type Line, line, seat, textFor, verb } from "@roundtable/language";
import type { Seat } from "@roundtable/kernel";
import type { QuestReason } from "../../bot/advice/reason.ts";
import type { Statement } from "../../rules/statements.ts";
import { bothCases, type Cases, casesOf, isCertain } from "../cases.ts";
import { aCharacter, AMULET, card, fails, players, quest, questFirst, side } from "./names.ts";
import { statement } from "./statements.ts";

export const advice: AdviceText<QuestReason> = {
  reason: {
    "team-clean": ({ seats, chance, instead }) =>
      seats.length === 1
        ? line`${players(seats)} is on the side of ${side("good")} ${compared(chance, instead)}.`
        : line`${players(seats)} are on the side of ${side("good")} ${compared(chance, instead)}.`,
    "quest-succeeds": (of) => line`This way ${quest(of.quest)} succeeds ${compared(of.chance, of.instead)}.`,
    "knows-oneself": () => line`You know that you yourself are on the side of ${side("good")}.`,
    "is-evil": (of) =>
      isCertain(of.chance)
        ? line`There is no doubt that ${seat(of.seat)} is on the side of ${side("evil")}.`
        : line`As far as you can know, ${seat(of.seat)} is on the side of ${side("evil")} ${cases(of.chance)}.`,
    "is-good": (of) =>
      line`As far as you can know, ${seat(of.seat)} is on the side of ${side("good")} ${compared(of.chance, of.instead)}.`,
    "looks-evil": (of) =>
      line`To the others ${seat(of.seat)} looks like a player of ${side("evil")} ${cases(of.chance)}.`,
    "friend-can": (of) =>
      line`${seat(of.seat)} is on your side and can play ${card("fail")} on ${quest(of.quest)}.`,
    "can-fail": (of) => line`On ${quest(of.quest)} you can play ${card("fail")} yourself.`,
    decides: (of) =>
      of.side === "good"
        ? line`If ${quest(of.quest)} succeeds, ${side("good")} has its three successes.`
        : line`If ${quest(of.quest)} fails, the quests are over, and ${side("good")} has only its Last Chance.`,
    "card-tells": (of) => {
      const [from, to] = bothCases(of.from, of.to);
      return from.count === to.count
        ? line`${card(of.card)} leaves the suspicion against you at ${ratio(to)}.`
        : line`${card(of.card)} takes the suspicion against you from ${ratio(from)} to ${ratio(to)}.`;
    },
    "needs-more": ({ needed }) =>
      line`It takes ${fails(needed)} to fail this quest, and yours may be the only one.`,
    "hunter-finds": ({ chance, right }) =>
      line`It comes to a hunt ${cases(chance)}, and then the Blind Hunter names two players correctly ${cases(right)}.`,
    "check-settles": (of) =>
      line`${seat(of.seat)} is on the side of ${side("evil")} ${cases(of.chance)}: the ${AMULET} tells you more.`,
    "check-tells-nothing": (of) => line`You know the side of ${seat(of.seat)} already.`,
    shows: ({ loyalty }) =>
      loyalty === "good"
        ? line`Whoever sees ${side("good")} trusts you.`
        : line`Whoever sees ${side("evil")} suspects you.`,
    "names-right": (of) =>
      of.seat === null
        ? line`Naming the face-down card as ${aCharacter(of.character)} is right ${compared(of.chance, of.instead)}.`
        : line`Naming ${seat(of.seat)} as ${aCharacter(of.character)} is right ${compared(of.chance, of.instead)}.`,
    "two-right": ({ chance }) => line`Both names are right ${cases(chance)}.`,
    "good-points": ({ chance }) =>
      line`If nobody hunts, ${side("good")} points out all players of ${side("evil")}, and nobody else, ${cases(chance)}.`,
    "hands-right": ({ chance, instead }) =>
      line`Then the hands point at all players of ${side("evil")}, and at nobody else, ${compared(chance, instead)}.`,
    "hand-counts-not": () =>
      line`Your hands do not count: you will lower them. Point where a good player in your place would.`,
    "changes-side": ({ chance }) =>
      line`You point at two good players, and so change sides, ${cases(chance)}.`,
    "leads-for-certain": () => line`If you lead, the leader is on the side of ${side("good")} for certain.`,
    "gives-up": () => line`Whoever gives up the hunt has lost it.`,
    went: (of, reader) =>
      line`${result(of.quest, of.failed, of.fails)}, and ${does(of.seat, "is", "are")} on the team.${moved(of, reader)}`,
    stayed: (of, reader) =>
      line`${result(of.quest, of.failed, of.fails)}, and ${does(of.seat, "stays", "stay")} at home.${moved(of, reader)}`,
    sent: (of, reader) =>
      line`${does(of.leader, "chooses", "choose")} the team for ${quest(of.quest)}.${moved(of, reader)}`,
    "named-leader": (of, reader) =>
      line`${does(of.by, "names", "name")} ${seat(of.heir)} to lead ${quest(of.quest)}.${moved(of, reader)}`,
    said: (of, reader) =>
      line`${does(of.by, "says", "say")}: “${textFor<Statement, Line, [Seat]>(statement, of.statement, of.by)}”${moved(of, reader)}`,
    shown: (of) => line`Everybody knows that ${does(of.seat, "is", "are")} on the side of ${side(of.side)}.`,
  },
};

function result(of: number, failed: boolean, count: number): Line {
  return failed
    ? line`${questFirst(of)} fails with ${fails(count)}`
    : count === 0
      ? line`${questFirst(of)} succeeds`
      : line`${questFirst(of)} succeeds with ${fails(count)}`;
}

/** “That raises the suspicion against Tom from 3 in 10 to 6 in 10.” */
function moved(of: { readonly seat: Seat; readonly from: number; readonly to: number }, reader: Seat): Line {
  if (reader === EVERYBODY) return [];
  const [from, to] = bothCases(of.from, of.to);
  const against = verb(of.seat, line`against ${seat(of.seat)}`, "against you");
  return of.to > of.from
    ? line` That raises the suspicion ${against} from ${ratio(from)} to ${ratio(to)}.`
    : line` That lowers the suspicion ${against} from ${ratio(from)} to ${ratio(to)}.`;
}

/** “in 7 of 10 cases, compared with 5 of 10 with the other choice” */
function compared(chance: number, instead: number | null): Line {
  if (instead === null) return [cases(chance)];
  const [one, other] = bothCases(chance, instead);
  return one.count === other.count
    ? line`${cases(chance)}, as with the other choice`
    : line`${told(one)}, compared with ${other.count === 0 ? "none" : `${other.count} of ${other.of}`} with the other choice`;
}

function cases(chance: number): string {
  return told(casesOf(chance));
}

function told({ count, of }: Cases): string {
  if (count === 0) return `in fewer than 1 of ${of} cases`;
  return count === of ? "in all cases" : `in ${count} of ${of} cases`;
}

function ratio({ count, of }: Cases): string {
  return `${count} in ${of}`;
}
