import { useEffect, useState } from "preact/hooks";
import { wire } from "../connection/index.ts";
import { CARDS, LEADERBOARD } from "../games/games.ts";
import { lazy } from "../parts/lazy.ts";
import { t } from "../i18n/index.ts";
import { hasLocalTables, hadTables } from "../settings/settings.ts";
import { Emblem } from "../shell/emblem.tsx";
import { Page } from "../shell/page.tsx";
import { CodeForm } from "../matchmaking/code-form.tsx";
import { GameCard } from "./game-card.tsx";
import { tableLists } from "../table-list/table-lists.ts";
import { invitations, postponed, search } from "../matchmaking/search-state.ts";

// Loaded when there is a table to resume or a search running. Most people start a new game at once.
const MyTables = lazy(() => import("./my-tables.tsx"), "MyTables");
const MatchmakingPanel = lazy(() => import("../matchmaking/matchmaking-panel.tsx"), "MatchmakingPanel");
const OpenTables = lazy(() => import("../matchmaking/open-tables.tsx"), "OpenTables");
/** Offline games, loaded when there is no connection. */
const HomeOffer = lazy(() => import("../offline/home-offer.tsx"), "HomeOffer");

export function Home() {
  useEffect(() => {
    const leave = wire.sendOnConnect(() => ({ kind: "watch-lobby", on: true }));
    return () => {
      leave();
      void wire.send({ kind: "watch-lobby", on: false });
    };
  }, []);
  const text = t.value.home;
  const { open: all = [], mine = [] } = tableLists.value ?? {};
  const open = all.filter(({ id }) => !mine.some((table) => table.id === id));
  const [asks, setAsks] = useState(false);
  const state = search.value?.finding?.state;
  const isSearching = state === "waiting" || state === "offered";
  const isInvited = invitations.value.some(({ table }) => postponed.value.has(table));
  const isWanted = asks || state !== undefined || isInvited;
  // The panel stays after a search has ended, because it may have a message about that.
  const [isFinding, setFinding] = useState(false);
  if (isWanted && !isFinding) setFinding(true);
  return (
    <Page>
      {hadTables.value && <MyTables />}
      {!hadTables.value && (
        <section class="hero">
          <div class="hero-words">
            <h1>{text.title}</h1>
            <p class="lead">{text.lead}</p>
          </div>
          <Emblem />
        </section>
      )}
      {(wire.connection.value === "lost" || hasLocalTables.value) && <HomeOffer />}
      {isFinding && (
        <MatchmakingPanel asks={asks} onAsk={() => setAsks(true)} onAsked={() => setAsks(false)} />
      )}
      <div class="ways">
        {!isSearching && (
          <button type="button" class="plain" onClick={() => setAsks(true)}>
            {text.find}
          </button>
        )}
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
          {open.length === 0 ? <p class="hint">{text.noOpenTables}</p> : <OpenTables open={open} />}
          <p>
            <a href="/replay">{text.finished}</a> · <a href="/here">{text.here}</a> ·{" "}
            <a href={LEADERBOARD}>{text.leaderboard}</a>
          </p>
        </section>
      </div>
    </Page>
  );
}
