import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { fetchInSession } from "./http.ts";

afterEach(() => vi.unstubAllGlobals());

const REFUSED = 401;

/** A server that answers when it is told to; the addresses in the order in which they were asked for. */
function slowServer() {
  const asked: string[] = [];
  const waiting: ((status: number) => void)[] = [];
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    const { promise, resolve } = Promise.withResolvers<Response>();
    waiting.push((status) => resolve(new Response(null, { status })));
    return promise;
  });
  const answer = async (nth: number, status: number) => {
    waiting[nth]?.(status);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { asked, answer };
}

test("a request whose cookie was replaced on its way is sent again, once the change that did it was answered", async () => {
  const { asked, answer } = slowServer();
  const notices = fetchInSession("/api/notices");
  const passkey = fetchInSession("/api/me/passkeys", { method: "POST" });
  await answer(0, REFUSED);
  expect(asked).toEqual(["/api/notices", "/api/me/passkeys"]);
  await answer(1, 201);
  expect(asked).toEqual(["/api/notices", "/api/me/passkeys", "/api/notices"]);
  await answer(2, 200);
  expect([(await notices).status, (await passkey).status]).toEqual([200, 201]);
});

test("two changes that were both refused do not wait for each other", async () => {
  const { asked, answer } = slowServer();
  const both = ["/api/me/one", "/api/me/two"].map((address) => fetchInSession(address, { method: "PUT" }));
  for (const nth of [0, 1]) await answer(nth, REFUSED);
  for (const nth of [2, 3]) await answer(nth, 200);
  expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200]);
  expect(asked).toHaveLength(4);
});

test("what is refused again stays refused, and is not sent a third time", async () => {
  const { asked, answer } = slowServer();
  const request = fetchInSession("/api/notices");
  for (const nth of [0, 1]) await answer(nth, REFUSED);
  expect((await request).status).toBe(REFUSED);
  expect(asked).toHaveLength(2);
});

test("every request that needs the cookie is sent so", () => {
  const root = join(import.meta.dirname, "..");
  const files = globSync("**/*.{ts,tsx}", { cwd: root, exclude: ["**/*.test.*"] });
  const raw = files.filter((file) =>
    /(?<![\w.#]|=> )fetch\(["'`a]/.test(readFileSync(join(root, file), "utf8")),
  );
  expect(files.length).toBeGreaterThan(200);
  // A failure is reported by anybody.
  expect(raw.toSorted()).toEqual(["connection/http.ts", "errors/failure.ts"]);
});
