import type { Chance, Seat } from "@roundtable/kernel";
import { ADVICE } from "../effort.ts";
import type { QuestCard } from "../../rules/cards.ts";
import type { State } from "../../rules/state.ts";
import type { Task } from "../../rules/steps/index.ts";
import { everybody, sideAt, taskNow } from "../../rules/table-facts.ts";
import { view } from "../../rules/view/view.ts";
import type { Table } from "../belief/knowledge.ts";
import { goodPoints } from "./endgame.ts";
import type { Stage } from "./course.ts";
import { calibrated } from "./calibrated.ts";
import { outlooks, publicBelief } from "./outlook.ts";
import { secretsOf } from "./secrets.ts";
import { opinionOf } from "../belief/sides.ts";

/** For each seat the chance to be among the winners, with all cards open; statements are not part of the position. */
export function openOdds(state: State, chance: Chance, effort: number): readonly number[] {
  const { ending } = state;
  if (ending !== null) return everybody(state).map((seat) => (ending.winners.includes(seat) ? 1 : 0));
  const good = goodOdds(state, chance, effort);
  return everybody(state).map((seat) => (sideAt(state, seat) === "good" ? good : 1 - good));
}

function goodOdds(state: State, chance: Chance, effort: number): number {
  const { lastChance, hunt } = state;
  if (lastChance !== null) {
    if (state.quests.every(({ leader }) => sideAt(state, leader) === "evil")) return 1;
    const acts = (character: string) => !lastChance.acted.some((seat) => state.deal[seat] === character);
    return goodPoints(lastChance.hands, state.deal, acts);
  }
  const good = playoutOdds(state, chance, effort);
  return hunt === null ? calibrated(good) : good;
}

/** How often good wins in playouts from here on. */
export function playoutOdds(state: State, chance: Chance, effort: number): number {
  const table: Table = {
    seats: state.deal.length,
    options: state.options,
    view: view(state, "public"),
    heard: [],
  };
  const opinion = opinionOf(publicBelief(table, chance));
  const checks = state.amulets.flatMap(({ holder, checked, shown }) =>
    checked === null || shown === null ? [] : [{ holder, checked, shown }],
  );
  const secrets = secretsOf(table, state.deal, opinion, checks, state.leaderShows ?? "good");
  const tries = Math.max(ADVICE.leastOpenSequels, Math.round(ADVICE.openPlayouts * effort));
  const [outlook] = outlooks(
    table,
    opinion,
    [stageOf(state, taskNow(state.tasks))],
    tries,
    () => secrets,
    chance,
  );
  return outlook?.good ?? 0.5;
}

function stageOf(state: State, task: Task | null): Stage {
  switch (task?.do) {
    case "team":
      return { at: "team", chosen: task.chosen };
    case "magic":
      return { at: "magic", team: task.team };
    case "new-leader":
      return { at: "heir" };
    case "amulet":
      return { at: "amulet", heir: task.leader };
    case "check":
      return { at: "check" };
    case "show":
      return { at: "check", checked: task.seat };
    case "name-player":
    case "name-character":
      return { at: "hunt", named: state.hunt?.named.length ?? 0 };
    case "together":
      return stageTogether(state, task);
    case "acts":
    case undefined:
      return { at: "pointing", pointed: new Map() };
  }
}

function stageTogether({ party }: State, { what, given }: Extract<Task, { readonly do: "together" }>): Stage {
  const answers = Object.entries(given).map(([seat, ids]): [Seat, readonly string[]] => [Number(seat), ids]);
  switch (what) {
    case "ready":
      return { at: "team", chosen: [] };
    case "cards": {
      const played = new Map(
        answers.map(([seat, [id]]): [Seat, QuestCard] => [seat, id === "fail" ? "fail" : "success"]),
      );
      return { at: "cards", team: party?.team ?? [], magic: party?.magic ?? 0, played };
    }
    case "galahad": {
      const galahad = answers.find(([, ids]) => ids.includes("reveal"))?.[0];
      return galahad === undefined ? { at: "heir" } : { at: "heir", heir: galahad, isGalahad: true };
    }
    case "discussion":
      return { at: "failures" };
    case "hunt-window":
    case "hunt-vote":
      return answers.some(([, ids]) => ids.includes("hunt")) ? { at: "hunt", named: 0 } : { at: "window" };
    case "point":
    case "drop":
      return {
        at: "pointing",
        pointed: new Map(
          what === "drop"
            ? []
            : answers.map(([seat, ids]) => [
                seat,
                ids.flatMap((id) => (id.startsWith("seat-") ? [Number(id.slice("seat-".length))] : [])),
              ]),
        ),
      };
  }
}
