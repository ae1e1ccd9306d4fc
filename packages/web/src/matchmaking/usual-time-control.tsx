import { defaultClock } from "@roundtable/protocol";
import { gameRules } from "../games/games.ts";
import { useLoaded } from "../parts/lazy.ts";
import { TimeControl } from "../time-controls/time-control.tsx";

interface FoundTermsProps {
  readonly game: string;
  readonly seats: number;
  readonly rated: boolean;
}

/** By which time those play who have found each other: nobody chooses it, so it is the usual one. */
export function FoundTerms({ game, seats, rated }: FoundTermsProps) {
  const rules = useLoaded(gameRules(game));
  return rules === null ? null : (
    <p>
      <TimeControl clock={defaultClock(rules, seats)} rated={rated} />
    </p>
  );
}
