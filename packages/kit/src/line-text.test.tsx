import { line, piece, seat } from "@roundtable/language";
import { render } from "@testing-library/preact";
import { expect, test } from "vitest";
import type { SeatAt } from "./contract.ts";
import { SeatsContext, LineText } from "./line-text.tsx";

const anna: SeatAt = { seat: 0, name: "Anna", shield: "lion", holder: "person", present: true, asked: false };

test("a sentence reads as one, its people with their shield and its pieces explaining themselves", () => {
  const { container } = render(
    <SeatsContext.Provider value={{ seats: [anna], pieces: { lance: { icon: "spear", colour: "red" } } }}>
      <p>
        <LineText line={line`${seat(0)} takes a ${piece("lance", "lance")}.`} />
      </p>
    </SeatsContext.Provider>,
  );
  expect(container.textContent).toBe("Anna takes a lance.");
  expect(container.querySelector(".seat-name .shield")).not.toBeNull();
  const lance = container.querySelector<HTMLElement>("[data-explain='lance']");
  expect(lance?.textContent).toBe("lance");
  expect(lance?.style.color).toBe("red");
});

test("a bracket is not parted from the piece that it holds", () => {
  const { container } = render(
    <p>
      <LineText line={["Attack (", piece("strength", "strength"), " 5), or (", "if you must) go on."]} />
    </p>,
  );
  expect(container.textContent).toBe("Attack (strength 5), or (if you must) go on.");
  expect(container.querySelector(".unbroken")?.textContent).toBe("(strength");
});
