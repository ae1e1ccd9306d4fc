import type { Seat } from "@roundtable/kernel";
import {
  type AdviceText,
  byGender,
  does,
  EVERYBODY,
  isCertain,
  type Line,
  line,
  type Part,
  seat,
  textFor,
  toldChances,
} from "@roundtable/language";
import { chanceThat, inPercent, type Otherwise, theChance } from "@roundtable/language/chance/en";
import type { FailureRecord, QuestReason } from "../../bot/advice/reason.ts";
import type { Statement } from "../../rules/statements.ts";
import { aCharacter, AMULET, card, fails, players, quest, questFirst, sent, side } from "./names.ts";
import { statement } from "./statements.ts";

export const advice: AdviceText<QuestReason> = {
  reason: {
    "team-clean": ({ seats, chance, instead }) =>
      chanceThat(
        seats.length === 1
          ? line`${players(seats)} is good`
          : line`${players(seats)} are ${seats.length === 2 ? "both" : "all"} good`,
        chance,
        otherChoice(instead),
      ),
    "quest-succeeds": (of) =>
      chanceThat(line`${quest(of.quest)} succeeds this way`, of.chance, otherChoice(of.instead)),
    "knows-oneself": () => line`You can be sure of yourself: you’re good.`,
    "is-evil": (of) =>
      isCertain(of.chance)
        ? line`There’s no doubt that ${seat(of.seat)} is evil.`
        : line`As far as you can tell, ${theChance(of.chance, line`${seat(of.seat)} is evil`)}`,
    "is-good": (of) =>
      line`As far as you can tell, ${theChance(of.chance, line`${seat(of.seat)} is good`, otherChoice(of.instead))}`,
    "looks-evil": (of) =>
      line`From what the others know, ${theChance(of.chance, line`${seat(of.seat)} is evil`)}`,
    "friend-can": (of) =>
      line`${seat(of.seat)} is on your side and can play ${card("fail")} on ${quest(of.quest)}.`,
    "can-fail": (of) => line`You can play ${card("fail")} on ${quest(of.quest)} yourself.`,
    decides: (of) =>
      of.side === "good"
        ? line`If ${quest(of.quest)} succeeds, ${side("good")} has its three successes.`
        : line`If ${quest(of.quest)} fails, the quests are over, and all that’s left for ${side("good")} is the Last Chance.`,
    "card-tells": (of) => {
      const [from, to] = toldChances(of.from, of.to);
      return from === to
        ? line`If you play ${card(of.card)}, the others’ suspicion of you stays at ${inPercent(to)}.`
        : line`If you play ${card(of.card)}, the others’ suspicion of you goes from ${inPercent(from)} to ${inPercent(to)}.`;
    },
    "needs-more": ({ needed }) =>
      line`It takes ${fails(needed)} to make this quest fail, and yours may be the only one.`,
    "hunter-finds": ({ chance, right }) =>
      line`${chanceThat(line`there’s a hunt`, chance)} In that case, ${theChance(right, line`the Blind Hunter names two players correctly`)}`,
    "check-settles": (of) =>
      line`The ${AMULET} will tell you more: ${theChance(of.chance, line`${seat(of.seat)} is evil`)}`,
    "check-tells-nothing": (of) => line`You already know ${seat(of.seat)}’s side.`,
    shows: ({ loyalty }) =>
      loyalty === "good"
        ? line`If you show ${side("good")}, you’ll be trusted.`
        : line`If you show ${side("evil")}, you’ll be suspected.`,
    "names-right": (of) =>
      chanceThat(
        of.seat === null
          ? line`the face-down card is ${aCharacter(of.character)}`
          : line`${seat(of.seat)} is ${aCharacter(of.character)}`,
        of.chance,
        otherChoice(of.instead),
      ),
    "two-right": ({ chance }) => chanceThat(line`both names are right`, chance),
    "good-points": ({ chance }) =>
      line`If no one hunts, ${theChance(chance, line`${side("good")} points at every evil player and no one else`)}`,
    "hands-right": ({ chance, instead }) =>
      chanceThat(
        line`the hands then point at every evil player and no one else`,
        chance,
        otherChoice(instead),
      ),
    "hand-counts-not": () =>
      line`Your hands won’t count, because you’ll lower them. Point where a good player in your place would.`,
    "changes-side": ({ chance }) =>
      chanceThat(line`you point at two good players and so change sides`, chance),
    "leads-for-certain": () => line`If you lead, the leader is certain to be good.`,
    "gives-up": () => line`If you give up the hunt, you lose it.`,
    went: (of, reader) =>
      because(
        of,
        reader,
        (first) => line`${result(of, first)}, and ${does(of.seat, "was", "were")} on the team`,
      ),
    stayed: (of, reader) =>
      because(
        of,
        reader,
        (first) => line`${result(of, first)}, and ${does(of.seat, "wasn’t", "weren’t")} on the team`,
      ),
    sent: (of, reader) =>
      because(of, reader, () => {
        const others = of.team.filter((member) => member !== of.leader);
        return line`${seat(of.leader)} sent ${sent(of.team, of.leader)} on ${quest(of.quest)}${given(of, others)}`;
      }),
    "named-leader": (of, reader) =>
      because(
        of,
        reader,
        () => line`${seat(of.by)} named ${seat(of.heir)} leader of ${quest(of.quest)}${given(of, [of.heir])}`,
      ),
    said: (of, reader) =>
      because(
        of,
        reader,
        () =>
          line`${seat(of.by)} said: “${textFor<Statement, Line, [Seat]>(statement, of.statement, of.by)}”`,
        "",
      ),
    shown: (of) =>
      line`Everyone knows that ${does(of.seat, "is", "are")} ${of.side === "good" ? "good" : "evil"}.`,
  },
};

