import { type ChanceSource, type Game, type Log, Match, replayToEnd, seatsOf } from "@roundtable/kernel";

/**
 * The match as its snapshot has it; where that is broken, as its log does, and `broken` is told why. Where our rules do not make of
 * that log what it was either, as `otherwise` says.
 */
export function resumedOrRebuilt(
  resume: () => Match,
  { game, log, source }: { readonly game: Game; readonly log: Log; readonly source: ChanceSource },
  { broken, otherwise }: { readonly broken: (error: unknown) => void; readonly otherwise: () => Match },
): Match {
  try {
    const match = resume();
    // A state that is broken breaks when it is looked at.
    for (const viewer of [...seatsOf(log.header.seats), "public"] as const) game.view(match.state, viewer);
    return match;
  } catch (error) {
    const rebuilt = rebuiltFrom(game, log, source);
    if (rebuilt === null) return otherwise();
    broken(error);
    return rebuilt;
  }
}

function rebuiltFrom(game: Game, log: Log, source: ChanceSource): Match | null {
  try {
    return Match.resume(game, log, replayToEnd(game, log).snapshot(), source);
  } catch {
    return null;
  }
}
