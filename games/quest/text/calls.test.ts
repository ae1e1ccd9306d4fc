import { chanceOf, type Seat, seeded, shuffled } from "@roundtable/kernel";
import { expect, test } from "vitest";
import { ALL_CHARACTERS, type Character, type Loyalty, sideOf } from "../rules/characters.ts";
import { type Fact, introduce, mustShow, wakes } from "../rules/introduction.ts";
import { type Call, callsFor } from "./calls.ts";

interface Deal {
  readonly deal: readonly Character[];
  readonly firstLeader: Seat;
  readonly directorsCut: boolean;
  readonly leaderShows: Loyalty;
}

test("with eyes closed everybody learns exactly what the device would show · QU-9 · QU-42", () => {
  for (let seed = 0; seed < 2000; seed++) {
    const dealt = anyDeal(seed);
    const { deal, directorsCut } = dealt;
    const facts = introduce({ ...dealt, set: deal, hunterHidden: directorsCut && deal.length >= 6 });
    expect({ deal, learned: learnedByLooking(dealt) }).toEqual({ deal, learned: facts.map(asSeen) });
  }
});

/** Seldom legal, and so much the harder: any characters, often two Clerics. */
function anyDeal(seed: number): Deal {
  const chance = chanceOf(seeded(`deal ${seed}`));
  const others = ALL_CHARACTERS.filter((one) => one !== "cleric" && !one.endsWith("lancelot"));
  const players = 4 + chance.pick(7);
  const wanted: readonly Character[] = [
    ...Array.from({ length: chance.pick(3) }, () => "cleric" as const),
    ...(chance.pick(2) === 0 ? (["good-lancelot", "evil-lancelot"] as const) : []),
    ...shuffled(chance, others),
  ];
  const deal = shuffled(chance, wanted.slice(0, players));
  const firstLeader = chance.pick(players);
  const answer = mustShow(deal[firstLeader] ?? "loyal-servant");
  return {
    deal,
    firstLeader,
    directorsCut: chance.pick(2) === 0,
    leaderShows: answer ?? (chance.pick(2) === 0 ? "good" : "evil"),
  };
}

/** Whom each knows something of, and what the Clerics were shown. */
function asSeen(facts: readonly Fact[]): readonly string[] {
  return facts
    .map(({ seat, known }) => (known.startsWith("shows-") ? `${seat} ${known}` : `${seat}`))
    .toSorted();
}

/** Plays the calls with real eyes and thumbs: players with open eyes see every open eye and every raised thumb. */
function learnedByLooking(dealt: Deal): readonly (readonly string[])[] {
  const { deal, firstLeader, directorsCut, leaderShows } = dealt;
  const learned = deal.map(() => new Set<string>());
  const thumbs = new Set<Seat>();
  const holders = (has: (character: Character) => boolean) =>
    [...deal.keys()].filter((seat) => has(of(seat)));
  const of = (seat: Seat) => deal[seat] ?? "loyal-servant";
  const look = (lookers: readonly Seat[]) => {
    for (const seat of lookers)
      for (const other of [...lookers, ...thumbs]) if (other !== seat) learned[seat]?.add(`${other}`);
  };
  const lookAtLeader = (lookers: readonly Seat[]) => {
    for (const seat of lookers) {
      for (const other of lookers) if (other !== seat) learned[seat]?.add(`${other}`);
      const shown = thumbs.has(firstLeader) ? "shows-evil" : "shows-good";
      if (seat !== firstLeader) learned[seat]?.add(`${firstLeader} ${shown}`);
    }
  };
  const raise = (has: (character: Character) => boolean) => {
    for (const seat of holders(has)) thumbs.add(seat);
  };
  const does = (call: Call) => {
    switch (call.kind) {
      case "first-leader":
      case "all-close":
      case "all-open":
      case "clerics-in-turn":
      case "hunter-looks":
        return;
      case "scion-up":
        return raise((one) => one === "scion");
      case "thumbs-up":
        return raise((one) => call.who.some((thumb) => thumb === one));
      case "mutineer-up":
        return raise((one) => one === "mutineer");
      case "evil-up":
        return raise((one) => sideOf(one) === "evil" && !call.except.some((hidden) => hidden === one));
      case "morgan-up":
        return raise((one) => one === "morgan-le-fay");
      case "clerics-up":
        return raise((one) => one === "cleric");
      case "leader-up":
        return leaderShows === "evil" ? void thumbs.add(firstLeader) : undefined;
      case "morgan-opens":
        return look(holders((one) => one === "morgan-le-fay"));
      case "evil-opens":
      case "evil-opens-for-mutineer":
        return look(holders(wakes));
      case "outsider-opens":
        return look(holders((one) => one === "outsider"));
      case "lancelots-open":
        return look(holders((one) => one.endsWith("lancelot")));
      case "arthur-opens":
        return look(holders((one) => one === "arthur"));
      case "percival-opens":
        return look(holders((one) => one === "percival"));
      case "cleric-opens":
        return lookAtLeader(holders((one) => one === "cleric"));
      case "cleric-looks":
        return of(call.seat) === "cleric" ? lookAtLeader([call.seat]) : undefined;
      default:
        // Eyes close by themselves here; thumbs that go down are those that are up.
        return call.kind.endsWith("-down") ? thumbs.clear() : undefined;
    }
  };
  const names = deal.map((_, seat) => `${seat}`);
  for (const call of callsFor({ names, firstLeader, set: deal, directorsCut, hunterLooks: false }))
    does(call);
  return learned.map((seen) => [...seen].toSorted());
}
