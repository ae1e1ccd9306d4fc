import type { Seat } from "@roundtable/kernel";
import {
  type AdviceText,
  byGender,
  does,
  EVERYBODY,
  isCertain,
  type Line,
  line,
  percent,
  seat,
  textFor,
  toldChance,
  toldChances,
} from "@roundtable/language";
import { inCase } from "@roundtable/language/names/ru";
import type { FailureRecord, QuestReason } from "../../bot/advice/reason.ts";
import type { Statement } from "../../rules/statements.ts";
import { AMULET, card, character, fails, players, quest, questFirst, side } from "./names.ts";
import { statement } from "./statements.ts";

export const advice: AdviceText<QuestReason> = {
  reason: {
    "team-clean": ({ seats, chance, instead }) =>
      seats.length === 1
        ? line`${players(seats)} на стороне ${side("gen", "good")} ${compared(chance, instead)}.`
        : line`Все в отряде (${players(seats)}) на стороне ${side("gen", "good")} ${compared(chance, instead)}.`,
    "quest-succeeds": (of) =>
      line`Тогда ${quest("nom", of.quest)} будет успешным ${compared(of.chance, of.instead)}.`,
    "knows-oneself": () => line`О себе вы знаете точно: вы на стороне ${side("gen", "good")}.`,
    "is-evil": (of) =>
      isCertain(of.chance)
        ? line`Сомнений нет: ${seat(of.seat)} на стороне ${side("gen", "evil")}.`
        : line`Судя по тому, что вам известно, ${seat(of.seat)} на стороне ${side("gen", "evil")} ${cases(of.chance)}.`,
    "is-good": (of) =>
      line`Судя по тому, что вам известно, ${seat(of.seat)} на стороне ${side("gen", "good")} ${compared(of.chance, of.instead)}.`,
    "looks-evil": (of) =>
      line`С точки зрения остальных, ${seat(of.seat)} на стороне ${side("gen", "evil")} ${cases(of.chance)}.`,
    "friend-can": (of) =>
      line`${seat(of.seat)} на вашей стороне и может сыграть ${card("fail")} в ${quest("prep", of.quest)}.`,
    "can-fail": (of) => line`В ${quest("prep", of.quest)} вы можете сыграть ${card("fail")}.`,
    decides: (of) =>
      of.side === "good"
        ? line`Если ${quest("nom", of.quest)} будет успешным, у ${side("gen", "good")} будет три успеха.`
        : line`Если ${quest("nom", of.quest)} провалится, походы закончатся и у ${side("gen", "good")} останется только последний шанс.`,
    "card-tells": (of) => {
      const [from, to] = toldChances(of.from, of.to);
      return from === to
        ? line`Если сыграть ${card(of.card)}, вас будут подозревать как прежде: ${inPercent(to)}.`
        : line`Если сыграть ${card(of.card)}, подозрения против вас изменятся: было ${inPercent(from)}, станет ${inPercent(to)}.`;
    },
    "needs-more": ({ needed }) =>
      line`Чтобы поход провалился, нужно ${fails(needed)}, а ваш, возможно, будет единственным.`,
    "hunter-finds": ({ chance, right }) =>
      line`До охоты дойдёт ${cases(chance)}, и тогда Слепая охотница верно назовёт двоих ${cases(right)}.`,
    "check-settles": (of) =>
      line`${seat(of.seat)} на стороне ${side("gen", "evil")} ${cases(of.chance)}: ${AMULET.nom} всё прояснит.`,
    "check-tells-nothing": (of) => line`Вы уже знаете, на чьей стороне ${seat(of.seat)}.`,
    shows: ({ loyalty }) =>
      loyalty === "good"
        ? line`Кто увидит ${side("nom", "good")}, будет вам доверять.`
        : line`Кто увидит ${side("nom", "evil")}, будет вас подозревать.`,
    "names-right": (of) =>
      of.seat === null
        ? line`Карта лицом вниз — ${character(of.character)}: это верно ${compared(of.chance, of.instead)}.`
        : line`${seat(of.seat)} — ${character(of.character)}: это верно ${compared(of.chance, of.instead)}.`,
    "two-right": ({ chance }) => line`Обе догадки верны ${cases(chance)}.`,
    "good-points": ({ chance }) =>
      line`Если охоты не будет, ${side("nom", "good")} укажет на всех приверженцев ${side("gen", "evil")} и только на них ${cases(chance)}.`,
    "hands-right": ({ chance, instead }) =>
      line`Тогда руки укажут на всех приверженцев ${side("gen", "evil")} и только на них ${compared(chance, instead)}.`,
    "hand-counts-not": () =>
      line`Ваши руки не считаются: их придётся опустить. Указывайте туда, куда указали бы на стороне ${side("gen", "good")}.`,
    "changes-side": ({ chance }) =>
      line`Вы указываете на двух приверженцев ${side("gen", "good")} и переходите на их сторону ${cases(chance)}.`,
    "leads-for-certain": () => line`Если поход возглавите вы, лидер точно на стороне ${side("gen", "good")}.`,
    "gives-up": () => line`Отказаться от охоты — значит проиграть её.`,
    went: (of, reader) =>
      because(
        of,
        reader,
        (isFirst) =>
          line`${result(of, isFirst)}, а ${byGender(of.seat, {
            he: line`${seat(of.seat)} был в отряде`,
            she: line`${seat(of.seat)} была в отряде`,
            person: line`в отряде — ${seat(of.seat)}`,
            you: line`${seat(of.seat)} были в отряде`,
          })}`,
      ),
    stayed: (of, reader) =>
      because(
        of,
        reader,
        (isFirst) =>
          line`${result(of, isFirst)}, а ${seat(of.seat)} ${byGender(of.seat, {
            he: "остался",
            she: "осталась",
            person: "остаётся",
            you: "остались",
          })} дома`,
      ),
    sent: (of, reader) =>
      because(
        of,
        reader,
        () =>
          line`${does(of.leader, "собирает", "собираете")} для похода ${of.quest} такой отряд: ${players(of.team)}${given(of)}`,
      ),
    "named-leader": (of, reader) =>
      because(
        of,
        reader,
        () =>
          line`${does(of.by, "назначает", "назначаете")} ${inCase("acc", of.heir)} лидером похода ${of.quest}${given(of)}`,
      ),
    said: (of, reader) =>
      because(
        of,
        reader,
        () =>
          line`${does(of.by, "говорит", "говорите")}: «${textFor<Statement, Line, [Seat]>(statement, of.statement, of.by)}»`,
        "",
      ),
    shown: (of) => line`Всем известно: ${seat(of.seat)} на стороне ${side("gen", of.side)}.`,
  },
};

