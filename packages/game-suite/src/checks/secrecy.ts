import { type Game, seeded, sightOf, type Viewer } from "@roundtable/kernel";
import { SuiteFailure } from "../failure.ts";
import { whyDead } from "../live.ts";
import { type Check, whyNotPlayable } from "../play.ts";
import { differenceInBytes, whyNotPlain } from "../plain.ts";
import { nameOf, type Run, type State } from "../run.ts";
import { whatLeaks } from "./leak.ts";
import { memoryOf } from "./memory.ts";

/** Where one redeal leaves a secret alone by luck, so many hardly will. */
const TRIES = 16;
/** With fewer redeals than this nothing is said about a secret that never changed. */
const ENOUGH = 2 * TRIES;

/**
 * Nobody is sent what he may not know: when all that a viewer cannot know is dealt anew, everything he is sent, and
 * everything he was ever sent, stays byte for byte the same.
 */
export function nobodySeesSecrets(game: Game, stride: number): Check {
  const secrets = new SecretsSeen(game);
  return {
    name: "nobody is sent what he may not know",
    watch(run) {
      const memory = memoryOf(run);
      memory.keep(run.match.opening);
      return {
        answered: ({ told }) => memory.keep(told),
        position() {
          if (run.outcome === null && !run.isSampled(stride)) return;
          for (const viewer of run.viewers) {
            const redealt = redeal(run, viewer, "secrecy");
            expectUnchanged(run, redealt, viewer);
            const forgotten = memory.whatChanges(redealt, viewer);
            if (forgotten !== null) run.fail(forgotten);
            secrets.compare(run, redealt, viewer);
            // Last, because it plays the redealt state to its end.
            if (run.chance(`play on ${viewer}`).pick(4) === 0) expectPlayable(run, redealt, viewer);
          }
        },
      };
    },
    conclude: () => secrets.expectAllChanged(),
  };
}

function redeal(run: Run, viewer: Viewer, purpose: string): State {
  const state = run.revived();
  const redealt = run.game.redeal(state, viewer, run.chance(`${purpose} ${viewer}`));
  const after = JSON.stringify(state);
  if (after !== run.bytes)
    run.fail(`redeal() changes the state it is given: ${differenceInBytes(run.bytes, after)}.`);
  return redealt;
}

function expectUnchanged(run: Run, redealt: State, viewer: Viewer): void {
  const { game, seats } = run;
  const unsound = whyNotPlain(redealt, "state");
  if (unsound !== null) run.fail(`A redealt state does not survive JSON: ${unsound}.`);
  const dead = whyDead(game, redealt, seats.length);
  if (dead !== null) run.fail(`A state redealt for viewer ${viewer} is not sound. ${dead}`);
  if (JSON.stringify(game.outcome(redealt)) !== JSON.stringify(run.outcome)) {
    run.fail(`A state redealt for viewer ${viewer} has another outcome.`);
  }
  const leak = whatLeaks(sightOf(game, run.state, viewer), sightOf(game, redealt, viewer));
  if (leak !== null) run.fail(`${nameOf(viewer)} can see what it may not know: ${leak}.`);
}

function expectPlayable(run: Run, redealt: State, viewer: Viewer): void {
  const source = seeded(`${run.deal.seed} redealt`);
  const why = whyNotPlayable(run.game, redealt, run.seats.length, { source, choices: run.chance("redealt") });
  if (why !== null) run.fail(`A state redealt for viewer ${viewer} cannot be played to the end. ${why}`);
}

/** Counts, over many games, whether a redeal ever changed each secret. */
class SecretsSeen {
  readonly #game: Game;
  readonly #seen = new Map<string, { redeals: number; changed: boolean }>();

  constructor(game: Game) {
    this.#game = game;
  }

  compare(run: Run, redealt: State, viewer: Viewer): void {
    const before = this.#bytesOf(run.state, viewer);
    this.#count(before, redealt, viewer);
    for (let tries = 1; tries < TRIES && this.#isWaiting(before, viewer); tries++) {
      this.#count(before, redeal(run, viewer, `try ${tries}`), viewer);
    }
  }

  expectAllChanged(): void {
    for (const [secret, { redeals, changed }] of this.#seen) {
      if (changed || redeals < ENOUGH) continue;
      const sentence = `The secret ${secret} never changed in ${redeals} redeals: redeal() does not touch it.`;
      throw new SuiteFailure(this.#game.id, null, null, sentence);
    }
  }

  #count(before: ReadonlyMap<string, string>, redealt: State, viewer: Viewer): void {
    const after = this.#bytesOf(redealt, viewer);
    for (const [name, bytes] of before) {
      const key = keyOf(name, viewer);
      const { redeals, changed } = this.#seen.get(key) ?? { redeals: 0, changed: false };
      this.#seen.set(key, { redeals: redeals + 1, changed: changed || after.get(name) !== bytes });
    }
  }

  #isWaiting(names: ReadonlyMap<string, string>, viewer: Viewer): boolean {
    return [...names.keys()].some((name) => this.#seen.get(keyOf(name, viewer))?.changed !== true);
  }

  #bytesOf(state: State, viewer: Viewer): ReadonlyMap<string, string> {
    const secrets = Object.entries(this.#game.secrets(state, viewer));
    return new Map(secrets.map(([name, value]) => [name, JSON.stringify(value) ?? ""]));
  }
}

function keyOf(name: string, viewer: Viewer): string {
  return `“${name}”, hidden from viewer ${viewer},`;
}
