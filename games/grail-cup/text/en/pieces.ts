import type { PieceText } from "@roundtable/language";
import type { PieceKind } from "../piece-kinds.ts";
import { ALLY_NAMES, TOKEN_NAMES } from "./names.ts";

export const piece: Readonly<Record<PieceKind, PieceText>> = {
  "ally-1": {
    name: ALLY_NAMES[1],
    help: "Ride 1 space, then curse an ally: the player who shows it later this round swaps places with you, and you ride 1 more.",
    clause: "GC-20",
  },
  "ally-2": {
    name: ALLY_NAMES[2],
    help: "Point at a knight and ride 2 spaces; if that knight leads when the round ends, you ride to the space in front.",
    clause: "GC-21",
  },
  "ally-3": {
    name: ALLY_NAMES[3],
    help: "Look secretly at 3 clover tokens, put them back in any order, then ride 1, 2 or 3 spaces.",
    clause: "GC-23",
  },
  "ally-4": { name: ALLY_NAMES[4], help: "Take a lance, then ride 4 spaces.", clause: "GC-24" },
  "ally-5": {
    name: ALLY_NAMES[5],
    help: "Send the dragon to any other space without a knight, then ride 5 spaces.",
    clause: "GC-25",
  },
  "ally-6": {
    name: ALLY_NAMES[6],
    help: "Ride to the next castle ahead; the finish is a castle too.",
    clause: "GC-26",
  },
  "ally-7": {
    name: ALLY_NAMES[7],
    help: "Ride to the next church ahead; if there’s none, you stay.",
    clause: "GC-27",
  },
  "ally-8": { name: ALLY_NAMES[8], help: "Ride 2, 4 or 6 spaces, as you like.", clause: "GC-28" },
  "ally-9": {
    name: ALLY_NAMES[9],
    help: "Leap over the nearest group of knights ahead to the first free space beyond; the dragon can’t stop you.",
    clause: "GC-29",
  },
  "token-boots": { name: TOKEN_NAMES.boots.bare, help: "Ride 4 spaces forward.", clause: "GC-52" },
  "token-goblin": { name: TOKEN_NAMES.goblin.bare, help: "Go 2 spaces back.", clause: "GC-52" },
  "token-lure": {
    name: TOKEN_NAMES.lure.bare,
    help: "Send the dragon to any other space without a knight.",
    clause: "GC-52",
  },
  "token-fake-grail": {
    name: TOKEN_NAMES["fake-grail"].bare,
    help: "Send a rival’s knight 2 spaces back.",
    clause: "GC-52",
  },
  "token-magnet": {
    name: TOKEN_NAMES.magnet.bare,
    help: "Take a lance from a rival who has one.",
    clause: "GC-52",
  },
  lance: {
    name: "Lance",
    help: "Return it to the supply to pass the dragon once when it blocks your way.",
    clause: "GC-40",
  },
  seal: {
    name: "Seal",
    help: "The last player to roll it in a village begins the next round; if no one does, the last in the race begins.",
    clause: "GC-7",
  },
  die: {
    name: "Village die",
    help: "Three sides give a lance, two call a thief who takes one back, one gives the seal.",
    clause: "GC-51",
  },
  dragon: {
    name: "Dragon",
    help: "No knight riding forward passes it or stops on it without spending a lance.",
    clause: "GC-40",
  },
  knight: {
    name: "Knight",
    help: "The first to reach the finish wins; on a shared space, those who arrive later stand further back.",
    clause: "GC-6",
  },
  curse: {
    name: "Curse",
    help: "The player who shows the cursed ally this round swaps places with the Enchantress’s player.",
    clause: "GC-20",
  },
  claim: {
    name: "Squire’s claim",
    help: "If this knight leads after the last call, the Squire’s player rides to the space in front.",
    clause: "GC-22",
  },
  reserve: {
    name: "Reserve",
    help: "Clover tokens that aren’t on the track; a used one is shuffled in, and another takes its place.",
    clause: "GC-52",
  },
  "face-down-card": {
    name: "Face-down card",
    help: "Set aside unseen before the draft; with 8 players the last to choose picks it up.",
    clause: "GC-9",
  },
  "space-path": { name: "Path", help: "Nothing happens here.", clause: "GC-53" },
  "space-clover": {
    name: "Clover",
    help: "Turn up the token here when your own ally or token brings you to this space.",
    clause: "GC-52",
  },
  "space-church": {
    name: "Church",
    help: "The Priest rides here; otherwise nothing happens.",
    clause: "GC-53",
  },
  "space-village": {
    name: "Village",
    help: "Roll the village die when your own ally or token brings you here.",
    clause: "GC-51",
  },
  "space-castle": {
    name: "Castle",
    help: "The Princess rides here; otherwise nothing happens.",
    clause: "GC-53",
  },
  "space-castle-with-clover": {
    name: "Castle with clover",
    help: "A castle for the Princess, and a clover token for a knight who ends here.",
    clause: "GC-53",
  },
  "space-dragon": {
    name: "Red space",
    help: "The dragon sits here when the race begins; otherwise nothing happens.",
    clause: "GC-53",
  },
  "space-finish": {
    name: "Finish",
    help: "The first knight to get here wins at once; it counts as a castle.",
    clause: "GC-13",
  },
};
