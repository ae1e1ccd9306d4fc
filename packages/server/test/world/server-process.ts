import { pino } from "pino";
import { startServer } from "../../src/server.ts";
import { GENEROUS } from "./generous-rates.ts";
import { settingsFor } from "./test-settings.ts";

// A server in a process of its own, to be killed. It says its port and nothing else.

const [dataDir = ""] = process.argv.slice(2);
const server = await startServer(settingsFor(dataDir), {
  log: pino({ level: "silent" }),
  registry: new URL("./registry.ts", import.meta.url).href,
  rates: GENEROUS,
});
process.stdout.write(`${server.port}\n`);
