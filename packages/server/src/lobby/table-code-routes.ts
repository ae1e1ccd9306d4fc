import { Code, type CodeBody } from "@roundtable/protocol/table-code";
import * as v from "valibot";
import { refused } from "@roundtable/host/refusal";
import { tableWithCode } from "../store/tables/table-code.ts";
import type { Store } from "../store/store.ts";
import { unreadableAt } from "../wire/answer.ts";
import { limited, READ_OPEN } from "../wire/policy.ts";
import type { Routes } from "../wire/routes.ts";

/** Finds a table by its six-letter code. */
export function serveTableCodes(routes: Routes, store: Store): void {
  const policy = { ...READ_OPEN, rate: limited("codesPerAddress") } as const;
  routes.route("GET /api/codes/:code", policy, async ({ params }) => {
    const code = v.safeParse(Code, params.code);
    if (!code.success) return unreadableAt(code.issues[0]);
    const table = await tableWithCode(store.db, code.output);
    return table === null ? refused("no-such-table") : ({ table } satisfies CodeBody);
  });
}
