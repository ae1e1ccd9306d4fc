import { checkTable, ForcedDealer } from "@roundtable/kernel";
import { SeatsContext, SHIELDS } from "@roundtable/kit";
import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, expect, test, vi } from "vitest";
import type { QuestEvent } from "../rules/events.ts";
import { game } from "../rules/index.ts";
import type { QuestShape, View } from "../rules/quest.ts";
import { text } from "../text/en.ts";
import { Board } from "./board.tsx";

afterEach(cleanup);

const NAMES = ["Ann", "Ben", "Cid", "Dee", "Eve"];

test("everybody sits at the table, and what is public of each is said · QU-7", () => {
  show({ leader: 1, veterans: [1, 2], amulets: [{ holder: 3, checked: 4 }], revealed: { 2: "braggart" } });
  expect(shield(/^Ben, Leader.*, Veteran/i)).toBeTruthy();
  expect(shield(/^Cid, Braggart, Veteran/i)).toBeTruthy();
  expect(shield(/^Dee, Amulet/i)).toBeTruthy();
  expect(shield(/^Eve, Faded amulet/i)).toBeTruthy();
});

test("my role is hidden until I look at it", () => {
  show({});
  expect(screen.queryByRole("region", { name: "My character" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "My character" }));
  expect(screen.getByRole("region", { name: "My character" }).textContent).toContain(
    "Loyal Servant of Arthur",
  );
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(screen.queryByRole("region", { name: "My character" })).toBeNull();
});

test("the Blind Hunter is told that evil does not know her where it does not · QU-9 QU-30", () => {
  const mine = {
    character: "blind-hunter",
    facts: [],
    putAway: [],
    cards: [],
    checks: [],
    answered: [],
  } as const;
  const isToldSo = (directorsCut: boolean, names: readonly string[]): boolean => {
    show({ directorsCut, mine }, [], names);
    fireEvent.click(screen.getByRole("button", { name: "My character" }));
    const events = screen.getByRole("region", { name: "My character" }).textContent;
    cleanup();
    return events.includes("At this table, Evil doesn’t know you.");
  };
  const six = [...NAMES, "Fay"];
  expect([isToldSo(true, six), isToldSo(true, NAMES), isToldSo(false, six)]).toEqual([true, false, false]);
});

test("a finished quest shows who led, went, had the magic token and checked whom: at a glance, and with one press beside the others", () => {
  const tableau = begun().tableau.map((printed, nth) => ({ ...printed, amulet: nth === 1 }));
  const first = { leader: 0, team: [0, 1], magic: 1, fails: 0, failed: false };
  const second = { leader: 2, team: [2, 3], magic: 3, fails: 1, failed: true };
  show({ tableau, quests: [first, second], amulets: [{ holder: 4, checked: 0 }] });
  const past = screen.getByRole("button", { name: /^Quest 2, .*failure, 1 Fail/ });
  const glance = [...(past.nextElementSibling?.children ?? [])].map(({ textContent }) => textContent?.trim());
  expect(glance.slice(1)).toEqual([
    "Leader token · Cid",
    "a team of 2 · Cid, Dee",
    "Magic token · Dee",
    "Eve checks you: you take a faded amulet.",
  ]);
  fireEvent.click(past);
  const rowOf = (name: string) => screen.getByRole("row", { name: new RegExp(`^${name}`) });
  const marks = (name: string) =>
    [...(rowOf(name).querySelectorAll("td")[1]?.querySelectorAll("[aria-label]") ?? [])].map((mark) =>
      mark.getAttribute("aria-label"),
    );
  expect(marks("Cid")).toEqual([text.piece["leader"]?.name, "a team of 2"]);
  expect(marks("Dee")).toEqual(["a team of 2", text.piece["magic"]?.name]);
  expect(marks("Eve")).toEqual([text.piece["amulet"]?.name, "Ann"]);
  expect(marks("Ben")).toEqual([]);
});

test("in a room without any height hands are drawn as well as they can be · QU-20", () => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(500);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(0);
  show({ hands: NAMES.map((_, seat) => [(seat + 1) % 5, (seat + 2) % 5] as const) });
  vi.restoreAllMocks();
  expect(document.querySelectorAll(".qu-hand").length).toBe(10);
  expect(document.body.innerHTML.includes("NaN")).toBe(false);
});

test("while all decide in secret only their number is shown", () => {
  show({ together: { answered: 3, of: 5 } });
  expect(screen.getByText("Decided: 3 of 5")).toBeTruthy();
});

