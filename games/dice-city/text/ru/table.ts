import type { TableWords } from "../table.ts";

export const table: TableWords = {
  source: { city: "Город", tokens: "Фишки", bandits: "Бандиты", ships: "Корабли" },
  ladder: {
    name: "Лестница",
    reached: "взято",
    locked: "пока закрыто",
    opens: (target, next) => `Цель ${target} взята: открыта цель ${next}.`,
    won: (target) => `Цель ${target} взята.`,
    missed: (target) => `Цель ${target} не взята. Попробуйте ещё раз!`,
  },
  towards: (target) => `/ ${target}`,
  figure: (of, figure) => `${of} ${figure}`,
  count: (of, count) => `${of} × ${count}`,
  left: (count) => `× ${count}`,
  plus: (one, other) => `${one} + ${other}`,
  lacking: (what) => `− ${what}`,
  comma: (one, other) => `${one}, ${other}`,
};
