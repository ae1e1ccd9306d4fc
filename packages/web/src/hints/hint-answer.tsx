import type { Seat, Shape } from "@roundtable/kernel";
import { Icon, icons, LineText } from "@roundtable/kit";
import { type AdviceText, type GameText, type Line, textFor, toldTo } from "@roundtable/language";
import type { Hint } from "@roundtable/protocol";
import { useEffect, useRef } from "preact/hooks";
import { reasonText, t } from "../i18n/index.ts";
import { Glyph } from "../parts/glyph.tsx";
import type { AnswerSelection } from "../table/answering/answer-selection.ts";
import type { ShownDecision } from "../table/frame.tsx";
import type { HintText } from "./i18n/index.ts";
import { gainOver, winOdds } from "./odds.ts";

/** Kinds of reasons that already compare the answer with the next best. */
const COMPARING: ReadonlySet<string> = new Set(["better", "surer", "alike"]);

export interface HintAnswerProps {
  /** The best answer comes first. */
  readonly weighed: Hint["weighed"];
  readonly says: HintText;
  readonly advice: AdviceText;
  readonly me: Seat;
  readonly text: Pick<GameText, "locale" | "answer">;
  readonly decision: Pick<ShownDecision, "id" | "answers">;
  readonly selection: AnswerSelection;
  readonly onClose: () => void;
}

/** The recommended answer, its odds and one reason; the rest unfolds. Its piece is marked on the board. */
export function HintAnswer(props: HintAnswerProps) {
  const { weighed, says, advice, me, text, decision, selection, onClose } = props;
  const panel = useRef<HTMLDivElement>(null);
  const [best, next] = weighed;
  const named = (id: string | undefined): Line | null => {
    const answer: Shape["answer"] | undefined = decision.answers.find((one) => one.id === id);
    return answer === undefined ? null : textFor(text.answer, answer);
  };
  const answer = named(best?.answer);
  const id = answer === null ? null : (best?.answer ?? null);
  useEffect(() => {
    selection.hint(id);
    selection.look(id);
    return () => selection.hint(null);
  }, [selection, id]);
  useEffect(() => {
    // Scrolls the recommended answer into view, on the board and in the list.
    const frame = panel.current?.closest(".frame");
    for (const piece of frame?.querySelectorAll("[data-hinted]") ?? [])
      piece.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [id]);
  if (best === undefined || id === null || answer === null) return <p>{reasonText("no-hint")}</p>;
  const other = named(next?.answer);
  const reasons = best.reasons.filter(({ kind }) => Object.hasOwn(advice.reason, kind));
  const [reason, ...further] = reasons;
  const told = (one: Hint["weighed"][number]["reasons"][number]) => (
    <LineText line={toldTo(text.locale, me, textFor(advice.reason, one, me))} />
  );
  const isCompared = reasons.some(({ kind }) => COMPARING.has(kind));
  const isArmed = selection.armed.value === id;
  return (
    <div class="hint-answer" ref={panel}>
      <div class="hint-head">
        <Icon name={icons.hint} />
        <p class="hint-best">
          <LineText line={toldTo(text.locale, me, answer)} />
        </p>
        <b class="hint-wins" aria-hidden="true">
          {winOdds(best).wins}%
        </b>
        <button type="button" class="quiet" aria-label={t.value.close} onClick={onClose}>
          <Glyph name="close" />
        </button>
      </div>
      {reason !== undefined && <p>{told(reason)}</p>}
      <details>
        <summary>{says.more}</summary>
        <Odds of={best} says={says} />
        {further.length > 0 && (
          <ul class="hint-reasons">
            {further.map((one, n) => (
              <li key={n}>{told(one)}</li>
            ))}
          </ul>
        )}
        {decision.answers.length === 1 && <p class="hint-next">{says.only}</p>}
        {next !== undefined && other !== null && !isCompared && (
          <p class="hint-next">
            <LineText line={says.compared(other, gainOver(best, next))} />
          </p>
        )}
      </details>
      <div class="hint-row hint-foot">
        {isArmed && selection.isIrreversible(id) && <em>{t.value.table.final}</em>}
        <button
          type="button"
          class="gold"
          data-answer={id}
          disabled={selection.waiting.value}
          onClick={(event) => {
            // Stopped, because the table would treat it as a first tap, which only previews. Here the person has read
            // what follows.
            event.stopPropagation();
            selection.press(id, "mouse");
          }}
        >
          {isArmed ? <Icon name={icons.check} /> : null}
          {t.value.table.choose}
        </button>
      </div>
    </div>
  );
}

/** The odds in words and as a bar; its pale end is the uncertainty. */
function Odds({ of, says }: { of: Hint["weighed"][number]; says: HintText }) {
  const { wins, give, from, to } = winOdds(of);
  return (
    <div class="hint-odds">
      <p>{says.odds(wins, give)}</p>
      <div class="hint-bar" aria-hidden="true">
        <i style={{ width: `${wins}%` }} />
        <b style={{ insetInlineStart: `${from}%`, width: `${to - from}%` }} />
      </div>
    </div>
  );
}
