import type { Reading } from "../belief/reading-choices.ts";
import type { Occasion } from "../belief/fail-chance.ts";
import { type Choice, type Company, Crowd, type Sent } from "../belief/crowd.ts";
import type { Opinion } from "../belief/sides.ts";

/** Observers who read choices. A player who plans ahead considers what their own choices reveal. */
export class Readers extends Crowd {
  readonly #reading: Reading;

  constructor(opinion: Opinion, company: Company, reading: Reading) {
    super(opinion, company);
    this.#reading = reading.copy();
  }

  override seesQuest(occasion: Omit<Occasion, "able">, sent: Sent, fails: number): void {
    this.weigh(this.#reading.team(occasion, sent));
    this.weigh(this.#reading.magic(sent));
    this.#reading.quest(occasion, sent, fails);
    super.seesQuest(occasion, sent, fails);
  }

  override seesHeir(choice: Choice): void {
    this.weigh(this.#reading.heir(choice));
    super.seesHeir(choice);
  }

  override seesHolder(choice: Choice): void {
    this.weigh(this.#reading.holder(choice));
  }

  override seesCheck(choice: Choice): void {
    this.weigh(this.#reading.check(choice));
  }
}
