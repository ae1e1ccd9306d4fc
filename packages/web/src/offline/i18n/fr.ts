import type { OfflineText } from "./index.ts";

export const text: OfflineText = {
  title: "Sur cet appareil",
  lead: "Des parties contre des robots, dans ce navigateur. Elles se passent de connexion, et personne d’autre ne les voit.",
  noConnection: "Pas de connexion pour le moment. Vous pouvez jouer ici même avec les robots.",
  stillRunning: "En cours sur cet appareil",
  play: "Jouer",
  setUp: "Préparer une table",
  goOn: "Continuer",
  nothingRunning: "Rien n’est en cours ici.",
  finished: "Terminées sur cet appareil",
  nothingFinished: "Aucune partie n’a encore été jouée ici jusqu’au bout.",
  lookAgain: "Revoir",
  remove: (game) => `Supprimer\u00a0: ${game}`,
  removeNow: "Supprimer cette partie de l’appareil\u202f?",
  yes: "Oui",
  no: "Non",
  handOver: "Confier au serveur",
  handOverHelp:
    "Le serveur rejoue une partie avant de la garder. Elle est marquée comme jouée hors ligne et ne compte que pour le souvenir.",
  handed: "Aussi sur le serveur",
  handing: "En route vers le serveur…",
  notHanded: "Elle n’a pas été confiée au serveur. Elle reste sur cet appareil.",
  ready: "Tout ce qu’il faut pour jouer sans connexion est sur cet appareil.",
  filling: (percent) => `On se prépare à jouer sans connexion\u00a0: ${percent}\u202f%`,
  notReady: "Il manque encore de quoi jouer sans connexion sur cet appareil.",
  makeReady: "Rendre disponible hors ligne",
  cannot:
    "Ce navigateur ne garde rien pour plus tard\u00a0: sans connexion, seul ce qui est ouvert continue.",
  aloneHere: "Cette table est sur votre appareil\u00a0: les robots sont votre seule compagnie.",
};
