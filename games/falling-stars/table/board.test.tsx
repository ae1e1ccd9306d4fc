import { ForcedDealer, type Seat } from "@roundtable/kernel";
import { SHIELDS } from "@roundtable/kit";
import { cleanup, render, screen } from "@testing-library/preact";
import { afterEach, expect, test } from "vitest";
import type { View } from "../rules/falling-stars.ts";
import { game } from "../rules/index.ts";
import { text } from "../text/en.ts";
import { Board } from "./board.tsx";

afterEach(cleanup);

const NAMES = ["Ann", "Ben"];
const HAND = [1, 3, 5, 7];

test("my cards are offered as the answers they stand for · FS-11", () => {
  show(0);
  for (const number of HAND) expect(screen.getByLabelText(`Lay ${number} · ${number}`)).toBeTruthy();
});

test("the star says how bright it is, the deck how many are left · FS-10", () => {
  show(0);
  expect(screen.getByLabelText("Star · 4")).toBeTruthy();
  expect(screen.getByLabelText("Deck · 22")).toBeTruthy();
});

test("a card that lies face down shows whose it is and nothing else · FS-30", () => {
  show(0, { players: [player(null), player("face-down")] });
  expect(screen.getByLabelText("Ben").textContent).toBe("");
});

test("a spectator sees no hand · FS-30", () => {
  const { container } = show(null);
  expect(container.querySelectorAll(".fs-held")).toHaveLength(0);
});

function player(laid: View["players"][number]["laid"]): View["players"][number] {
  return { cards: 3, laid, points: 0 };
}

function show(me: Seat | null, change: Partial<View> = {}) {
  const state = game.setup(2, { night: "short" }, new ForcedDealer({ picks: [3] }));
  const decision = me === null ? null : game.decision(state, me);
  return render(
    <Board
      view={{ ...game.view(state, me ?? "public"), ...change }}
      ghost={null}
      decision={decision === null ? null : { ...decision, id: "1", previews: {} }}
      previewed={null}
      seats={NAMES.map((name, seat) => ({
        seat,
        name,
        shield: SHIELDS[seat] ?? "lion",
        holder: "person",
        present: true,
        asked: false,
      }))}
      me={me}
      text={text}
      locale="en"
      offer={(id) =>
        id === undefined
          ? {}
          : { "data-answer": id, role: "button", tabIndex: 0, "aria-label": id.replace("lay-", "Lay ") }
      }
      events={[]}
      say={null}
      achieved={[]}
      notebook={null}
    />,
  );
}
