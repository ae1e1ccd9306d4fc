import type { Recording, Seat } from "@roundtable/kernel";
import { LineText, nameOf } from "@roundtable/kit";
import { type AdviceText, type GameText, type Line, textFor, toldTo } from "@roundtable/language";
import type { Review } from "@roundtable/protocol/reviews";
import { useMemo, useState } from "preact/hooks";
import { formatPlace } from "../replay/address.ts";
import { locale } from "../settings/settings.ts";
import type { ReviewSectionProps } from "./chances.tsx";
import type { ReviewText } from "./i18n/index.ts";
import { percent } from "./percent.ts";

type Judged = Review["decisions"][number];

export interface Words {
  readonly recording: Recording;
  readonly text: GameText;
  /** null if the game has no texts for reasons */
  readonly advice: AdviceText;
}

interface Props extends ReviewSectionProps, Words {
  readonly table: string;
  readonly first: Seat;
  readonly me: Seat | null;
}

/** How many are shown at first; the rest can be expanded. */
const AT_FIRST = 5;

/** The decisions of one player, the costliest first, each beside what the strongest bot would have done. */
export function Decisions({ first, me, ...props }: Props) {
  const { review, seats, says } = props;
  const [seat, setSeat] = useState(first);
  const [showsAll, setShowsAll] = useState(false);
  const all = useMemo(
    () =>
      review.decisions
        .filter((one) => one.seat === seat)
        .toSorted((one, other) => lossOf(other) - lossOf(one) || one.moment - other.moment),
    [review, seat],
  );
  const good = all.filter((one) => lossOf(one) === 0).length;
  return (
    <section aria-labelledby="review-decisions">
      <div class="review-head">
        <h2 id="review-decisions">{says.decisions}</h2>
        <label class="review-of">
          <span class="label">{says.decisionsOf}</span>
          <select
            value={seat}
            onChange={({ currentTarget: { value } }) => {
              setSeat(Number(value));
              setShowsAll(false);
            }}
          >
            {seats.map((at) => (
              <option key={at.seat} value={at.seat}>
                {nameOf({ seats }, at.seat)}
              </option>
            ))}
          </select>
        </label>
      </div>
      {all.length === 0 ? (
        <p>{says.noDecisions}</p>
      ) : (
        <>
          <p>
            {says.asStrong(good, all.length)} {seat !== me && says.speaksTo}
          </p>
          <ol class="review-decisions">
            {(showsAll ? all : all.slice(0, AT_FIRST)).map((one) => (
              <Decision key={one.moment} {...props} of={one} />
            ))}
          </ol>
          {!showsAll && all.length > AT_FIRST && (
            <button type="button" class="plain" onClick={() => setShowsAll(true)}>
              {says.showAll(all.length)}
            </button>
          )}
        </>
      )}
    </section>
  );
}

/** The cost of a decision, if it exceeds the noise. */
function lossOf({ cost, give }: Judged): number {
  return cost > give ? cost : 0;
}

interface DecisionProps extends ReviewSectionProps, Words {
  readonly table: string;
  readonly of: Judged;
}

function Decision({ of, recording, text, advice, review, says, table }: DecisionProps) {
  const { moment, seat, given, best } = of;
  const decision = recording.game.decision(recording.stateAt(moment - 1), seat);
  const answers = decision?.answers ?? [];
  const words = (id: string): Line => {
    const answer = answers.find((one) => one.id === id);
    return answer === undefined ? [] : toldTo(locale.value, seat, textFor(text.answer, answer));
  };
  const isBest = given.answer === best.answer;
  const place = formatPlace({ moment: moment - 1, perspective: seat });
  return (
    <li class="review-decision" data-cost={lossOf(of) > 0 ? "" : undefined}>
      <a class="label" href={`/t/${table}/replay${place}`}>
        {says.momentOf(moment - 1, review.led)}
      </a>
      {decision !== null && (
        <p class="hint">
          <LineText line={toldTo(locale.value, seat, textFor(text.question, decision.question))} />
        </p>
      )}
      <Answer title={says.given} words={words(given.answer)} chance={given.chance} says={says} />
      <p class="review-verdict">{verdictOf(of, says)}</p>
      {!isBest && (
        <>
          <Reasons advice={advice} reasons={given.reasons} reader={seat} />
          <Answer title={says.better} words={words(best.answer)} chance={best.chance} says={says} />
        </>
      )}
      <Reasons advice={advice} reasons={best.reasons} reader={seat} />
    </li>
  );
}

interface ReasonsProps extends Pick<Words, "advice"> {
  readonly reasons: readonly { readonly kind: string }[];
  readonly reader: Seat;
}

/** Leaves out kinds of reasons that this page is too old to know. */
export function Reasons({ advice, reasons, reader }: ReasonsProps) {
  const lines = reasons
    .filter(({ kind }) => kind in advice.reason)
    .map((reason) => toldTo(locale.value, reader, textFor(advice.reason, reason, reader)));
  if (lines.length === 0) return null;
  return (
    <ul class="review-reasons">
      {lines.map((line, nth) => (
        <li key={nth}>
          <LineText line={line} />
        </li>
      ))}
    </ul>
  );
}

function verdictOf(of: Judged, says: ReviewText): string {
  if (of.given.answer === of.best.answer) return says.best;
  return lossOf(of) === 0 ? says.asGood : says.cost(percent(of.cost));
}

interface AnswerProps {
  readonly title: string;
  readonly words: Line;
  readonly chance: number;
  readonly says: ReviewText;
}

function Answer({ title, words, chance, says }: AnswerProps) {
  return (
    <p class="review-answer">
      <span class="label">{title}</span>{" "}
      <b>
        <LineText line={words} />
      </b>{" "}
      <span class="hint">{says.worth(percent(chance))}</span>
    </p>
  );
}
