import type { ComponentChild } from "preact";
import { useId } from "preact/hooks";

interface ChoiceProps<Value extends string> {
  readonly legend: string;
  readonly values: readonly Value[];
  readonly value: Value;
  readonly renderValue: (value: Value) => ComponentChild;
  readonly onChoose: (value: Value) => void;
  readonly hideLegend?: boolean;
  readonly disabled?: boolean;
  /** What is seen, but cannot be chosen yet. */
  readonly isLocked?: (value: Value) => boolean;
}

/** One of a few, all of them seen. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset class="choice" disabled={props.disabled === true}>
      <legend class={props.hideLegend === true ? "for-readers" : ""}>{props.legend}</legend>
      <div class="choice-values">
        {props.values.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              checked={value === props.value}
              disabled={props.isLocked?.(value) === true}
              onChange={() => props.onChoose(value)}
            />
            <span>{props.renderValue(value)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
