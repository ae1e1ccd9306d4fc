import { type LessonText, line, seat } from "@roundtable/language";
import type { lesson } from "./lesson.ts";

export const text: LessonText<typeof lesson> = {
  title: "The first race",
  words: {
    grail: "Here is the Grail. The first knight to reach it wins the race at once.",
    knight: "This is your knight, last of all for now. Whoever is last chooses first.",
    "keep-fairy":
      "In every round everybody keeps one ally in secret. Keep the Fairy: she lets you ride 2, 4 or 6 spaces, as you like.",
    "not-this-ally": "A good ally for another day. Now keep number 8, the Fairy.",
    "pass-left": line`The other cards go round the table, and everybody keeps one. Pass them to your left, to ${seat(1)}.`,
    "not-right": "To the right would be just as good. Today they go to the left.",
    calls:
      "Now the numbers are called, from 1 to 9. Whoever kept that ally shows it and rides. 4, 6 and 7 have ridden already.",
    "ride-to-clover": "8 is yours! A clover lies 6 spaces ahead, with a surprise under it. Ride there.",
    "too-short-for-clover": "Nothing lies there. The clover is 6 spaces ahead.",
    lure: "Four-League Boots carried you on to the next clover: a Dragon Lure! Nobody simply rides past the dragon. Put it right behind you, on space 11, in the way of all the others.",
    "dragon-elsewhere": "There it bars you, or hardly anybody. On space 11 it bars everybody but you.",
    round: line`A new round: all nine cards are shuffled. ${seat(2)} was last and chose first; these three have come to you.`,
    "keep-priest": "Keep the Priest: he rides to the next church, however far it is.",
    "squire-is-slow": "The Squire rides only 2 spaces. The church is 3 ahead.",
    "nobody-ahead": "The Unicorn leaps over knights that are ahead of you. There is nobody: you lead.",
    blocked: line`${seat(2)} kept the Dragon Tamer and sent the dragon right in front of you. A ride that would pass the dragon, or end on it, stops right behind it …`,
    "spend-lance": "… unless you give up a lance. You have one, so spend it and ride to the church.",
    "not-stopping": "Then you would not move at all. A lance is there to be spent.",
    leader: line`${seat(1)} had a lance as well, and rode past you to the castle.`,
    "keep-fairy-again":
      "2 spaces ahead lies a village, where a die is rolled for whoever stops there. Keep the Fairy: she can stop exactly there.",
    "not-two":
      "This one does not stop where you like. Only the Fairy lets you choose how far you ride. Keep her.",
    "ride-to-village": "Your turn again: ride 2 spaces, into the village.",
    "no-village-there": "There is no village there. It is 2 spaces ahead.",
    seal: "You rolled the seal: you choose first in the new round. Other sides of the die bring a lance, or a thief who takes one.",
    "keep-enchantress": line`${seat(1)} is 12 spaces ahead. No ride is that long, but there is magic. Keep the Enchantress.`,
    "too-far-behind": "That is not enough for 12 spaces. Only magic helps now: the Enchantress.",
    "pass-to-leader": line`Pass the four others to the left: then ${seat(1)} chooses from cards that you have just seen.`,
    "not-away-from-leader": line`Then two others would choose before ${seat(1)}, and you could only guess.`,
    curse: line`The Enchantress curses an ally: whoever shows it swaps places with you! The Princess would carry ${seat(1)} to the next castle, 10 spaces on. Surely that is the card: curse her.`,
    "not-the-one-to-fear": line`Perhaps. But what would ${seat(1)} rather have than the Princess? Curse her.`,
    "lies-face-up": "That card lies face up beside the track: nobody can have it.",
    swapped: line`It was the Princess! You swapped places with ${seat(1)}, took one more step, and two pairs of boots carried you to space 38.`,
    "keep-fairy-to-win":
      "Only 8 spaces to the Grail. The Fairy can ride 6, on to a last clover. Fortune favours the bold: keep her.",
    "smith-is-short": "4 spaces lead to nothing, and a round later the others may be there.",
    "ride-to-win": "Ride 6 spaces, on to the clover!",
    "no-clover-there": "There is no clover there. It is 6 spaces ahead.",
    won: "Boots again, and the Grail is yours. You have won! Now you know all that a race needs.",
  },
};
