import { screens } from "@roundtable/games/screens";
import { type Game, Match, Recording, seeded } from "@roundtable/kernel";
import { plainText } from "@roundtable/language";
import { expect, test } from "vitest";
import { speak } from "../i18n/index.ts";
import { sentencesAt } from "./moments.ts";

test("an answer without a log line is told, and never replaced by something earlier", async () => {
  await speak("en");
  const { game } = (await screens["dice-city"].rules()) as { readonly game: Game };
  const text = await (await screens["dice-city"].text()).texts.en();
  const options = Object.fromEntries(
    Object.entries(game.options).map(([name, { default: usual }]) => [name, usual]),
  );
  const match = Match.begin(game, { seats: 2, options, source: seeded("told") });
  const [seat = 0] = match.asked;
  const decision = match.decision(seat)?.id ?? "";
  match.submit({ kind: "hint", id: "hint", seat, decision });
  match.submit({ kind: "answer", id: "done", seat, decision, answer: "done" });
  const told = sentencesAt(new Recording(game, match.log), text);
  const words = (moment: number) => told(moment).map((line) => plainText(line, (of) => `Person ${of}`));
  expect(words(1)).toEqual([`Person ${seat} asks for a hint.`]);
  expect(words(2)[0]).toBe(`Person ${seat}: Done with the dice.`);
});
