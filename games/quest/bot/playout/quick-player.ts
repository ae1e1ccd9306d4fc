import type { Chance, Seat } from "@roundtable/kernel";
import { allowedCards, type QuestCard } from "../../rules/cards.ts";
import type { Options } from "../../rules/quest.ts";
import { type Occasion, temptation } from "../belief/fail-chance.ts";
import type { Crowd } from "../belief/crowd.ts";
import type { Secrets } from "./secrets.ts";
import { bit, has, type Seats, seatsAt, sizeOf, together } from "../belief/sides.ts";

/** A player in a playout: decides quickly, and roughly as the bots do. */
export class QuickPlayer {
  readonly seat: Seat;
  readonly isEvil: boolean;
  readonly #known: Seats;
  readonly #insight: Float64Array | null;
  readonly #crowd: Crowd;
  readonly #chance: Chance;
  #view: Float64Array | undefined;
  #evil: readonly number[] | undefined;
  #blamed: readonly number[] | undefined;

  constructor(seat: Seat, { evil, friends, insights }: Secrets, crowd: Crowd, chance: Chance) {
    this.seat = seat;
    this.isEvil = has(evil, seat);
    this.#crowd = crowd;
    this.#chance = chance;
    this.#known = bit(seat) | (friends[seat] ?? 0);
    this.#insight = insights[seat] ?? null;
  }

  /** How likely the player thinks each other player is evil. */
  get evil(): readonly number[] {
    return (this.#evil ??= this.isEvil ? this.#crowd.suspicions(this.#believed) : this.blamed);
  }

  /** How likely a good player in the same place would think so. */
  get blamed(): readonly number[] {
    return (this.#blamed ??= this.#crowd.suspicions(
      this.isEvil ? this.#crowd.seenBy(this.seat, this.#insight) : this.#believed,
    ));
  }

  get #believed(): Float64Array {
    return (this.#view ??= this.isEvil
      ? this.#crowd.seenByEvil(this.#known)
      : this.#crowd.seenBy(this.seat, this.#insight));
  }

  /** QU-10 */
  team(size: number, failsNeeded: number, chosen: readonly Seat[], staysHome: boolean): readonly Seat[] {
    const team = [...chosen];
    while (team.length < size) {
      const from = seatsAt(this.evil.length).filter((seat) => !team.includes(seat));
      team.push(
        from.includes(this.seat) && !staysHome
          ? this.seat
          : this.isEvil
            ? this.#useful(team, failsNeeded, from)
            : this.#trusted(team, failsNeeded, from),
      );
    }
    return team;
  }

  /** QU-10: where the token stops most; an evil leader gives it where it stops nobody and looks natural. */
  magic(team: readonly Seat[], occasion: Omit<Occasion, "able">, isMorgan: boolean): Seat {
    if (this.isEvil) {
      return this.best(team, (seat) => {
        if (seat === this.seat) return isMorgan ? 1 : -1;
        return 0.1 * (this.blamed[seat] ?? 0) - (this.evil[seat] ?? 0);
      });
    }
    const sent = together(team);
    const chances = seatsAt(occasion.failsNeeded).map((fails) => this.#crowd.chancesOf(occasion, fails));
    return this.best(team, (holder) =>
      this.#crowd.expected(this.#believed, (evil) => {
        const able = sizeOf(evil & sent);
        return chances.reduce((sum, chance) => sum + chance(able, has(evil, holder)), 0);
      }),
    );
  }

  /** QU-13 */
  heir(from: readonly Seat[], needsGood: boolean): Seat {
    if (!this.isEvil) return this.best(from, (seat) => -(this.evil[seat] ?? 0));
    const wanted = needsGood ? -1 : 0.7;
    return this.best(from, (seat) => wanted * (this.evil[seat] ?? 0) - 0.8 * (this.blamed[seat] ?? 0));
  }

  /** QU-13 */
  holder(from: readonly Seat[]): Seat {
    if (!this.isEvil) return this.best(from, (seat) => -(this.evil[seat] ?? 0));
    return this.best(from, (seat) => 0.6 * (this.evil[seat] ?? 0) - 0.6 * (this.blamed[seat] ?? 0));
  }

  /** QU-14 */
  checks(from: readonly Seat[]): Seat {
    if (!this.isEvil) return this.best(from, (seat) => -Math.abs((this.evil[seat] ?? 0) - 0.5));
    return this.best(from, (seat) => 0.3 * (this.blamed[seat] ?? 0) - 0.4 * (this.evil[seat] ?? 0));
  }

  /** The player whom this player claims to suspect most. */
  suspect(sparing: number): Seat {
    const others = seatsAt(this.evil.length).filter((seat) => seat !== this.seat);
    const spared = this.isEvil ? sparing : 0;
    return this.best(others, (seat) => (this.blamed[seat] ?? 0) - spared * (this.evil[seat] ?? 0));
  }

  best(from: readonly Seat[], score: (seat: Seat) => number): Seat {
    let [found, most] = [from[0] ?? 0, -Infinity];
    for (const seat of from) {
      const scored = score(seat) + (0.01 * this.#chance.pick(1000)) / 1000;
      if (scored > most) [found, most] = [seat, scored];
    }
    return found;
  }

  #trusted(team: readonly Seat[], failsNeeded: number, from: readonly Seat[]): Seat {
    const sent = together(team);
    return this.best(from, (candidate) => {
      const all = sent | bit(candidate);
      return this.#crowd.expected(this.#believed, (evil) => {
        const threats = sizeOf(evil & all);
        return threats < failsNeeded ? 1 : threats === failsNeeded ? 0.4 : 0;
      });
    });
  }

  #useful(team: readonly Seat[], failsNeeded: number, from: readonly Seat[]): Seat {
    const friends = team.filter((seat) => seat === this.seat || (this.evil[seat] ?? 0) > 0.5).length;
    const wanted = friends < failsNeeded ? 0.6 : -0.5;
    return this.best(from, (seat) => wanted * (this.evil[seat] ?? 0) - (this.blamed[seat] ?? 0));
  }
}

export interface Mission {
  readonly leader: Seat;
  readonly team: readonly Seat[];
  readonly magic: Seat | null;
  readonly veterans: readonly Seat[];
  readonly occasion: Omit<Occasion, "able">;
}

/** QU-11: what each may play. */
export function allowedTo(
  seat: Seat,
  { deal }: Secrets,
  { leader, magic, veterans, occasion }: Mission,
  { forcedFailBeatsMagic }: Pick<Options, "forcedFailBeatsMagic">,
): readonly QuestCard[] {
  const character = deal[seat];
  if (character === undefined) return ["success"];
  return allowedCards(character, {
    hasMagic: seat === magic,
    isVeteran: veterans.includes(seat),
    leads: seat === leader,
    quest: occasion.quest,
    forcedFailBeatsMagic,
  });
}

/** QU-11: how likely this member, who may play either card, plays Fail; friends leave it to the first of them. */
export function failsLikely(
  seat: Seat,
  { deal, friends }: Secrets,
  { leader, occasion }: Mission,
  able: Seats,
): number {
  const seats = deal.length;
  const place = (one: Seat) => (one - leader + seats) % seats;
  const known = able & (friends[seat] ?? 0);
  const before = seatsAt(seats).filter((one) => has(known, one) && place(one) < place(seat)).length;
  if (before >= occasion.failsNeeded) return 0.1;
  const likely = temptation({ ...occasion, able: Math.min(1 + sizeOf(known), occasion.failsNeeded) });
  return deal[seat] === "brute" ? Math.max(likely, 0.7) : likely;
}
