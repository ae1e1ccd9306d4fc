import type { Reading } from "../reading.ts";
import type { Occasion } from "../temptation.ts";
import { type Choice, type Company, Crowd, type Sent } from "./crowd.ts";
import type { Opinion } from "./sides.ts";

/** All together, if they read choices: whoever thinks ahead among them counts what his own will tell. */
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
