import type { PieceText } from "@roundtable/language";
import type { Character } from "../../rules/characters.ts";
import { characterPiece, type PieceKind } from "../piece-kinds.ts";
import { CHARACTER_NAMES, SIDE_NAMES } from "./names.ts";

export const CHARACTER_PIECES: Readonly<Record<Character, PieceText>> = {
  "loyal-servant": described("loyal-servant", "Has no ability and always plays Success."),
  duke: described("duke", "In the Last Chance may lower one of anyone’s raised hands."),
  archduke: described(
    "archduke",
    "In the Last Chance may turn one of anyone’s raised hands to another player.",
  ),
  minion: described("minion", "Knows the evil players who don’t hide, and may play Success or Fail."),
  "morgan-le-fay": described("morgan-le-fay", "May ignore the magic token and play Success or Fail."),
  scion: described("scion", "Knows no one; Morgan le Fay knows her."),
  changeling: described("changeling", "Knows no one, and no evil player knows who it is."),
  cleric: described("cleric", "Is shown the loyalty of the first leader."),
  "blind-hunter": described(
    "blind-hunter",
    "Knows no one; Evil knows her, except in the Director’s Cut with 6 players or more; may hunt two good players at the end.",
  ),
  troublemaker: described("troublemaker", "Must show Evil whenever she is checked."),
  youth: described("youth", "Must play Fail when he holds the magic token."),
  apprentice: described(
    "apprentice",
    "In the Last Chance points with one hand, and may raise the second later.",
  ),
  brute: described("brute", "May play Fail only in quests 1 to 3."),
  lunatic: described("lunatic", "Must play Fail unless he holds the magic token."),
  mutineer: described(
    "mutineer",
    "Knows no one, though Evil knows him; may keep his hands up in the Last Chance and change sides.",
  ),
  arthur: described("arthur", "Knows Morgan le Fay; if the hunt names him first, Evil wins at once."),
  trickster: described("trickster", "May lie whenever she is checked."),
  revealer: described(
    "revealer",
    "Is revealed when the last failure ends the quests; the Last Chance doesn’t need to point at her.",
  ),
  saboteur: described("saboteur", "Must play Fail once he has a veteran token."),
  "reluctant-leader": described(
    "reluctant-leader",
    "Must play Fail on quest 2 or 3 when he leads it and goes along.",
  ),
  braggart: described("braggart", "Is revealed if he becomes leader of quest 5."),
  percival: described("percival", "Knows every Cleric."),
  outsider: described("outsider", "Knows the evil players who don’t hide; they don’t know him."),
  galahad: described(
    "galahad",
    "After the second failure may reveal himself and become leader, if he has no veteran token or amulet.",
  ),
  sentinel: described("sentinel", "Is shown an answer too when the first amulet is used."),
  "good-lancelot": described("good-lancelot", "Knows Evil Lancelot, who knows him."),
  "evil-lancelot": described("evil-lancelot", "Knows only Good Lancelot, who knows him; Evil knows him."),
};

function described(character: Character, help: string): PieceText {
  return characterPiece(character, CHARACTER_NAMES[character], help);
}

export const piece: Readonly<Record<PieceKind, PieceText>> = {
  ...CHARACTER_PIECES,
  good: {
    name: SIDE_NAMES.good,
    help: "Wins with three successful quests, or by pointing out all evil players at the end.",
    clause: "QU-3",
  },
  evil: {
    name: SIDE_NAMES.evil,
    help: "Wins if the quests fail and Good misses its Last Chance, or by a successful hunt.",
    clause: "QU-3",
  },
  success: { name: "Success", help: "The card that helps a quest; good players play it.", clause: "QU-11" },
  fail: { name: "Fail", help: "The card that makes a quest fail; on some it takes two.", clause: "QU-12" },
  leader: {
    name: "Leader token",
    help: "Its holder chooses the team, and after the quest the next leader.",
    clause: "QU-10",
  },
  veteran: {
    name: "Veteran token",
    help: "Its holder has led a quest, and never leads again or gets an amulet.",
    clause: "QU-13",
  },
  magic: {
    name: "Magic token",
    help: "Its holder must play Success on this quest, unless the character says otherwise.",
    clause: "QU-11",
  },
  amulet: { name: "Amulet", help: "Its holder checks the loyalty of one other player.", clause: "QU-14" },
  "faded-amulet": {
    name: "Faded amulet",
    help: "Its holder has been checked, and can’t be checked by an amulet again.",
    clause: "QU-15",
  },
  quest: {
    name: "Quest",
    help: "The number is the size of the team; two small Fails under it mean that it takes two to make it fail.",
    clause: "QU-2",
  },
};
