import { type Seat, seatsOf } from "@roundtable/kernel";
import type { Table } from "./knowledge.ts";
import { Reading, type Told } from "./reading-choices.ts";
import { has, type Seats, together } from "./sides.ts";
import { occasionOf } from "./expedition.ts";

/**
 * How likely the choices of leaders and amulet holders are, if these seats are the evil ones. With probability `openly`
 * an evil player chooses what suits them; otherwise they hide and choose as a good player would.
 */
export function choicesAt(table: Table, openly: number): Told {
  const players = [...readThrough(table).choices].map(([by, choices]): Told => {
    const all = (evil: Seats) => choices.reduce((product, one) => product * one(evil), 1);
    const asGood = all(0);
    return (evil) => (has(evil, by) ? openly * all(evil) + (1 - openly) * asGood : asGood);
  });
  return remembered((evil) => players.reduce((all, one) => all * one(evil), 1));
}

/** The evidence from each player's choices, and the reader's state after them. */
interface ReadThrough {
  readonly choices: ReadonlyMap<Seat, readonly Told[]>;
  readonly reading: Reading;
}

/** Goes through the game as everybody has seen it. */
export function readThrough(table: Table): ReadThrough {
  const { seats, view } = table;
  const reading = new Reading(table);
  const choices = new Map<Seat, Told[]>();
  const hear = (by: Seat, ...told: readonly Told[]) => choices.set(by, [...(choices.get(by) ?? []), ...told]);
  let amulets = 0;
  for (const [index, quest] of view.quests.entries()) {
    const { leader, team, magic, fails } = quest;
    const occasion = occasionOf(table, { quest: index + 1, leader, team, magic });
    const sent = { leader, team: together(team), magic };
    hear(leader, reading.team(occasion, sent), reading.magic(sent));
    reading.quest(occasion, sent, fails);
    const next = view.veterans[index + 1];
    if (next === undefined) break;
    const veterans = view.veterans.slice(0, index + 1);
    const before = view.amulets.slice(0, amulets);
    const isOut = (seat: Seat) => before.some(({ holder }) => holder === seat);
    const free = seatsOf(seats).filter((seat) => !veterans.includes(seat) && !isOut(seat));
    if (view.revealed[next] !== "galahad")
      hear(leader, reading.heir({ by: leader, chosen: next, from: free }));
    const amulet = view.tableau[index]?.amulet === true ? view.amulets[amulets] : undefined;
    if (amulet === undefined) continue;
    amulets++;
    const { holder, checked } = amulet;
    const others = free.filter((seat) => seat !== next);
    hear(leader, reading.holder({ by: leader, chosen: holder, from: others }));
    const mayBeChecked = (seat: Seat) =>
      seat !== holder && !isOut(seat) && before.every((other) => other.checked !== seat);
    if (checked === null) continue;
    hear(holder, reading.check({ by: holder, chosen: checked, from: seatsOf(seats).filter(mayBeChecked) }));
  }
  return { choices, reading };
}

/** Memoized, because many deals have the same evil players. */
function remembered(told: Told): Told {
  const known = new Map<Seats, number>();
  return (evil) => {
    const before = known.get(evil);
    if (before !== undefined) return before;
    const likely = told(evil);
    known.set(evil, likely);
    return likely;
  };
}
