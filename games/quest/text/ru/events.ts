import type { Seat } from "@roundtable/kernel";
import {
  byGender,
  does,
  type GameText,
  type Line,
  line,
  plural,
  seat,
  UNTOLD,
  verb,
} from "@roundtable/language";
import { inCase } from "@roundtable/language/names/ru";
import type { QuestShape } from "../../rules/quest.ts";
import type { Ending } from "../../rules/state.ts";
import { pointedAt } from "../piece-kinds.ts";
import {
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
  side,
} from "./names.ts";

export const event: GameText<QuestShape>["event"] = {
  begins: ({ leader, set }) =>
    line`Первый поход ${verb(leader, "возглавляет", "возглавляете")} ${seat(leader)}. В игре: ${cards(set)}.`,
  dealt: (of) => (of.character === undefined ? UNTOLD : line`${seat(of.seat)} — ${character(of.character)}.`),
  learned(of) {
    if (of.facts === undefined) return UNTOLD;
    const known =
      of.facts.length === 0
        ? line`${seat(of.seat)} никого не ${verb(of.seat, "знает", "знаете")}.`
        : line`${does(of.seat, "знает", "знаете")}: ${facts(of.facts)}.`;
    const { putAway = [] } = of;
    return putAway.length === 0 ? known : line`${known} Лицом вниз лежит: ${cards(putAway)}.`;
  },
  introduced: () => line`Знакомство окончено. Начинаются походы.`,
  decided(of) {
    switch (of.what) {
      case "ready":
        return of.answer === "ready"
          ? line`${does(of.seat, "подтверждает", "подтверждаете")}: всё ясно, можно начинать.`
          : line`${does(of.seat, "показывает", "показываете")} Священнику: ${side("nom", of.answer === "show-evil" ? "evil" : "good")}.`;
      case "cards":
        return line`${does(of.seat, "играет", "играете")} ${card(of.answer === "fail" ? "fail" : "success")} в ${quest("prep", of.quest)}.`;
      case "galahad":
        return of.answer === "reveal"
          ? line`${does(of.seat, "решает", "решаете")} раскрыться: Галахад.`
          : line`${does(of.seat, "молчит", "молчите")}.`;
      case "discussion":
        return line`${does(of.seat, "предлагает", "предлагаете")} закончить обсуждение.`;
      case "hunt-window":
        return of.answer === "hunt"
          ? line`${does(of.seat, "решает", "решаете")} начать охоту.`
          : line`${does(of.seat, "молчит", "молчите")}.`;
      case "hunt-vote":
        return line`${does(of.seat, "играет", "играете")} ${card(of.answer === "fail" ? "fail" : "success")} на голосовании об охоте.`;
      case "point": {
        const at = pointedAt(of.answer);
        return at === null
          ? line`${seat(of.seat)} пока не ${verb(of.seat, "поднимает", "поднимаете")} вторую руку.`
          : line`${does(of.seat, "готовится", "готовитесь")} указать на ${inCase("acc", at)}.`;
      }
      case "drop":
        return of.answer === "keep-hands"
          ? line`${does(of.seat, "решает", "решаете")} не опускать руки.`
          : of.answer === "drop-hands"
            ? line`${does(of.seat, "решает", "решаете")} опустить обе руки.`
            : line`${does(of.seat, "подтверждает", "подтверждаете")}.`;
    }
  },
  team: (of) =>
    line`${questFirst(of.quest)}: отряд ${verb(of.leader, "собирает", "собираете")} ${seat(of.leader)}. Идут ${players(of.team)}; ${MAGIC.nom} у ${inCase("gen", of.magic)}.`,
  quest: (of) =>
    of.failed
      ? line`${questFirst(of.quest)} провален: ${fails(of.fails)}.`
      : of.fails === 0
        ? line`${questFirst(of.quest)} успешен.`
        : line`${questFirst(of.quest)} успешен: ${fails(of.fails)}, этого мало.`,
  window({ what, used }) {
    switch (what) {
      case "galahad":
        return used ? line`Галахад раскрывается.` : line`Галахад не показывается.`;
      case "hunt-window":
        return used ? line`Охота начинается.` : line`Никто не начинает охоту: у Добра последний шанс.`;
    }
  },
  leader: (of) =>
    of.by === null
      ? line`${questFirst(of.quest)} ${verb(of.seat, "возглавит", "возглавите")} ${seat(of.seat)}.`
      : line`${does(of.by, "назначает", "назначаете")} ${inCase("acc", of.seat)} лидером похода ${of.quest}.`,
  amulet: (of) => line`${does(of.by, "отдаёт", "отдаёте")} ${AMULET.nom} ${inCase("dat", of.seat)}.`,
  checked: (of) =>
    line`${does(of.seat, "проверяет", "проверяете")} ${AMULET.ins} ${inCase("acc", of.target)}, и ${byGender(
      of.target,
      {
        he: "тот берёт",
        she: "та берёт",
        person: line`${seat(of.target)} берёт`,
        you: "вы берёте",
      },
    )} ${FADED_AMULET}.`,
  shown: (of) =>
    of.loyalty === undefined
      ? line`${does(of.target, "показывает", "показываете")} ответ ${inCase("dat", of.seat)}; больше его никто не видит.`
      : line`${does(of.target, "показывает", "показываете")} ${inCase("dat", of.seat)}: ${side("nom", of.loyalty)}. Больше этого никто не видит.`,
  overheard: (of) =>
    of.seat === undefined || of.loyalty === undefined
      ? line`${does(of.target, "показывает", "показываете")} ответ и Стражнице, если она следит за проверкой.`
      : line`${does(of.target, "показывает", "показываете")} Стражнице: ${side("nom", of.loyalty)}. Это ${verb(of.seat, "видит", "видите")} только ${seat(of.seat)}.`,
  revealed: (of) => line`${does(of.seat, "раскрывается", "раскрываетесь")}: ${character(of.character)}.`,
  discussion: ({ seconds }) => line`Походы окончены. На обсуждение — ${minutes(seconds)}.`,
  "talk-closed": () => line`Разговоры закрыты.`,
  "hunt-vote": (of) =>
    of.hunt
      ? line`Голосование об охоте: ${fails(of.fails)}. Охота начинается.`
      : line`Голосование об охоте: ${fails(of.fails)}. Охоты не будет: у Добра последний шанс.`,
  hands: (of) => line`Все руки подняты: ${hands(of.hands)}.`,
  dropped: ({ seats }) => line`Руки опущены: ${players(seats)}.`,
  raised: (of) =>
    line`${does(of.seat, "поднимает", "поднимаете")} вторую руку и ${verb(of.seat, "указывает", "указываете")} на ${inCase("acc", of.at)}.`,
  lowered: (of) =>
    line`${does(of.seat, "опускает", "опускаете")} ${handOf(of)}, направленную на ${inCase("acc", of.from)}.`,
  turned: (of) =>
    line`${does(of.seat, "перенаправляет", "перенаправляете")} ${handOf(of)} с ${inCase("gen", of.from)} на ${inCase("acc", of.to)}.`,
  hunt: (of) => line`${does(of.seat, "охотится", "охотитесь")}. Остальные молчат.`,
  named(of) {
    const named =
      of.target === null
        ? line`${does(of.seat, "называет", "называете")} карту, лежащую лицом вниз: ${character(of.character)}.`
        : line`${does(of.seat, "называет", "называете")}: ${seat(of.target)} — ${character(of.character)}.`;
    return of.right ? line`${named} Верно.` : line`${named} Неверно.`;
  },
  "gave-up": (of) => line`${does(of.seat, "отказывается", "отказываетесь")} от охоты.`,
  over(of) {
    const told = line`Побеждает ${side("nom", of.side)}: ${WHY[of.why]}.`;
    const held = of.deal.length === 0 ? told : line`${told} Персонажи: ${deal(of.deal)}.`;
    return of.putAway.length === 0 ? held : line`${held} Вне игры: ${cards(of.putAway)}.`;
  },
};

const WHY: Readonly<Record<Ending["why"], string>> = {
  "three-successes": "три похода успешны",
  "hunt-succeeded": "охота настигла двух приверженцев Добра",
  "hunt-failed": "охота не удалась",
  "arthur-named": "охота настигла Артура",
  "evil-pointed-out": "руки Добра указали на всех приверженцев Зла и только на них",
  "evil-not-pointed-out": "последний шанс упущен",
  "all-leaders-evil": "последний шанс упущен, но все походы возглавляли приверженцы Зла",
};

/** «свою руку», «руку Агаты», «вашу руку» */
function handOf({ seat: by, owner }: { readonly seat: Seat; readonly owner: Seat }): Line {
  return by === owner ? ["свою руку"] : line`${verb(owner, line`руку ${inCase("gen", owner)}`, "вашу руку")}`;
}

function minutes(seconds: number): string {
  const count = Math.round(seconds / 60);
  return `${count} ${plural("ru", count, { one: "минута", few: "минуты", many: "минут" })}`;
}
