import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { errorText } from "../errors/failure.ts";

// A form and a button that send a request. Each shows its error beside itself.

/** null if nothing failed, as when somebody closes a dialog of the browser. */
type ErrorText = (error: unknown) => string | null;

interface Attempt {
  readonly problem: string | null;
  readonly isBusy: boolean;
  readonly isDone: boolean;
  readonly attempt: (act: () => Promise<unknown>) => Promise<void>;
}

/** Sends a request at a time, and remembers what came of the last one. */
export function useAttempt(textOf: ErrorText = errorText): Attempt {
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);
  const attempt = async (act: () => Promise<unknown>) => {
    setBusy(true);
    setDone(false);
    // Cleared first, so that the same error is announced again.
    setFailure(null);
    try {
      await act();
      setDone(true);
    } catch (error) {
      setFailure({ error });
    } finally {
      setBusy(false);
    }
  };
  return { problem: failure === null ? null : textOf(failure.error), isBusy, isDone, attempt };
}

/** An error message: announced to screen readers, and scrolled into view. */
export function Problem({ children }: { children: string | null }) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (children !== null) place.current?.scrollIntoView({ block: "nearest" });
  }, [children]);
  return (
    <p ref={place} class="problem" role="alert">
      {children}
    </p>
  );
}

interface RequestProps {
  readonly textOf?: ErrorText | undefined;
  readonly look?: "plain" | "gold" | "gold large";
  /** The message after success. */
  readonly done?: string;
}

export interface FormProps extends RequestProps {
  readonly class: string;
  /** An accessible name. */
  readonly label?: string;
  /** The label of the button. */
  readonly act: string;
  /** Whether the input may be sent. The browser itself checks for missing fields. */
  readonly isReady?: boolean;
  /** What is wrong with the input, as long as nothing was sent. */
  readonly inputProblem?: string | null;
  /** Stands beside the button. */
  readonly beside?: ComponentChildren;
  readonly onSubmit: () => Promise<unknown>;
  readonly children?: ComponentChildren;
}

export function Form({
  class: name,
  label,
  act,
  look = "plain",
  isReady = true,
  inputProblem = null,
  beside,
  done,
  textOf,
  onSubmit,
  children,
}: FormProps) {
  const { problem, isBusy, isDone, attempt } = useAttempt(textOf);
  const button = (
    <button type="submit" class={look} disabled={isBusy || !isReady}>
      {act}
    </button>
  );
  return (
    <form
      class={name}
      onSubmit={(event) => {
        event.preventDefault();
        void attempt(onSubmit);
      }}
      {...(label === undefined ? {} : { "aria-label": label })}
    >
      {children}
      {beside === undefined ? (
        button
      ) : (
        <div class="row">
          {button}
          {beside}
        </div>
      )}
      <Problem>{problem ?? inputProblem}</Problem>
      {done !== undefined && <output>{isDone && done}</output>}
    </form>
  );
}

export interface ActionProps extends RequestProps {
  readonly label: string;
  /** An accessible name, if the label alone is ambiguous. */
  readonly name?: string;
  readonly isReady?: boolean;
  readonly onAct: () => Promise<unknown>;
}

/** A button that sends a request. */
export function Action({ label, name, look = "plain", isReady = true, done, textOf, onAct }: ActionProps) {
  const { problem, isBusy, isDone, attempt } = useAttempt(textOf);
  return (
    <>
      <button
        type="button"
        class={look}
        disabled={isBusy || !isReady}
        onClick={() => void attempt(onAct)}
        {...(name === undefined ? {} : { "aria-label": name })}
      >
        {label}
      </button>
      <Problem>{problem}</Problem>
      {done !== undefined && <output>{isDone && done}</output>}
    </>
  );
}
