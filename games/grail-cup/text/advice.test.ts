import { LOCALES, plainText, textFor, toldTo, whyNotToYou, whyUnfit } from "@roundtable/language";
import { describe, expect, test } from "vitest";
import type { GrailCupReason } from "../bot/reason.ts";
import { advice } from "./index.ts";

const than = { kind: "knight", id: "knight-1", knight: 1 } as const;
const counted = { than, often: { times: 3, of: 10 }, instead: { times: 21, of: 100 } } as const;
const rival = { ...counted, knight: 2 } as const;

const REASONS: { readonly [Kind in GrailCupReason["kind"]]: Extract<GrailCupReason, { kind: Kind }> } = {
  grail: { kind: "grail", ...counted, often: { times: 10, of: 10 } },
  leads: { kind: "leads", ...counted },
  armed: { kind: "armed", ...counted, instead: { times: 3, of: 10 } },
  barred: { kind: "barred", ...counted },
  stopped: { kind: "stopped", ...counted },
  seal: { kind: "seal", ...counted },
  goblin: { kind: "goblin", ...counted },
  boots: { kind: "boots", ...counted },
  cursed: { kind: "cursed", ...counted },
  strikes: { kind: "strikes", ...counted },
  claims: { kind: "claims", ...counted },
  "rival-grail": { kind: "rival-grail", ...rival },
  "rival-barred": { kind: "rival-barred", ...rival },
  "rival-goblin": { kind: "rival-goblin", ...rival },
  rival: { kind: "rival", ...rival, often: { times: 1, of: 100 } },
  rides: { kind: "rides", than, to: 26, instead: 24 },
  better: { kind: "better", than, games: 5 },
  worse: { kind: "worse", than, games: 1 },
  alike: { kind: "alike", than },
};

const NEVER = Object.values(REASONS).flatMap((of) =>
  "often" in of
    ? [
        { ...of, often: { times: 0, of: 10 } },
        { ...of, instead: { times: 0, of: 10 } },
      ]
    : [],
);

describe.each(LOCALES)("in %s", (locale) => {
  test("every reason is a sentence told to the player who asked", async () => {
    const { reason } = await advice[locale]();
    const told = [...Object.values(REASONS), ...NEVER].map((of) =>
      plainText(toldTo(locale, 0, textFor(reason, of, 0)), (seat) => ["Tom", "Anna", "Chloé"][seat] ?? "?"),
    );
    expect(told.filter((one) => (whyUnfit(locale, one) ?? whyNotToYou(locale, one)) !== null)).toEqual([]);
    expect(told.filter((one) => !/^\p{Lu}.*[^.]\.$/u.test(one))).toEqual([]);
  });
});

test("what comes as often after the other answer is not compared", async () => {
  const { reason } = await advice.ru();
  const say = (of: Parameters<typeof reason.armed>[0]) => plainText(reason.armed(of, 0), () => "Анна");
  expect(say(REASONS.armed)).toBe("В 30\u00a0% случаев к концу раунда у вас будет копьё.");
  expect(say({ ...REASONS.armed, instead: { times: 1, of: 10 } })).toBe(
    "В 30\u00a0% случаев к концу раунда у вас будет копьё; с ответом «Анна»\u00a0— в 10\u00a0% случаев.",
  );
});

test("what only one ally does is not compared with keeping another", async () => {
  const { reason } = await advice.en();
  const claims = { ...REASONS.claims, instead: { times: 0, of: 10 } };
  expect(plainText(reason.claims(claims, 0), () => "X")).toBe(
    "There’s a 30% chance that your claim with the Squire proves right.",
  );
});

test("what never comes is said to never come, here or after the other answer", async () => {
  const stopped = { ...REASONS.stopped, often: { times: 0, of: 10 }, instead: { times: 5, of: 10 } };
  const other = { ...stopped, often: stopped.instead, instead: stopped.often };
  const said = await Promise.all(
    LOCALES.map(async (locale) => {
      const { reason } = await advice[locale]();
      return [stopped, other].map((of) => plainText(reason.stopped(of, 0), () => "X"));
    }),
  );
  expect(said).toEqual([
    [
      "По дороге дракон вас не остановит; с ответом «X» это случится в 50\u00a0% случаев.",
      "В 50\u00a0% случаев по дороге вас остановит дракон; с ответом «X»\u00a0— никогда.",
    ],
    [
      "Le dragon ne vous arrête jamais en chemin\u202f; avec «\u00a0X\u00a0», dans 50\u00a0% des cas.",
      "Le dragon vous arrête en chemin dans 50\u00a0% des cas\u202f; avec «\u00a0X\u00a0», jamais.",
    ],
    [
      "There’s less than a 1% chance that the dragon stops you on the way, compared with 50% for “X”.",
      "There’s a 50% chance that the dragon stops you on the way, compared with less than 1% for “X”.",
    ],
  ]);
});
