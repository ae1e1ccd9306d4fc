import { type Adviser, type Bots, random } from "@roundtable/bots";
import type { Game } from "@roundtable/kernel";
import type { GameEntry } from "@roundtable/games/registry";
import type { Locale } from "@roundtable/language";
import * as v from "valibot";

/** What the server wants of a game: its rules, its bots and its name, never its table. */
export type ServedGame = Pick<GameEntry, "rules" | "bot"> & Partial<Pick<GameEntry, "text" | "adviser">>;

export interface GameInPlay {
  readonly game: Game;
  /** At least one. */
  readonly bots: Bots;
  /** There is somebody who can say how good an answer is, and why. */
  readonly isAdvised: boolean;
}

const RegistryModule = v.object({
  registry: v.custom<Readonly<Record<string, ServedGame>>>((registry) => typeof registry === "object"),
});

/** The games that this server plays, loaded when they are first wanted. */
export class Games {
  readonly #registry: Readonly<Record<string, ServedGame>>;
  readonly #loaded = new Map<string, Promise<GameInPlay>>();

  /** `module` is where the registry stands; bots load it again in their worker threads. */
  static async from(module: string): Promise<Games> {
    const exported: unknown = await import(module);
    if (!v.is(RegistryModule, exported)) throw new Error(`${module} exports no registry of games.`);
    return new Games(exported.registry);
  }

  constructor(registry: Readonly<Record<string, ServedGame>>) {
    this.#registry = registry;
  }

  async load(id: string): Promise<GameInPlay | null> {
    const entry = Object.hasOwn(this.#registry, id) ? this.#registry[id] : undefined;
    if (entry === undefined) return null;
    const loading = this.#loaded.get(id) ?? loadedFrom(entry);
    this.#loaded.set(id, loading);
    return await loading;
  }

  /** Who can say how good an answer is, and why; null where nobody can. */
  async adviserOf(id: string): Promise<Adviser | null> {
    const entry = Object.hasOwn(this.#registry, id) ? this.#registry[id] : undefined;
    return (await entry?.adviser?.())?.adviser ?? null;
  }

  /** What the game is called in this language. */
  async nameOf(id: string, locale: Locale): Promise<string> {
    const entry = Object.hasOwn(this.#registry, id) ? this.#registry[id] : undefined;
    const text = await entry?.text?.();
    return (await text?.texts[locale]())?.name ?? id;
  }
}

async function loadedFrom(entry: ServedGame): Promise<GameInPlay> {
  const [{ game }, { bots }] = await Promise.all([entry.rules(), entry.bot()]);
  const isAdvised = entry.adviser !== undefined;
  return { game, bots: Object.keys(bots).length === 0 ? { random } : bots, isAdvised };
}
