import { type LessonText, line, seat } from "@roundtable/language";
import type { lesson } from "./lesson.ts";

export const text: LessonText<typeof lesson> = {
  title: "On Arthur’s side",
  words: {
    court:
      "There are six players at this table. Three are loyal to Arthur, three secretly serve Mordred. Good wins if three quests succeed. If three fail, Good has only one chance left.",
    role: "Here’s your character, face down. Press it to look: you’re a Loyal Servant of Arthur and know no one. When you’ve seen it, press “Ready”.",
    "be-ready": "Press “Ready”.",
    lead: "You lead the first quest, and no one votes: you alone choose the two who go. Take yourself.",
    "yourself-first": "Take yourself first: you are the only one you know.",
    "second-of-team": line`And take ${seat(1)} with you.`,
    "your-neighbour": line`Anyone could go. Today it’s ${seat(1)}.`,
    magic: line`One member of the team gets the magic token, and has to play Success. Only Morgan le Fay can ignore it. Give it to ${seat(1)}.`,
    "bind-the-other": "You play Success anyway. Bind the other one.",
    "play-success":
      "Now everyone on the quest secretly plays a card. Good players have no choice: play Success.",
    "good-never-fails":
      "A Loyal Servant never plays Fail. You only see the card so that no one can tell who you are from your screen.",
    morgan: line`One Fail, and it wasn’t yours. So it was ${seat(1)}’s, despite the magic: you’ve found Morgan le Fay! Whatever ${seat(1)} claims, it’s a lie.`,
    "name-leader": line`The leader names the next one: someone who hasn’t led yet. Name ${seat(2)}.`,
    "your-other-neighbour": line`Why not? But today it’s ${seat(2)}.`,
    "not-morgan": line`You’ve just seen what ${seat(1)} does. Name ${seat(2)}.`,
    "second-failure": line`Failed again! Who played Fail? Not ${seat(2)}, who had the magic token and isn’t Morgan.`,
    amulet: line`There’s an amulet after this quest. ${seat(3)} has it and checks you: only ${seat(3)} learns which side you’re on. Show it.`,
    "no-choice": "You can’t lie here. You’re good, and you show it.",
    lie: line`${seat(3)} tells everyone that you’re evil. Only you know that’s a lie: so ${seat(3)} serves Mordred too.`,
    "play-success-again": line`${seat(5)} takes you along on the third quest. Play Success.`,
    "third-failure":
      "Three failures. Now everyone discusses who it was. Here you can see all the quests: who went, who had the magic token, how many Fails there were.",
    grid: line`In quest 2 ${seat(2)} had the magic, in quest 3 it was ${seat(5)}: they played Success. Only ${seat(4)} was there both times without it. You have all three!`,
    "enough-talk": "The discussion ends when everyone has heard enough. Continue.",
    "go-on-then": "Press “Continue”.",
    point: line`Good’s Last Chance: everyone secretly points at two others. If Good’s hands find all three evil players and no one else, Good wins. Point at ${seat(3)}.`,
    "point-at-liar": line`Others are sure to find that one. Only you know about ${seat(3)}’s lie.`,
    "not-at-good": "One hand on a good player, and it’s all over.",
    "point-again": line`And with the other hand at ${seat(4)}.`,
    "point-at-third": line`The others have found Morgan themselves. Point at ${seat(4)}.`,
    hands: "All hands are up! Now Evil lowers its hands; Good keeps its hands up. Continue.",
    "nobody-acts":
      "Some characters could still turn or lower a hand. There are none at this table: you’re done.",
    won: "You found all three: Good has won! In most games there’s also a Blind Hunter, who hunts two good players after three successes. There are many more characters to meet. Now play from the other side.",
  },
};
