import type { PieceText } from "@roundtable/language";
import type { PieceKind } from "../piece-kinds.ts";
import { ALLY_NAMES, TOKEN_NAMES } from "./names.ts";

export const piece: Readonly<Record<PieceKind, PieceText>> = {
  "ally-1": {
    name: ALLY_NAMES[1].bare,
    help: "Avancez de 1 case, puis maudissez un allié : le joueur qui le révèle plus tard dans la manche échange sa place avec vous, et vous avancez encore de 1 case.",
    clause: "GC-20",
  },
  "ally-2": {
    name: ALLY_NAMES[2].bare,
    help: "Désignez un chevalier et avancez de 2 cases ; s’il mène la course à la fin de la manche, vous passez juste devant lui.",
    clause: "GC-21",
  },
  "ally-3": {
    name: ALLY_NAMES[3].bare,
    help: "Regardez en secret 3 jetons Trèfle, reposez-les dans l’ordre de votre choix, puis avancez de 1, 2 ou 3 cases.",
    clause: "GC-23",
  },
  "ally-4": { name: ALLY_NAMES[4].bare, help: "Prenez une lance, puis avancez de 4 cases.", clause: "GC-24" },
  "ally-5": {
    name: ALLY_NAMES[5].bare,
    help: "Envoyez le dragon sur une autre case sans chevalier, puis avancez de 5 cases.",
    clause: "GC-25",
  },
  "ally-6": {
    name: ALLY_NAMES[6].bare,
    help: "Avancez jusqu’au prochain château ; l’arrivée est aussi un château.",
    clause: "GC-26",
  },
  "ally-7": {
    name: ALLY_NAMES[7].bare,
    help: "Avancez jusqu’à la prochaine église ; s’il n’y en a plus, vous restez sur place.",
    clause: "GC-27",
  },
  "ally-8": { name: ALLY_NAMES[8].bare, help: "Avancez de 2, 4 ou 6 cases, à votre choix.", clause: "GC-28" },
  "ally-9": {
    name: ALLY_NAMES[9].bare,
    help: "Sautez par-dessus le groupe de chevaliers le plus proche jusqu’à la première case libre ; le dragon ne vous arrête pas.",
    clause: "GC-29",
  },
  "token-boots": { name: TOKEN_NAMES.boots.bare, help: "Avancez de 4 cases.", clause: "GC-52" },
  "token-goblin": { name: TOKEN_NAMES.goblin.bare, help: "Reculez de 2 cases.", clause: "GC-52" },
  "token-lure": {
    name: TOKEN_NAMES.lure.bare,
    help: "Envoyez le dragon sur une autre case sans chevalier.",
    clause: "GC-52",
  },
  "token-fake-grail": {
    name: TOKEN_NAMES["fake-grail"].bare,
    help: "Faites reculer de 2 cases le chevalier d’un rival.",
    clause: "GC-52",
  },
  "token-magnet": {
    name: TOKEN_NAMES.magnet.bare,
    help: "Prenez une lance à un rival qui en possède.",
    clause: "GC-52",
  },
  lance: {
    name: "Lance",
    help: "Rendez-la pour passer une fois le dragon quand il vous barre la route.",
    clause: "GC-40",
  },
  seal: {
    name: "Sceau du Chancelier",
    help: "Le joueur qui l’obtient au dé Village est le Chancelier de la manche suivante et la commence ; à défaut, c’est le dernier de la course.",
    clause: "GC-7",
  },
  die: {
    name: "Dé Village",
    help: "Trois faces donnent une lance, deux amènent un voleur qui en reprend une, une donne le Sceau du Chancelier.",
    clause: "GC-51",
  },
  dragon: {
    name: "Dragon",
    help: "Aucun chevalier qui avance ne le dépasse ni ne s’arrête sur lui sans rendre une lance.",
    clause: "GC-40",
  },
  knight: {
    name: "Chevalier",
    help: "Le premier à l’arrivée gagne ; sur une case partagée, le dernier arrivé se range derrière.",
    clause: "GC-6",
  },
  curse: {
    name: "Malédiction",
    help: "Le joueur qui révèle l’allié maudit pendant cette manche échange sa place avec celui de l’Enchanteresse.",
    clause: "GC-20",
  },
  claim: {
    name: "Pari de l’Écuyer",
    help: "Si ce chevalier mène la course après le dernier appel, le joueur de l’Écuyer passe juste devant.",
    clause: "GC-22",
  },
  reserve: {
    name: "Réserve",
    help: "Les jetons Trèfle qui ne sont pas sur la piste ; un jeton utilisé y est mélangé, un autre prend sa place.",
    clause: "GC-52",
  },
  "face-down-card": {
    name: "Carte cachée",
    help: "Écartée sans être vue avant les choix ; à 8 joueurs, le dernier à choisir la prend en main.",
    clause: "GC-9",
  },
  "space-path": { name: "Chemin", help: "Il ne se passe rien ici.", clause: "GC-53" },
  "space-clover": {
    name: "Champ de Trèfle",
    help: "Révélez le jeton posé ici quand votre propre allié ou votre jeton vous y amène.",
    clause: "GC-52",
  },
  "space-church": {
    name: "Église",
    help: "Le Prêtre mène ici ; autrement, il ne se passe rien.",
    clause: "GC-53",
  },
  "space-village": {
    name: "Village",
    help: "Lancez le dé Village quand votre propre allié ou votre jeton vous y amène.",
    clause: "GC-51",
  },
  "space-castle": {
    name: "Château",
    help: "La Princesse mène ici ; autrement, il ne se passe rien.",
    clause: "GC-53",
  },
  "space-castle-with-clover": {
    name: "Château et trèfle",
    help: "Un château pour la Princesse, et un jeton Trèfle pour le chevalier qui s’y arrête.",
    clause: "GC-53",
  },
  "space-dragon": {
    name: "Case rouge",
    help: "Le dragon attend ici au départ de la course ; autrement, il ne se passe rien.",
    clause: "GC-53",
  },
  "space-finish": {
    name: "Arrivée",
    help: "Le premier chevalier qui l’atteint gagne aussitôt ; elle compte comme un château.",
    clause: "GC-13",
  },
};
