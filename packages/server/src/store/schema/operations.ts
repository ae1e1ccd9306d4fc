import type { Moment } from "./columns.ts";

/** When something was last done by the server itself. */
interface MomentsColumns {
  name: string;
  at: Moment;
}

interface SecretsColumns {
  name: string;
  value: string;
}

/** A server among several; it is alive until then, and says so again before that. */
interface NodesColumns {
  id: string;
  until: Moment;
}

export interface OperationsSchema {
  moments: MomentsColumns;
  secrets: SecretsColumns;
  nodes: NodesColumns;
}
