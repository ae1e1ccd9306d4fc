import type { Bot } from "@roundtable/bots";
import { pickOne } from "@roundtable/kernel";
import type { Moonlight } from "./words.ts";

/** Praises its cards whenever it may, doubts whoever has spoken last, and answers anything. */
const talker: Bot<Moonlight> = {
  choose: ({ decision }, chance) => pickOne(chance, decision.answers),
  say({ heard }) {
    const last = heard.at(-1);
    return last === undefined ? [{ kind: "boast" }] : [{ kind: "boast" }, { kind: "doubt", of: last.seat }];
  },
};

export const bots: Readonly<Record<string, Bot<Moonlight>>> = { talker };
