/** Tells whoever measures where we listen, and collects garbage when asked to. It never outlives him. */
export function ready(port) {
  process.on("message", ({ gc }) => {
    if (!gc) return;
    globalThis.gc?.();
    process.send?.({ gc: true });
  });
  process.on("disconnect", () => process.exit(0));
  process.send?.({ port });
}
