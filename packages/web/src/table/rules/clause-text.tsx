import { Fragment } from "preact";
import { cellsOf, type ClauseLines, clauseLines, withNamingWords, withReferences } from "./clause-lines.ts";
import { openRulesAt } from "./open-clause.ts";

interface ClauseTextProps {
  readonly text: string;
  /** The ids of all clauses, to know which numbers are links. */
  readonly ids: ReadonlySet<string>;
}

/** The text of a clause: paragraphs, lists, tables, and links to the clauses that it names. */
export function ClauseText({ text, ids }: ClauseTextProps) {
  return clauseLines(text).map((group) => {
    const { kind, lines } = group;
    switch (kind) {
      case "paragraph":
        return lines.map((line) => (
          <p key={line}>
            <WithLinks text={line} ids={ids} />
          </p>
        ));
      case "list":
        return (
          <ul key={lines[0]}>
            {lines.map((line) => (
              <li key={line}>
                <WithLinks text={line} ids={ids} />
              </li>
            ))}
          </ul>
        );
      case "table":
        return <Rows key={lines[0]} group={group} />;
    }
  });
}

function Rows({ group }: { group: ClauseLines }) {
  const [head = [], ...rows] = cellsOf(group);
  return (
    <table>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...cells]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {cells.map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A link and the punctuation after it stay on one line. */
function WithLinks({ text, ids }: ClauseTextProps) {
  return withNamingWords(text).map((words, at) =>
    at % 2 === 1 ? (
      <span key={at} class="clause-word">
        <WithLink word={words} ids={ids} />
      </span>
    ) : (
      <Fragment key={at}>{words}</Fragment>
    ),
  );
}

function WithLink({ word, ids }: { word: string; ids: ReadonlySet<string> }) {
  return withReferences(word).map((piece, at) =>
    at % 2 === 1 && ids.has(piece) ? (
      <button key={at} type="button" class="clause-link" onClick={() => openRulesAt(piece)}>
        {piece}
      </button>
    ) : (
      <Fragment key={at}>{piece}</Fragment>
    ),
  );
}
