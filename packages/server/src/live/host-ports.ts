import { randomBytes, randomUUID } from "node:crypto";
import type { HostLog, Ports } from "@roundtable/host/table-host/ports";
import { serverChance } from "../common/chance.ts";
import { inBackground } from "../common/log.ts";
import type { Services } from "./services.ts";
import { SqlTableStore } from "./sql-table-store.ts";
import { TableAudience } from "./table-audience.ts";

/** What the tables of this server are given. */
export function hostPorts(services: Services): Ports {
  const { clock, bots, games } = services;
  return {
    store: new SqlTableStore(services),
    clock,
    bots,
    audience: new TableAudience(services),
    games,
    random: { chance: serverChance(), id: randomUUID, keyBytes: () => randomBytes(32) },
    log: hostLog(services),
  };
}

function hostLog({ log, broken }: Services): HostLog {
  return {
    info: (about, message) => log.info(about, message),
    warn: (about, message) => log.warn(about, message),
    error: (about, message) => log.error(about, message),
    broken: (table, cause) => broken.note(table, cause),
    notBroken: (table) => broken.forget(table),
    unasked: inBackground,
  };
}
