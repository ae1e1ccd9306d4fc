import {
  type AdviceText,
  type Line,
  line,
  list,
  type Part,
  percent,
  plural,
  seat,
  textFor,
} from "@roundtable/language";
import { inCase } from "@roundtable/language/names/ru";
import type { Bought, DiceCityReason, Often } from "../../bot/advice/reason.ts";
import type { Answer } from "../../rules/asking.ts";
import { contained, pieceOf } from "../piece-kinds.ts";
import { answer } from "./asking.ts";
import { amount, amounts, location, plainPoints, points, spot } from "./names.ts";

export const advice: AdviceText<DiceCityReason> = {
  reason: {
    holds: (of) =>
      line`Когда кубики будут потрачены, у вас будет ${list("ru", [
        ...contained(of.amounts).map((resource) => amount(resource, of.amounts[resource])),
        ...(of.strength > 0 ? [pieceOf("strength", `сила ${of.strength}`)] : []),
        ...(of.banditStrength > 0
          ? [pieceOf("bandit-strength", `сила ${of.banditStrength} против бандитов`)]
          : []),
      ])}.`,
    points: (of) => line`Это сразу даёт ${points(of.points)}.`,
    buys: (of) =>
      isSame(of.bought, of.instead)
        ? line`В этот ход хватает на ${goods(of.bought)}.`
        : isNothing(of.instead)
          ? line`В этот ход хватает на ${goods(of.bought)}; с ответом «${label(of.than)}» — ни на что.`
          : line`В этот ход хватает на ${goods(of.bought)}; с ответом «${label(of.than)}» — на ${goods(of.instead)}.`,
    defeats: (of) =>
      line`Силы тогда хватает на ${list("ru", [
        ...of.bandits.map((bandit) => pieceOf(`bandit-${bandit}`, `бандитов за ${plainPoints(bandit)}`)),
        ...of.attacks.map(
          ({ victim, location: what }) => line`${location("acc", what)} ${inCase("gen", victim)}`,
        ),
      ])}.`,
    rolls: (of) =>
      of.often.times === 0
        ? line`Новый бросок ни при одной грани не лучше, чем ответ «${label(of.than)}».`
        : line`Новый бросок лучше, чем ответ «${label(of.than)}», при ${faces(of.often.times)} из ${of.often.of}.`,
    draws: (of) =>
      of.often.times === 0
        ? line`Новые карты ни в одном случае не лучше, чем ответ «${label(of.than)}».`
        : line`Новые карты лучше, чем ответ «${label(of.than)}», в ${percent("ru", of.often.times / of.often.of)} случаев.`,
    grows: (of) =>
      of.later === 0
        ? line`${location("nom", of.card)}: постройка сразу даёт ${points(of.points)}, а потом почти ничего.`
        : of.points === 0
          ? line`${location("nom", of.card)}: постройка сразу не даёт очков, но за ${turns(of.turns)} принесёт примерно ${plainPoints(of.later)}.`
          : line`${location("nom", of.card)}: постройка сразу даёт ${points(of.points)} и ещё примерно ${of.later} за ${turns(of.turns)}.`,
    nets: (of) =>
      of.points === 0
        ? line`${location("nom", of.card)}: в итоге здесь это почти ничего не даст.`
        : line`${location("nom", of.card)}: в итоге здесь это принесёт примерно ${plainPoints(of.points)}.`,
    costs: (of) =>
      line`${location("nom", of.card)}: в итоге здесь это отнимет примерно ${plainPoints(of.points)}.`,
    covers: (of) => line`${location("nom", of.location)} (${spot(of)}): без этого вам легче всего обойтись.`,
    misses: (of) =>
      line`${location("nom", of.location)} (${spot(of)}): без этого вам обойтись труднее, чем без другого.`,
    lost: (of) => line`Хранится только по одному ресурсу каждого вида: вы теряете ${amounts(of.amounts)}.`,
    hurts: (of) =>
      line`Здесь (${location("nom", of.location)}) уже стоит кубик, и ${seat(of.victim)} теряет часть хода.`,
    ends: (of) =>
      of.often.times === 0
        ? line`Этот круг станет последним, и тогда вам не победить.`
        : line`Этот круг станет последним, и тогда вы победите ${cases(of.often)}.`,
    "may-end": (of) =>
      line`${seat(of.rival)} может победить последних бандитов: игра закончится раньше вашего следующего хода.`,
    heading: (of) =>
      line`Вы идёте примерно к ${of.points} ${byPoints(of.points)}, ${seat(of.rival)} — примерно к ${of.theirs}.`,
    solo: (of) => line`Вы идёте примерно к ${of.points} ${byPoints(of.points)}; нужно ${of.target}.`,
    unsettles: (of) =>
      line`Этот кубик ${inCase("gen", of.victim)} стоит здесь: ${location("nom", of.location)}.`,
    better: (of) =>
      of.points === 0
        ? line`Это немного лучше, чем второй по силе ответ: «${label(of.than)}».`
        : line`В итоге это примерно на ${plainPoints(of.points)} больше, чем со вторым по силе ответом: «${label(of.than)}».`,
    worse: (of) =>
      of.points === 0
        ? line`Ответ «${label(of.than)}» был бы немного лучше.`
        : line`Ответ «${label(of.than)}» в итоге дал бы примерно на ${plainPoints(of.points)} больше.`,
    surer: (of) =>
      line`Второй по силе ответ, «${label(of.than)}», снижает ваши шансы на победу примерно на ${percent("ru", of.games / 100)}.`,
    riskier: (of) =>
      line`Ответ «${label(of.than)}» повысил бы ваши шансы на победу примерно на ${percent("ru", of.games / 100)}.`,
    alike: (of) => line`Ответ «${label(of.than)}» даёт то же самое.`,
  },
};

function label(than: Answer): Line {
  return textFor(answer, than);
}

/** In the accusative: «Шахту и корабль за 10 очков». */
function goods({ cards, ships }: Bought): Line {
  return list("ru", [
    ...cards.map((card) => location("acc", card)),
    ...ships.map((ship): Part => pieceOf(`ship-${ship}`, `корабль за ${plainPoints(ship)}`)),
  ]);
}

function isNothing({ cards, ships }: Bought): boolean {
  return cards.length + ships.length === 0;
}

function isSame(one: Bought, other: Bought): boolean {
  return one.cards.join() === other.cards.join() && one.ships.join() === other.ships.join();
}

/** «за оставшийся 1 ход, оставшиеся 2 хода, оставшиеся 5 ходов» */
function turns(count: number): string {
  return `${plural("ru", count, { one: "оставшийся", few: "оставшиеся", many: "оставшиеся" })} ${count} ${plural("ru", count, { one: "ход", few: "хода", many: "ходов" })}`;
}

/** «при 1 грани, при 2 гранях из 6» */
function faces(count: number): string {
  return `${count} ${plural("ru", count, { one: "грани", few: "гранях", many: "гранях" })}`;
}

/** In the dative: «к 1 очку, к 5 очкам». */
function byPoints(count: number): string {
  return plural("ru", count, { one: "очку", few: "очкам", many: "очкам" });
}

function cases({ times, of }: Often): string {
  if (times === of) return "наверняка";
  return `в ${percent("ru", times / of)} случаев`;
}
