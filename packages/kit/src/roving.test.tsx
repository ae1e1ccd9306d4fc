import { render } from "preact";
import { useRef } from "preact/hooks";
import { afterEach, expect, test } from "vitest";
import { group, stop, useRoving } from "./roving.ts";

const place = document.createElement("div");

afterEach(() => {
  render(null, place);
  place.remove();
});

const PIECES = ["one", "two", "three", "four"];

/** Pieces in two columns. */
function Pieces() {
  const box = useRef<HTMLDivElement>(null);
  useRoving(box);
  return (
    <div ref={box}>
      <ul {...group("Pieces", 2)}>
        {PIECES.map((name, nth) => (
          <li key={name} {...stop(nth === 0, name)} />
        ))}
      </ul>
    </div>
  );
}

test("arrow keys move within a group of pieces as soon as it is visible, and not beyond it", () => {
  document.body.append(place);
  render(<Pieces />, place);
  // Nothing after the first frame has happened yet.
  place.querySelector<HTMLElement>("[tabindex='0']")?.focus();
  const after = (key: string) => {
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    return document.activeElement?.getAttribute("aria-label");
  };
  expect(["ArrowRight", "ArrowDown", "ArrowRight", "ArrowLeft", "ArrowUp"].map(after)).toEqual([
    "two",
    "four",
    "four",
    "three",
    "one",
  ]);
});
