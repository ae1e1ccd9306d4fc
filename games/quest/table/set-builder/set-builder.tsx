import { checkTable, type Game, readBag, writeBag } from "@roundtable/kernel";
import { textFor } from "@roundtable/language";
import { Icon, type OptionEditorProps } from "@roundtable/kit";
import type { Character } from "../../rules/characters.ts";
import type { Problem } from "../../rules/setup/legality.ts";
import type { Options, QuestShape } from "../../rules/quest.ts";
import { cardsOf, isCharacter, planFor, sideOf } from "../../rules/pieces.ts";
import { counted } from "../characters/characters.ts";
import { Gallery } from "./gallery.tsx";
import icons from "../icons.json" with { type: "json" };
import { NamedSet } from "../characters/set.tsx";
import { TABLE_WORDS } from "../../text/table.ts";

type Props = OptionEditorProps<QuestShape>;

const LAYINGS = ["base", "recommended", "directors-cut"] as const;
const PRESETS = [...LAYINGS, "custom"] as const;
/** QU-23: with fewer players the rules choose the piles themselves. */
const LEAST_FOR_PILES = 6;

export const optionEditor = {
  edits: ["preset", "set", "customRules", "goodPile", "evilPile"],
  Editor,
} as const;

/** QU-5, QU-6: presets, or a set built by tapping characters, with its problems shown at once. */
function Editor(props: Props) {
  const { game, options, text, seats, disabled } = props;
  const { preset } = text.option;
  // QU-23: Mysterious figures are switched off if the chosen set has no room for them.
  const onChoose = (chosen: Partial<Options>) => {
    const fits = game.lobby?.applies?.("mysteriousFigures", seats, { ...options, ...chosen }) !== false;
    props.onChoose(fits ? chosen : { ...chosen, mysteriousFigures: false });
  };
  return (
    <fieldset class="option qu-builder" disabled={disabled}>
      <legend>{preset.name}</legend>
      <p class="hint">{preset.help}</p>
      <div class="qu-presets">
        {PRESETS.map((one) => (
          <button
            key={one}
            type="button"
            class="plain"
            aria-pressed={options.preset === one}
            onClick={() =>
              onChoose(
                one === "custom" && options.set === ""
                  ? { preset: one, set: layingOf(props, "recommended") }
                  : { preset: one },
              )
            }
          >
            {preset.values?.[one] ?? one}
          </button>
        ))}
      </div>
      {options.mysteriousFigures ? (
        <>
          <InPlay {...props} />
          <Problems {...props} />
          {seats >= LEAST_FOR_PILES && <Piles {...props} />}
        </>
      ) : options.preset === "custom" ? (
        <OwnSet {...props} />
      ) : (
        <InPlay {...props} />
      )}
    </fieldset>
  );
}

function InPlay({ game, seats, options, text, locale }: Props) {
  return <NamedSet set={setOf(game, seats, options)} label={TABLE_WORDS[locale].inPlay} text={text} />;
}

function OwnSet(props: Props) {
  const { options, text, locale, onChoose } = props;
  const { preset, customRules } = text.option;
  return (
    <>
      <div class="qu-presets">
        <span>{TABLE_WORDS[locale].startFrom}</span>
        {LAYINGS.map((one) => (
          <button
            key={one}
            type="button"
            class="quiet"
            onClick={() => onChoose({ set: layingOf(props, one) })}
          >
            {preset.values?.[one] ?? one}
          </button>
        ))}
      </div>
      <div class="qu-presets">
        <span>{customRules.name}</span>
        {(["base", "directors-cut"] as const).map((one) => (
          <button
            key={one}
            type="button"
            class="quiet"
            aria-pressed={options.customRules === one}
            onClick={() => onChoose({ customRules: one })}
          >
            {customRules.values?.[one] ?? one}
          </button>
        ))}
      </div>
      <Balance {...props} />
      <Problems {...props} />
      <Gallery {...props} bag="set" />
    </>
  );
}

/** QU-23 */
function Piles(props: Props) {
  const { options, text, locale } = props;
  return (["goodPile", "evilPile"] as const).map((pile) => (
    <section key={pile} class="qu-pile" aria-label={text.option[pile].name}>
      <h3>
        {text.option[pile].name}
        {options[pile] === "" && <small> · {TABLE_WORDS[locale].ours}</small>}
      </h3>
      <p class="hint">{text.option[pile].help}</p>
      <Gallery {...props} bag={pile} />
    </section>
  ));
}

function Problems({ game, seats, options, text, locale }: Props) {
  const { errors, warnings } = checkTable(game, seats, options);
  const ofTheSet = (problems: typeof errors) =>
    problems.filter((problem): problem is Problem => problem.kind in text.problem);
  return (
    <output class="qu-problems">
      {errors.length === 0 && <p class="qu-legal">{TABLE_WORDS[locale].legal}</p>}
      {ofTheSet(errors).map((problem) => (
        <p key={JSON.stringify(problem)} class="problem">
          {textFor(text.problem, problem)}
        </p>
      ))}
      {ofTheSet(warnings).map((problem) => (
        <p key={JSON.stringify(problem)} class="hint">
          {textFor(text.problem, problem)}
        </p>
      ))}
    </output>
  );
}

/** How many of each side, of how many; the rules say what an empty set lacks. */
function Balance({ game, seats, options, locale, text }: Props) {
  const bag = readBag(options.set) ?? new Map<string, number>();
  const lacking = checkTable(game, seats, { ...options, set: "" }).errors;
  return (
    <div class="qu-balance">
      <span class="for-readers">{TABLE_WORDS[locale].balance}</span>
      {(["good", "evil"] as const).map((side) => {
        const wanted = lacking.find((problem) => problem.kind === "side-count" && problem.side === side);
        const needs = wanted?.kind === "side-count" ? wanted.needs : 0;
        const has = [...bag].reduce(
          (sum, [character, count]) =>
            isCharacter(character) && sideOf(character) === side ? sum + count : sum,
          0,
        );
        return (
          <p key={side} class={`qu-scale qu-${side}`}>
            <Icon name={icons[side]} />
            {text.piece[side]?.name}{" "}
            <b>
              {has} / {needs}
            </b>
            <span class="qu-pips" aria-hidden="true">
              {Array.from({ length: Math.max(has, needs) }, (_, nth) => (
                <i key={nth} data-state={nth >= needs ? "over" : nth < has ? "on" : "off"} />
              ))}
            </span>
          </p>
        );
      })}
    </div>
  );
}

/** A preset as the start of an own set. One that puts cards away has more cards than players: the host removes some. */
function layingOf({ game, seats, options }: Props, preset: Options["preset"]): string {
  const set = setOf(game, seats, { ...options, preset, mysteriousFigures: false });
  return writeBag(counted(set).map(({ character, count }) => [character, count]));
}

/** The tokens that would lie on the table. */
function setOf(game: Game<QuestShape>, seats: number, options: Options): readonly Character[] {
  return checkTable(game, seats, options).errors.length > 0 ? [] : cardsOf(planFor(seats, options));
}
