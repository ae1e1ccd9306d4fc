import { SeatName } from "@roundtable/kit";
import type { ReviewSectionProps } from "./chances.tsx";
import { percent, roundedSum, signedPercent } from "./percent.ts";

const PARTS = ["start", "own", "others", "luck", "end"] as const;

/** For each player the shares of decisions and luck in the result: every row adds up. */
export function Totals({ review, seats, says }: ReviewSectionProps) {
  return (
    <section aria-labelledby="review-sums">
      <h2 id="review-sums">{says.sums}</h2>
      <p class="hint">{says.sumsHelp}</p>
      <table class="review-sums">
        <thead>
          <tr>
            <th scope="col">{says.player}</th>
            {PARTS.map((part) => (
              <th key={part} scope="col">
                {says.sum[part]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {review.sums.map((sum, seat) => {
            const at = seats[seat];
            const rounded = roundedSum(sum);
            return (
              <tr key={seat} data-won={review.winners?.includes(seat) ? "" : undefined}>
                <th scope="row">{at !== undefined && <SeatName at={at} />}</th>
                {PARTS.map((part) => (
                  <td
                    key={part}
                    data-label={says.sum[part]}
                    data-up={part !== "start" && part !== "end" && rounded[part] > 0 ? "" : undefined}
                    data-down={rounded[part] < 0 ? "" : undefined}
                  >
                    {part === "start" || part === "end"
                      ? percent(rounded[part])
                      : signedPercent(rounded[part])}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
