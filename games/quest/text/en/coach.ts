import type { CoachText } from "@roundtable/language";
import type { QuestShape } from "../../rules/quest.ts";

export const coach: CoachText<QuestShape> = {
  aim: "Find out who is who: Good wants three quests to succeed, Evil wants three to fail and not to be found.",
  asked: {
    ready:
      "Press your card to see who you are and who you know. No one else can see it. Look again whenever you like.",
    team: "It’s your choice alone. If you’re good, take people you trust, and yourself. If you’re evil, make it look as if you did.",
    magic:
      "The player with the token must play Success, with few exceptions. Give it to the one you trust least, or pretend to.",
    card: "No one will know who played what, only how many Fails there are. On a small team, a Fail is easy to trace.",
    galahad: "Everyone is asked this. Only Galahad can do anything but continue.",
    "new-leader": "The leader chooses the next team. Name someone you trust. No one leads twice.",
    amulet: "The holder learns one player’s side, and may or may not tell the truth about it.",
    check: "Check the player whose side matters most to you. Each player can be checked only once.",
    show: "Confirm what the other player will see. Only a few characters have a choice; the rest show the truth.",
    discussion:
      "This is the last discussion. Work out who went, who had the magic token and who claimed what. Open the list of quests below.",
    "hunt-window": "Everyone is asked this. Only the Blind Hunter can do anything but continue.",
    "hunt-vote": "Two Fails bring on a hunt instead of Good’s Last Chance. Good plays Success.",
    point: "Good wins if its hands find every evil player and no one else. Point where you’re sure.",
    drop: "Now you’ll see who’s who: Evil lowers its hands. Most players can only confirm.",
    acts: "Count Good’s hands: do they point at every evil player and no one else? A Duke or an Archduke can still correct one.",
    turn: "Turn it from a good player to an evil one that no one points at.",
    "name-player":
      "The Hunter names two players with their characters. Choose the one whose character you’re most sure of.",
    "name-character":
      "One mistake, and Good wins. Think of what this player knew, and what they tried to hide.",
  },
};
