import type { Seat } from "@roundtable/kernel";
import type { Answer } from "./asking.ts";
import { look, rearrange } from "./clovers.ts";
import type { GrailCupDealer } from "./grail-cup.ts";
import { returnLance, stealLance } from "./lances.ts";
import { moveTo, retreat, stopBefore } from "./moves.ts";
import { proceed } from "./perform.ts";
import { keep, passOn } from "./round.ts";
import type { State } from "./state.ts";
import { type Asking, askingNow } from "./tasks.ts";

/** Carries out an answer to the question that the game has stopped for, and all that follows from it. */
export function apply(state: State, seat: Seat, answer: Answer, dealer: GrailCupDealer): void {
  const asking = askingNow(state.tasks);
  if (asking?.seat !== seat) throw new Error(`Seat ${seat} is not asked.`);
  state.tasks.pop();
  settle(state, asking, answer, dealer);
  proceed(state, dealer);
}

function settle(state: State, asking: Asking, answer: Answer, dealer: GrailCupDealer): void {
  const { seat } = asking;
  const { tasks, round } = state;
  switch (answer.kind) {
    case "keep":
      return keep(state, seat, answer.ally, dealer);
    case "direction":
      round.direction = answer.direction;
      return passOn(state, seat, dealer);
    case "curse":
      round.curse = { by: seat, ally: answer.ally };
      return dealer.tell({ kind: "cursed", seat, ally: answer.ally });
    case "steps":
      tasks.push({ do: "walk", seat, steps: answer.steps, cause: "ally" });
      return;
    case "arrange":
      if (asking.do === "arrange") return rearrange(state, seat, asking.spaces, answer.tokens, dealer);
      break;
    case "spend-lance":
      if (asking.do === "lance") {
        returnLance(state, seat);
        dealer.tell({ kind: "lance-spent", seat });
        return moveTo(state, seat, asking.beyond, asking.cause, dealer);
      }
      break;
    case "keep-lance":
      if (asking.do === "lance") return stopBefore(state, seat, asking.cause, dealer);
      break;
    case "space":
      return chooseSpace(state, asking, answer.space, dealer);
    case "knight":
      return chooseKnight(state, asking, answer.knight, dealer);
  }
  throw new Error(`“${answer.id}” does not answer “${asking.do}”.`);
}

function chooseSpace(state: State, asking: Asking, space: number, dealer: GrailCupDealer): void {
  const { seat } = asking;
  if (asking.do === "dragon") {
    dealer.tell({ kind: "dragon", seat, from: state.dragon, to: space });
    state.dragon = space;
  } else if (asking.do === "look") {
    const chosen = [...asking.chosen, space].toSorted((one, other) => one - other);
    if (chosen.length < 3) {
      state.tasks.push({ do: "look", seat, chosen });
    } else {
      look(state, seat, chosen, dealer);
      state.tasks.push({ do: "arrange", seat, spaces: chosen });
    }
  } else {
    throw new Error(`A space does not answer “${asking.do}”.`);
  }
}

function chooseKnight(state: State, asking: Asking, knight: Seat, dealer: GrailCupDealer): void {
  const { seat } = asking;
  if (asking.do === "point") {
    state.round.squire = { by: seat, knight };
    dealer.tell({ kind: "pointed", seat, knight });
  } else if (asking.do === "fake-grail") {
    retreat(state, knight, 2, "fake-grail", dealer);
  } else if (asking.do === "magnet") {
    stealLance(state, seat, knight, dealer);
  } else {
    throw new Error(`A knight does not answer “${asking.do}”.`);
  }
}
