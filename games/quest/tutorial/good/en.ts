import { type LessonText, line, seat } from "@roundtable/language";
import type { lesson } from "./lesson.ts";

export const text: LessonText<typeof lesson> = {
  title: "On Arthur’s side",
  words: {
    court:
      "Six sit at this table. Three are true to Arthur, three serve Mordred in secret. Good wins with three quests that succeed. After three that fail, only one chance is left.",
    role: "Your character lies here, face down. Press it to look: you are a Loyal Servant of Arthur and know nobody. When you have seen it, press “Ready”.",
    "be-ready": "Press “Ready”.",
    lead: "You lead the first quest, and nobody votes: you alone choose the two who go. Take yourself.",
    "yourself-first": "Take yourself first: you are the only one you know.",
    "second-of-team": line`And take ${seat(1)} with you.`,
    "your-neighbour": line`Anybody could go. Today it is ${seat(1)}.`,
    magic: line`One of the team gets the magic token, and whoever has it must play Success. Only Morgan le Fay can disregard it. Give it to ${seat(1)}.`,
    "bind-the-other": "You play Success anyway. Bind the other one.",
    "play-success":
      "Now everybody on the quest secretly plays a card. Good players have no choice: play Success.",
    "good-never-fails":
      "A Loyal Servant never plays Fail. You see the card only so that nobody can tell from your screen who you are.",
    morgan: line`One Fail, and it was not yours. So it was ${seat(1)}’s, in spite of the magic: you have found Morgan le Fay! And whatever ${seat(1)} claims, it is a lie.`,
    "name-leader": line`The leader names the next one: somebody who has not led yet. Name ${seat(2)}.`,
    "your-other-neighbour": line`Why not? But today it is ${seat(2)}.`,
    "not-morgan": line`You have just seen what ${seat(1)} does. Name ${seat(2)}.`,
    "second-failure": line`Failed again! Who played Fail? Not ${seat(2)}, who had the magic token and is not Morgan.`,
    amulet: line`An amulet lies after this quest. ${seat(3)} has it and checks you with it: only ${seat(3)} learns what you are. Show it.`,
    "no-choice": "You cannot lie here. You are good, and you show it.",
    lie: line`${seat(3)} tells everybody that you are evil. You alone know that this is a lie: so ${seat(3)} serves Mordred, too.`,
    "play-success-again": line`${seat(5)} takes you along on the third quest. Play Success.`,
    "third-failure":
      "Three failures. Now everybody talks: who was it? Here you see all quests: who went, who had the magic token, how many Fails there were.",
    grid: line`In quest 2 ${seat(2)} had the magic, in quest 3 it was ${seat(5)}: they played Success. Only ${seat(4)} was there both times without it. You have all three!`,
    "enough-talk": "The talk is over when everybody has heard enough. Go on.",
    "go-on-then": "Go on.",
    point: line`Good’s Last Chance: everybody secretly points at two others. If Good’s hands find all three evil players, and nobody else, Good wins. Point at ${seat(3)}.`,
    "point-at-liar": line`Others will surely find that one. You alone know of ${seat(3)}’s lie.`,
    "not-at-good": "One hand on a good player, and all is lost.",
    "point-again": line`And with the other hand at ${seat(4)}.`,
    "point-at-third": line`The others have found Morgan themselves. Point at ${seat(4)}.`,
    hands: "All hands are up! Now Evil lowers its hands; Good keeps its hands up. Go on.",
    "nobody-acts":
      "Some characters could still turn or lower a hand. There are none at this table: you are done.",
    won: "All three are found: Good has won! There are many more characters to meet. Now play it from the other side.",
  },
};
