import { sightOf } from "@roundtable/kernel";
import { plainText, textFor } from "@roundtable/language";
import { SHIELDS } from "@roundtable/kit";
import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, describe, expect, test } from "vitest";
import { position } from "../rules/clauses/position.ts";
import { game } from "../rules/index.ts";
import { text } from "../text/en.ts";
import { Board } from "./board.tsx";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const NAMES = ["Ann", "Ben", "Cid", "Dee"];

describe("everything says what it is", () => {
  test("thirty locations, each with its place, its token and its die", () => {
    show({ dice: { red: 2 }, city: { "red-2": "church off" } }, { me: null });
    expect(screen.getAllByLabelText(/(white|yellow|red|blue|black) row, [1-6]/)).toHaveLength(30);
    expect(screen.getByLabelText(/^Church \(red row, 2\), Deactivation token, Red die/)).toBeTruthy();
  });

  test("a card for sale names its price and what is lacking", () => {
    show({ stock: [1, 0, 0], display: ["bazaar"], dice: { white: 1 } });
    expect(screen.getByLabelText("Bazaar, Economic location, Wood 1 + Iron 1, − Iron 1")).toBeTruthy();
  });

  test("bandits and ships name what is lacking · DC-5, DC-6", () => {
    show({ step: "attack", strength: 2, banditStrength: 1, stock: [2, 1, 0] });
    expect(screen.getByLabelText(/^Bandits 4, Defence 5, − Army strength 2, × 4$/)).toBeTruthy();
    expect(screen.getByLabelText(/Bandits 2, Defence 3, × 4$/)).toBeTruthy();
    expect(screen.getByLabelText(/^Trade ship 5, .*, − Stone 1 \+ Iron 2, × 4$/)).toBeTruthy();
  });

  test("what an answer that is looked at would bring counts as means, what it would take does not yet count as lacking", () => {
    show({ dice: { red: 2, white: 1 }, strength: 2, stock: [1, 0, 0] }, { previewed: "use-red" });
    expect(screen.getByLabelText(/^Bandits 2, Defence 3, × 4$/)).toBeTruthy();
    cleanup();
    show({ step: "attack", strength: 3 }, { previewed: "bandit-2" });
    expect(screen.getByLabelText(/Bandits 2, Defence 3, × 3$/)).toBeTruthy();
  });

  test("the board is few stops of the Tab key when nothing is asked", () => {
    const { container } = show({}, { me: null });
    expect(container.querySelectorAll("[tabindex='0'], button").length).toBeLessThanOrEqual(12);
  });
});

test("each step of the turn says what one does in it · DC-11, DC-17, DC-18, DC-20", () => {
  show({});
  const steps = ["Use dice", "Attack", "Build and trade", "End of turn"];
  for (const step of steps)
    expect(screen.getByLabelText(new RegExp(`${step}$`)).dataset["explain"]).toMatch(/^step-/);
});

describe("what is shown large", () => {
  test("my own city, and another one after a click on its miniature", () => {
    show({ others: [{ city: { "blue-2": "manor" } }] });
    expect(screen.queryByLabelText(/^Manor \(blue row, 2\)/)).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Ben" }));
    expect(screen.getByLabelText(/^Manor \(blue row, 2\)/)).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Ann" }));
    expect(screen.queryByLabelText(/^Manor \(blue row, 2\)/)).toBeNull();
  });

  test("the city of the acting player, unless I stay at home; that choice is remembered", () => {
    const laid = { city: { "blue-2": "manor" }, dice: { white: 1 } } as const;
    show(laid, { me: 1 });
    expect(screen.getByLabelText(/^Manor \(blue row, 2\)/)).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: /^Stay at home/, pressed: false }));
    expect(screen.queryByLabelText(/^Manor \(blue row, 2\)/)).toBeNull();
    cleanup();
    show(laid, { me: 1 });
    expect(screen.queryByLabelText(/^Manor \(blue row, 2\)/)).toBeNull();
    expect(screen.getByRole("button", { name: /^Stay at home/, pressed: true })).toBeTruthy();
  });

  test("the victim of an attack that is looked at · DC-17", () => {
    const laid = { step: "attack", strength: 4, others: [{ city: { "blue-2": "manor" } }] } as const;
    show(laid, { previewed: "attack-1-blue-2" });
    expect(screen.getByRole("button", { name: /^Attack .+’s Manor/ })).toBeTruthy();
  });
});

