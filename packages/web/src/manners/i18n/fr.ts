import type { MannersText } from "./index.ts";

export const text: MannersText = {
  people: "À la table",
  nobody: "Il n’y a personne d’autre.",
  mute: "Ne plus lire",
  muteHelp: "Vous ne voyez plus ce que cette personne écrit. Ses coups et les phrases du jeu restent.",
  unmute: "Lire de nouveau",
  block: "Bloquer",
  blockHelp:
    "Plus rien de ce que cette personne écrit ne vous parvient, ni ses invitations\u00a0; elle ne peut plus s’asseoir où vous êtes. Elle n’en sait rien.",
  unblock: "Débloquer",
  report: "Signaler",
  reportHelp: "Qui tient ce serveur le lira, avec tout ce qui s’est dit et joué ici.",
  reasons: {
    talk: "Insultes ou spam",
    play: "Gâche la partie",
    name: "Un nom blessant",
    other: "Autre chose",
  },
  why: "De quoi s’agit-il\u202f?",
  words: "Avec vos mots",
  send: "Envoyer",
  reported: "Merci. Le signalement est transmis.",
  voteOut: "Exclure par un vote",
  voteOutHelp:
    "Si tous les autres présents sont d’accord dans les deux minutes, un robot joue à sa place, sans retour dans cette partie.",
  voteAsked: (name) => `Un robot doit-il jouer à la place de ${name}\u202f?`,
  votedSoFar: (votes, needed) => `${votes} sur ${needed} sont d’accord.`,
  voteMine: "Les autres votent pour savoir si un robot doit jouer à votre place.",
  agree: "D’accord",
  refuse: "Refuser",
  out: "Les autres ont voté\u00a0: un robot joue à votre place.",
  blockedHere: (names) => `Vous avez bloqué ${names}, à cette table.`,
  regards: "Silence et blocages",
  regardsHelp: "Cette liste n’est visible que de vous.",
  regardsEmpty: "Vous n’avez mis personne sous silence ni bloqué personne.",
  kinds: { mute: "sous silence", block: "blocage" },
  undo: (name) => `Annuler pour ${name}`,
  undoShort: "Annuler",
  watching: "Qui peut regarder",
  watchingKinds: {
    allowed: "Tout le monde",
    delayed: "Tout le monde, 3\u00a0minutes plus tard",
    none: "Personne",
  },
  watchedLater: (minutes) =>
    `Qui regarde cette table la voit ${minutes}\u00a0${minutes === 1 ? "minute" : "minutes"} plus tard. La partie apparaîtra ici d’elle-même.`,
  watchedByNobody: "Cette table joue entre soi. Une fois la partie finie, chacun pourra la regarder.",
  apart: "Les joueurs liront ceci une fois la partie finie.",
  fromHouse: "Un mot de la maison",
  read: "J’ai lu",
  banned: (until) =>
    until === null
      ? "Vous ne pouvez pas participer ici."
      : `Vous ne pouvez pas participer ici avant le ${until}.`,
};
