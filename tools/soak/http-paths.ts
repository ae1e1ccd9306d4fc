import type { Random } from "./random.ts";

const OTHERS = 4;

/**
 * Paths to fetch while a match is played: always those that could leak the most, and some of the rest. All of them are
 * answered or refused without side effects.
 */
export function someHttpPaths(
  table: string,
  game: string,
  person: string,
  random: Random,
): readonly string[] {
  const others = otherPaths(table, game, person);
  return [
    "/api/me/data",
    `/api/tables/${table}/log`,
    `/api/tables/${table}/since`,
    ...Array.from({ length: OTHERS }, () => random.oneOf(others) ?? "/api/tables"),
  ];
}

function otherPaths(table: string, game: string, person: string): readonly string[] {
  return [
    ...["ratings", "review"].map((part) => `/api/tables/${table}/${part}`),
    ...["account", "bots", "likes", "sessions"].map((part) => `/api/me/${part}`),
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
