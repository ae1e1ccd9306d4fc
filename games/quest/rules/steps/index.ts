import { type Acts, acts } from "./acts.ts";
import { type AmuletHolder, amulet } from "./amulet.ts";
import { type Cards, cards } from "./cards.ts";
import { type Check, check } from "./check.ts";
import { type Discussion, discussion } from "./discussion.ts";
import { type Drop, drop } from "./drop.ts";
import { type Galahad, galahad } from "./galahad.ts";
import { type HuntVote, huntVote } from "./hunt-vote.ts";
import { type HuntWindow, huntWindow } from "./hunt-window.ts";
import { type Magic, magic } from "./magic.ts";
import { type NameCharacter, nameCharacter } from "./name-character.ts";
import { type NamePlayer, namePlayer } from "./name-player.ts";
import { type NewLeader, newLeader } from "./new-leader.ts";
import { type AllPoint, point } from "./point.ts";
import { type Ready, ready } from "./ready.ts";
import { type Show, show } from "./show.ts";
import type { Asks, AsksTogether } from "./step.ts";
import { type Team, team } from "./team.ts";

/** Everything that the game can stop for. */
export type Task = Asking | TogetherTask;

export type Asking =
  | Team
  | Magic
  | NewLeader
  | AmuletHolder
  | Check
  | Show
  | Acts
  | NamePlayer
  | NameCharacter;

export type TogetherTask = Ready | Cards | Galahad | Discussion | HuntWindow | HuntVote | AllPoint | Drop;

export const ASKS: { readonly [Do in Asking["do"]]: Asks<Extract<Asking, { readonly do: Do }>> } = {
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

export const TOGETHER: Readonly<Record<TogetherTask["what"], AsksTogether>> = {
  ready,
  cards,
  galahad,
  discussion,
  "hunt-window": huntWindow,
  "hunt-vote": huntVote,
  point,
  drop,
};
