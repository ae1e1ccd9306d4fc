import type { PieceLook } from "@roundtable/kit";
import { sideOf } from "../../rules/pieces.ts";
import { IN_ORDER } from "./characters.ts";
import icons from "../icons.json" with { type: "json" };

const GOOD = "var(--azure)";
const EVIL = "var(--rubric)";
const GOLD = "var(--gold-ink)";
const VIOLET = "var(--purple)";

/** How the pieces look in a sentence: good is blue, evil crimson. */
export const pieces: Readonly<Record<string, PieceLook>> = {
  ...Object.fromEntries(
    IN_ORDER.map((character) => [
      character,
      { icon: icons[character], colour: sideOf(character) === "good" ? GOOD : EVIL },
    ]),
  ),
  good: { icon: icons.good, colour: GOOD },
  evil: { icon: icons.evil, colour: EVIL },
  success: { icon: icons.success, colour: GOOD },
  fail: { icon: icons.fail, colour: EVIL },
  leader: { icon: icons.leader, colour: GOLD },
  veteran: { icon: icons.veteran, colour: GOLD },
  magic: { icon: icons.magic, colour: VIOLET },
  amulet: { icon: icons.amulet, colour: GOLD },
  "faded-amulet": { icon: icons["faded-amulet"] },
  quest: { icon: icons.quest, colour: GOLD },
};
