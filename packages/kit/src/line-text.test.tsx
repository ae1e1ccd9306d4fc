import { line, piece, seat } from "@roundtable/language";
import { botNames } from "@roundtable/language/bot-names/ru";
import { de } from "@roundtable/language/names/fr";
import { inCase } from "@roundtable/language/names/ru";
import { render } from "@testing-library/preact";
import { expect, test } from "vitest";
import type { SeatAt } from "./contract.ts";
import { SeatsContext, LineText } from "./line-text.tsx";

const anna: SeatAt = { seat: 0, name: "Anna", shield: "lion", holder: "person", present: true, asked: false };

test("a sentence reads as one, with shields for people and tooltips for pieces", () => {
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

test("a bracket does not wrap apart from the piece inside", () => {
  const { container } = render(
    <p>
      <LineText line={["Attack (", piece("strength", "strength"), " 5), or (", "if you must) go on."]} />
    </p>,
  );
  expect(container.textContent).toBe("Attack (strength 5), or (if you must) go on.");
  expect(container.querySelector(".unbroken")?.textContent).toBe("(strength");
});

test("an elided word is not parted from the name that follows", () => {
  const { container } = render(
    <SeatsContext.Provider value={{ seats: [anna], pieces: {} }}>
      <LineText line={line`La Mine ${de(0)}.`} />
    </SeatsContext.Provider>,
  );
  expect(container.textContent).toBe("La Mine d’Anna.");
  expect(container.querySelector(".unbroken")?.textContent).toBe("d’Anna");
});

test("the name of a bot of ours is declined, with its shield beside it", () => {
  const grammar = botNames.find(({ name }) => name === "Агата")?.grammar;
  if (grammar === undefined) throw new Error("No bot is called Agatha.");
  const { container } = render(
    <SeatsContext.Provider value={{ seats: [{ ...anna, name: "Агата", grammar }], pieces: {} }}>
      <LineText line={line`Амулет у ${inCase("gen", 0)}.`} />
    </SeatsContext.Provider>,
  );
  expect(container.textContent).toBe("Амулет у Агаты.");
  expect(container.querySelector(".seat-name .shield")).not.toBeNull();
});
