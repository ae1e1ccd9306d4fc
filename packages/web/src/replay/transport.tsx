import { type Perspective, seatsOf } from "@roundtable/kernel";
import { nameOf, namesOf, type SeatAt } from "@roundtable/kit";
import { type GameText, plainText } from "@roundtable/language";
import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { entriesOf } from "../table/log/log-line.ts";
import { LogSentence } from "../table/log/log-sentence.tsx";
import { toggle } from "./keys.ts";
import { type ReplayPlayer, SPEEDS } from "./replay-player.ts";
import { TransportIcon } from "./transport-icon.tsx";
import type { ReplayText } from "./i18n/index.ts";

interface Props {
  readonly player: ReplayPlayer;
  readonly text: GameText;
  readonly seats: readonly SeatAt[];
  readonly says: ReplayText;
}

/** The transport controls: a slider with marks, steps of every size, speed and perspective. */
export function Transport({ children, ...props }: Props & { children: ComponentChildren }) {
  const { player, says } = props;
  const { moment } = player;
  const { last } = player.recording;
  return (
    <section class="transport" aria-label={says.again}>
      <Sentence {...props} />
      <Slider {...props} />
      <div class="transport-steps">
        <Step label={says.first} off={moment === 0} onClick={() => player.go(0)}>
          <TransportIcon name="end" back />
        </Step>
        <Step label={says.turnBack} off={moment === 0} onClick={() => player.turn(-1)}>
          <TransportIcon name="turn" back />
        </Step>
        <Step label={says.back} off={moment === 0} onClick={() => player.decision(-1)}>
          <TransportIcon name="step" back />
        </Step>
        <PlayButton player={player} says={says} />
        <Step label={says.on} off={moment === last} onClick={() => player.decision(1)}>
          <TransportIcon name="step" />
        </Step>
        <Step label={says.turnOn} off={moment === last} onClick={() => player.turn(1)}>
          <TransportIcon name="turn" />
        </Step>
        <Step label={says.last} off={moment === last} onClick={() => player.go(last)}>
          <TransportIcon name="end" />
        </Step>
      </div>
      <div class="transport-looks">
        <PerspectiveDial {...props} />
        <Speed player={player} says={says} />
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

/** A button that leads nowhere stays focusable. */
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

function PlayButton({ player, says }: Pick<Props, "player" | "says">) {
  const isPlaying = player.isPlaying.value;
  const label = isPlaying ? says.pause : says.play;
  return (
    <button
      type="button"
      class="plain transport-play"
      title={label}
      aria-label={label}
      onClick={() => toggle(player)}
    >
      <TransportIcon name={isPlaying ? "pause" : "play"} />
    </button>
  );
}

/** The current sentence of the log, for windows without a log beside the board. */
function Sentence({ player, text, says }: Props) {
  const { lines, lengths } = player.reading.value;
  const entries = useMemo(() => entriesOf(lines, text), [lines, text]);
  const until = lengths[player.shown] ?? 0;
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

function Slider({ player, text, seats, says }: Props) {
  const { moment, marks } = player;
  const { last } = player.recording;
  const { lines, lengths } = player.reading.value;
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
        onInput={({ currentTarget }) => player.go(Number(currentTarget.value), true)}
      />
      <output class="transport-at">
        {moment}
        <span> / {last}</span>
      </output>
    </div>
  );
}

function PerspectiveDial({ player, seats, says }: Props) {
  const { perspective } = player;
  return (
    <label class="transport-perspective">
      <span class="label">{says.eyes}</span>
      <select
        value={String(perspective.value)}
        onChange={({ currentTarget: { value } }) => player.look(eyesFrom(value))}
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

function Speed({ player, says }: Pick<Props, "player" | "says">) {
  return (
    <label class="transport-speed">
      <span class="label">{says.speed}</span>
      <select
        value={player.speed.value}
        onChange={({ currentTarget: { value } }) => player.setSpeed(Number(value))}
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
