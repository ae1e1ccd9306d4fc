import { type LessonText, line, seat } from "@roundtable/language";
import type { lesson } from "./lesson.ts";

export const text: LessonText<typeof lesson> = {
  title: "The first race",
  words: {
    grail: "Here is the Grail. The first knight to reach it wins the race at once.",
    knight: "This is your knight, in last place for now. The last player chooses first.",
    "keep-fairy":
      "Every round, everyone secretly keeps one ally. Keep the Fairy: she lets you ride 2, 4 or 6 spaces, as you like.",
    "not-this-ally": "A good ally for another day. This time, keep number 8, the Fairy.",
    "pass-left": line`The other cards go round the table, and everyone keeps one. Pass them to your left, to ${seat(1)}.`,
    "not-right": "Right would be just as good. Today, pass them to the left.",
    calls:
      "Now the numbers are called, from 1 to 9. When your ally is called, you show it and ride. 4, 6 and 7 have already ridden.",
    "ride-to-clover": "8 is yours! There’s a clover 6 spaces ahead, with a surprise under it. Ride there.",
    "too-short-for-clover": "There’s nothing there. The clover is 6 spaces ahead.",
    lure: "Four-League Boots carried you on to the next clover: a Dragon Lure! No one can simply ride past the dragon. Put it right behind you, on space 11, in everyone else’s way.",
    "dragon-elsewhere": "There it blocks you, or hardly anyone. On space 11 it blocks everyone but you.",
    round: line`A new round: all nine cards are shuffled. ${seat(2)} was last and chose first; these three have come to you.`,
    "keep-priest": "Keep the Priest: he rides to the next church, however far it is.",
    "squire-is-slow": "The Squire rides only 2 spaces. The church is 3 ahead.",
    "nobody-ahead": "The Unicorn leaps over knights ahead of you. There’s no one: you’re in the lead.",
    blocked: line`${seat(2)} kept the Dragon Tamer and sent the dragon right in front of you. A ride that would pass the dragon, or end on it, stops right behind it …`,
    "spend-lance": "… unless you spend a lance. You have one, so use it and ride to the church.",
    "not-stopping": "Then you wouldn’t move at all. A lance is there to be spent.",
    leader: line`${seat(1)} had a lance too, and rode past you to the castle.`,
    "keep-fairy-again":
      "There’s a village 2 spaces ahead: if you stop there, you roll a die. Keep the Fairy: she can take you exactly there.",
    "not-two":
      "This one doesn’t stop where you’d like. Only the Fairy lets you choose how far you ride. Keep her.",
    "ride-to-village": "Your turn again: ride 2 spaces, into the village.",
    "no-village-there": "There’s no village there. It’s 2 spaces ahead.",
    seal: "You rolled the seal: you choose first in the new round. Other sides of the die bring a lance, or a thief who takes one.",
    "keep-enchantress": line`${seat(1)} is 12 spaces ahead. No ride is that long, but there’s always magic. Keep the Enchantress.`,
    "too-far-behind": "That isn’t enough for 12 spaces. Only magic can help now: keep the Enchantress.",
    "pass-to-leader": line`Pass the other four to the left: then ${seat(1)} chooses from cards you’ve just seen.`,
    "not-away-from-leader": line`Then two others would choose before ${seat(1)}, and you could only guess.`,
    curse: line`The Enchantress curses an ally: the player who shows it swaps places with you! The Princess would carry ${seat(1)} to the next castle, 10 spaces on. That must be the card: curse her.`,
    "not-the-one-to-fear": line`Maybe. But what would ${seat(1)} want more than the Princess? Curse her.`,
    "lies-face-up": "That card is face up beside the track: no one can have it.",
    swapped: line`It was the Princess! You swapped places with ${seat(1)}, took one more step, and two pairs of boots carried you to space 38.`,
    "keep-fairy-to-win":
      "Only 8 spaces to the Grail. The Fairy can ride 6, on to a last clover. Fortune favours the bold: keep her.",
    "smith-is-short": "There’s nothing 4 spaces ahead, and in a round the others may be there.",
    "ride-to-win": "Ride 6 spaces, on to the clover!",
    "no-clover-there": "There’s no clover there. It’s 6 spaces ahead.",
    won: "Boots again, and the Grail is yours. You’ve won! Now you know all you need for a race.",
  },
};
