import { shareStep, type Witness } from "@roundtable/fairness";
import type { Seat } from "@roundtable/kernel";
import type { TableInfo } from "@roundtable/protocol";
import { randomHex } from "../../connection/id.ts";
import { seatedAt } from "./seated-at.ts";
import { saveWitness, loadWitness } from "./witness.ts";

export type ShareCommand =
  | { readonly kind: "seal-share"; readonly seal: string }
  | { readonly kind: "open-share"; readonly nonce: string };

/** This browser's share of chance at one table: sealed when the match starts, and opened once all seals are there. */
export class OwnShare {
  readonly #send: (command: ShareCommand) => void;
  #witness: Witness | null = null;
  /** Shares already sent for this start. The wire resends anything lost with a connection. */
  readonly #sent = new Set<string>();

  constructor(send: (command: ShareCommand) => void) {
    this.#send = send;
  }

  hear({ id, starting, status, fairness, game, options, seats }: TableInfo, seat: Seat): void {
    if (!starting || status !== "gathering") {
      this.#sent.clear();
      return;
    }
    const { commitment, seals } = fairness;
    const start = { commitment, seals, terms: { game, options, people: seatedAt(seats) } };
    const step = shareStep(start, seat, this.#witness ?? loadWitness(id), () => randomHex(16));
    if (step === null) return;
    const command: ShareCommand =
      step.kind === "seal"
        ? { kind: "seal-share", seal: step.seal }
        : { kind: "open-share", nonce: step.nonce };
    if (this.#sent.has(command.kind)) return;
    this.#sent.add(command.kind);
    // Stored before it is sent: a share that was opened and then forgotten could be opened again under other seals.
    this.#witness = step.witness;
    saveWitness(id, step.witness);
    this.#send(command);
  }
}
