import { signal } from "@preact/signals";
import { Shield, SHIELDS } from "@roundtable/kit";
import { useEffect, useState } from "preact/hooks";
import { wire } from "../connection/index.ts";
import { gameCard } from "../games/games.ts";
import { t } from "../i18n/index.ts";
import { Glyph } from "../parts/glyph.tsx";
import { dateInWords } from "../parts/dates.ts";
import { hasLocalTables, locale } from "../settings/settings.ts";
import { device } from "./device.ts";
import { uploadMatch } from "./offline-upload.ts";
import type { LocalTableSummary } from "./host/messages.ts";
import type { OfflineText } from "./i18n/index.ts";

/** null until the worker has answered */
const tables = signal<readonly LocalTableSummary[] | null>(null);

async function look(): Promise<void> {
  const found = await device.ask("tables", null);
  tables.value = found;
  hasLocalTables.value = found.some(({ status }) => status !== "over");
}

/** The tables of this device that are running, or those that are over; null until they are known. */
export function useLocalTables(isOver: boolean): readonly LocalTableSummary[] | null {
  useEffect(() => {
    look().catch(() => (tables.value = []));
  }, []);
  return tables.value?.filter(({ status }) => (status === "over") === isOver) ?? null;
}

export function RunningLocalTables({
  says,
  running,
}: {
  says: OfflineText;
  running: readonly LocalTableSummary[];
}) {
  return (
    <ul class="table-list">
      {running.map((table) => (
        <LocalTableCard key={table.id} table={table} says={says} href={`/t/${table.id}`} go={says.goOn} />
      ))}
    </ul>
  );
}

export function FinishedLocalMatches({
  says,
  finished,
}: {
  says: OfflineText;
  finished: readonly LocalTableSummary[];
}) {
  return (
    <>
      <ul class="table-list">
        {finished.map((table) => (
          <LocalTableCard
            key={table.id}
            table={table}
            says={says}
            href={`/t/${table.id}/replay`}
            go={says.lookAgain}
          />
        ))}
      </ul>
      <p class="hint">{says.handOverHelp}</p>
    </>
  );
}

interface CardProps {
  readonly table: LocalTableSummary;
  readonly says: OfflineText;
  readonly href: string;
  readonly go: string;
}

function LocalTableCard({ table, says, href, go }: CardProps) {
  const [asking, setAsking] = useState(false);
  const name = gameCard(table.game)?.name[locale.value] ?? table.game;
  if (asking)
    return (
      <li class="my-table">
        <div class="table-card" role="alertdialog" aria-label={says.removeNow}>
          <b>{says.removeNow}</b>
          <span class="table-card-answers">
            <button
              type="button"
              class="plain"
              onClick={() => void device.ask("remove", table.id).then(look)}
            >
              {says.yes}
            </button>
            <button type="button" class="quiet" onClick={() => setAsking(false)}>
              {says.no}
            </button>
          </span>
        </div>
      </li>
    );
  return (
    <li class="my-table">
      <a class="table-card" href={href}>
        <span class="table-card-words">
          <b>{name}</b>
          <span>
            {dateInWords(table.created, { dateStyle: "long" })}
            {table.status !== "over" && ` · ${t.value.status[table.status]}`}
          </span>
        </span>
        <span class="table-card-seats">
          {SHIELDS.slice(0, table.seats).map((shield) => (
            <Shield key={shield} name={shield} />
          ))}
        </span>
        <span class="table-card-go">{go}</span>
      </a>
      <button type="button" class="quiet" aria-label={says.remove(name)} onClick={() => setAsking(true)}>
        <Glyph name="close" />
      </button>
      {table.isWhole && <HandOver table={table} says={says} />}
    </li>
  );
}

/** Uploads a match: only if the person wants to, and while there is a server. */
function HandOver({ table, says }: { table: LocalTableSummary; says: OfflineText }) {
  const [state, setState] = useState<"handing" | "failed" | null>(null);
  if (table.handed !== null)
    return (
      <p class="local-upload">
        <a href={`/t/${table.handed}/replay`}>{says.handed}</a>
      </p>
    );
  const hand = async () => {
    setState("handing");
    try {
      await uploadMatch(table.id);
      await look();
    } catch {
      setState("failed");
    }
  };
  return (
    <p class="local-upload">
      <button
        type="button"
        class="quiet small"
        disabled={state === "handing" || wire.connection.value !== "open"}
        onClick={() => void hand()}
      >
        {state === "handing" ? says.handing : says.handOver}
      </button>
      {state === "failed" && <span role="alert">{says.notHanded}</span>}
    </p>
  );
}
