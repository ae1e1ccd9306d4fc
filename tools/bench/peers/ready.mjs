/** Tells the measuring process where we listen, and collects garbage when asked to. It exits with its parent. */
export function ready(port) {
  process.on("message", ({ gc }) => {
    if (!gc) return;
    globalThis.gc?.();
    process.send?.({ gc: true });
  });
  process.on("disconnect", () => process.exit(0));
  process.send?.({ port });
}
