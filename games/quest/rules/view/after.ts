import type { Seat } from "@roundtable/kernel";
import type { QuestEvent } from "../events.ts";
import type { MineView, View } from "../quest.ts";
import type { Hand } from "../state.ts";

/** Events that resolve a simultaneous decision: nobody is counted or awaited any more. */
const DECIDED: ReadonlySet<QuestEvent["kind"]> = new Set(["quest", "hands", "dropped", "over"] as const);

/** Fields that change without an event: the team, the count of secret answers, and what each knew at the end. */
export function stripUntold({ team, together: _together, knew: _knew, ...view }: View): object {
  return { ...view, team: team?.magic === null ? null : team };
}

/** The view after one event, as far as the event tells. */
export function after(view: View, event: QuestEvent): View {
  const next = changed(view, event);
  return DECIDED.has(event.kind) ? { ...next, together: null, awaited: null } : next;
}

function changed(view: View, event: QuestEvent): View {
  switch (event.kind) {
    case "begins":
      return { ...view, leader: event.leader, set: event.set };
    case "dealt":
      return event.character === undefined ? view : mine(view, { character: event.character });
    case "learned":
      return event.facts === undefined
        ? view
        : mine(view, { facts: event.facts, putAway: event.putAway ?? [] });
    case "decided":
      return mine(view, { answered: [...(view.mine?.answered ?? []), event.answer] });
    case "team":
      return { ...view, team: { chosen: event.team, magic: event.magic } };
    case "quest": {
      const { team, leader } = view;
      if (team === null || team.magic === null) return view;
      const { fails, failed } = event;
      const quest = { leader, team: team.chosen, magic: team.magic, fails, failed };
      return { ...withOwnCard(view), quests: [...view.quests, quest], team: null };
    }
    case "leader":
      return { ...view, leader: event.seat, veterans: [...view.veterans, event.seat] };
    case "amulet":
      return { ...view, amulets: [...view.amulets, { holder: event.seat, checked: null }] };
    case "checked":
      return {
        ...view,
        amulets: view.amulets.map((amulet) =>
          amulet.holder === event.seat ? { ...amulet, checked: event.target } : amulet,
        ),
      };
    case "shown":
      return event.loyalty === undefined ? view : told(view, event.target, event.loyalty, "holder");
    case "overheard":
      return event.loyalty === undefined ? view : told(view, event.target, event.loyalty, "sentinel");
    case "revealed":
      return { ...view, revealed: { ...view.revealed, [event.seat]: event.character } };
    case "talk-closed":
      return { ...mine(view, { answered: [] }), talk: "closed" };
    case "hands":
      return { ...mine(view, { answered: [] }), hands: event.hands };
    case "dropped":
      return {
        ...mine(view, { answered: [] }),
        dropped: event.seats,
        hands:
          view.hands?.map((pair, seat) => (event.seats.includes(seat) ? ([null, null] as const) : pair)) ??
          null,
      };
    case "raised":
      return withHand(view, event.seat, null, event.at);
    case "lowered":
      return withHand(view, event.owner, event.from, null);
    case "turned":
      return withHand(view, event.owner, event.from, event.to);
    case "hunt":
      return { ...view, talk: "hunter-only", hunt: { hunter: event.seat, named: [] } };
    case "named": {
      if (view.hunt === null) return view;
      const { target, character, right } = event;
      return {
        ...view,
        hunt: { ...view.hunt, named: [...view.hunt.named, { seat: target, character, right }] },
      };
    }
    case "over": {
      const { side, why, winners, deal, putAway } = event;
      return { ...view, ending: { side, why, winners }, deal, putAway, talk: "open" };
    }
    case "introduced":
    case "window":
    case "hunt-vote":
      return mine(view, { answered: [] });
    case "discussion":
    case "gave-up":
      return view;
  }
}

function mine(view: View, part: Partial<MineView>): View {
  return view.mine === null ? view : { ...view, mine: { ...view.mine, ...part } };
}

/** QU-12: only I know which of the revealed cards is mine. */
function withOwnCard(view: View): View {
  const [card] = view.mine?.answered ?? [];
  const own = card === "success" || card === "fail" ? card : null;
  return mine(view, { cards: [...(view.mine?.cards ?? []), own], answered: [] });
}

function told(
  view: View,
  seat: Seat,
  loyalty: MineView["checks"][number]["loyalty"],
  as: MineView["checks"][number]["as"],
): View {
  return mine(view, { checks: [...(view.mine?.checks ?? []), { seat, loyalty, as }] });
}

/** Turns the hand of this player that points at `from` to another seat, or to nobody. */
function withHand(view: View, owner: Seat, from: Hand, to: Hand): View {
  if (view.hands === null) return view;
  return {
    ...view,
    hands: view.hands.map((pair, seat) => {
      if (seat !== owner) return pair;
      const [first, second] = pair;
      // A raised hand is an Apprentice's second: the first one points already.
      return first === from && from !== null ? ([to, second] as const) : ([first, to] as const);
    }),
  };
}
