import { PROTOCOL } from "@roundtable/protocol";
import type { Report, ReportBody } from "@roundtable/protocol/report";
import { refused, type Refusal } from "../refusal.ts";
import { type PersonId, seatOf } from "../tables/table.ts";
import type { KeptChat } from "../store/chat-rows.ts";
import type { KeptTable } from "./kept-table.ts";

/** What somebody says is wrong, with all that it takes to see it again. It never leaves the server before the match is over. */
export function reportOn(
  { table, match, inPlay, chat, names }: KeptTable,
  person: PersonId,
  { words, at, about }: ReportBody,
  { id, when }: { readonly id: string; readonly when: number },
): Report | Refusal {
  if (match === null && about === undefined) return refused("not-playing");
  const name = about === undefined ? "" : (names.get(about.person) ?? spokenName(chat, about.person));
  // Only of somebody who was here, and never of oneself.
  if (name === null || about?.person === person) return refused("no-such-person");
  const entered = match?.match.entered ?? 0;
  return {
    report: 1,
    id,
    when,
    table: table.id,
    words,
    seat: seatOf(table, person),
    versions: { rules: inPlay.game.version, protocol: PROTOCOL },
    at: Math.min(at ?? entered, entered),
    ...(match === null ? {} : { log: match.match.log, position: match.match.state }),
    ...(about === undefined
      ? {}
      : { about: { person: { id: about.person, name }, reason: about.reason }, talk: talkOf(chat) }),
  };
}

/** What somebody was called who has spoken here, perhaps from beside the table; null if nobody did. */
function spokenName({ lines }: KeptChat, person: PersonId): string | null {
  return lines.findLast((line) => line.person === person)?.name ?? null;
}

function talkOf({ lines }: KeptChat): NonNullable<Report["talk"]> {
  return lines.map(({ person, name, text, at }) => ({ person, name, text, at }));
}
