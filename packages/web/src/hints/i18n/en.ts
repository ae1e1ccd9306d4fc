import type { Seat } from "@roundtable/kernel";
import { type Line, line, seat } from "@roundtable/language";

export const text = {
  othersSee: "The others will see that you asked for a hint.",
  noAchievement: "A game with hints doesn’t count towards achievements.",
  take: "Ask for a hint",
  notNow: "Not now",
  /** Unfolds the odds in words, further reasons, and what the answer is compared with. */
  more: "More",
  thinking: "Thinking…",
  /** In per cent; `give` is how far that may be off. */
  odds: (n: number, give: number) =>
    n === 0
      ? "Chance of winning from here: less than 1%."
      : n === 100
        ? "Chance of winning from here: more than 99%."
        : give === 0
          ? `Chance of winning from here: about ${n}%.`
          : `Chance of winning from here: about ${n}% (±${give}).`,
  /** Where more is shown than can be given. */
  only: "This is the only possible answer.",
  compared: (other: Line, gain: number): Line =>
    gain === 0
      ? line`The next best answer, “${other}”, is about as good.`
      : line`The next best answer, “${other}”, lowers your chance by about ${gain}%.`,
  taken: (hints: readonly (readonly [of: Seat, count: number])[]): Line =>
    line`Hints used: ${hints.flatMap(([of, count], n): Line => [...(n === 0 ? [] : [", "]), seat(of), ` ${count}`])}.`,
};
