import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { type Log, replayToEnd, type Game } from "@roundtable/kernel";
import { HonestPerson } from "./honest-person.ts";

/** How long people look before they answer. */
const LOOK_MS = 150;

/** Two people and bots, who play one match after another and check its log when it is over. */
export class HonestGroup {
  readonly people: readonly HonestPerson[];
  /** What they have lost, in words; empty if all is well. */
  readonly losses: string[] = [];
  /** The table where they sit now. */
  table = "";
  matches = 0;
  answers = 0;
  readonly #game: Game;

  static async at(url: string, game: Game, address: string): Promise<HonestGroup> {
    const people = [await HonestPerson.to(url, address), await HonestPerson.to(url, address)];
    const group = new HonestGroup(game, people);
    await group.#gather();
    return group;
  }

  private constructor(game: Game, people: readonly HonestPerson[]) {
    this.#game = game;
    this.people = people;
  }

  get waits(): number[] {
    return this.people.flatMap(({ waits }) => waits);
  }

  async play(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      await Promise.all(this.people.map((person) => this.#answerUntilEnd(person, isOver)));
      if (this.people.every((person) => !person.isOver)) await this.#endTogether();
      await this.#lookBack();
      if (!isOver()) await this.#gather();
    }
    for (const person of this.people) person.leave();
  }

  async #gather(): Promise<void> {
    const [host, guest] = this.people;
    if (host === undefined || guest === undefined) throw new Error("Nobody is here.");
    const seats = Math.max(2, this.#game.seats.min);
    const wanted = { id: randomUUID(), game: this.#game.id, seats };
    const response = await host.fetch("/api/tables", { method: "POST", body: JSON.stringify(wanted) });
    const { table } = (await response.json()) as { readonly table: string };
    this.table = table;
    this.matches++;
    for (const person of this.people) {
      person.acknowledged.length = 0;
      await person.enter(table);
    }
    await this.#must(guest, { kind: "sit", table });
    await this.#must(host, { kind: "pace", table, pace: "instant" });
    await this.#must(host, { kind: "add-bot", table });
    // Without shares of chance the start takes a while, which does not count as slowness.
    const { length } = host.waits;
    await this.#must(host, { kind: "start", table });
    host.waits.splice(length);
  }

  async #answerUntilEnd(person: HonestPerson, isOver: () => boolean): Promise<void> {
    while (!isOver() && !person.isOver) {
      await pause(LOOK_MS);
      const { decision } = person;
      const answer = decision?.answers[randomInt(decision.answers.length)]?.id;
      if (decision === null || answer === undefined) continue;
      const command = { kind: "answer", table: this.table, decision: decision.id, answer };
      const refusal = await person.send(command);
      if (refusal === null) this.answers++;
      // Another player's move may have answered the question, or ended the match.
      else if (!["stale-decision", "not-asked", "match-over"].includes(refusal))
        this.losses.push(`An answer was refused: ${refusal}.`);
    }
  }

  async #endTogether(): Promise<void> {
    for (const person of this.people) {
      const refusal = await person.send({ kind: "end-vote", table: this.table, agrees: true });
      // The match may have ended meanwhile.
      if (refusal !== null && refusal !== "not-playing")
        this.losses.push(`end-vote was refused: ${refusal}.`);
    }
  }

  /** Everything that was acknowledged must be in the log exactly once, and the log must lead to the final position. */
  async #lookBack(): Promise<void> {
    const [host] = this.people;
    const response = await host?.fetch(`/api/tables/${this.table}/log`);
    if (response?.status !== 200) {
      this.losses.push(`The log of ${this.table} cannot be had: ${response?.status}.`);
      return;
    }
    const { log } = (await response.json()) as { readonly log: Log };
    const kept = new Map<string, number>();
    for (const { command = "" } of log.entries) kept.set(command, (kept.get(command) ?? 0) + 1);
    for (const person of this.people)
      for (const id of person.acknowledged)
        if (kept.get(id) !== 1) this.losses.push(`An answer is ${kept.get(id) ?? 0} times in the log.`);
    try {
      replayToEnd(this.#game, log);
    } catch (error) {
      this.losses.push(`The log of ${this.table} does not replay: ${String(error)}`);
    }
  }

  async #must(person: HonestPerson, command: Readonly<Record<string, unknown>>): Promise<void> {
    const refusal = await person.send(command);
    if (refusal !== null) this.losses.push(`${String(command["kind"])} was refused: ${refusal}.`);
  }
}
