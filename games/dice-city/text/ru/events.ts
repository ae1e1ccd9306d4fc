import { type GameText, line, list, seat, UNTOLD } from "@roundtable/language";
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
  begins: ({ first }) => line`Игру начинает ${seat(first)}.`,
  turn: (of) => line`Ход ${of.turn}: ${seat(of.seat)}.`,
  rolled: (of) =>
    line`${seat(of.seat)} бросает кубики: ${ROWS.map((row) => `${COLOURS[row]} ${of.dice[row]}`).join(", ")}.`,
  rerolled: (of) => line`${seat(of.seat)} перебрасывает ${die(of.die)}: ${of.from} → ${of.to}.`,
  spent(of) {
    switch (of.on) {
      case "use":
      case "move":
      case "refresh":
      case "wake":
      case "pass":
        return UNTOLD;
      case "nothing":
        return line`${seat(of.seat)} тратит ${die(of.die)} впустую.`;
    }
  },
  used: (of) =>
    of.copied
      ? line`${seat(of.seat)} повторяет ${location("acc", of.location)} (${spot(of)}).`
      : line`${seat(of.seat)} использует ${location("acc", of.location)} (${spot(of)}).`,
  tired: (of) => line`На ${location("acc", of.location)} (${spot(of)}) ложится ${DEACTIVATION.nom}.`,
  woken: (of) => line`${seat(of.seat)} возвращает в строй ${location("acc", of.location)} (${spot(of)}).`,
  gained: (of) => line`${seat(of.seat)} получает ${amounts(of.amounts)}.`,
  paid: (of) => line`${seat(of.seat)} платит ${amounts(of.amounts)}.`,
  strength: (of) =>
    of.against === "bandits"
      ? line`${seat(of.seat)} усиливает армию: ${pieceOf("bandit-strength", `сила +${of.strength}`)} против бандитов.`
      : line`${seat(of.seat)} усиливает армию: ${pieceOf("strength", `сила +${of.strength}`)}.`,
  points: (of) => line`${seat(of.seat)} берёт ${points(of.points)}.`,
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
  "die-moved": (of) => line`${seat(of.seat)} переставляет ${die(of.die)}: ${of.from} → ${of.to}.`,
  refreshed: (of) =>
    line`${seat(of.seat)} убирает с ${DISPLAY.gen} ${locations("acc", of.gone)}. Новые карты: ${locations("nom", of.come)}.`,
  "pass-token": (of) => line`${seat(of.seat)} берёт ${PASS_TOKEN.acc}.`,
  "pass-tokens-spent"(of) {
    switch (of.on) {
      case "reroll":
        return line`${seat(of.seat)} сдаёт две ${PASS_TOKEN.few} за переброс кубиков.`;
      default:
        return line`${seat(of.seat)} сдаёт две ${PASS_TOKEN.few}.`;
    }
  },
  bandit: (of) =>
    line`${seat(of.seat)} побеждает ${pieceOf(`bandit-${of.bandit}`, "бандитов")}: ${STRENGTH.nom} ${of.cost} → ${plainPoints(of.bandit)}.`,
  attacked: (of) =>
    line`${seat(of.seat)} атакует ${STRENGTH.ins} ${of.cost} и деактивирует ${location("acc", of.location)} (${seat(of.victim)}, ${spot(of)}).`,
  robbed: (of) => line`${seat(of.seat)} грабит: ${seat(of.victim)} теряет ${amount(of.resource, 1)}.`,
  built: (of) =>
    line`${seat(of.seat)} ставит ${location("acc", of.card)} на место ${location("gen", of.covered)} (${spot(of)}).`,
  refilled: ({ card }) => line`Новая карта на ${DISPLAY.prep}: ${location("nom", card)}.`,
  ship: (of) =>
    line`${seat(of.seat)} снаряжает ${pieceOf(`ship-${of.ship}`, "корабль")} на ${plainPoints(of.ship)}.`,
  step: () => UNTOLD,
  lost: (of) => line`${seat(of.seat)} теряет лишнее: ${amounts(of.amounts)}.`,
  "row-left": ({ gone, come }) =>
    line`Нижний ряд ${DISPLAY.gen} уходит в сброс${gone.length === 0 ? "" : line`: ${locations("nom", gone)}`}. ${
      come.length === 0 ? "Новых карт больше нет." : line`Новые карты: ${locations("nom", come)}.`
    }`,
  ending(of) {
    switch (of.why) {
      case "bandits":
        return line`Последние бандиты побеждены: игра закончится этим кругом.`;
      case "ships":
        return line`Две стопки кораблей опустели: игра закончится этим кругом.`;
      case "deck":
        return line`Колода опустела: игра закончится этим кругом.`;
      case "rows":
        return line`${seat(of.seat)} завершает два ряда города: игра закончится этим кругом.`;
    }
  },
  over: ({ scores }) =>
    line`Игра окончена. Счёт: ${list(
      "ru",
      scores.map((score, of) => line`${seat(of)} ${score}`),
    )}.`,
};
