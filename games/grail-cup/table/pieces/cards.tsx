import { Icon, memoDrawing } from "@roundtable/kit";
import {
  type Ally,
  DRAGON_TAMER,
  ENCHANTRESS,
  FAIRY,
  MERLIN,
  PRIEST,
  PRINCESS,
  SMITH,
  SQUIRE,
  STEPS,
  STEPS_TO_CHOOSE,
  UNICORN,
} from "../../rules/pieces.ts";
import icons from "../icons.json" with { type: "json" };

/** What is painted at the foot of a card: how far it takes its knight, or to what. */
const FOOT: Readonly<Record<Ally, readonly (number | string)[]>> = {
  [ENCHANTRESS]: [STEPS[ENCHANTRESS]],
  [SQUIRE]: [STEPS[SQUIRE]],
  [MERLIN]: STEPS_TO_CHOOSE[MERLIN],
  [SMITH]: [STEPS[SMITH]],
  [DRAGON_TAMER]: [STEPS[DRAGON_TAMER]],
  [PRINCESS]: [icons["space-castle"]],
  [PRIEST]: [icons["space-church"]],
  [FAIRY]: STEPS_TO_CHOOSE[FAIRY],
  [UNICORN]: [icons.knight],
};

/**
 * The face of an ally card. Its size is the height of its box; its colour comes from its number. What is written on a piece is
 * part of the picture (`data-gc-mark`); its name for readers is on the element that carries it.
 */
export const CardFace = memoDrawing(({ ally, name }: { ally: Ally; name: string }) => (
  <span class={`gc-card gc-ally-${ally}`} aria-hidden="true">
    <span class="gc-card-number" data-gc-mark={ally} />
    <span class="gc-card-picture">
      <Icon name={icons[`ally-${ally}`]} />
    </span>
    <span class="gc-card-name" data-gc-mark={name} />
    <span class="gc-card-foot">
      {FOOT[ally].map((sign) =>
        typeof sign === "number" ? <b key={sign} data-gc-mark={sign} /> : <Icon key={sign} name={sign} />,
      )}
    </span>
  </span>
));

export const CardBack = memoDrawing(() => (
  <span class="gc-card gc-card-back">
    <svg viewBox="0 0 50 70" preserveAspectRatio="none" aria-hidden="true">
      <path d="M5 5h40v60H5zM25 8L42 35 25 62 8 35zM25 18L35 35 25 52 15 35zM5 5l12 17M45 5L33 22M5 65l12-17M45 65L33 48" />
    </svg>
  </span>
));
