import { render } from "@testing-library/preact";
import { text as en } from "../../text/en.ts";
import { AtTable } from "../at-table.tsx";
import type { QuestText } from "../screens/display.ts";
import type { Sitting } from "../sitting/sitting.ts";

/** Renders screens without input, for tests. */

export function shown(
  sitting: Sitting,
  text: QuestText = en,
  onEnter: (next: Sitting) => void = () => {},
): Element {
  const { container } = render(
    <AtTable sitting={sitting} text={text} onEnter={onEnter} onAgain={() => {}} />,
  );
  return container;
}

export function button(container: Element, label: string): HTMLButtonElement {
  const found = [...container.querySelectorAll("button")].find(({ textContent }) =>
    textContent?.includes(label),
  );
  if (found === undefined) throw new Error(`There is no button “${label}”.`);
  return found;
}
