import { type AdviceText, type Line, line, plural, seat, textFor } from "@roundtable/language";
import type { GrailCupReason, Often } from "../../bot/reason.ts";
import type { Answer } from "../../rules/asking.ts";
import { answer } from "./asking.ts";
import { ally, DRAGON, space, SPEAR, token } from "./names.ts";

export const advice: AdviceText<GrailCupReason> = {
  reason: {
    grail: (of) => line`Вы доскачете до Грааля уже в этом раунде ${beside(of)}.`,
    leads: (of) => line`К концу раунда вы впереди всех ${beside(of)}.`,
    armed: (of) => line`К концу раунда у вас есть ${SPEAR.acc} ${beside(of)}.`,
    barred: (of) =>
      line`К концу раунда ${DRAGON.nom} совсем близко впереди, а ${SPEAR.gen} у вас нет ${beside(of)}.`,
    stopped: (of) => line`По дороге вас останавливает ${DRAGON.nom} ${beside(of)}.`,
    seal: (of) => line`Вы начинаете следующий раунд ${beside(of)}.`,
    goblin: (of) => line`${token("nom", "goblin")} сбивает вас с пути ${beside(of)}.`,
    boots: (of) => line`${token("nom", "boots")} уносят вас ещё на 4 клетки ${beside(of)}.`,
    cursed: (of) => line`Ваше место занимает чужая ${ally("nom", 1)} ${beside(of)}.`,
    strikes: (of) => line`Ваше проклятие сбывается и переносит вас вперёд ${beside(of)}.`,
    claims: (of) => line`Ваш ${ally("nom", 2)} угадывает ${beside(of)}.`,
    "rival-grail": (of) => line`${seat(of.knight)} достигает Грааля уже в этом раунде ${beside(of)}.`,
    "rival-barred": (of) =>
      line`${seat(of.knight)} к концу раунда стоит прямо перед драконом без ${SPEAR.gen} ${beside(of)}.`,
    "rival-goblin": (of) =>
      line`${seat(of.knight)} отступает: мешает ${token("nom", "goblin")}, ${beside(of)}.`,
    rival: (of) =>
      line`${seat(of.knight)} выигрывает тогда примерно ${games(of.often.times)} из ${of.often.of}; с ответом «${label(of.than)}» — примерно ${of.instead.times}.`,
    rides: (of) =>
      line`К концу раунда вы примерно на ${space("prep", of.to)}; с ответом «${label(of.than)}» — на ${space("prep", of.instead)}.`,
    better: (of) =>
      line`Из 100 партий вы выигрываете примерно на ${of.games} больше, чем со вторым по силе ответом: «${label(of.than)}».`,
    worse: (of) =>
      line`С ответом «${label(of.than)}» вы выигрывали бы из 100 партий примерно на ${of.games} больше.`,
    alike: (of) => line`Насколько можно судить, ответ «${label(of.than)}» ничуть не хуже.`,
  },
};

function label(than: Answer): Line {
  return textFor(answer, than);
}

/** «в 3 случаях из 10; с ответом «Оставить Мерлина» — в 5 случаях из 10» */
function beside(of: { readonly often: Often; readonly instead: Often; readonly than: Answer }): Line {
  return of.often.times === of.instead.times
    ? line`${cases(of.often)}`
    : line`${cases(of.often)}; с ответом «${label(of.than)}» — ${cases(of.instead)}`;
}

function cases({ times, of }: Often): string {
  if (times === of) return "во всех случаях";
  return `в ${times} ${plural("ru", times, { one: "случае", few: "случаях", many: "случаях" })} из ${of}`;
}

/** In the accusative: «1 партию, 2 партии, 5 партий». */
function games(count: number): string {
  return `${count} ${plural("ru", count, { one: "партию", few: "партии", many: "партий" })}`;
}
