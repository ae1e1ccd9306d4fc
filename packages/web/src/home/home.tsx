import { signal } from "@preact/signals";
import { listsAfter, type TableSummary } from "@roundtable/protocol";
import { useEffect } from "preact/hooks";
import { wire } from "../connection/index.ts";
import { CARDS, kept, useFetched } from "../games.ts";
import { t } from "../i18n/index.ts";
import { haveHere, haveTables } from "../settings.ts";
import { Emblem } from "../shell/emblem.tsx";
import { Page } from "../shell/page.tsx";
import { GameCard } from "./game-card.tsx";
import { MyTableCard, TableCard } from "./table-card.tsx";

/** Null until the server has told. */
const lobby = signal<{
  readonly open: readonly TableSummary[];
  readonly mine: readonly TableSummary[];
} | null>(null);

wire.listen((message) => {
  if (message.kind === "lobby") lobby.value = message;
  else if (message.kind === "lobby-news" && lobby.value !== null)
    lobby.value = listsAfter(lobby.value, message);
  else return;
  haveTables.value = (lobby.value?.mine.length ?? 0) > 0;
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
  const { open: all = [], mine = [] } = lobby.value ?? {};
  const open = all.filter(({ id }) => !mine.some((table) => table.id === id));
  return (
    <Page>
      {haveTables.value && (
        <section class="my-tables" aria-labelledby="mine">
          <h1 id="mine">{text.yourTables}</h1>
          <ul class="table-list">
            {mine.map((table) => (
              <MyTableCard key={table.id} table={table} />
            ))}
          </ul>
        </section>
      )}
      {!haveTables.value && (
        <section class="hero">
          <div class="hero-words">
            <h1>{text.title}</h1>
            <p class="lead">{text.lead}</p>
          </div>
          <Emblem />
        </section>
      )}
      {(wire.connection.value === "lost" || haveHere.value) && <Offer />}
      <div class="games">
        {CARDS.map(([id, card]) => (
          <GameCard key={id} id={id} card={card} />
        ))}
      </div>
      <div class="tables">
        <section aria-labelledby="open">
          <h2 id="open">{text.openTables}</h2>
          {open.length === 0 ? (
            <p class="hint">{text.noOpenTables}</p>
          ) : (
            <ul class="table-list">
              {open.map((table) => (
                <TableCard key={table.id} table={table} />
              ))}
            </ul>
          )}
          <p>
            <a href="/replay">{text.finished}</a> · <a href="/here">{text.here}</a>
          </p>
        </section>
      </div>
    </Page>
  );
}

/** What can be played without a connection, fetched when there is none. */
const offer = kept(() => import("../offline/home-offer.tsx"));

function Offer() {
  const room = useFetched(offer(""));
  return room === null ? null : <room.HomeOffer />;
}
