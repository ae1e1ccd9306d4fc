import { type ChanceSource, type Game, type Log, Match, replayed, seatsOf } from "@roundtable/kernel";

/** The match as its snapshot has it; where that is broken, as its log does, and `broken` is told why. */
export function resumedOrRebuilt(
  resume: () => Match,
  { game, log, source }: { readonly game: Game; readonly log: Log; readonly source: ChanceSource },
  broken: (error: unknown) => void,
): Match {
  try {
    const match = resume();
    // A state that is broken breaks when it is looked at.
    for (const viewer of [...seatsOf(log.header.seats), "public"] as const) game.view(match.state, viewer);
    return match;
  } catch (error) {
    broken(error);
    return Match.resume(game, log, replayed(game, log).snapshot(), source);
  }
}
