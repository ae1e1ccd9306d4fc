import type { RatedText } from "./index.ts";

export const text: RatedText = {
  leaving: {
    lost: "Vous perdez cette partie classée. Un robot joue à votre place jusqu’à votre retour.",
    lostAndOver: "Vous perdez cette partie classée, et elle est terminée.",
    won: "Tous les autres sont partis\u00a0: la partie se termine, et vous la gagnez.",
  },
  leaveNow: "Quitter cette partie classée\u202f? Elle sera perdue.",
  endNow: "Arrêter cette partie classée\u202f? Elle sera perdue.",
  pause: (time) => `Dans une partie classée, toutes les pauses réunies durent au plus ${time}.`,
  pausedUntil: (when) => `La partie est en pause, au plus tard jusqu’à ${when}. Les horloges sont arrêtées.`,
  out: "Le temps de tous est écoulé. Ceux qui répondent maintenant continuent\u202f; pour les autres, un robot joue et la partie est perdue.",
};
