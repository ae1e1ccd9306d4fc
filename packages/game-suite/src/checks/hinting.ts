import { type Game, isHintPublic, pickOne, type Seat } from "@roundtable/kernel";
import type { Check } from "../play.ts";
import { nameOf, type State } from "../run.ts";

/**
 * Nobody learns a secret by another's asking for a hint. A seat asks for one where it has a choice. So where everybody is told of
 * it, that seat has a choice in every world that the others cannot tell from this one.
 */
export function hintsTellNothing(): Check {
  return {
    name: "that a seat asks for a hint tells the others nothing",
    watch(run) {
      return {
        position() {
          const { game, state, seats, viewers } = run;
          // At a secret step nobody is told, in whatever world. Elsewhere one viewer is enough: there are many positions.
          if (!seats.some((seat) => isHintPublic(game, state, seat))) return;
          const viewer = pickOne(run.chance("hint viewer"), viewers);
          const other = game.redeal(run.revived(), viewer, run.chance("hint"));
          const isSame = (seat: Seat) => mayAskOpenly(game, other, seat) === mayAskOpenly(game, state, seat);
          const seat = seats.find((one) => one !== viewer && !isSame(one));
          if (seat === undefined) return;
          run.fail(
            `${nameOf(viewer)} would learn what it may not know if seat ${seat} asked for a hint: only in some worlds it has a choice at “${game.view(state, "public").awaited?.question}”. Say \`secretly\` in \`awaited\`.`,
          );
        },
      };
    },
  };
}

function mayAskOpenly(game: Game, state: State, seat: Seat): boolean {
  const answers = game.decision(state, seat)?.answers.length ?? 0;
  return answers > 1 && isHintPublic(game, state, seat);
}
