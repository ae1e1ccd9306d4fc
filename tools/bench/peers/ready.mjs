/** Tells the measuring process which port we listen on, and collects garbage on request. It exits with its parent. */
export function ready(port) {
  process.on("message", ({ gc }) => {
    if (!gc) return;
    globalThis.gc?.();
    process.send?.({ gc: true });
  });
  process.on("disconnect", () => process.exit(0));
  process.send?.({ port });
}
