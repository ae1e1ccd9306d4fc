import type { SpectatingText } from "./index.ts";

export const text: SpectatingText = {
  who: "Qui peut regarder",
  kinds: {
    allowed: "Tout le monde",
    delayed: "Avec 3\u00a0minutes de retard",
    none: "Personne",
  },
  later: (minutes) =>
    `Les spectateurs voient cette table avec ${minutes}\u00a0${minutes === 1 ? "minute" : "minutes"} de retard. La partie apparaîtra ici d’elle-même.`,
  nobody: "Cette table joue sans spectateurs. Une fois la partie finie, tout le monde pourra la revoir.",
  talk: "Les joueurs liront ceci une fois la partie finie.",
};
