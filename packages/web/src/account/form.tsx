import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { AccountText } from "./i18n/index.ts";
import { errorText } from "./error-text.ts";

// A form and a button that send a request. Each shows its error beside itself.

interface Attempt {
  readonly problem: string | null;
  readonly isBusy: boolean;
  readonly isDone: boolean;
  readonly attempt: (act: () => Promise<unknown>) => Promise<void>;
}

function useAttempt(says: AccountText): Attempt {
  const [failure, setFailure] = useState<unknown>(null);
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
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return { problem: failure === null ? null : errorText(failure, says), isBusy, isDone, attempt };
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

interface FormProps {
  readonly says: AccountText;
  /** The label of the button. */
  readonly act: string;
  readonly isGold?: boolean;
  /** Whether the input may be sent. The browser itself checks for missing fields. */
  readonly isReady?: boolean;
  /** The message after success. */
  readonly done?: string;
  readonly onSubmit: () => Promise<unknown>;
  readonly children?: ComponentChildren;
}

export function Form({ says, act, isGold = false, isReady = true, done, onSubmit, children }: FormProps) {
  const { problem, isBusy, isDone, attempt } = useAttempt(says);
  return (
    <form
      class="me-form"
      onSubmit={(event) => {
        event.preventDefault();
        void attempt(onSubmit);
      }}
    >
      {children}
      <p>
        <button type="submit" class={isGold ? "gold" : "plain"} disabled={isBusy || !isReady}>
          {act}
        </button>
      </p>
      <Problem>{problem}</Problem>
      {done !== undefined && <output>{isDone && done}</output>}
    </form>
  );
}

interface ActionProps {
  readonly says: AccountText;
  readonly label: string;
  /** An accessible name, if the label alone is ambiguous. */
  readonly name?: string;
  readonly isGold?: boolean;
  /** The message after success. */
  readonly done?: string;
  readonly onAct: () => Promise<unknown>;
}

/** A button that sends a request. */
export function Action({ says, label, name, isGold = false, done, onAct }: ActionProps) {
  const { problem, isBusy, isDone, attempt } = useAttempt(says);
  return (
    <>
      <button
        type="button"
        class={isGold ? "gold" : "plain"}
        disabled={isBusy}
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
