import type { ClientError } from "@roundtable/protocol/client-errors";
import { momentOf, type SectionProps } from "./item.ts";
import { Paged } from "./paged.tsx";

/** Errors that people's pages have reported. */
export function PageErrors({ says }: SectionProps) {
  return (
    <>
      <p class="hint">{says.errorsHelp}</p>
      <Paged
        name="errors"
        says={says}
        renderItem={(error) => <ErrorItem key={error.id} error={error} says={says} />}
      />
    </>
  );
}

function ErrorItem({ error, says }: SectionProps & { error: ClientError }) {
  const { name, message, where, count, first, last, build, stack } = error;
  const marks = [says.times(count), says.firstAndLast(momentOf(first), momentOf(last)), build];
  return (
    <li>
      <p>
        <b>{says.errorPlaces[where]}</b> · <code>{message === "" ? name : `${name}: ${message}`}</code>
      </p>
      <p class="hint">{marks.filter((mark) => mark !== "").join(" · ")}</p>
      {stack.length > 0 && (
        <details>
          <summary>{says.stack}</summary>
          <ol class="operator-stack">
            {stack.map((frame, n) => (
              <li key={n}>
                <code>{frame}</code>
              </li>
            ))}
          </ol>
        </details>
      )}
    </li>
  );
}
