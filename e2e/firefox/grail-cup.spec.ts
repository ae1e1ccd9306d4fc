import { answerInTurn, playNow } from "./steps.ts";
import { expect, test } from "./test.ts";

test("Grail Cup is played in a Firefox, by mouse and by keys", async ({ newcomer }) => {
  await playNow(newcomer, "grail-cup");
  const questions = await answerInTurn(newcomer, 6);
  expect(questions).toHaveLength(6);
  expect(questions.filter((question) => question === "")).toEqual([]);
});