test("when the last card is in, the cards are turned up at once · QU-12", () => {
  const quest: QuestEvent = { kind: "quest", quest: 1, cards: ["fail", "success"], fails: 1, failed: true };
  const team = { chosen: [1, 2], magic: 1 };
  show(game.after({ ...begun(), team, together: { answered: 1, of: 2 } }, quest), [quest]);
  expect(screen.queryByText(/^Decided/)).toBeNull();
  expect(screen.getByText("Quest 1 fails")).toBeTruthy();
});

test("cards that were seen to be turned up lie open when they come into sight again · QU-12", () => {
  const quest: QuestEvent = { kind: "quest", quest: 1, cards: ["fail", "success"], fails: 1, failed: true };
  const team = { chosen: [1, 2], magic: 1 };
  const { then } = show({ team }, [quest]);
  const isTurning = () => document.querySelector(".qu-turned-up[data-fresh]") !== null;
  const over = game.after({ ...begun(), team }, quest);
  then(over);
  expect(isTurning()).toBe(true);
  then({ ...over, together: { answered: 0, of: 5 } });
  then(over);
  expect(screen.getByText("Quest 1 fails")).toBeTruthy();
  expect(isTurning()).toBe(false);
});

test("I suspect Cid in two presses · QU-40", () => {
  const { say } = show({});
  fireEvent.click(screen.getByRole("button", { name: "Say…" }));
  fireEvent.click(screen.getByRole("button", { name: "I suspect…" }));
  fireEvent.click(shield(/^Cid/));
  expect(say).toHaveBeenCalledExactlyOnceWith({ kind: "i-suspect", seat: 2 });
});

test("where talk is closed there is nothing to say · QU-41", () => {
  show({ talk: "closed" });
  expect(screen.getByRole("button", { name: "No more talking" }).hasAttribute("disabled")).toBe(true);
});

test("the claims board keeps who said what", () => {
  show({}, [{ kind: "said", seat: 3, say: { statement: { kind: "i-am", character: "duke" } } }]);
  fireEvent.click(screen.getByRole("button", { name: "Claims" }));
  expect(screen.getAllByText("I’m a Duke.")).not.toHaveLength(0);
});

test("at the end all characters are open, with what each knew, checked and claimed", () => {
  show(
    {
      ending: { side: "evil", why: "hunt-succeeded", winners: [3, 4] },
      deal: ["loyal-servant", "loyal-servant", "loyal-servant", "morgan-le-fay", "scion"],
      putAway: [],
      knew: [[], [], [], [{ seat: 4, known: "scion" }], []],
    },
    [
      { kind: "said", seat: 1, say: { statement: { kind: "i-am-good" } } },
      { kind: "said", seat: 3, say: { statement: { kind: "i-am", character: "duke" } } },
      { kind: "checked", seat: 0, target: 2 },
    ],
  );
  fireEvent.click(screen.getByRole("button", { name: "Who knew what" }));
  const [ann, ben, , dee] = screen
    .getAllByRole("listitem")
    .filter(({ className }) => className.includes("qu-told"));
  expect(ann?.textContent).toContain("You check Cid");
  expect(ben?.querySelector("[aria-label=true] + q")?.textContent).toBe("I’m on the side of Good.");
  expect(dee?.textContent).toContain("Dee knows: Eve\u00a0– Scion");
  expect(dee?.querySelector("[aria-label='a lie'] + q")?.textContent).toBe("I’m a Duke.");
});

function shield(name: RegExp): HTMLElement {
  return screen.getByRole("button", { name });
}

function begun(): View {
  const { options } = checkTable(game, 5, { preset: "base" });
  return game.view(game.setup(5, options, new ForcedDealer({ picks: [0] })), 0);
}

function show(
  change: Partial<View>,
  events: Parameters<typeof Board>[0]["events"] = [],
  names: readonly string[] = NAMES,
) {
  const say = vi.fn<(statement: QuestShape["statement"]) => void>();
  const seats = names.map((name, seat) => ({
    seat,
    name,
    shield: SHIELDS[seat] ?? "lion",
    holder: "person" as const,
    present: true,
    asked: false,
  }));
  const drawn = (shown: Partial<View>) => (
    <SeatsContext.Provider value={{ seats, pieces: {} }}>
      <Board
        view={{ ...begun(), together: null, ...shown }}
        ghost={null}
        decision={null}
        previewed={null}
        seats={seats}
        me={0}
        text={text}
        locale="en"
        offer={() => ({})}
        events={events}
        say={say}
        achieved={[]}
        notebook={null}
      />
    </SeatsContext.Provider>
  );
  const { rerender } = render(drawn(change));
  return { say, then: (next: Partial<View>) => rerender(drawn(next)) };
}
