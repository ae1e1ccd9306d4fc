import { Shield } from "@roundtable/kit";
import type { Character } from "../../rules/characters.ts";
import { planFor } from "../../rules/setup/sets.ts";
import { hasHiddenCard } from "../../rules/table-facts.ts";
import { NamedSet } from "../../table/characters/set.tsx";
import { dealtByHand, heardLeader } from "../sitting/entries.ts";
import { ledFirstBy } from "../sitting/hand-dealt.ts";
import { GoOn, Heading, Seats } from "./parts.tsx";
import { type Display, nameOf } from "./display.ts";

/** QU-8: the first leader is known before the deal. A table that deals by hand may have agreed on it. */
export function FirstLeaderScreen({ display }: { display: Display }) {
  const { sitting, view, seats, words, enter } = display;
  const leader = view.firstLeader;
  const byHand = sitting.ways.dealing === "by-hand";
  const says = words.opening;
  return (
    <section class="qm-screen">
      <span class="qm-leader-shield">
        <Shield name={seats[leader]?.shield ?? "lion"} />
      </span>
      <Heading>{says.leads(nameOf(display, leader))}</Heading>
      <p>{byHand ? says.drawnOrSaid : says.drawn}</p>
      {byHand && (
        <Seats
          display={display}
          legend={says.who}
          from={seats.map(({ seat }) => seat)}
          chosen={[leader]}
          onPress={(seat) => enter(ledFirstBy(sitting, seat))}
        />
      )}
      {sitting.ways.cards === "real" && <p class="hint">{says.tokens}</p>}
      <GoOn label={says.next} onPress={() => enter(heardLeader(sitting))} />
    </section>
  );
}

/** QU-8, QU-23, QU-30: instructions for paper cards. */
export function DealScreen({ display }: { display: Display }) {
  const { sitting, words, enter } = display;
  const { certain, piles } = planFor(sitting.names.length, sitting.options);
  const isFaceDown = hasHiddenCard(sitting.snapshot.state);
  const says = words.opening;
  return (
    <section class="qm-screen">
      <Heading>{says.deal}</Heading>
      <Cards display={display} how={says.take} set={certain} />
      {piles.map(({ cards, putAway }, nth) => (
        <Cards
          key={nth}
          display={display}
          how={isFaceDown ? says.faceDown : says.putAway(putAway)}
          set={cards}
        />
      ))}
      <p>{piles.length === 0 ? says.shuffle : says.shuffleRest}</p>
      <GoOn label={says.dealt} onPress={() => enter(dealtByHand(sitting))} />
    </section>
  );
}

interface CardsProps {
  readonly display: Display;
  readonly how: string;
  readonly set: readonly Character[];
}

function Cards({ display, how, set }: CardsProps) {
  return (
    <div class="qm-to-take">
      <p>{how}</p>
      <NamedSet set={set} label={how} text={display.text} />
    </div>
  );
}
