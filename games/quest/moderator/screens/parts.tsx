import type { Seat } from "@roundtable/kernel";
import { textFor } from "@roundtable/language";
import { Icon, LineText, Shield } from "@roundtable/kit";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import icons from "../../table/icons.json" with { type: "json" };
import type { Answer } from "../../rules/asking.ts";
import { QuestCardFace } from "../../table/characters/cards.tsx";
import { NamedSet } from "../../table/characters/set.tsx";
import { TABLE_WORDS } from "../../text/table.ts";
import type { Display } from "./display.ts";

/** The heading of a screen. It takes the focus, so that keyboards and screen readers start there. */
export function Heading({ children }: { children: ComponentChildren }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest(".qm")?.scrollIntoView({ block: "start" });
  }, []);
  return (
    <h1 ref={heading} class="qm-heading" tabIndex={-1}>
      {children}
    </h1>
  );
}

interface GoOnProps {
  readonly label: string;
  readonly isReady?: boolean;
  readonly onPress: () => void;
}

/** The one button that leads to the next screen. */
export function GoOn({ label, isReady = true, onPress }: GoOnProps) {
  return (
    <div class="qm-doors">
      <button type="button" class="gold large" disabled={!isReady} onClick={onPress}>
        {label}
      </button>
    </div>
  );
}

interface ConfirmProps {
  readonly label: string;
  readonly chosen: string | null;
  readonly onConfirm: (answer: string) => void;
}

/** Leads on with the answer that is chosen. */
export function Confirm({ label, chosen, onConfirm }: ConfirmProps) {
  return (
    <GoOn label={label} isReady={chosen !== null} onPress={() => chosen !== null && onConfirm(chosen)} />
  );
}

interface SeatsProps {
  readonly display: Display;
  readonly legend: string;
  readonly from: readonly Seat[];
  readonly chosen: readonly Seat[];
  readonly onPress: (seat: Seat) => void;
}

/** A list of people to tap. */
export function Seats({ display, legend, from, chosen, onPress }: SeatsProps) {
  return (
    <fieldset class="qm-seats">
      <legend>{legend}</legend>
      <div class="qm-targets">
        {display.seats
          .filter(({ seat }) => from.includes(seat))
          .map(({ seat, name, shield }) => (
            <button
              key={seat}
              type="button"
              class="qm-target"
              aria-pressed={chosen.includes(seat)}
              onClick={() => onPress(seat)}
            >
              <Shield name={shield} />
              <bdi>{name}</bdi>
            </button>
          ))}
      </div>
    </fieldset>
  );
}

interface AnswersProps {
  readonly display: Display;
  readonly legend: string;
  readonly answers: readonly Answer[];
  readonly chosen: string | null;
  readonly onPress: (answer: string) => void;
}

/** Answers of the game, in its own words. */
export function Answers({ display: { text }, legend, answers, chosen, onPress }: AnswersProps) {
  return (
    <fieldset class="qm-seats">
      <legend class="for-readers">{legend}</legend>
      <div class="qm-targets">
        {answers.map((answer) => (
          <button
            key={answer.id}
            type="button"
            class={answer.kind === "card" ? "qm-card-choice" : "qm-target"}
            aria-pressed={chosen === answer.id}
            onClick={() => onPress(answer.id)}
          >
            {answer.kind === "card" && <QuestCardFace card={answer.card} name="" />}
            <span>
              <LineText line={textFor(text.answer, answer)} />
            </span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** QU-2: the quests as printed, and their results. */
export function Track({ display: { view, sitting, words, text } }: { display: Display }) {
  // Results that were not turned up yet are not shown.
  const shown = view.quests.slice(0, sitting.seen.quests);
  return (
    <ol class="qm-track" aria-label={text.piece["quest"]?.name}>
      {view.tableau.map(({ team, failsNeeded, amulet }, nth) => {
        const quest = shown[nth];
        return (
          <li
            key={nth}
            class="qm-quest"
            data-result={quest === undefined ? undefined : quest.failed ? "fail" : "success"}
            aria-current={nth === shown.length && view.ending === null ? "step" : undefined}
          >
            <span class="for-readers">
              {quest === undefined
                ? words.quests.quest(nth + 1)
                : words.quests.result[quest.failed ? "failed" : "succeeded"](nth + 1)}
            </span>
            {quest === undefined ? (
              <b>
                {team}
                {failsNeeded > 1 && <sup aria-hidden="true">✶</sup>}
              </b>
            ) : (
              <Icon name={quest.failed ? icons.fail : icons.success} />
            )}
            {amulet && <Icon name={icons.amulet} class="qm-track-amulet" />}
          </li>
        );
      })}
    </ol>
  );
}

/** QU-7: the tokens of the set in play lie open on the table. */
export function InPlay({ display: { view, sitting, words, text, locale } }: { display: Display }) {
  const label = TABLE_WORDS[locale].inPlay;
  const putAway = view.set.length - sitting.names.length;
  return (
    <section class="qm-in-play">
      <h2 class="label">{label}</h2>
      <NamedSet set={view.set} label={label} text={text} />
      {putAway > 0 && <p class="hint">{words.putAway(putAway)}</p>}
    </section>
  );
}

/** The story so far, the newest last. */
export function Story({ display: { sitting, moment, words, text } }: { display: Display }) {
  const told = moment.kind === "result" ? beforeResult(sitting.told, moment.quest) : sitting.told;
  return (
    <details class="qm-story">
      <summary>{words.story}</summary>
      {told.length === 0 && <p>{words.nothingYet}</p>}
      <ol>
        {told.map((event, nth) => {
          const line = textFor(text.event, event);
          return (
            line.length > 0 && (
              <li key={nth}>
                <LineText line={line} />
              </li>
            )
          );
        })}
      </ol>
    </details>
  );
}

function beforeResult(told: Display["sitting"]["told"], quest: number): Display["sitting"]["told"] {
  const at = told.findIndex((event) => event.kind === "quest" && event.quest === quest);
  return at === -1 ? told : told.slice(0, at);
}
