import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Person } from "@roundtable/protocol";
import { databaseErrorText } from "./open-store.ts";
import { Sessions } from "./sessions/sessions.ts";
import { messageOf, readSettings, type Settings, SettingsError } from "./config/settings.ts";
import { hasSignInMethod } from "./people/account-repository.ts";
import { operatorsIn, makeOperator, unmakeOperator } from "./moderation/operator-repository.ts";
import { openPostgres } from "./store/postgres/open.ts";
import { allowRemovals, heldBackIn } from "./retention/removal-repository.ts";
import { openSqlite } from "./store/sqlite/open.ts";
import type { Store } from "./store/store.ts";

const USAGE =
  "npm run operator -- --give E-MAIL_OR_ID, --take E-MAIL_OR_ID, --sign-out E-MAIL_OR_ID, --list, or --allow-removals";

/**
 * Manages operators, ends a person's sessions, and allows removals that were held back. A server may be running meanwhile.
 */
async function main(): Promise<void> {
  const {
    give,
    take,
    list,
    "sign-out": signOut,
    "allow-removals": allow,
  } = parseArgs({
    options: {
      give: { type: "string" },
      take: { type: "string" },
      list: { type: "boolean" },
      "sign-out": { type: "string" },
      "allow-removals": { type: "boolean" },
    },
  }).values;
  if ([give, take, signOut, list, allow].filter((one) => one !== undefined).length !== 1)
    throw new SettingsError(`Say one thing: ${USAGE}`);
  const store = await opened(readSettings(process.env, join(import.meta.dirname, "../../..")));
  try {
    if (allow === true) return await allowHeldBack(store);
    const whom = give ?? take ?? signOut;
    if (whom === undefined) return await tell(store);
    const { id, name } = await personIn(store, whom);
    if (signOut !== undefined) return await endSessions(store, { id, name });
    await store.write((transaction) =>
      give === undefined ? unmakeOperator(transaction, id) : makeOperator(transaction, id, store.clock.now()),
    );
    process.stdout.write(
      give === undefined
        ? `${name} (${id}) is no operator.\n`
        : `${name} (${id}) is an operator: see /operator.\n`,
    );
  } finally {
    await store.close();
  }
}

async function endSessions(store: Store, { id, name }: Person): Promise<void> {
  if (!(await hasSignInMethod(store.db, id)))
    throw new SettingsError(`${name} (${id}) is a guest: signed out, they could never come back.`);
  // This process has no sockets that it could close.
  await new Sessions(store, store.clock, () => {}).endAll(id);
  process.stdout.write(`${name} (${id}) is signed out everywhere.\n`);
}

async function opened({ databaseUrl, dataDir }: Settings): Promise<Store> {
  try {
    return databaseUrl === null
      ? await openSqlite(join(dataDir, "roundtable.sqlite"))
      : await openPostgres(databaseUrl);
  } catch (error) {
    const why =
      databaseUrl === null
        ? `There is no server's file in ${dataDir}: start the server once, or set DATA_DIR. ${messageOf(error)}`
        : databaseErrorText(error, new URL(databaseUrl));
    throw new SettingsError(why, { cause: error });
  }
}

async function personIn(
  { db }: Store,
  whom: string,
): Promise<{ readonly id: string; readonly name: string }> {
  const account = await db
    .selectFrom("passwords")
    .select("person")
    .where("email", "=", whom.trim().toLowerCase())
    .executeTakeFirst();
  const id = account?.person ?? whom;
  const person = await db.selectFrom("people").select(["id", "name"]).where("id", "=", id).executeTakeFirst();
  if (person === undefined)
    throw new SettingsError(`Nobody here has the e-mail address or the id “${whom}”.`);
  return person;
}

async function tell({ db }: Store): Promise<void> {
  for (const { id, name } of await operatorsIn(db)) process.stdout.write(`${id}  ${name}\n`);
}

/** Allows nothing if nothing is held back, so that nobody allows what they have not seen. */
async function allowHeldBack(store: Store): Promise<void> {
  const heldBack = await heldBackIn(store.db);
  for (const { kind, count } of heldBack) process.stdout.write(`${kind}  ${count}\n`);
  if (heldBack.length > 0) await store.write(allowRemovals);
  process.stdout.write(
    heldBack.length > 0
      ? "They are marked within the hour, and removed when the server has run for a week. Until then another KEEP_DAYS keeps them.\n"
      : "Nothing is held back.\n",
  );
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
}
