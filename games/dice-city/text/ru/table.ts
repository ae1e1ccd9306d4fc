import type { TableWords } from "../table.ts";

export const table: TableWords = {
  source: { city: "Город", tokens: "Фишки", bandits: "Бандиты", ships: "Корабли" },
  ladder: {
    name: "Лестница",
    reached: "достигнуто",
    locked: "пока закрыто",
    opens: (target, next) => `Цель ${target} достигнута: открыта цель ${next}.`,
    won: (target) => `Цель ${target} достигнута.`,
    uncounted: (target) =>
      `Цель ${target} достигнута, но ход был возвращён после того, как открылись кубики или карты: лестница это не засчитывает.`,
    missed: (target) => `Цель ${target} не достигнута. Попробуйте ещё раз!`,
  },
  tie: {
    cards: "При равенстве очков решает число построенных карт.",
    taken: "При равенстве очков и карт решают очки за корабли и бандитов.",
    seat: "При полном равенстве решает место, ближайшее к первому игроку.",
  },
  towards: (target) => `/ ${target}`,
  figure: (of, figure) => `${of} ${figure}`,
  count: (of, count) => `${of} × ${count}`,
  left: (count) => `× ${count}`,
  plus: (one, other) => `${one} + ${other}`,
  lacking: (what) => `− ${what}`,
  price: (what) => `Цена: ${what}`,
  changed: "изменилось после вашего прошлого хода",
  stayHome: { name: "Остаться дома: мой город остаётся на виду, пока ходят другие", short: "Остаться дома" },
  comma: (one, other) => `${one}, ${other}`,
};
