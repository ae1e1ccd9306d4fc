import type { Checked, Continued, Seat } from "@roundtable/kernel";
import { sealOf } from "@roundtable/fairness";
import type { FromClient } from "@roundtable/protocol";
import type { Cancel, Clock } from "../clock.ts";
import { refused, type Refusal } from "../refusal.ts";
import { isOpening } from "../tables/call-off.ts";
import { sealed, started, whyNotStart } from "../tables/start.ts";
import { type PersonId, seatOf, type Table } from "../tables/table.ts";
import type { KeptTable } from "./kept-table.ts";
import { beginMatch } from "./loading.ts";

/** How long a start waits for the seals that have not come yet: it goes on without them. */
const SEALS_MS = 5000;
/** How long it waits for whoever asked for it before he came, with “Play now”: then he has that time to seal. */
const ARRIVAL_MS = 20_000;
/** How long it waits for the shares under the seals: without one of them it is called off. */
const OPENINGS_MS = 10_000;

export type ShareCommand = Extract<FromClient, { kind: "seal-share" | "open-share" }>;

interface Pressed {
  readonly by: PersonId;
  readonly outcome: PromiseWithResolvers<Refusal | null>;
  readonly seals: Map<Seat, { readonly person: PersonId; readonly seal: string }>;
  readonly nonces: Map<Seat, string>;
  isHere: boolean;
  /** Whether it has waited long enough for what it waits for now. */
  isLate: boolean;
  cancel: Cancel;
}

/**
 * Between the host's “start” and the match everybody gives his share of chance, in two steps: all are sealed before the
 * first is opened. So nobody can fit his own to those of others, not even together with whoever runs the server; and who
 * does not open what he has sealed only calls the start off, for everybody to see.
 */
export class Starting {
  readonly #clock: Clock;
  readonly #waitedEnough: () => void;
  #pressed: Pressed | null = null;

  constructor(clock: Clock, waitedEnough: () => void) {
    this.#clock = clock;
    this.#waitedEnough = waitedEnough;
  }

  get isOn(): boolean {
    return this.#pressed !== null;
  }

  get isLate(): boolean {
    return this.#pressed?.isLate ?? false;
  }

  /** Resolves when the match has begun, or cannot. */
  get begun(): Promise<Refusal | null> {
    return this.#pressed?.outcome.promise ?? Promise.resolve(null);
  }

  press(table: Table, person: PersonId, check: Checked, isHere: boolean): Refusal | null {
    const refusal = whyNotStart(table, person, check);
    if (refusal !== null || this.#pressed !== null) return refusal;
    this.#pressed = {
      by: person,
      outcome: Promise.withResolvers<Refusal | null>(),
      seals: new Map(),
      nonces: new Map(),
      isHere,
      isLate: false,
      cancel: () => {},
    };
    this.#wait(this.#pressed, isHere ? SEALS_MS : ARRIVAL_MS);
    return null;
  }

  /** Whoever has pressed before he came is here now. */
  arrive(table: Table, person: PersonId): void {
    const pressed = this.#pressed;
    if (pressed?.by === person && !isOpening(table) && !pressed.isHere) {
      pressed.isHere = true;
      this.#wait(pressed, SEALS_MS);
    }
  }

  /** The first seal of a seat counts: whoever could change it would be no safeguard. */
  take(table: Table, person: PersonId, command: ShareCommand): Refusal | null {
    const seat = seatOf(table, person);
    if (seat === null) return refused("not-seated");
    if (this.#pressed === null) return refused("not-starting");
    const { seals, nonces } = this.#pressed;
    if (command.kind === "seal-share") {
      if (table.seals !== null) return refused("starting");
      if (seals.get(seat)?.person !== person) seals.set(seat, { person, seal: command.seal });
      return null;
    }
    if (table.seals === null) return refused("not-starting");
    if (table.seals[seat] !== sealOf(table.commitment, seat, command.nonce)) return refused("other-share");
    nonces.set(seat, command.nonce);
    return null;
  }

  /** Whether everybody has done what is awaited now. */
  isReady(table: Table): boolean {
    return isOpening(table)
      ? this.withheld(table).length === 0
      : this.#sealsOf(table).every((seal, seat) => seal !== "" || table.seats[seat]?.kind !== "person");
  }

  /** The seats that have sealed a share and not opened it. */
  withheld({ seals }: Table): Seat[] {
    return (seals ?? []).flatMap((seal, seat) =>
      seal === "" || this.#pressed?.nonces.has(seat) === true ? [] : [seat],
    );
  }

  /**
   * Fixes the seals that have come. What was true when the host pressed is looked at again: somebody may have left
   * meanwhile. From here on the start ends in the match, or is called off on record.
   */
  async seal(kept: KeptTable, check: Checked): Promise<Refusal | null> {
    const pressed = this.#pressed;
    if (pressed === null) return null;
    const refusal = whyNotStart(kept.table, pressed.by, check);
    if (refusal !== null) return refusal;
    await kept.change(sealed(kept.table, this.#sealsOf(kept.table), check), "person");
    this.#wait(pressed, OPENINGS_MS);
    return null;
  }

  async begin(kept: KeptTable, continued: Continued | undefined): Promise<void> {
    const now = this.#clock.now();
    const table = started(kept.table, now);
    const nonces = table.seats.map((_, seat) => this.#pressed?.nonces.get(seat) ?? "");
    await kept.begin(table, beginMatch(table, kept.inPlay, { key: kept.key, nonces, continued }, now));
  }

  cancel(outcome: Refusal | null): void {
    this.#pressed?.cancel();
    this.#pressed?.outcome.resolve(outcome);
    this.#pressed = null;
  }

  #wait(pressed: Pressed, ms: number): void {
    pressed.cancel();
    pressed.isLate = false;
    pressed.cancel = this.#clock.after(ms, () => {
      pressed.isLate = true;
      this.#waitedEnough();
    });
  }

  #sealsOf({ seats }: Table): string[] {
    return seats.map((at, seat) => {
      const given = this.#pressed?.seals.get(seat);
      return at.kind === "person" && given?.person === at.person ? given.seal : "";
    });
  }
}
