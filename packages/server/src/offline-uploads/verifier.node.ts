import { parentPort, workerData } from "node:worker_threads";
import { Games } from "@roundtable/host/games";
import { type FromVerifier, replayed, type UploadedMatch } from "./replayed.ts";

// A worker thread, so that replaying a long match holds up nobody who plays.

const { registry, saved } = workerData as { readonly registry: string; readonly saved: UploadedMatch };
const games = await Games.from(registry);
const inPlay = await games.load(saved.log.header.game);
const say = (message: FromVerifier): void => parentPort?.postMessage(message);
say({ kind: "begun" });
say({ kind: "done", played: inPlay === null ? null : replayed(inPlay.game, saved) });
