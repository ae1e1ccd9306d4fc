import type { Check, Game, Shape } from "./game.ts";
import { isValueOf, type OptionSpec, type OptionValues, type TableProblem, valuesOf } from "./options.ts";

export interface Checked<S extends Shape = Shape> extends Check<S["problem"] | TableProblem> {
  /** The given options, completed by defaults. An option that changes nothing at this table has its default. */
  readonly options: S["options"];
}

/** All errors and warnings for a table of this many seats and these options. */
export function checkTable<S extends Shape>(
  game: Game<S>,
  seats: number,
  given: OptionValues = {},
): Checked<S> {
  const specs: Readonly<Record<string, OptionSpec>> = game.options;
  const known = Object.keys(specs);
  const errors: TableProblem[] = [];
  const { min, max } = game.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max)
    errors.push({ kind: "seat-count", seats, min, max });

  const options: Record<string, string | boolean> = {};
  for (const [name, spec] of Object.entries(specs)) options[name] = spec.default;
  for (const [option, value] of Object.entries(given)) {
    const spec = Object.hasOwn(specs, option) ? specs[option] : undefined;
    if (spec === undefined) {
      errors.push({ kind: "unknown-option", option, known });
    } else if (isValueOf(spec, value)) {
      options[option] = value;
    } else {
      errors.push({ kind: "unknown-value", option, value: String(value), known: wordsOf(spec) });
    }
  }
  if (errors.length > 0) return { options, errors, warnings: [] };
  const meant = { ...options };
  for (const [name, spec] of Object.entries(specs)) {
    if (game.lobby?.applies?.(name, seats, options) === false) meant[name] = spec.default;
  }
  return { options: meant, ...game.check(seats, meant) };
}

function wordsOf(spec: OptionSpec): string[] {
  return spec.kind === "bag" ? [...spec.items] : valuesOf(spec).map(String);
}

/** Reads an option as people type it, `key=value`. The words true and false are switches. */
export function readOption(text: string): { readonly name: string; readonly value: string | boolean } | null {
  const at = text.indexOf("=");
  if (at < 1) return null;
  const value = text.slice(at + 1);
  return { name: text.slice(0, at), value: value === "true" ? true : value === "false" ? false : value };
}
