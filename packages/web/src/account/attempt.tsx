import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { AccountText } from "./i18n/index.ts";
import { why } from "./why.ts";

// A form and a button that send something. Each shows its own error beside itself: there is no other place for one.

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
  return { problem: failure === null ? null : why(failure, says), isBusy, isDone, attempt };
}

/** What went wrong: announced, and brought into view. */
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
  /** What is written on the button. */
  readonly act: string;
  readonly isGold?: boolean;
  /** Whether what was typed may be sent; the browser itself looks for what is missing. */
  readonly isReady?: boolean;
  /** What is said when it has worked. */
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
  /** Where the label alone does not say what it is about. */
  readonly name?: string;
  readonly isGold?: boolean;
  /** What is said when it has worked. */
  readonly done?: string;
  readonly onAct: () => Promise<unknown>;
}

/** A button that sends something. */
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
