import type { Seat } from "@roundtable/kernel";
import {
  EVERYBODY,
  type Line,
  LOCALES,
  plainText,
  textFor,
  toldTo,
  whyNotToYou,
  whyUnfit,
} from "@roundtable/language";
import { describe, expect, test } from "vitest";
import type { QuestReason } from "../bot/advice/reason.ts";
import { bothCases, casesOf } from "./cases.ts";
import { advice } from "./index.ts";

type Examples = {
  readonly [Kind in QuestReason["kind"]]: readonly Extract<QuestReason, { readonly kind: Kind }>[];
};

const moved = { seat: 1, from: 0.31, to: 0.58 };
const EXAMPLES: Examples = {
  "team-clean": [
    { kind: "team-clean", seats: [1], chance: 0.4, instead: null },
    { kind: "team-clean", seats: [0, 1, 2], chance: 0.62, instead: 0.1 },
    { kind: "team-clean", seats: [0, 1], chance: 1, instead: 1 },
  ],
  "quest-succeeds": [{ kind: "quest-succeeds", quest: 3, chance: 0.71, instead: 0.69 }],
  "knows-oneself": [{ kind: "knows-oneself" }],
  "is-evil": [
    { kind: "is-evil", seat: 1, chance: 0.12 },
    { kind: "is-evil", seat: 1, chance: 1 },
  ],
  "is-good": [
    { kind: "is-good", seat: 1, chance: 0.5, instead: 0.3 },
    { kind: "is-good", seat: 1, chance: 0, instead: 0.3 },
    { kind: "is-good", seat: 1, chance: 0.3, instead: 0 },
  ],
  "looks-evil": [{ kind: "looks-evil", seat: 1, chance: 0.02 }],
  "friend-can": [{ kind: "friend-can", seat: 1, quest: 2 }],
  "can-fail": [{ kind: "can-fail", quest: 2 }],
  decides: [
    { kind: "decides", quest: 4, side: "good" },
    { kind: "decides", quest: 4, side: "evil" },
  ],
  "card-tells": [
    { kind: "card-tells", card: "fail", from: 0.4, to: 0.7 },
    { kind: "card-tells", card: "success", from: 0.4, to: 0.4 },
  ],
  "needs-more": [{ kind: "needs-more", needed: 2 }],
  "hunter-finds": [{ kind: "hunter-finds", chance: 0.5, right: 0.2 }],
  "check-settles": [{ kind: "check-settles", seat: 1, chance: 0.5 }],
  "check-tells-nothing": [{ kind: "check-tells-nothing", seat: 1 }],
  shows: [
    { kind: "shows", loyalty: "good" },
    { kind: "shows", loyalty: "evil" },
  ],
  "names-right": [
    { kind: "names-right", seat: 1, character: "loyal-servant", chance: 0.4, instead: 0.3 },
    { kind: "names-right", seat: null, character: "youth", chance: 0.4, instead: null },
  ],
  "two-right": [{ kind: "two-right", chance: 0.3 }],
  "good-points": [{ kind: "good-points", chance: 0.3 }],
  "hands-right": [{ kind: "hands-right", chance: 0.8, instead: 0.3 }],
  "hand-counts-not": [{ kind: "hand-counts-not" }],
  "changes-side": [{ kind: "changes-side", chance: 0.4 }],
  "leads-for-certain": [{ kind: "leads-for-certain" }],
  "gives-up": [{ kind: "gives-up" }],
  went: [
    { kind: "went", quest: 2, fails: 1, failed: true, ...moved },
    { kind: "went", quest: 2, fails: 0, failed: false, ...moved, to: 0.1 },
    { kind: "went", quest: 4, fails: 1, failed: false, ...moved },
  ],
  stayed: [{ kind: "stayed", quest: 2, fails: 2, failed: true, ...moved, to: 0.28 }],
  sent: [{ kind: "sent", quest: 2, leader: 2, ...moved }],
  "named-leader": [{ kind: "named-leader", quest: 3, by: 2, heir: 1, ...moved }],
  said: [
    { kind: "said", by: 2, statement: { kind: "i-checked", seat: 1, saw: "evil" }, ...moved },
    { kind: "said", by: 1, statement: { kind: "i-am-good" }, ...moved },
  ],
  shown: [
    { kind: "shown", seat: 1, side: "evil" },
    { kind: "shown", seat: 1, side: "good" },
  ],
};
const reasons: readonly QuestReason[] = Object.values(EXAMPLES).flat();
/** Only evidence is told to whom it speaks of; advice speaks of others. */
const EVIDENCE: ReadonlySet<string> = new Set(["went", "stayed", "sent", "named-leader", "said", "shown"]);
const readersOf = ({ kind }: QuestReason): readonly Seat[] =>
  EVIDENCE.has(kind) ? [EVERYBODY, 0, 1, 2] : [0, 2];
