import { Fragment } from "preact";
import { clauseLines, withReferences } from "./clause-lines.ts";
import { openClause } from "./open-clause.ts";

interface ClauseTextProps {
  readonly text: string;
  /** The clauses that there are. */
  readonly ids: ReadonlySet<string>;
}

/** What a clause says: paragraphs, lists, and links to the clauses that it names. */
export function ClauseText({ text, ids }: ClauseTextProps) {
  return clauseLines(text).map(({ kind, lines }) =>
    kind === "paragraph" ? (
      lines.map((line) => (
        <p key={line}>
          <WithLinks text={line} ids={ids} />
        </p>
      ))
    ) : (
      <ul key={lines[0]}>
        {lines.map((line) => (
          <li key={line}>
            <WithLinks text={line} ids={ids} />
          </li>
        ))}
      </ul>
    ),
  );
}

function WithLinks({ text, ids }: ClauseTextProps) {
  return withReferences(text).map((piece, at) =>
    at % 2 === 1 && ids.has(piece) ? (
      <button key={at} type="button" class="clause-link" onClick={() => (openClause.value = piece)}>
        {piece}
      </button>
    ) : (
      <Fragment key={at}>{piece}</Fragment>
    ),
  );
}
