import type { AccountSchema } from "./account.ts";
import type { MatchmakingSchema } from "./matchmaking.ts";
import type { ModerationSchema } from "./moderation.ts";
import type { NotificationsSchema } from "./notifications.ts";
import type { OperationsSchema } from "./operations.ts";
import type { PeopleSchema } from "./people.ts";
import type { RatingsSchema } from "./ratings.ts";
import type { RetentionSchema } from "./retention.ts";
import type { TablesSchema } from "./tables.ts";

/** Every table of the store. */
export interface Schema
  extends
    PeopleSchema,
    AccountSchema,
    TablesSchema,
    RatingsSchema,
    MatchmakingSchema,
    ModerationSchema,
    NotificationsSchema,
    RetentionSchema,
    OperationsSchema {}
