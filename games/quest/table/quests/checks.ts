import type { View } from "../../rules/quest.ts";

export type Check = View["amulets"][number];

/** Which check followed which quest: an amulet is given after each quest that has one printed, in that order. */
export function checksOf({
  tableau,
  amulets,
}: Pick<View, "tableau" | "amulets">): ReadonlyMap<number, Check> {
  const places = tableau.flatMap(({ amulet }, nth) => (amulet ? [nth] : []));
  return new Map(
    amulets.flatMap((check, given) => {
      const nth = places[given];
      return nth === undefined ? [] : [[nth, check] as const];
    }),
  );
}
