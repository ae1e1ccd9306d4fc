import { answerInTurn, playNow } from "./steps.ts";
import { expect, test } from "./test.ts";

test("Dice City is played in a Firefox, by mouse and by keys", async ({ newcomer }) => {
  await playNow(newcomer, "dice-city");
  const questions = await answerInTurn(newcomer, 6);
  expect(questions).toHaveLength(6);
  expect(questions.filter((question) => question === "")).toEqual([]);
});
