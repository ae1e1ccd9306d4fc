import { RecordingDealer } from "./dealer.ts";
import type { Game, Shape } from "./game.ts";
import type { Answered, Continued, Entry, Log } from "./log.ts";
import { recorded, ReplayMismatch } from "./recorded.ts";
import { setUp } from "./position.ts";

/** The answers that count at the end of these entries, in order. */
export function standingIn(entries: readonly Entry[]): Answered[] {
  let standing: Answered[] = [];
  for (const entry of entries) {
    if (entry.kind === "answer") standing.push(entry);
    if (entry.kind !== "undo") continue;
    const at = standing.findIndex(({ n }) => n === entry.from);
    if (at < 0) throw new ReplayMismatch(`Entry ${entry.n} takes back what did not count.`);
    standing = entry.alone === true ? standing.toSpliced(at, 1) : standing.slice(0, at);
  }
  return standing;
}

/** The position after this entry, by the answers that counted then. */
export function positionAt<S extends Shape>(game: Game<S>, log: Log<S>, n: number): S["state"] {
  return reached(game, { ...log, entries: log.entries.slice(0, n) }).state;
}

/**
 * Sets a match up where another stood. What one seat could not know then is dealt anew for it, where that is wanted: then
 * nobody finds it in the other's log. What was told on the way is told again, as it would have led there.
 */
export function setUpAgain<S extends Shape>(
  game: Game<S>,
  { log, dealtAnewFor }: Continued<S>,
  dealer: RecordingDealer<S["event"]>,
): S["state"] {
  const { state, told } = reached(game, log);
  if (dealtAnewFor === null) {
    for (const event of told) dealer.tell(event);
    return state;
  }
  const redealt = game.redeal(state, dealtAnewFor, dealer.chance);
  for (const event of told) dealer.tell(game.retell(event, redealt));
  return redealt;
}

/** Where the answers that count lead, and what they told. */
function reached<S extends Shape>(
  game: Game<S>,
  log: Log<S>,
): { readonly state: S["state"]; readonly told: readonly S["event"][] } {
  const { state, dealer } = setUp(game, log, recorded(log.setup.draws));
  const told = [...dealer.events];
  for (const { n, seat, answer: id, draws } of standingIn(log.entries)) {
    const answer = game.decision(state, seat)?.answers.find((one) => one.id === id);
    if (answer === undefined) throw new ReplayMismatch(`Entry ${n}: ${id} is no legal answer.`);
    const page = new RecordingDealer<S["event"]>(recorded(draws), 0);
    game.apply(state, seat, answer, page);
    told.push(...page.events);
  }
  return { state, told };
}
