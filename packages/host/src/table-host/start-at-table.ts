import { checkTable, type Checked, type Continued, type Seat } from "@roundtable/kernel";
import { isRefusal, type Refusal } from "../refusal.ts";
import { calledOff, isOpening } from "../start/call-off.ts";
import type { PersonId, Table } from "../tables/table.ts";
import type { AtTable } from "./at-table.ts";
import { reveal } from "../disclosure/secret.ts";
import { freshKey } from "../start/fresh-key.ts";
import { isOvertaken } from "./table-store.ts";
import {
  begin,
  isReady,
  pressed,
  sealedNow,
  type ShareCommand,
  Starting,
  withheld,
  withShare,
} from "../start/shares.ts";

/** The start of a match at a live table, from “start” until it has begun or was called off. */
export class StartAtTable {
  readonly #at: AtTable;
  readonly #starting: Starting;
  /** A start that nobody runs any more. */
  #isOrphaned: boolean;

  constructor(at: AtTable, isOrphaned: boolean) {
    this.#at = at;
    this.#isOrphaned = isOrphaned;
    this.#starting = new Starting(at.ports.clock, () => at.background(() => this.#isLate()));
  }

  get #table(): Table {
    return this.#at.kept.table;
  }

  /** The host wants to begin; `begun` resolves when the match has, or cannot. */
  async press(person: PersonId): Promise<Refusal | null | { readonly begun: Promise<Refusal | null> }> {
    if (this.#table.status !== "gathering" && this.#table.host === person) return null;
    const { presence, ports } = this.#at;
    const circumstances = { isHere: presence.isHere(person), now: ports.clock.now() };
    const next = pressed(this.#table, person, this.#check(), circumstances);
    if (isRefusal(next)) return next;
    const begun = this.#starting.outcome(next);
    await this.goOn(next);
    this.#at.tell();
    return { begun };
  }

  /** A share of chance, sealed or opened. */
  async share(person: PersonId, command: ShareCommand): Promise<Refusal | null> {
    const next = withShare(this.#table, person, command);
    if (isRefusal(next)) return next;
    await this.goOn(next);
    this.#at.tell();
    return null;
  }

  /**
   * When everybody has sealed their share, or had time enough, all may open theirs; and when everybody has, the match begins.
   * In any case the table becomes `next`.
   */
  async goOn(next: Table, isLate = false): Promise<void> {
    const { kept, ports } = this.#at;
    const now = ports.clock.now();
    const { starting } = next;
    const isSealed = starting !== null && !isOpening(next) && (isLate || isReady(next));
    const then = isSealed ? sealedNow(next, starting, this.#check(), now) : next;
    if (then.starting !== null && isOpening(then) && isReady(then))
      await this.#orNotAtAll(async () => begin(kept, then, await this.#continued(then), now));
    else if (isSealed) await this.#orNotAtAll(() => kept.change(then, "person"));
    else await kept.change(then, "person");
  }

  /** It comes to nothing because these have withheld their shares. */
  async callOff(without: readonly Seat[]): Promise<void> {
    const { kept, ports } = this.#at;
    const { key, commitment } = freshKey(ports.random.keyBytes());
    const nameOf = (person: PersonId): string => kept.names.get(person) ?? "";
    const next = calledOff(this.#table, without, { commitment, nameOf });
    await this.#orNotAtAll(() => kept.callOff(next, key));
    ports.log.info({ table: next.id, withheld: without }, "A start was called off.");
    this.#at.tell();
  }

  /** A start that a failure interrupted is called off. */
  async settleOrphaned(): Promise<void> {
    const { starting } = this.#table;
    if (isOpening(this.#table) && (this.#isOrphaned || starting === null)) await this.callOff([]);
    else if (this.#isOrphaned && starting !== null)
      await this.#at.kept.change({ ...this.#table, starting: null }, "host");
    this.#isOrphaned = false;
  }

  watch(isOwner: boolean): void {
    this.#starting.watch(this.#table, () => this.#check(), isOwner);
  }

  stop(): void {
    this.#starting.stop();
  }

  #check(): Checked {
    const { table, inPlay } = this.#at.kept;
    return checkTable(inPlay.game, table.seats.length, table.options);
  }

  /** A seat without a seal plays without a share; one that does not open its share calls the start off. */
  async #isLate(): Promise<void> {
    if (!this.#starting.isLate(this.#table)) return;
    if (isOpening(this.#table)) {
      await this.callOff(withheld(this.#table));
      return;
    }
    await this.goOn(this.#table, true);
    this.#at.tell();
  }

  /** The log that the match goes on from; undefined where it is set up. */
  async #continued({ continues }: Table): Promise<Continued | undefined> {
    if (continues === null) return undefined;
    const { table, at, dealtAnewFor } = continues;
    const stored = await this.#at.ports.store.read(table);
    if (stored?.match == null) throw new Error(`The match of table ${table}, which was to go on, is gone.`);
    const { log } = reveal(stored.match);
    const key = reveal(stored.key);
    return { table, log: { ...log, entries: log.entries.slice(0, at) }, key, dealtAnewFor };
  }

  async #orNotAtAll(step: () => Promise<void>): Promise<void> {
    try {
      await step();
    } catch (error) {
      if (!isOvertaken(error)) {
        this.#isOrphaned = true;
        this.#starting.settle(this.#at.ports.store.whyFailed(error));
      }
      throw error;
    }
  }
}
