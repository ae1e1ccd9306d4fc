import type { SeatAt } from "@roundtable/kit";
import { kept, useFetched } from "../games.ts";

const atTable = kept(() => import("./at-table.tsx"));

/** What is said at rated tables, fetched by those who sit at one. */
export function RatedDoor() {
  const room = useFetched(atTable(""));
  return room === null ? null : <room.RatedLine />;
}

export function RatingChangesDoor(props: {
  readonly table: string;
  readonly me: number | null;
  readonly seats: readonly SeatAt[];
}) {
  const room = useFetched(atTable(""));
  return room === null ? null : <room.RatingChanges {...props} />;
}
