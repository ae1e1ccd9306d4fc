/** The options of a table as a host sets them: words and switches, never free text. */
export type OptionValues = Readonly<Record<string, string | boolean>>;

export type OptionSpec<Value extends string | boolean = string | boolean> = [Value] extends [boolean]
  ? { readonly kind: "switch"; readonly default: boolean }
  : [Value] extends [string]
    ? { readonly kind: "choice"; readonly values: readonly Value[]; readonly default: Value }
    : SwitchOption | ChoiceOption;

export interface SwitchOption {
  readonly kind: "switch";
  readonly default: boolean;
}

export interface ChoiceOption {
  readonly kind: "choice";
  readonly values: readonly string[];
  readonly default: string;
}

export type OptionSpecs<Options extends OptionValues> = {
  readonly [Name in keyof Options]: OptionSpec<Options[Name]>;
};

/** What is wrong with a table before any rule of the game is asked. */
export type TableProblem =
  | { readonly kind: "seat-count"; readonly seats: number; readonly min: number; readonly max: number }
  | { readonly kind: "unknown-option"; readonly option: string; readonly known: readonly string[] }
  | {
      readonly kind: "unknown-value";
      readonly option: string;
      readonly value: string;
      readonly known: readonly string[];
    };

export function valuesOf(spec: OptionSpec): readonly (string | boolean)[] {
  return spec.kind === "switch" ? [false, true] : spec.values;
}
