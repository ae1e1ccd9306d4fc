import type { Seat } from "@roundtable/kernel";
import {
  type AdviceText,
  does,
  EVERYBODY,
  type Line,
  line,
  plural,
  seat,
  textFor,
  verb,
} from "@roundtable/language";
import type { QuestReason } from "../../bot/advice/reason.ts";
import type { Statement } from "../../rules/statements.ts";
import { bothCases, type Cases, casesOf, isCertain } from "../cases.ts";
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
        : line`Насколько вы можете знать, ${seat(of.seat)} на стороне ${side("gen", "evil")} ${cases(of.chance)}.`,
    "is-good": (of) =>
      line`Насколько вы можете знать, ${seat(of.seat)} на стороне ${side("gen", "good")} ${compared(of.chance, of.instead)}.`,
    "looks-evil": (of) =>
      line`На взгляд остальных, ${seat(of.seat)} на стороне ${side("gen", "evil")} ${cases(of.chance)}.`,
    "friend-can": (of) =>
      line`${seat(of.seat)} на вашей стороне и может сыграть ${card("fail")} в ${quest("prep", of.quest)}.`,
    "can-fail": (of) => line`В ${quest("prep", of.quest)} вы можете сыграть ${card("fail")}.`,
    decides: (of) =>
      of.side === "good"
        ? line`Если ${quest("nom", of.quest)} будет успешным, у ${side("gen", "good")} три успеха.`
        : line`Если ${quest("nom", of.quest)} провалится, походы окончены и у ${side("gen", "good")} остаётся только последний шанс.`,
    "card-tells": (of) => {
      const [from, to] = bothCases(of.from, of.to);
      return from.count === to.count
        ? line`Если сыграть ${card(of.card)}, вас будут подозревать как прежде: ${ratio(to)}.`
        : line`Если сыграть ${card(of.card)}, подозрение против вас изменится: было ${ratio(from)}, станет ${ratio(to)}.`;
    },
    "needs-more": ({ needed }) =>
      line`Чтобы поход провалился, нужно ${fails(needed)}, а ваш, возможно, будет единственным.`,
    "hunter-finds": ({ chance, right }) =>
      line`До охоты доходит ${cases(chance)}, и тогда Слепая охотница верно называет двоих ${cases(right)}.`,
    "check-settles": (of) =>
      line`${seat(of.seat)} на стороне ${side("gen", "evil")} ${cases(of.chance)}: ${AMULET.nom} прояснит дело.`,
    "check-tells-nothing": (of) => line`${seat(of.seat)}: эта сторона вам уже известна.`,
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
      line`Тогда руки указывают на всех приверженцев ${side("gen", "evil")} и только на них ${compared(chance, instead)}.`,
    "hand-counts-not": () =>
      line`Ваши руки не считаются: их придётся опустить. Указывайте туда, куда указали бы на стороне ${side("gen", "good")}.`,
    "changes-side": ({ chance }) =>
      line`Вы указываете на двух приверженцев ${side("gen", "good")} и переходите на их сторону ${cases(chance)}.`,
    "leads-for-certain": () => line`Если поход возглавите вы, лидер точно на стороне ${side("gen", "good")}.`,
    "gives-up": () => line`Отказаться от охоты — значит проиграть её.`,
    went: (of, reader) =>
      line`${result(of.quest, of.failed, of.fails)}, и ${seat(of.seat)} в отряде.${moved(of, reader)}`,
    stayed: (of, reader) =>
      line`${result(of.quest, of.failed, of.fails)}, а ${does(of.seat, "остаётся", "остаётесь")} дома.${moved(of, reader)}`,
    sent: (of, reader) =>
      line`Отряд для похода ${of.quest} ${verb(of.leader, "собирает", "собираете")} ${seat(of.leader)}.${moved(of, reader)}`,
    "named-leader": (of, reader) =>
      line`${questFirst(of.quest)} ${verb(of.heir, "возглавляет", "возглавляете")} ${seat(of.heir)}: так ${verb(of.by, "решает", "решаете")} ${seat(of.by)}.${moved(of, reader)}`,
    said: (of, reader) =>
      line`${does(of.by, "говорит", "говорите")}: «${textFor<Statement, Line, [Seat]>(statement, of.statement, of.by)}»${moved(of, reader)}`,
    shown: (of) => line`Всем известно: ${seat(of.seat)} на стороне ${side("gen", of.side)}.`,
  },
};

function result(of: number, failed: boolean, count: number): Line {
  return failed
    ? line`${questFirst(of)} провален (${fails(count)})`
    : count === 0
      ? line`${questFirst(of)} успешен`
      : line`${questFirst(of)} успешен (${fails(count)})`;
}

/** «Подозрение растёт (Том): было 3 из 10, стало 6 из 10.» */
function moved(of: { readonly seat: Seat; readonly from: number; readonly to: number }, reader: Seat): Line {
  if (reader === EVERYBODY) return [];
  const [from, to] = bothCases(of.from, of.to);
  return of.to > of.from
    ? line` Подозрение растёт (${seat(of.seat)}): было ${ratio(from)}, стало ${ratio(to)}.`
    : line` Подозрение слабеет (${seat(of.seat)}): было ${ratio(from)}, стало ${ratio(to)}.`;
}

/** «в 7 случаях из 10, а при другом выборе — в 5 из 10» */
function compared(chance: number, instead: number | null): Line {
  if (instead === null) return [cases(chance)];
  const [one, other] = bothCases(chance, instead);
  return one.count === other.count
    ? line`${cases(chance)}, как и при другом выборе`
    : line`${told(one)}, а при другом выборе — ${other.count === 0 ? "ни в одном" : `в ${other.count} из ${other.of}`}`;
}

function cases(chance: number): string {
  return told(casesOf(chance));
}

/** «в 1 случае из 10, в 7 случаях из 10» */
function told({ count, of }: Cases): string {
  if (count === 0) return `реже чем в 1 случае из ${of}`;
  if (count === of) return "во всех случаях";
  return `в ${count} ${plural("ru", count, { one: "случае", few: "случаях", many: "случаях" })} из ${of}`;
}

function ratio({ count, of }: Cases): string {
  return `${count} из ${of}`;
}
