import type { CoachText } from "@roundtable/language";
import type { QuestShape } from "../../rules/quest.ts";

export const coach: CoachText<QuestShape> = {
  aim: "Find out who is who: Good wants three quests to succeed, Evil wants three to fail and not to be found.",
  asked: {
    ready:
      "Press your card to see who you are and who you know. Nobody else sees it; look again whenever you like.",
    team: "You choose alone. As a good player, take those you trust, and yourself; as an evil one, make it look as if you did.",
    magic:
      "Whoever has the token must play Success, with few exceptions. Give it to the one you trust least, or pretend to.",
    card: "Nobody will know who played what, only how many Fails there are. With few on the quest, a Fail is easily traced.",
    galahad: "This is asked of everybody alike. Only Galahad can do more than go on.",
    "new-leader": "Whoever leads decides the next team. Name somebody you trust; nobody leads twice.",
    amulet: "The holder learns the side of one player, and may tell the truth about it or not.",
    check: "Check somebody whose side changes most for you. Each player can be checked only once.",
    show: "You confirm what the other will see. Only a few characters have a choice; the rest show the truth.",
    discussion:
      "The last talk. Put together who went, who had the magic and who claimed what. Open the list of quests below.",
    "hunt-window": "This is asked of everybody alike. Only the Blind Hunter can do more than go on.",
    "hunt-vote": "Two Fails bring on a hunt instead of Good’s Last Chance. Good plays Success.",
    point: "Good wins if its hands find every evil player and nobody else. Point where you are sure.",
    drop: "Now it shows who is who: Evil lowers its hands. Most can only confirm.",
    acts: "Count Good’s hands: is every evil player pointed at, and nobody else? A Duke or an Archduke can still correct one.",
    turn: "Turn it from a good player to an evil one that nobody points at.",
    "name-player":
      "The Hunter names two players with their characters. Choose whose character you are surest of.",
    "name-character":
      "One mistake, and Good wins. Think of what this player knew, and what they tried to hide.",
  },
};
