import { effect } from "@preact/signals";
import type { Perspective, Game, Recording } from "@roundtable/kernel";
import { SeatsContext, type GameTable, Icon, icons, type SeatAt } from "@roundtable/kit";
import type { GameText } from "@roundtable/language";
import type { MatchFile } from "@roundtable/protocol";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { lazy, useLoaded } from "../parts/lazy.ts";
import { t } from "../i18n/index.ts";
import { Dialog } from "../parts/dialog.tsx";
import { Glyph } from "../parts/glyph.tsx";
import { isLocal } from "../offline/local-id.ts";
import { prefersReducedMotion, tempo } from "../settings/settings.ts";
import { isAdvised } from "../games/advice.ts";
import { Page } from "../shell/page.tsx";
import { entriesOf, eventsSoFar } from "../table/log/log-line.ts";
import { LogSentence } from "../table/log/log-sentence.tsx";
import { SeatList } from "../table/seat-list.tsx";
import { Explanations } from "../table/rules/explanations.tsx";
import { openRulesAt } from "../table/rules/open-clause.ts";
import { Rules } from "../table/rules/rules.tsx";
import { momentIn, placeIn, reviewAddress, writtenPlace } from "./address.ts";
import { KeysDialog } from "./keys-dialog.tsx";
import { listenForKeys } from "./keys.ts";
import { PlayOnDialog } from "./play-on-dialog.tsx";
import { recordingOf } from "./recording-of.ts";
import { ReplayLog } from "./replay-log.tsx";
import { ReportDialog } from "../bug-reports/report-dialog.tsx";
import { readingOf, Replaying } from "./replaying.ts";
import { NOBODY, useSeats } from "./recorded-seats.ts";
import { ShareDialog } from "./share-dialog.tsx";
import { Sign } from "./transport-icon.tsx";
import type { ReplayText } from "./i18n/index.ts";
import { Transport } from "./transport.tsx";

const SettingsDialog = lazy(() => import("../shell/settings-dialog.tsx"), "SettingsDialog");

export interface ReplayProps {
  readonly file: MatchFile;
  readonly game: Game;
  readonly table: GameTable;
  readonly text: GameText;
  readonly says: ReplayText;
  /** Of a match from a file: what was checked of it. It has no address that others could open. */
  readonly verified: string | null;
}

type Open = "log" | "keys" | "settings" | "share" | "play-on" | "report" | null;

/** A match that is over, on the table at which it was played. */
export function Replay(props: ReplayProps) {
  const { file, game, table, text } = props;
  const recording = useMemo(
    () => recordingOf(game, file, text),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- in another language it is the same match
    [game, file],
  );
  const { moment, eyes } = useMemo(() => placeIn(location, file.log.header.seats), [file]);
  const begin = Math.min(moment, recording.last);
  const replaying = useMemo(() => {
    const first = recording.viewAt(begin, eyes);
    if (first === null) return null;
    const reducedMotion = prefersReducedMotion();
    return new Replaying(recording, first, table, {
      reducedMotion,
      tempo: () => tempo.peek(),
      eyes,
      moment: begin,
    });
  }, [recording, table, begin, eyes]);
  return replaying === null ? (
    <OnlyTold {...props} recording={recording} eyes={eyes} />
  ) : (
    <Replayed {...props} replaying={replaying} />
  );
}

/** A match that these rules cannot even set up has no board, but all that was told of it. */
function OnlyTold({
  file,
  table,
  text,
  says,
  recording,
  eyes,
}: ReplayProps & { recording: Recording; eyes: Perspective }) {
  const seats = useSeats(file, NOBODY);
  const { lines } = useMemo(() => readingOf(recording, eyes), [recording, eyes]);
  return (
    <SeatsContext.Provider value={{ seats, pieces: table.pieces }}>
      <Page title={says.again}>
        <h1>{text.name}</h1>
        <p>{says.olderRules(1, 0)}</p>
        <ol class="log" aria-label={t.value.table.log}>
          {entriesOf(lines, text).map(({ n, of, says: sentence }) => (
            <li key={n}>
              <LogSentence of={of} says={sentence} text={text} me={null} />
            </li>
          ))}
        </ol>
      </Page>
    </SeatsContext.Provider>
  );
}

