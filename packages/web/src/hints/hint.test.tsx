import { signal } from "@preact/signals";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/preact";
import type { Game } from "@roundtable/kernel";
import { SeatsContext } from "@roundtable/kit";
import { type AdviceText, line, LOCALES, type Locale, plainText, seat, whyUnfit } from "@roundtable/language";
import type { Hint, TableInfo } from "@roundtable/protocol";
import { afterEach, beforeAll, expect, test } from "vitest";
import { speak } from "../i18n/index.ts";
import { locale } from "../settings/settings.ts";
import { AnswerSelection } from "../table/answering/answer-selection.ts";
import { anna, gathering, sight } from "../table/testing/at-table.ts";
import { atTable, settled } from "../table/testing/page-at-table.ts";
import { HintButton } from "./hint.tsx";
import { listenForHintKey } from "./hint-key.ts";
import { HintPanel } from "./hint-panel.tsx";
import { HintAnswer } from "./hint-answer.tsx";
import { HintsTaken } from "./hints-taken.tsx";
import { text as en } from "./i18n/en.ts";
import { text as fr } from "./i18n/fr.ts";
import { text as ru } from "./i18n/ru.ts";

beforeAll(() => {
  locale.value = "en";
  return speak("en");
});
afterEach(cleanup);

const answers = [
  { kind: "ride", id: "left" },
  { kind: "ride", id: "right" },
];
const asked = { id: "1-1", question: { kind: "move" }, answers, shown: answers, previews: {} };
const text = {
  locale: "en" as const,
  answer: { ride: ({ id }: { id?: string }) => line`Ride ${id ?? ""}` },
};
const compared = () => line`The dragon says so.`;
const advice: AdviceText = {
  reason: {
    dragon: (_, reader) => line`${seat(reader)} stay clear of the dragon.`,
    better: compared,
    surer: compared,
    alike: compared,
  },
};
const seats = [
  { seat: 0, name: "Boris", shield: "lion", present: true },
  { seat: 1, name: "Anna", shield: "stag", present: true },
] as never;

const weighed: Hint["weighed"] = [
  { answer: "right", odds: 0.62, give: 0.04, reasons: [{ kind: "dragon" }, { kind: "of-a-newer-server" }] },
  { answer: "left", odds: 0.5, give: 0.04, reasons: [] },
];

function selection(final = false) {
  const given: string[] = [];
  const preview = { events: [], final };
  const decision = { ...asked, previews: { left: preview, right: preview } };
  const choice = new AnswerSelection(
    signal(decision),
    (_, answer) => {
      given.push(answer);
      return Promise.resolve(true);
    },
    false,
  );
  return { choice, given };
}

function told(final = false, decision = asked, hint = weighed) {
  const { choice, given } = selection(final);
  const panel = render(
    <SeatsContext.Provider value={{ seats, pieces: {} }}>
      <HintAnswer
        weighed={hint}
        says={en}
        advice={advice}
        me={1}
        text={text}
        decision={decision}
        selection={choice}
        onClose={() => {}}
      />
    </SeatsContext.Provider>,
  );
  return { choice, given, words: panel.container.textContent, unmount: panel.unmount };
}

function Button({ shown }: { shown: typeof answers }) {
  const info = { ...gathering, hints: true };
  const match = { info, isLesson: false, decision: { ...asked, shown }, selection: selection().choice };
  return <HintButton match={match as never} />;
}

test("a player who can give only one of the shown answers is told so", () => {
  expect(told(false, { ...asked, answers: answers.slice(1) }).words).toContain(en.only);
  cleanup();
  expect(told().words).not.toContain(en.only);
});

test("a hint is offered if several answers are shown, even if only one of them can be given", () => {
  const { rerender } = render(<Button shown={answers} />);
  expect(screen.queryByRole("button", { name: "Hint" })).not.toBeNull();
  rerender(<Button shown={answers.slice(0, 1)} />);
  expect(screen.queryByRole("button", { name: "Hint" })).toBeNull();
});

test("a hint says what to answer, how often it wins, why, and what it is better than", () => {
  const { words } = told();
  expect(words).toContain("Ride right");
  expect(words).toContain("Chance of winning from here: about 62% (±4).");
  expect(words).toContain("You stay clear of the dragon.");
  expect(words).toContain("The next best answer, “Ride left”, lowers your chance by about 12%.");
});

test.each(["better", "surer", "alike"])(
  "where the game itself says what it is compared with (%s), that is not said twice",
  (kind) => {
    const comparing = weighed.map((one) => ({ ...one, reasons: [{ kind }] }));
    expect(told(false, asked, comparing).words).not.toContain("Ride left");
  },
);

test("the recommended answer is marked and previewed while the hint is open", async () => {
  const { choice, unmount } = told();
  await waitFor(() => expect([choice.hinted.value, choice.previewed.value]).toEqual(["right", "right"]));
  unmount();
  await waitFor(() => expect(choice.hinted.value).toBeNull());
});

