import { cleanup, render } from "@testing-library/preact";
import { SeatsContext } from "@roundtable/kit";
import { LIMITS, type TableInfo } from "@roundtable/protocol";
import { afterEach, beforeAll, expect, onTestFinished, test } from "vitest";
import { serverTime, setServerTime } from "../../connection/server-time.ts";
import { speak } from "../../i18n/index.ts";
import { seatsAt } from "../seats-at.ts";
import { anna, gathering, sight } from "../testing/at-table.ts";
import { atTable } from "../testing/page-at-table.ts";
import { Votes } from "./votes.tsx";

beforeAll(() => speak("en"));
afterEach(cleanup);

const person = {
  kind: "person",
  person: anna,
  here: true,
  awaySince: null,
  playedBy: "person",
  standInVotes: [],
  forfeited: false,
  outOfTime: false,
} as const satisfies TableInfo["seats"][number];

const boris = { id: "borisborisbo", name: "Boris" };
const clara = { id: "claraclaracl", name: "Clara" };

/** Anna, Boris and Clara play; returns what Anna, on the first seat, reads. */
function read(table: Partial<TableInfo>, undoAsked: typeof sight.undoAsked = null): string {
  const info: TableInfo = {
    ...gathering,
    status: "playing",
    seats: [person, { ...person, person: boris }, { ...person, person: clara }],
    ...table,
  };
  const { session } = atTable();
  const { container } = render(
    <SeatsContext.Provider value={{ seats: seatsAt(info, [], [{ name: "Bot" }], "Nobody"), pieces: {} }}>
      <Votes match={{ session, info, sight: { ...sight, undoAsked }, me: 0 }} />
    </SeatsContext.Provider>,
  );
  return container.textContent;
}

test("a player who votes to end the game sees who else does", () => {
  const words = read({ endVotes: [0, 2] });
  expect(words).toContain("2 of 3 agree");
  expect(words).toContain("Clara");
});

test("the vote for a bot in place of an absent player stays, and counts those who are present", () => {
  const away = { ...person, person: clara, here: false, awaySince: Date.now() - LIMITS.awayMs - 1 };
  const seats: TableInfo["seats"] = [person, { ...person, person: boris }, { ...away, standInVotes: [0] }];
  expect(read({ seats })).toMatch(/Clara.* is away\. 1 of 2 agree: .*Anna\.Keep waiting/);
});

test.each([
  ["slow", 6],
  ["fast", -6],
])("absence is counted by the server’s clock, also on a device whose clock is %s", (_, minutes) => {
  setServerTime(Date.now() + minutes * 60_000);
  onTestFinished(() => setServerTime(Date.now()));
  const awayFor = (ms: number): TableInfo["seats"] => [
    person,
    { ...person, person: clara, here: false, awaySince: serverTime() - ms },
  ];
  expect(read({ seats: awayFor(LIMITS.awayMs + 1000) })).toContain("is away");
  cleanup();
  expect(read({ seats: awayFor(LIMITS.awayMs - 10_000) })).not.toContain("is away");
});

test("a player who has agreed to an undo sees who has not yet", () => {
  const words = read({}, { seat: 1, agreed: [0] });
  expect(words).toContain("1 of 2 agree");
  expect(words).not.toContain("Decline");
});
