import { checkTable, type OptionSpec } from "@roundtable/kernel";
import { LOCALES, problemText, type TableText } from "@roundtable/language";
import { Choice, Shield, SHIELDS } from "@roundtable/kit";
import { useId, useState } from "preact/hooks";
import { game } from "../../rules/index.ts";
import { optionEditor } from "../../table/set-builder/set-builder.tsx";
import { savePlan, loadPlan } from "../sitting/storage.ts";
import type { QuestText } from "./display.ts";
import { PACES, type Plan, defaultSettings, type SittingSettings } from "../sitting/sitting.ts";
import { useVoice } from "../narration/speech.ts";
import { LANGUAGES, MODERATOR_WORDS, type ModeratorWords } from "../../text/moderator.ts";

const { min, max } = game.seats;

interface SetupProps {
  readonly text: QuestText;
  readonly tableText: TableText;
  readonly onDeal: (plan: Plan) => void;
}

/** Before the deal: the players, the options, and how to play. */
export function Setup({ text, tableText, onDeal }: SetupProps) {
  const words = MODERATOR_WORDS[text.locale];
  const [plan, setPlan] = useState(() => loadPlan() ?? firstPlan(text));
  const change = (changes: Partial<Plan>) => {
    const next = { ...plan, ...changes };
    setPlan(next);
    savePlan(next);
  };
  const named = plan.names.map((name, nth) => name.trim() || words.setup.name(nth + 1));
  const { options, errors, warnings } = checkTable(game, plan.names.length, plan.options);
  const alike = new Set(named).size < named.length;
  return (
    <form
      class="qm-setup"
      onSubmit={(event) => {
        event.preventDefault();
        onDeal({ ...plan, options, names: named });
      }}
    >
      <header>
        <p class="label">{words.title}</p>
        <h1>{text.name}</h1>
        <p class="lead">{words.setup.lead}</p>
      </header>
      <Names words={words} names={plan.names} onChange={(names) => change({ names })} />
      <section class="qm-options">
        <optionEditor.Editor
          game={game}
          seats={plan.names.length}
          options={options}
          disabled={false}
          achieved={[]}
          text={text}
          locale={text.locale}
          onChoose={(chosen) => change({ options: { ...options, ...chosen } })}
        />
        <MoreOptions plan={{ ...plan, options }} text={text} onChange={change} />
      </section>
      <WaysChoice words={words} ways={plan.ways} onChange={(ways) => change({ ways })} />
      <section class="qm-begin">
        {alike && (
          <p class="problem" role="alert">
            {words.setup.sameNames}
          </p>
        )}
        {errors.map((problem) => (
          <p key={JSON.stringify(problem)} class="problem" role="alert">
            {problemText(problem, text, tableText)}
          </p>
        ))}
        {warnings.map((problem) => (
          <p key={JSON.stringify(problem)} class="hint">
            {problemText(problem, text, tableText)}
          </p>
        ))}
        <button type="submit" class="gold large" disabled={alike || errors.length > 0}>
          {words.setup.begin[plan.ways.dealing]}
        </button>
      </section>
    </form>
  );
}

function firstPlan({ locale }: QuestText): Plan {
  return {
    names: ["", "", "", "", ""],
    options: checkTable(game, 5).options,
    ways: defaultSettings(locale),
  };
}

interface NamesProps {
  readonly words: ModeratorWords;
  readonly names: readonly string[];
  readonly onChange: (names: readonly string[]) => void;
}

function Names({ words, names, onChange }: NamesProps) {
  const says = words.setup;
  return (
    <fieldset class="qm-names">
      <legend>{says.players}</legend>
      <ol>
        {names.map((name, nth) => (
          <li key={nth}>
            <Shield name={SHIELDS[nth] ?? "lion"} />
            <input
              type="text"
              value={name}
              maxLength={24}
              autocomplete="off"
              placeholder={says.name(nth + 1)}
              aria-label={says.name(nth + 1)}
              onInput={({ currentTarget }) => onChange(names.with(nth, currentTarget.value))}
            />
            {names.length > min && (
              <button
                type="button"
                class="quiet"
                aria-label={says.remove(name || says.name(nth + 1))}
                onClick={() => onChange(names.toSpliced(nth, 1))}
              >
                <span aria-hidden="true">×</span>
              </button>
            )}
          </li>
        ))}
      </ol>
      {names.length < max && (
        <button type="button" class="plain" onClick={() => onChange([...names, ""])}>
          {says.add}
        </button>
      )}
    </fieldset>
  );
}

interface MoreOptionsProps {
  readonly plan: Plan;
  readonly text: QuestText;
  readonly onChange: (changes: Partial<Plan>) => void;
}

