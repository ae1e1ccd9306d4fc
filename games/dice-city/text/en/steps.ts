import type { PieceText } from "@roundtable/language";
import type { StepKind } from "../piece-kinds.ts";

export const STEP_PIECES: Readonly<Record<StepKind, PieceText>> = {
  "step-dice": {
    name: "Use dice",
    help: "Spend each die once: use the location under it, or do something else. What you don’t spend is lost.",
    clause: "DC-11",
  },
  "step-attack": {
    name: "Attack",
    help: "Spend army strength on bandits, on other players’ locations or on their stocks, as often as you can pay.",
    clause: "DC-17",
  },
  "step-build": {
    name: "Build and trade",
    help: "Pay with resources: buy cards and place them anywhere in your city, or load ships, as often as you can pay.",
    clause: "DC-18",
  },
  "step-end": {
    name: "End of turn",
    help: "You keep at most 1 wood, 1 stone and 1 iron; strength is lost; all five dice are rolled for your next turn.",
    clause: "DC-20",
  },
  gate: {
    name: "Other uses of a die",
    help: "Instead of its location: move another die by one column, take off a deactivation token, and once each per turn replace four cards of the display or take a pass token.",
    clause: "DC-11",
  },
};
