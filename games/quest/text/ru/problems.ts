import { type GameText, plural } from "@roundtable/language";
import { type Side, sideOf } from "../../rules/characters.ts";
import type { QuestShape } from "../../rules/quest.ts";
import { cardCount, CHARACTER_NAMES } from "./names.ts";

/** QU-6: what is wrong with a set, and what would be right. */
export const problem: GameText<QuestShape>["problem"] = {
  size: ({ cards, players }) =>
    `В наборе ${cardCount(cards)}, а за столом ${playerCount(players)}: нужна одна карта на каждого.`,
  "side-count": ({ side, has, needs }) => `На стороне ${SIDE[side]} персонажей: ${has}, а нужно ${needs}.`,
  "one-morgan": ({ has }) =>
    has === 0
      ? "В наборе нет Леди Морганы: она участвует в каждой игре."
      : `Леди Моргана в наборе не одна (${cardCount(has)}): нужна ровно одна.`,
  "too-many": ({ character, has, most }) =>
    `${CHARACTER_NAMES[character]}: в наборе ${cardCount(has)}, а в игре всего ${most}.`,
  "needs-hunter": ({ character }) =>
    `${CHARACTER_NAMES[character]} играет только вместе со Слепой охотницей: добавьте её в набор.`,
  "needs-cleric": () => "Персиваль знает Священника: добавьте в набор Священника.",
  "lancelots-together": () => "Ланселоты играют только парой: возьмите обоих или ни одного.",
  "needs-amulet": () =>
    "Стражнице нужен амулет на планшете: соберите больше игроков или возьмите другого персонажа.",
  "too-few-players": ({ character, least }) =>
    `${CHARACTER_NAMES[character]} играет, только если ${atLeast(least)}.`,
  "second-too-early": ({ character, least }) =>
    `${CHARACTER_NAMES[character]}: вторую карту можно взять, только если ${atLeast(least)}.`,
  "scion-too-many-players": () =>
    "Наследница играет, только если игроков 4 или 5; если их больше, возьмите Оборотня.",
  "pile-size": ({ side, has, needs }) =>
    side === "good"
      ? `В стопке Добра ${cardCount(has)}, а нужно ${needs}.`
      : `В стопке Зла ${cardCount(has)}, а нужно ${needs}, не считая Леди Морганы и Слепой охотницы.`,
  "pile-side": ({ character }) =>
    `${CHARACTER_NAMES[character]} на стороне ${SIDE[sideOf(character)]}: положите карту в другую стопку.`,
  "better-with": ({ character, least }) =>
    `${CHARACTER_NAMES[character]}: этого персонажа лучше брать, если ${atLeast(least)}.`,
  "better-with-hunter": ({ character }) =>
    `${CHARACTER_NAMES[character]}: с этим персонажем лучше взять в набор и Слепую охотницу.`,
  "nothing-checks": ({ character }) =>
    `${CHARACTER_NAMES[character]}: этому персонажу некого обманывать: проверок не будет, ведь нет ни амулета, ни Священника.`,
};

const SIDE: Readonly<Record<Side, string>> = { good: "Добра", evil: "Зла" };

function playerCount(count: number): string {
  return `${count} ${plural("ru", count, { one: "игрок", few: "игрока", many: "игроков" })}`;
}

function atLeast(players: number): string {
  return `игроков ${players} или больше`;
}
