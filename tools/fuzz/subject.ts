import type { Subject } from "@roundtable/game-suite";
import type { Registry } from "@roundtable/games/registry";
import { chooseGame } from "../chosen-game.ts";

/** The game with its texts in every language. */
export async function subjectOf(registry: Registry, id: string | undefined): Promise<Subject> {
  const { game } = await chooseGame(registry, id);
  const { texts } = (await registry[game.id]?.text()) ?? {};
  if (texts === undefined) throw new Error(`${game.id} is registered under another name.`);
  const [ru, fr, en] = await Promise.all([texts.ru(), texts.fr(), texts.en()]);
  return { game, texts: { ru, fr, en } };
}
