import type { CoachText } from "@roundtable/language";
import type { DiceCity } from "../../rules/dice-city.ts";

export const coach: CoachText<DiceCity> = {
  aim: "Build the city with the most points: from cards, ships, bandits and tokens.",
  asked: {
    dice: "Each die does one thing: it uses the location under it, or something else by the gate of its row. Decide first what you want to buy.",
    spend:
      "A die that brings little can push another to a better place, reactivate a location, replace cards of the display or earn a pass token.",
    refresh: "Put away what you will not buy, and what your neighbours would like. Four new cards come.",
    copy: "It does what another location does, and no die has to stand there. What do you lack most?",
    army: "Free strength for later turns. Best over a Militia, or where a die still waits: it can use the army at once.",
    pay: "Pay what you have too much of: every one paid becomes two of another kind.",
    receive: "Look at the price of what you want to buy, and take what is missing.",
    triple: "One becomes three of the same: choose what your next purchase needs most.",
    "stable-die": "Move the die that could do most elsewhere in its row.",
    "stable-column": "Any place of the row will do: look for your best card there.",
    well: "Dice that stand badly can be rolled again together with this one. Leave those that stand well.",
    reroll: "Take away what stands best with the others; of your own, choose the one that stands worst.",
    attack:
      "What you do not spend is lost. Bandits bring points; an attack deactivates a neighbour’s card; 2 strength take a resource.",
    build:
      "You keep only 1 of each resource, so spend the rest: cards make every later turn better, ships are worth points at once.",
    place:
      "Build over what you need least, best over a weaker version of the same. The row decides which die uses it.",
    statue: "Stone and iron that you would lose anyway are worth a point each here.",
    "end-game": "Say yes if you think you are ahead: the round is finished, then points are counted.",
  },
};
