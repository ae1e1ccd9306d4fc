import { PersonId } from "@roundtable/protocol";
import { BlockBody, type BlocksBody } from "@roundtable/protocol/moderation";
import * as v from "valibot";
import type { Clock } from "@roundtable/host/clock";
import type { PersonId as Id } from "@roundtable/host/tables/table";
import { refused } from "@roundtable/host/refusal";
import type { People } from "../people/people.ts";
import type { Store } from "../store/store.ts";
import { countBlocks, saveBlock, MOST_BLOCKS, blocksOf } from "./block-repository.ts";
import { unreadableAt } from "../wire/answer.ts";
import { CHANGE_OWN, limited, READ_OWN } from "../wire/policy.ts";
import type { Routes } from "../wire/routes.ts";

export interface BlockParts {
  readonly store: Store;
  readonly people: People;
  readonly clock: Clock;
  /** This person's blocks or mutes have changed. */
  readonly onChanged: (person: Id) => Promise<void>;
}

/** Blocks and mutes. Only the person who set them can see them. */
export function serveBlocks(routes: Routes, { store, people, clock, onChanged }: BlockParts): void {
  routes.route(
    "GET /api/regards",
    READ_OWN,
    async ({ me }) => ({ regards: await blocksOf(store.db, me.person.id) }) satisfies BlocksBody,
  );

  const change = { ...CHANGE_OWN, rate: limited("blocksPerAddress"), body: BlockBody } as const;
  routes.route("PUT /api/regards/:person", change, async ({ me: { person: me }, params, body }) => {
    const other = v.safeParse(PersonId, params.person);
    if (!other.success) return unreadableAt(other.issues[0]);
    const { kind } = body;
    const isNobody = kind !== null && (await people.find(other.output)) === null;
    if (isNobody || other.output === me.id) return refused("no-such-person");
    if (kind !== null && (await countBlocks(store.db, me.id)) >= MOST_BLOCKS) return refused("too-fast");
    await people.save(me);
    const block = { person: me.id, other: other.output, kind, at: clock.now() };
    // Other nodes are notified as they are of a new name.
    await store.write((transaction) => saveBlock(transaction, block), { person: me.id });
    await onChanged(me.id);
    return { regards: await blocksOf(store.db, me.id) } satisfies BlocksBody;
  });
}
