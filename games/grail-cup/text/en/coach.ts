import type { CoachText } from "@roundtable/language";
import type { GrailCup } from "../../rules/grail-cup.ts";

export const coach: CoachText<GrailCup> = {
  aim: "Be the first knight to reach the Grail, however you get there.",
  asked: {
    keep: "The ally that you keep moves you this round. Look at what lies ahead of you: castle, church, village, clover, dragon. And think of what you pass on.",
    direction:
      "Whoever gets the cards next chooses from all that you leave. It is better to give that choice to somebody behind you.",
    curse:
      "Guess which ally a knight ahead of you has kept: you swap places and ride one more space. Nobody holds the face-up cards.",
    point:
      "After the last call you ride right in front of this knight, but only if that knight is leading then. Who will be first when everybody has ridden?",
    look: "Look where you will soon ride, and where others will. You may put the three back in any order.",
    arrange: "Boots where you will land, a Goblin where the others will.",
    steps:
      "Where you stop matters more than how far you get: clovers and villages do something, the dragon bars the way.",
    lance:
      "A lance takes you past the dragon once. Is what lies beyond worth it, or will you need the lance more later?",
    dragon:
      "It stops everybody who rides up from behind. Put it right in front of your rivals, and behind yourself.",
    "fake-grail":
      "Usually the leader goes back. But look where that knight would stand then, and what that does to others.",
    magnet: "Take it from whoever needs it most: from a knight with the dragon ahead.",
  },
};
