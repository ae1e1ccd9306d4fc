import type { PreviewedDecision, Seat } from "@roundtable/kernel";
import type { Answer } from "../rules/asking.ts";
import type { GrailCup } from "../rules/grail-cup.ts";
import type { Ally, Direction, Space, Token } from "../rules/pieces.ts";

/** Which piece stands for which answer; the values are the answers' ids. What is legal is in the decision alone. */
export interface Offers {
  readonly spaces: ReadonlyMap<Space, string>;
  readonly knights: ReadonlyMap<Seat, string>;
  readonly hand: ReadonlyMap<Ally, string>;
  readonly curses: ReadonlyMap<Ally, string>;
  readonly directions: ReadonlyMap<Direction, string>;
  /** How many steps lead to a space. */
  readonly steps: ReadonlyMap<Space, number>;
  /** Numbers of steps that have no space of their own to click: the dragon may stop several on the same. */
  readonly looseSteps: readonly { readonly id: string; readonly steps: number }[];
  readonly arrangements: readonly { readonly id: string; readonly tokens: readonly Token[] }[];
}

type Asked = PreviewedDecision<GrailCup>;

export function offersOf(decision: Asked | null): Offers {
  const spaces = new Map<Space, string>();
  const knights = new Map<Seat, string>();
  const hand = new Map<Ally, string>();
  const curses = new Map<Ally, string>();
  const directions = new Map<Direction, string>();
  const steps = new Map<Space, number>();
  const looseSteps: { id: string; steps: number }[] = [];
  const arrangements: { id: string; tokens: readonly Token[] }[] = [];
  for (const answer of decision?.answers ?? []) {
    const { id } = answer;
    switch (answer.kind) {
      case "keep":
        hand.set(answer.ally, id);
        break;
      case "direction":
        directions.set(answer.direction, id);
        break;
      case "curse":
        curses.set(answer.ally, id);
        break;
      case "knight":
        knights.set(answer.knight, id);
        break;
      case "space":
        spaces.set(answer.space, id);
        break;
      case "arrange":
        arrangements.push({ id, tokens: answer.tokens });
        break;
      case "steps": {
        const space = landing(decision, answer);
        if (space === undefined || spaces.has(space)) {
          looseSteps.push({ id, steps: answer.steps });
        } else {
          spaces.set(space, id);
          steps.set(space, answer.steps);
        }
        break;
      }
      case "spend-lance":
      case "keep-lance":
        if (decision?.question.kind === "lance") {
          spaces.set(answer.kind === "spend-lance" ? decision.question.beyond : decision.question.before, id);
        }
        break;
    }
  }
  return { spaces, knights, hand, curses, directions, steps, looseSteps, arrangements };
}

/** Where the first move of what follows ends. */
function landing(decision: Asked | null, answer: Answer): Space | undefined {
  for (const event of decision?.previews[answer.id]?.events ?? []) {
    if (event.kind === "moved") return event.to;
  }
  return undefined;
}
