import { type Line, line, plural, seat } from "@roundtable/language";
import type { HintText } from "./index.ts";

const games = (n: number): string =>
  `${n}\u00a0${plural("ru", n, { one: "партию", few: "партии", many: "партий" })}`;

export const text: HintText = {
  othersSee: "Остальные увидят, что вы берёте подсказку.",
  noAchievement: "Партия с подсказкой не идёт в зачёт достижений.",
  take: "Взять подсказку",
  notNow: "Не сейчас",
  thinking: "Обдумываем ход",
  odds: (n, give) =>
    n === 0
      ? "Отсюда вы почти никогда не выигрываете."
      : n === 100
        ? "Вы почти наверняка выигрываете."
        : give === 0
          ? `Вы выигрываете примерно ${games(n)} из ста.`
          : `Вы выигрываете примерно ${games(n)} из ста, плюс-минус ${give}.`,
  only: "Другого ответа здесь нет.",
  compared: (other, gain) =>
    gain === 0
      ? line`Ответ «${other}» почти так же хорош.`
      : line`С ответом «${other}» побед было бы примерно на ${gain} меньше.`,
  taken: (hints) =>
    line`Взято подсказок: ${hints.flatMap(([of, count], n): Line => [...(n === 0 ? [] : [", "]), seat(of), `\u00a0—\u00a0${count}`])}.`,
};
