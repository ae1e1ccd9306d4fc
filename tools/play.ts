import { type Bot, sightAt } from "@roundtable/bots";
import { chanceOf, type Game, Match, type OptionValues, seeded } from "@roundtable/kernel";

export interface BotMatch {
  readonly options: OptionValues;
  /** One for each seat. */
  readonly bots: readonly Bot[];
  readonly seed: string;
  /** The match is left unfinished after this many decisions. */
  readonly cap: number;
  /** Called with the match before each decision. */
  readonly watch?: (match: Match) => void;
}

/** Plays a match between bots through the same interface as everybody's. Its seed determines everything. */
export function play(game: Game, { options, bots, seed, cap, watch }: BotMatch): Match {
  const match = Match.begin(game, { seats: bots.length, options, source: seeded(seed) });
  const whims = chanceOf(seeded(`${seed}/bots`));
  const worlds = chanceOf(seeded(`${seed}/worlds`));
  for (let n = 1; n <= cap && match.outcome === null; n++) {
    watch?.(match);
    const [seat = -1] = match.asked;
    const decision = match.decision(seat);
    const bot = bots[seat];
    const sight = sightAt(match, seat, worlds);
    if (decision === null || bot === undefined || sight === null)
      throw new Error(`The game goes on, but seat ${seat} is asked nothing.`);
    for (const [nth, statement] of (bot.say?.(sight, whims) ?? []).entries()) {
      match.submit({ kind: "say", id: `${n}/${nth}`, seat, say: { statement } });
    }
    const answer = bot.choose(sight, whims).id;
    const result = match.submit(
      { kind: "answer", id: String(n), seat, decision: decision.id, answer },
      { by: "bot" },
    );
    if (!result.accepted) throw new Error(`Seat ${seat} answers ${answer}, refused: ${result.reason}.`);
  }
  return match;
}
