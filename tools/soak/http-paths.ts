import type { Whim } from "./whim.ts";

/** What somebody asks for by HTTP while a match is played; all of it is answered or refused without doing anything. */
export function someHttpPath(table: string, game: string, person: string, whim: Whim): string {
  return whim.oneOf(httpPaths(table, game, person)) ?? "/api/tables";
}

function httpPaths(table: string, game: string, person: string): readonly string[] {
  return [
    ...["log", "since", "ratings", "review"].map((part) => `/api/tables/${table}/${part}`),
    ...["data", "account", "bots", "likes", "sessions"].map((part) => `/api/me/${part}`),
    "/api/tables",
    ...["open", "mine", "finished"].map((list) => `/api/tables/${list}`),
    ...["me", person].flatMap((id) => [
      `/api/people/${id}`,
      `/api/people/${id}/history`,
      `/api/people/${id}/charts/${game}`,
    ]),
    `/api/best/${game}`,
    `/api/progress/${game}`,
    "/api/companions",
    "/api/finding",
    "/api/notices",
    "/api/regards",
    `/t/${table}`,
    `/t/${table}/replay`,
    "/healthz",
    "/metrics",
    "/reports",
    "/api/operator/tables",
    "/api/operator/reports",
  ];
}
