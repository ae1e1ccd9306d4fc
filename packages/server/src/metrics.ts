type Labels = Readonly<Record<string, string>>;

/** Counters and gauges in the text format of Prometheus. */
export class Metrics {
  readonly #counters = new Map<string, Map<string, number>>();
  readonly #gauges = new Map<string, () => number>();

  count(name: string, labels: Labels = {}, by = 1): void {
    this.counter(name, labels)(by);
  }

  /** Counts one thing; for what happens so often that its labels should be written once. */
  counter(name: string, labels: Labels): (by?: number) => void {
    const series = this.#counters.get(name) ?? new Map<string, number>();
    this.#counters.set(name, series);
    const key = written(labels);
    return (by = 1) => {
      series.set(key, (series.get(key) ?? 0) + by);
    };
  }

  gauge(name: string, read: () => number): void {
    this.#gauges.set(name, read);
  }

  text(): string {
    const lines: string[] = [];
    for (const [name, series] of this.#counters) {
      lines.push(`# TYPE roundtable_${name} counter`);
      for (const [labels, value] of series) lines.push(`roundtable_${name}${labels} ${value}`);
    }
    for (const [name, read] of this.#gauges) {
      lines.push(`# TYPE roundtable_${name} gauge`, `roundtable_${name} ${read()}`);
    }
    return `${lines.join("\n")}\n`;
  }
}

function written(labels: Labels): string {
  const pairs = Object.entries(labels).map(
    ([name, value]) => `${name}="${value.replaceAll(/["\\\n]/g, "_")}"`,
  );
  return pairs.length === 0 ? "" : `{${pairs.join(",")}}`;
}
