import { steps } from "@roundtable/kernel";
import type { Question } from "../asking.ts";
import type { QuestShape } from "../quest.ts";
import { type Acts, acts } from "./acts.ts";
import { type AmuletHolder, amulet } from "./amulet.ts";
import { type Check, check } from "./check.ts";
import { type Magic, magic } from "./magic.ts";
import { type NameCharacter, nameCharacter } from "./name-character.ts";
import { type NamePlayer, namePlayer } from "./name-player.ts";
import { type NewLeader, newLeader } from "./new-leader.ts";
import { type Show, show } from "./show.ts";
import type { Asks } from "./step.ts";
import { type Team, team } from "./team.ts";
import { together, togetherKind, type TogetherTask } from "./together.ts";

/** Everything that the game can wait for. */
export type Task = Alone | TogetherTask;

type Alone = Team | Magic | NewLeader | AmuletHolder | Check | Show | Acts | NamePlayer | NameCharacter;

const ALONE: { readonly [Do in Alone["do"]]: Asks<Extract<Alone, { readonly do: Do }>> } = {
  team,
  magic,
  "new-leader": newLeader,
  amulet,
  check,
  show,
  acts,
  "name-player": namePlayer,
  "name-character": nameCharacter,
};

export const { asked, decision, apply, isSecret } = steps<QuestShape, Task>({
  asks: { ...ALONE, together },
  does: {},
});

/** The kind of question by which it is awaited. */
export function questionKind(task: Task): Question["kind"] {
  return task.do === "together" ? togetherKind(task) : ALONE[task.do].kind;
}
