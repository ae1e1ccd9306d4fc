import { Choice, LineText, namesOf, type SeatAt, SeatName } from "@roundtable/kit";
import { type Line, plainText } from "@roundtable/language";
import type { Review } from "@roundtable/protocol/reviews";
import { useMemo, useState } from "preact/hooks";
import { Chart } from "./chart.tsx";
import type { ReviewText } from "./i18n/index.ts";
import { percent } from "./percent.ts";
import { beliefSeries, chanceAt, knownSeries, openSeries, type Series, type Suspicion } from "./series.ts";

export interface ReviewSectionProps {
  readonly review: Review;
  readonly seats: readonly SeatAt[];
  readonly says: ReviewText;
  /** The sentences about what happened at a moment. */
  readonly told: (moment: number) => readonly Line[];
  /** The address of a moment in the replay. */
  readonly address: (moment: number) => string;
}

/** Everybody's chances over the match, with all information open or from what each player knew. */
export function Chances(props: ReviewSectionProps) {
  const { review, says } = props;
  const [look, setLook] = useState<keyof ReviewText["looks"]>("open");
  const series = useMemo(() => (look === "open" ? openSeries(review) : knownSeries(review)), [review, look]);
  return (
    <section aria-labelledby="review-chances">
      <div class="review-head">
        <h2 id="review-chances">{says.chances}</h2>
        <Choice
          legend={says.looksLegend}
          hideLegend
          values={["open", "known"] as const}
          value={look}
          renderValue={(value) => says.looks[value]}
          onChoose={setLook}
        />
      </div>
      <Explored
        {...props}
        title={says.chances}
        help={says.looksHelp[look]}
        series={series}
        isStepped={look === "known"}
      />
    </section>
  );
}

/** The public's belief about who is on the hidden side. */
export function Beliefs({ suspicion, ...props }: ReviewSectionProps & { suspicion: Suspicion }) {
  const { review, says } = props;
  const series = useMemo(() => beliefSeries(review, suspicion), [review, suspicion]);
  return <Explored {...props} title={says.suspicion} help={says.suspicionHelp} series={series} isStepped />;
}

interface ExploredProps extends ReviewSectionProps {
  readonly title: string;
  readonly help: string;
  readonly series: readonly Series[];
  readonly isStepped: boolean;
}

/** A chart, the moment that is selected in it, and what happened then. */
function Explored({ title, help, series, isStepped, review, seats, says, told, address }: ExploredProps) {
  const { led } = review;
  const [at, setAt] = useState(led);
  const sentences = told(at);
  const spoken = sentences.map((line) => plainText(line, namesOf({ seats }))).join(" ");
  return (
    <div class="review-explored">
      <Chart
        title={title}
        help={help}
        series={series}
        seats={seats}
        last={led}
        at={at}
        isStepped={isStepped}
        onPick={setAt}
        words={says}
      />
      <input
        type="range"
        class="review-slider"
        min={0}
        max={led}
        value={at}
        aria-label={says.momentIn(title)}
        aria-valuetext={`${says.momentOf(at, led)}. ${at === 0 ? says.setup : spoken}`}
        onInput={({ currentTarget }) => setAt(Number(currentTarget.value))}
      />
      <div class="review-at">
        <p class="label">{says.momentOf(at, led)}</p>
        <p class="review-sentences">
          {at === 0 ? says.setup : sentences.map((line, nth) => <Sentence key={nth} line={line} />)}
        </p>
        <ul class="review-now">
          {series
            .toSorted((one, other) => chanceAt(other, at) - chanceAt(one, at))
            .map((one) => (
              <li key={one.seats[0]}>
                <span class="review-who">
                  {one.seats.map((seat) => {
                    const who = seats[seat];
                    return who === undefined ? null : <SeatName key={seat} at={who} />;
                  })}
                </span>
                <b>{percent(chanceAt(one, at))}</b>
              </li>
            ))}
        </ul>
        <a class="button plain" href={address(at)}>
          {says.look}
        </a>
      </div>
    </div>
  );
}

export function Sentence({ line }: { line: Line }) {
  return (
    <>
      <LineText line={line} />{" "}
    </>
  );
}
