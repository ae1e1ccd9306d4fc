import { render } from "preact";
import { afterEach, expect, test, vi } from "vitest";
import { usePanel } from "./panel.ts";

const place = document.createElement("div");

afterEach(() => {
  render(null, place);
  place.remove();
});

function Panel({ onClose }: { readonly onClose: () => void }) {
  return (
    <section ref={usePanel(onClose)} tabIndex={-1}>
      Claims
    </section>
  );
}

test("a panel has the focus and closes by Escape as soon as it is seen", () => {
  const onClose = vi.fn<() => void>();
  document.body.append(place);
  render(<Panel onClose={onClose} />, place);
  // Nothing after the first frame has happened yet.
  expect(document.activeElement?.textContent).toBe("Claims");
  dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
