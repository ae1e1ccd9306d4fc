import { type Line, line, plural, seat } from "@roundtable/language";
import type { HintText } from "./index.ts";

const wins = (n: number): string =>
  `${n}\u00a0${plural("ru", n, { one: "победа", few: "победы", many: "побед" })}`;
const more = (n: number): string =>
  `${n}\u00a0${plural("ru", n, { one: "победу", few: "победы", many: "побед" })}`;

export const text: HintText = {
  othersSee: "Остальные увидят, что вы берёте подсказку.",
  noAchievement: "Партия с подсказкой не идёт в зачёт достижений.",
  take: "Взять подсказку",
  notNow: "Не сейчас",
  thinking: "Обдумываем ход",
  odds: (n, give) =>
    n === 0
      ? "Побед почти не бывает."
      : n === 100
        ? "Победа почти всегда."
        : give === 0
          ? `${wins(n)} из ста.`
          : `Примерно ${wins(n)} из ста, плюс-минус ${give}.`,
  compared: (other, gain) =>
    gain === 0
      ? line`Почти так же хорошо: ${other}.`
      : line`На ${more(gain)} из ста больше, чем если выбрать: ${other}.`,
  taken: (hints) =>
    line`Взято подсказок: ${hints.flatMap(([of, count], n): Line => [n === 0 ? "" : ", ", seat(of), `\u00a0—\u00a0${count}`])}.`,
};
