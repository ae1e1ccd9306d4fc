import type { Chance, Seat } from "@roundtable/kernel";
import type { QuestCard } from "../../rules/cards.ts";
import type { Loyalty } from "../../rules/characters.ts";
import { failuresForEvil, SUCCESSES_FOR_GOOD } from "../../rules/tableau.ts";
import { couldShow, type Table } from "../belief/knowledge.ts";
import { goodPoints, handsRaised, huntChance, shareWhoKnow } from "./endgame.ts";
import { allowedTo, failsLikely, type Mission, QuickPlayer } from "./quick-player.ts";
import type { Course, Stage } from "./course.ts";
import type { Crowd } from "../belief/crowd.ts";
import type { Secrets } from "./secrets.ts";
import { bit, has, seatsAt, together } from "../belief/sides.ts";

/** The result of a playout. */
export interface PlayoutResult {
  /** The chance that good wins. */
  readonly good: number;
  /** The chance that the Hunter was right; null if there was no hunt. */
  readonly hunt: number | null;
}

/** A sketch of the rest of the game for a given deal: quests, leaders and checks. */
export class Playout {
  readonly #table: Table;
  readonly #secrets: Secrets;
  readonly #crowd: Crowd;
  readonly #chance: Chance;
  readonly #course: Course;

  /** The playout changes the observers' belief, so every playout has a crowd of its own. */
  constructor(table: Table, crowd: Crowd, course: Course, secrets: Secrets, chance: Chance) {
    this.#table = table;
    this.#secrets = secrets;
    this.#crowd = crowd;
    this.#chance = chance;
    this.#course = { ...course };
  }

  /** Applies an amulet holder's report, before it continues. */
  hears(holder: Seat, checked: Seat, saw: Loyalty): this {
    this.#crowd.hearsCheck(holder, checked, saw);
    return this;
  }

  /** Applies an accusation, before it continues. */
  hearsSuspicion(speaker: Seat, of: Seat): void {
    this.#crowd.hearsSuspicion(speaker, of);
  }

  from(stage: Stage): PlayoutResult {
    switch (stage.at) {
      case "team":
        return this.#team(stage.chosen);
      case "magic":
        return this.#magic(stage.team);
      case "cards":
        return this.#cards(stage.team, stage.magic, stage.played);
      case "heir":
        return this.#heir(stage.heir, stage.isGalahad ?? false);
      case "amulet":
        return this.#amulet(stage.heir, stage.holder);
      case "check":
        return this.#check(this.#holderNow, stage.checked, stage.shown);
      case "failures":
        return this.#afterFailures(stage.spoken);
      case "window":
        return this.#window();
      case "pointing":
        return this.#pointing(stage.pointed);
      case "hunt":
        return this.#hunt(stage.named);
    }
  }

  #player(seat: Seat): QuickPlayer {
    return new QuickPlayer(seat, this.#secrets, this.#crowd, this.#chance);
  }

