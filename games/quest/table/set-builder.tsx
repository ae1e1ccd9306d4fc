import { chanceOf, checkTable, type Game, readBag, seeded, writeBag } from "@roundtable/kernel";
import { textFor } from "@roundtable/language";
import { Icon, type OptionEditorProps } from "@roundtable/web/kit";
import type { Character } from "../rules/characters.ts";
import type { Options, QuestShape } from "../rules/quest.ts";
import { CharacterCard } from "./cards.tsx";
import { counted, IN_ORDER, isPainted, PAINTED } from "./characters.ts";
import icons from "./icons.json" with { type: "json" };
import { CharacterToken } from "./set.tsx";
import { WORDS } from "./words.ts";

type Props = OptionEditorProps<QuestShape>;

const PRESETS = ["base", "recommended", "directors-cut", "custom"] as const;
const LAYINGS = ["base", "recommended", "directors-cut"] as const;

export const optionEditor = { edits: ["preset", "set", "customRules"], Editor } as const;

/** QU-5, QU-6: presets, or a set built by tapping characters, with what is wrong with it said at once. */
function Editor(props: Props) {
  const { options, text, locale, disabled, onChoose, game, seats } = props;
  const words = WORDS[locale];
  const preset = text.option.preset;
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
                  ? { preset: one, set: bagOf(setFor(props, "recommended")) }
                  : { preset: one },
              )
            }
          >
            {preset.values?.[one] ?? one}
          </button>
        ))}
      </div>
      {options.preset === "custom" && !options.mysteriousFigures ? (
        <OwnSet {...props} />
      ) : (
        <ul class="qu-set" aria-label={words.inPlay}>
          {counted(setOf(game, seats, options)).map(({ character, count }) => (
            <li key={character} title={text.piece[character]?.help}>
              <CharacterToken character={character} />
              <span>
                {text.piece[character]?.name}
                {count > 1 && ` × ${count}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}

function OwnSet(props: Props) {
  const { game, seats, options, text, locale, disabled, onChoose } = props;
  const words = WORDS[locale];
  const bag = readBag(options.set) ?? new Map<string, number>();
  const { errors, warnings } = checkTable(game, seats, options);
  const put = (character: Character, count: number) => {
    const next = new Map(bag).set(character, count);
    onChoose({ set: writeBag(IN_ORDER.map((one) => [one, next.get(one) ?? 0])) });
  };
  return (
    <>
      <div class="qu-presets">
        <span>{words.startFrom}</span>
        {LAYINGS.map((one) => (
          <button
            key={one}
            type="button"
            class="quiet"
            onClick={() => onChoose({ set: bagOf(setFor(props, one)) })}
          >
            {text.option.preset.values?.[one] ?? one}
          </button>
        ))}
        <span>{text.option.customRules.name}</span>
        {(["base", "directors-cut"] as const).map((one) => (
          <button
            key={one}
            type="button"
            class="quiet"
            aria-pressed={options.customRules === one}
            onClick={() => onChoose({ customRules: one })}
          >
            {text.option.customRules.values?.[one] ?? one}
          </button>
        ))}
      </div>
      <Balance {...props} />
      <output class="qu-problems">
        {errors.length === 0 && <p class="qu-legal">{words.legal}</p>}
        {errors.map((problem) => (
          <p key={JSON.stringify(problem)} class="problem">
            {"option" in problem || problem.kind === "seat-count" ? null : textFor(text.problem, problem)}
          </p>
        ))}
        {warnings.map((problem) => (
          <p key={JSON.stringify(problem)} class="hint">
            {"option" in problem || problem.kind === "seat-count" ? null : textFor(text.problem, problem)}
          </p>
        ))}
      </output>
      <ul class="qu-gallery">
        {IN_ORDER.map((character) => {
          const count = bag.get(character) ?? 0;
          const name = text.piece[character]?.name ?? character;
          return (
            <li key={character} data-in={count > 0 ? "" : undefined}>
              <button
                type="button"
                class="qu-pick"
                aria-label={`${words.add(name)} (${count})`}
                title={text.piece[character]?.help}
                disabled={disabled || !mayAdd(props, bag, character)}
                onClick={() => put(character, count + 1)}
              >
                <CharacterCard character={character} name={name} />
              </button>
              {count > 0 && (
                <button
                  type="button"
                  class="qu-less"
                  aria-label={words.remove(name)}
                  onClick={() => put(character, count - 1)}
                >
                  {count > 1 && <b>{count}</b>}
                  <Icon name={icons.close} />
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** How many of each side, of how many; the rules say so when a side is empty. */
function Balance({ game, seats, options, locale, text }: Props) {
  const bag = readBag(options.set) ?? new Map<string, number>();
  const empty = checkTable(game, seats, { ...options, set: "" }).errors;
  return (
    <div class="qu-balance">
      <span class="for-readers">{WORDS[locale].balance}</span>
      {(["good", "evil"] as const).map((side) => {
        const wanted = empty.find((problem) => problem.kind === "side-count" && problem.side === side);
        const needs = wanted?.kind === "side-count" ? wanted.needs : 0;
        const has = [...bag].reduce(
          (sum, [character, count]) =>
            isPainted(character) && PAINTED[character] === side ? sum + count : sum,
          0,
        );
        return (
          <p key={side} class={`qu-scale qu-${side}`} data-even={has === needs ? "" : undefined}>
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

/** Whether one more of it is a card that exists: the rules know how many there are. */
function mayAdd(
  { game, seats, options }: Props,
  bag: ReadonlyMap<string, number>,
  character: Character,
): boolean {
  const next = new Map(bag).set(character, (bag.get(character) ?? 0) + 1);
  const { errors } = checkTable(game, seats, { ...options, set: writeBag(next) });
  return !errors.some(
    (problem) =>
      (problem.kind === "too-many" && problem.character === character) ||
      (problem.kind === "one-morgan" && character === "morgan-le-fay" && problem.has > 1),
  );
}

function setFor({ game, seats, options }: Props, preset: Options["preset"]): readonly Character[] {
  const set = setOf(game, seats, { ...options, preset, mysteriousFigures: false });
  // A preset that puts cards away shows more tokens than there are players: the host chooses which to leave out.
  return set;
}

/** The tokens that would lie on the table. */
function setOf(game: Game<QuestShape>, seats: number, options: Options): readonly Character[] {
  if (checkTable(game, seats, options).errors.length > 0) return [];
  const table = { chance: chanceOf(seeded("any")), tell() {}, reveal() {} };
  return game.view(game.setup(seats, options, table), "public").set;
}

function bagOf(set: readonly Character[]): string {
  return writeBag(counted(set).map(({ character, count }) => [character, count]));
}
