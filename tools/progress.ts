import type { Terminal } from "./command-line.ts";

const WIDTH = 24;

/** A bar that redraws itself on a terminal, and elsewhere a line every tenth of the way. */
export class Progress {
  readonly #terminal: Terminal;
  readonly #label: string;
  readonly #total: number;
  #done = 0;
  #shown = 0;

  constructor(terminal: Terminal, label: string, total: number) {
    this.#terminal = terminal;
    this.#label = label;
    this.#total = total;
  }

  advance(by = 1): void {
    this.#done += by;
    const { stderr } = this.#terminal;
    const steps = stderr.isTTY === true ? 200 : 10;
    const reached = Math.floor((this.#done / this.#total) * steps);
    if (reached === this.#shown) return;
    this.#shown = reached;
    const share = this.#done / this.#total;
    const filled = Math.round(share * WIDTH);
    const bar = "█".repeat(filled) + "░".repeat(WIDTH - filled);
    const line = `${this.#label} ${bar} ${Math.floor(share * 100)} % · ${this.#done} of ${this.#total}`;
    stderr.write(stderr.isTTY === true ? `\r${line}${reached === steps ? "\n" : ""}` : `${line}\n`);
  }
}
