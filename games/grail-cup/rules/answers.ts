import type { Seat } from "@roundtable/kernel";
import type { Answer } from "./asking.ts";
import type { Space } from "./pieces.ts";

/** Answers that are asked for by the million are made once. */
export function madeOnce<Key extends string | number, A extends Answer>(
  make: (key: Key) => A,
): (key: Key) => A {
  const made = new Map<Key, A>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const answer = make(key);
    made.set(key, answer);
    return answer;
  };
}

export const knightAnswer = madeOnce(
  (knight: Seat) => ({ kind: "knight", id: `knight-${knight}`, knight }) as const,
);
export const spaceAnswer = madeOnce(
  (space: Space) => ({ kind: "space", id: `space-${space}`, space }) as const,
);
