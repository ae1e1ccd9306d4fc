import type { Seat } from "@roundtable/kernel";
import { LineText, SeatName } from "@roundtable/kit";
import type { Review } from "@roundtable/protocol/reviews";
import { type ReviewSectionProps, Sentence } from "./chances.tsx";
import { percent, signedPercent } from "./percent.ts";

/** A change that rounds to zero per cent is not shown. */
const SEEN = 50;

/** The three moments that contributed most to the result. */
export function DecidingMoments({ review, seats, says, told, address }: ReviewSectionProps) {
  return (
    <section aria-labelledby="review-deciding">
      <h2 id="review-deciding">{says.deciding}</h2>
      {review.deciding.length === 0 && <p>{says.noDeciding}</p>}
      <ol class="review-cards">
        {review.deciding.map(({ moment, kind, seat, changes }) => {
          const who = seats[seat];
          return (
            <li key={moment} class="review-card" data-kind={kind}>
              <p class="label">{kind === "decision" ? says.byDecision : says.byLuck}</p>
              <p class="review-sentences">
                {told(moment).map((line, nth) => (
                  <Sentence key={nth} line={line} />
                ))}
                {told(moment).length === 0 && who !== undefined && <SeatName at={who} />}
              </p>
              <Swing of={changes} kind={kind} moment={moment} review={review} says={says} />
              <ul class="review-changes">
                {changes.map((change, of) => {
                  const at = seats[of];
                  return at === undefined || Math.abs(change) < SEEN ? null : (
                    <li key={of} data-up={change > 0 ? "" : undefined}>
                      <SeatName at={at} /> <b>{signedPercent(change)}</b>
                    </li>
                  );
                })}
              </ul>
              <a class="button plain" href={address(moment)}>
                {says.momentOf(moment, review.led)}
              </a>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

type Deciding = Review["deciding"][number];

interface SwingProps extends Pick<ReviewSectionProps, "review" | "says"> {
  readonly of: Deciding["changes"];
  readonly kind: Deciding["kind"];
  readonly moment: number;
}

/** From where to where it took the player whom it moved most. */
function Swing({ of, kind, moment, review, says }: SwingProps) {
  const most: Seat = of.reduce(
    (best, change, at) => (Math.abs(change) > Math.abs(of[best] ?? 0) ? at : best),
    0,
  );
  const to = review.open[moment]?.[most];
  const change = of[most] ?? 0;
  if (to === undefined || Math.abs(change) < SEEN) return null;
  return (
    <p class="review-verdict">
      <LineText line={says.swing[kind](most, percent(to - change), percent(to))} />
    </p>
  );
}
