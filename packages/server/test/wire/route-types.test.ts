import { describe, expectTypeOf, test } from "vitest";
import type { Secret, StoredSecret } from "@roundtable/host/disclosure/secret";
import type { Sendable } from "@roundtable/host/disclosure/sendable";
import type { CurrentPerson } from "../../src/people/session.ts";
import type { Policy, READ_OPEN, READ_OWN } from "../../src/wire/policy.ts";
import type { Call, Declaration, Routes } from "../../src/wire/routes.ts";

type Route = Routes["route"];
type OwnCall = Call<"GET /api/tables/:id/seats/:seat", typeof READ_OWN>;

describe("what does not compile", () => {
  test("a route without a policy, or with a part of one", () => {
    type Without<Field extends keyof Policy> = Omit<typeof READ_OWN, Field>;
    expectTypeOf<typeof READ_OWN>().toExtend<Declaration>();
    expectTypeOf<object>().not.toExtend<Declaration>();
    expectTypeOf<Without<"who">>().not.toExtend<Declaration>();
    expectTypeOf<Without<"bots">>().not.toExtend<Declaration>();
    expectTypeOf<Without<"banned">>().not.toExtend<Declaration>();
    expectTypeOf<Without<"rate">>().not.toExtend<Declaration>();
    expectTypeOf<Without<"bodyLimit">>().not.toExtend<Declaration>();
    expectTypeOf<Without<"cache">>().not.toExtend<Declaration>();
    expectTypeOf<Without<"recentSignIn">>().not.toExtend<Declaration>();
    expectTypeOf<Parameters<Route>[1]>().toExtend<Declaration>();
  });

  test("an answer that contains a secret, something unknown, or what is no JSON", () => {
    type Deep<T> = { readonly a: readonly { readonly b: T | null }[] };
    expectTypeOf<Deep<number>>().toExtend<Sendable<Deep<number>>>();
    expectTypeOf<Deep<Secret<string>>>().not.toExtend<Sendable<Deep<Secret<string>>>>();
    expectTypeOf<Deep<StoredSecret<string>>>().not.toExtend<Sendable<Deep<StoredSecret<string>>>>();
    expectTypeOf<Deep<unknown>>().not.toExtend<Sendable<Deep<unknown>>>();
    expectTypeOf<Deep<Map<string, number>>>().not.toExtend<Sendable<Deep<Map<string, number>>>>();
  });
});

test("a handler knows who has called where its route asks for it, and what its path names", () => {
  expectTypeOf<OwnCall["me"]>().toEqualTypeOf<CurrentPerson>();
  expectTypeOf<Call<"GET /api/tables", typeof READ_OPEN>["me"]>().toEqualTypeOf<CurrentPerson | null>();
  expectTypeOf<keyof OwnCall["params"]>().toEqualTypeOf<"id" | "seat">();
});
