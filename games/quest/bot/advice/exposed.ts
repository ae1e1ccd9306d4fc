import { type Said, type Seat, seatsOf } from "@roundtable/kernel";
import { type Character, sideOf } from "../../rules/characters.ts";
import { mustShow } from "../../rules/introduction.ts";
import type { QuestShape } from "../../rules/quest.ts";
import type { Statement } from "../../rules/statements.ts";
import { publicKnowledge, type Table } from "../belief/knowledge.ts";
import { has, type Seats, sizeOf, together } from "../belief/sides.ts";
import { evilsThatMayBe } from "../belief/imagined-deals.ts";

/** Whether public information proves that this was untrue. If not, it may still have been untrue. */
export function isExposed({ seat, say }: Said<QuestShape>, table: Table): boolean {
  return "statement" in say && isUntrue(seat, say.statement, table);
}

function isUntrue(speaker: Seat, statement: Statement, table: Table): boolean {
  const { view } = table;
  const shown = (seat: Seat): Character | undefined =>
    view.deal?.[seat] ?? publicKnowledge(table).characters.get(seat);
  switch (statement.kind) {
    case "i-am": {
      const is = shown(speaker);
      if (is !== undefined) return is !== statement.character;
      return isTaken(statement.character, table) || isCertain(speaker, otherSide(statement.character), table);
    }
    case "i-am-good":
      return isCertain(speaker, "evil", table);
    case "i-checked": {
      if (!mayHaveSeen(speaker, statement.seat, table)) return true;
      const target = shown(statement.seat);
      if (target !== undefined) return (mustShow(target) ?? statement.saw) !== statement.saw;
      const deceives = statement.saw === "good" ? "trickster" : "troublemaker";
      return (
        !view.set.includes(deceives) &&
        isCertain(statement.seat, statement.saw === "good" ? "evil" : "good", table)
      );
    }
    case "i-played-success":
      return mustHaveFailed(speaker, statement.quest, table);
    default:
      return false;
  }
}

function otherSide(character: Character): "good" | "evil" {
  return sideOf(character) === "good" ? "evil" : "good";
}

/** QU-7: every card of this name lies open before somebody else. */
function isTaken(character: Character, { view }: Table): boolean {
  const open = Object.values(view.revealed).filter((one) => one === character).length;
  return open >= view.set.filter((one) => one === character).length;
}

/** QU-9, QU-14, QU-15: the speaker may have seen it with an amulet, as the Sentinel, or as the Cleric. */
function mayHaveSeen(speaker: Seat, target: Seat, { view }: Table): boolean {
  return (
    view.amulets.some(({ holder, checked }) => holder === speaker && checked === target) ||
    (view.set.includes("sentinel") && view.amulets[0]?.checked === target) ||
    (view.set.includes("cleric") && view.firstLeader === target)
  );
}

/** Whether this seat is on that side in every possible assignment of sides. */
function isCertain(seat: Seat, side: "good" | "evil", table: Table): boolean {
  const { deal } = table.view;
  const ways =
    deal === null
      ? waysThatMayBe(table)
      : [together(seatsOf(deal.length).filter((one) => isEvilIn(deal, one)))];
  return ways.length > 0 && ways.every((evil) => has(evil, seat) === (side === "evil"));
}

function isEvilIn(deal: readonly Character[], seat: Seat): boolean {
  const character = deal[seat];
  return character !== undefined && sideOf(character) === "evil";
}

/** QU-12: in every possible assignment the others on the team are too few for this many Fails. */
function mustHaveFailed(seat: Seat, quest: number, table: Table): boolean {
  const played = table.view.quests[quest - 1];
  if (played === undefined || !played.team.includes(seat)) return false;
  return waysThatMayBe(table).every((evil) => mostFails(table, evil, quest, seat) < played.fails);
}

/** Every assignment of sides in which the Fails of all quests are possible. */
function waysThatMayBe(table: Table): readonly Seats[] {
  const ways = evilsThatMayBe(table, publicKnowledge(table)).map((evil) => together([...evil]));
  return ways.filter((evil) =>
    table.view.quests.every(({ fails }, index) => fails <= mostFails(table, evil, index + 1, null)),
  );
}

/** QU-11: the most Fails that are possible with any deal of characters, without this seat. */
function mostFails({ view }: Table, evil: Seats, quest: number, without: Seat | null): number {
  const { team, magic, leader } = view.quests[quest - 1] ?? { team: [], magic: 0, leader: 0 };
  const others = together(team.filter((seat) => seat !== without));
  const forced = new Set<Seat>();
  if (view.set.includes("youth") && !has(evil, magic)) forced.add(magic);
  if (view.set.includes("reluctant-leader") && (quest === 2 || quest === 3) && !has(evil, leader))
    forced.add(leader);
  const good = [...forced].filter((seat) => has(others, seat)).length;
  return sizeOf(evil & others) + good;
}
