import type { AwaitedDecision } from "@roundtable/kernel";
import { type GameText, line, type Part, seat } from "@roundtable/language";
import type { QuestShape } from "../../rules/quest.ts";
import { AMULET, card, character, MAGIC, questFirst, side, VETERAN } from "./names.ts";

export const question: GameText<QuestShape>["question"] = {
  ready: ({ shows }) =>
    shows
      ? line`You lead the first quest, and the Cleric checks you: what do you show?`
      : line`Look at your character and at what you know. Press “Ready” when you’re done.`,
  team: ({ quest, left }) =>
    left === 1
      ? line`${questFirst(quest)}: choose the last member of the team.`
      : line`${questFirst(quest)}: choose the team, ${left} to go.`,
  magic: () => line`Which team member gets the ${MAGIC}?`,
  card: ({ quest, hasMagic }) =>
    hasMagic
      ? line`${questFirst(quest)}: you hold the ${MAGIC}. Play a card.`
      : line`${questFirst(quest)}: play a card.`,
  galahad: () => line`Two quests have failed: Galahad may now reveal himself and lead. Continue?`,
  "new-leader": () => line`Choose the next leader: someone without a ${VETERAN} or an ${AMULET}.`,
  amulet: () =>
    line`Who gets the ${AMULET}? Someone without a ${VETERAN} or an ${AMULET}, and not the new leader.`,
  check: () => line`Whose loyalty do you check with the ${AMULET}?`,
  show: ({ to }) =>
    to === "holder"
      ? line`You’re being checked. The holder of the ${AMULET} will see:`
      : line`Once more, for the Sentinel. She will see:`,
  discussion: () => line`Five minutes to find the evil players. Press when you’ve heard enough.`,
  "hunt-window": () => line`The Blind Hunter may now reveal herself and hunt. Continue?`,
  "hunt-vote": () => line`Will there be a hunt? Play a card: it takes at least two Fails.`,
  point({ hand }) {
    switch (hand) {
      case 1:
        return line`Good’s Last Chance: point at someone with your first hand.`;
      case 2:
        return line`Point at someone else with your second hand.`;
      case "down":
        return line`The Apprentice’s second hand stays down for now. Continue?`;
    }
  },
  drop: () => line`Evil players now lower their hands, good players keep theirs up. Confirm.`,
  acts: () => line`The Duke, the Archduke and the Apprentice may still act. Press when you’re done.`,
  turn: ({ of, at }) => line`${seat(of.owner)} → ${seat(at)}: who should this hand point at instead?`,
  "name-player": ({ naming }) =>
    naming === 1
      ? line`Hunt: choose the first player whose character you name.`
      : line`Hunt: choose the second player whose character you name.`,
  "name-character": (of) =>
    of.seat === null
      ? line`Which character is the face-down card?`
      : line`Which character is ${seat(of.seat)}?`,
};

export const waiting: GameText<QuestShape>["waiting"] = {
  ready: () => line`Everyone is looking at their character.`,
  team: (awaited) => line`${who(awaited)} is choosing the team.`,
  magic: (awaited) => line`${who(awaited)} is choosing who gets the ${MAGIC}.`,
  card: () => line`The team is choosing cards.`,
  galahad: () => line`Does Galahad step forward? Everyone is answering.`,
  "new-leader": (awaited) => line`${who(awaited)} is choosing the next leader.`,
  amulet: (awaited) => line`${who(awaited)} is choosing who gets the ${AMULET}.`,
  check: (awaited) => line`${who(awaited)} is choosing who to check.`,
  show: (awaited) => line`${who(awaited)} is being checked.`,
  discussion: () => line`Everyone is discussing.`,
  "hunt-window": () => line`Does the Blind Hunter hunt? Everyone is answering.`,
  "hunt-vote": () => line`Everyone is voting on the hunt.`,
  point: () => line`Everyone is choosing who to point at.`,
  drop: () => line`Hands are being lowered. Everyone is confirming.`,
  acts: () => line`Hands can still change until everyone is done.`,
  turn: () => line`Hands can still change until everyone is done.`,
  "name-player": (awaited) => line`${who(awaited)} is choosing who to hunt.`,
  "name-character": (awaited) => line`${who(awaited)} is choosing a character to name.`,
};

/** What is not decided together is asked of one seat. */
function who({ seats: [one] }: AwaitedDecision): Part {
  return one === undefined ? "" : seat(one);
}

/** The same for everybody, so that a neighbour may read it. */
export const barred = "You can’t choose this: your side, your character or the magic token doesn’t allow it.";

export const answer: GameText<QuestShape>["answer"] = {
  ready: () => line`Ready`,
  show: ({ loyalty }) => line`Show ${side(loyalty)}`,
  seat: (of) => line`${seat(of.seat)}`,
  card: (of) => line`${card(of.card)}`,
  "go-on": () => line`Continue`,
  reveal: () => line`Reveal myself as Galahad`,
  hunt: () => line`Reveal myself and hunt`,
  "keep-hands": () => line`Keep both hands up`,
  "drop-hands": () => line`Lower both hands`,
  raise: (of) => line`Raise the second hand → ${seat(of.seat)}`,
  lower: ({ owner, at }) => line`Lower a hand: ${seat(owner)} → ${seat(at)}`,
  turn: ({ owner, at }) => line`Turn a hand: ${seat(owner)} → ${seat(at)}`,
  done: () => line`Done`,
  "face-down": () => line`The face-down card`,
  character: (of) => line`${character(of.character)}`,
  "give-up": () => line`Give up the hunt`,
};
