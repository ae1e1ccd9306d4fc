import type { Chapter } from "@roundtable/language";

export const forest: readonly Chapter[] = [
  {
    title: "The dragon and the lances",
    clauses: [
      {
        id: "GC-40",
        text: "If a move forward would pass the dragon or end on it, you stop on the space behind it. If you have a lance, you may return it to the supply and ride on instead. The dragon’s space counts as a step; a move that would end exactly on it ends one space further. This holds for the Princess, the Priest and the Squire too: if the space they ride to is the dragon’s, a lance takes you one space beyond it, not to the next castle or church. One lance gets you past once. Before you choose you are shown both spaces, but nothing hidden on them. If you’re already right behind the dragon and spend no lance, you don’t move, keep your place and trigger nothing.",
      },
      {
        id: "GC-41",
        text: "If you move the dragon, send it to any other space without a knight, except the finish. It may sit on a start space, a clover, a village, a castle or a church.",
      },
      {
        id: "GC-42",
        text: "Going back, you pass the dragon freely and without a lance. If you would end on it, you go one space further back. No one goes back beyond space 1, or beyond space 2 while the dragon is on 1.",
      },
      {
        id: "GC-43",
        text: "Everyone can see who has how many lances, and you can have any number. Once all 12 are taken, no one takes another.",
      },
    ],
  },
  {
    title: "The spaces",
    clauses: [
      {
        id: "GC-50",
        text: "If your own ally or your own clover token brought your knight to another space, you trigger the clover or the village you end on, even if it was the dragon that stopped you there. If others moved your knight, by a Fake Grail or a curse, you trigger nothing.",
      },
      {
        id: "GC-51",
        text: "Village: roll the village die. Seal: take it at once; you begin the next round, and nothing changes in this one. Thief: return a lance if you have one. Lance: take one.",
      },
      {
        id: "GC-52",
        text: "Clover: turn up the token and carry it out. Four-League Boots: ride 4 spaces. Goblin: go 2 spaces back. Dragon Lure: move the dragon (GC-41). Fake Grail: choose another player’s knight, which goes 2 spaces back; one that cannot go back may be chosen, and stays where it is. Lance Magnet: take a lance from another player of your choice who has one; if no one has, nothing happens. Then the token is shuffled into the reserve and a new one is laid face down in its place. You trigger the space you’re now on only if your token brought you to another space. A new token is never triggered by a knight already standing there. After the twentieth token in a row its effect still counts, but no further space is triggered.",
      },
      {
        id: "GC-53",
        text: "A castle with clover is both a castle and a clover. Plain castles, churches, start spaces and the red space do nothing by themselves.",
      },
    ],
  },
];
