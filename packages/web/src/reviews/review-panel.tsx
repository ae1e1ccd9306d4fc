import type { Game, Seat } from "@roundtable/kernel";
import { SeatsContext, type GameTable } from "@roundtable/kit";
import type { AdviceText, GameText } from "@roundtable/language";
import type { MatchFile } from "@roundtable/protocol";
import type { Review } from "@roundtable/protocol/reviews";
import { useMemo } from "preact/hooks";
import { me, origin } from "../connection/index.ts";
import { gameRules, gameTable, gameText } from "../games/games.ts";
import { useLoaded } from "../parts/lazy.ts";
import { t } from "../i18n/index.ts";
import { LinkToShare } from "../parts/link-to-share.tsx";
import { parsePlace, formatPlace } from "../replay/address.ts";
import { recordingOf } from "../replay/recording-of.ts";
import { NOBODY, useSeats } from "../replay/recorded-seats.ts";
import { locale } from "../settings/settings.ts";
import { isLocal } from "../offline/local-id.ts";
import { Page } from "../shell/page.tsx";
import { Explanations } from "../table/rules/explanations.tsx";
import { Rules } from "../table/rules/rules.tsx";
import { gameAdvice } from "../games/advice.ts";
import { Chances } from "./chances.tsx";
import { DecidingMoments } from "./deciding.tsx";
import { Decisions } from "./decisions.tsx";
import { type ReviewText, useReviewText } from "./i18n/index.ts";
import { type ReviewProgress, useReview } from "./use-review.ts";
import { sentencesAt } from "./moments.ts";
import { Totals } from "./totals.tsx";
import { Suspicions } from "./suspicions.tsx";
import "./review-chart.css";
import "./review.css";

/** `/t/:id/replay/review`: how everybody's chances developed in a finished match, and why. */
export function ReviewPanel({ file }: { file: MatchFile }) {
  const says = useReviewText();
  const { game: id } = file.log.header;
  const game = useLoaded(gameRules(id));
  const text = useLoaded(gameText(id, locale.value));
  const table = useLoaded(gameTable(id));
  const advice = useLoaded(gameAdvice(id, locale.value));
  const { progress, cancel, again } = useReview(file.table);
  if (says === null || game === null || text === null || table === null || advice === null)
    return (
      <Page>
        <output class="waiting">{t.value.loading}</output>
      </Page>
    );
  return (
    <Page title={says.title(text.name)}>
      <article class="review">
        <header>
          <p class="label">{says.review}</p>
          <h1>{text.name}</h1>
          <p class="lead">{says.intro}</p>
          <p>
            <a class="button plain" href={`/t/${file.table}/replay`}>
              {says.toReplay}
            </a>
          </p>
        </header>
        {progress.kind === "review" ? (
          <Reviewed
            file={file}
            review={progress.review}
            says={says}
            game={game}
            text={text}
            table={table}
            advice={advice}
          />
        ) : (
          <Working progress={progress} says={says} onCancel={cancel} onAgain={again} />
        )}
      </article>
    </Page>
  );
}

interface WorkingProps {
  readonly progress: Exclude<ReviewProgress, { readonly kind: "review" }>;
  readonly says: ReviewText;
  readonly onCancel: () => void;
  readonly onAgain: () => void;
}

function Working({ progress, says, onCancel, onAgain }: WorkingProps) {
  if (progress.kind === "failed" || progress.kind === "cancelled")
    return (
      <section class="review-working">
        <p role="alert">{progress.kind === "failed" ? says.failed[progress.why] : says.cancelled}</p>
        {(progress.kind === "cancelled" || progress.why !== "no-adviser") && (
          <button type="button" class="plain" onClick={onAgain}>
            {says.again}
          </button>
        )}
      </section>
    );
  const isWaiting = progress.kind === "waiting" && progress.before > 0;
  return (
    <section class="review-working">
      <p>{isWaiting ? says.waiting(progress.before) : says.working}</p>
      <progress aria-label={says.progress} max={1} value={progress.kind === "progress" ? progress.done : 0} />
      <p class="hint">{says.workingHelp}</p>
      <button type="button" class="plain" onClick={onCancel}>
        {says.cancel}
      </button>
    </section>
  );
}

interface ReviewedProps {
  readonly file: MatchFile;
  readonly review: Review;
  readonly says: ReviewText;
  readonly game: Game;
  readonly text: GameText;
  readonly table: GameTable;
  readonly advice: AdviceText;
}

export function Reviewed({ file, review, says, game, text, table, advice }: ReviewedProps) {
  const seats = useSeats(file, NOBODY);
  const recording = useMemo(() => recordingOf(game, file, text), [game, file, text]);
  const told = useMemo(() => sentencesAt(recording, text), [recording, text]);
  const mine = mySeat(file, me.value?.name ?? null);
  const first = useMemo(() => firstSeat(file, mine), [file, mine]);
  const address = (moment: number) =>
    `/t/${file.table}/replay${formatPlace({ moment, perspective: "open" })}`;
  const room = { review, seats, says, told, address };
  const words = { recording, text, advice };
  return (
    <SeatsContext.Provider value={{ seats, pieces: table.pieces }}>
      {review.led < review.last && <p class="review-note">{says.older(review.led)}</p>}
      {review.winners === null && review.led === review.last && <p class="review-note">{says.unfinished}</p>}
      <Chances {...room} />
      <DecidingMoments {...room} />
      <Totals {...room} />
      <Decisions {...room} {...words} table={file.table} first={first} me={mine} key={first} />
      {review.suspicion !== null && <Suspicions {...room} {...words} suspicion={review.suspicion} />}
      {!isLocal(file.table) && (
        <section aria-labelledby="review-share">
          <h2 id="review-share">{says.share}</h2>
          <div class="review-link">
            <LinkToShare link={`${origin.value}/t/${file.table}/replay/review`} copied={says.copied} />
          </div>
        </section>
      )}
      <Explanations text={text} table={table} />
      <Rules game={game} text={text} table={table} />
    </SeatsContext.Provider>
  );
}

/** The log has names and no ids. My seat is the only one with my name, or the only one of a person. */
function mySeat({ names, bots }: MatchFile, name: string | null): Seat | null {
  const people = names.flatMap((called, seat) => (bots.includes(seat) ? [] : [{ called, seat }]));
  const same = people.filter(({ called }) => called === name);
  return same.length === 1 ? (same[0]?.seat ?? null) : null;
}

/** The seat in the address; else mine; else the first person's. */
function firstSeat(file: MatchFile, mine: Seat | null): Seat {
  const { perspective } = parsePlace(location, file.names.length);
  if (typeof perspective === "number") return perspective;
  return (
    mine ??
    Math.max(
      0,
      file.names.findIndex((_, seat) => !file.bots.includes(seat)),
    )
  );
}
