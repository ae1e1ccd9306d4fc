import { expect, test } from "vitest";
import { failureCode } from "../../src/outbox/failure-code.ts";
import { Undeliverable } from "../../src/outbox/outbox.ts";
import { delivered } from "../../src/notifications/channels/delivery.ts";
import { outsideSink } from "../support/test-webhook-server.ts";

const refusal = Object.assign(new Error("550 <ann@example.org>"), { code: "EENVELOPE", responseCode: 550 });

test.each([
  ["SMTP 550", refusal],
  ["SMTP 550", new Undeliverable("The mail server refuses it.", { cause: refusal })],
  ["ECONNREFUSED", Object.assign(new Error("connect"), { code: "ECONNREFUSED" })],
  ["Undeliverable", new Undeliverable("ann@example.org is gone")],
  ["Error", Object.assign(new Error("no"), { code: "ann@example.org" })],
  ["TypeError", new TypeError("ann@example.org")],
  ["unknown", "ann@example.org"],
])("%s stands for an error, whatever words it has", (code, error) => {
  expect(failureCode(error)).toBe(code);
});

test("a server that answers with a status is named by it", async () => {
  const sink = await outsideSink();
  sink.answer(500);
  const call = delivered(`${sink.url}/x`, { headers: {}, body: Buffer.from("") }, { allowsLoopback: true });
  expect(await call.catch(failureCode)).toBe("HTTP 500");
});
