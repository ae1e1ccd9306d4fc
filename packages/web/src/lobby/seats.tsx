import { Icon, icons, Shield, SHIELDS } from "@roundtable/kit";
import type { Person, SeatInfo, TableInfo } from "@roundtable/protocol";
import { useState } from "preact/hooks";
import { me } from "../connection/index.ts";
import { t } from "../i18n/index.ts";
import { Glyph } from "../parts/glyph.tsx";
import { lazy } from "../parts/lazy.ts";
import { Stepper } from "../parts/stepper.tsx";
import { botName } from "../table/bot-name.ts";
import { chosenBot } from "./chosen-bot.ts";
import type { LobbyProps } from "../table/slots.ts";

const PersonDialog = lazy(() => import("../moderation/person-dialog.tsx"), "PersonDialog");

interface SeatsProps extends LobbyProps {
  readonly info: TableInfo;
}

export function Seats({ session, game, info }: SeatsProps) {
  const text = t.value.lobby;
  const isHost = info.host === me.value?.id;
  const count = info.seats.length;
  const last = info.seats.at(-1);
  return (
    <section class="lobby-seats" aria-labelledby="seats">
      <div class="lobby-seats-head">
        <h2 id="seats">{text.seats}</h2>
        {isHost && game.seats.min < game.seats.max && (
          <fieldset class="seat-count">
            <legend class="for-readers">{text.playerCount}</legend>
            <Stepper
              count={count}
              min={last?.kind === "person" ? count : game.seats.min}
              max={game.seats.max}
              onStep={(seats) => void session.send({ kind: "arrange", seats })}
            />
          </fieldset>
        )}
      </div>
      <ol class="seat-list">
        {info.seats.map((seat, index) => (
          <SeatRow key={index} seat={seat} index={index} info={info} session={session} isHost={isHost} />
        ))}
      </ol>
      {isHost && info.removed.length > 0 && (
        <div class="row">
          {info.removed.map(({ id: person, name }) => (
            <button
              key={person}
              type="button"
              class="quiet small"
              onClick={() => void session.send({ kind: "let-back", person })}
            >
              {text.letBack(name)}
            </button>
          ))}
        </div>
      )}
    </section>
  );
}

interface SeatRowProps {
  readonly seat: SeatInfo;
  readonly index: number;
  readonly info: TableInfo;
  readonly session: LobbyProps["session"];
  readonly isHost: boolean;
}

function SeatRow({ seat, index, info, session, isHost }: SeatRowProps) {
  const text = t.value.lobby;
  const shield = SHIELDS[index];
  const seated = session.mySeat.value;
  const mine = seated === index;
  const [person, setPerson] = useState<Person | null>(null);
  return (
    <li class="seat-row" data-kind={seat.kind} data-mine={mine ? "" : undefined}>
      {shield !== undefined && <Shield name={shield} />}
      <div class="seat-row-words">
        <b>
          {seat.kind === "person" ? (
            <a href={`/p/${seat.person.id}`}>
              <bdi>{seat.person.name}</bdi>
            </a>
          ) : seat.kind === "bot" ? (
            <>
              <bdi>{nameOf(seat, index, info)}</bdi> <Icon name={icons.bot} label={text.bot} />
            </>
          ) : (
            text.free
          )}
          {seat.kind === "person" && seat.person.botOf !== undefined && (
            <>
              {" "}
              <Icon name={icons.bot} label={text.bot} />
            </>
          )}
        </b>
        <span class="hint">{marks(seat, mine, info, isHost).join(" · ")}</span>
        {seat.kind === "bot" && isHost && info.bots.length > 1 && (
          <select
            aria-label={text.botPlays(nameOf(seat, index, info))}
            value={seat.bot}
            onChange={(event) =>
              void session.send({ kind: "add-bot", seat: index, bot: event.currentTarget.value })
            }
          >
            {info.bots.map((bot) => (
              <option key={bot} value={bot}>
                {levelOf(bot)}
              </option>
            ))}
          </select>
        )}
      </div>
      {seat.kind === "open" && (
        <>
          {isHost && (
            <button
              type="button"
              class="plain seat-bot"
              title={text.addBot}
              onClick={() => void session.send({ kind: "add-bot", seat: index, ...chosenBot(info) })}
            >
              <Icon name={icons.bot} />
              <span>{text.addBot}</span>
            </button>
          )}
          {seated !== null && !isHost && (seat.invited === null || seat.invited.id === me.value?.id) && (
            <button
              type="button"
              class="plain"
              onClick={() => void session.send({ kind: "sit", seat: index })}
            >
              {text.sit}
            </button>
          )}
        </>
      )}
      {seat.kind === "person" && !mine && (
        <button
          type="button"
          class="quiet"
          aria-label={text.about(seat.person.name)}
          onClick={() => setPerson(seat.person)}
        >
          <Icon name={icons.menu} />
        </button>
      )}
      {person !== null && <PersonDialog person={person} session={session} onClose={() => setPerson(null)} />}
      {mine && (
        <button type="button" class="quiet" onClick={() => void session.send({ kind: "leave" })}>
          <Icon name={icons.leave} label={text.leave} />
        </button>
      )}
      {isHost && !mine && (seat.kind !== "open" || seat.invited !== null) && (
        <button
          type="button"
          class="quiet"
          aria-label={text.freeSeatOf(nameOf(seat, index, info))}
          onClick={() => void session.send(freeing(seat, index))}
        >
          <Glyph name="close" />
        </button>
      )}
    </li>
  );
}

function marks(seat: SeatInfo, mine: boolean, { host, bots }: TableInfo, isHost: boolean): string[] {
  const text = t.value.lobby;
  if (seat.kind === "bot") {
    const hint = text.botHints[seat.bot];
    // If the host can choose the level, the control already shows it.
    return [...(isHost && bots.length > 1 ? [] : [levelOf(seat.bot)]), ...(hint === undefined ? [] : [hint])];
  }
  if (seat.kind === "open") return seat.invited === null ? [] : [text.keptFor(seat.invited.name)];
  return [
    ...(mine ? [text.you] : []),
    ...(seat.person.botOf === undefined ? [] : [text.botOf(seat.person.botOf.name)]),
    ...(seat.person.id === host ? [text.host] : []),
    ...(seat.here ? [] : [text.away]),
  ];
}

function freeing(seat: SeatInfo, index: number) {
  const person = seat.kind === "person" ? { person: seat.person.id } : {};
  return { kind: "free-seat", seat: index, ...person } as const;
}

function levelOf(bot: string): string {
  return t.value.lobby.botLevels[bot] ?? bot;
}

function nameOf(seat: SeatInfo, index: number, { id }: TableInfo): string {
  switch (seat.kind) {
    case "person":
      return seat.person.name;
    case "bot":
      return botName(t.value.lobby.botNames, id, index).name;
    case "open":
      return seat.invited?.name ?? t.value.lobby.free;
  }
}
