import type { Seat } from "@roundtable/kernel";
import { LineText } from "@roundtable/kit";
import { textFor } from "@roundtable/language";
import { useId, useMemo } from "preact/hooks";
import type { Statement } from "../../rules/statements.ts";
import { claimsOf, saidOf } from "./claims.ts";
import { MARKS, type Note } from "./notes.ts";
import type { Scene } from "../scene.ts";

interface DossierProps {
  readonly scene: Scene;
  readonly seat: Seat;
  readonly note: Note;
  readonly onNote: (note: Note) => void;
  /** null while I may not speak */
  readonly onSay: ((statement: Statement) => void) | null;
}

/** One player: what they have said, what is said about them, and my private notes. */
export function Dossier({ scene, seat, note, onNote, onSay }: DossierProps) {
  const { events, seats, words, text, me, notebook } = scene;
  const claims = useMemo(() => claimsOf(events, seats.length), [events, seats.length]);
  const said = (claims[seat] ?? []).flatMap((statements, nth) =>
    statements.map((statement) => ({ statement, quest: nth + 1 })),
  );
  const quick: readonly Statement[] = [
    ...(seat === me
      ? []
      : [
          { kind: "i-trust", seat } as const,
          { kind: "i-suspect", seat } as const,
          { kind: "i-checked", seat, saw: "good" } as const,
          { kind: "i-checked", seat, saw: "evil" } as const,
        ]),
    { kind: "should-lead", seat },
    { kind: "give-magic", seat },
  ];
  return (
    <div class="qu-dossier">
      {notebook !== null && seat !== me && <Marks scene={scene} note={note} onNote={onNote} />}
      {onSay !== null && me !== null && (
        <div class="qu-quick">
          {quick.map((statement) => (
            <button
              key={JSON.stringify(statement)}
              type="button"
              class="qu-chip"
              onClick={() => onSay(statement)}
            >
              <span>
                <LineText line={textFor(text.statement, statement, me)} />
              </span>
            </button>
          ))}
        </div>
      )}
      <ul class="qu-sayings">
        {said.map(({ statement, quest }, nth) => (
          <li key={nth}>
            <span class="qu-when">{words.quest(quest)}</span>{" "}
            <LineText line={textFor(text.statement, statement, seat)} />
          </li>
        ))}
        {saidOf(claims, seat).map(({ by, statement }) => (
          <li key={`of ${by}`} class="qu-about-them">
            <LineText line={words.says(by, textFor(text.statement, statement, by))} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Marks({ scene, note, onNote }: Pick<DossierProps, "scene" | "note" | "onNote">) {
  const { words } = scene;
  const id = useId();
  return (
    <>
      <fieldset class="qu-marks">
        <legend>{words.suspicion}</legend>
        {MARKS.map((mark) => (
          <button
            key={mark}
            type="button"
            class="qu-chip"
            aria-pressed={note.mark === mark}
            onClick={() => onNote({ ...note, mark: note.mark === mark ? null : mark })}
          >
            <span class={`qu-mark qu-mark-${mark}`} />
            {words.marks[mark]}
          </button>
        ))}
      </fieldset>
      <label class="qu-note" for={id}>
        {words.note}
        <textarea
          id={id}
          rows={2}
          maxLength={500}
          value={note.words}
          placeholder={words.noteHelp}
          onInput={(event) => onNote({ ...note, words: event.currentTarget.value })}
        />
      </label>
    </>
  );
}
