import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

/** Buckets from a negligible commit to one that everyone waits for. */
const COMMIT_SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
/** How often the event loop's delay is sampled. */
const LOOK_MS = 20;

/** Metrics for Prometheus, with the library's default ones about the process. */
export class Metrics {
  readonly #registry = new Registry();
  readonly commands = this.#counter("commands_total", "Commands of clients, by kind and result.", [
    "kind",
    "result",
  ]);
  readonly commitWrites = this.#counter("commit_writes_total", "Writes that shared those commits.");
  readonly botAnswers = this.#counter("bot_answers_total", "Answers of bots, thought or random.", ["how"]);
  readonly refusals = this.#counter("refusals_total", "Requests refused with 401, 403 or 429.", ["status"]);
  readonly errors = this.#counter("errors_total", "Lines of the log that tell of a failure.", ["level"]);
  readonly clientErrors = this.#counter("client_errors_total", "Errors that pages have reported, by place.", [
    "where",
  ]);
  readonly uncaught = this.#counter("uncaught_total", "Faults of ours that nothing caught.", ["what"]);
  readonly commitSeconds = new Histogram({
    name: "roundtable_commit_seconds",
    help: "How long a commit took.",
    buckets: COMMIT_SECONDS,
    registers: [this.#registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.#registry, eventLoopMonitoringPrecision: LOOK_MS });
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  /** The value is read at each scrape. */
  gauge(name: string, help: string, read: () => number): void {
    const gauge: Gauge = new Gauge({
      name: `roundtable_${name}`,
      help,
      registers: [this.#registry],
      collect: (): void => gauge.set(read()),
    });
  }

  /** One line with the value 1 for each label, read at each scrape. */
  labelled(name: string, help: string, label: string, read: () => readonly string[]): void {
    const gauge: Gauge = new Gauge({
      name: `roundtable_${name}`,
      help,
      labelNames: [label],
      registers: [this.#registry],
      collect(): void {
        gauge.reset();
        for (const value of read()) gauge.set({ [label]: value }, 1);
      },
    });
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }

  #counter<Label extends string = never>(
    name: string,
    help: string,
    labelNames: readonly Label[] = [],
  ): Counter<Label> {
    return new Counter({ name: `roundtable_${name}`, help, labelNames, registers: [this.#registry] });
  }
}
