import type { PieceLook } from "@roundtable/kit";
import icons from "../icons.json" with { type: "json" };

const GREEN = "var(--vert)";
const RED = "var(--rubric)";
const BLUE = "var(--azure)";
const PURPLE = "var(--purple)";
const BROWN = "light-dark(#7a4a14, #e9b678)";

/** How the pieces look in a sentence. */
export const pieces: Readonly<Record<string, PieceLook>> = {
  "ally-1": { icon: icons["ally-1"], colour: PURPLE },
  "ally-2": { icon: icons["ally-2"], colour: BLUE },
  "ally-3": { icon: icons["ally-3"], colour: BLUE },
  "ally-4": { icon: icons["ally-4"], colour: BROWN },
  "ally-5": { icon: icons["ally-5"], colour: RED },
  "ally-6": { icon: icons["ally-6"], colour: RED },
  "ally-7": { icon: icons["ally-7"], colour: PURPLE },
  "ally-8": { icon: icons["ally-8"], colour: GREEN },
  "ally-9": { icon: icons["ally-9"], colour: BLUE },
  "token-boots": { icon: icons["token-boots"], colour: GREEN },
  "token-goblin": { icon: icons["token-goblin"], colour: GREEN },
  "token-lure": { icon: icons["token-lure"], colour: GREEN },
  "token-fake-grail": { icon: icons["token-fake-grail"], colour: GREEN },
  "token-magnet": { icon: icons["token-magnet"], colour: GREEN },
  lance: { icon: icons.lance, colour: BROWN },
  seal: { icon: icons.seal, colour: RED },
  die: { icon: icons.die, colour: BROWN },
  dragon: { icon: icons.dragon, colour: RED },
  knight: { icon: icons.knight, colour: BLUE },
  curse: { icon: icons.curse, colour: PURPLE },
  claim: { icon: icons.claim, colour: BLUE },
  reserve: { icon: icons.reserve, colour: GREEN },
  "face-down-card": { colour: RED },
  "space-path": { colour: BROWN },
  "space-clover": { icon: icons["space-clover"], colour: GREEN },
  "space-church": { icon: icons["space-church"], colour: PURPLE },
  "space-village": { icon: icons["space-village"], colour: BROWN },
  "space-castle": { icon: icons["space-castle"], colour: BLUE },
  "space-castle-with-clover": { icon: icons["space-castle"], colour: GREEN },
  "space-dragon": { icon: icons.dragon, colour: RED },
  "space-finish": { icon: icons["space-finish"], colour: BROWN },
};
