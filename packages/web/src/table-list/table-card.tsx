import { Icon, icons, Shield, SHIELDS } from "@roundtable/kit";
import type { TableSummary } from "@roundtable/protocol";
import { useState } from "preact/hooks";
import { me, wire } from "../connection/index.ts";
import { gameCard } from "../games/games.ts";
import { t } from "../i18n/index.ts";
import { Glyph } from "../parts/glyph.tsx";
import { type RatedText, useRatedText } from "../ratings/i18n/index.ts";
import { locale } from "../settings/settings.ts";
import { TimeControl } from "../time-controls/time-control.tsx";

/** A table where I have a seat: I can open it or leave it. */
export function MyTableCard({ table, isGone }: { table: TableSummary; isGone: boolean }) {
  const text = t.value.home;
  const [asking, setAsking] = useState(false);
  const rated = useRatedText(table.rated);
  const { question, label, leave } = leaving(table, rated);
  if (asking)
    return (
      <li class="my-table">
        <div class="table-card" role="alertdialog" aria-label={question}>
          <b>{question}</b>
          <span class="table-card-answers">
            <button
              type="button"
              class="plain"
              // Disabled until the text about the consequences is loaded.
              disabled={table.rated && rated === null}
              onClick={() => void leave().finally(() => setAsking(false))}
            >
              {text.yes}
            </button>
            <button type="button" class="quiet" onClick={() => setAsking(false)}>
              {text.no}
            </button>
          </span>
        </div>
      </li>
    );
  return (
    <li class={isGone ? "my-table table-gone" : "my-table"}>
      <TableLink table={table} go={table.left ? text.left : text.goOn} isShort />
      {!table.left && !isGone && (
        <button type="button" class="quiet" aria-label={label} onClick={() => setAsking(true)}>
          <Glyph name="close" />
        </button>
      )}
    </li>
  );
}

/**
 * The consequences of leaving. Before the match my seat is free again. During it a bot takes over, and a match against
 * bots alone ends. A rated match is lost.
 */
function leaving(table: TableSummary, rated: RatedText | null) {
  const text = t.value.home;
  const send = (kind: "leave" | "end-vote") =>
    wire.send(kind === "leave" ? { kind, table: table.id } : { kind, table: table.id, agrees: true });
  const called = gameCard(table.game)?.name[locale.value] ?? table.game;
  const isAlone = table.seats.filter((at) => at.kind === "person" && at.botOf === undefined).length === 1;
  if (table.status === "gathering")
    return { question: text.leaveNow, label: text.leaveTable(called), leave: () => send("leave") };
  if (!isAlone) {
    const question = rated?.leaveNow ?? text.handOver;
    return { question, label: text.leaveTable(called), leave: () => send("leave") };
  }
  return table.rated
    ? { question: rated?.endNow ?? text.endNow, label: text.closeTable(called), leave: () => send("leave") }
    : { question: text.endNow, label: text.closeTable(called), leave: () => send("end-vote") };
}

interface TableLinkProps {
  readonly table: TableSummary;
  readonly go: string;
  /** Further facts about the table. */
  readonly notes?: readonly string[];
  /** All cards have the same height. */
  readonly isShort?: boolean;
}

export function TableLink({ table, go, notes = [], isShort = false }: TableLinkProps) {
  const name = gameCard(table.game)?.name[locale.value];
  const text = t.value.home;
  const free = table.seats.filter(({ kind }) => kind === "open").length;
  const [owner] = table.seats.flatMap((at) => (at.kind === "person" ? (at.botOf?.name ?? []) : []));
  const whose = table.host === null ? text.nobodys : text.host(table.host.name);
  const isMine = table.host?.id === me.value?.id;
  return (
    <a class="table-card" href={`/t/${table.id}`} data-turn={table.myTurn ? "" : undefined}>
      <span class="table-card-words">
        <b>{isMine ? name : whose}</b>
        <span>
          {!isMine && `${name} · `}
          {t.value.status[table.status]}
          {table.status === "gathering" && (
            <span class="table-card-free">{` · ${text.seatsFree(free)}`}</span>
          )}
          {owner !== undefined && ` · ${t.value.lobby.botOf(owner)}`}
        </span>
        <TimeControl clock={table.clock} rated={table.rated} isShort={isShort} />
        {notes.length > 0 && <span class="hint">{notes.join(" · ")}</span>}
      </span>
      <span class="table-card-seats">
        {table.seats.map((seat, index) => {
          const shield = SHIELDS[index];
          return seat.kind === "open" || shield === undefined ? (
            <span key={index} class="empty-shield" />
          ) : (
            <Shield key={index} name={shield} />
          );
        })}
      </span>
      <span class="table-card-go">
        {table.myTurn && <Icon name={icons.bell} />}
        {table.myTurn ? text.yourTurn : go}
      </span>
    </a>
  );
}
