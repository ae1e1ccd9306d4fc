import { type Match, seatsOf } from "@roundtable/kernel";
import type { MatchFile } from "@roundtable/protocol";
import { refused, type Refusal } from "../refusal.ts";
import { withMark } from "../tables/duplicate-names.ts";
import type { KeptEntry } from "../tables/stored-match.ts";
import type { PersonId, Table } from "../tables/table.ts";
import { reveal, type Secret } from "./secret.ts";

interface Finished {
  readonly table: Table;
  readonly match: { readonly match: Secret<Match>; readonly entries: Secret<readonly KeptEntry[]> } | null;
  readonly key: Secret<string>;
  readonly names: ReadonlyMap<PersonId, string>;
}

/** The whole truth about a match, for everybody who has its address, once there is nothing left to hide. */
export function matchFile({ table, match, key, names }: Finished): MatchFile | Refusal {
  const { started, over } = table;
  if (match === null || started === null || over === null) return refused("log-closed");
  const { log, outcome, game } = reveal(match.match);
  return {
    table: table.id,
    started,
    ended: over,
    names: table.seats.map((at) => {
      if (at.kind === "person") return withMark(names.get(at.person) ?? "", at.mark);
      return at.kind === "bot" ? at.bot : "";
    }),
    bots: seatsOf(table.seats.length).filter((seat) => table.seats[seat]?.kind === "bot"),
    ...guestBotsAt(table, names),
    outcome,
    log,
    ...(log.header.rules === game.version ? {} : { told: reveal(match.entries).map(({ told }) => told) }),
    key: reveal(key),
  };
}

function guestBotsAt({ seats }: Table, names: Finished["names"]): Pick<MatchFile, "guestBots"> {
  const guestBots = seats.flatMap((at, seat) =>
    at.kind === "person" && at.owner !== null ? [{ seat, of: names.get(at.owner) ?? "" }] : [],
  );
  return guestBots.length === 0 ? {} : { guestBots };
}
