import {
  LeaderboardBody,
  ChartsBody,
  HistoryBody,
  PersonBody,
  ProfileBody,
  RatingsBody,
} from "@roundtable/protocol/history";
import { ask } from "../connection/http.ts";

export function fetchPerson(id: string): Promise<PersonBody> {
  return ask(PersonBody, `/api/people/${encodeURIComponent(id)}`);
}

/** The next page of a person's matches; the newest ones if there was no page before. */
export function fetchHistory(id: string, game: string | null, before: string | null): Promise<HistoryBody> {
  const query = new URLSearchParams();
  if (game !== null) query.set("game", game);
  if (before !== null) query.set("before", before);
  return ask(HistoryBody, `/api/people/${encodeURIComponent(id)}/history?${query.toString()}`);
}

export function fetchCharts(id: string, game: string): Promise<ChartsBody> {
  return ask(ChartsBody, `/api/people/${encodeURIComponent(id)}/charts/${game}`);
}

export function fetchLeaderboard(
  game: string,
  of: "people" | "bots",
  after: string | null,
): Promise<LeaderboardBody> {
  const query = after === null ? "" : `&after=${encodeURIComponent(after)}`;
  return ask(LeaderboardBody, `/api/best/${game}?of=${of}${query}`);
}

export function saveProfile(profile: ProfileBody): Promise<ProfileBody> {
  return ask(ProfileBody, "/api/me/profile", { method: "PUT", body: JSON.stringify(profile) });
}

/** How the match at this table has changed ratings. */
export async function fetchChanges(table: string): Promise<RatingsBody["changes"]> {
  return (await ask(RatingsBody, `/api/tables/${table}/ratings`)).changes;
}
