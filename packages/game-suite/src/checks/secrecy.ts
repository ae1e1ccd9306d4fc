import { type Game, seeded, sightOf, type Viewer } from "@roundtable/kernel";
import { SuiteFailure } from "../failure.ts";
import { whyDead } from "../live.ts";
import { type Check, whyNotPlayable } from "../play.ts";
import { differenceInBytes, whyNotPlain } from "../plain.ts";
import { nameOf, type Run, type State } from "../run.ts";
import { Changes } from "./changes.ts";
import { whatLeaks } from "./leak.ts";
import { Memory } from "./memory.ts";

/** Where one redeal leaves a secret alone by luck, so many hardly will. */
const TRIES = 16;

/**
 * Nobody is sent what they may not know. When everything that a viewer cannot know is redealt, all that they are and
 * were ever sent stays the same, byte for byte.
 */
export function nobodySeesSecrets(game: Game, stride: number): Check {
  const changes = new Changes();
  return {
    name: "nobody is sent what they may not know",
    watch(run) {
      const memory = new Memory(run, changes);
      memory.keep(run.match.opening);
      return {
        answered: ({ told }) => memory.keep(told),
        position() {
          if (run.outcome === null && !run.isSampled(stride)) return;
          memory.expectFaithful();
          for (const viewer of run.viewers) {
            const redealt = redeal(run, viewer, "secrecy");
            expectUnchanged(run, redealt, viewer);
            memory.expectExplained(redealt, viewer);
            trySecrets(run, changes, redealt, viewer);
            // Last, because it plays the redealt state to its end.
            if (run.chance(`play on ${viewer}`).pick(4) === 0) expectPlayable(run, redealt, viewer);
          }
        },
      };
    },
    conclude() {
      const never = changes.whatNeverChanged();
      if (never.length > 0) throw new SuiteFailure(game.id, null, null, never.join(" "));
    },
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

/** Sees to it that redeals change every secret that the game declares. */
function trySecrets(run: Run, changes: Changes, redealt: State, viewer: Viewer): void {
  const before = secretsOf(run, run.state, viewer);
  const count = (state: State): void => {
    const after = secretsOf(run, state, viewer);
    for (const [what, bytes] of before) changes.count(what, after.get(what) !== bytes);
  };
  count(redealt);
  for (
    let tries = 1;
    tries < TRIES && ![...before.keys()].every((what) => changes.hasChanged(what));
    tries++
  ) {
    count(redeal(run, viewer, `try ${tries}`));
  }
}

function secretsOf({ game }: Run, state: State, viewer: Viewer): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(game.secrets(state, viewer)).map(([name, value]) => [
      `The secret “${name}”, hidden from viewer ${viewer},`,
      JSON.stringify(value) ?? "",
    ]),
  );
}
