import type { Chapter } from "@roundtable/language";

export const allies: Chapter = {
  title: "The allies",
  clauses: [
    {
      id: "GC-20",
      text: "1, the Enchantress. Ride 1 space and resolve everything that follows, then curse one of the allies 2 to 9. If another player shows that ally later in the round, your two knights swap their exact places at once, even if that knight is behind you or the dragon sits between you. Then you ride 1 space forward; the dragon may block this step, and a lance may open the way. The exchange and the step are one move: if you end on a different space, you trigger it, once. After all that, the other player carries out their ally from the new place; the exchange triggers nothing for them. If you win by it, the other player doesn’t act. Nothing happens if no one shows the cursed ally, or if, with 3 players, it’s your own second ally. The curse ends with the round.",
    },
    {
      id: "GC-21",
      text: "2, the Squire. Point at any knight, even your own, for all to see; then ride 2 spaces.",
    },
    {
      id: "GC-22",
      text: "After the last call, if the knight you pointed at leads the race, you ride to the space right in front of it. This is an ordinary move forward: the dragon, lances, the space you end on and the finish all count, and a seal rolled there still counts for this round. If the knight doesn’t lead, nothing happens.",
    },
    {
      id: "GC-23",
      text: "3, Merlin. Look secretly at any 3 clover tokens on the track and put them back on the same three spaces in any order; then ride 1, 2 or 3 spaces. The others see which spaces, not which tokens. What you saw stays marked for you until those tokens move.",
    },
    { id: "GC-24", text: "4, the Smith. Take a lance, then ride 4 spaces." },
    { id: "GC-25", text: "5, the Dragon Tamer. Move the dragon (GC-41), then ride 5 spaces." },
    {
      id: "GC-26",
      text: "6, the Princess. Ride to the next castle ahead of you. Castles with clover and the finish are castles.",
    },
    {
      id: "GC-27",
      text: "7, the Priest. Ride to the next church ahead of you. If there’s none, you stay. The finish isn’t a church.",
    },
    { id: "GC-28", text: "8, the Fairy. Ride 2, 4 or 6 spaces." },
    {
      id: "GC-29",
      text: "9, the Unicorn. Find the nearest space ahead with a knight on it, and leap to the first space beyond that has neither knight nor dragon. Knights on neighbouring spaces, and the dragon next to them, are one group. The dragon never stops you and you spend no lance. Knights on your own space don’t count. If no one is ahead, you stay. A group that reaches up to the finish carries you onto it.",
    },
  ],
};
