import { describe, expect, test } from "vitest";
import * as v from "valibot";
import { CreateBody, MeQuery } from "./http.ts";
import { MatchFile } from "./matches/match-requests.ts";

describe("a new table", () => {
  const body = { id: "a1", game: "grail-cup" };
  const isRead = (given: object) => v.is(CreateBody, { ...body, ...given });

  test("needs an id and a game; everything else has a default, and the game decides on seats", () => {
    expect(v.parse(CreateBody, body)).toEqual({
      ...body,
      options: {},
      listed: false,
      clock: { kind: "none" },
      rated: false,
      play: false,
    });
  });

  test("is made as requested", () => {
    const clock = { kind: "live", bankSeconds: 600, capSeconds: 90, awaySeconds: 30 };
    const wished = {
      ...body,
      seats: 4,
      options: { quiet: true },
      listed: true,
      clock,
      rated: true,
      play: true,
    };
    expect(v.parse(CreateBody, wished)).toEqual(wished);
  });

  test("has 1 to 64 seats", () => {
    expect([0, 1, 64, 65, 2.5].map((seats) => isRead({ seats }))).toEqual([false, true, true, false, false]);
  });

  test("is of a game whose id has at most 40 lower-case letters, digits and hyphens, beginning with a letter", () => {
    const games = ["a", "a".repeat(40), "a-1"];
    expect(games.map((game) => isRead({ game }))).toEqual([true, true, true]);
    const none = ["", "a".repeat(41), "1a", "-a", "Grail", "grail_cup", "grail cup"];
    expect(none.map((game) => isRead({ game }))).toEqual(none.map(() => false));
    expect(v.safeParse(CreateBody, { ...body, game: "" }).issues?.[0].message).toBe(
      "Expected the id of a game.",
    );
  });
});

test("a guest's default name is in one of three languages, or the server chooses", () => {
  const locales = [{ locale: "ru" }, { locale: "fr" }, { locale: "en" }, {}, { locale: "de" }];
  expect(locales.map((query) => v.is(MeQuery, query))).toEqual([true, true, true, true, false]);
});

test("a finished match has its names, its log and the key to its chance", () => {
  const file = {
    table: "tlZqbDOFFlMh",
    started: 1,
    ended: 2,
    names: ["Anna"],
    outcome: null,
    log: { header: {}, setup: {}, entries: [] },
    key: "00",
  };
  expect(v.parse(MatchFile, file)).toEqual({ ...file, bots: [] });
  expect(v.is(MatchFile, { ...file, outcome: { winners: [0] } })).toBe(true);
  expect(v.is(MatchFile, { ...file, log: [] })).toBe(false);
  expect(v.is(MatchFile, { ...file, ended: -1 })).toBe(false);
});
