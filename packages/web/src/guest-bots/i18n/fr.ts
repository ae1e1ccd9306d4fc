import type { BotsText } from "./index.ts";

export const text: BotsText = {
  title: "Vos robots",
  help: "Votre programme peut s’asseoir à une table comme une personne. Il se connecte avec un jeton, voit ce que sa place peut savoir et rien d’autre, et toute la table voit que c’est un robot, et à qui il est.",
  guide: "Comment en écrire un",
  example: (language) => `Exemple en ${language}`,
  another: "Un jeton pour un nouveau robot",
  name: "Nom du robot",
  make: "Créer un jeton",
  tokenOf: (name) => `Jeton : ${name}`,
  once: "Copiez-le maintenant : il n’est montré qu’une fois. Toute personne qui le détient peut jouer sous votre nom.",
  copy: "Copier",
  copied: "Copié",
  made: (day) => `créé le ${day}`,
  lastCame: (day) => `vu ici le ${day}`,
  neverCame: "n’est pas encore venu",
  revoke: "Révoquer",
  revokeNow: "Révoquer pour de bon",
  keep: "Garder",
  revokeOf: (name) => `Révoquer le jeton : ${name}`,
};
