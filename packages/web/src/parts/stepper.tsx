import { t } from "../i18n/index.ts";

interface StepperProps {
  readonly count: number;
  readonly min: number;
  readonly max?: number;
  readonly onStep: (count: number) => void;
}

/** Buttons to change a small whole number by one. The group around it says what it counts. */
export function Stepper({ count, min, max = Infinity, onStep }: StepperProps) {
  return (
    <span class="stepper">
      <button
        type="button"
        class="quiet"
        aria-label={t.value.fewer}
        disabled={count <= min}
        onClick={() => onStep(count - 1)}
      >
        −
      </button>
      <output>{count}</output>
      <button
        type="button"
        class="quiet"
        aria-label={t.value.more}
        disabled={count >= max}
        onClick={() => onStep(count + 1)}
      >
        +
      </button>
    </span>
  );
}
