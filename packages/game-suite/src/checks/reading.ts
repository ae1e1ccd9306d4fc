import { isSaid, type Seat, type Sight, sightOf, type MatchEvent } from "@roundtable/kernel";
import type { Check } from "../play.ts";
import type { Category, Reader } from "../reader.ts";
import type { Run } from "../run.ts";

/**
 * Every question, answer, event and preview that occurs can be read in every language, by everybody who is sent it.
 */
export function everythingHasText(reader: Reader, stride: number): Check {
  return {
    name: "every question, answer and event that turns up has its text in ru, fr and en",
    watch(run) {
      const read = (category: Category, thing: { readonly kind: string }): void => {
        const why = reader.whyUnreadable(category, thing);
        if (why !== null) run.fail(why);
      };
      const readTold = (told: MatchEvent): void => {
        if (!isSaid(told)) read("event", told);
        else if ("statement" in told.say) readStatement(told.say.statement, told.seat);
      };
      const readStatement = (statement: { readonly kind: string }, speaker: Seat): void => {
        const why = reader.whyUnsayable(statement, speaker);
        if (why !== null) run.fail(why);
      };
      const readSeen = (told: readonly MatchEvent[]): void => {
        for (const viewer of run.viewers) {
          let before: MatchEvent | null = null;
          for (const event of told) {
            const seen = run.game.see(event, viewer);
            if (seen === null) continue;
            readTold(seen);
            const why: string | null = before === null ? null : reader.whyNotTogether(before, seen);
            if (why !== null) run.fail(why);
            before = seen;
          }
        }
      };
      readSeen(run.match.opening);
      return {
        position() {
          for (const viewer of run.viewers) {
            const { awaited } = run.game.view(run.state, viewer);
            const why = awaited === null ? null : reader.whyUnawaitable(awaited);
            if (why !== null) run.fail(why);
          }
          for (const seat of run.match.asked) {
            const decision = run.match.decision(seat);
            if (decision === null) continue;
            read("question", decision.question);
            for (const answer of decision.answers) read("answer", answer);
          }
          if (!run.isSampled(stride)) return;
          for (const event of previewed(run)) readTold(event);
          for (const { statement, seat } of allowed(run)) readStatement(statement, seat);
        },
        answered: ({ told }) => readSeen(told),
      };
    },
  };
}

function previewed(run: Run): readonly MatchEvent[] {
  const sights = run.match.asked.map((seat): Sight => sightOf(run.game, run.state, seat));
  return sights.flatMap(({ decision }) =>
    Object.values(decision?.previews ?? {}).flatMap(({ events }) => events),
  );
}

function allowed({
  game,
  state,
  seats,
}: Run): readonly { readonly statement: { readonly kind: string }; readonly seat: Seat }[] {
  const { talk } = game;
  if (talk === undefined) return [];
  const examples = talk.examples(seats.length);
  return seats
    .filter((seat) => talk.open(state, seat))
    .flatMap((seat) =>
      examples.flatMap((example) => {
        const statement = talk.read(state, seat, example);
        return statement === null ? [] : [{ statement, seat }];
      }),
    );
}
