import { CLOCK_BOUNDS, type DaysClock, isNight, type LiveClock, type TableClock } from "@roundtable/protocol";
import { hourInWords } from "./hour-in-words.ts";
import type { TimeText } from "./i18n/index.ts";

interface ClockProps<Clock> {
  readonly clock: Clock;
  readonly says: TimeText;
  readonly onChoose: (clock: TableClock) => void;
}

export type ExactProps = ClockProps<LiveClock | DaysClock>;

/** What a host chooses who knows better than the usual values. */
export function Exact({ clock, says, onChoose }: ExactProps) {
  return (
    <details class="terms-exact">
      <summary>{says.exact.title}</summary>
      <div class="terms-fields">
        {clock.kind === "live" && <Live clock={clock} says={says} onChoose={onChoose} />}
        {clock.kind === "days" && <Days clock={clock} says={says} onChoose={onChoose} />}
      </div>
    </details>
  );
}

function Live({ clock, says, onChoose }: ClockProps<LiveClock>) {
  const { bankSeconds, capSeconds, awaySeconds } = CLOCK_BOUNDS;
  return (
    <>
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
    </>
  );
}

function Days({ clock, says, onChoose }: ClockProps<DaysClock>) {
  const { night } = clock;
  return (
    <>
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
                  {hourInWords(at)}
                </option>
              ))}
            </select>
          </label>
        ))}
    </>
  );
}

const HOURS_OF_A_DAY = Array.from({ length: 24 }, (_, hour) => hour);

interface AmountProps {
  readonly label: string;
  readonly value: number;
  readonly bounds: readonly [least: number, most: number];
  readonly onChoose: (value: number) => void;
}

/** A number within bounds; what is none is said to be wrong by the browser, and not sent. */
function Amount({ label, value, bounds: [least, most], onChoose }: AmountProps) {
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
        value={value}
        onChange={({ currentTarget }) => {
          if (currentTarget.reportValidity()) onChoose(currentTarget.valueAsNumber);
        }}
      />
    </label>
  );
}
