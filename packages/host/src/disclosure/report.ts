import type { Match } from "@roundtable/kernel";
import { type ChatLine, type Person, PROTOCOL } from "@roundtable/protocol";
import { Report, type ReportBody } from "@roundtable/protocol/reports";
import { refused, type Refusal } from "../refusal.ts";
import { type PersonId, seatOf, type Table } from "../tables/table.ts";
import * as v from "valibot";
import { reveal, revealStored, Secret, type StoredSecret } from "./secret.ts";

/** A report as it is kept, and the table from which it came. */
export interface KeptReport {
  readonly table: string;
  readonly isRunning: boolean;
  readonly report: StoredSecret<Report>;
}

interface Reported {
  readonly table: Table;
  readonly match: { readonly match: Secret<Match> } | null;
  readonly inPlay: { readonly game: { readonly version: number } };
  readonly chat: { readonly lines: readonly ChatLine[] };
  readonly names: ReadonlyMap<PersonId, string>;
}

/** A report of a problem, with everything needed to reproduce it. It never leaves the server before the match is over. */
export function reportOn(
  { table, match, inPlay, chat, names }: Reported,
  person: PersonId,
  { words, at, about }: ReportBody,
  { id, when }: { readonly id: string; readonly when: number },
): Secret<Report> | Refusal {
  if (match === null && about === undefined) return refused("not-playing");
  const name = about === undefined ? "" : (names.get(about.person) ?? spokenName(chat, about.person));
  // Only of somebody who was here, and never of oneself.
  if (name === null || about?.person === person) return refused("no-such-person");
  const running = match === null ? null : reveal(match.match);
  const entered = running?.entered ?? 0;
  return new Secret<Report>({
    report: 1,
    id,
    when,
    table: table.id,
    words,
    seat: seatOf(table, person),
    versions: { rules: inPlay.game.version, protocol: PROTOCOL },
    at: Math.min(at ?? entered, entered),
    ...(running === null ? {} : { log: running.log, position: running.state }),
    ...(about === undefined
      ? {}
      : { about: { person: { id: about.person, name }, reason: about.reason }, talk: talkOf(chat) }),
  });
}

/**
 * A report for the operator, as JSON. While its match runs it has neither log nor position, because the operator may be
 * playing, too.
 */
export function reportForOperator({ report, isRunning }: KeptReport): string {
  const whole = wholeReport(report);
  if (!isRunning) return JSON.stringify(whole);
  const { log: _log, position: _position, ...rest } = whole;
  return JSON.stringify(rest);
}

function wholeReport(kept: StoredSecret<Report>): Report {
  return v.parse(Report, revealStored(kept));
}

/** Of a report, what was said at the table, and nothing else of its match. */
export function talkIn(kept: StoredSecret<Report>, by: (seat: number) => Person): ChatLine[] {
  const { talk = [], log, when } = wholeReport(kept);
  const said = (log?.entries ?? []).flatMap((entry): ChatLine[] => {
    if (entry.kind !== "said" || !("text" in entry.say)) return [];
    const { id, name } = by(entry.seat);
    return [{ person: id, name, text: entry.say.text, at: when }];
  });
  return [...talk, ...said];
}

/** What somebody was called who has spoken here, perhaps from beside the table; null if nobody did. */
function spokenName({ lines }: Reported["chat"], person: PersonId): string | null {
  return lines.findLast((line) => line.person === person)?.name ?? null;
}

function talkOf({ lines }: Reported["chat"]): NonNullable<Report["talk"]> {
  return lines.map(({ person, name, text, at }) => ({ person, name, text, at }));
}
