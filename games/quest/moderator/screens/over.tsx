import { textFor } from "@roundtable/language";
import { Icon, LineText, SeatName } from "@roundtable/kit";
import type { QuestEvent } from "../../rules/events.ts";
import { CharacterCard } from "../../table/characters/cards.tsx";
import icons from "../../table/icons.json" with { type: "json" };
import { GoOn, Heading } from "./parts.tsx";
import type { Display } from "./display.ts";

/** The end: who has won, and everybody's card if the device has dealt them. */
export function OverScreen({ display, onAgain }: { display: Display; onAgain: () => void }) {
  const { sitting, view, words, text } = display;
  const side = sitting.verdict ?? view.ending?.side ?? "good";
  // The cards are listed below, one by one.
  const told = sitting.told.flatMap((event): QuestEvent[] =>
    event.kind === "over" ? [{ ...event, deal: [] }] : [],
  );
  return (
    <section class={`qm-screen qm-over qm-${side}`}>
      <Icon name={icons[side]} class="qm-emblem" />
      <Heading>{words.over[side]}</Heading>
      {told.map((event, nth) => (
        <p key={nth}>
          <LineText line={textFor(text.event, event)} />
        </p>
      ))}
      {sitting.ways.dealing === "device" && <WhoWasWho display={display} />}
      <GoOn label={words.over.again} onPress={onAgain} />
    </section>
  );
}

function WhoWasWho({ display: { sitting, seats, words, text } }: { display: Display }) {
  const { deal } = sitting.snapshot.state;
  return (
    <>
      <h2>{words.over.characters}</h2>
      <ul class="qm-dealt">
        {seats.map((at) => {
          const character = deal[at.seat];
          return (
            character !== undefined && (
              <li key={at.seat}>
                <CharacterCard character={character} name="" />
                <span>
                  <SeatName at={at} />
                  <b>{text.piece[character]?.name}</b>
                </span>
              </li>
            )
          );
        })}
      </ul>
    </>
  );
}
