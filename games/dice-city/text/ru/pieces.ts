import type { PieceText } from "@roundtable/language";
import type { PieceKind } from "../piece-kinds.ts";
import { LOCATION_PIECES } from "./locations.ts";
import { capital, COLOURS, plainPoints, RESOURCE_NAMES } from "./names.ts";
import { STEP_PIECES } from "./steps.ts";

export const piece: Readonly<Record<PieceKind, PieceText>> = {
  ...LOCATION_PIECES,
  ...STEP_PIECES,
  wood: {
    name: RESOURCE_NAMES.wood,
    help: "Дерево дают Леса и Лесопилки; им платят за карты и корабли. В конце хода сохраняется не больше 1.",
    clause: "DC-20",
  },
  stone: {
    name: RESOURCE_NAMES.stone,
    help: "Камень дают Горы и Каменоломни; им платят за карты и корабли. В конце хода сохраняется не больше 1.",
    clause: "DC-20",
  },
  iron: {
    name: RESOURCE_NAMES.iron,
    help: "Железо дают Пещеры и Шахты; им платят за карты и корабли. В конце хода сохраняется не больше 1.",
    clause: "DC-20",
  },
  "die-white": die(COLOURS.white, "в верхнем"),
  "die-yellow": die(COLOURS.yellow, "во втором"),
  "die-red": die(COLOURS.red, "в среднем"),
  "die-blue": die(COLOURS.blue, "в четвёртом"),
  "die-black": die(COLOURS.black, "в нижнем"),
  "bandit-2": bandits(2, 3),
  "bandit-3": bandits(3, 4),
  "bandit-4": bandits(4, 5),
  "ship-5": ship(5, "по 2 дерева, камня и железа"),
  "ship-10": ship(10, "по 3 дерева, камня и железа"),
  "ship-20": ship(20, "по 4 дерева, камня и железа"),
  "type-resource": {
    name: "Добывающее строение",
    help: "Даёт ресурс одного вида; Монетный двор увеличивает добычу.",
    clause: "DC-1",
  },
  "type-military": {
    name: "Военное строение",
    help: "Собирает армию или помогает ей в бою.",
    clause: "DC-4",
  },
  "type-economic": {
    name: "Экономическое строение",
    help: "Меняет ресурсы на другие или умножает их.",
    clause: "DC-4",
  },
  "type-cultural": {
    name: "Культурное строение",
    help: "Приносит победные очки; его учитывает Собор в том же ряду.",
    clause: "DC-4",
  },
  "type-civic": {
    name: "Гражданское строение",
    help: "Перебрасывает или двигает кубики либо повторяет другое строение.",
    clause: "DC-4",
  },
  "tag-army": {
    name: "АРМИЯ",
    help: "Даёт силу; каждая Кузня, использованная раньше в этот ход, добавляет ещё 1.",
    clause: "DC-14",
  },
  "tag-harvest": {
    name: "УРОЖАЙ",
    help: "Пока карта активна, её учитывает Торговая гильдия в том же ряду.",
    clause: "DC-4",
  },
  strength: {
    name: "Сила армии",
    help: "Тратится на атаки: на бандитов, на чужие строения и запасы; остаток в конце хода пропадает.",
    clause: "DC-17",
  },
  "bandit-strength": {
    name: "Сила против бандитов",
    help: "Тратится только на бандитов, и там в первую очередь.",
    clause: "DC-17",
  },
  defense: {
    name: "Защита",
    help: "Столько силы нужно для атаки; активная Великая стена добавляет 2 другим картам своего ряда.",
    clause: "DC-17",
  },
  points: {
    name: "Победные очки",
    help: "Фишки, бандиты, корабли и карты города; побеждает тот, у кого в конце их больше.",
    clause: "DC-25",
  },
  "pass-token": {
    name: "Фишка пропуска",
    help: "Две фишки меняются на 1 ресурс, на силу +1 или на переброс кубиков; хранить можно сколько угодно.",
    clause: "DC-12",
  },
  deactivation: {
    name: "Фишка деактивации",
    help: "Строение под ней не работает, пока кубик не снимет фишку; очки в конце игры оно всё равно приносит.",
    clause: "DC-13",
  },
  display: {
    name: "Витрина",
    help: "Открытые карты, которые можно построить сейчас; кубик позволяет заменить четыре из них.",
    clause: "DC-8",
  },
  deck: {
    name: "Колода",
    help: "Новые карты для витрины; если игроков несколько, с пустой колодой игра подходит к концу.",
    clause: "DC-23",
  },
  discard: {
    name: "Сброс",
    help: "Накрытые и убранные карты; в игру они не возвращаются.",
    clause: "DC-19",
  },
  "starting-player": {
    name: "Первый игрок",
    help: "Ходит первым; последний круг заканчивается на его соседе справа.",
    clause: "DC-9",
  },
};

function die(colour: string, row: string): PieceText {
  return {
    name: capital(`${colour} кубик`),
    help: `Число на нём показывает его место ${row} ряду; за ход он тратится на одно действие.`,
    clause: "DC-11",
  };
}

function bandits(points: number, defense: number): PieceText {
  return {
    name: "Бандиты",
    help: `Нужна сила ${defense}; победа над ними приносит ${plainPoints(points)}.`,
    clause: "DC-5",
  };
}

function ship(points: number, price: string): PieceText {
  return {
    name: "Торговый корабль",
    help: `Снарядите его (${price}), и он принесёт ${plainPoints(points)}.`,
    clause: "DC-6",
  };
}
