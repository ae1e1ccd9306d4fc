import type { NotificationsText } from "./index.ts";

export const text: NotificationsText = {
  title: "Notifications",
  help: "Quand une table vous attend et que vous ne la regardez pas, nous pouvons vous prévenir. Un appui vous y mène.",
  browser: {
    title: "Dans ce navigateur",
    states: {
      on: "Ce navigateur vous avertit, même quand aucune de nos pages n’est ouverte.",
      off: "Votre navigateur demandera s’il peut afficher des notifications. Rien ne s’affiche, sauf si une table vous attend.",
      forbidden:
        "Les notifications de ce site sont bloquées. Vous pouvez les autoriser dans les réglages de votre navigateur, près de l’adresse.",
      "home-screen-first":
        "Sur un iPhone ou un iPad, ajoutez d’abord ce site à l’écran d’accueil\u00a0: «\u00a0Partager\u00a0», puis «\u00a0Sur l’écran d’accueil\u00a0». Ouvrez-le de là et revenez à cette page.",
      cannot:
        "Ce navigateur ne sait pas le faire ici. Cela marche en https, avec Chrome, Edge, Firefox et Safari.",
    },
    turnOn: "M’avertir dans ce navigateur",
    turnOff: "Ne plus m’avertir ici",
    elsewhere: (count) =>
      count <= 1
        ? "Un de vos navigateurs vous avertit."
        : `${count}\u00a0de vos navigateurs vous avertissent.`,
  },
  mail: {
    title: "Par e-mail",
    help: "Pour les parties sur plusieurs jours, et pour les invitations.",
    address: "Votre adresse e-mail",
    send: "M’envoyer une confirmation",
    waiting: (address) =>
      `Nous avons écrit à ${address}. Suivez le lien de ce message\u00a0: les notifications arriveront à cette adresse.`,
    on: (address) => `Les notifications arrivent à ${address}.`,
    turnOff: "Ne plus m’écrire",
    wrong: "Cela ne ressemble pas à une adresse e-mail.",
  },
  hook: {
    title: "Par votre propre serveur",
    help: "Une adresse que nous appelons quand une table vous attend, avec un petit message JSON signé d’un secret.",
    address: "Adresse (https)",
    save: "Enregistrer",
    secret: "Le secret qui signe les appels",
    turnOff: "Ne plus l’appeler",
    wrong:
      "Cette adresse ne peut pas être appelée. Elle doit commencer par https et être joignable de l’extérieur.",
  },
  what: "De quoi vous prévenir",
  kinds: {
    "your-turn": "C’est à vous de jouer",
    invitation: "Quelqu’un vous invite",
    "table-full": "Votre table est complète",
    "table-started": "Une partie commence",
    nudge: "Quelqu’un vous attend",
    paused: "Une partie est en pause",
  },
  ways: { push: "Navigateur", mail: "E-mail", hook: "Serveur" },
  by: (kind, way) => `${kind}\u00a0: ${way}`,
  when: "Quand",
  onlyWhenAway: "Seulement si je ne regarde pas la table",
  quiet: "Heures calmes",
  quietHelp: "Ce qui arrive pendant ces heures vous est signalé ensuite, si c’est encore d’actualité.",
  from: "de",
  to: "à",
  zone: (place) => `Heure locale (${place}).`,
  test: "M’envoyer un essai",
  tested: "C’est parti.",
  untested: "Il n’y a encore aucun moyen de vous avertir.",
  tooFast: "Cela fait beaucoup d’un coup. Réessayez dans quelques minutes.",
  link: {
    confirm: {
      title: "C’est fait",
      done: (address) => `Désormais, les notifications arrivent à ${address}.`,
    },
    stop: {
      title: "Vous ne recevrez plus d’e-mails",
      done: (address) => `Plus rien n’est envoyé à ${address}.`,
    },
    noLonger: "Ce lien n’est plus valable",
    noLongerHelp:
      "Il est trop ancien, ou n’a pas été copié en entier. Votre page personnelle permet tout ce qu’il pouvait faire.",
    settings: "Réglages des notifications",
  },
};
