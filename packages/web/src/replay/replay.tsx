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
import { momentIn, parsePlace, reviewAddress, formatPlace } from "./address.ts";
import { KeysDialog } from "./keys-dialog.tsx";
import { listenForKeys } from "./keys.ts";
import { PlayOnDialog } from "./play-on-dialog.tsx";
import { recordingOf } from "./recording-of.ts";
import { ReplayLog } from "./replay-log.tsx";
import { ReportDialog } from "../bug-reports/report-dialog.tsx";
import { readingOf, ReplayPlayer } from "./replay-player.ts";
import { NOBODY, useSeats } from "./recorded-seats.ts";
import { ShareDialog } from "./share-dialog.tsx";
import { TransportIcon } from "./transport-icon.tsx";
import type { ReplayText } from "./i18n/index.ts";
import { Transport } from "./transport.tsx";

const SettingsDialog = lazy(() => import("../shell/settings-dialog.tsx"), "SettingsDialog");

export interface ReplayProps {
  readonly file: MatchFile;
  readonly game: Game;
  readonly table: GameTable;
  readonly text: GameText;
  readonly says: ReplayText;
  /** For a match from a file: what was verified. It has no address that others could open. */
  readonly verified: string | null;
}

type Open = "log" | "keys" | "settings" | "share" | "play-on" | "report" | null;

/** The replay of a finished match, on the table where it was played. */
export function Replay(props: ReplayProps) {
  const { file, game, table, text } = props;
  const recording = useMemo(
    () => recordingOf(game, file, text),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- in another language it is the same match
    [game, file],
  );
  const { moment, perspective } = useMemo(() => parsePlace(location, file.log.header.seats), [file]);
  const begin = Math.min(moment, recording.last);
  const player = useMemo(() => {
    const first = recording.viewAt(begin, perspective);
    if (first === null) return null;
    const reducedMotion = prefersReducedMotion();
    return new ReplayPlayer(recording, first, table, {
      reducedMotion,
      tempo: () => tempo.peek(),
      perspective,
      moment: begin,
    });
  }, [recording, table, begin, perspective]);
  return player === null ? (
    <LogOnlyReplay {...props} recording={recording} perspective={perspective} />
  ) : (
    <Replayed {...props} player={player} />
  );
}

/** A match that the current rules cannot even set up has no board, but its log can be read. */
function LogOnlyReplay({
  file,
  table,
  text,
  says,
  recording,
  perspective,
}: ReplayProps & { recording: Recording; perspective: Perspective }) {
  const seats = useSeats(file, NOBODY);
  const { lines } = useMemo(() => readingOf(recording, perspective), [recording, perspective]);
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

function Replayed({ player, ...props }: ReplayProps & { player: ReplayPlayer }) {
  const { file, game, table, text, says, verified } = props;
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const view = player.board.view.value;
  const { recording } = player;
  const perspective = player.perspective.value;
  const me = typeof perspective === "number" ? perspective : null;
  const isReviewed = useLoaded(isAdvised(file.log.header.game));
  const seats = useSeats(file, view.awaited?.seats ?? NOBODY);
  // Before it is painted, so that a key pressed at once is not lost.
  useLayoutEffect(() => listenForKeys(player, () => setOpen("keys")), [player]);
  useAddress(player);
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
          <button type="button" class="quiet head-panel" onClick={() => setOpen("log")}>
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
          <ReplayBoard {...props} player={player} seats={seats} key={String(perspective)} />
          {notice !== null && <Notice says={notice} />}
        </main>
        <Transport player={player} text={text} seats={seats} says={says}>
          {verified === null && !isOlder && (
            <button type="button" class="plain transport-play-on" onClick={() => setOpen("play-on")}>
              <Icon name={icons.bot} />
              <span>{says.playOn}</span>
            </button>
          )}
          {isReviewed === true && (verified === null || isLocal(file.table)) && (
            <a class="button plain transport-review" href={reviewAddress(file.table, perspective)}>
              <TransportIcon name="review" />
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
              <TransportIcon name="link" />
            </button>
          )}
          <button
            type="button"
            class="quiet transport-keys"
            title={says.keys}
            aria-label={says.keys}
            onClick={() => setOpen("keys")}
          >
            <TransportIcon name="keys" />
          </button>
        </Transport>
        <aside class="column" aria-label={t.value.table.log}>
          <ReplayLog player={player} text={text} />
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
            <ReplayLog player={player} text={text} onJump={close} />
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
            seen={{ lines: player.reading.peek().lines, view }}
            at={player.moment}
            isOver
            onClose={close}
          />
        )}
        {open === "play-on" && (
          <PlayOnDialog table={file.table} player={player} seats={seats} says={says} onClose={close} />
        )}
        {open === "keys" && <KeysDialog says={says} onClose={close} />}
        {open === "settings" && <SettingsDialog onClose={close} />}
        {open === "share" && (
          <ShareDialog
            says={says}
            path={`/t/${file.table}/replay${formatPlace({ moment: player.moment, perspective })}`}
            review={isReviewed === true ? reviewAddress(file.table, perspective) : null}
            onClose={close}
          />
        )}
      </div>
    </SeatsContext.Provider>
  );
}

interface BoardProps extends ReplayProps {
  readonly player: ReplayPlayer;
  readonly seats: readonly SeatAt[];
}

/** The game's own board, on which nothing is asked. */
function ReplayBoard({ table, text, player, seats }: BoardProps) {
  const place = useRef<HTMLDivElement>(null);
  const { board } = player;
  const view = board.view.value;
  const perspective: Perspective = player.perspective.value;
  useLayoutEffect(() => board.drawn(), [board, view]);
  useEffect(() => (place.current === null ? undefined : board.attach(place.current)), [board]);
  const { lines, lengths } = player.reading.value;
  const known = lengths[player.shown] ?? 0;
  const told = useMemo(() => eventsSoFar(lines.slice(0, known)), [lines, known]);
  return (
    <div class="board-place" ref={place}>
      <table.Board
        view={view}
        ghost={null}
        decision={null}
        previewed={null}
        seats={seats}
        me={typeof perspective === "number" ? perspective : null}
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

/** A notice that can be closed. */
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

/** Browsers limit how often a page may change its address. */
const ADDRESS_MS = 250;

/** Keeps the moment in the address, and follows the address when somebody edits it. */
function useAddress(player: ReplayPlayer): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = effect(() => {
      const place = formatPlace({ moment: player.moment, perspective: player.perspective.value });
      clearTimeout(timer);
      timer = setTimeout(
        () => history.replaceState(history.state, "", location.pathname + place),
        ADDRESS_MS,
      );
    });
    const follow = () => player.go(momentIn(location.hash));
    addEventListener("hashchange", follow);
    return () => {
      stop();
      clearTimeout(timer);
      removeEventListener("hashchange", follow);
    };
  }, [player]);
}
