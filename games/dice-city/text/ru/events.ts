import { does, type GameText, type Line, line, list, seat, UNTOLD, verb } from "@roundtable/language";
import { inCase } from "@roundtable/language/names/ru";
import type { DiceCity } from "../../rules/dice-city.ts";
import { ROWS } from "../../rules/pieces.ts";
import { pieceOf } from "../piece-kinds.ts";
import {
  amount,
  amounts,
  COLOURS,
  DEACTIVATION,
  die,
  DISPLAY,
  location,
  locations,
  PASS_TOKEN,
  plainPoints,
  points,
  spot,
  STRENGTH,
} from "./names.ts";

export const event: GameText<DiceCity>["event"] = {
  begins: ({ first }) => line`Игру ${verb(first, "начинает", "начинаете")} ${seat(first)}.`,
  turn: (of) => line`Ход ${of.turn}: ${verb(of.seat, [seat(of.seat)], "ваш")}.`,
  rolled: (of) =>
    line`${does(of.seat, "бросает", "бросаете")} кубики: ${ROWS.map((row) => `${COLOURS[row]} ${of.dice[row]}`).join(", ")}.`,
  rerolled: (of) =>
    line`${does(of.seat, "перебрасывает", "перебрасываете")} ${die(of.die)}: ${of.from} → ${of.to}.`,
  spent(of) {
    switch (of.on) {
      case "use":
      case "move":
      case "refresh":
      case "wake":
      case "pass":
        return UNTOLD;
      case "nothing":
        return line`${does(of.seat, "тратит", "тратите")} ${die(of.die)} впустую.`;
    }
  },
  used: (of) =>
    of.copied
      ? line`${does(of.seat, "повторяет", "повторяете")} ${location("acc", of.location)} (${spot(of)}).`
      : line`${does(of.seat, "использует", "используете")} ${location("acc", of.location)} (${spot(of)}).`,
  tired: (of) => line`На ${location("acc", of.location)} (${spot(of)}) ложится ${DEACTIVATION.nom}.`,
  woken: (of) =>
    line`${does(of.seat, "возвращает", "возвращаете")} в строй ${location("acc", of.location)} (${spot(of)}).`,
  gained: (of) => line`${does(of.seat, "получает", "получаете")} ${amounts(of.amounts)}.`,
  paid: (of) => line`${does(of.seat, "платит", "платите")} ${amounts(of.amounts)}.`,
  strength: (of) =>
    of.against === "bandits"
      ? line`${does(of.seat, "усиливает", "усиливаете")} армию: ${pieceOf("bandit-strength", `сила +${of.strength}`)} против бандитов.`
      : line`${does(of.seat, "усиливает", "усиливаете")} армию: ${pieceOf("strength", `сила +${of.strength}`)}.`,
  points: (of) => line`${does(of.seat, "берёт", "берёте")} ${points(of.points)}.`,
  "for-this-turn"(of) {
    switch (of.location) {
      case "blacksmith":
        return line`До конца хода каждое использованное строение с пометкой АРМИЯ даёт на 1 больше силы.`;
      case "mint":
        return line`До конца хода каждое использованное добывающее строение даёт на 1 больше своего ресурса.`;
      case "training-camp":
        return line`До конца хода защита всех бандитов на 1 меньше.`;
    }
  },
  "die-moved": (of) =>
    line`${does(of.seat, "переставляет", "переставляете")} ${die(of.die)}: ${of.from} → ${of.to}.`,
  refreshed: (of) =>
    line`${does(of.seat, "убирает", "убираете")} с ${DISPLAY.gen} ${locations("acc", of.gone)}. Новые карты: ${locations("nom", of.come)}.`,
  "pass-token": (of) => line`${does(of.seat, "берёт", "берёте")} ${PASS_TOKEN.acc}.`,
  "pass-tokens-spent"(of) {
    switch (of.on) {
      case "reroll":
        return line`${does(of.seat, "сдаёт", "сдаёте")} две ${PASS_TOKEN.few} за переброс кубиков.`;
      default:
        return line`${does(of.seat, "сдаёт", "сдаёте")} две ${PASS_TOKEN.few}.`;
    }
  },
  bandit: (of) =>
    line`${does(of.seat, "побеждает", "побеждаете")} ${pieceOf(`bandit-${of.bandit}`, "бандитов")}: ${STRENGTH.nom} ${of.cost} → ${plainPoints(of.bandit)}.`,
  attacked: (of) =>
    line`${does(of.seat, "атакует", "атакуете")} ${STRENGTH.ins} ${of.cost} и ${verb(of.seat, "деактивирует", "деактивируете")} ${verb(of.victim, line`${location("acc", of.location)} ${inCase("gen", of.victim)}`, line`у вас ${location("acc", of.location)}`)} (${spot(of)}).`,
  robbed: (of) =>
    line`${does(of.seat, "отнимает", "отнимаете")} у ${inCase("gen", of.victim)} ${amount(of.resource, 1)}.`,
  built: (of) =>
    line`${does(of.seat, "ставит", "ставите")} ${location("acc", of.card)} на место ${location("gen", of.covered)} (${spot(of)}).`,
  refilled: ({ card }) => line`Новая карта на ${DISPLAY.prep}: ${location("nom", card)}.`,
  ship: (of) =>
    line`${does(of.seat, "снаряжает", "снаряжаете")} ${pieceOf(`ship-${of.ship}`, "корабль")} на ${plainPoints(of.ship)}.`,
  step: () => UNTOLD,
  lost: (of) => line`${does(of.seat, "теряет", "теряете")} лишнее: ${amounts(of.amounts)}.`,
  "row-left": ({ gone, come }) =>
    line`Нижний ряд ${DISPLAY.gen} уходит в сброс${gone.length === 0 ? "" : line`: ${locations("nom", gone)}`}. ${
      come.length === 0 ? "Новых карт больше нет." : line`Новые карты: ${locations("nom", come)}.`
    }`,
  ending(of) {
    switch (of.why) {
      case "bandits":
        return line`Последние бандиты побеждены: этот круг последний.`;
      case "ships":
        return line`Две стопки кораблей опустели: этот круг последний.`;
      case "deck":
        return line`Колода опустела: этот круг последний.`;
      case "rows":
        return line`${does(of.seat, "достраивает", "достраиваете")} два ряда города: этот круг последний.`;
    }
  },
  over: ({ scores }) =>
    line`Игра окончена. Счёт: ${list(
      "ru",
      scores.map((score, of) => line`${seat(of)} ${score}`),
    )}.`,
};

