import { Worker } from "node:worker_threads";

/** Hears what the workers post. */
type MessageListener<Message> = (message: Message) => void;

/** Runs a module in one worker thread for each share, which it finds as `workerData`. Resolves when all have finished. */
export async function inWorkers<Message>(
  module: URL,
  shares: readonly unknown[],
  onMessage: MessageListener<Message>,
): Promise<void> {
  await Promise.all(
    shares.map((share) => {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const worker = new Worker(module, { workerData: share });
      worker.on("message", onMessage);
      worker.on("error", reject);
      worker.on("exit", (code) =>
        code === 0 ? resolve() : reject(new Error(`A worker ended with ${code}.`)),
      );
      return promise;
    }),
  );
}
