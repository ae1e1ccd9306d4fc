import { usualClock } from "@roundtable/protocol";
import { gameRules, useFetched } from "../games.ts";
import { TermsDoor } from "../time/terms-door.tsx";

interface FoundTermsProps {
  readonly game: string;
  readonly seats: number;
  readonly rated: boolean;
}

/** By which time those play who have found each other: nobody chooses it, so it is the usual one. */
export function FoundTerms({ game, seats, rated }: FoundTermsProps) {
  const rules = useFetched(gameRules(game));
  return rules === null ? null : (
    <p>
      <TermsDoor clock={usualClock(rules, seats)} rated={rated} />
    </p>
  );
}
