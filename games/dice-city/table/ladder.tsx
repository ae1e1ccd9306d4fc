import type { Locale } from "@roundtable/language";
import { Choice, Icon, type OptionEditorProps } from "@roundtable/kit";
import type { DiceCity } from "../rules/dice-city.ts";
import icons from "./icons.json" with { type: "json" };
import { LADDER_WORDS } from "./ladder-words.ts";
import { ladderOf, type Level, nextTarget, type Rung, rungOf } from "./rungs.ts";
import type { Scene } from "./scene.ts";

const LEVELS: readonly Level[] = ["normal", "hard"];

export const optionEditor = { edits: ["level", "target"], Editor } as const;

/** DC-28, DC-29: level and target of the solo game, with the ladder as far as it was climbed. */
function Editor({ seats, options, achieved, disabled, text, locale, onChoose }: OptionEditorProps<DiceCity>) {
  if (seats > 1) return null;
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
          renderValue={(one) => <Step rung={rungs.find((rung) => rung.target === one)} locale={locale} />}
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
export function Ladder({ scene: { view, me, achieved, locale } }: { scene: Scene }) {
  const { solo } = view;
  const score = me === null ? null : view.players[me]?.score;
  if (!view.over || solo === null || score == null) return null;
  const words = LADDER_WORDS[locale];
  const won = score.total >= solo.target;
  const rungs = ladderOf(solo.level, won ? [...achieved, rungOf(solo.level, String(solo.target))] : achieved);
  const after = rungs[rungs.findIndex(({ target }) => target === String(solo.target)) + 1];
  return (
    <section class="dc-ladder">
      <p>
        {!won
          ? words.missed(solo.target)
          : after?.is === "open"
            ? words.opens(solo.target, after.target)
            : words.won(solo.target)}
      </p>
      <ol aria-label={words.ladder}>
        {rungs.map((rung) => (
          <li key={rung.target} data-is={rung.is}>
            <Step rung={rung} locale={locale} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Step({ rung, locale }: { rung: Rung | undefined; locale: Locale }) {
  if (rung === undefined) return null;
  const words = LADDER_WORDS[locale];
  return (
    <span class="dc-rung">
      {rung.target}
      {rung.is === "reached" && <Icon name={icons.reached} label={words.reached} />}
      {rung.is === "locked" && <Icon name={icons.locked} label={words.locked} />}
    </span>
  );
}