test("one press gives the recommended answer; an irreversible one needs a second press", () => {
  const free = told();
  fireEvent.click(screen.getByRole("button", { name: "Confirm" }));
  expect(free.given).toEqual(["right"]);
  cleanup();
  const grave = told(true);
  fireEvent.click(screen.getByRole("button", { name: "Confirm" }));
  expect(grave.given).toEqual([]);
  expect(screen.getByText("You can’t undo this.")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Confirm" }));
  expect(grave.given).toEqual(["right"]);
});

/** Anna, beside a bot or a person, opens the hint panel. */
function panel(others: TableInfo["seats"][number], awaited = sight.view.awaited) {
  const page = atTable();
  const me = gathering.seats[1];
  if (me === undefined) throw new Error("Nobody sits there.");
  const info: TableInfo = { ...gathering, status: "playing", hints: true, seats: [others, me] };
  page.tell({ kind: "table", table: info });
  page.tell({ kind: "match", table: info.id, n: 1, from: 0, lines: [], sight });
  const { choice } = selection();
  let isClosed = false;
  render(
    <SeatsContext.Provider value={{ seats, pieces: {} }}>
      <HintPanel
        game={{ id: "toy" } as Game}
        text={text}
        match={{ session: page.session, info, me: 1, sight: { ...sight, view: { awaited } } }}
        decision={asked}
        selection={choice}
        onClose={() => (isClosed = true)}
      />
    </SeatsContext.Provider>,
  );
  const wished = () => page.sent.filter(({ kind }) => kind === "hint");
  return { ...page, wished, isClosed: () => isClosed };
}

const boris = {
  ...gathering.seats[1],
  person: { id: "borisborisbo", name: "Boris" },
} as TableInfo["seats"][number];

test("the first hint of a match warns that the others will see it, and then appears", async () => {
  const { wished, tell } = panel(boris);
  await screen.findByText("The others will see that you asked for a hint.");
  expect(wished()).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "Ask for a hint" }));
  await screen.findByText(/Thinking…/);
  await waitFor(() => expect(wished()).toMatchObject([{ decision: "1-1" }]));
  const [wish] = wished();
  tell({ kind: "hint", id: String(wish?.["id"]), table: gathering.id, decision: "1-1", weighed });
  await screen.findByText(/about 62%/);
  expect(screen.queryByText(/Thinking/)).toBeNull();
});

test("at a secret step nobody else sees the hint, so there is no warning", async () => {
  const { wished } = panel(boris, { seats: [0, 1], question: "move", secretly: true });
  await screen.findByText(/Thinking…/);
  expect(wished()).toMatchObject([{ decision: "1-1" }]);
});

test("among bots there is no warning; thinking can be cancelled, and a failure is explained", async () => {
  const { wished, tell, isClosed } = panel({ kind: "bot", bot: "random" });
  await screen.findByText(/Thinking…/);
  fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(isClosed()).toBe(true);
  const [wish] = wished();
  tell({ kind: "refused", id: String(wish?.["id"]), reason: "no-hint" });
  await settled();
  await screen.findByText("No hint came in time. Ask again.");
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(wished()).toHaveLength(2));
});

test("the key H opens the hint in every alphabet, but not while typing", () => {
  let pressed = 0;
  const stop = listenForHintKey(document, () => pressed++);
  fireEvent.keyDown(document.body, { key: "р", code: "KeyH" });
  fireEvent.keyDown(document.body, { key: "h", code: "KeyH", ctrlKey: true });
  const field = document.body.appendChild(document.createElement("input"));
  fireEvent.keyDown(field, { key: "h", code: "KeyH" });
  stop();
  fireEvent.keyDown(document.body, { key: "h", code: "KeyH" });
  expect(pressed).toBe(1);
});

test("the end says how many hints each player took, and nothing if nobody took any", async () => {
  const hint = (of: number) => ({ kind: "hint", seat: of }) as const;
  const seen = (lines: readonly object[]) => ({ session: { lines: signal(lines) }, me: 0 }) as never;
  const { container, rerender } = render(
    <SeatsContext.Provider value={{ seats, pieces: {} }}>
      <HintsTaken match={seen([])} />
    </SeatsContext.Provider>,
  );
  expect(container.textContent).toBe("");
  rerender(
    <SeatsContext.Provider value={{ seats, pieces: {} }}>
      <HintsTaken match={seen([hint(0), hint(1), hint(1)])} />
    </SeatsContext.Provider>,
  );
  await waitFor(() => expect(container.textContent).toMatch(/Hints used: .*you 1, .*Anna 2\./));
});

test.each(LOCALES)("the texts around a hint are well-formed in %s", (language) => {
  const says = { en, fr, ru }[language satisfies Locale];
  const { odds, compared, taken, ...plain } = says;
  const other = line`${seat(0)}`;
  const sentences = [
    ...Object.values(plain),
    ...[0, 1, 2, 5, 21, 100].flatMap((n) => [
      odds(n, 0),
      odds(n, 4),
      plainText(compared(other, n), () => anna.name),
    ]),
    plainText(
      taken([
        [0, 1],
        [1, 5],
      ]),
      () => anna.name,
    ),
  ];
  const unfit = sentences.flatMap((sentence) => {
    const why = whyUnfit(language, sentence.replaceAll(anna.name, "…"));
    return why === null ? [] : [`${sentence}: ${why}`];
  });
  expect(unfit).toEqual([]);
});
