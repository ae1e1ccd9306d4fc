import { type AdviceText, type Line, line, seat, textFor } from "@roundtable/language";
import type { GrailCupReason, Often } from "../../bot/reason.ts";
import type { Answer } from "../../rules/asking.ts";
import { answer } from "./asking.ts";
import { DRAGON, LANCE, space, theAlly, token } from "./names.ts";

export const advice: AdviceText<GrailCupReason> = {
  reason: {
    grail: (of) =>
      told(of, line`You reach the Grail this very round`, line`You never reach the Grail this round`),
    leads: (of) =>
      told(
        of,
        line`You lead the race when the round ends`,
        line`You never lead the race when the round ends`,
      ),
    armed: (of) =>
      told(
        of,
        line`You have a ${LANCE} when the round ends`,
        line`You never have a ${LANCE} when the round ends`,
      ),
    barred: (of) =>
      told(
        of,
        line`When the round ends, the ${DRAGON} is close ahead and you have no ${LANCE}`,
        line`When the round ends, the ${DRAGON} never bars your way`,
      ),
    stopped: (of) =>
      told(of, line`The ${DRAGON} stops you on the way`, line`The ${DRAGON} never stops you on the way`),
    seal: (of) => told(of, line`You begin the next round`, line`You never begin the next round`),
    goblin: (of) =>
      told(of, line`A ${token("goblin")} chases you back`, line`A ${token("goblin")} never chases you back`),
    boots: (of) =>
      told(
        of,
        line`${token("boots")} take you 4 spaces farther`,
        line`${token("boots")} never take you any farther`,
      ),
    cursed: (of) =>
      told(
        of,
        line`A rival with ${theAlly(1)} takes your place`,
        line`A rival with ${theAlly(1)} never takes your place`,
      ),
    strikes: (of) =>
      ofACard(of, line`Your curse strikes and takes you ahead`, line`Your curse never takes you ahead`),
    claims: (of) =>
      ofACard(
        of,
        line`Your claim with ${theAlly(2)} proves right`,
        line`Your claim with ${theAlly(2)} never proves right`,
      ),
    "rival-grail": (of) =>
      told(
        of,
        line`${seat(of.knight)} reaches the Grail this very round`,
        line`${seat(of.knight)} never reaches the Grail this round`,
      ),
    "rival-barred": (of) =>
      told(
        of,
        line`When the round ends, ${seat(of.knight)} has the ${DRAGON} close ahead and no ${LANCE}`,
        line`When the round ends, the ${DRAGON} never bars the way of ${seat(of.knight)}`,
      ),
    "rival-goblin": (of) =>
      told(
        of,
        line`A ${token("goblin")} chases ${seat(of.knight)} back`,
        line`A ${token("goblin")} never chases ${seat(of.knight)} back`,
      ),
    rival: ({ knight, often, instead, than }) =>
      often.times === 0
        ? line`${seat(knight)} then hardly ever wins; with “${label(than)}” about ${instead.times} of ${instead.of} games.`
        : line`${seat(knight)} then wins about ${often.times} of ${often.of} games; with “${label(than)}” ${instead.times === 0 ? "hardly any" : `about ${instead.times}`}.`,
    rides: (of) =>
      line`When the round ends, you are around ${space(of.to)}; with “${label(of.than)}” around ${space(of.instead)}.`,
    better: (of) =>
      line`Of 100 games you win about ${of.games} more than with the next best answer, “${label(of.than)}”.`,
    worse: (of) => line`Of 100 games you would win about ${of.games} more with “${label(of.than)}”.`,
    alike: (of) => line`As far as one can tell, “${label(of.than)}” is just as good.`,
  },
};

function label(than: Answer): Line {
  return textFor(answer, than);
}

/** “You lead the race in 3 of 10 cases; with “Keep Merlin” in 5 of 10 cases.” */
function told(
  { often, instead, than }: { readonly often: Often; readonly instead: Often; readonly than: Answer },
  happens: Line,
  never: Line,
): Line {
  const here = often.times === 0 ? never : line`${happens} ${cases(often)}`;
  return often.times === instead.times
    ? line`${here}.`
    : line`${here}; with “${label(than)}” ${cases(instead)}.`;
}

/** Where the other answer keeps another ally there is nothing to compare. */
function ofACard(of: Parameters<typeof told>[0], happens: Line, never: Line): Line {
  return told(of.instead.times === 0 ? { ...of, instead: of.often } : of, happens, never);
}

function cases({ times, of }: Often): string {
  if (times === 0) return "never";
  return times === of ? "in every case" : `in ${times} of ${of} cases`;
}