/** Что даёт строение, сказано вместе с его использованием, а цена — вместе с тем, за что уплачено. */
export function together(first: DiceCity["event"], second: DiceCity["event"]): Line | null {
  if (first.kind === "used") {
    const given = givenBy(second);
    if (given === null) return null;
    const acts = first.copied
      ? does(first.seat, "повторяет", "повторяете")
      : does(first.seat, "использует", "используете");
    return line`${acts} ${location("acc", first.location)} (${spot(first)}): ${given}.`;
  }
  if (first.kind !== "paid") return null;
  const price = amounts(first.amounts);
  switch (second.kind) {
    case "built":
      return line`${does(second.seat, "ставит", "ставите")} ${location("acc", second.card)} на место ${location("gen", second.covered)} (${spot(second)}) за ${price}.`;
    case "ship":
      return line`${does(second.seat, "снаряжает", "снаряжаете")} ${pieceOf(`ship-${second.ship}`, "корабль")} на ${plainPoints(second.ship)} за ${price}.`;
    default:
      return null;
  }
}

function givenBy(of: DiceCity["event"]): Line | null {
  switch (of.kind) {
    case "gained":
      return line`${amounts(of.amounts)}`;
    case "strength":
      return of.against === "bandits"
        ? line`${pieceOf("bandit-strength", `сила +${of.strength}`)} против бандитов`
        : line`${pieceOf("strength", `сила +${of.strength}`)}`;
    case "points":
      return line`${points(of.points)}`;
    default:
      return null;
  }
}
