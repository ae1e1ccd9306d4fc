import { type GameText, line, plural, seat, UNTOLD } from "@roundtable/language";
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
  begins: ({ leader, set }) => line`Первый поход возглавляет ${seat(leader)}. В игре: ${cards(set)}.`,
  dealt: (of) => (of.character === undefined ? UNTOLD : line`${seat(of.seat)} — ${character(of.character)}.`),
  learned(of) {
    if (of.facts === undefined) return UNTOLD;
    const known =
      of.facts.length === 0
        ? line`${seat(of.seat)} никого не знает.`
        : line`${seat(of.seat)} знает: ${facts(of.facts)}.`;
    const { putAway = [] } = of;
    return putAway.length === 0 ? known : line`${known} Лицом вниз лежит: ${cards(putAway)}.`;
  },
  introduced: () => line`Знакомство окончено. Начинаются походы.`,
  decided(of) {
    switch (of.what) {
      case "ready":
        return of.answer === "ready"
          ? line`${seat(of.seat)}: всё ясно, можно начинать.`
          : line`${seat(of.seat)} показывает Священнику: ${side("nom", of.answer === "show-evil" ? "evil" : "good")}.`;
      case "cards":
        return line`${seat(of.seat)} играет ${card(of.answer === "fail" ? "fail" : "success")} в ${quest("prep", of.quest)}.`;
      case "galahad":
        return of.answer === "reveal"
          ? line`${seat(of.seat)} решает раскрыться: Галахад.`
          : line`${seat(of.seat)} молчит.`;
      case "discussion":
        return line`${seat(of.seat)} предлагает закончить обсуждение.`;
      case "hunt-window":
        return of.answer === "hunt"
          ? line`${seat(of.seat)} решает начать охоту.`
          : line`${seat(of.seat)} молчит.`;
      case "hunt-vote":
        return line`${seat(of.seat)} играет ${card(of.answer === "fail" ? "fail" : "success")} в голосовании об охоте.`;
      case "point": {
        const at = pointedAt(of.answer);
        return at === null
          ? line`${seat(of.seat)} пока не поднимает вторую руку.`
          : line`${seat(of.seat)} готовится указать: ${seat(at)}.`;
      }
      case "drop":
        return of.answer === "keep-hands"
          ? line`${seat(of.seat)} решает не опускать руки.`
          : of.answer === "drop-hands"
            ? line`${seat(of.seat)} решает опустить обе руки.`
            : line`${seat(of.seat)} подтверждает.`;
    }
  },
  team: (of) =>
    line`${questFirst(of.quest)}: ${seat(of.leader)} отправляет отряд (${players(of.team)}). ${MAGIC.first} получает ${seat(of.magic)}.`,
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
      ? line`${questFirst(of.quest)} возглавит ${seat(of.seat)}.`
      : line`${questFirst(of.quest)} возглавит ${seat(of.seat)}: так решает ${seat(of.by)}.`,
  amulet: (of) => line`${seat(of.seat)} получает ${AMULET.nom}: так решает ${seat(of.by)}.`,
  checked: (of) =>
    line`${seat(of.seat)} использует ${AMULET.nom}: ${seat(of.target)} проходит проверку и берёт ${FADED_AMULET}.`,
  shown: (of) =>
    of.loyalty === undefined
      ? line`${seat(of.target)} показывает ответ, его видит только ${seat(of.seat)}.`
      : line`${seat(of.target)} показывает: ${side("nom", of.loyalty)}. Это видит только ${seat(of.seat)}.`,
  overheard: (of) =>
    of.seat === undefined || of.loyalty === undefined
      ? line`${seat(of.target)} показывает ответ и Стражнице, если она следит за проверкой.`
      : line`${seat(of.target)} показывает Стражнице: ${side("nom", of.loyalty)}. Это видит только ${seat(of.seat)}.`,
  revealed: (of) => line`${seat(of.seat)} раскрывает персонажа: ${character(of.character)}.`,
  discussion: ({ seconds }) => line`Походы окончены. На обсуждение — ${minutes(seconds)}.`,
  "talk-closed": () => line`Разговоры закрыты.`,
  "hunt-vote": (of) =>
    of.hunt
      ? line`Голосование об охоте: ${fails(of.fails)}. Охота начинается.`
      : line`Голосование об охоте: ${fails(of.fails)}. Охоты не будет: у Добра последний шанс.`,
  hands: (of) => line`Все руки подняты: ${hands(of.hands)}.`,
  dropped: ({ seats }) => line`Руки опущены: ${players(seats)}.`,
  raised: (of) => line`${seat(of.seat)} поднимает вторую руку: ${seat(of.seat)} → ${seat(of.at)}.`,
  lowered: (of) =>
    of.seat === of.owner
      ? line`${seat(of.seat)} опускает свою руку («${seat(of.owner)} → ${seat(of.from)}»).`
      : line`${seat(of.seat)} опускает чужую руку («${seat(of.owner)} → ${seat(of.from)}»).`,
  turned: (of) =>
    line`${seat(of.seat)} перенаправляет руку: было ${seat(of.owner)} → ${seat(of.from)}, стало ${seat(of.owner)} → ${seat(of.to)}.`,
  hunt: (of) => line`${seat(of.seat)} охотится. Остальные молчат.`,
  named(of) {
    const named =
      of.target === null
        ? line`${seat(of.seat)} называет карту, лежащую лицом вниз: ${character(of.character)}.`
        : line`${seat(of.seat)} называет: ${seat(of.target)} — ${character(of.character)}.`;
    return of.right ? line`${named} Верно.` : line`${named} Неверно.`;
  },
  "gave-up": (of) => line`${seat(of.seat)} больше никого не называет: охота окончена.`,
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

function minutes(seconds: number): string {
  const count = Math.round(seconds / 60);
  return `${count} ${plural("ru", count, { one: "минута", few: "минуты", many: "минут" })}`;
}
