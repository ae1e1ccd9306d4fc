import type { Chapter } from "@roundtable/language";

export const round: Chapter = {
  title: "A round",
  clauses: [
    {
      id: "QU-10",
      text: "The leader chooses exactly as many different players as the tableau says, possibly including themselves, and then gives the magic token to one of the team, possibly themselves. There is no vote.",
    },
    {
      id: "QU-11",
      text: "Everyone on the team secretly plays Success or Fail. The first of these lines that applies decides what is allowed.\n1. The Saboteur with a veteran token, and the Reluctant Leader who leads quest 2 or 3: Fail. As an option, this holds only without the magic token.\n2. With the magic token: the Youth Fail, Morgan le Fay either, everyone else Success.\n3. The Lunatic Fail; the Brute in quest 4 or 5 Success; every other evil player either; a good player Success.\nPlayers without a choice still play a card.",
    },
    {
      id: "QU-12",
      text: "The cards are shuffled and turned up. Everyone learns the number of Fails; during the game, no one learns who played them. When it’s over, everyone can see the full log. The quest fails if there are at least as many Fails as it needs (QU-2).",
    },
    {
      id: "QU-13",
      text: "After a quest, unless the quests are over, the leader names the next one: someone without a veteran token or an amulet, who takes a veteran token. If there’s an amulet after the quest, the leader names its holder in the same move: again someone without a veteran token or an amulet, and not the new leader.\nRight after the second failure, if Galahad is in play, everyone is asked before that: Galahad, if he has neither of the two, may reveal himself and is the new leader. The old leader still names the holder of the amulet, if there is one.",
    },
    {
      id: "QU-14",
      text: "Before the new leader chooses a team, the holder of the new amulet must check one other player who has no amulet and has never been checked by one. What a Cleric was shown doesn’t count.",
    },
    {
      id: "QU-15",
      text: "A checked player shows the true side; the Troublemaker always Evil; the Trickster whatever she likes, each time. Only the holder of the amulet sees it. At the first amulet the Sentinel is shown an answer of the same kind, unless she is the holder or the one checked; a Trickster chooses again for her. Every player who is checked confirms the answer, and once more for the Sentinel if she is in play, so that nothing can be read from the time it takes. The checked player takes a faded amulet, which all can see.",
    },
    {
      id: "QU-16",
      text: "A Braggart who is named leader of quest 5 is revealed at once, before an amulet is used.",
    },
  ],
};
