import { createHash, randomBytes } from "node:crypto";
import type { TableInfo, ToServer } from "@roundtable/protocol";

type ShareCommand = Extract<ToServer, { kind: "seal-share" | "open-share" }>;
type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;

/** One client's share of chance: sealed when its table is about to start, opened when all seals are there. */
export class ShareOfChance {
  #commitment = "";
  #nonce = "";
  #given: "nothing" | "seal" | "nonce" = "nothing";

  /** The command that the table waits for from this seat; null if none. */
  wanted({ id: table, starting, fairness }: TableInfo, seat: number): WithoutId<ShareCommand> | null {
    if (!starting) return null;
    const { commitment, seals } = fairness;
    if (seals !== null) {
      if (commitment !== this.#commitment || this.#given === "nonce") return null;
      this.#given = "nonce";
      return { kind: "open-share", table, nonce: this.#nonce };
    }
    if (commitment !== this.#commitment) {
      this.#commitment = commitment;
      this.#nonce = randomBytes(16).toString("hex");
    } else if (this.#given !== "nothing") return null;
    this.#given = "seal";
    const lines = ["roundtable share 1", commitment, seat, this.#nonce];
    const seal = createHash("sha256").update(lines.join("\n")).digest("hex");
    return { kind: "seal-share", table, seal };
  }

  /** Sends the share again, since it may not have arrived. */
  giveAgain(): void {
    this.#given = "nothing";
  }
}
