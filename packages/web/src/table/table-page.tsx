import { useEffect, useLayoutEffect, useMemo, useState } from "preact/hooks";
import { me, wire } from "../connection/index.ts";
import type { Wire } from "../connection/wire.ts";
import { ErrorBoundary } from "../errors/error-boundary.tsx";
import { hasFailed, reloadInPlace } from "../errors/failure.ts";
import { gameRules, gameTable, gameText, kept, useFetched } from "../games.ts";
import { reasonText, t } from "../i18n/index.ts";
import { Lobby } from "../lobby/lobby.tsx";
import { isHere } from "../offline/here.ts";
import { coach, haveHere, haveTables, locale } from "../settings.ts";
import { NotFound } from "../shell/not-found.tsx";
import { Page } from "../shell/page.tsx";
import { Frame, type Guide } from "./frame.tsx";
import { RefusalNotice } from "./refusal-notice.tsx";
import { TableSession } from "./session.ts";
import "../lobby/lobby.css";
import "./fairness/fairness.css";
import "./end/end.css";

export function TablePage({ id }: { id: string }) {
  return isHere(id) ? <TableHere key={id} id={id} /> : <AtTable key="" id={id} by={wire} />;
}

/** On this device, with nobody but bots: what that takes is fetched by those who want it. */
function TableHere({ id }: { id: string }) {
  const room = useFetched(deviceRoom(""));
  return room === null ? <Waiting /> : <AtTable id={id} by={room.device.wire} />;
}

const deviceRoom = kept(() => import("../offline/device.ts"));

function AtTable({ id, by }: { id: string; by: Wire }) {
  const session = useMemo(() => new TableSession(by, id, me), [by, id]);
  // Before anything is painted: what the server answers is on its way meanwhile.
  useLayoutEffect(() => session.open(), [session]);
  useEffect(() => {
    // Whom I have muted or blocked elsewhere; without it this device knows what it knew.
    import("../manners/regards.ts").then(({ fetchRegards }) => fetchRegards()).catch(() => {});
  }, []);
  const info = session.info.value;
  const isMine = session.mySeat.value !== null && info?.status !== "over";
  useEffect(() => {
    if (isMine) (isHere(id) ? haveHere : haveTables).value = true;
  }, [isMine, id]);
  const reloads = useReloadInPlace(session);
  if (session.gone.value) return <NotFound says={t.value.table.gone} />;
  if (session.broken.value) return <NotFound says={reasonText("broken-table")} />;
  if (info === null) return <Waiting />;
  return (
    <>
      <ErrorBoundary key={reloads} where="table">
        <Opened session={session} game={info.game} />
      </ErrorBoundary>
      <RefusalNotice session={session} />
    </>
  );
}

/** How often this table was begun anew in its place. What that does not mend, a reload of the page may. */
function useReloadInPlace(session: TableSession): number {
  const [reloads, setReloads] = useState(0);
  useEffect(() => {
    reloadInPlace.value = () => {
      if (reloads > 0) return location.reload();
      hasFailed.value = false;
      session.reload();
      setReloads(1);
    };
    return () => {
      reloadInPlace.value = null;
    };
  }, [session, reloads]);
  return reloads;
}

function Opened({ session, game }: { session: TableSession; game: string }) {
  const rules = useFetched(gameRules(game));
  const text = useFetched(gameText(game, locale.value));
  const gathering = session.info.value?.status === "gathering";
  const table = useFetched(gameTable(game));
  const guide = useCoach(!gathering && session.mySeat.value !== null);
  if (rules === null || text === null) return <Waiting />;
  if (gathering) return <Lobby session={session} game={rules} text={text} table={table} />;
  if (table !== null && session.sight.value === null && isHidden(session))
    return <NotShown session={session} title={text.name} />;
  if (table === null || session.sight.value === null) return <Waiting />;
  return <Frame session={session} game={rules} table={table} text={text} guide={guide} />;
}

/** Whether there is nothing to see for whoever only looks on. */
function isHidden({ info, mySeat }: TableSession): boolean {
  const at = mySeat.value === null ? undefined : info.value?.seats[mySeat.value];
  const looksOn = at === undefined || (at.kind === "person" && at.isOut === true);
  return looksOn && info.value?.status === "playing" && info.value.watching !== undefined;
}

function NotShown({ session, title }: { session: TableSession; title: string }) {
  const room = useFetched(watchingRoom(""));
  const info = session.info.value;
  return room === null || info === null ? <Waiting /> : <room.NotShown info={info} title={title} />;
}

const watchingRoom = kept(() => import("../manners/at-table.tsx"));

/** The coach, fetched for those who play and like one. */
function useCoach(isPlaying: boolean): Guide | undefined {
  const [guide, setGuide] = useState<Guide>();
  const isWanted = isPlaying && coach.value;
  useEffect(() => {
    // Without it one plays all the same.
    if (isWanted)
      import("../learn/coach.tsx").then(
        ({ coaching }) => setGuide(() => coaching),
        () => {},
      );
  }, [isWanted]);
  return isWanted ? guide : undefined;
}

function Waiting() {
  return (
    <Page>
      <output class="waiting">{t.value.loading}</output>
    </Page>
  );
}
