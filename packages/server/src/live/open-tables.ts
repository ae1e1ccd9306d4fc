import { refused, type Refusal } from "@roundtable/host/refusal";
import type { Ports } from "@roundtable/host/table-host/ports";
import { TableHost } from "@roundtable/host/table-host/table-host";
import { BrokenTable, NewerRules } from "@roundtable/host/table-host/table-store";
import type { TableId } from "@roundtable/host/tables/table";

interface Place {
  readonly host: Promise<TableHost | null>;
  users: number;
}

/** The tables in memory: those where something goes on. Any other is read when somebody comes. */
export class OpenTables {
  readonly #ports: Ports;
  readonly #places = new Map<TableId, Place>();
  #isClosed = false;

  constructor(ports: Ports) {
    this.#ports = ports;
  }

  get ids(): readonly TableId[] {
    return [...this.#places.keys()];
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  has(id: TableId): boolean {
    return this.#places.has(id);
  }

  /** Does something at a table, which stays in memory as long as it takes. */
  async at<Result>(
    id: TableId,
    use: (host: TableHost) => Result | Promise<Result>,
  ): Promise<Result | Refusal> {
    const place = this.#places.get(id) ?? { host: TableHost.load(this.#ports, id), users: 0 };
    this.#places.set(id, place);
    place.users++;
    try {
      const host = await place.host;
      if (host === null) return refused("no-such-table");
      if (host.live.isGone) return await this.#atAgain(id, place, use);
      return await use(host);
    } catch (error) {
      if (error instanceof BrokenTable) return refused("broken-table");
      throw error;
    } finally {
      place.users--;
      if (place.users === 0 && (await isMissing(place.host))) this.#forget(id, place);
    }
  }

  /** What is in memory is not the table any more. */
  async #atAgain<Result>(
    id: TableId,
    place: Place,
    use: (host: TableHost) => Result | Promise<Result>,
  ): Promise<Result | Refusal> {
    this.#forget(id, place);
    return await this.at(id, use);
  }

  /** The same as `at`; but if newer rules than ours are needed, we leave it to a node that has them. */
  async atOurs(id: TableId, use: (host: TableHost) => unknown): Promise<void> {
    try {
      await this.at(id, use);
    } catch (error) {
      if (!(error instanceof NewerRules)) throw error;
      await this.#ports.store.release(id);
    }
  }

  /** Null if the table is neither in memory nor about to be. */
  async held(id: TableId): Promise<TableHost | null> {
    const place = this.#places.get(id);
    return place === undefined ? null : await orNull(place.host);
  }

  /** Tells a table something, if it is in memory or about to be. */
  async tell(id: TableId, what: (host: TableHost) => void): Promise<void> {
    const place = this.#places.get(id);
    const host = await place?.host;
    if (place === undefined || host == null || this.#isClosed) return;
    if (host.live.isGone) this.#forget(id, place);
    else what(host);
  }

  /** Runs a task while nothing happens at these tables. */
  async whileStill(ids: readonly TableId[], task: () => Promise<void>): Promise<void> {
    // Always in the same order, so that nobody waits in a circle.
    const [first, ...others] = ids.toSorted();
    if (first === undefined) return await task();
    let isBegun = false;
    const next = (): Promise<void> => {
      isBegun = true;
      return this.whileStill(others, task);
    };
    try {
      await this.at(first, ({ live }) => live.still(next));
    } catch (error) {
      if (isBegun || !(error instanceof NewerRules)) throw error;
    }
    // It is gone, or at a node with newer rules.
    if (!isBegun) await next();
  }

  forget(id: TableId): void {
    this.#places.delete(id);
  }

  /** Idle tables leave memory. */
  async forgetIdle(): Promise<void> {
    for (const [id, place] of this.#places) {
      const host = await orNull(place.host);
      const isUnused = (): boolean => place.users === 0 && (host === null || host.live.isIdle);
      if (!isUnused()) continue;
      await host?.live.rest();
      if (!isUnused()) continue;
      this.#forget(id, place);
      if (host?.live.isOwner === true) await this.#ports.store.release(id);
    }
  }

  async stop(): Promise<void> {
    this.#isClosed = true;
    await Promise.all(
      Array.from(this.#places.values(), async ({ host }) => await (await orNull(host))?.live.stop()),
    );
  }

  #forget(id: TableId, place: Place): void {
    if (this.#places.get(id) === place) this.#places.delete(id);
  }
}

async function isMissing(loading: Promise<TableHost | null>): Promise<boolean> {
  const host = await orNull(loading);
  return host === null || host.live.isGone;
}

/** The one who wanted the table has heard why it could not be read. */
async function orNull(loading: Promise<TableHost | null>): Promise<TableHost | null> {
  return await loading.catch(() => null);
}
