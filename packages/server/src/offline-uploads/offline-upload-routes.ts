import type { CreatedBody } from "@roundtable/protocol";
import { LONGEST_FILE, SavedMatch } from "@roundtable/protocol/offline-uploads";
import * as v from "valibot";
import type { OfflineUploads } from "./offline-uploads.ts";
import type { UploadedMatch } from "./replayed.ts";
import type { People } from "../people/people.ts";
import { isRefusal } from "@roundtable/host/refusal";
import { created, unreadable } from "../wire/answer.ts";
import { limited, TAKE_PART } from "../wire/policy.ts";
import type { Routes } from "../wire/routes.ts";

/** Uploads of matches that were played offline. */
export function serveOfflineUploads(routes: Routes, uploads: OfflineUploads, people: People): void {
  const policy = { ...TAKE_PART, rate: limited("matchesPerAddress"), bodyLimit: LONGEST_FILE } as const;
  routes.route("POST /api/matches", policy, async ({ me, body }) => {
    // The body is taken as it is, because entries are compared byte by byte, including the order of fields.
    if (!isSaved(body)) return unreadable("This is no saved match.");
    await people.save(me.person);
    const taken = await uploads.take(me.person, body);
    return isRefusal(taken) ? taken : created(taken satisfies CreatedBody);
  });
}

/** A body that is nested too deeply to be parsed is not a match. */
function isSaved(value: unknown): value is UploadedMatch {
  try {
    return v.is(SavedMatch, value);
  } catch {
    return false;
  }
}
