import type { Seat } from "@roundtable/kernel";
import { type Line, line, plural, seat } from "@roundtable/language";

const games = (n: number): string => `${n} ${plural("en", n, { one: "game", other: "games" })}`;

export const text = {
  othersSee: "The others will see that you ask for a hint.",
  noAchievement: "A game with a hint does not count towards achievements.",
  take: "Ask for a hint",
  notNow: "Not now",
  thinking: "Thinking it over",
  /** Of a hundred games; `give` is how far that may be off. */
  odds: (n: number, give: number) =>
    n === 0
      ? "You hardly ever win from here."
      : n === 100
        ? "You win almost every time."
        : give === 0
          ? `You win about ${games(n)} in a hundred.`
          : `You win about ${games(n)} in a hundred, give or take ${give}.`,
  /** Where more is shown than can be given. */
  only: "There is no other answer here.",
  compared: (other: Line, gain: number): Line =>
    gain === 0
      ? line`The answer “${other}” is about as good.`
      : line`With the answer “${other}” you would win about ${gain} fewer.`,
  taken: (hints: readonly (readonly [of: Seat, count: number])[]): Line =>
    line`Hints asked for: ${hints.flatMap(([of, count], n): Line => [...(n === 0 ? [] : [", "]), seat(of), ` ${count}`])}.`,
};
