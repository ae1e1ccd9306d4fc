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
  /** The word beside my own name. */
  readonly myMark: string;
}

/** The seat list: shield, name and public facts of everybody, and whether the table waits for them. */
export function SeatList({ table, text, seats, me, view, myMark }: SeatListProps) {
  const says = t.value.table;
  const rail = useRef<HTMLElement>(null);
  const awaited = seats.findIndex(({ asked }) => asked);
  useEffect(() => {
    // On a phone the seat list is a horizontal strip. It scrolls to the awaited seat, without scrolling the page.
    // Measuring before the next frame would lay out the page once more.
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
