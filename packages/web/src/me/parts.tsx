import type { ComponentChildren, TargetedInputEvent } from "preact";
import { useState } from "preact/hooks";
import { dateInWords } from "../parts/dates.ts";
import type { MeText } from "./i18n/index.ts";
import { why } from "./why.ts";

/** Does something, and says so where it did not work. */
export function useAttempt(says: MeText): {
  readonly problem: string | null;
  readonly isBusy: boolean;
  readonly attempt: (act: () => Promise<void>) => Promise<void>;
} {
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const attempt = async (act: () => Promise<void>) => {
    setBusy(true);
    try {
      await act();
      setProblem(null);
    } catch (error) {
      // Who changes his mind while he is asked for his key has not failed.
      setProblem(error instanceof Error && error.name === "NotAllowedError" ? null : why(error, says));
    }
    setBusy(false);
  };
  return { problem, isBusy, attempt };
}

interface FieldProps {
  readonly label: string;
  readonly type?: "email" | "password" | "text";
  readonly autocomplete: string;
  readonly value: string;
  readonly onInput: (value: string) => void;
  readonly minLength?: number;
  readonly maxLength?: number;
}

export function Field({
  label,
  type = "text",
  autocomplete,
  value,
  onInput,
  minLength,
  maxLength,
}: FieldProps) {
  const input = {
    required: true,
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

interface FormProps {
  readonly act: string;
  readonly isBusy: boolean;
  readonly onSubmit: () => void;
  readonly children: ComponentChildren;
}

export function Form({ act, isBusy, onSubmit, children }: FormProps) {
  return (
    <form
      class="me-form"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      <p>
        <button type="submit" class="plain" disabled={isBusy}>
          {act}
        </button>
      </p>
    </form>
  );
}

/** What is not wanted by everybody, opened by a press. */
export function Folded({
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
