import { type SeatAt, SHIELDS } from "@roundtable/kit";
import type { MatchFile } from "@roundtable/protocol";
import { useMemo } from "preact/hooks";
import { t } from "../i18n/index.ts";
import { botName } from "../table/bot-name.ts";

/** The seats of a finished match. */
export function useSeats(file: MatchFile, awaited: readonly number[]): readonly SeatAt[] {
  const { botNames } = t.value.lobby;
  const { nobody } = t.value.table;
  return useMemo(
    () =>
      file.names.flatMap((name, seat): SeatAt[] => {
        const shield = SHIELDS[seat];
        if (shield === undefined) return [];
        const isBot = file.bots.includes(seat);
        const guest = file.guestBots?.find((one) => one.seat === seat);
        return [
          {
            seat,
            shield,
            ...(isBot ? botName(botNames, file.table, seat) : { name: name === "" ? nobody : name }),
            holder: isBot || guest !== undefined ? "bot" : "person",
            present: true,
            asked: awaited.includes(seat),
            ...(guest === undefined ? {} : { botOf: guest.of }),
          },
        ];
      }),
    [file, awaited, botNames, nobody],
  );
}

export const NOBODY: readonly number[] = [];
