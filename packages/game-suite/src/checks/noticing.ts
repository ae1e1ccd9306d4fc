import type { MatchSight, Seat } from "@roundtable/kernel";
import type { Check } from "../play.ts";
import { nameOf, type Run, type Move } from "../run.ts";

/**
 * A seat that is neither told nor shown anything of another seat's move must not notice it because its own last
 * answer is no longer free to undo.
 */
export function unnoticedIsUnnoticed(stride: number): Check {
  return {
    name: "what a seat does unnoticed takes from nobody the freedom to take back",
    watch(run) {
      let before: ReadonlyMap<Seat, MatchSight> | null = null;
      return {
        position() {
          before = run.isSampled(stride) ? sightsIn(run) : null;
        },
        answered(move) {
          if (before !== null && run.outcome === null) compare(run, move, before);
        },
      };
    },
  };
}

function sightsIn({ match, seats }: Run): ReadonlyMap<Seat, MatchSight> {
  return new Map(seats.map((seat) => [seat, match.sight(seat)]));
}

function compare(run: Run, { seat, answer, told }: Move, before: ReadonlyMap<Seat, MatchSight>): void {
  for (const [viewer, was] of before) {
    if (viewer === seat || told.some((event) => run.game.see(event, viewer) !== null)) continue;
    const now = run.match.sight(viewer);
    if (now.undo === was.undo || JSON.stringify({ ...now, undo: was.undo }) !== JSON.stringify(was)) continue;
    run.fail(
      `${nameOf(viewer)} notices nothing of ${answer.id} but that its own last answer, ${was.undo} to take back before, is now ${now.undo}.`,
    );
  }
}
