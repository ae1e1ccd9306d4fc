// Faults that the server would have by a mistake of ours; loaded before it, and called up by a signal.

process.on("SIGUSR2", () => void Promise.reject(new Error("Nobody waits for this.")));
process.on("SIGHUP", () => {
  throw new Error("Nobody catches this.");
});
