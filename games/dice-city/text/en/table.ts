import type { TableWords } from "../table.ts";

export const table: TableWords = {
  source: { city: "City", tokens: "Tokens", bandits: "Bandits", ships: "Ships" },
  ladder: {
    name: "The ladder",
    reached: "reached",
    locked: "locked",
    opens: (target, next) => `Target ${target} reached: you’ve unlocked ${next}.`,
    won: (target) => `Target ${target} reached.`,
    uncounted: (target) =>
      `Target ${target} reached, but you undid a move after seeing dice or cards, so it doesn’t count for the ladder.`,
    missed: (target) => `Target ${target} not reached. Try again!`,
  },
  tie: {
    cards: "Equal points: the number of cards built decides.",
    taken: "Equal points and cards: the points from ships and bandits decide.",
    seat: "Everything else is equal: the seat nearest to the starting player decides.",
  },
  towards: (target) => `/ ${target}`,
  figure: (of, figure) => `${of} ${figure}`,
  count: (of, count) => `${of} × ${count}`,
  left: (count) => `× ${count}`,
  plus: (one, other) => `${one} + ${other}`,
  lacking: (what) => `− ${what}`,
  price: (what) => `Price: ${what}`,
  changed: "changed since your last turn",
  stayHome: { name: "Stay at home: my city stays in view while others play", short: "Stay at home" },
  comma: (one, other) => `${one}, ${other}`,
};
