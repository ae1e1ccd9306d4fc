import { access, mkdir, open, readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { MatchFile, TableId } from "@roundtable/protocol";
import * as v from "valibot";
import { isRefusal } from "@roundtable/host/refusal";
import { matchFile } from "@roundtable/host/disclosure/match-file";
import type { PackedReview } from "../reviews/review-repository.ts";
import { redactedLog, redactedEvents } from "@roundtable/host/disclosure/redacted";
import type { PersonId } from "@roundtable/host/tables/table";

const [packed, unpacked] = [promisify(gzip), promisify(gunzip)];

/** An archived match holds ids instead of names, so that deleted people have no name in it. */
const Archived = v.object({
  match: MatchFile,
  people: v.array(v.nullable(v.string())),
  review: v.optional(v.nullable(v.object({ version: v.number(), packed: v.string() })), null),
});

export interface ArchivedMatch {
  readonly match: MatchFile;
  /** The person at each seat; null for bots. */
  readonly people: readonly (string | null)[];
  /** null if there was none. */
  readonly review: PackedReview | null;
}

/** Finished matches that were removed from the store, each in a compressed file. */
export class Archive {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Resolves when the match is on disk. A match that never ended is not archived, since it still has secrets. */
  async save(
    { table, match, key, names }: Parameters<typeof matchFile>[0],
    review: PackedReview | null,
  ): Promise<void> {
    const file = matchFile({ table, match, key, names });
    if (isRefusal(file)) return;
    const people = table.seats.map((at) => (at.kind === "person" ? at.person : null));
    const nameless = file.names.map((name, seat) => (people[seat] === null ? name : ""));
    await this.#write(table.id, { match: { ...file, names: nameless }, people, review });
  }

  /** Adds a review that was made after the match was archived. False if the match is not here. */
  async addReview(id: string, review: PackedReview): Promise<boolean> {
    const found = await this.find(id);
    if (found !== null) await this.#write(id, { ...found, review });
    return found !== null;
  }

  /** Whether the archive has this match. */
  async has(id: string): Promise<boolean> {
    if (!v.is(TableId, id)) return false;
    try {
      await access(this.#pathOf(id));
      return true;
    } catch {
      return false;
    }
  }

  /** Removes a deleted person and their words from a match. */
  async forget(id: string, person: PersonId): Promise<void> {
    const found = await this.find(id);
    if (found === null || !found.people.includes(person)) return;
    const { match, people, review } = found;
    const seats = people.flatMap((one, seat) => (one === person ? [seat] : []));
    await this.#write(id, {
      match: {
        ...match,
        log: redactedLog(match.log, seats),
        ...(match.told === undefined ? {} : { told: match.told.map((told) => redactedEvents(told, seats)) }),
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

  /** One folder per prefix, so that none grows too large. */
  #pathOf(id: string): string {
    return join(this.#folder, id.slice(0, 2), `${id}.json.gz`);
  }
}
