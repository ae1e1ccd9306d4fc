import { WorkerRunner } from "../common/worker-runner.ts";
import { REVIEW_VERSION } from "@roundtable/bots/review";
import type { MatchFile } from "@roundtable/protocol";
import type { Logger } from "pino";
import { isRefusal, refused, type Refusal } from "@roundtable/host/refusal";
import type { Store } from "../store/store.ts";
import type { ReviewSettings } from "../config/settings.ts";
import { findReview, saveReview, type PackedReview } from "./review-repository.ts";
import type { PersonId, TableId } from "@roundtable/host/tables/table";
import type { FromReviewer, Reviewing } from "@roundtable/host/reviews/review-messages";
import { packed, unpacked } from "./packing.ts";

/** Progress, and once, at the end, the result. */
export type ReviewNews = FromReviewer | { readonly kind: "waiting"; readonly before: number };

interface Listener {
  readonly person: PersonId;
  tell(news: ReviewNews): void;
}

/** A match to be reviewed, and everyone who waits for it. */
interface Job {
  readonly table: TableId;
  readonly listeners: Set<Listener>;
  readonly reviewing: Reviewing;
  latest: ReviewNews;
}

/** The archive of matches that were removed from the store. */
interface ReviewArchive {
  find(id: TableId): Promise<{ readonly review: PackedReview | null } | null>;
  /** False if the archive does not have the match. */
  addReview(id: TableId, review: PackedReview): Promise<boolean>;
}

interface ReviewServices {
  readonly store: Store;
  readonly log: Logger;
  readonly matchFile: MatchFiles;
}

/** Reads a finished match. */
export type MatchFiles = (id: TableId) => Promise<MatchFile | Refusal>;

interface Parts {
  readonly registry: string;
  readonly archive: ReviewArchive | null;
  readonly settings: ReviewSettings;
}

/**
 * Reviews of finished matches. A stored review is returned at once. Others are made one after another in a thread of low
 * priority, as long as someone waits, and then stored.
 */
export class Reviews {
  readonly #services: ReviewServices;
  readonly #parts: Parts;
  /** In order. The first one is being worked on. */
  readonly #jobs: Job[] = [];
  #worker: WorkerRunner<FromReviewer> | null = null;
  #isClosed = false;

  constructor(services: ReviewServices, parts: Parts) {
    this.#services = services;
    this.#parts = parts;
  }

  get waiting(): number {
    return this.#jobs.length;
  }

  /** As JSON; null if there is none yet. */
  async stored(id: TableId): Promise<string | null> {
    const row =
      (await findReview(this.#services.store.db, id)) ??
      (await this.#parts.archive?.find(id))?.review ??
      null;
    return row === null || row.version !== REVIEW_VERSION ? null : await unpacked(row.packed);
  }

  /** Makes the review and reports progress. Returns a function that stops listening. */
  async make(id: TableId, listener: Listener): Promise<Refusal | (() => void)> {
    const file = await this.#services.matchFile(id);
    if (isRefusal(file)) return file;
    const job = this.#jobs.find(({ table }) => table === id) ?? null;
    const isBusy = this.#jobs.some(
      ({ table, listeners }) =>
        table !== id && [...listeners].some(({ person }) => person === listener.person),
    );
    if (isBusy) return refused("too-fast");
    if (job !== null) return this.#joined(job, listener);
    const { registry, settings } = this.#parts;
    if (this.#isClosed || settings.seconds === 0 || this.#jobs.length > settings.waiting)
      return refused("try-again");
    const { log, told = null } = file;
    const fresh: Job = {
      table: id,
      listeners: new Set(),
      reviewing: { registry, table: id, log, told },
      latest: { kind: "waiting", before: this.#jobs.length },
    };
    this.#jobs.push(fresh);
    const leave = this.#joined(fresh, listener);
    if (this.#worker === null) this.#begin(fresh);
    return leave;
  }

  /** Tells everyone who waits that no review will come. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const job of this.#jobs.splice(0)) this.#tell(job, { kind: "failed", why: "failed" });
    await this.#worker?.stop();
  }

  #joined(job: Job, listener: Listener): () => void {
    job.listeners.add(listener);
    listener.tell(job.latest);
    return () => {
      job.listeners.delete(listener);
      if (job.listeners.size === 0) this.#drop(job);
    };
  }

  /** Nobody waits any more. A later request starts from the beginning. */
  #drop(job: Job): void {
    const isWorkedAt = this.#jobs[0] === job;
    if (!this.#taken(job)) return;
    if (isWorkedAt) void this.#worker?.stop();
    this.#tellWaiting();
  }

  #begin(job: Job): void {
    let end: ReviewNews | null = null;
    this.#worker = new WorkerRunner<FromReviewer>({
      module: new URL("./reviewer.node.ts", import.meta.url),
      data: job.reviewing,
      timeoutMs: this.#parts.settings.seconds * 1000,
      heapMb: 512,
      onMessage: (news) => {
        if (news.kind === "progress") this.#tell(job, news);
        else end ??= news;
      },
      onEnd: (how) => {
        if (how instanceof Error)
          this.#services.log.warn({ table: job.table, error: how }, "A match could not be reviewed.");
        void this.#finish(job, end ?? { kind: "failed", why: how === "timed-out" ? "too-long" : "failed" });
      },
    });
  }

  async #finish(job: Job, end: ReviewNews): Promise<void> {
    if (end.kind === "review") await this.#keep(job.table, end.review);
    this.#worker = null;
    if (this.#taken(job)) {
      this.#tell(job, end);
      this.#tellWaiting();
    }
    const [next] = this.#jobs;
    if (next !== undefined) this.#begin(next);
  }

  /** Removes the job. Returns whether it was still there. */
  #taken(job: Job): boolean {
    const at = this.#jobs.indexOf(job);
    if (at >= 0) this.#jobs.splice(at, 1);
    return at >= 0;
  }

  #tellWaiting(): void {
    for (const [before, job] of this.#jobs.entries())
      if (job.latest.kind === "waiting") this.#tell(job, { kind: "waiting", before });
  }

  /** Stores the review before it is sent. If that fails, it is sent all the same. */
  async #keep(table: TableId, review: string): Promise<void> {
    const { store, log } = this.#services;
    const row: PackedReview = { version: REVIEW_VERSION, packed: await packed(review) };
    try {
      if ((await this.#parts.archive?.addReview(table, row)) === true) return;
      await store.write((transaction) => saveReview(transaction, table, row));
    } catch (error) {
      log.warn({ table, error }, "A review could not be stored.");
    }
  }

  #tell(job: Job, news: ReviewNews): void {
    job.latest = news;
    for (const listener of job.listeners) listener.tell(news);
  }
}
