import { Icon, icons, LineText, SeatName, Shield, play } from "@roundtable/kit";
import { useLocation } from "preact-iso";
import { useEffect, useState } from "preact/hooks";
import { fetchLog } from "../../connection/http.ts";
import { t } from "../../i18n/index.ts";
import { Dialog } from "../../parts/dialog.tsx";
import { sounds } from "../../settings.ts";
import { endingOf } from "./ending.ts";
import { Fairness } from "../fairness/fairness.tsx";
import type { FrameProps } from "../frame.tsx";

/** The board may be looked at before the curtain. */
const CURTAIN_MS = 2200;

export function End(props: FrameProps) {
  const over = props.match.showing.over.value;
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!over) return;
    const timer = setTimeout(() => {
      setOpen(true);
      if (sounds.peek()) play("fanfare");
    }, CURTAIN_MS);
    return () => clearTimeout(timer);
  }, [over]);
  if (!over) return null;
  return (
    <>
      <button type="button" class="plain" onClick={() => setOpen(true)}>
        <Icon name={icons.crown} />
        {t.value.end.result}
      </button>
      {open && <EndDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function EndDialog({ onClose, ...props }: FrameProps & { onClose: () => void }) {
  const { match, table, text } = props;
  const { session, info, sight, seats, me } = match;
  const says = t.value.end;
  const { route } = useLocation();
  const winners = sight.outcome?.winners ?? [];
  const ranking = sight.outcome?.ranking ?? [];
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (asked && info.again !== null) route(`/t/${info.again}`);
  }, [asked, info.again, route]);
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
        {ranking.length > 0 && (
          <ol class="end-ranking">
            {ranking.map((group, place) =>
              group.map((seat) => {
                const at = seats[seat];
                return at === undefined ? null : (
                  <li key={seat}>
                    <b>{says.place(place + 1)}</b>
                    <SeatName at={at} />
                    {table.SeatNote !== undefined && (
                      <table.SeatNote seat={seat} view={sight.view} text={text} locale={text.locale} />
                    )}
                  </li>
                );
              }),
            )}
          </ol>
        )}
        <div class="row">
          {me !== null && (
            <button
              type="button"
              class="gold large"
              disabled={asked}
              onClick={() => void session.send({ kind: "again" }).then(setAsked)}
            >
              {says.again}
            </button>
          )}
          <button type="button" class="plain large" onClick={onClose}>
            {says.look}
          </button>
          {me !== null && (
            <button type="button" class="quiet" onClick={() => void saveLog(info.id)}>
              <Icon name={icons.log} />
              {says.saveLog}
            </button>
          )}
        </div>
        <Fairness {...props} />
      </div>
    </Dialog>
  );
}

async function saveLog(table: string): Promise<void> {
  const file = new Blob([JSON.stringify(await fetchLog(table), null, 2)], { type: "application/json" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = `roundtable-${table}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