/** The options that the editor leaves out; piles that nobody chooses follow the rules. */
function MoreOptions({ plan, text, onChange }: MoreOptionsProps) {
  const id = useId();
  const edited: readonly string[] = optionEditor.edits;
  const specs: readonly [string, OptionSpec][] = Object.entries(game.options);
  const values: Readonly<Record<string, string | boolean>> = plan.options;
  const says: Readonly<Record<string, QuestText["option"]["preset"]>> = text.option;
  const choose = (name: string, value: string | boolean) =>
    onChange({ options: { ...plan.options, [name]: value } });
  return (
    <details class="qm-more">
      <summary>{MODERATOR_WORDS[text.locale].setup.moreOptions}</summary>
      {specs.map(([name, spec]) => {
        const option = says[name];
        if (option === undefined || edited.includes(name) || spec.kind === "bag") return null;
        if (game.lobby?.applies?.(name, plan.names.length, plan.options) === false) return null;
        return spec.kind === "switch" ? (
          <div key={name} class="qm-switch">
            <input
              type="checkbox"
              id={`${id}${name}`}
              checked={values[name] === true}
              onChange={({ currentTarget }) => choose(name, currentTarget.checked)}
            />
            <label for={`${id}${name}`}>
              <b>{option.name}</b> <span class="hint">{option.help}</span>
            </label>
          </div>
        ) : (
          <Choice
            key={name}
            legend={option.name}
            values={spec.values}
            value={String(values[name])}
            renderValue={(one) => option.values?.[one] ?? one}
            onChoose={(value) => choose(name, value)}
          />
        );
      })}
    </details>
  );
}

interface WaysProps {
  readonly words: ModeratorWords;
  readonly ways: SittingSettings;
  readonly onChange: (ways: SittingSettings) => void;
}

function WaysChoice({ words, ways, onChange }: WaysProps) {
  const { dealing } = words;
  return (
    <section class="qm-ways">
      <h2>{words.setup.ways}</h2>
      <Choice
        legend={dealing.legend}
        values={["device", "by-hand"]}
        value={ways.dealing}
        renderValue={(one) => dealing.values[one]}
        onChoose={(one) => onChange({ ...ways, dealing: one })}
      />
      <p class="hint">{dealing.help[ways.dealing]}</p>
      {ways.dealing === "device" ? (
        <WithTheDevice words={words} ways={ways} onChange={onChange} />
      ) : (
        <SpeechChoice words={words} ways={ways} onChange={onChange} />
      )}
    </section>
  );
}

/** What else a device that deals can do. */
function WithTheDevice({ words, ways, onChange }: WaysProps) {
  const { knowledge, cards, ending } = words;
  return (
    <>
      <Choice
        legend={knowledge.legend}
        values={["eyes-closed", "device"]}
        value={ways.knowledge}
        renderValue={(one) => knowledge.values[one]}
        onChoose={(one) => onChange({ ...ways, knowledge: one })}
      />
      <p class="hint">{knowledge.help[ways.knowledge]}</p>
      {ways.knowledge === "eyes-closed" && <SpeechChoice words={words} ways={ways} onChange={onChange} />}
      <Choice
        legend={cards.legend}
        values={["device", "real"]}
        value={ways.cards}
        renderValue={(one) => cards.values[one]}
        onChoose={(one) => onChange({ ...ways, cards: one })}
      />
      <p class="hint">{cards.help[ways.cards]}</p>
      <Choice
        legend={ending.legend}
        values={["device", "by-hand"]}
        value={ways.ending}
        renderValue={(one) => ending.values[one]}
        onChoose={(one) => onChange({ ...ways, ending: one })}
      />
      <p class="hint">{ending.help[ways.ending]}</p>
    </>
  );
}

/** QU-42: how the introduction is read aloud. */
function SpeechChoice({ words: { speech }, ways, onChange }: WaysProps) {
  const voice = useVoice(ways.language);
  return (
    <div class="qm-speech">
      <Choice
        legend={speech.language}
        values={LOCALES}
        value={ways.language}
        renderValue={(one) => <span lang={one}>{LANGUAGES[one]}</span>}
        onChoose={(language) => onChange({ ...ways, language })}
      />
      <Choice
        legend={speech.legend}
        values={["on", "off"]}
        value={ways.speech ? "on" : "off"}
        renderValue={(one) => speech[one]}
        onChoose={(one) => onChange({ ...ways, speech: one === "on" })}
      />
      <Choice
        legend={speech.pace}
        values={PACES}
        value={ways.pace}
        renderValue={(one) => speech.paces[one]}
        onChoose={(pace) => onChange({ ...ways, pace })}
      />
      {ways.speech && voice === null && <p class="hint">{speech.noVoice}</p>}
    </div>
  );
}
