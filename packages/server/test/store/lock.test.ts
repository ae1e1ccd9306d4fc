import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { afterEach, expect, onTestFinished, test } from "vitest";
import { newFolder } from "../support/servers/new-folder.ts";
import { closeServers, openServer } from "../support/servers/test-server.ts";

// SQLite only: one folder belongs to one server.

afterEach(closeServers);

const PROCESS = join(import.meta.dirname, "../support/servers/server-process.ts");

test("a second server on the same folder does not start and says why; after a kill the next one does", async () => {
  const dataDir = newFolder();
  const first = spawn(process.execPath, [PROCESS, dataDir]);
  onTestFinished(() => void first.kill("SIGKILL"));
  await once(first.stdout, "data");
  const why = `The folder ${dataDir} belongs to another Roundtable that is running.`;
  await expect(openServer({ dataDir })).rejects.toThrow(why);
  first.kill("SIGKILL");
  await once(first, "close");
  const second = await openServer({ dataDir });
  await expect(openServer({ dataDir })).rejects.toThrow(why);
  await second.stop();
  await openServer({ dataDir });
});
