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
import type { FailureRecord, QuestReason } from "../bot/advice/reason.ts";
import { talk } from "../rules/statements.ts";
import { advice } from "./index.ts";

type Examples = {
  readonly [Kind in QuestReason["kind"]]: readonly Extract<QuestReason, { readonly kind: Kind }>[];
};

const moved = { seat: 1, from: 0.31, to: 0.58 };
const RECORDS: readonly FailureRecord[] = [
  { failed: 0, worst: null },
  { failed: 1, worst: null },
  { failed: 1, worst: { seat: 1, failures: 1 } },
  { failed: 2, worst: { seat: 1, failures: 1 } },
  { failed: 2, worst: { seat: 1, failures: 2 } },
];
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
  sent: RECORDS.flatMap((record) => [
    { kind: "sent", quest: 2, leader: 2, team: [2, 1], record, ...moved },
    { kind: "sent", quest: 4, leader: 2, team: [0, 1, 2], record, ...moved, to: 0.2 },
    { kind: "sent", quest: 4, leader: 2, team: [0, 1], record, ...moved },
  ]),
  "named-leader": RECORDS.flatMap((record) => [
    { kind: "named-leader", quest: 3, by: 2, heir: 1, record, ...moved },
    { kind: "named-leader", quest: 3, by: 2, heir: 1, record, ...moved, to: 0.2 },
  ]),
  said: talk
    .examples(3)
    .flatMap((statement) => [1, 2].map((by) => ({ kind: "said", by, statement, ...moved }) as const)),
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

const moment = { kind: "sent", quest: 3, leader: 2, team: [2, 1], ...moved } as const;
const both = { failed: 2, worst: { seat: 1, failures: 2 } } as const;

test("a reason gives the chance, what it is compared with, and why a suspicion moved", async () => {
  const english = await advice.en();
  const say = (reason: QuestReason, reader = 0) =>
    plainText(
      toldTo("en", reader, textFor<QuestReason, Line, [Seat]>(english.reason, reason, reader)),
      (seat) => names[seat] ?? "?",
    );
  expect(say({ kind: "is-good", seat: 2, chance: 0.7, instead: 0.52 })).toBe(
    "As far as you can tell, there’s a 70% chance that Tom is good, compared with 50% for the other choice.",
  );
  expect(say({ kind: "went", seat: 2, quest: 2, fails: 1, failed: true, from: 0.4, to: 0.66 })).toBe(
    "Suspicion of Tom rises from 40% to 70% because quest 2 failed with 1 Fail, and Tom was on the team.",
  );
  expect(say({ ...moment, record: both }, 1)).toBe(
    "Suspicion of you rises from 30% to 60% because Tom sent themselves and you on quest 3, although you had been on both failed quests.",
  );
});

test("what somebody said of the reader keeps the reader’s name", async () => {
  const said = await Promise.all(
    LOCALES.map(async (locale) => {
      const { reason } = await advice[locale]();
      const of = { kind: "said", by: 2, statement: { kind: "i-suspect", seat: 1 }, ...moved } as const;
      return plainText(toldTo(locale, 1, reason.said(of, 1)), (seat) => names[seat] ?? "?");
    }),
  );
  for (const sentence of said) expect(sentence).toMatch(/Tom.*[“«].*Hélène/);
});

test("everybody is told what happened as a story, and not how far it moved what is shown beside it", async () => {
  const said = await Promise.all(
    LOCALES.map(async (locale) => {
      const { reason } = await advice[locale]();
      return plainText(reason.sent({ ...moment, record: both }, EVERYBODY), (seat) => names[seat] ?? "?");
    }),
  );
  expect(said).toEqual([
    "Tom собирает для похода 3 такой отряд: Tom и Hélène, хотя Hélène\u00a0— участник обоих проваленных походов.",
    "Tom a choisi l’équipe de la quête 3 (Tom et Hélène), alors que Hélène avait participé aux deux quêtes ratées.",
    "Tom sent themselves and Hélène on quest 3, although Hélène had been on both failed quests.",
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
    "There’s no doubt that Tom is evil.",
  ]);
});
