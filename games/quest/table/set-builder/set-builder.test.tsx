import { checkTable } from "@roundtable/kernel";
import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { useState } from "preact/hooks";
import { afterEach, expect, test } from "vitest";
import { game } from "../../rules/index.ts";
import { text } from "../../text/en.ts";
import { optionEditor } from "./set-builder.tsx";

afterEach(cleanup);

test("a preset shows who is in play · QU-5", () => {
  lobby(6);
  press("Recommended");
  expect(inPlay()).toEqual(["Cleric", "Duke", "Youth", "Morgan le Fay", "Blind Hunter", "Minion of Mordred"]);
});

test("an own set begins as the recommended one; a tap adds a character, another takes it away · QU-5", () => {
  lobby(5);
  press("Your own set");
  expect([balance("Good"), balance("Evil")]).toEqual(["3 / 3", "2 / 2"]);
  press(/^Remove: Blind Hunter/);
  expect(balance("Evil")).toBe("1 / 2");
  press(/^Add: Scion/);
  expect(balance("Evil")).toBe("2 / 2");
  expect(screen.getByText("This set can be played.")).toBeTruthy();
});

test("what is wrong with a set is said while it is built, and what would be better · QU-6", () => {
  lobby(5);
  press("Your own set");
  press(/^Remove: Loyal Servant/);
  press(/^Add: Arthur/);
  expect(screen.getByText("Arthur is recommended with 7 players or more.")).toBeTruthy();
  press(/^Remove: Blind Hunter/);
  press(/^Add: Minion/);
  expect(screen.getByText("With Arthur the Blind Hunter must be in the set too.")).toBeTruthy();
  expect(screen.queryByText("This set can be played.")).toBeNull();
});

test("there is no card to add beyond those of the box · QU-4", () => {
  lobby(5);
  press("Your own set");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: /^Add: Morgan le Fay/ }).disabled).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: /^Add: Duke/ }).disabled).toBe(false);
});

test("with mysterious figures the host chooses two piles, from six players on · QU-23", () => {
  lobby(6, { mysteriousFigures: true });
  const pile = screen.getByRole("region", { name: "Good pile" });
  expect(pile.textContent).toContain("filled for you");
  press(/^Add: Galahad/);
  expect(screen.getByText("The good pile has 1 card; it needs 5.")).toBeTruthy();
  cleanup();
  lobby(5, { mysteriousFigures: true });
  expect(screen.queryByRole("region", { name: "Good pile" })).toBeNull();
});

test("the Director's Cut has no room for mysterious figures: choosing it turns them off · QU-23", () => {
  lobby(6, { mysteriousFigures: true });
  press("Director’s Cut");
  expect(screen.queryByRole("region", { name: "Good pile" })).toBeNull();
  expect(inPlay()).toContain("Minion of Mordred");
  cleanup();
  lobby(6, { mysteriousFigures: true, customRules: "directors-cut" });
  press("Your own set");
  expect(screen.queryByRole("region", { name: "Good pile" })).toBeNull();
});

function lobby(seats: number, given: Readonly<Record<string, string | boolean>> = {}) {
  function Lobby() {
    const [options, choose] = useState(checkTable(game, seats, given).options);
    return (
      <optionEditor.Editor
        game={game}
        seats={seats}
        options={options}
        achieved={[]}
        disabled={false}
        text={text}
        locale="en"
        onChoose={(chosen) => choose({ ...options, ...chosen })}
      />
    );
  }
  render(<Lobby />);
}

function press(name: string | RegExp): void {
  fireEvent.click(screen.getByRole("button", { name }));
}

function inPlay(): string[] {
  const set = screen.getByRole("list", { name: "In play" });
  return [...set.children].map(({ textContent }) => textContent.trim());
}

function balance(side: string): string {
  const scale = [...document.querySelectorAll(".qu-scale")].find(({ textContent }) =>
    textContent.includes(side),
  );
  return scale?.querySelector("b")?.textContent ?? "";
}
