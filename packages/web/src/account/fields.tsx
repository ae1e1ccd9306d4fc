import type { ComponentChildren, TargetedInputEvent } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { dateInWords } from "../parts/dates.ts";

interface FieldProps {
  readonly label: string;
  readonly type?: "email" | "password" | "text";
  readonly autocomplete: string;
  readonly value: string;
  readonly onInput: (value: string) => void;
  readonly onFocus?: () => void;
  readonly isReadOnly?: boolean;
  /** Whether the field gets the focus when it appears. */
  readonly hasFocus?: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
}

export function Field({
  label,
  type = "text",
  autocomplete,
  value,
  onInput,
  onFocus,
  isReadOnly = false,
  hasFocus = false,
  minLength,
  maxLength,
}: FieldProps) {
  const field = useRef<HTMLInputElement>(null);
  // Before it is painted, so that the first letter typed is already its own.
  useLayoutEffect(() => {
    if (hasFocus) field.current?.focus();
  }, [hasFocus]);
  const input = {
    ref: field,
    required: true,
    readOnly: isReadOnly,
    ...(onFocus === undefined ? {} : { onFocus }),
    value,
    autocomplete,
    ...(minLength === undefined ? {} : { minLength }),
    ...(maxLength === undefined ? {} : { maxLength }),
    onInput: (event: TargetedInputEvent<HTMLInputElement>) => onInput(event.currentTarget.value),
  };
  return (
    <label>
      <span class="label">{label}</span>
      {type === "email" && <input type="email" {...input} />}
      {type === "password" && <input type="password" {...input} />}
      {type === "text" && <input type="text" {...input} />}
    </label>
  );
}

/** A section that is collapsed until it is opened. */
export function Disclosure({
  title,
  open = false,
  children,
}: {
  title: string;
  open?: boolean;
  children: ComponentChildren;
}) {
  return (
    <details class="me-folded" open={open}>
      <summary>{title}</summary>
      <div class="me-folded-body">{children}</div>
    </details>
  );
}

export function dayOf(moment: number): string {
  return dateInWords(moment, { dateStyle: "long" });
}
