import { SeatName, type SeatAt } from "@roundtable/kit";
import type { RatingsBody } from "@roundtable/protocol/history";
import { useEffect, useState } from "preact/hooks";
import { useHistoryText } from "../history/i18n/index.ts";
import { Change } from "../history/matches.tsx";
import { fetchChanges } from "../history/requests.ts";
import "./rating-changes.css";

/** Before the match: that it is rated, and what that means. */
export function RatedLine() {
  const says = useHistoryText();
  if (says === null) return null;
  return (
    <p class="rated-line">
      <b>{says.table.isRated}</b> {says.table.means}
    </p>
  );
}

/** After the match: how it has changed ratings, mine first. */
export function RatingChanges({
  table,
  me,
  seats,
}: {
  table: string;
  me: number | null;
  seats: readonly SeatAt[];
}) {
  const says = useHistoryText();
  const [changes, setChanges] = useState<RatingsBody["changes"] | null>(null);
  useEffect(() => {
    if (me !== null) fetchChanges(table).then(setChanges, () => {});
  }, [table, me]);
  if (says === null || changes === null) return null;
  if (changes.length === 0) return <p class="hint">{says.table.notCounted}</p>;
  const mine = changes.find(({ seat }) => seat === me);
  return (
    <section class="rating-changes" aria-label={says.table.changes}>
      {mine !== undefined && (
        <p>
          <b>{says.table.change(Math.round(mine.before), Math.round(mine.after))}</b>{" "}
          <Change says={says} from={mine.before} to={mine.after} />
        </p>
      )}
      <ul>
        {changes.map(({ seat, before, after }) => {
          const at = seats[seat];
          return at === undefined || seat === me ? null : (
            <li key={seat}>
              <SeatName at={at} /> <Change says={says} from={before} to={after} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
