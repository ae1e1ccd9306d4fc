import type { ModerationText } from "./index.ts";

export const text: ModerationText = {
  people: "À la table",
  nobody: "Il n’y a personne d’autre.",
  mute: "Masquer",
  muteHelp:
    "Vous ne voyez plus ce que cette personne écrit. Ses coups et les phrases prévues par le jeu restent visibles.",
  unmute: "Ne plus masquer",
  block: "Bloquer",
  blockHelp:
    "Plus rien de ce que cette personne écrit ne vous parvient, ni ses invitations\u202f; elle ne peut plus s’asseoir à votre table ni vous être attribuée comme adversaire. Elle n’en est pas informée.",
  unblock: "Débloquer",
  report: "Signaler",
  reportHelp: "La personne qui gère ce serveur le lira, avec tout ce qui s’est dit et joué ici.",
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
    "Si tous les autres présents sont d’accord dans les deux minutes, un robot joue à sa place\u202f; impossible de revenir dans cette partie.",
  voteAsked: (name) => `Un robot doit-il remplacer ${name}\u202f?`,
  votedSoFar: (votes, needed) => `${votes}\u00a0sur\u00a0${needed} sont d’accord.`,
  voteMine: "Les autres votent pour savoir si un robot doit jouer à votre place.",
  agree: "D’accord",
  refuse: "Refuser",
  out: "Les autres ont voté\u00a0: un robot joue à votre place.",
  blockedHere: (names) => `Une personne que vous avez bloquée est à cette table\u00a0: ${names}.`,
  regards: "Personnes masquées ou bloquées",
  regardsHelp: "Cette liste n’est visible que de vous.",
  regardsEmpty: "Vous n’avez masqué ni bloqué personne.",
  kinds: { mute: "masquée", block: "bloquée" },
  undo: (name) => `Annuler pour ${name}`,
  undoShort: "Annuler",
  fromHouse: "Message de l’administration",
  read: "J’ai lu",
  banned: (until) =>
    until === null
      ? "Vous ne pouvez pas participer ici."
      : `Vous ne pouvez pas participer ici avant le ${until}.`,
};
