import type { Migration } from "kysely/migration";
import { first } from "./0001-first.ts";
import { achievements } from "./0002-achievements.ts";
import { called } from "./0003-called.ts";
import { seals } from "./0004-seals.ts";
import { openHouse } from "./0005-open-house.ts";
import { snapshotsNowAndThen } from "./0006-snapshots-now-and-then.ts";
import { nodes } from "./0007-nodes.ts";
import { continued } from "./0008-continued.ts";
import { rules } from "./0009-rules.ts";
import { reports } from "./0010-reports.ts";
import { time } from "./0011-time.ts";
import { somebody } from "./0012-somebody.ts";
import { told } from "./0013-told.ts";
import { finding } from "./0014-finding.ts";
import { manners } from "./0015-manners.ts";
import { results } from "./0016-results.ts";
import { fromOutside } from "./0017-from-outside.ts";
import { reviews } from "./0018-reviews.ts";
import { ratedWithBots } from "./0019-rated-with-bots.ts";
import { hints } from "./0020-hints.ts";
import { keepers } from "./0021-keepers.ts";
import { growth } from "./0022-growth.ts";
import { waitedSince } from "./0023-waited-since.ts";
import { removals } from "./0025-removals.ts";
import { clientErrors } from "./0026-client-errors.ts";
import { accounts } from "./0027-accounts.ts";

/** In the order of their names. A migration that was ever released is never changed: add another. */
export const migrations: Readonly<Record<string, Migration>> = {
  "0001-first": first,
  "0002-achievements": achievements,
  "0003-called": called,
  "0004-seals": seals,
  "0005-open-house": openHouse,
  "0006-snapshots-now-and-then": snapshotsNowAndThen,
  "0007-nodes": nodes,
  "0008-continued": continued,
  "0009-rules": rules,
  "0010-reports": reports,
  "0011-time": time,
  "0012-somebody": somebody,
  "0013-told": told,
  "0014-finding": finding,
  "0015-manners": manners,
  "0016-results": results,
  "0017-from-outside": fromOutside,
  "0018-reviews": reviews,
  "0019-rated-with-bots": ratedWithBots,
  "0020-hints": hints,
  "0021-keepers": keepers,
  "0022-growth": growth,
  "0023-waited-since": waitedSince,
  "0025-removals": removals,
  "0026-client-errors": clientErrors,
  "0027-accounts": accounts,
};
