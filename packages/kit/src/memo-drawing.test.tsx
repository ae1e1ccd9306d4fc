import { cleanup, render } from "@testing-library/preact";
import { afterEach, expect, test } from "vitest";
import { memoDrawing } from "./memo-drawing.tsx";

afterEach(cleanup);

test("a piece is drawn again only when its props change", () => {
  let drawn = 0;
  const Knight = memoDrawing(({ shield, lances }: { shield: string; lances?: number }) => {
    drawn += 1;
    return <p>{`${shield} ${lances ?? "no"} lances`}</p>;
  });
  const { container, rerender } = render(<Knight shield="lion" lances={1} />);
  rerender(<Knight shield="lion" lances={1} />);
  expect(drawn).toBe(1);
  rerender(<Knight shield="lion" lances={2} />);
  expect(container.textContent).toBe("lion 2 lances");
  rerender(<Knight shield="lion" />);
  expect(container.textContent).toBe("lion no lances");
  expect(drawn).toBe(3);
});
