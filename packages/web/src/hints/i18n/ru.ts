import { type Line, line, seat } from "@roundtable/language";
import type { HintText } from "./index.ts";

export const text: HintText = {
  othersSee: "Остальные увидят, что вы берёте подсказку.",
  noAchievement: "Партия с подсказкой не идёт в зачёт достижений.",
  take: "Взять подсказку",
  notNow: "Не сейчас",
  more: "Подробнее",
  thinking: "Обдумываем ход",
  odds: (n, give) =>
    n === 0
      ? "Шанс победить отсюда: меньше 1\u00a0%."
      : n === 100
        ? "Шанс победить отсюда: больше 99\u00a0%."
        : give === 0
          ? `Шанс победить отсюда: около ${n}\u00a0%.`
          : `Шанс победить отсюда: около ${n}\u00a0% (±${give}).`,
  only: "Другого ответа здесь нет.",
  compared: (other, gain) =>
    gain === 0
      ? line`Второй по силе ответ, «${other}», почти так же хорош.`
      : line`Второй по силе ответ, «${other}», снижает шанс примерно на ${gain}\u00a0%.`,
  taken: (hints) =>
    line`Взято подсказок: ${hints.flatMap(([of, count], n): Line => [...(n === 0 ? [] : [", "]), seat(of), `\u00a0—\u00a0${count}`])}.`,
};
