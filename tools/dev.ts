import { spawn } from "node:child_process";
import { createServer } from "vite";

// The server restarts when one of its files changes, and the page updates itself. Open the address that vite prints.

const server = spawn(
  process.execPath,
  ["--watch", "--watch-preserve-output", "packages/server/src/main.ts"],
  {
    stdio: "inherit",
  },
);

const vite = await createServer({ root: "packages/web", configFile: "packages/web/vite.config.ts" });
await vite.listen();
console.log("\nWhile developing, open the page here (it asks the server for everything else):");
vite.printUrls();

for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal));
server.on("exit", (code) => process.exit(code ?? 0));
