import { type EndingProps, Icon, icons, LineText, namesOf, SeatName, Shield } from "@roundtable/kit";
import { plainText } from "@roundtable/language";
import { useMemo } from "preact/hooks";
import { t } from "../../i18n/index.ts";
import { Dialog } from "../../parts/dialog.tsx";
import { save } from "../../parts/save-file.ts";
import { useProgress } from "../board/progress.ts";
import { Rematch, ReplayLink } from "./rematch.tsx";
import { endingOf } from "./ending.ts";
import { FairnessLine } from "../fairness/fairness.tsx";
import type { FrameProps } from "../frame.tsx";
import { fetchLog } from "../requests.ts";
import { entriesOf, takenBackLines, eventsSoFar } from "../log/log-line.ts";
import { Slot } from "../slots.ts";

export function EndDialog({ onClose, ...props }: FrameProps & { onClose: () => void }) {
  const { match } = props;
  const { info, sight, seats, me } = match;
  const says = t.value.end;
  const winners = sight.outcome?.winners ?? [];
  const telling = useTelling(props);
  const { Verdict } = props.table;
  return (
    <Dialog title={says.title} onClose={onClose}>
      <div class="end">
        {Verdict !== undefined && sight.outcome !== null ? (
          <Verdict {...telling} />
        ) : (
          <div class="end-shields">
            {winners.map((seat) => {
              const at = seats[seat];
              return at === undefined ? null : <Shield key={seat} name={at.shield} />;
            })}
          </div>
        )}
        <p class="end-sentence">
          <LineText line={endingOf(match)} />
        </p>
        {me !== null && winners.length > 0 && !winners.includes(me) && <p>{says.notYou}</p>}
        {info.again !== null && (
          <div class="row">
            <Rematch {...props} />
          </div>
        )}
        {sight.outcome !== null && <Story {...props} telling={telling} />}
        <Slot name="endNotes" given={{ match }} />
        <div class="row end-next">
          <Rematch {...props} tells={false} />
          <button type="button" class="plain large" onClick={onClose}>
            {says.look}
          </button>
          <ReplayLink {...props} class="button large" />
          <Slot name="endLinks" given={{ match }} />
        </div>
        <div class="row">
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

/** The props of the game's own ending. */
function useTelling({ game, text, match }: FrameProps): EndingProps {
  const { sight, seats, me, animated } = match;
  const lines = animated.lines.value;
  const events = useMemo(() => eventsSoFar(lines), [lines]);
  const achieved = useProgress(game, sight.outcome !== null);
  return { view: sight.view, seats, me, text, locale: text.locale, events, achieved };
}

/** The result with its reasons: as the game shows it, or as a plain ranking. */
function Story({ table, text, match, telling }: FrameProps & { telling: EndingProps }) {
  const { sight, seats } = match;
  if (table.Ending !== undefined)
    return (
      <div class="end-story">
        <table.Ending {...telling} />
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

async function saveLog(table: string): Promise<void> {
  save(`${table}.json`, "application/json", JSON.stringify(await fetchLog(table), null, 2));
}

/** Saves the log as text, as this reader could read it beside the board. */
function saveText({ text, match: { info, seats, session } }: FrameProps): void {
  const lines = session.lines.peek();
  const struck = takenBackLines(lines);
  const sentences = entriesOf(lines, text)
    .filter(({ n }) => !struck.has(n))
    .map(({ says }) => plainText(says, namesOf({ seats })));
  save(`${info.id}.txt`, "text/plain", `${text.name}\n\n${sentences.join("\n")}\n`);
}
