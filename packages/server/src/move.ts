import { join } from "node:path";
import { parseArgs } from "node:util";
import { databaseErrorText } from "./open-store.ts";
import { messageOf, readSettings, SettingsError } from "./config/settings.ts";
import { moveToPostgres, NotEmpty } from "./store/move-store.ts";
import { FolderTaken } from "./store/sqlite/folder-lock.ts";

const USAGE = "npm run move -- --to postgres://name:password@localhost:5432/roundtable";

try {
  const { to } = parseArgs({ options: { to: { type: "string" } } }).values;
  if (to === undefined) throw new SettingsError(`Say where to: ${USAGE}`);
  const env = { ...process.env, DATABASE_URL: to };
  const { dataDir, databaseUrl } = readSettings(env, join(import.meta.dirname, "../../.."));
  const moved = await moveToPostgres(dataDir, databaseUrl ?? "").catch((error: unknown) => {
    throw new SettingsError(whyNotMoved(error, dataDir, to), { cause: error });
  });
  const { tables = 0, entries = 0, people = 0 } = moved;
  process.stdout.write(`Moved: ${people} people, ${tables} tables, ${entries} entries of their matches.\n`);
  process.stdout.write(`The file in ${dataDir} stays as it was. From now on start with that DATABASE_URL.\n`);
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
}

function whyNotMoved(error: unknown, dataDir: string, to: string): string {
  if (error instanceof FolderTaken)
    return `A server is running on ${dataDir}: stop it first, so that nothing is played meanwhile.`;
  if (error instanceof NotEmpty) return "There is something in that database already: name an empty one.";
  return databaseErrorText(error, new URL(to));
}
