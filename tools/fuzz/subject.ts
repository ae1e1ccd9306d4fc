import type { Subject } from "@roundtable/game-suite";
import type { Registry } from "@roundtable/games/registry";
import { chooseGame } from "../chosen-game.ts";

/** The game with its texts in every language and its own bots. */
export async function subjectOf(registry: Registry, id: string): Promise<Subject> {
  const { game } = await chooseGame(registry, id);
  const entry = registry[game.id];
  if (entry === undefined) throw new Error(`${game.id} is registered under another name.`);
  const [{ texts }, { bots }] = await Promise.all([entry.text(), entry.bot()]);
  const [ru, fr, en] = await Promise.all([texts.ru(), texts.fr(), texts.en()]);
  return { game, texts: { ru, fr, en }, bots };
}
