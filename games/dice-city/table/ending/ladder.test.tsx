import { checkTable } from "@roundtable/kernel";
import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, describe, expect, test } from "vitest";
import { position } from "../../rules/clauses/position.ts";
import type { Options } from "../../rules/dice-city.ts";
import { game } from "../../rules/index.ts";
import { text } from "../../text/en.ts";
import { TABLE_WORDS } from "../../text/table.ts";
import { Ladder, optionEditor } from "./ladder.tsx";

afterEach(cleanup);

describe("the ladder in the lobby · DC-29", () => {
  test("targets reached and the next can be chosen, those above cannot", () => {
    lobby(1, ["normal-50"]);
    expect(target(/^50 reached/).disabled).toBe(false);
    expect(target(/^55$/).disabled).toBe(false);
    expect(target(/^60 locked/).disabled).toBe(true);
  });

  test("another level begins with the target that is next on it", () => {
    const chosen = lobby(1, ["normal-50", "hard-60"]);
    fireEvent.click(screen.getByLabelText(/^Hard/));
    expect(chosen).toEqual([{ level: "hard", target: "65" }]);
  });

  test("with more than one player there is no ladder", () => {
    lobby(2, []);
    expect(screen.queryAllByRole("radio")).toEqual([]);
  });
});

describe("the ladder at the end · DC-29", () => {
  test("a win says which target is open now", () => {
    end(56, ["normal-50"]);
    expect(screen.getByText("Target 50 reached: you’ve unlocked 55.")).toBeTruthy();
  });

  test("a win at a target below the highest opens nothing new", () => {
    end(56, ["normal-50", "normal-55"]);
    expect(screen.getByText("Target 50 reached.")).toBeTruthy();
  });

  test("a win that the server has not counted opens nothing, and it is said why", () => {
    end(56, []);
    expect(screen.getByText(/^Target 50 reached, but you undid a move/)).toBeTruthy();
    expect(screen.queryByLabelText("reached")).toBeNull();
  });

  test("nothing is said before the server has", () => {
    end(56, null);
    expect(screen.queryByText(/Target 50/)).toBeNull();
  });

  test("a game below its target leaves the ladder as it was", () => {
    end(49, []);
    expect(screen.getByText(/^Target 50 not reached/)).toBeTruthy();
  });
});

function target(name: RegExp): HTMLInputElement {
  return screen.getByRole<HTMLInputElement>("radio", { name });
}

function lobby(seats: number, achieved: readonly string[]): Partial<Options>[] {
  const chosen: Partial<Options>[] = [];
  render(
    <optionEditor.Editor
      game={game}
      seats={seats}
      options={checkTable(game, seats).options}
      achieved={achieved}
      disabled={false}
      text={text}
      locale="en"
      onChoose={(options) => chosen.push(options)}
    />,
  );
  return chosen;
}

function end(tokens: number, achieved: readonly string[] | null): void {
  const { state } = position({ others: [], step: "build", turn: 15, tokens }).answer("done");
  render(<Ladder scene={{ view: game.view(state, 0), me: 0, words: TABLE_WORDS.en, achieved }} />);
}
