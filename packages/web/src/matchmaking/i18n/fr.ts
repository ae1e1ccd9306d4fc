import type { MatchmakingText } from "./index.ts";

const personnes = (n: number) => (n <= 1 ? `${n}\u00a0personne` : `${n}\u00a0personnes`);

export const text: MatchmakingText = {
  code: {
    title: "Code de la table",
    looking: "Recherche de la table…",
    none: "Aucune table n’a ce code. La partie est peut-être terminée : redemandez le code.",
    bad: "Un code a six lettres, sans voyelle, comme BCD GHJ.",
  },
  find: {
    title: "Trouver une partie",
    game: "À quoi jouer",
    nobodyWaits: "personne n’attend",
    wait: (n) => (n <= 1 ? "1 personne attend" : `${n} personnes attendent`),
    size: "Nombre de joueurs",
    anySize: "Peu importe",
    kind: "Type de partie",
    friendly: "Amicale",
    rated: "Classée",
    patience: "S’il n’y a pas assez de monde",
    people: "Attendre d’autres joueurs",
    bots30: "Des robots après 30 secondes",
    bots120: "Des robots après 2 minutes",
    clock: "En temps réel, avec pendule\u00a0: le temps dépend du nombre de joueurs.",
    go: "Chercher",
  },
  waiting: {
    title: "Votre recherche",
    looking: (game) => `Recherche de joueurs : ${game}.`,
    since: "Vous attendez depuis",
    others: (n) =>
      n <= 1 ? "Personne d’autre n’attend encore." : `${personnes(n)} attendent, y compris vous.`,
    bots: "Des robots prennent les places libres dans",
    stay: "Restez sur cette page : la quitter met fin à la recherche après un instant.",
    stop: "Annuler la recherche",
    missed:
      "Une table était prête, mais vous n’avez pas répondu à temps : les autres ont commencé sans vous.",
    again: "Chercher encore",
  },
  offer: {
    title: "Une table est prête",
    company: (people, bots) =>
      bots === 0
        ? `${personnes(people)}, aucun robot.`
        : `${personnes(people)} et ${bots} ${bots === 1 ? "robot" : "robots"}.`,
    here: "Êtes-vous là ? Temps restant :",
    sit: "S’asseoir",
    no: "Pas maintenant",
    others: (ready, of) =>
      `On attend les autres : ${ready}\u00a0sur\u00a0${of} ${ready === 1 ? "est" : "sont"} là.`,
    sign: "Votre table est prête",
  },
  invited: {
    title: "Invitations",
    by: (name, game) => `${name} vous garde une place : ${game}`,
    accept: "S’asseoir",
    decline: "Décliner",
    sit: "S’asseoir",
    later: "Plus tard",
  },
  companions: {
    title: "Vos compagnons de jeu",
    none: "Vous retrouverez ici les personnes avec qui vous aurez terminé une partie, pour les inviter à la suivante.",
    invite: "Inviter",
    inviteWhom: (name) => `Inviter ${name}`,
    invited: "Invitation envoyée",
  },
  open: {
    game: "Jeu",
    all: "Tous les jeux",
    fresh: (n) => (n <= 1 ? `${n} nouvelle table` : `${n} nouvelles tables`),
    gone: "n’est plus ouverte",
    watching: (n) => `${n} ${n <= 1 ? "spectateur" : "spectateurs"}`,
    none: "Aucune table de ce jeu n’est ouverte en ce moment.",
  },
};
