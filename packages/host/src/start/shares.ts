import type { Checked, Continued, Seat } from "@roundtable/kernel";
import { sealOf } from "@roundtable/fairness";
import type { FromClient } from "@roundtable/protocol";
import type { Cancel, Clock, StoreTime } from "../clock.ts";
import type { Secret } from "../disclosure/secret.ts";
import type { GameInPlay } from "../games.ts";
import { isRefusal, refused, type Refusal } from "../refusal.ts";
import { isOpening } from "./call-off.ts";
import { sealed, started, whyNotStart } from "./start.ts";
import { type PersonId, seatOf, type Share, type Start, type Table } from "../tables/table.ts";
import type { LiveMatch } from "../match/live-match.ts";
import { beginMatch } from "../match/restore-match.ts";

// Between “start” and the match everyone contributes a share of chance in two steps: all shares are sealed before the first
// is opened. So nobody can adapt theirs to those of others, not even together with the operator. A player who does not open
// their share only calls the start off, and everyone sees it.

/** How long a start waits for the seals that have not come yet: it goes on without them. */
const SEALS_MS = 5000;
/** How long “Play now” waits for the person who asked before they have entered. After that they have this time to seal. */
const ARRIVAL_MS = 20_000;
/** How long it waits for the shares under the seals: without one of them it is called off. */
const OPENINGS_MS = 10_000;

export type ShareCommand = Extract<FromClient, { kind: "seal-share" | "open-share" }>;

/** The host wants to begin. Pressed again, it changes nothing. */
export function pressed(
  table: Table,
  by: PersonId,
  check: Checked,
  { isHere, now }: { readonly isHere: boolean; readonly now: StoreTime },
): Table | Refusal {
  const refusal = whyNotStart(table, by, check);
  if (refusal !== null) return refusal;
  if (table.starting !== null) return table;
  const until = now + (isHere ? SEALS_MS : ARRIVAL_MS);
  return { ...table, starting: { by, isHere, until, seals: [], nonces: [] } };
}

/** The person who pressed “Play now” has arrived. */
export function comeToStart(table: Table, person: PersonId, now: StoreTime): Table {
  const { starting } = table;
  if (starting?.by !== person || starting.isHere || isOpening(table)) return table;
  return { ...table, starting: { ...starting, isHere: true, until: now + SEALS_MS } };
}

/**
 * A share of chance, sealed or opened. The first seal of a seat counts: if it could be changed, it would protect nobody.
 */
export function withShare(table: Table, person: PersonId, command: ShareCommand): Table | Refusal {
  const seat = seatOf(table, person);
  if (seat === null) return refused("not-seated");
  const { starting } = table;
  if (starting === null) return refused("not-starting");
  const others = (shares: readonly Share[]): Share[] => shares.filter((share) => share.seat !== seat);
  if (command.kind === "seal-share") {
    if (table.seals !== null) return refused("starting");
    if (starting.seals.some((share) => share.seat === seat && share.person === person)) return table;
    const seals = [...others(starting.seals), { seat, person, text: command.seal }];
    return { ...table, starting: { ...starting, seals } };
  }
  if (table.seals === null) return refused("not-starting");
  if (table.seals[seat] !== sealOf(table.commitment, seat, command.nonce)) return refused("other-share");
  const nonces = [...others(starting.nonces), { seat, person, text: command.nonce }];
  return { ...table, starting: { ...starting, nonces } };
}

/** Whether everybody has done what is awaited now. */
export function isReady(table: Table): boolean {
  return isOpening(table)
    ? withheld(table).length === 0
    : sealsOf(table).every((seal, seat) => seal !== "" || table.seats[seat]?.kind !== "person");
}

/** The seats that have sealed a share and not opened it. */
export function withheld({ seals, starting }: Table): Seat[] {
  return (seals ?? []).flatMap((seal, seat) =>
    seal === "" || starting?.nonces.some((share) => share.seat === seat) === true ? [] : [seat],
  );
}

