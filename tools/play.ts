import { type Bot, type BotSight, heardBy } from "@roundtable/bots";
import {
  chanceOf,
  type Decision,
  type Game,
  Match,
  type OptionValues,
  type Said,
  type Seat,
  seeded,
  type Shape,
} from "@roundtable/kernel";

export interface BotMatch {
  readonly options: OptionValues;
  /** One for each seat. */
  readonly bots: readonly Bot[];
  readonly seed: string;
  /** The match is left unfinished after this many decisions. */
  readonly cap: number;
}

/** A match between bots, through the same door as everybody's. Its seed tells it all. */
export function play(game: Game, { options, bots, seed, cap }: BotMatch): Match {
  const match = Match.begin(game, { seats: bots.length, options, source: seeded(seed) });
  const whims = chanceOf(seeded(`${seed}/bots`));
  for (let n = 1; n <= cap && match.outcome === null; n++) {
    const [seat = -1] = match.asked;
    const decision = match.decision(seat);
    const bot = bots[seat];
    if (decision === null || bot === undefined)
      throw new Error(`The game goes on, but seat ${seat} is asked nothing.`);
    const sight = new LazySight(match, seat, decision);
    for (const [nth, statement] of (bot.say?.(sight, whims) ?? []).entries()) {
      match.submit({ kind: "say", id: `${n}/${nth}`, seat, say: { statement } });
    }
    const answer = bot.choose(sight, whims).id;
    const result = match.submit(
      { kind: "answer", id: String(n), seat, decision: decision.id, answer },
      { by: "bot" },
    );
    if (!result.accepted) throw new Error(`Seat ${seat} answers ${answer}, refused: ${result.reason}.`);
  }
  return match;
}

/** What a seat sees and has heard, made only for a bot that looks or listens. */
class LazySight implements BotSight {
  readonly #match: Match;
  readonly seat: Seat;
  readonly decision: Decision;
  #view: Shape["view"] | undefined;

  constructor(match: Match, seat: Seat, decision: Decision) {
    this.#match = match;
    this.seat = seat;
    this.decision = decision;
  }

  get seats(): number {
    return this.#match.seats;
  }

  get options(): OptionValues {
    return this.#match.log.header.options;
  }

  get view(): Shape["view"] {
    return (this.#view ??= this.#match.game.view(this.#match.state, this.seat));
  }

  get heard(): readonly Said[] {
    return heardBy(this.#match.game, this.#match.log, this.seat);
  }
}
