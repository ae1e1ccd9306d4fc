import type { Bot, Learner, Lesson } from "@roundtable/bots";
import type { Registry } from "@roundtable/games/registry";
import type { OptionValues } from "@roundtable/kernel";
import { chooseBots, chooseGame } from "../../chosen-game.ts";
import { play } from "../../play.ts";
import { Samples, type PlainSamples } from "./samples.ts";

/** The games that one worker plays: every so many-th, starting with its own. */
export interface TrainingRun {
  readonly game: string;
  readonly options: OptionValues;
  /** The numbers of players, in turns. */
  readonly players: readonly number[];
  readonly bots: string;
  readonly seed: number;
  readonly games: number;
  readonly part: number;
  readonly of: number;
}

/** The samples from a few games, by network; those of held-out games are separate. */
export interface TrainingBatch {
  readonly games: number;
  readonly learned: Readonly<Record<string, PlainSamples>>;
  readonly held: Readonly<Record<string, PlainSamples>>;
}

const CAP = 20_000;
/** One game in this many is held out, to measure the networks on games they were not trained on. */
const HELD_BACK = 4;
/** How many games are sent at once. */
const AT_ONCE = 20;

export async function* trainingRun(registry: Registry, share: TrainingRun): AsyncGenerator<TrainingBatch> {
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

/** The same bot, with its answers recorded as samples. */
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
  readonly #learned: ReadonlyMap<string, Samples>;
  readonly #held: ReadonlyMap<string, Samples>;

  constructor({ nets }: Learner) {
    const empty = () => new Map(Object.entries(nets).map(([name, shape]) => [name, new Samples(shape)]));
    [this.#learned, this.#held] = [empty(), empty()];
  }

  add(lessons: readonly Lesson[], winner: number, isHeldBack: boolean): void {
    this.games++;
    const into = isHeldBack ? this.#held : this.#learned;
    for (const { net, things, chosen } of lessons) into.get(net)?.add(things, chosen ?? winner);
  }

  plain(): TrainingBatch {
    const plainly = (all: ReadonlyMap<string, Samples>) =>
      Object.fromEntries([...all].map(([name, lessons]) => [name, lessons.plain()]));
    return { games: this.games, learned: plainly(this.#learned), held: plainly(this.#held) };
  }
}
