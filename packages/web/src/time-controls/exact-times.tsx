import { CLOCK_BOUNDS, type DaysClock, isNight, type LiveClock, type TableClock } from "@roundtable/protocol";
import { useState } from "preact/hooks";
import type { TimeText } from "./i18n/index.ts";

interface ExactProps<Kind> {
  readonly clock: Kind;
  readonly says: TimeText;
  readonly onChoose: (clock: TableClock) => void;
}

/** Exact values for a live clock, for hosts who want others than the presets. */
export function ExactLive({ clock, says, onChoose }: ExactProps<LiveClock>) {
  const { bankSeconds, capSeconds, awaySeconds } = CLOCK_BOUNDS;
  return (
    <details class="time-control-exact">
      <summary>{says.exact.title}</summary>
      <div class="time-control-fields">
        <Amount
          label={says.exact.bank}
          value={clock.bankSeconds / 60}
          bounds={[1, bankSeconds[1] / 60]}
          onChoose={(minutes) => onChoose({ ...clock, bankSeconds: minutes * 60 })}
        />
        <Amount
          label={says.exact.cap}
          value={clock.capSeconds}
          bounds={capSeconds}
          onChoose={(seconds) => onChoose({ ...clock, capSeconds: seconds })}
        />
        <Amount
          label={says.exact.away}
          value={clock.awaySeconds}
          bounds={awaySeconds}
          onChoose={(seconds) => onChoose({ ...clock, awaySeconds: seconds })}
        />
      </div>
    </details>
  );
}

interface ExactDaysProps extends ExactProps<DaysClock> {
  /** An hour of the day in words. */
  readonly hour: (hour: number) => string;
}

export function ExactDays({ clock, says, onChoose, hour }: ExactDaysProps) {
  const { night } = clock;
  return (
    <details class="time-control-exact">
      <summary>{says.exact.title}</summary>
      <div class="time-control-fields">
        <Amount
          label={says.exact.hours}
          value={clock.hoursPerDecision}
          bounds={CLOCK_BOUNDS.hoursPerDecision}
          onChoose={(hours) => onChoose({ ...clock, hoursPerDecision: hours })}
        />
        {night !== null &&
          (["from", "to"] as const).map((end) => (
            <label key={end}>
              <span class="label">{says.exact[end]}</span>
              <select
                value={night[end]}
                onChange={({ currentTarget: { value } }) =>
                  onChoose({ ...clock, night: { ...night, [end]: Number(value) } })
                }
              >
                {HOURS_OF_A_DAY.map((at) => (
                  <option key={at} value={at} disabled={!isNight({ ...night, [end]: at })}>
                    {hour(at)}
                  </option>
                ))}
              </select>
            </label>
          ))}
      </div>
    </details>
  );
}

const HOURS_OF_A_DAY = Array.from({ length: 24 }, (_, hour) => hour);

interface AmountProps {
  readonly label: string;
  readonly value: number;
  readonly bounds: readonly [least: number, most: number];
  readonly onChoose: (value: number) => void;
}

/** A number within bounds. The browser marks an invalid one, which is not sent. */
function Amount({ label, value, bounds: [least, most], onChoose }: AmountProps) {
  // Input is kept while something else at the table changes.
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <label>
      <span class="label">{label}</span>
      <input
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        step={1}
        required
        value={typed ?? value}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        onChange={({ currentTarget }) => {
          if (!currentTarget.reportValidity()) return;
          setTyped(null);
          onChoose(currentTarget.valueAsNumber);
        }}
      />
    </label>
  );
}
