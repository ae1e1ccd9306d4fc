import { Client } from "pg";
import { APART_MS, idsOfOthers, type Veterans, YEAR_MS } from "./finished-matches.ts";

/** The same in PostgreSQL, by statements that generate the rows in the database. */
export async function addFinishedMatchesIn(
  url: string,
  game: string,
  veterans: Veterans,
  count: number,
): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await fill(client, game, veterans, count);
  } finally {
    await client.end();
  }
}

async function fill(
  client: Client,
  game: string,
  { people: [host, guest], others }: Veterans,
  count: number,
): Promise<void> {
  const now = Date.now();
  await client.query("begin");
  await client.query(
    `insert into people (id, name, created, seen)
      select person, 'Somebody', $2::bigint, $2::bigint from unnest($1::text[]) as person
      on conflict do nothing`,
    [[host, guest, ...idsOfOthers(others)], now],
  );
  await client.query(
    `insert into tables (id, game, status, listed, host, pace, options, commitment, created, touched, started,
        over, ended, maker, request)
      select id, $1, 'over', 1, $2, 'human', '{}', repeat('0', 64), at, at, at, at, 'played', $2, id
      from (select 'old' || lpad(n::text, 9, '0') as id, $3::bigint - ($4::bigint - n) * ${APART_MS} as at
        from generate_series(0, $4::bigint - 1) as n) as old`,
    [game, host, now, count],
  );
  // Half of them with the same guest, the others with everybody in turn.
  await client.query(
    `insert into seats (table_id, seat, person, played_by, wants_end, stand_in_votes, is_over, over)
      select 'old' || lpad(n::text, 9, '0'), seat,
        case when seat = 0 then $1 when n % 2 = 0 or $3::integer = 0 then $2
          else 'any' || lpad((n % greatest($3::integer, 1))::text, 9, '0') end,
        'person', 0, '[]', 1, $5::bigint - ($4::bigint - n) * ${APART_MS}
      from generate_series(0, $4::bigint - 1) as n, generate_series(0, 1) as seat`,
    [host, guest, others, count, now],
  );
  await client.query(
    `insert into results (table_id, seat, game, seats, over, ended, person, won, forfeited, facts, rated, rating_after,
        deviation_after)
      select table_id, seat, $1, 2, over, 'played', person, seat, 0, '{}',
        case when over < $2::bigint - $3::bigint / 2 * ${APART_MS} then 1 else 0 end, 1500, 60
      from seats where table_id like 'old%'`,
    [game, now, count],
  );
  await client.query(
    `insert into ratings (game, kind, who, rating, deviation, volatility, matches, at, settled_until)
      select $1, 'person', who, 1000 + nth % 1000, 60, 0.06, 20, $3::bigint, $3::bigint + ${YEAR_MS}
      from unnest($2::text[]) with ordinality as others (who, nth)`,
    [game, idsOfOthers(others), now],
  );
  await client.query(
    `insert into companions (person, other, at)
      select $1, other, $3::bigint - nth from unnest($2::text[]) with ordinality as others (other, nth)`,
    [host, idsOfOthers(others), now],
  );
  await client.query(
    "insert into keys (table_id, key) select id, commitment from tables where id like 'old%'",
  );
  await client.query("commit");
  await client.query("analyze");
}

/** The size of the database in bytes. */
export async function sizeOf(url: string): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ size: string }>(
    "select pg_database_size(current_database()) as size",
  );
  await client.end();
  return Number(rows[0]?.size ?? 0);
}

/** Creates an empty database with this name on the same server. */
export async function newDatabase(beside: string, name: string): Promise<string> {
  const client = new Client({ connectionString: beside });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(beside);
  url.pathname = `/${name}`;
  return url.href;
}
