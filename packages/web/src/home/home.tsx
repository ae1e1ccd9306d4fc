import { useEffect, useState } from "preact/hooks";
import { wire } from "../connection/index.ts";
import { CARDS, kept, LEADERBOARD, useFetched } from "../games.ts";
import { t } from "../i18n/index.ts";
import { haveHere, haveTables } from "../settings.ts";
import { Emblem } from "../shell/emblem.tsx";
import { Page } from "../shell/page.tsx";
import { CodeForm } from "./code-form.tsx";
import { GameCard } from "./game-card.tsx";
import { lobby } from "./lists.ts";
import { invitations, putOff, search } from "./search.ts";

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
  const [asks, setAsks] = useState(false);
  const state = search.value?.finding?.state;
  const isSearching = state === "waiting" || state === "offered";
  const isInvited = invitations.value.some(({ table }) => putOff.value.has(table));
  const isWanted = asks || state !== undefined || isInvited;
  // It stays when a search has ended: perhaps it has a word about that.
  const [isFinding, setFinding] = useState(false);
  if (isWanted && !isFinding) setFinding(true);
  return (
    <Page>
      {haveTables.value && <MyTables />}
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
      {isFinding && <FindRoom asks={asks} onAsk={() => setAsks(true)} onAsked={() => setAsks(false)} />}
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

/** What can be played without a connection, fetched when there is none. */
const offer = kept(() => import("../offline/home-offer.tsx"));

function Offer() {
  const room = useFetched(offer(""));
  return room === null ? null : <room.HomeOffer />;
}

// Fetched when there is something to find, or to go on with: most people come to play at once.
const myTables = kept(() => import("./my-tables.tsx"));
const findRoom = kept(() => import("../find/find-room.tsx"));
const openTables = kept(() => import("../find/open-tables.tsx"));

type FindRoomProps = Parameters<Awaited<ReturnType<typeof findRoom>>["FindRoom"]>[0];
type OpenTablesProps = Parameters<Awaited<ReturnType<typeof openTables>>["OpenTables"]>[0];

function MyTables() {
  const room = useFetched(myTables(""));
  return room === null ? null : <room.MyTables />;
}

function FindRoom(props: FindRoomProps) {
  const room = useFetched(findRoom(""));
  return room === null ? null : <room.FindRoom {...props} />;
}

function OpenTables(props: OpenTablesProps) {
  const room = useFetched(openTables(""));
  return room === null ? null : <room.OpenTables {...props} />;
}
