import { access, mkdir, open, readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { MatchFile, TableId } from "@roundtable/protocol";
import * as v from "valibot";
import { isRefusal } from "@roundtable/host/refusal";
import { matchFile } from "@roundtable/host/disclosure/match-file";
import type { PackedReview } from "../reviews/review-repository.ts";
import { unsaidLog, unsaidTold } from "@roundtable/host/disclosure/redacted";
import type { PersonId } from "@roundtable/host/tables/table";

const [packed, unpacked] = [promisify(gzip), promisify(gunzip)];

/** A match without anybody's name: who is still known is found by his id, and who is not is nobody. */
const Archived = v.object({
  match: MatchFile,
  people: v.array(v.nullable(v.string())),
  review: v.optional(v.nullable(v.object({ version: v.number(), packed: v.string() })), null),
});

export interface ArchivedMatch {
  readonly match: MatchFile;
  /** Who sat at each seat; null for bots. */
  readonly people: readonly (string | null)[];
  /** Where there was one. */
  readonly review: PackedReview | null;
}

/** Finished matches that the store no longer keeps, each in a compressed file of its own. */
export class Archive {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** When it resolves, the match is on the disk. One that never ended is not kept: it would still have secrets. */
  async keep(
    { table, match, key, names }: Parameters<typeof matchFile>[0],
    review: PackedReview | null,
  ): Promise<void> {
    const file = matchFile({ table, match, key, names });
    if (isRefusal(file)) return;
    const people = table.seats.map((at) => (at.kind === "person" ? at.person : null));
    const nameless = file.names.map((name, seat) => (people[seat] === null ? name : ""));
    await this.#write(table.id, { match: { ...file, names: nameless }, people, review });
  }

  /** Made when the match was already here; false where it is not. */
  async addReview(id: string, review: PackedReview): Promise<boolean> {
    const found = await this.find(id);
    if (found !== null) await this.#write(id, { ...found, review });
    return found !== null;
  }

  /** Whether it is here. */
  async has(id: string): Promise<boolean> {
    if (!v.is(TableId, id)) return false;
    try {
      await access(this.#pathOf(id));
      return true;
    } catch {
      return false;
    }
  }

  /** Somebody has left for good: the match stays, without what he said, and nobody can tell any more where he sat. */
  async forget(id: string, person: PersonId): Promise<void> {
    const found = await this.find(id);
    if (found === null || !found.people.includes(person)) return;
    const { match, people, review } = found;
    const seats = people.flatMap((one, seat) => (one === person ? [seat] : []));
    await this.#write(id, {
      match: {
        ...match,
        log: unsaidLog(match.log, seats),
        ...(match.told === undefined ? {} : { told: match.told.map((told) => unsaidTold(told, seats)) }),
        ...(match.guestBots === undefined
          ? {}
          : {
              guestBots: match.guestBots.map((bot) => (seats.includes(bot.seat) ? { ...bot, of: "" } : bot)),
            }),
      },
      people: people.map((one) => (one === person ? null : one)),
      review,
    });
  }

  async #write(id: string, archived: ArchivedMatch): Promise<void> {
    const path = this.#pathOf(id);
    await mkdir(join(path, ".."), { recursive: true, mode: 0o700 });
    const unfinished = await open(`${path}.new`, "w", 0o600);
    try {
      await unfinished.writeFile(await packed(JSON.stringify(archived)));
      await unfinished.sync();
    } finally {
      await unfinished.close();
    }
    await rename(`${path}.new`, path);
  }

  async find(id: string): Promise<ArchivedMatch | null> {
    if (!v.is(TableId, id)) return null;
    let bytes: Buffer;
    try {
      bytes = await readFile(this.#pathOf(id));
    } catch (error) {
      if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
      throw error;
    }
    return v.parse(Archived, JSON.parse((await unpacked(bytes)).toString()));
  }

  /** A folder for each beginning: none grows beyond what a file system likes. */
  #pathOf(id: string): string {
    return join(this.#folder, id.slice(0, 2), `${id}.json.gz`);
  }
}
