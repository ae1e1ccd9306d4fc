import { useEffect, useLayoutEffect, useMemo, useState } from "preact/hooks";
import { me, wire } from "../connection/index.ts";
import type { Wire } from "../connection/wire.ts";
import { ErrorBoundary } from "../errors/error-boundary.tsx";
import { hasFailed, reloadInPlace } from "../errors/failure.ts";
import { gameRules, gameTable, gameText } from "../games/games.ts";
import { loadOnce, useLoaded } from "../parts/lazy.ts";
import { reasonText, t } from "../i18n/index.ts";
import { isLocal } from "../offline/local-id.ts";
import { hasLocalTables, hadTables, locale } from "../settings/settings.ts";
import { NotFound } from "../shell/not-found.tsx";
import { Frame } from "./frame.tsx";
import { RefusalNotice } from "./refusal-notice.tsx";
import { TableSession } from "./session.ts";
import { Slot } from "./slots.ts";
import { LoadingPage } from "../shell/loading-page.tsx";
import "./fairness/fairness.css";
import "./end/end.css";

export function TablePage({ id }: { id: string }) {
  return isLocal(id) ? <LocalTable key={id} id={id} /> : <AtTable key="" id={id} by={wire} />;
}

/** A table on this device, with bots only. Its code is loaded when somebody opens one. */
function LocalTable({ id }: { id: string }) {
  const loaded = useLoaded(loadDevice());
  return loaded === null ? <LoadingPage /> : <AtTable id={id} by={loaded.device.wire} />;
}

const loadDevice = loadOnce(() => import("../offline/device.ts"));

function AtTable({ id, by }: { id: string; by: Wire }) {
  const session = useMemo(() => new TableSession(by, id, me), [by, id]);
  // In a layout effect, so that the request is sent before anything is painted.
  useLayoutEffect(() => session.open(), [session]);
  const info = session.info.value;
  const isMine = session.mySeat.value !== null && info?.status !== "over";
  useEffect(() => {
    if (isMine) (isLocal(id) ? hasLocalTables : hadTables).value = true;
  }, [isMine, id]);
  const reloads = useReloadInPlace(session);
  if (session.gone.value) return <NotFound says={t.value.table.gone} />;
  if (session.broken.value) return <NotFound says={reasonText("broken-table")} />;
  if (info === null) return <LoadingPage />;
  return (
    <>
      <Slot name="background" given={{}} />
      <ErrorBoundary key={reloads} where="table">
        <Opened session={session} game={info.game} />
      </ErrorBoundary>
      <RefusalNotice session={session} />
    </>
  );
}

/** Counts how often this table was restarted in place. If that does not help, a reload of the page may. */
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
  const rules = useLoaded(gameRules(game));
  const text = useLoaded(gameText(game, locale.value));
  const info = session.info.value;
  const gathering = info?.status === "gathering";
  const table = useLoaded(gameTable(game));
  if (rules === null || text === null) return <LoadingPage />;
  if (gathering) return <Slot name="lobby" given={{ session, game: rules, text, table }} />;
  if (table !== null && info !== null && session.sight.value === null && isHidden(session))
    return <Slot name="hidden" given={{ info, title: text.name }} />;
  if (table === null || session.sight.value === null) return <LoadingPage />;
  return <Frame session={session} game={rules} table={table} text={text} />;
}

/** Whether I am a spectator and the match is hidden from spectators. */
function isHidden({ info, mySeat }: TableSession): boolean {
  const at = mySeat.value === null ? undefined : info.value?.seats[mySeat.value];
  const looksOn = at === undefined || (at.kind === "person" && at.isOut === true);
  return looksOn && info.value?.status === "playing" && info.value.watching !== undefined;
}
