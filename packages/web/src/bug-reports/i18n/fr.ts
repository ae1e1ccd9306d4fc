import type { BugReportText } from "./index.ts";

export const text: BugReportText = {
  title: "Quelque chose ne va pas ici",
  help: "Qu’aurait-il dû se passer, et que s’est-il passé ? La personne qui gère le serveur reçoit vos mots avec tout le journal, et peut en faire un test.",
  words: "Avec vos mots",
  send: "Envoyer",
  sent: "Merci. Votre message est arrivé.",
  save: "L’enregistrer aussi dans un fichier",
  saveRunning: "Pendant la partie, le fichier ne contient que ce que vous avez vu vous-même.",
};
