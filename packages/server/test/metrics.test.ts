import { expect, test } from "vitest";
import { Metrics } from "../src/metrics.ts";

test("counters are summed up by their labels, gauges read when they are asked for", () => {
  const metrics = new Metrics();
  let size = 1;
  metrics.gauge("tables", () => size);
  metrics.count("commits_total");
  metrics.count("commits_total");
  metrics.count("writes_total", {}, 3);
  metrics.count("answers_total", { how: "thought", bot: "a" });
  metrics.count("answers_total", { how: "fallback", bot: "a" }, 0.5);
  metrics.count("answers_total", { how: "thought", bot: "a" });
  size = 7;
  expect(metrics.text()).toBe(
    `# TYPE roundtable_commits_total counter
roundtable_commits_total 2
# TYPE roundtable_writes_total counter
roundtable_writes_total 3
# TYPE roundtable_answers_total counter
roundtable_answers_total{how="thought",bot="a"} 2
roundtable_answers_total{how="fallback",bot="a"} 0.5
# TYPE roundtable_tables gauge
roundtable_tables 7
`,
  );
});

test("a label cannot break out of its quotes", () => {
  const metrics = new Metrics();
  metrics.count("a_total", { kind: '"} 1\n\\' });
  expect(metrics.text()).toContain('a_total{kind="_} 1__"} 1');
});
