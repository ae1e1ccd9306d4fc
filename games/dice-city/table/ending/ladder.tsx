import { Choice, Icon, type OptionEditorProps } from "@roundtable/kit";
import type { DiceCity } from "../../rules/dice-city.ts";
import { rungOf } from "../../rules/pieces/rungs.ts";
import { TABLE_WORDS, type TableWords } from "../../text/table.ts";
import icons from "../icons.json" with { type: "json" };
import { ladderOf, type Level, nextTarget, type Rung } from "./rungs.ts";
import type { Scene } from "../scene.ts";

const LEVELS: readonly Level[] = ["normal", "hard"];

export const optionEditor = { edits: ["level", "target"], Editor } as const;

/** DC-28, DC-29: level and target of the solo game, with the ladder as far as it was climbed. */
function Editor({ seats, options, achieved, disabled, text, locale, onChoose }: OptionEditorProps<DiceCity>) {
  if (seats > 1) return null;
  const words = TABLE_WORDS[locale].ladder;
  const { level, target } = text.option;
  const rungs = ladderOf(options.level, achieved);
  return (
    <>
      <div class="option">
        <Choice
          legend={level.name}
          values={LEVELS}
          value={options.level}
          renderValue={(one) => level.values?.[one] ?? one}
          onChoose={(one) => onChoose({ level: one, target: nextTarget(one, achieved) })}
          disabled={disabled}
        />
        <p class="hint">{level.help}</p>
      </div>
      <div class="option">
        <Choice
          legend={target.name}
          values={rungs.map((rung) => rung.target)}
          value={options.target}
          renderValue={(one) => <RungMark rung={rungs.find((rung) => rung.target === one)} words={words} />}
          onChoose={(one) => onChoose({ target: one })}
          disabled={disabled}
          isLocked={(one) => rungs.some(({ target: at, is }) => at === one && is === "locked")}
        />
        <p class="hint">{target.help}</p>
      </div>
    </>
  );
}

/** DC-29: what the end of a solo game means on the ladder. */
export function Ladder({
  scene: {
    view,
    me,
    achieved,
    words: { ladder: words },
  },
}: {
  scene: Pick<Scene, "view" | "me" | "achieved" | "words">;
}) {
  const { solo } = view;
  const score = me === null ? null : view.players[me]?.score;
  if (!view.over || solo === null || score == null || achieved === null) return null;
  const won = score.total >= solo.target;
  const counts = achieved.includes(rungOf(solo.level, String(solo.target)));
  const rungs = ladderOf(solo.level, achieved);
  const after = rungs[rungs.findIndex(({ target }) => target === String(solo.target)) + 1];
  return (
    <section class="dc-ladder">
      <p>
        {!won
          ? words.missed(solo.target)
          : !counts
            ? words.uncounted(solo.target)
            : after?.is === "open"
              ? words.opens(solo.target, after.target)
              : words.won(solo.target)}
      </p>
      <ol aria-label={words.name}>
        {rungs.map((rung) => (
          <li key={rung.target} data-is={rung.is}>
            <RungMark rung={rung} words={words} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function RungMark({ rung, words }: { rung: Rung | undefined; words: TableWords["ladder"] }) {
  if (rung === undefined) return null;
  return (
    <span class="dc-rung">
      {rung.target}
      {rung.is === "reached" && <Icon name={icons.reached} label={words.reached} />}
      {rung.is === "locked" && <Icon name={icons.locked} label={words.locked} />}
    </span>
  );
}
