import { answerOfKind, type Seat } from "@roundtable/kernel";
import { amuletNow, listeningSentinel } from "../amulets.ts";
import { mustShow } from "../introduction.ts";
import { characterOf } from "../table-facts.ts";
import { SHOWN } from "./answers.ts";
import type { Asks } from "./step.ts";

/** QU-15: every checked player confirms what they show; only a Trickster has a choice. */
export interface Show {
  readonly do: "show";
  readonly seat: Seat;
  readonly to: "holder" | "sentinel";
}

export const show: Asks<Show> = {
  kind: "show",
  secretly: true,
  asked: (_, { seat }) => [seat],
  question: (_, { to }) => ({ kind: "show", to }),
  answers(state, { seat }) {
    const shows = mustShow(characterOf(state, seat));
    return shows === null ? SHOWN : [{ kind: "show", id: "show", loyalty: shows }];
  },
  /** QU-15: only the holder sees it, and the Sentinel an answer of her own. */
  follow(state, { seat: target, to }, answer, dealer) {
    const { loyalty } = answerOfKind(answer, "show");
    const amulet = amuletNow(state);
    if (to === "holder") {
      amulet.shown = loyalty;
      const nth = state.amulets.length - 1;
      dealer.reveal({ kind: "shown", seat: amulet.holder, target, amulet: nth, loyalty });
      return;
    }
    amulet.shownToSentinel = loyalty;
    const sentinel = listeningSentinel(state);
    dealer.reveal({ kind: "overheard", target, ...(sentinel === null ? {} : { seat: sentinel, loyalty }) });
  },
};
