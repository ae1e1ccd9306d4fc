// Loaded before a server in its process (`node --import`): its clock shows another time than this machine's. The offset
// comes from the environment at first, and later from messages of the soak.

const RightDate = Date;
let aheadMs = Number(process.env["CLOCK_AHEAD_MS"] ?? 0);

globalThis.Date = new Proxy(RightDate, {
  construct(right, given: unknown[], made): object {
    const result: unknown = Reflect.construct(right, given.length === 0 ? [now()] : given, made);
    if (typeof result !== "object" || result === null) throw new Error("There is no date.");
    return result;
  },
  get: (right, name, receiver): unknown => (name === "now" ? now : Reflect.get(right, name, receiver)),
});

function now(): number {
  return RightDate.now() + aheadMs;
}

process.on("message", (sent: { readonly aheadMs: number }) => {
  ({ aheadMs } = sent);
});
// A server that is told to stop does not wait for another message.
process.channel?.unref();
