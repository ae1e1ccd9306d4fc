import type { ToldText } from "./index.ts";

export const text: ToldText = {
  title: "Notifications",
  help: "Quand une table vous attend et que vous ne la regardez pas, nous pouvons vous le dire. Une pression vous y mène.",
  browser: {
    title: "Dans ce navigateur",
    states: {
      on: "Ce navigateur vous avertit, même quand aucune de nos pages n’est ouverte.",
      off: "Votre navigateur demandera s’il peut afficher des notifications. Rien ne s’affiche, sauf si une table vous attend.",
      forbidden:
        "Les notifications de ce site sont bloquées. Vous pouvez les autoriser dans les réglages de votre navigateur, près de l’adresse.",
      "home-screen-first":
        "Sur un iPhone ou un iPad, ajoutez d’abord ce site à l’écran d’accueil\u00a0: «\u202fPartager\u202f», puis «\u202fSur l’écran d’accueil\u202f». Ouvrez-le de là et revenez à cette page.",
      cannot:
        "Ce navigateur ne sait pas le faire ici. Cela marche en https, avec Chrome, Edge, Firefox et Safari.",
    },
    turnOn: "M’avertir dans ce navigateur",
    turnOff: "Plus ici",
    elsewhere: (count) =>
      count <= 1
        ? "Un de vos navigateurs vous avertit."
        : `${count}\u00a0de vos navigateurs vous avertissent.`,
  },
  mail: {
    title: "Par e-mail",
    help: "Pour les parties sur plusieurs jours, et pour les invitations.",
    address: "Votre adresse e-mail",
    send: "M’écrire là",
    waiting: (address) =>
      `Nous avons écrit à ${address}. Suivez le lien de ce message\u00a0: les suivants viendront là.`,
    on: (address) => `Les messages arrivent à ${address}.`,
    turnOff: "Plus d’e-mails",
    wrong: "Cela ne ressemble pas à une adresse e-mail.",
  },
  hook: {
    title: "Par votre propre serveur",
    help: "Une adresse que nous appelons quand une table attend, avec un petit JSON signé d’un secret.",
    address: "Adresse (https)",
    save: "L’appeler",
    secret: "Le secret qui signe les appels",
    turnOff: "Ne plus l’appeler",
    wrong:
      "Cette adresse ne peut pas être appelée. Elle doit commencer par https et être joignable de l’extérieur.",
  },
  what: "Ce que l’on vous dit",
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
  quietHelp: "Ce qui arrive alors est dit après, si c’est toujours vrai.",
  from: "de",
  to: "à",
  zone: (zone) => `À l’heure de ${zone}.`,
  test: "M’envoyer un essai",
  tested: "C’est parti.",
  untested: "Il n’y a encore aucun moyen de vous avertir.",
  tooFast: "Cela fait beaucoup d’un coup. Réessayez dans quelques minutes.",
  link: {
    confirm: { title: "C’est fait", done: (address) => `Désormais, les messages arrivent à ${address}.` },
    stop: { title: "Plus d’e-mails", done: (address) => `Plus rien n’est envoyé à ${address}.` },
    noLonger: "Ce lien n’est plus valable",
    noLongerHelp:
      "Il est trop ancien, ou n’a pas été copié en entier. Votre page personnelle permet tout ce qu’il pouvait faire.",
    settings: "Comment on m’avertit",
  },
};
