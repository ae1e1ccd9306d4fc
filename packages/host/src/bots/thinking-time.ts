// How long a host lets a bot think, in milliseconds. How much each level thinks is counted, never timed, and stands in
// games/<id>/bot/effort.ts; how long a bot seems to think stands in bot-delay.ts. On a busy machine a late answer is better
// than a random one, so budgets are many times what a thought needs.

/** For one answer of a bot on a server: ten times what it needs at the most. */
export const SERVER_BUDGET_MS = 5000;

/** For one answer on somebody's own device, which may be slow, once its worker is there. */
export const DEVICE_BUDGET_MS = 20_000;

/** A hint weighs what a bot only chooses: it has so many budgets. */
export const HINT_BUDGETS = 2;

/** How long somebody waits for a hint, however many others think at the same time. */
export const HINT_WAIT_MS = 30_000;

/** How long loading a game may take on a slow machine. */
export const LOADING_MS = 10_000;
