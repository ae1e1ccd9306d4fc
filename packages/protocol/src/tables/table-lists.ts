import * as v from "valibot";
import { GameId, list } from "../primitives.ts";
import { Cursor, TableSummary } from "./table.ts";

// Lists that may be long come in pages. Each page says where the next begins; whoever wants it hands that back as `after`.

export const PageQuery = v.object({ after: v.optional(Cursor), game: v.optional(GameId) });

/** `GET /api/tables/open?game=…&after=…`, the newest first, and `GET /api/tables/mine?after=…`, where I must move first. */
export const TablePageBody = v.object({ tables: list(TableSummary), more: v.nullable(Cursor) });
export type TablePageBody = v.InferOutput<typeof TablePageBody>;

/** `GET /api/tables/finished?after=…` → `FinishedBody`: the matches that I have played to their end, the newest first. */
export const FinishedBody = v.object({
  finished: list(TableSummary),
  more: v.optional(v.nullable(Cursor), null),
});
export type FinishedBody = v.InferOutput<typeof FinishedBody>;
