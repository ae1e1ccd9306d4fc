import type { Chapter } from "@roundtable/language";

export const end: readonly Chapter[] = [
  {
    title: "The end of the game",
    clauses: [
      {
        id: "DC-23",
        text: [
          "At the end of each turn, before the dice are rolled, the end of the game is called if one of these is true; once called, it stays called:",
          "all three piles of bandits are empty;",
          "at least two piles of ships are empty;",
          "the deck is empty;",
          "in the city of the player whose turn ends, at least two rows consist of six built cards each, with no deactivation token in them. Option: this player may decide at the end of each turn whether that ends the game.",
        ].join("\n"),
      },
      {
        id: "DC-24",
        text: "The round is then played to its end. The player on the right of the starting player has the last turn, so that all have had the same number of turns. No one rolls for a turn that won’t come.",
      },
      {
        id: "DC-25",
        text: "Add up your victory point tokens, your bandits, your ships and the points of all cards on top in your city, active or not; a Cathedral scores by its row. The highest total wins.",
      },
      {
        id: "DC-26",
        text: "A tie goes to the player with more built cards on top in the city, pile cards included; then to the one with more points from ships and bandits; then to the one nearest to the starting player clockwise, the starting player first of all.",
      },
    ],
  },
  {
    title: "Alone",
    clauses: [
      {
        id: "DC-27",
        text: "With one player there is one bandit card and one ship of each kind, and they never run out: instead of the card you take victory point tokens. There’s no one else to attack. Neither an empty deck nor complete rows end the game; DC-7, DC-23 and DC-24 don’t apply.",
      },
      {
        id: "DC-28",
        text: "On the normal level the display is two rows of 4 cards, and the game has 15 turns; on the hard level, two rows of 5 cards and 12 turns. Built cards aren’t replaced. At the end of each turn the bottom row is discarded, the top row moves down, and a new top row is dealt while cards last.",
      },
      {
        id: "DC-29",
        text: "The game ends when the last row has been discarded, after turn 15 or 12. You win with the target or more: 50 points at first, and each target you reach opens the next, 5 points higher, on that level; a game in which you undid a move after seeing dice or cards opens nothing. You may replace four cards (DC-11 c) while the deck has at least four: four new ones come up first, then the old ones go under the deck in the order of the display, so that the number of turns stays the same. The reroll for two pass tokens hits your own die.",
      },
    ],
  },
];
