import type { Bot, Learner, Lesson } from "@roundtable/bots";
import type { Registry } from "@roundtable/games/registry";
import type { OptionValues } from "@roundtable/kernel";
import { chooseBots, chooseGame } from "../../chosen-game.ts";
import { play } from "../../play.ts";
import { Lessons, type PlainLessons } from "./lessons.ts";

/** The games that one worker plays: of all of them every so many-th, from its own on. */
export interface Schooling {
  readonly game: string;
  readonly options: OptionValues;
  /** By turns so many play. */
  readonly players: readonly number[];
  readonly bots: string;
  readonly seed: number;
  readonly games: number;
  readonly part: number;
  readonly of: number;
}

/** What a few games have taught, by net; those of games that are held back apart. */
export interface Taught {
  readonly games: number;
  readonly learned: Readonly<Record<string, PlainLessons>>;
  readonly held: Readonly<Record<string, PlainLessons>>;
}

const CAP = 20_000;
/** One game of so many is held back, to see what the nets are worth where they have not learned. */
const HELD_BACK = 4;
/** So many games are told of at once. */
const AT_ONCE = 20;

export async function* schooling(registry: Registry, share: Schooling): AsyncGenerator<Taught> {
  const chosen = await chooseGame(registry, share.game);
  const { learner } = (await registry[share.game]?.fitted?.()) ?? {};
  if (learner === undefined) throw new Error(`${share.game} has no nets.`);
  let some = new Some(learner);
  for (let nth = share.part; nth < share.games; nth += share.of) {
    const players = share.players[nth % share.players.length] ?? 0;
    const lessons: Lesson[] = [];
    const bots = chooseBots(chosen, players, share.bots).map((bot) => watched(bot, learner, lessons));
    const seed = `${share.seed}/${nth}`;
    const { outcome } = play(chosen.game, { options: share.options, bots, seed, cap: CAP });
    if (outcome !== null) some.add(lessons, outcome.winners[0] ?? 0, nth % HELD_BACK === HELD_BACK - 1);
    if (some.games < AT_ONCE) continue;
    yield some.plain();
    some = new Some(learner);
  }
  if (some.games > 0) yield some.plain();
}

/** The same bot, whose answers are noted as lessons. */
function watched(bot: Bot, learner: Learner, lessons: Lesson[]): Bot {
  return {
    ...bot,
    choose(sight, chance) {
      const answer = bot.choose(sight, chance);
      lessons.push(...learner.lessons(sight, answer));
      return answer;
    },
  };
}

class Some {
  games = 0;
  readonly #learned: ReadonlyMap<string, Lessons>;
  readonly #held: ReadonlyMap<string, Lessons>;

  constructor({ nets }: Learner) {
    const empty = () => new Map(Object.entries(nets).map(([name, shape]) => [name, new Lessons(shape)]));
    [this.#learned, this.#held] = [empty(), empty()];
  }

  add(lessons: readonly Lesson[], winner: number, isHeldBack: boolean): void {
    this.games++;
    const into = isHeldBack ? this.#held : this.#learned;
    for (const { net, things, chosen } of lessons) into.get(net)?.add(things, chosen ?? winner);
  }

  plain(): Taught {
    const plainly = (all: ReadonlyMap<string, Lessons>) =>
      Object.fromEntries([...all].map(([name, lessons]) => [name, lessons.plain()]));
    return { games: this.games, learned: plainly(this.#learned), held: plainly(this.#held) };
  }
}
