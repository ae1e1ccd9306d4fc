/** The options of a table as a host sets them: words and switches, never free text. */
export type OptionValues = Readonly<Record<string, string | boolean>>;

export type OptionSpec<Value extends string | boolean = string | boolean> = [Value] extends [boolean]
  ? SwitchOption
  : [Value] extends [string]
    ? string extends Value
      ? ChoiceOption | BagOption
      : { readonly kind: "choice"; readonly values: readonly Value[]; readonly default: Value }
    : SwitchOption | ChoiceOption | BagOption;

export interface SwitchOption {
  readonly kind: "switch";
  readonly default: boolean;
}

export interface ChoiceOption {
  readonly kind: "choice";
  readonly values: readonly string[];
  readonly default: string;
}

/** Any number of each item, written `cleric duke*2 youth`. */
export interface BagOption {
  readonly kind: "bag";
  readonly items: readonly string[];
  /** Some of the many values, for tests that try every value. */
  readonly examples: readonly string[];
  readonly default: string;
}

export type OptionSpecs<Options extends OptionValues> = {
  readonly [Name in keyof Options]: OptionSpec<Options[Name]>;
};

/** What is wrong with a table, before the game's own rules are checked. */
export type TableProblem =
  | { readonly kind: "seat-count"; readonly seats: number; readonly min: number; readonly max: number }
  | { readonly kind: "unknown-option"; readonly option: string; readonly known: readonly string[] }
  | {
      readonly kind: "unknown-value";
      readonly option: string;
      readonly value: string;
      readonly known: readonly string[];
    };

/** Every value; of a bag, only the default and the examples. */
export function valuesOf(spec: OptionSpec): readonly (string | boolean)[] {
  switch (spec.kind) {
    case "switch":
      return [false, true];
    case "choice":
      return spec.values;
    case "bag":
      return [spec.default, ...spec.examples];
  }
}

export function isValueOf(spec: OptionSpec, value: string | boolean): boolean {
  if (spec.kind !== "bag") return valuesOf(spec).includes(value);
  if (typeof value !== "string") return false;
  const bag = readBag(value);
  return bag !== null && [...bag.keys()].every((item) => spec.items.includes(item));
}

/** A count from 1 to 99, without a leading zero. */
const COUNT = /^[1-9]\d?$/;

/** The count of each item; null where the text is not written like a bag. */
export function readBag(text: string): ReadonlyMap<string, number> | null {
  const bag = new Map<string, number>();
  for (const word of text.split(" ")) {
    if (word === "") continue;
    const [item = "", times = "1", ...rest] = word.split("*");
    if (item === "" || rest.length > 0 || !COUNT.test(times)) return null;
    bag.set(item, (bag.get(item) ?? 0) + Number(times));
  }
  return bag;
}

export function writeBag(bag: Iterable<readonly [item: string, count: number]>): string {
  return [...bag]
    .filter(([, count]) => count > 0)
    .map(([item, count]) => (count === 1 ? item : `${item}*${count}`))
    .join(" ");
}
