import type { Seat } from "@roundtable/kernel";
import { type Line, line, plural, seat } from "@roundtable/language";

const wins = (n: number): string => `${n} ${plural("en", n, { one: "win", other: "wins" })}`;

export const text = {
  othersSee: "The others will see that you ask for a hint.",
  noAchievement: "A game with a hint counts for no achievement.",
  take: "Take a hint",
  notNow: "Not now",
  thinking: "Thinking it over",
  odds: (n: number, give: number) =>
    n === 0
      ? "Hardly ever wins."
      : n === 100
        ? "Wins almost every time."
        : give === 0
          ? `${wins(n)} in a hundred.`
          : `About ${wins(n)} in a hundred, give or take ${give}.`,
  compared: (other: Line, gain: number): Line =>
    gain === 0 ? line`About as good: ${other}.` : line`${wins(gain)} in a hundred more than: ${other}.`,
  taken: (hints: readonly (readonly [of: Seat, count: number])[]): Line =>
    line`Hints taken: ${hints.flatMap(([of, count], n): Line => [n === 0 ? "" : ", ", seat(of), ` ${count}`])}.`,
};
