import { Icon, icons, Shield, SHIELDS } from "@roundtable/kit";
import type { TableSummary } from "@roundtable/protocol";
import { gameCard } from "../games.ts";
import { t } from "../i18n/index.ts";
import { locale } from "../settings.ts";

export function TableCard({ table, mine }: { table: TableSummary; mine: boolean }) {
  const name = gameCard(table.game)?.name[locale.value];
  const text = t.value.home;
  const free = table.seats.filter(({ kind }) => kind === "open").length;
  const whose = table.host === null ? text.nobodys : text.host(table.host.name);
  return (
    <li>
      <a class="table-card" href={`/t/${table.id}`} data-turn={table.myTurn ? "" : undefined}>
        <span class="table-card-words">
          <b>{whose}</b>
          <span>
            {name} · {t.value.status[table.status]}
            {table.status === "gathering" && ` · ${text.seatsFree(free)}`}
          </span>
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
          {table.myTurn ? text.yourTurn : mine ? text.goOn : text.join}
        </span>
      </a>
    </li>
  );
}