  get #quest(): number {
    return this.#course.failures + this.#course.successes + 1;
  }

  get #holderNow(): Seat {
    return this.#table.view.amulets.at(-1)?.holder ?? 0;
  }

  #mission(team: readonly Seat[], magic: Seat | null, teamSize: number): Mission {
    const { failures, successes, leader, veterans } = this.#course;
    const { seats, view } = this.#table;
    const quest = this.#quest;
    const failsNeeded = view.tableau[quest - 1]?.failsNeeded ?? 1;
    const occasion = {
      quest,
      failures,
      successes,
      failsNeeded,
      failuresForEvil: failuresForEvil(seats),
      teamSize,
    };
    return { leader, team, magic, veterans, occasion };
  }

  #team(chosen: readonly Seat[]): PlayoutResult {
    const { leader } = this.#course;
    const size = this.#table.view.tableau[this.#quest - 1]?.team ?? 0;
    const player = this.#player(leader);
    const mission = this.#mission(chosen, null, size);
    const mustFail =
      !player.isEvil && allowedTo(leader, this.#secrets, mission, this.#table.options)[0] === "fail";
    return this.#magic(player.team(size, mission.occasion.failsNeeded, chosen, mustFail), player);
  }

  #magic(team: readonly Seat[], player = this.#player(this.#course.leader)): PlayoutResult {
    const { occasion } = this.#mission(team, null, team.length);
    const isMorgan = this.#secrets.deal[player.seat] === "morgan-le-fay";
    return this.#cards(team, player.magic(team, occasion, isMorgan), new Map());
  }

  #cards(team: readonly Seat[], magic: Seat, played: ReadonlyMap<Seat, QuestCard>): PlayoutResult {
    const { leader } = this.#course;
    const mission = this.#mission(team, magic, team.length);
    const allowed = team.map((seat) => allowedTo(seat, this.#secrets, mission, this.#table.options));
    const able = together(team.filter((_, index) => allowed[index]?.includes("fail") === true));
    const fails = team.filter((seat, index) => {
      const card = played.get(seat);
      if (card !== undefined) return card === "fail";
      const may = allowed[index] ?? [];
      if (may.length < 2) return may[0] === "fail";
      return this.#happens(failsLikely(seat, this.#secrets, mission, able));
    }).length;
    this.#crowd.seesQuest(mission.occasion, { leader, team: together(team), magic }, fails);
    if (fails >= mission.occasion.failsNeeded) this.#course.failures++;
    else this.#course.successes++;
    if (this.#course.successes === SUCCESSES_FOR_GOOD) return this.#afterSuccesses();
    if (this.#course.failures === mission.occasion.failuresForEvil) return this.#afterFailures();
    this.#talk();
    return this.#heir(undefined, false);
  }

  /** After each quest some say whom they suspect. */
  #talk(): void {
    const { view, seats } = this.#table;
    if (view.talk !== "open") return;
    const sparing = view.set.includes("blind-hunter") ? 0.5 : 0;
    for (const seat of seatsAt(seats)) {
      if (!this.#happens(0.3)) continue;
      const player = this.#player(seat);
      const suspect = player.suspect(sparing);
      if ((player.blamed[suspect] ?? 0) > 0.5) this.#crowd.hearsSuspicion(seat, suspect);
    }
  }

  #heir(given: Seat | undefined, isGalahad: boolean): PlayoutResult {
    const { leader, veterans, failures } = this.#course;
    const { seats } = this.#table;
    const from = this.#free();
    const needsGood = () =>
      failures >= failuresForEvil(seats) - 1 && veterans.every((seat) => has(this.#secrets.evil, seat));
    const heir = given ?? this.#player(leader).heir(from, needsGood());
    if (!isGalahad) this.#crowd.seesHeir({ by: leader, chosen: heir, from });
    return this.#amulet(heir, undefined);
  }

  /** QU-13: who has neither token. */
  #free(): readonly Seat[] {
    const { veterans, holders } = this.#course;
    return seatsAt(this.#table.seats).filter((seat) => !veterans.includes(seat) && !has(holders, seat));
  }

  #amulet(heir: Seat, given: Seat | undefined): PlayoutResult {
    const course = this.#course;
    const isDue = this.#table.view.tableau[this.#quest - 2]?.amulet ?? false;
    const from = this.#free().filter((seat) => seat !== heir);
    const holder = isDue ? (given ?? this.#player(course.leader).holder(from)) : null;
    if (holder !== null) this.#crowd.seesHolder({ by: course.leader, chosen: holder, from });
    course.leader = heir;
    course.veterans = [...course.veterans, heir];
    if (holder === null) return this.#team([]);
    course.holders |= bit(holder);
    return this.#check(holder, undefined, undefined);
  }

  #check(holder: Seat, given: Seat | undefined, shown: Loyalty | undefined): PlayoutResult {
    const { holders, checked } = this.#course;
    const player = this.#player(holder);
    const from = seatsAt(this.#table.seats).filter((seat) => !has(holders | checked, seat));
    const target = given ?? (from.length === 0 ? null : player.checks(from));
    if (target === null) return this.#team([]);
    this.#course.checked |= bit(target);
    this.#crowd.seesCheck({ by: holder, chosen: target, from });
    const saw = shown ?? this.#answer(target);
    const told = player.isEvil
      ? (player.evil[target] ?? 0) > 0.5 || this.#happens(0.4)
        ? "good"
        : "evil"
      : saw;
    this.#crowd.hearsCheck(holder, target, told);
    return this.#team([]);
  }

  /** QU-15 */
  #answer(target: Seat): Loyalty {
    const character = this.#secrets.deal[target] ?? "minion";
    if (character === "trickster") return this.#happens(0.85) ? "good" : "evil";
    return couldShow(character, "good") ? "good" : "evil";
  }

  /** QU-17 */
  #afterSuccesses(): PlayoutResult {
    const { view, options } = this.#table;
    const mustHunt = !view.directorsCut || options.huntAfterSuccess;
    return mustHunt && this.#secrets.deal.includes("blind-hunter") ? this.#hunt(0) : { good: 1, hunt: null };
  }

  #hunt(named: number): PlayoutResult {
    const hunter = this.#secrets.deal.indexOf("blind-hunter");
    const found = huntChance(hunter, named, this.#secrets, this.#crowd);
    return { good: 1 - found, hunt: found };
  }

  /** QU-18: everybody who has not spoken yet says whom they would point at. */
  #afterFailures(spoken?: Seat): PlayoutResult {
    const { view, seats } = this.#table;
    const sparing = view.set.includes("blind-hunter") ? 0.5 : 0;
    if (view.talk === "open")
      for (const seat of seatsAt(seats))
        if (seat !== spoken) this.#crowd.hearsSuspicion(seat, this.#player(seat).suspect(sparing));
    return this.#window();
  }

  /** QU-19: a Hunter hunts if good seems to know all evil players. */
  #window(): PlayoutResult {
    const last = this.#pointing(new Map());
    const hunter = this.#secrets.deal.indexOf("blind-hunter");
    if (hunter === -1 || shareWhoKnow(this.#secrets, this.#crowd) < 0.5) return last;
    const hunt = huntChance(hunter, 0, this.#secrets, this.#crowd);
    return hunt > 1 - last.good ? { good: 1 - hunt, hunt } : last;
  }

  /** QU-20 */
  #pointing(pointed: ReadonlyMap<Seat, readonly Seat[]>): PlayoutResult {
    const { evil, deal } = this.#secrets;
    const { failures, successes, veterans } = this.#course;
    const leaders = veterans.slice(0, failures + successes);
    if (leaders.every((seat) => has(evil, seat))) return { good: 1, hunt: null };
    return {
      good: goodPoints(handsRaised(this.#secrets, this.#crowd, pointed), deal, () => true),
      hunt: null,
    };
  }

  #happens(likely: number): boolean {
    return this.#chance.pick(1000) < likely * 1000;
  }
}
