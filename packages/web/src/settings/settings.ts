import { effect, type Signal, signal } from "@preact/signals";
import { isLocale, type Locale, LOCALES } from "@roundtable/language";
import type { Person } from "@roundtable/protocol";

// What a person likes, remembered on this device.

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** How long things take that are seen to happen. */
export const TEMPOS = ["slow", "normal", "quick", "none"] as const;
export type Tempo = (typeof TEMPOS)[number];

/** How well bots play, the weakest first. */
export const LEVELS = ["beginner", "casual", "strong", "master"] as const;
export type Level = (typeof LEVELS)[number];

/** Colours and lines that are easier to see, beside whatever theme there is. */
export const CONTRASTS = ["usual", "high"] as const;
/** Colours that are told apart also by those who see some of them alike. */
export const PALETTES = ["usual", "distinct"] as const;
/** Whether things move: as the system says, or never. */
export const MOTIONS = ["system", "reduced"] as const;
/** Which answers want a second press: those that cannot be taken back, or all. */
export const CONFIRMS = ["final", "always"] as const;

/** What goes with a person to his other devices, by name. */
const synced = new Map<string, Synced>();
export const SYNCED: ReadonlyMap<string, Synced> = synced;

interface Synced {
  readonly value: Signal<unknown>;
  readonly isOne: (value: unknown) => boolean;
  /** As it was before anybody chose something on this page. */
  came: unknown;
}

export const locale: Signal<Locale> = kept("locale", isLocale, preferredLocale());
export const theme: Signal<Theme> = kept("theme", isTheme, "system");
export const contrast: Signal<(typeof CONTRASTS)[number]> = kept("contrast", oneOf(CONTRASTS), "usual");
export const palette: Signal<(typeof PALETTES)[number]> = kept("palette", oneOf(PALETTES), "usual");
export const motion: Signal<(typeof MOTIONS)[number]> = kept("motion", oneOf(MOTIONS), "system");
export const confirms: Signal<(typeof CONFIRMS)[number]> = kept("confirms", oneOf(CONFIRMS), "final");
export const tempo: Signal<Tempo> = kept("tempo", isTempo, "normal");
export const sounds: Signal<boolean> = kept("sounds", isSwitch, false);
export const sidePanelFolded: Signal<boolean> = kept("column-folded", isSwitch, false);
/** Whether I had tables when I last knew: the home page keeps room for them until it knows better. */
export const haveTables: Signal<boolean> = kept("have-tables", isSwitch, false);
/** Whether something is under way on this device, without a server. */
export const hasLocalTables: Signal<boolean> = kept("have-here", isSwitch, false);
/** Who I was when a server last told. */
export const lastMe: Signal<Person | null> = kept("me", isPerson, null);
/** Whether I had an account when a server last told. */
export const hasAccount: Signal<boolean> = kept("has-account", isSwitch, false);
/** Whether somebody explains a question when I meet it for the first time. */
export const coach: Signal<boolean> = kept("coach", isSwitch, true);
/** How well the bots play that I seat. */
export const level: Signal<Level> = kept("level", isLevel, "casual");
/** The games that I was offered to learn. */
export const metGames: Signal<readonly string[]> = kept("met-games", isNames, []);
/** The ids of the people whose talk is hidden from me. */
export const muted: Signal<readonly string[]> = kept("muted", isNames, []);
/** And of those among them whom I do not want to meet. */
export const blocked: Signal<readonly string[]> = kept("blocked", isNames, []);

for (const [name, value, isOne] of [
  ["locale", locale, isLocale],
  ["theme", theme, isTheme],
  ["contrast", contrast, oneOf(CONTRASTS)],
  ["palette", palette, oneOf(PALETTES)],
  ["motion", motion, oneOf(MOTIONS)],
  ["tempo", tempo, isTempo],
  ["sounds", sounds, isSwitch],
  ["confirms", confirms, oneOf(CONFIRMS)],
  ["coach", coach, isSwitch],
] as const)
  synced.set(name, { value, isOne, came: value.peek() });

/** Whether nothing is to move. */
export function prefersReducedMotion(): boolean {
  return motion.peek() === "reduced" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

effect(() => {
  const { dataset } = document.documentElement;
  dataset["contrast"] = contrast.value;
  dataset["palette"] = palette.value;
  dataset["motion"] = motion.value;
});

effect(() => {
  if (theme.value === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme.value;
});

function kept<T>(name: string, isOne: (value: unknown) => value is T, otherwise: T): Signal<T> {
  const synced = signal(read(name, isOne) ?? otherwise);
  let first = true;
  effect(() => {
    const value = synced.value;
    if (!first) write(name, value);
    first = false;
  });
  return synced;
}

function read<T>(name: string, isOne: (value: unknown) => value is T): T | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(name) ?? "null");
    return isOne(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function write(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // A private window may keep nothing; the choice then lasts as long as the page.
  }
}

function preferredLocale(): Locale {
  const languages = navigator.languages.map((language) => language.slice(0, 2));
  return languages.find(isLocale) ?? LOCALES[2];
}

function oneOf<const Values extends readonly string[]>(values: Values) {
  return (value: unknown): value is Values[number] => values.some((one) => one === value);
}

function isTheme(value: unknown): value is Theme {
  return THEMES.some((one) => one === value);
}

function isTempo(value: unknown): value is Tempo {
  return TEMPOS.some((one) => one === value);
}

function isLevel(value: unknown): value is Level {
  return LEVELS.some((one) => one === value);
}

function isSwitch(value: unknown): value is boolean {
  return typeof value === "boolean";
}

function isPerson(value: unknown): value is Person {
  return typeof value === "object" && value !== null && "id" in value && "name" in value;
}

function isNames(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === "string");
}
