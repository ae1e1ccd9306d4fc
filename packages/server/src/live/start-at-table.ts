import { checkTable, type Checked, type Seat } from "@roundtable/kernel";
import { notKept } from "../store/store-error-to-refusal.ts";
import { isRefusal, type Refusal } from "@roundtable/host/refusal";
import { calledOff, isOpening } from "@roundtable/host/start/call-off";
import type { PersonId, Table } from "@roundtable/host/tables/table";
import type { AtTable } from "./at-table.ts";
import { continuedBy } from "./continuing.ts";
import { freshKey } from "./fresh-key.ts";
import { isOvertaken } from "./kept-table.ts";
import {
  begin,
  isReady,
  pressed,
  sealedNow,
  type ShareCommand,
  Starting,
  withheld,
  withShare,
} from "@roundtable/host/start/shares";

/** The start of a match at a live table, from “start” until it has begun or was called off. */
export class StartAtTable {
  readonly #at: AtTable;
  readonly #starting: Starting;
  /** A start that nobody runs any more. */
  #isOrphaned: boolean;

  constructor(at: AtTable, isOrphaned: boolean) {
    this.#at = at;
    this.#isOrphaned = isOrphaned;
    this.#starting = new Starting(at.services.clock, () => at.byItself(() => this.#isLate()));
  }

  get #table(): Table {
    return this.#at.kept.table;
  }

  /** The host wants to begin; `begun` resolves when the match has, or cannot. */
  async press(person: PersonId): Promise<Refusal | null | { readonly begun: Promise<Refusal | null> }> {
    if (this.#table.status !== "gathering" && this.#table.host === person) return null;
    const { presence, services } = this.#at;
    const circumstances = { isHere: presence.isHere(person), now: services.clock.now() };
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
   * When everybody has sealed his share, or had time enough, all may open theirs; and when everybody has, the match begins.
   * `next` is what the table is then, in any case.
   */
  async goOn(next: Table, isLate = false): Promise<void> {
    const { kept, services } = this.#at;
    const now = services.clock.now();
    const { starting } = next;
    const isSealed = starting !== null && !isOpening(next) && (isLate || isReady(next));
    const then = isSealed ? sealedNow(next, starting, this.#check(), now) : next;
    if (then.starting !== null && isOpening(then) && isReady(then))
      await this.#orNotAtAll(async () => begin(kept, then, await continuedBy(services, then), now));
    else if (isSealed) await this.#orNotAtAll(() => kept.change(then, "person"));
    else await kept.change(then, "person");
  }

  /** It comes to nothing because these have withheld their shares. */
  async callOff(without: readonly Seat[]): Promise<void> {
    const { kept, services } = this.#at;
    const { key, commitment } = freshKey();
    const nameOf = (person: PersonId): string => kept.names.get(person) ?? "";
    const next = calledOff(this.#table, without, { commitment, nameOf });
    await this.#orNotAtAll(() => kept.callOff(next, key));
    services.log.info({ table: next.id, withheld: without }, "A start was called off.");
    this.#at.tell();
  }

  /** A start that a failure interrupted is called off. */
  async settleOrphaned(): Promise<void> {
    const { starting } = this.#table;
    if (isOpening(this.#table) && (this.#isOrphaned || starting === null)) await this.callOff([]);
    else if (this.#isOrphaned && starting !== null)
      await this.#at.kept.change({ ...this.#table, starting: null }, "server");
    this.#isOrphaned = false;
  }

  watch(cares: boolean): void {
    this.#starting.watch(this.#table, () => this.#check(), cares);
  }

  stop(): void {
    this.#starting.stop();
  }

  #check(): Checked {
    const { table, inPlay } = this.#at.kept;
    return checkTable(inPlay.game, table.seats.length, table.options);
  }

  /** Whoever has not sealed a share plays without one; whoever does not open his has called the start off. */
  async #isLate(): Promise<void> {
    if (!this.#starting.isLate(this.#table)) return;
    if (isOpening(this.#table)) {
      await this.callOff(withheld(this.#table));
      return;
    }
    await this.goOn(this.#table, true);
    this.#at.tell();
  }

  async #orNotAtAll(step: () => Promise<void>): Promise<void> {
    try {
      await step();
    } catch (error) {
      if (!isOvertaken(error)) {
        this.#isOrphaned = true;
        this.#starting.settle(notKept(error));
      }
      throw error;
    }
  }
}
