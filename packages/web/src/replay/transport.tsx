import { type Perspective, seatsOf } from "@roundtable/kernel";
import { nameOf, namesOf, type SeatAt } from "@roundtable/kit";
import { type GameText, plainText } from "@roundtable/language";
import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { entriesOf } from "../table/log/log-line.ts";
import { LogSentence } from "../table/log/log-sentence.tsx";
import { toggle } from "./keys.ts";
import { type Replaying, SPEEDS } from "./replaying.ts";
import { Sign } from "./transport-icon.tsx";
import type { ReplayText } from "./i18n/index.ts";

interface Props {
  readonly replaying: Replaying;
  readonly text: GameText;
  readonly seats: readonly SeatAt[];
  readonly says: ReplayText;
}

/** The way through the match: a slider with its marks, steps of every size, how quickly, through whose eyes; and what else. */
export function Transport({ children, ...props }: Props & { children: ComponentChildren }) {
  const { replaying, says } = props;
  const { moment } = replaying;
  const { last } = replaying.recording;
  return (
    <section class="transport" aria-label={says.again}>
      <Sentence {...props} />
      <Slider {...props} />
      <div class="transport-steps">
        <Step label={says.first} off={moment === 0} onClick={() => replaying.go(0)}>
          <Sign name="end" back />
        </Step>
        <Step label={says.turnBack} off={moment === 0} onClick={() => replaying.turn(-1)}>
          <Sign name="turn" back />
        </Step>
        <Step label={says.back} off={moment === 0} onClick={() => replaying.decision(-1)}>
          <Sign name="step" back />
        </Step>
        <PlayButton replaying={replaying} says={says} />
        <Step label={says.on} off={moment === last} onClick={() => replaying.decision(1)}>
          <Sign name="step" />
        </Step>
        <Step label={says.turnOn} off={moment === last} onClick={() => replaying.turn(1)}>
          <Sign name="turn" />
        </Step>
        <Step label={says.last} off={moment === last} onClick={() => replaying.go(last)}>
          <Sign name="end" />
        </Step>
      </div>
      <div class="transport-looks">
        <PerspectiveDial {...props} />
        <Speed replaying={replaying} says={says} />
        {children}
      </div>
    </section>
  );
}

interface StepProps {
  readonly label: string;
  readonly off: boolean;
  readonly onClick: () => void;
  readonly children: ComponentChildren;
}

/** One that leads nowhere keeps the focus. */
function Step({ label, off, onClick, children }: StepProps) {
  return (
    <button
      type="button"
      class="quiet"
      title={label}
      aria-label={label}
      aria-disabled={off}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

function PlayButton({ replaying, says }: Pick<Props, "replaying" | "says">) {
  const isPlaying = replaying.isPlaying.value;
  const label = isPlaying ? says.pause : says.play;
  return (
    <button
      type="button"
      class="plain transport-play"
      title={label}
      aria-label={label}
      onClick={() => toggle(replaying)}
    >
      <Sign name={isPlaying ? "pause" : "play"} />
    </button>
  );
}

/** The last thing that has happened, for those who have no log beside the board. */
function Sentence({ replaying, text, says }: Props) {
  const { lines, lengths } = replaying.reading.value;
  const entries = useMemo(() => entriesOf(lines, text), [lines, text]);
  const until = lengths[replaying.shown] ?? 0;
  const latest = entries.findLast(({ n }) => n < until);
  return (
    <p class="transport-sentence" aria-live="polite">
      {latest === undefined ? (
        says.setup
      ) : (
        <LogSentence of={latest.of} says={latest.says} text={text} me={null} />
      )}
    </p>
  );
}

function Slider({ replaying, text, seats, says }: Props) {
  const { moment, marks } = replaying;
  const { last } = replaying.recording;
  const { lines, lengths } = replaying.reading.value;
  const sentences = useMemo(() => entriesOf(lines, text), [lines, text]);
  const sentenceAt = (at: number) => {
    const latest = sentences.findLast(({ n }) => n < (lengths[at] ?? 0));
    return latest === undefined ? says.setup : plainText(latest.says, namesOf({ seats }));
  };
  return (
    <div class="transport-slider" style={{ "--last": Math.max(1, last) }}>
      <div class="transport-marks" aria-hidden="true">
        {marks.map(({ moment: at, kind }) => (
          <i key={at} data-mark={kind} style={{ "--at": at }} />
        ))}
      </div>
      <input
        type="range"
        min={0}
        max={last}
        value={moment}
        aria-label={says.moment}
        aria-valuetext={`${says.momentOf(moment, last)}. ${sentenceAt(moment)}`}
        onInput={({ currentTarget }) => replaying.go(Number(currentTarget.value), true)}
      />
      <output class="transport-at">
        {moment}
        <span> / {last}</span>
      </output>
    </div>
  );
}

function PerspectiveDial({ replaying, seats, says }: Props) {
  const { eyes } = replaying;
  return (
    <label class="transport-eyes">
      <span class="label">{says.eyes}</span>
      <select
        value={String(eyes.value)}
        onChange={({ currentTarget: { value } }) => replaying.look(eyesFrom(value))}
      >
        <option value="public">{says.publicEyes}</option>
        {seatsOf(seats.length).map((seat) => (
          <option key={seat} value={seat}>
            {nameOf({ seats }, seat)}
          </option>
        ))}
        <option value="open">{says.openEyes}</option>
      </select>
    </label>
  );
}

function eyesFrom(value: string): Perspective {
  return value === "public" || value === "open" ? value : Number(value);
}

function Speed({ replaying, says }: Pick<Props, "replaying" | "says">) {
  return (
    <label class="transport-speed">
      <span class="label">{says.speed}</span>
      <select
        value={replaying.speed.value}
        onChange={({ currentTarget: { value } }) => replaying.hasten(Number(value))}
      >
        {SPEEDS.map((one) => (
          <option key={one} value={one}>
            {one === 0.5 ? "½" : one}×
          </option>
        ))}
      </select>
    </label>
  );
}
