import { type Chance, type Seat, seatsOf } from "@roundtable/kernel";
import { allowedCards, type QuestCard } from "../../rules/cards.ts";
import type { Options } from "../../rules/quest.ts";
import { type Occasion, temptation } from "../temptation.ts";
import type { Crowd } from "./crowd.ts";
import type { Secrets } from "./secrets.ts";
import { bit, has, type Seats, sizeOf, together } from "./sides.ts";

/** One player of a sequel who decides: quickly, and roughly as the bots do. */
export class Player {
  readonly seat: Seat;
  readonly isEvil: boolean;
  /** How likely he takes each other for evil, and how likely a good player in his place would. */
  readonly evil: readonly number[];
  readonly blamed: readonly number[];
  readonly #crowd: Crowd;
  readonly #view: Float64Array;
  readonly #chance: Chance;

  constructor(seat: Seat, { evil, friends, insights }: Secrets, crowd: Crowd, chance: Chance) {
    this.seat = seat;
    this.isEvil = has(evil, seat);
    this.#crowd = crowd;
    this.#chance = chance;
    const story = crowd.seenBy(seat, insights[seat] ?? null);
    this.#view = this.isEvil ? crowd.seenByEvil(bit(seat) | (friends[seat] ?? 0)) : story;
    this.blamed = crowd.suspicions(story);
    this.evil = this.isEvil ? crowd.suspicions(this.#view) : this.blamed;
  }

  /** QU-10 */
  team(size: number, failsNeeded: number, chosen: readonly Seat[], staysHome: boolean): readonly Seat[] {
    const team = [...chosen];
    while (team.length < size) {
      const from = seatsOf(this.evil.length).filter((seat) => !team.includes(seat));
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

  /** QU-10: where it holds back most; an evil leader where it holds back nobody, and looks natural. */
  magic(team: readonly Seat[], occasion: Omit<Occasion, "able">, isMorgan: boolean): Seat {
    if (this.isEvil) {
      return this.best(team, (seat) => {
        if (seat === this.seat) return isMorgan ? 1 : -1;
        return 0.1 * (this.blamed[seat] ?? 0) - (this.evil[seat] ?? 0);
      });
    }
    const sent = together(team);
    const chances = seatsOf(occasion.failsNeeded).map((fails) => this.#crowd.chancesOf(occasion, fails));
    return this.best(team, (holder) =>
      this.#crowd.expected(this.#view, (evil) => {
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

  /** Whom he says he suspects most. */
  suspect(sparing: number): Seat {
    const others = seatsOf(this.evil.length).filter((seat) => seat !== this.seat);
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
      return this.#crowd.expected(this.#view, (evil) => {
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

/** QU-11: how likely this member, who may play either card, plays Fail; friends leave it to whoever sits first. */
export function failsLikely(
  seat: Seat,
  { deal, friends }: Secrets,
  { leader, occasion }: Mission,
  able: Seats,
): number {
  const seats = deal.length;
  const place = (one: Seat) => (one - leader + seats) % seats;
  const known = able & (friends[seat] ?? 0);
  const before = seatsOf(seats).filter((one) => has(known, one) && place(one) < place(seat)).length;
  if (before >= occasion.failsNeeded) return 0.1;
  const likely = temptation({ ...occasion, able: Math.min(1 + sizeOf(known), occasion.failsNeeded) });
  return deal[seat] === "brute" ? Math.max(likely, 0.7) : likely;
}
