import type { PieceText } from "@roundtable/language";
import type { Character } from "../../rules/characters.ts";
import { characterPiece, type PieceKind } from "../piece-kinds.ts";
import { CHARACTER_NAMES, SIDE_NAMES } from "./names.ts";

export const CHARACTER_PIECES: Readonly<Record<Character, PieceText>> = {
  "loyal-servant": described("loyal-servant", "N’a pas de pouvoir et joue toujours Succès."),
  duke: described("duke", "À la dernière chance, peut baisser une main levée de n’importe quel joueur."),
  archduke: described(
    "archduke",
    "À la dernière chance, peut détourner vers quelqu’un d’autre une main levée de n’importe quel joueur.",
  ),
  minion: described("minion", "Connaît les joueurs du Mal qui ne sont pas cachés, et joue Succès ou Échec."),
  "morgan-le-fay": described("morgan-le-fay", "Peut ignorer le jeton de magie et jouer Succès ou Échec."),
  scion: described("scion", "Ne connaît personne ; la Fée Morgane la connaît."),
  changeling: described("changeling", "Ne connaît personne, et personne du Mal ne le connaît."),
  cleric: described("cleric", "Voit le camp que montre le premier meneur."),
  "blind-hunter": described(
    "blind-hunter",
    "Ne connaît personne ; le Mal la connaît, sauf à partir de 6 dans la version de l’auteur ; à la fin, peut chasser deux personnages du Bien.",
  ),
  troublemaker: described("troublemaker", "Doit montrer le Mal chaque fois qu’on la sonde."),
  youth: described("youth", "Doit jouer Échec quand il a le jeton de magie."),
  apprentice: described(
    "apprentice",
    "À la dernière chance, désigne d’une seule main et peut lever l’autre plus tard.",
  ),
  brute: described("brute", "Ne peut jouer Échec qu’aux quêtes 1 à 3."),
  lunatic: described("lunatic", "Doit jouer Échec, sauf avec le jeton de magie."),
  mutineer: described(
    "mutineer",
    "Ne connaît personne, mais le Mal le connaît ; à la dernière chance, peut garder les mains levées et changer de camp.",
  ),
  arthur: described(
    "arthur",
    "Connaît la Fée Morgane ; si la chasse le nomme en premier, le Mal gagne aussitôt.",
  ),
  trickster: described("trickster", "Peut mentir chaque fois qu’on la sonde."),
  revealer: described(
    "revealer",
    "Se révèle quand le dernier échec met fin aux quêtes ; la dernière chance peut se passer de la désigner.",
  ),
  saboteur: described("saboteur", "Doit jouer Échec dès qu’il a un jeton de vétéran."),
  "reluctant-leader": described(
    "reluctant-leader",
    "Doit jouer Échec à la quête 2 ou 3 s’il la mène et y participe.",
  ),
  braggart: described("braggart", "Se révèle s’il doit mener la quête 5."),
  percival: described("percival", "Connaît tous les Clercs."),
  outsider: described(
    "outsider",
    "Connaît les joueurs du Mal qui ne sont pas cachés ; eux ne le connaissent pas.",
  ),
  galahad: described(
    "galahad",
    "Après le deuxième échec, peut se révéler et mener, s’il n’a ni jeton de vétéran ni amulette.",
  ),
  sentinel: described("sentinel", "Reçoit elle aussi une réponse quand la première amulette est utilisée."),
  "good-lancelot": described("good-lancelot", "Connaît Lancelot le félon, qui le connaît."),
  "evil-lancelot": described(
    "evil-lancelot",
    "Ne connaît que Lancelot le loyal, qui le connaît ; le Mal le connaît aussi.",
  ),
};

function described(character: Character, help: string): PieceText {
  return characterPiece(character, CHARACTER_NAMES[character].bare, help);
}

export const piece: Readonly<Record<PieceKind, PieceText>> = {
  ...CHARACTER_PIECES,
  good: {
    name: SIDE_NAMES.good,
    help: "Gagne par trois quêtes réussies, ou en désignant tout le Mal à la fin.",
    clause: "QU-3",
  },
  evil: {
    name: SIDE_NAMES.evil,
    help: "Gagne si les quêtes échouent et que le Bien manque sa dernière chance, ou par une chasse réussie.",
    clause: "QU-3",
  },
  success: { name: "Succès", help: "La carte qui aide une quête ; le Bien la joue.", clause: "QU-11" },
  fail: {
    name: "Échec",
    help: "La carte qui fait échouer une quête ; il en faut parfois deux.",
    clause: "QU-12",
  },
  leader: {
    name: "Jeton de meneur",
    help: "Son porteur compose l’équipe et désigne ensuite le meneur suivant.",
    clause: "QU-10",
  },
  veteran: {
    name: "Jeton de vétéran",
    help: "Son porteur a déjà mené une quête : il ne sera plus meneur et n’aura pas d’amulette.",
    clause: "QU-13",
  },
  magic: {
    name: "Jeton de magie",
    help: "Son porteur doit jouer Succès à cette quête, sauf si son personnage en décide autrement.",
    clause: "QU-11",
  },
  amulet: { name: "Amulette", help: "Son porteur sonde le camp d’une autre personne.", clause: "QU-14" },
  "faded-amulet": {
    name: "Amulette ternie",
    help: "Son porteur a été sondé par une amulette et ne peut plus l’être.",
    clause: "QU-15",
  },
  quest: {
    name: "Quête",
    help: "Le nombre est la taille de l’équipe ; deux petits Échecs dessous veulent dire qu’il en faut deux pour qu’elle échoue.",
    clause: "QU-2",
  },
};
