import { MatchFile, ProgressBody, SinceBody } from "@roundtable/protocol";
import { ask } from "../connection/http.ts";
import { isLocal } from "../offline/local-id.ts";

export async function fetchLog(table: string): Promise<MatchFile> {
  if (isLocal(table)) return await (await import("../offline/device.ts")).localLog(table);
  return await ask(MatchFile, `/api/tables/${table}/log`);
}

/** The view that I had right before my last answer, and how many lines my log had then. */
export async function fetchSince(table: string): Promise<SinceBody["since"]> {
  if (isLocal(table)) return await (await import("../offline/device.ts")).localSince(table);
  return (await ask(SinceBody, `/api/tables/${table}/since`)).since;
}

/** My achievements in this game. */
export async function fetchProgress(game: string): Promise<readonly string[]> {
  return (await ask(ProgressBody, `/api/progress/${game}`)).achieved;
}
