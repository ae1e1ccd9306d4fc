import {
  type BagOption,
  checkTable,
  type OptionSpec,
  type OptionValues,
  readBag,
  writeBag,
} from "@roundtable/kernel";
import { Choice } from "@roundtable/kit";
import type { OptionText } from "@roundtable/language";
import type { ComponentChildren } from "preact";
import type { TableInfo } from "@roundtable/protocol";
import { me } from "../connection/index.ts";
import { isLocal } from "../offline/local-id.ts";
import { t } from "../i18n/index.ts";
import { useOptimistic } from "../parts/optimistic.ts";
import { Stepper } from "../parts/stepper.tsx";
import { Switch } from "../parts/switch.tsx";
import { useProgress } from "../table/board/progress.ts";
import { Explanations } from "../table/rules/explanations.tsx";
import type { LobbyProps } from "../table/slots.ts";

/** The options of the match. The host sets them; everybody else reads them. */
export function Options({
  session,
  game,
  text,
  table,
  info,
  children,
}: LobbyProps & { info: TableInfo; children?: ComponentChildren }) {
  const isHost = info.host === me.value?.id;
  const editor = table?.optionEditor;
  const achieved = useProgress(game, false) ?? [];
  const [chosen, chooseAll] = useOptimistic(info.options, (options) =>
    session.send({ kind: "arrange", options }),
  );
  const choose = (options: OptionValues) => chooseAll({ ...chosen, ...options });
  const says = t.value.lobby;
  const specs: readonly [string, OptionSpec][] = Object.entries(game.options);
  const { options } = checkTable(game, info.seats.length, chosen);
  const isSet = (name: string) => editor?.edits.includes(name) === true;
  const matters = (name: string, spec: OptionSpec) =>
    !(spec.kind === "choice" && spec.values.length === 1) &&
    game.lobby?.applies?.(name, info.seats.length, options) !== false;
  const plain = specs.filter(([name, spec]) => !isSet(name) && matters(name, spec));
  return (
    <section class="lobby-options" aria-labelledby="options">
      <h2 id="options">{says.options}</h2>
      {editor !== undefined && (
        <editor.Editor
          game={game}
          seats={info.seats.length}
          options={options}
          achieved={achieved}
          disabled={!isHost}
          text={text}
          locale={text.locale}
          onChoose={choose}
        />
      )}
      {table !== null && editor !== undefined && <Explanations text={text} table={table} rules={false} />}
      {plain.map(([name, spec]) => (
        <OptionControl
          key={name}
          spec={spec}
          text={text.option[name] ?? { name, help: "" }}
          value={chosen[name] ?? spec.default}
          disabled={!isHost}
          onChoose={(value) => choose({ [name]: value })}
        />
      ))}
      {!isLocal(info.id) && (
        <Switch
          name={says.listed}
          help={says.listedHelp}
          on={info.listed}
          disabled={!isHost}
          onTurn={(listed) => void session.send({ kind: "arrange", listed })}
        />
      )}
      {children}
    </section>
  );
}

interface OptionProps {
  readonly spec: OptionSpec;
  readonly text: OptionText;
  readonly value: string | boolean;
  readonly disabled: boolean;
  readonly onChoose: (value: string | boolean) => void;
}

function OptionControl({ spec, text, value, disabled, onChoose }: OptionProps) {
  if (spec.kind === "switch") {
    return (
      <Switch name={text.name} help={text.help} on={value === true} disabled={disabled} onTurn={onChoose} />
    );
  }
  if (spec.kind === "bag") {
    return <Bag spec={spec} text={text} value={String(value)} disabled={disabled} onChoose={onChoose} />;
  }
  return (
    <div class="option">
      <Choice
        legend={text.name}
        values={spec.values}
        value={String(value)}
        renderValue={(one) => text.values?.[one] ?? one}
        onChoose={onChoose}
        disabled={disabled}
      />
      <p class="hint">{text.help}</p>
    </div>
  );
}

interface BagProps {
  readonly spec: BagOption;
  readonly text: OptionText;
  readonly value: string;
  readonly disabled: boolean;
  readonly onChoose: (value: string) => void;
}

/** An option with a count for every item: one stepper each. */
function Bag({ spec, text, value, disabled, onChoose }: BagProps) {
  const bag = readBag(value) ?? new Map<string, number>();
  const put = (item: string, count: number) => onChoose(writeBag(new Map(bag).set(item, count)));
  return (
    <fieldset class="option bag" disabled={disabled}>
      <legend>{text.name}</legend>
      <p class="hint">{text.help}</p>
      {spec.items.map((item) => {
        const count = bag.get(item) ?? 0;
        const name = text.values?.[item] ?? item;
        return (
          <fieldset key={item} class="bag-item">
            <legend>{name}</legend>
            <Stepper count={count} min={0} onStep={(next) => put(item, next)} />
          </fieldset>
        );
      })}
    </fieldset>
  );
}
