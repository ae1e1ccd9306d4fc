import { type AdviceText, type Line, line, percent, seat, textFor } from "@roundtable/language";
import { chanceThat } from "@roundtable/language/chance/en";
import type { GrailCupReason, Often } from "../../bot/reason.ts";
import type { Answer } from "../../rules/asking.ts";
import { answer } from "./asking.ts";
import { DRAGON, LANCE, space, theAlly, token } from "./names.ts";

export const advice: AdviceText<GrailCupReason> = {
  reason: {
    grail: (of) => told(of, line`you reach the Grail this round`),
    leads: (of) => told(of, line`you lead the race when the round ends`),
    armed: (of) => told(of, line`you have a ${LANCE} when the round ends`),
    barred: (of) =>
      told(of, line`the round ends with the ${DRAGON} close ahead of you and no ${LANCE} in your hand`),
    stopped: (of) => told(of, line`the ${DRAGON} stops you on the way`),
    seal: (of) => told(of, line`you begin the next round`),
    goblin: (of) => told(of, line`a ${token("goblin")} chases you back`),
    boots: (of) => told(of, line`${token("boots")} take you 4 spaces farther`),
    cursed: (of) => told(of, line`a rival with ${theAlly(1)} takes your place`),
    strikes: (of) => ofACard(of, line`your curse strikes and takes you ahead`),
    claims: (of) => ofACard(of, line`your claim with ${theAlly(2)} proves right`),
    "rival-grail": (of) => told(of, line`${seat(of.knight)} reaches the Grail this round`),
    "rival-barred": (of) =>
      told(
        of,
        line`the round ends with the ${DRAGON} close ahead of ${seat(of.knight)}, who has no ${LANCE}`,
      ),
    "rival-goblin": (of) => told(of, line`a ${token("goblin")} chases ${seat(of.knight)} back`),
    rival: (of) => told(of, line`${seat(of.knight)} wins the game`),
    rides: (of) =>
      line`When the round ends, you’ll be around ${space(of.to)}, compared with ${space(of.instead)} ${forAnswer(of.than)}.`,
    better: (of) =>
      line`The next best answer, “${label(of.than)}”, lowers your chance of winning by about ${percent("en", of.games / 100)}.`,
    worse: (of) =>
      line`The answer “${label(of.than)}” would raise your chance of winning by about ${percent("en", of.games / 100)}.`,
    alike: (of) => line`As far as we can tell, “${label(of.than)}” is just as good.`,
  },
};

function label(than: Answer): Line {
  return textFor(answer, than);
}

function forAnswer(than: Answer): Line {
  return line`for “${label(than)}”`;
}

/** “There’s a 30% chance that you lead the race, compared with 50% for “Keep Merlin”.” */
function told(
  { often, instead, than }: { readonly often: Often; readonly instead: Often; readonly than: Answer },
  what: Line,
): Line {
  const [here, there] = [shareOf(often), shareOf(instead)];
  return chanceThat(what, here, here === there ? null : { chance: there, when: forAnswer(than) });
}

/** Where the other answer keeps another ally there is nothing to compare. */
function ofACard(of: Parameters<typeof told>[0], what: Line): Line {
  return told(of.instead.times === 0 ? { ...of, instead: of.often } : of, what);
}

function shareOf({ times, of }: Often): number {
  return times / of;
}
