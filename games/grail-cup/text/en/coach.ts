import type { CoachText } from "@roundtable/language";
import type { GrailCup } from "../../rules/grail-cup.ts";

export const coach: CoachText<GrailCup> = {
  aim: "Be the first knight to reach the Grail, however you get there.",
  asked: {
    keep: "The ally you keep moves you this round. Look at what’s ahead of you: castle, church, village, clover, dragon. And think about what you pass on.",
    direction:
      "The next player chooses from everything you leave. It’s better to give that choice to someone behind you.",
    curse:
      "Guess which ally a knight ahead of you has kept: you swap places and ride one more space. No one has the face-up cards.",
    point:
      "After the last call you ride to the space in front of this knight, but only if it’s leading by then. Who will be first once everyone has ridden?",
    look: "Look where you’ll ride soon, and where the others will. You can put the three back in any order.",
    arrange: "Put Boots where you’ll land, and a Goblin where the others will.",
    steps:
      "Where you stop matters more than how far you get: clovers and villages do something, and the dragon blocks the way.",
    lance: "A lance gets you past the dragon once. Is it worth spending now, or will you need it more later?",
    dragon:
      "It stops everyone who rides up from behind. Put it right in front of your rivals, but behind yourself.",
    "fake-grail":
      "It’s usually best to send the leader back. But look where that knight would end up, and what that does to the others.",
    magnet: "Take it from the player who needs it most: a knight with the dragon ahead.",
  },
};
