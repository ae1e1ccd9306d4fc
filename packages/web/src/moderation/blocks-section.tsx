import type { BlocksBody } from "@roundtable/protocol/moderation";
import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n/index.ts";
import { useModerationText } from "./i18n/index.ts";
import { fetchBlocks, setBlock } from "./blocks.ts";

/** The people whom I have muted or blocked, with buttons to undo it. */
export function Section() {
  const says = useModerationText();
  const [regards, setRegards] = useState<BlocksBody["regards"] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    fetchBlocks().then(setRegards, () => setProblem(t.value.failed));
  }, []);
  if (says === null) return null;
  const undo = async (person: string) => {
    try {
      setRegards(await setBlock(person, null));
      setProblem(null);
    } catch {
      setProblem(t.value.failed);
    }
  };
  return (
    <section id="regards" class="me-part" aria-labelledby="regards-title">
      <h2 id="regards-title">{says.regards}</h2>
      <p class="hint">{regards?.length === 0 ? says.regardsEmpty : says.regardsHelp}</p>
      <ul class="me-list">
        {regards?.map(({ person, kind }) => (
          <li key={person.id}>
            <span class="me-item">
              <b>
                <bdi>{person.name}</bdi>
              </b>
              <span class="hint">{says.kinds[kind]}</span>
            </span>
            <button
              type="button"
              class="plain"
              aria-label={says.undo(person.name)}
              onClick={() => void undo(person.id)}
            >
              {says.undoShort}
            </button>
          </li>
        ))}
      </ul>
      <p class="problem" role="alert">
        {problem}
      </p>
    </section>
  );
}
