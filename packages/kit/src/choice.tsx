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
  /** Values that are visible, but cannot be chosen yet. */
  readonly isLocked?: (value: Value) => boolean;
}

/** A radio group: one of a few values, all of them visible. */
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
