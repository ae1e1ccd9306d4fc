import { answerInTurn, playNow } from "./steps.ts";
import { expect, test } from "./test.ts";

test("Quest is played in a Firefox, by mouse and by keys", async ({ newcomer }) => {
  await playNow(newcomer, "quest");
  const questions = await answerInTurn(newcomer, 6);
  // Who is sent on few quests has answered less often when all is over.
  expect(questions.length === 6 || (await newcomer.$(".end")) !== null).toBe(true);
  expect(questions.filter((question) => question === "")).toEqual([]);
});
