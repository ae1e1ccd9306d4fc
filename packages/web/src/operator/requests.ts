import {
  AnnouncementsBody,
  BansBody,
  ClientErrorsBody,
  OperatorActionsBody,
  DoneBody,
  OperatorReportsBody,
  OperatorTablesBody,
  PeopleBody,
  ReportTalkBody,
} from "@roundtable/protocol/operator";
import { ask } from "../connection/http.ts";

const BODIES = {
  reports: OperatorReportsBody,
  people: PeopleBody,
  tables: OperatorTablesBody,
  bans: BansBody,
  errors: ClientErrorsBody,
  announcements: AnnouncementsBody,
  deeds: OperatorActionsBody,
};

export interface Lists {
  readonly reports: OperatorReportsBody;
  readonly people: PeopleBody;
  readonly tables: OperatorTablesBody;
  readonly bans: BansBody;
  readonly errors: ClientErrorsBody;
  readonly announcements: AnnouncementsBody;
  readonly deeds: OperatorActionsBody;
}

/** Fetches one page of a list. */
export async function fetchPage<Name extends keyof Lists>(
  name: Name,
  { q, before }: { readonly q: string; readonly before: string | null },
): Promise<Lists[Name]> {
  const query = new URLSearchParams({ ...(q === "" ? {} : { q }), ...(before === null ? {} : { before }) });
  const body: unknown = await ask(BODIES[name], `/api/operator/${name}?${query}`);
  // The schema of this name has checked it.
  return body as Lists[Name];
}

export function fetchTalk(report: string): Promise<ReportTalkBody> {
  return ask(ReportTalkBody, `/api/operator/reports/${report}`);
}

export async function act(path: string, body: object): Promise<void> {
  await ask(DoneBody, `/api/operator/${path}`, { method: "POST", body: JSON.stringify(body) });
}
