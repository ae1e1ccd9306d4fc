import type { TableText } from "./table-text.ts";

export const tableText: TableText = {
  refusal: {
    malformed: "Ce message n’a pas pu être lu. Rechargez la page et réessayez.",
    "match-over": "La partie est terminée.",
    "no-such-seat": "Cette place n’existe pas à cette table.",
    "not-asked": "Rien ne vous est demandé pour l’instant.",
    "stale-decision": "Cette question a déjà sa réponse.",
    "illegal-answer": "Les règles ne le permettent pas ici. Choisissez l’une des réponses en surbrillance.",
    "nothing-to-undo": "Vous n’avez aucun coup à annuler.",
    "undo-not-allowed":
      "Dans ce jeu, un coup ne peut plus être annulé dès que quelque chose a été révélé ou que quelqu’un d’autre a joué.",
    "undo-out-of-reach": "Ce coup date d’avant la mise à jour du serveur et ne peut plus être annulé.",
    "no-undo-asked": "Personne d’autre ne demande à annuler un coup.",
    "talk-closed": "La parole est suspendue pour l’instant.",
    "illegal-statement": "Cela ne peut pas se dire ici.",
  },
  problem: {
    "seat-count": ({ min, max }) => `Ce jeu se joue de ${min} à ${max} joueurs.`,
    "unknown-option": ({ option, known }) =>
      `L’option «\u00a0${option}\u00a0» n’existe pas. Il y a\u00a0: ${known.join(", ")}.`,
    "unknown-value": ({ option, value, known }) =>
      `«\u00a0${option}\u00a0» ne peut pas valoir «\u00a0${value}\u00a0». Valeurs possibles\u00a0: ${known.join(", ")}.`,
  },
};
