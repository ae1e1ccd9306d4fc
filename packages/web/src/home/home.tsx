import { signal } from "@preact/signals";
import { listsAfter, type TableSummary } from "@roundtable/protocol";
import { useEffect } from "preact/hooks";
import { wire } from "../connection/index.ts";
import { CARDS } from "../games.ts";
import { t } from "../i18n/index.ts";
import { Emblem } from "../shell/emblem.tsx";
import { Page } from "../shell/page.tsx";
import { GameCard } from "./game-card.tsx";
import { TableCard } from "./table-card.tsx";

const lobby = signal<{ readonly open: readonly TableSummary[]; readonly mine: readonly TableSummary[] }>({
  open: [],
  mine: [],
});

wire.listen((message) => {
  if (message.kind === "lobby") lobby.value = message;
  if (message.kind === "lobby-news") lobby.value = listsAfter(lobby.value, message);
});

export function Home() {
  useEffect(() => {
    const leave = wire.greet(() => ({ kind: "watch-lobby", on: true }));
    return () => {
      leave();
      void wire.send({ kind: "watch-lobby", on: false });
    };
  }, []);
  const text = t.value.home;
  const { mine } = lobby.value;
  const open = lobby.value.open.filter(({ id }) => !mine.some((table) => table.id === id));
  return (
    <Page>
      <section class="hero">
        <div class="hero-words">
          <h1>{text.title}</h1>
          <p class="lead">{text.lead}</p>
        </div>
        <Emblem />
      </section>
      <div class="games">
        {CARDS.map(([id, card]) => (
          <GameCard key={id} id={id} card={card} />
        ))}
      </div>
      <div class="tables">
        {mine.length > 0 && (
          <section aria-labelledby="mine">
            <h2 id="mine">{text.yourTables}</h2>
            <ul class="table-list">
              {mine.map((table) => (
                <TableCard key={table.id} table={table} mine />
              ))}
            </ul>
          </section>
        )}
        <section aria-labelledby="open">
          <h2 id="open">{text.openTables}</h2>
          {open.length === 0 ? (
            <p class="hint">{text.noOpenTables}</p>
          ) : (
            <ul class="table-list">
              {open.map((table) => (
                <TableCard key={table.id} table={table} mine={false} />
              ))}
            </ul>
          )}
        </section>
      </div>
    </Page>
  );
}