function result(of: { quest: number; failed: boolean; fails: number }, isFirst: boolean): Line {
  const name = isFirst ? questFirst(of.quest) : quest("nom", of.quest);
  if (of.failed) return line`${name} провален (${fails(of.fails)})`;
  return of.fails === 0 ? line`${name} успешен` : line`${name} успешен (${fails(of.fails)})`;
}

interface Moved {
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
}

/** «Подозрения против Агаты растут: было 30 %, стало 60 %, потому что поход 2 провален, а Агата была в отряде.» */
function because(of: Moved, reader: Seat, cause: (isFirst: boolean) => Line, end = "."): Line {
  if (reader === EVERYBODY) return line`${cause(true)}${end}`;
  const [from, to] = toldChances(of.from, of.to);
  const moves = of.to > of.from ? "растут" : "слабеют";
  return line`Подозрения против ${inCase("gen", of.seat)} ${moves}: было ${inPercent(from)}, стало ${inPercent(to)}, потому что ${cause(false)}${end}`;
}

/** «, хотя Макс уже был в обоих проваленных походах» */
function given(of: Moved & { readonly record: FailureRecord }): Line {
  const { failed, worst } = of.record;
  if (failed === 0) return [];
  if (of.to <= of.from) return worst === null ? [", и никого из них не было в проваленных походах"] : [];
  if (worst === null) return [];
  const [within, whose] = share(worst.failures, failed);
  const was = (words: string): Line => line`${seat(worst.seat)} уже ${words} ${within}`;
  return line`, хотя ${byGender(worst.seat, {
    he: was("был"),
    she: was("была"),
    person: line`${seat(worst.seat)} — участник ${whose}`,
    you: was("были"),
  })}`;
}

/** «в обоих проваленных походах» and «обоих проваленных походов» */
function share(failures: number, failed: number): readonly [within: string, whose: string] {
  if (failed === 1) return ["в проваленном походе", "проваленного похода"];
  if (failures === failed) {
    const all = failed === 2 ? "обоих" : "всех";
    return [`в${all === "всех" ? "о" : ""} ${all} проваленных походах`, `${all} проваленных походов`];
  }
  return failures === 1
    ? ["в одном из проваленных походов", "одного из проваленных походов"]
    : ["в нескольких проваленных походах", "нескольких проваленных походов"];
}

/** «с вероятностью 70 %, а при другом выборе — 50 %» */
function compared(chance: number, instead: number | null): Line {
  if (instead === null) return [cases(chance)];
  const [one, other] = toldChances(chance, instead);
  return one === other
    ? line`${inCases(one)}, как и при другом выборе`
    : line`${inCases(one)}, а при другом выборе — ${inPercent(other)}`;
}

function cases(chance: number): string {
  return inCases(toldChance(chance));
}

function inCases(chance: number): string {
  return chance === 1 ? "наверняка" : `с вероятностью ${inPercent(chance)}`;
}

function inPercent(chance: number): string {
  return chance === 0 ? `меньше ${percent("ru", 0.01)}` : percent("ru", chance);
}
