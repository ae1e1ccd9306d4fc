import { expect, test } from "vitest";
import { newLog } from "../../src/common/log.ts";
import { Metrics } from "../../src/common/metrics.ts";

test("counters are summed up by their labels, gauges read when they are asked for", async () => {
  const metrics = new Metrics();
  let size = 1;
  metrics.gauge("tables", "Tables.", () => size);
  metrics.commitWrites.inc(3);
  metrics.botAnswers.inc({ how: "thought" });
  metrics.botAnswers.inc({ how: "fallback" });
  metrics.botAnswers.inc({ how: "thought" });
  size = 7;
  const text = await metrics.text();
  expect(text).toContain("roundtable_commit_writes_total 3\n");
  expect(text).toContain('roundtable_bot_answers_total{how="thought"} 2\n');
  expect(text).toContain('roundtable_bot_answers_total{how="fallback"} 1\n');
  expect(text).toContain("roundtable_tables 7\n");
});

test("a label cannot break out of its quotes", async () => {
  const metrics = new Metrics();
  metrics.commands.inc({ kind: '"} 1\n\\', result: "done" });
  expect(await metrics.text()).toContain(
    String.raw`roundtable_commands_total{kind="\"} 1\n\\",result="done"} 1`,
  );
});

test("of the lines of the log those that tell of a failure are counted", async () => {
  const metrics = new Metrics();
  const log = newLog("info", { write: () => {} }, (level) => metrics.errors.inc({ level }));
  log.info("All is well.");
  log.warn("Hm.");
  log.error("A request failed.");
  log.child({ table: "t" }).error("A table failed; it is loaded again.");
  log.fatal("The server is stopping.");
  const text = await metrics.text();
  expect(text).toContain('roundtable_errors_total{level="error"} 2\n');
  expect(text).toContain('roundtable_errors_total{level="fatal"} 1\n');
});
