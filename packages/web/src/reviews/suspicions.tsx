import { SeatName } from "@roundtable/kit";
import { EVERYBODY } from "@roundtable/language";
import { useState } from "preact/hooks";
import { Beliefs, type ReviewSectionProps, Sentence } from "./chances.tsx";
import { Reasons, type Words } from "./decisions.tsx";
import { percent } from "./percent.ts";
import type { Suspicion } from "./series.ts";

interface Props extends ReviewSectionProps, Words {
  readonly suspicion: Suspicion;
}

const AT_FIRST = 6;

/** Whom everybody had reason to suspect, what changed that, and who lied. */
export function Suspicions(props: Props) {
  const { suspicion, says } = props;
  return (
    <section aria-labelledby="review-suspicion">
      <h2 id="review-suspicion">{says.suspicion}</h2>
      <Beliefs {...props} />
      <h3>{says.moved}</h3>
      <MovedList {...props} />
      <h3>{says.lies}</h3>
      {suspicion.lies.length === 0 && <p>{says.noLies}</p>}
      <Lies {...props} />
    </section>
  );
}

function MovedList({ suspicion, seats, says, advice, address, review, told }: Props) {
  const [showsAll, setShowsAll] = useState(false);
  const most = suspicion.moved.toSorted(
    (one, other) => Math.abs(other.to - other.from) - Math.abs(one.to - one.from),
  );
  if (most.length === 0) return <p>{says.nothingMoved}</p>;
  const shown = new Set(showsAll ? most : most.slice(0, AT_FIRST));
  return (
    <>
      <ol class="review-decisions">
        {suspicion.moved
          .filter((one) => shown.has(one))
          .map(({ moment, seat, from, to, reasons }) => {
            const at = seats[seat];
            return (
              <li key={`${moment} ${seat}`} class="review-decision">
                <a class="label" href={address(moment)}>
                  {says.momentOf(moment, review.led)}
                </a>
                <p class="review-answer">
                  {at !== undefined && <SeatName at={at} />}{" "}
                  <b>{says.movedFromTo(percent(from), percent(to))}</b>
                </p>
                {reasons.length === 0 && (
                  <p class="hint review-sentences">
                    {told(moment).map((line, nth) => (
                      <Sentence key={nth} line={line} />
                    ))}
                  </p>
                )}
                <Reasons advice={advice} reasons={reasons} reader={EVERYBODY} />
              </li>
            );
          })}
      </ol>
      {!showsAll && most.length > AT_FIRST && (
        <button type="button" class="plain" onClick={() => setShowsAll(true)}>
          {says.showAll(most.length)}
        </button>
      )}
    </>
  );
}

function Lies({ suspicion, says, told, address, review }: Props) {
  return (
    <ol class="review-decisions">
      {suspicion.lies.map(({ moment, known }) => (
        <li key={moment} class="review-decision">
          <a class="label" href={address(moment)}>
            {says.momentOf(moment, review.led)}
          </a>
          <p class="review-sentences">
            {told(moment).map((line, nth) => (
              <Sentence key={nth} line={line} />
            ))}
          </p>
          <p class="review-verdict">
            {known === null ? says.neverKnown : known === moment ? says.knownAtOnce : says.knownFrom(known)}
          </p>
        </li>
      ))}
    </ol>
  );
}
