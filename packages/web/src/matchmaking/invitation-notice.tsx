import { Icon, icons, play } from "@roundtable/kit";
import type { Invitation } from "@roundtable/protocol/matchmaking";
import { useLocation } from "preact-iso";
import { useEffect } from "preact/hooks";
import { gameCard } from "../games/games.ts";
import { postponed } from "./search-state.ts";
import { Glyph } from "../parts/glyph.tsx";
import { locale, sounds } from "../settings/settings.ts";
import { TimeControl } from "../time-controls/time-control.tsx";
import { useMatchmakingText } from "./i18n/index.ts";
import { takeSeat } from "./take-seat.ts";
import "./matchmaking.css";

/** A notice over every page: somebody keeps a seat for me. I can take it now, or later on the home page. */
export function InvitationNotice({ invitation }: { invitation: Invitation }) {
  const text = useMatchmakingText();
  const { route } = useLocation();
  const { table, game, from, clock, rated } = invitation;
  useEffect(() => {
    // In a hidden tab, the tab's own bell rings instead.
    if (!document.hidden && sounds.peek()) play("bell");
  }, [table]);
  if (text === null) return null;
  const { by, sit, later } = text.invited;
  return (
    <div class="invited-card invited-notice">
      <Icon name={icons.bell} />
      <span class="invited-words">
        <bdi>{by(from.name, gameCard(game)?.name[locale.value] ?? game)}</bdi>
        <TimeControl clock={clock} rated={rated} isShort />
      </span>
      <span class="table-card-answers">
        <button type="button" class="gold" onClick={() => void takeSeat(table).then(route)}>
          {sit}
        </button>
        <button
          type="button"
          class="quiet"
          aria-label={later}
          title={later}
          onClick={() => {
            postponed.value = new Set([...postponed.value, table]);
          }}
        >
          <Glyph name="close" />
        </button>
      </span>
    </div>
  );
}
