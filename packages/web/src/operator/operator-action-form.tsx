import { LONGEST_WORDS } from "@roundtable/protocol/operator";
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Form } from "../shell/form.tsx";
import type { OperatorText } from "./i18n/index.ts";
import { act } from "./requests.ts";

interface OperatorActionFormProps {
  readonly says: OperatorText;
  /** The label of the button that opens the form, and of the form. */
  readonly does: string;
  readonly label: string;
  readonly path: string;
  readonly more?: object;
  readonly children?: ComponentChildren;
  readonly onDone: () => void;
}

/** An operator action. It needs a reason before it is carried out. */
export function OperatorActionForm({
  says,
  does,
  label,
  path,
  more = {},
  children,
  onDone,
}: OperatorActionFormProps) {
  const [isOpen, setOpen] = useState(false);
  const [why, setWhy] = useState("");
  if (!isOpen)
    return (
      <button type="button" class="plain" aria-label={label} onClick={() => setOpen(true)}>
        {does}
      </button>
    );
  const submit = async () => {
    await act(path, { ...more, why });
    setOpen(false);
    setWhy("");
    onDone();
  };
  return (
    <Form
      class="operator-action"
      label={label}
      act={says.doIt}
      look="gold"
      isReady={why.trim() !== ""}
      beside={
        <button type="button" class="quiet" onClick={() => setOpen(false)}>
          {says.cancel}
        </button>
      }
      onSubmit={submit}
    >
      {children}
      <label>
        <span class="label">{says.why}</span>
        <input
          value={why}
          required
          maxLength={LONGEST_WORDS}
          onInput={({ currentTarget }) => setWhy(currentTarget.value)}
        />
      </label>
    </Form>
  );
}