const names = ["Anna", "Hélène", "Tom"];

describe.each(LOCALES)("in %s every reason", (locale) => {
  test.each(reasons.map((reason) => [JSON.stringify(reason), reason] as const))("%s", async (_, reason) => {
    const texts = await advice[locale]();
    for (const reader of readersOf(reason)) {
      const told = toldTo(locale, reader, textFor<QuestReason, Line, [Seat]>(texts.reason, reason, reader));
      const text = plainText(told, (seat) => names[seat] ?? "?");
      expect([text, whyUnfit(locale, text)]).toEqual([text, null]);
      expect([text, whyNotToYou(locale, text)]).toEqual([text, null]);
      expect(text).toMatch(/[.”»]$/);
    }
  });
});

test("a reason names what it is compared with, and how a suspicion moved", async () => {
  const english = await advice.en();
  const say = (reason: QuestReason) =>
    plainText(textFor<QuestReason, Line, [Seat]>(english.reason, reason, 0), (seat) => names[seat] ?? "?");
  expect(say({ kind: "is-good", seat: 2, chance: 0.7, instead: 0.52 })).toBe(
    "As far as you can know, Tom is on the side of Good in 7 of 10 cases, compared with 5 of 10 with the other choice.",
  );
  expect(say({ kind: "went", seat: 2, quest: 2, fails: 1, failed: true, from: 0.4, to: 0.66 })).toBe(
    "Quest 2 fails with 1 Fail, and Tom is on the team. That raises the suspicion against Tom from 4 in 10 to 7 in 10.",
  );
});

test("to everybody a reason says what happened, and not how far it moved what stands beside it", async () => {
  const said = await Promise.all(
    LOCALES.map(async (locale) => {
      const { reason } = await advice[locale]();
      const of = { kind: "sent", quest: 2, leader: 2, ...moved } as const;
      return plainText(reason.sent(of, EVERYBODY), (seat) => names[seat] ?? "?");
    }),
  );
  expect(said).toEqual([
    "Отряд для похода 2 собирает Tom.",
    "Tom compose l’équipe de la quête 2.",
    "Tom chooses the team for quest 2.",
  ]);
});

test("what is certain is said to be certain, and not to be so in all cases", async () => {
  const said = await Promise.all(
    LOCALES.map(async (locale) => {
      const { reason } = await advice[locale]();
      return plainText(reason["is-evil"]({ kind: "is-evil", seat: 2, chance: 1 }, 0), () => "Tom");
    }),
  );
  expect(said).toEqual([
    "Сомнений нет: Tom на стороне Зла.",
    "Cela ne fait aucun doute\u00a0: Tom sert le Mal.",
    "There is no doubt that Tom is on the side of Evil.",
  ]);
});

test("ten cases are enough, but for what is rare, nearly certain, or hardly differs", () => {
  expect(casesOf(0.34)).toEqual({ count: 3, of: 10 });
  expect(casesOf(0.03)).toEqual({ count: 3, of: 100 });
  expect(casesOf(0.97)).toEqual({ count: 97, of: 100 });
  expect(casesOf(0.997)).toEqual({ count: 99, of: 100 });
  expect(casesOf(1 - 1e-12)).toEqual({ count: 100, of: 100 });
  expect(bothCases(0.31, 0.34).map(({ count, of }) => `${count} of ${of}`)).toEqual([
    "31 of 100",
    "34 of 100",
  ]);
  expect(bothCases(0.3, 0.6).map(({ of }) => of)).toEqual([10, 10]);
});
