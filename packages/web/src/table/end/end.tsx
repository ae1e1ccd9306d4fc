import { Icon, icons, LineText, nameOf, SeatName, Shield, play } from "@roundtable/kit";
import { plainText } from "@roundtable/language";
import { useLocation } from "preact-iso";
import { useEffect, useMemo, useState } from "preact/hooks";
import { t } from "../../i18n/index.ts";
import { Dialog } from "../../parts/dialog.tsx";
import { save } from "../../parts/save.ts";
import { sounds } from "../../settings.ts";
import { useProgress } from "../board/progress.ts";
import { endingOf } from "./ending.ts";
import { FairnessLine } from "../fairness/fairness.tsx";
import type { FrameProps } from "../frame.tsx";
import { fetchLog } from "../requests.ts";
import { entriesOf, takenBackLines, toldSoFar } from "../log/log-line.ts";

/** The board's own ending is looked at first; whoever presses something there is not interrupted at all. */
const CURTAIN_MS = 6000;

export function End(props: FrameProps) {
  const over = props.match.showing.over.value;
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!over) return;
    const looking = new AbortController();
    const timer = setTimeout(() => {
      setOpen(true);
      if (sounds.peek()) play("fanfare");
    }, CURTAIN_MS);
    document.addEventListener(
      "click",
      ({ target }) => {
        if (target instanceof Element && target.closest(".frame-board") !== null) clearTimeout(timer);
      },
      { signal: looking.signal },
    );
    return () => {
      looking.abort();
      clearTimeout(timer);
    };
  }, [over]);
  if (!over) return null;
  return (
    <>
      {props.match.info.again !== null && <Again {...props} />}
      <ReplayLink {...props} class="button" />
      <button type="button" class="plain" onClick={() => setOpen(true)}>
        <Icon name={icons.crown} />
        {t.value.end.result}
      </button>
      {open && <EndDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function EndDialog({ onClose, ...props }: FrameProps & { onClose: () => void }) {
  const { match } = props;
  const { info, sight, seats, me } = match;
  const says = t.value.end;
  const winners = sight.outcome?.winners ?? [];
  return (
    <Dialog title={says.title} onClose={onClose}>
      <div class="end">
        <div class="end-shields">
          {winners.map((seat) => {
            const at = seats[seat];
            return at === undefined ? null : <Shield key={seat} name={at.shield} />;
          })}
        </div>
        <p class="end-sentence">
          <LineText line={endingOf(match)} />
        </p>
        {me !== null && winners.length > 0 && !winners.includes(me) && <p>{says.notYou}</p>}
        {sight.outcome !== null && <Story {...props} />}
        <div class="row">
          <Again {...props} />
          <button type="button" class="plain large" onClick={onClose}>
            {says.look}
          </button>
          <ReplayLink {...props} class="button large" />
          <button type="button" class="quiet" onClick={() => saveText(props)}>
            <Icon name={icons.log} />
            {says.saveText}
          </button>
          {me !== null && (
            <button type="button" class="quiet" onClick={() => void saveLog(info.id)}>
              <Icon name={icons.log} />
              {says.saveLog}
            </button>
          )}
        </div>
        {me !== null && <FairnessLine {...props} />}
      </div>
    </Dialog>
  );
}

/** The whole match again, as I have seen it. */
function ReplayLink({ match: { info, me }, class: look }: FrameProps & { class: string }) {
  return (
    <a class={look} href={`/t/${info.id}/replay${me === null ? "" : `?seen=${me}`}`}>
      {t.value.end.lookAgain}
    </a>
  );
}

/** Why, and how everybody stands: in the game's own way, or by the order of the outcome. */
function Story({ game, table, text, match }: FrameProps) {
  const { sight, seats, me, showing } = match;
  const lines = showing.lines.value;
  const told = useMemo(() => toldSoFar(lines), [lines]);
  const achieved = useProgress(game, true);
  if (table.Ending !== undefined)
    return (
      <div class="end-story">
        <table.Ending
          view={sight.view}
          seats={seats}
          me={me}
          text={text}
          locale={text.locale}
          told={told}
          achieved={achieved}
        />
      </div>
    );
  return (
    <ol class="end-ranking">
      {sight.outcome?.ranking?.map((group, place) =>
        group.map((seat) => {
          const at = seats[seat];
          return at === undefined ? null : (
            <li key={seat}>
              <b>{t.value.end.place(place + 1)}</b>
              <SeatName at={at} />
              {table.SeatNote !== undefined && (
                <table.SeatNote seat={seat} view={sight.view} text={text} locale={text.locale} />
              )}
            </li>
          );
        }),
      )}
    </ol>
  );
}

/** Another match for the same company; whoever comes later sees that the table is laid, and sits down at it. */
function Again({ match: { session, info, me } }: FrameProps) {
  const says = t.value.end;
  const { route } = useLocation();
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (asked && info.again !== null) route(`/t/${info.again}`);
  }, [asked, info.again, route]);
  if (me === null) return null;
  return (
    <>
      {info.again !== null && (
        <output class="end-again">
          <Icon name={icons.bell} /> {says.againLaid}
        </output>
      )}
      <button
        type="button"
        class="gold large"
        disabled={asked}
        onClick={() => void session.send({ kind: "again" }).then(setAsked)}
      >
        {info.again === null ? says.again : says.comeAlong}
      </button>
    </>
  );
}

async function saveLog(table: string): Promise<void> {
  save(`${table}.json`, "application/json", JSON.stringify(await fetchLog(table), null, 2));
}

/** The log as this reader could read it beside the board. */
function saveText({ text, match: { info, seats, session } }: FrameProps): void {
  const lines = session.lines.peek();
  const struck = takenBackLines(lines);
  const sentences = entriesOf(lines, text)
    .filter(({ n }) => !struck.has(n))
    .map(({ says }) => plainText(says, (seat) => nameOf({ seats }, seat)));
  save(`${info.id}.txt`, "text/plain", `${text.name}\n\n${sentences.join("\n")}\n`);
}
