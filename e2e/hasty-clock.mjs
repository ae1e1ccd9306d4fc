// Loaded before a server whose hours pass in minutes: what waits half a minute waits three seconds.
const SPEED = 10;
const begun = Date.now();
const { now } = Date;
const { setTimeout: wait } = globalThis;
Date.now = () => begun + (now() - begun) * SPEED;
globalThis.setTimeout = Object.assign((then, ms = 0, ...rest) => wait(then, ms / SPEED, ...rest), wait);
