import type { TableWords } from "../table.ts";

export const table: TableWords = {
  source: { city: "Cité", tokens: "Jetons", bandits: "Bandits", ships: "Navires" },
  ladder: {
    name: "L’échelle",
    reached: "atteint",
    locked: "encore fermé",
    opens: (target, next) => `Objectif ${target} atteint\u00a0: ${next} est ouvert.`,
    won: (target) => `Objectif ${target} atteint.`,
    uncounted: (target) =>
      `Objectif ${target} atteint, mais un coup a été annulé après avoir vu des dés ou des cartes\u00a0: l’échelle ne le compte pas.`,
    missed: (target) => `Objectif ${target} manqué. Essayez encore\u202f!`,
  },
  tie: {
    cards: "À égalité de points, le nombre de cartes construites départage.",
    taken: "À égalité de points et de cartes, les points des navires et des bandits départagent.",
    seat: "À égalité parfaite, la place la plus proche du premier joueur départage.",
  },
  towards: (target) => `/ ${target}`,
  figure: (of, figure) => `${of} ${figure}`,
  count: (of, count) => `${of} × ${count}`,
  left: (count) => `× ${count}`,
  plus: (one, other) => `${one} + ${other}`,
  lacking: (what) => `− ${what}`,
  price: (what) => `Prix\u00a0: ${what}`,
  changed: "changé depuis votre dernier tour",
  stayHome: {
    name: "Rester chez moi : ma cité reste en vue pendant que les autres jouent",
    short: "Rester chez moi",
  },
  comma: (one, other) => `${one}, ${other}`,
};
