import { effect, type Signal, signal } from "@preact/signals";
import { FALLBACK_LOCALE, isLocale, type Locale } from "@roundtable/language";
import type { Person } from "@roundtable/protocol";

// The settings of a person, stored on this device.

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** How long animations take. */
export const TEMPOS = ["slow", "normal", "quick", "none"] as const;
export type Tempo = (typeof TEMPOS)[number];

/** How well bots play, the weakest first. */
export const LEVELS = ["beginner", "casual", "strong", "master"] as const;
export type Level = (typeof LEVELS)[number];

/** Stronger colours and lines, in either theme. */
export const CONTRASTS = ["usual", "high"] as const;
/** Colours for people with colour vision deficiency. */
export const PALETTES = ["usual", "distinct"] as const;
/** Whether animations move: as the system says, or never. */
export const MOTIONS = ["system", "reduced"] as const;
/** Which answers need a second press: those that cannot be undone, or all. */
export const CONFIRMS = ["final", "always"] as const;

/** The settings that are synced to a person's other devices, by name. */
const synced = new Map<string, Synced>();
export const SYNCED: ReadonlyMap<string, Synced> = synced;

interface Synced {
  readonly value: Signal<unknown>;
  readonly isOne: (value: unknown) => boolean;
  /** The value before anything was chosen on this page. */
  came: unknown;
}

export const locale: Signal<Locale> = stored("locale", isLocale, preferredLocale());
export const theme: Signal<Theme> = stored("theme", isTheme, "system");
export const contrast: Signal<(typeof CONTRASTS)[number]> = stored("contrast", oneOf(CONTRASTS), "usual");
export const palette: Signal<(typeof PALETTES)[number]> = stored("palette", oneOf(PALETTES), "usual");
export const motion: Signal<(typeof MOTIONS)[number]> = stored("motion", oneOf(MOTIONS), "system");
export const confirms: Signal<(typeof CONFIRMS)[number]> = stored("confirms", oneOf(CONFIRMS), "final");
export const tempo: Signal<Tempo> = stored("tempo", isTempo, "normal");
export const sounds: Signal<boolean> = stored("sounds", isSwitch, false);
export const sidePanelFolded: Signal<boolean> = stored("column-folded", isSwitch, false);
/** Whether I had tables when I last visited: the home page reserves room for them until it knows. */
export const hadTables: Signal<boolean> = stored("have-tables", isSwitch, false);
/** Whether a match is running on this device, without a server. */
export const hasLocalTables: Signal<boolean> = stored("have-here", isSwitch, false);
/** My identity at the last contact with a server. */
export const lastMe: Signal<Person | null> = stored("me", isPerson, null);
/** Whether I had an account at the last contact with a server. */
export const hasAccount: Signal<boolean> = stored("has-account", isSwitch, false);
/** Whether the coach explains each kind of question the first time. */
export const coach: Signal<boolean> = stored("coach", isSwitch, true);
/** The level of the bots that I seat. */
export const level: Signal<Level> = stored("level", isLevel, "casual");
/** The games whose lesson was offered to me. */
export const lessonOfferedFor: Signal<readonly string[]> = stored("met-games", isNames, []);
/** The ids of the people whose messages are hidden from me. */
export const muted: Signal<readonly string[]> = stored("muted", isNames, []);
/** The ids of those among them whom I do not want to meet. */
export const blocked: Signal<readonly string[]> = stored("blocked", isNames, []);

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

/** Whether animations should not move, by the setting or the system. */
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

function stored<T>(name: string, isOne: (value: unknown) => value is T, otherwise: T): Signal<T> {
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
    // A private window may have no storage; the choice then lasts as long as the page.
  }
}

function preferredLocale(): Locale {
  const languages = navigator.languages.map((language) => language.slice(0, 2));
  return languages.find(isLocale) ?? FALLBACK_LOCALE;
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
