import { DatabaseSync } from "node:sqlite";

const AT_ONCE = 10_000;
/** As far apart as the matches of a busy server. */
const APART_MS = 20_000;

/**
 * So many matches that are over, in the file of a server that does not run: all of them of the same two people, which is
 * the worst that lists of somebody's tables can meet. Their logs are left out; no list reads them.
 */
export function addFinishedMatches(file: string, people: readonly [string, string], count: number): void {
  const db = new DatabaseSync(file);
  const table = db.prepare(
    `insert into tables (id, game, status, listed, host, pace, options, commitment, created, touched, started, over, ended, maker, request)
     values (?, 'grail-cup', 'over', 1, ?, 'human', '{}', ?, ?, ?, ?, ?, 'played', ?, ?)`,
  );
  const seat = db.prepare(
    `insert into seats (table_id, seat, person, played_by, nonce, wants_end, stand_in_votes, is_over)
     values (?, ?, ?, 'person', '', 0, '[]', 1)`,
  );
  const key = db.prepare("insert into keys (table_id, key) values (?, ?)");
  const hash = "0".repeat(64);
  for (let begun = 0; begun < count; begun += AT_ONCE) {
    db.exec("begin");
    for (let n = begun; n < Math.min(count, begun + AT_ONCE); n++) {
      const id = `old${String(n).padStart(9, "0")}`;
      const at = Date.now() - (count - n) * APART_MS;
      const [host] = people;
      table.run(id, host, hash, at, at, at, at, host, id);
      for (const [nth, person] of people.entries()) seat.run(id, nth, person);
      key.run(id, hash);
    }
    db.exec("commit");
  }
  db.close();
}