test("the last round is announced with its reason · DC-23", () => {
  show({ ending: "deck", dice: { white: 1 } });
  expect(screen.getByText(/The deck is empty/)).toBeTruthy();
});

test("alone, the turns that are left and the target are told · DC-28, DC-29", () => {
  show({ others: [], turn: 6 });
  expect(screen.getByLabelText("Normal: 15 turns").parentElement?.textContent).toBe("10");
  expect(screen.getByText("50 points")).toBeTruthy();
});

test("the end lists every score by its sources, the best first · DC-25", () => {
  const { container } = show(
    { tokens: 3, bandits: [2, 4], ships: [5], others: [{ tokens: 20 }] },
    { over: true },
  );
  const lines = [...container.querySelectorAll(".dc-ending > li")].map((line) => line.textContent);
  expect(lines).toEqual([expect.stringContaining("Ben 20"), expect.stringContaining("Ann 14")]);
  const sources = [...container.querySelectorAll(".dc-ending > li:last-child .dc-sources b")];
  expect(sources.map((source) => source.textContent)).toEqual(["0", "3", "6", "5"]);
});

test("alone, bandits and ships are among the tokens · DC-27", () => {
  const { container } = show({ tokens: 9, others: [] }, { over: true });
  const sources = [...container.querySelectorAll(".dc-sources li")].map((source) => source.textContent);
  expect(sources).toEqual(["City0", "Tokens9"]);
});

test("at the end the picture of a city leads to it", () => {
  const { container } = show({ others: [{ city: { "blue-2": "manor" } }] }, { over: true });
  expect(screen.queryByLabelText(/^Manor \(blue row, 2\)/)).toBeNull();
  const picture = container.querySelector("button.dc-portrait[aria-label='Ben']");
  if (picture !== null) fireEvent.click(picture);
  expect(screen.getByLabelText(/^Manor \(blue row, 2\)/)).toBeTruthy();
});

interface ShowOptions {
  readonly me?: 0 | 1 | null;
  readonly previewed?: string;
  readonly over?: boolean;
}

function show(laid: Parameters<typeof position>[0], { me = 0, previewed, over = false }: ShowOptions = {}) {
  const { state } = position(laid);
  state.over = over;
  const { view, decision } = sightOf(game, state, me ?? "public");
  const preview = previewed === undefined ? undefined : decision?.previews[previewed];
  const ghost =
    preview?.events.reduce((so, event) => (event.kind === "said" ? so : game.after(so, event)), view) ?? null;
  const names = new Map(
    decision?.answers.map((answer) => [
      answer.id,
      plainText(textFor(text.answer, answer), (seat) => NAMES[seat] ?? ""),
    ]),
  );
  return render(
    <Board
      view={view}
      ghost={ghost}
      decision={decision === null || over ? null : { ...decision, id: "0-1" }}
      previewed={previewed ?? null}
      seats={state.players.map((_, seat) => ({
        seat,
        name: NAMES[seat] ?? "",
        shield: SHIELDS[seat] ?? "lion",
        holder: "person" as const,
        present: true,
        asked: false,
      }))}
      me={me}
      text={text}
      locale="en"
      events={[]}
      say={null}
      achieved={[]}
      notebook={null}
      offer={(id) => {
        const name = id === undefined ? undefined : names.get(id);
        return id === undefined || name === undefined
          ? {}
          : { "data-answer": id, role: "button", tabIndex: 0, "aria-label": name };
      }}
    />,
  );
}
