import type { CoachText } from "@roundtable/language";
import type { DiceCity } from "../../rules/dice-city.ts";

export const coach: CoachText<DiceCity> = {
  aim: "Build the city with the most points: from cards, ships, bandits and tokens.",
  asked: {
    dice: "Each die does one thing: it uses the location under it, or does something else at its row’s gate. First decide what you want to buy.",
    spend:
      "A die that isn’t much use can push another to a better place, reactivate a location, replace cards of the display or earn a pass token.",
    refresh:
      "Get rid of what you won’t buy, and of what your neighbours would like. Four new cards replace them.",
    copy: "It does what another location does, without a die there. What do you need most?",
    army: "Free strength for later turns. Best over a Militia, or where a die is still waiting: it can use the army right away.",
    pay: "Pay with what you have too much of: each one becomes two of another kind.",
    receive: "Look at the price of what you want to buy, and take what’s missing.",
    triple: "One becomes three of the same: choose what your next purchase needs most.",
    "stable-die": "Move the die that could do the most elsewhere in its row.",
    "stable-column": "You can move it anywhere in the row: look for your best card there.",
    well: "You can reroll badly placed dice along with this one. Leave the well-placed ones alone.",
    reroll: "Pick the others’ best-placed dice, and your own worst-placed one.",
    attack:
      "What you don’t spend is lost. Bandits bring points, an attack deactivates a neighbour’s card, and 2 strength takes a resource.",
    build:
      "You keep only 1 of each resource, so spend the rest: cards make every later turn better, and ships score points right away.",
    place:
      "Build over what you need least, best over a weaker version of the same. The row decides which die uses it.",
    statue: "Stone and iron that you’d lose anyway are worth a point each here.",
    "end-game": "Say yes if you think you’re ahead: the round is played to its end, then points are counted.",
  },
};
