import * as v from "valibot";
import { GameId, list } from "../primitives.ts";
import { Cursor, TableSummary } from "./table.ts";

// Long lists have pages. Each page has a cursor, which is sent back as `after` for the next.

export const PageQuery = v.object({ after: v.optional(Cursor), game: v.optional(GameId) });

/** `GET /api/tables/open?game=…&after=…`, newest first, and `GET /api/tables/mine?after=…`, with my turns first. */
export const TablePageBody = v.object({ tables: list(TableSummary), more: v.nullable(Cursor) });
export type TablePageBody = v.InferOutput<typeof TablePageBody>;

/** `GET /api/tables/finished?after=…` → `FinishedBody`: my finished matches, newest first. */
export const FinishedBody = v.object({
  finished: list(TableSummary),
  more: v.optional(v.nullable(Cursor), null),
});
export type FinishedBody = v.InferOutput<typeof FinishedBody>;