function otherChoice(instead: number | null): Otherwise | null {
  return instead === null ? null : { chance: instead, when: ["for the other choice"] };
}

function result(of: { quest: number; failed: boolean; fails: number }, isFirst: boolean): Line {
  const name = isFirst ? questFirst(of.quest) : quest(of.quest);
  if (of.failed) return line`${name} failed with ${fails(of.fails)}`;
  return of.fails === 0 ? line`${name} succeeded` : line`${name} succeeded despite ${fails(of.fails)}`;
}

interface Moved {
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
}

/**
 * “Suspicion of Tom rises from 30% to 60% because quest 2 failed with 1 Fail, and Tom was on the team.” Everybody is told
 * the cause alone: how far it moved what is shown beside it.
 */
function because(of: Moved, reader: Seat, cause: (isFirst: boolean) => Line, end = "."): Line {
  if (reader === EVERYBODY) return line`${cause(true)}${end}`;
  const [from, to] = toldChances(of.from, of.to);
  const moves = of.to > of.from ? "rises" : "falls";
  return line`Suspicion of ${seat(of.seat)} ${moves} from ${inPercent(from)} to ${inPercent(to)} because ${cause(false)}${end}`;
}

/** Why choosing them was suspicious, or was not: “, although Max had been on both failed quests”. */
function given(of: Moved & { readonly record: FailureRecord }, chosen: readonly Seat[]): Part | Line {
  const { failed, worst } = of.record;
  if (failed === 0) return "";
  if (of.to > of.from)
    return worst === null
      ? ""
      : line`, although ${chosen.length === 1 ? they(worst.seat) : seat(worst.seat)} had been on ${share(worst.failures, failed)}`;
  const [first, ...others] = chosen;
  if (worst !== null || first === undefined) return "";
  return others.length === 0
    ? line`, and ${they(first)} hadn’t been on a failed quest`
    : line`, none of whom had been on a failed quest`;
}

function they(of: Seat): Part {
  return byGender(of, { he: "he", she: "she", person: [seat(of)], you: "you" });
}

function share(failures: number, failed: number): string {
  if (failed === 1) return "the failed quest";
  if (failures < failed) return failures === 1 ? "a failed quest" : `${failures} failed quests`;
  return failed === 2 ? "both failed quests" : `all ${failed} failed quests`;
}
