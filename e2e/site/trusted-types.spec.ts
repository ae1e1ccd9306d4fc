import { expect, test } from "../support/test.ts";

test("in the page no text becomes HTML or script, and no script of others is started", async ({
  browser,
  server,
}) => {
  // With a context of its own: what is refused here is logged as an error, which other tests take for a fault.
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(server.url);
  const outcomes = await page.evaluate(() => {
    const outcome = (attempt: () => void): string => {
      try {
        attempt();
        return "done";
      } catch (error) {
        return error instanceof TypeError ? "refused" : String(error);
      }
    };
    const script = (): HTMLScriptElement => document.createElement("script");
    return {
      html: outcome(() => {
        document.createElement("div").innerHTML = "<b>text</b>";
      }),
      script: outcome(() => {
        script().text = "void 0";
      }),
      elsewhere: outcome(() => {
        script().src = "https://example.org/assets/x.js";
      }),
      answer: outcome(() => {
        script().src = "/api/me";
      }),
      written: outcome(() => void new Worker("data:text/javascript,void 0")),
      ours: outcome(() => {
        script().src = "/assets/x.js";
      }),
    };
  });
  expect(outcomes).toEqual({
    html: "refused",
    script: "refused",
    elsewhere: "refused",
    answer: "refused",
    written: "refused",
    ours: "done",
  });
  await context.close();
});
