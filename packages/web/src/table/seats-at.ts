import { type SeatAt, SHIELDS } from "@roundtable/kit";
import type { Name } from "@roundtable/language";
import type { TableInfo } from "@roundtable/protocol";
import { botName } from "./bot-name.ts";

/**
 * The seats as a table shows them. `botNames` are in the reader's language; `nobody` names a player whose account was
 * deleted.
 */
export function seatsAt(
  info: TableInfo,
  awaited: readonly number[],
  botNames: readonly Name[],
  nobody: string,
): SeatAt[] {
  return info.seats.map((seat, index) => {
    const shield = SHIELDS[index];
    if (shield === undefined) throw new Error(`There is no shield for seat ${index}.`);
    const at = { seat: index, shield, asked: awaited.includes(index) };
    if (seat.kind === "person") {
      return {
        ...at,
        name: seat.person.name === "" ? nobody : seat.person.name,
        holder: seat.person.botOf === undefined ? seat.playedBy : "bot",
        present: seat.here,
        ...(seat.person.botOf === undefined ? {} : { botOf: seat.person.botOf.name }),
      };
    }
    return { ...at, ...botName(botNames, info.id, index), holder: "bot", present: true };
  });
}
