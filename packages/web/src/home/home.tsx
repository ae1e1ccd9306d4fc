import { signal } from "@preact/signals";
import { listsAfter, type TableSummary } from "@roundtable/protocol";
import { TablePageBody } from "@roundtable/protocol/lists";
import { useEffect } from "preact/hooks";
import { ask } from "../connection/http.ts";
import { wire } from "../connection/index.ts";
import { CARDS } from "../games.ts";
import { t } from "../i18n/index.ts";
import { More } from "../parts/more.tsx";
import { haveTables } from "../settings.ts";
import { Emblem } from "../shell/emblem.tsx";
import { Page } from "../shell/page.tsx";
import { CodeForm } from "./code-form.tsx";
import { GameCard } from "./game-card.tsx";
import { MyTableCard, TableCard } from "./table-card.tsx";

/** Null until the server has told. */
const lobby = signal<{
  readonly open: readonly TableSummary[];
  readonly mine: readonly TableSummary[];
  readonly more: Record<"open" | "mine", string | null>;
} | null>(null);

wire.listen((message) => {
  if (message.kind === "lobby") lobby.value = message;
  else if (message.kind === "lobby-news" && lobby.value !== null)
    lobby.value = { ...lobby.value, ...listsAfter(lobby.value, message) };
  else return;
  haveTables.value = (lobby.value?.mine.length ?? 0) > 0;
});

/** The next page of one of the lists. */
async function readOn(which: "open" | "mine"): Promise<void> {
  const after = lobby.value?.more[which] ?? "";
  const { tables, more } = await ask(TablePageBody, `/api/tables/${which}?after=${after}`);
  const now = lobby.value;
  if (now === null) return;
  const isNew = ({ id }: TableSummary): boolean => !now[which].some((table) => table.id === id);
  lobby.value = {
    ...now,
    [which]: [...now[which], ...tables.filter(isNew)],
    more: { ...now.more, [which]: more },
  };
}

export function Home() {
  useEffect(() => {
    const leave = wire.greet(() => ({ kind: "watch-lobby", on: true }));
    return () => {
      leave();
      void wire.send({ kind: "watch-lobby", on: false });
    };
  }, []);
  const text = t.value.home;
  const { open: all = [], mine = [], more } = lobby.value ?? {};
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
          {more?.mine != null && <More onMore={() => readOn("mine")} />}
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
      <div class="ways">
        <CodeForm />
      </div>
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
          {more?.open != null && <More onMore={() => readOn("open")} />}
          <p>
            <a href="/replay">{text.finished}</a>
          </p>
        </section>
      </div>
    </Page>
  );
}