function Replayed({ replaying, ...props }: ReplayProps & { replaying: Replaying }) {
  const { file, game, table, text, says, verified } = props;
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const view = replaying.board.view.value;
  const { recording } = replaying;
  const eyes = replaying.eyes.value;
  const me = typeof eyes === "number" ? eyes : null;
  const isReviewed = useLoaded(isAdvised(file.log.header.game));
  const seats = useSeats(file, view.awaited?.seats ?? NOBODY);
  // Before it is painted, so that a key pressed at once is not lost.
  useLayoutEffect(() => listenForKeys(replaying, () => setOpen("keys")), [replaying]);
  useAddress(replaying);
  useEffect(() => {
    document.title = `${says.title(text.name)} · Roundtable`;
  }, [says, text.name]);
  const isOlder = recording.lastReached < recording.last;
  const older = isOlder ? says.olderRules(recording.lastReached + 1, recording.last) : null;
  const notice = verified === null || verified === "" ? older : verified;
  return (
    <SeatsContext.Provider value={{ seats, pieces: table.pieces }}>
      <div class="frame replay" data-shows-seats={table.showsSeats === true ? "" : undefined}>
        <header class="head">
          <a class="head-home" href="/replay" aria-label={says.again}>
            <Glyph name="back" />
          </a>
          <h1 class="head-title">{text.name}</h1>
          <button type="button" class="quiet head-leaves" onClick={() => setOpen("log")}>
            <Icon name={icons.log} label={t.value.table.log} />
          </button>
          <button type="button" class="quiet" onClick={() => openRulesAt("")}>
            <Icon name={icons.rules} label={t.value.table.rules} />
          </button>
          <button type="button" class="quiet" onClick={() => setOpen("settings")}>
            <Icon name={icons.settings} label={t.value.settings.title} />
          </button>
        </header>
        <SeatList table={table} text={text} seats={seats} me={me} view={view} myMark="" />
        <main id="content" tabIndex={-1} class="frame-board" data-room="board">
          <ReplayBoard {...props} replaying={replaying} seats={seats} key={String(eyes)} />
          {notice !== null && <Notice says={notice} />}
        </main>
        <Transport replaying={replaying} text={text} seats={seats} says={says}>
          {verified === null && !isOlder && (
            <button type="button" class="plain transport-play-on" onClick={() => setOpen("play-on")}>
              <Icon name={icons.bot} />
              <span>{says.playOn}</span>
            </button>
          )}
          {isReviewed === true && (verified === null || isLocal(file.table)) && (
            <a class="button plain transport-review" href={reviewAddress(file.table, eyes)}>
              <Sign name="review" />
              <span>{says.review}</span>
            </a>
          )}
          {verified === null && (
            <button
              type="button"
              class="quiet"
              title={says.copy}
              aria-label={says.copy}
              onClick={() => setOpen("share")}
            >
              <Sign name="link" />
            </button>
          )}
          <button
            type="button"
            class="quiet transport-keys"
            title={says.keys}
            aria-label={says.keys}
            onClick={() => setOpen("keys")}
          >
            <Sign name="keys" />
          </button>
        </Transport>
        <aside class="column" aria-label={t.value.table.log}>
          <ReplayLog replaying={replaying} text={text} />
          {verified === null && (
            <button type="button" class="quiet replay-wrong" onClick={() => setOpen("report")}>
              {t.value.table.report}
            </button>
          )}
        </aside>
        <Explanations text={text} table={table} />
        <Rules game={game} text={text} table={table} />
        {open === "log" && (
          <Dialog title={t.value.table.log} onClose={close} shape="sheet">
            <ReplayLog replaying={replaying} text={text} onJump={close} />
            {verified === null && (
              <button type="button" class="quiet replay-wrong" onClick={() => setOpen("report")}>
                {t.value.table.report}
              </button>
            )}
          </Dialog>
        )}
        {open === "report" && (
          <ReportDialog
            table={file.table}
            rules={props.game.version}
            seat={me}
            seen={{ lines: replaying.reading.peek().lines, view }}
            at={replaying.moment}
            isOver
            onClose={close}
          />
        )}
        {open === "play-on" && (
          <PlayOnDialog table={file.table} replaying={replaying} seats={seats} says={says} onClose={close} />
        )}
        {open === "keys" && <KeysDialog says={says} onClose={close} />}
        {open === "settings" && <SettingsDialog onClose={close} />}
        {open === "share" && (
          <ShareDialog
            says={says}
            path={`/t/${file.table}/replay${writtenPlace({ moment: replaying.moment, eyes })}`}
            review={isReviewed === true ? reviewAddress(file.table, eyes) : null}
            onClose={close}
          />
        )}
      </div>
    </SeatsContext.Provider>
  );
}

interface BoardProps extends ReplayProps {
  readonly replaying: Replaying;
  readonly seats: readonly SeatAt[];
}

/** The game's own board, at which nothing is asked. */
function ReplayBoard({ table, text, replaying, seats }: BoardProps) {
  const place = useRef<HTMLDivElement>(null);
  const { board } = replaying;
  const view = board.view.value;
  const eyes: Perspective = replaying.eyes.value;
  useLayoutEffect(() => board.drawn(), [board, view]);
  useEffect(() => (place.current === null ? undefined : board.attach(place.current)), [board]);
  const { lines, lengths } = replaying.reading.value;
  const known = lengths[replaying.shown] ?? 0;
  const told = useMemo(() => eventsSoFar(lines.slice(0, known)), [lines, known]);
  return (
    <div class="board-place" ref={place}>
      <table.Board
        view={view}
        ghost={null}
        decision={null}
        previewed={null}
        seats={seats}
        me={typeof eyes === "number" ? eyes : null}
        text={text}
        locale={text.locale}
        offer={nothingOffered}
        events={told}
        say={null}
        achieved={NOTHING_ACHIEVED}
        notebook={null}
      />
    </div>
  );
}

const NOTHING_ACHIEVED: readonly string[] = [];
const nothingOffered = () => ({});

/** Worth reading once. */
function Notice({ says }: { says: string }) {
  const [isRead, setRead] = useState(false);
  if (isRead) return null;
  return (
    <div class="replay-notice">
      <output>{says}</output>
      <button type="button" class="quiet" aria-label={t.value.close} onClick={() => setRead(true)}>
        <Glyph name="close" />
      </button>
    </div>
  );
}

/** Browsers take it ill when an address changes all the time. */
const ADDRESS_MS = 250;

/** The address names the moment, and leads to another when somebody types it. */
function useAddress(replaying: Replaying): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = effect(() => {
      const place = writtenPlace({ moment: replaying.moment, eyes: replaying.eyes.value });
      clearTimeout(timer);
      timer = setTimeout(
        () => history.replaceState(history.state, "", location.pathname + place),
        ADDRESS_MS,
      );
    });
    const follow = () => replaying.go(momentIn(location.hash));
    addEventListener("hashchange", follow);
    return () => {
      stop();
      clearTimeout(timer);
      removeEventListener("hashchange", follow);
    };
  }, [replaying]);
}
