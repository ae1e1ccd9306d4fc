import { pino } from "pino";
import { startServer } from "../../../src/server.ts";
import { GENEROUS } from "./generous-rate-limits.ts";
import { settingsFor } from "./test-settings.ts";

// A server in a process of its own, to be killed or measured. It says its port, and collects garbage when asked to.

const { DATABASE_URL: databaseUrl = null, LEASE_MS } = process.env;
const [dataDir = "", registry = new URL("./test-registry.ts", import.meta.url).href] = process.argv.slice(2);
const server = await startServer(settingsFor(dataDir, { databaseUrl }), {
  log: pino({ level: "silent" }),
  registry,
  ...(LEASE_MS === undefined ? {} : { leaseMs: Number(LEASE_MS) }),
  // Benchmarks open all clients from one address.
  rateLimits: { ...GENEROUS, socketsPerAddress: 10_000 },
});
process.on("message", () => {
  globalThis.gc?.();
  process.send?.({ gc: true });
});
// The benchmark is over. A profile is written at the exit.
for (const sign of ["disconnect", "SIGTERM"] as const) process.on(sign, () => process.exit(0));
process.send?.({ port: server.port });
process.stdout.write(`${server.port}\n`);
