import { expect, test } from "vitest";
import { asMinutes, leftAt, started, stopped, wound } from "./clock.ts";

test("the discussion clock runs on while the page is away, stands while it is stopped, and ends at nothing · QU-18", () => {
  const running = started(wound("discussion", 300), 1000);
  expect(asMinutes(leftAt(running, 61_500))).toBe("4:00");
  const standing = stopped(running, 61_000);
  expect(asMinutes(leftAt(standing, 900_000))).toBe("4:00");
  const again = started(standing, 900_000);
  expect(asMinutes(leftAt(again, 901_000))).toBe("3:59");
  expect(leftAt(again, 5_000_000)).toBe(0);
});
