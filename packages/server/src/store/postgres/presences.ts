import { CompiledQuery, type Kysely } from "kysely";
import type { PersonId, TableId } from "@roundtable/host/tables/table";
import type { Wish } from "../group-commit.ts";
import type { PresenceReport, RemotePresence, RemotePresences } from "@roundtable/host/table-host/presence";
import type { Schema } from "../schema/index.ts";

interface Reported {
  readonly table: TableId;
  readonly person: PersonId;
  readonly seen: PresenceReport;
}

export interface PresenceParts {
  readonly db: Kysely<Schema>;
  readonly node: string;
  readonly commit: (wish: Wish) => Promise<void>;
  readonly failed: (error: Error) => void;
}

/** Who is at which table: reports of this node, and those of the others. */
export class Presences {
  readonly #parts: PresenceParts;
  /** By table and person. */
  readonly #reports = new Map<string, Reported>();
  #isFlushing = false;

  constructor(parts: PresenceParts) {
    this.#parts = parts;
  }

  report(table: TableId, person: PersonId, seen: PresenceReport): void {
    this.#reports.set(`${table} ${person}`, { table, person, seen });
    if (!this.#isFlushing) this.flush().catch(this.#parts.failed);
  }

  async remote(table: TableId): Promise<RemotePresences> {
    const rows = await this.#parts.db
      .selectFrom("presences")
      .select(["person", "gone", "in_sight"])
      .where("table_id", "=", table)
      .where("node", "<>", this.#parts.node)
      .execute();
    const people = new Map<PersonId, RemotePresence>();
    for (const { person, gone, in_sight } of rows) {
      const { gone: before = gone, isInSight: wasInSight = false } = people.get(person) ?? {};
      people.set(person, {
        gone: gone === null || before === null ? null : Math.max(gone, before),
        isInSight: wasInSight || (gone === null && in_sight === 1),
      });
    }
    return people;
  }

  async isVisibleRemotely(table: TableId, person: PersonId): Promise<boolean> {
    const rows = await this.#parts.db
      .selectFrom("presences")
      .select("node")
      .where("table_id", "=", table)
      .where("person", "=", person)
      .where("node", "<>", this.#parts.node)
      .where("gone", "is", null)
      .where("in_sight", "=", 1)
      .execute();
    return rows.length > 0;
  }

  /** Writes the reports. Those that fail are written the next time. */
  async flush(): Promise<void> {
    if (this.#isFlushing || this.#reports.size === 0) return;
    this.#isFlushing = true;
    try {
      while (this.#reports.size > 0) {
        const reports = [...this.#reports];
        this.#reports.clear();
        try {
          await this.#write(reports.map(([, reported]) => reported));
        } catch (error) {
          for (const [key, reported] of reports)
            if (!this.#reports.has(key)) this.#reports.set(key, reported);
          throw error;
        }
      }
    } finally {
      this.#isFlushing = false;
    }
  }

  async #write(reports: readonly Reported[]): Promise<void> {
    const values = [
      this.#parts.node,
      reports.map(({ table }) => table),
      reports.map(({ person }) => person),
      reports.map(({ seen }) => (typeof seen === "number" ? seen : null)),
      reports.map(({ seen }) => seen === "forgotten"),
      reports.map(({ seen }) => (seen === "here" ? 1 : 0)),
    ];
    const reported =
      "unnest($2::text[], $3::text[], $4::bigint[], $5::boolean[], $6::bigint[]) as seen (id, person, gone, forgotten, in_sight)";
    await this.#parts.commit({
      async write(transaction) {
        // A person who is here is not away anywhere else.
        await transaction.executeQuery(
          CompiledQuery.raw(
            `delete from presences using ${reported} where table_id = seen.id and presences.person = seen.person
              and (case when node = $1 then seen.forgotten else seen.gone is null and presences.gone is not null end)`,
            values,
          ),
        );
        await transaction.executeQuery(
          CompiledQuery.raw(
            `insert into presences (table_id, person, node, gone, in_sight)
              select tables.id, seen.person, $1, seen.gone, seen.in_sight from ${reported} join tables on tables.id = seen.id
              where not seen.forgotten
              on conflict (table_id, person, node) do update set gone = excluded.gone, in_sight = excluded.in_sight`,
            values,
          ),
        );
      },
      about: { presences: [...new Set(reports.map(({ table }) => table))] },
    });
  }
}
