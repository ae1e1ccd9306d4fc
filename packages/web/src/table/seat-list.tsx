import type { Seat, Shape } from "@roundtable/kernel";
import { type GameTable, Icon, icons, type SeatAt, Shield } from "@roundtable/kit";
import type { GameText } from "@roundtable/language";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../i18n/index.ts";

const MARGIN = 60;

interface SeatListProps {
  readonly table: GameTable;
  readonly text: GameText;
  readonly seats: readonly SeatAt[];
  readonly me: Seat | null;
  readonly view: Shape["view"];
  /** What stands beside my name. */
  readonly myMark: string;
}

/** Everybody at the table: shield, name, what is public of him, and whether the table waits for him. */
export function SeatList({ table, text, seats, me, view, myMark }: SeatListProps) {
  const says = t.value.table;
  const rail = useRef<HTMLElement>(null);
  const awaited = seats.findIndex(({ asked }) => asked);
  useEffect(() => {
    // On a phone the rail is a strip: whoever is awaited is brought into it, without moving the page. Asked for any sooner
    // than the next frame, where he stands would have the page laid out once more.
    const frame = requestAnimationFrame(() => {
      const seat = rail.current?.querySelector<HTMLElement>("[data-asked]");
      if (seat != null) rail.current?.scrollTo({ left: seat.offsetLeft - MARGIN, behavior: "smooth" });
    });
    return () => cancelAnimationFrame(frame);
  }, [awaited]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
    <section class="rail" ref={rail} tabIndex={0} aria-label={says.seats}>
      <ol>
        {seats.map(({ seat, name, shield, holder, botOf, present, asked }) => (
          <li
            key={seat}
            class="rail-seat"
            data-asked={asked ? "" : undefined}
            data-me={seat === me ? "" : undefined}
            data-absent={present ? undefined : ""}
          >
            <Shield name={shield} />
            <span class="rail-name">
              <bdi>{name}</bdi>
              {seat === me && <span class="rail-mark">{myMark}</span>}
              {holder === "bot" && <Icon name={icons.bot} label={says.bot} />}
              {botOf !== undefined && <span class="rail-owner">{t.value.lobby.botOf(botOf)}</span>}
              {!present && <Icon name={icons.hourglass} label={says.absent} />}
              {asked && <span class="for-readers">{says.thinking}</span>}
            </span>
            {table.SeatNote !== undefined && (
              <div class="rail-note">
                <table.SeatNote seat={seat} view={view} text={text} locale={text.locale} />
              </div>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
