import { defaultClock } from "@roundtable/protocol";
import { gameRules } from "../games/games.ts";
import { useLoaded } from "../parts/lazy.ts";
import { TimeControl } from "../time-controls/time-control.tsx";

interface UsualTimeControlProps {
  readonly game: string;
  readonly seats: number;
  readonly rated: boolean;
}

/** The time control for matchmaking: nobody chooses it, so it is the usual one. */
export function UsualTimeControl({ game, seats, rated }: UsualTimeControlProps) {
  const rules = useLoaded(gameRules(game));
  return rules === null ? null : (
    <p>
      <TimeControl clock={defaultClock(rules, seats)} rated={rated} />
    </p>
  );
}