/**
 * Fixes the seals that have come. What was true when the host pressed is looked at again: somebody may have left
 * meanwhile. From here on the start ends in the match, or is called off on record.
 */
export function sealedNow(table: Table, start: Start, check: Checked, now: StoreTime): Table {
  if (isRefusal(whyNotStart(table, start.by, check) ?? {})) return { ...table, starting: null };
  return { ...sealed(table, sealsOf(table), check), starting: { ...start, until: now + OPENINGS_MS } };
}

/** A table that is ready for its match, and keeps it. */
interface Ready {
  readonly inPlay: GameInPlay;
  readonly key: Secret<string>;
  begin(table: Table, match: LiveMatch): Promise<void>;
}

/** The match, from a table at which all have opened their shares. */
export async function begin(
  kept: Ready,
  ready: Table,
  continued: Continued | undefined,
  now: StoreTime,
): Promise<void> {
  const table = { ...started(ready, now), starting: null };
  const nonces = table.seats.map((_, seat) => nonceOf(ready.starting, seat));
  await kept.begin(table, beginMatch(table, kept.inPlay, { key: kept.key, nonces, continued }, now));
}

function nonceOf(start: Start | null, seat: Seat): string {
  return start?.nonces.find((share) => share.seat === seat)?.text ?? "";
}

function sealsOf({ seats, starting }: Table): string[] {
  return seats.map((at, seat) => {
    const given = starting?.seals.find((share) => share.seat === seat);
    return at.kind === "person" && given?.person === at.person ? given.text : "";
  });
}

/** Those who wait at this node until a start has come to something, and the clock that it runs by. */
export class Starting {
  readonly #clock: Clock;
  readonly #waitedEnough: () => void;
  #waiting: PromiseWithResolvers<Refusal | null> | null = null;
  /** Who pressed, and how many starts had been called off then. */
  #pressed = { by: "", calledOff: 0 };
  /** The wait that is over. */
  #isOver: number | null = null;
  #until: number | null = null;
  #cancel: Cancel = () => {};

  constructor(clock: Clock, waitedEnough: () => void) {
    this.#clock = clock;
    this.#waitedEnough = waitedEnough;
  }

  /** Resolves when the match has begun, or cannot. */
  outcome({ starting, calledOff }: Table): Promise<Refusal | null> {
    if (this.#waiting === null) this.#pressed = { by: starting?.by ?? "", calledOff: calledOff.length };
    this.#waiting ??= Promise.withResolvers<Refusal | null>();
    return this.#waiting.promise;
  }

  /** The clock runs at one node; those who wait hear wherever they are. */
  watch(table: Table, check: () => Checked, isKeeper: boolean): void {
    const { starting } = table;
    const until = isKeeper ? (starting?.until ?? null) : null;
    if (until !== this.#until) {
      this.#cancel();
      this.#until = until;
      this.#cancel = until === null ? () => {} : this.#ringAt(until);
    }
    if (starting === null && this.#waiting !== null) this.settle(this.#whatCameOfIt(table, check));
  }

  /** Whether it has waited long enough for what it waits for now. */
  isLate({ starting }: Table): boolean {
    return starting !== null && starting.until === this.#isOver;
  }

  settle(outcome: Refusal | null): void {
    this.#waiting?.resolve(outcome);
    this.#waiting = null;
  }

  stop(): void {
    this.#cancel();
    this.#until = null;
    this.settle(refused("try-again"));
  }

  #whatCameOfIt(table: Table, check: () => Checked): Refusal | null {
    if (table.status !== "gathering") return null;
    const { by, calledOff } = this.#pressed;
    if (table.calledOff.length > calledOff) return refused("start-called-off");
    return whyNotStart(table, by, check()) ?? refused("try-again");
  }

  #ringAt(until: number): Cancel {
    return this.#clock.after(until - this.#clock.now(), () => {
      this.#isOver = until;
      this.#waitedEnough();
    });
  }
}
