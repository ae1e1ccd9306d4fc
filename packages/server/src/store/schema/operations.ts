import type { Moment } from "./columns.ts";

/** When the server last did something. */
interface MomentsColumns {
  name: string;
  at: Moment;
}

interface SecretsColumns {
  name: string;
  value: string;
}

/** A node and until when its lease lasts. */
interface NodesColumns {
  id: string;
  until: Moment;
}

export interface OperationsSchema {
  moments: MomentsColumns;
  secrets: SecretsColumns;
  nodes: NodesColumns;
}
