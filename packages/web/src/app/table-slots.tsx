import { Hint, HintButton } from "../hints/hint.tsx";
import { CoachAtTable } from "../learn/coach-at-table.tsx";
import { Lobby } from "../lobby/lobby.tsx";
import { MuteButton } from "../moderation/mute-button.tsx";
import { RefreshBlocks } from "../moderation/refresh-blocks.ts";
import { VoteOutNotices } from "../moderation/vote-out-notices.tsx";
import { lazy } from "../parts/lazy.ts";
import { LoadingPage } from "../shell/loading-page.tsx";
import { TableSlots } from "../table/slots.ts";
import { TablePage as Table } from "../table/table-page.tsx";
import { RestNotice, TimeNotices } from "../time-controls/clock-notices.tsx";

/** The features in each slot of a table. A feature that few tables need is loaded when it is first drawn. */
const SLOTS: TableSlots = {
  lobby: [Lobby],
  hidden: [lazy(() => import("../spectating/hidden-match.tsx"), "HiddenMatch", LoadingPage)],
  background: [RefreshBlocks],
  coach: [CoachAtTable],
  votes: [VoteOutNotices],
  notices: [TimeNotices],
  besideClock: [RestNotice],
  besideQuestion: [HintButton],
  belowQuestion: [Hint],
  speaker: [MuteButton],
  spectatorTalk: [lazy(() => import("../spectating/spectator-talk.tsx"), "SpectatorTalk")],
  menu: [lazy(() => import("./menu-slots.tsx"), "Menu")],
  end: [lazy(() => import("./end-slots.tsx"), "End")],
};

/** `/t/:id`: a table, with all features that fill a slot there. */
export function TablePage({ id }: { id: string }) {
  return (
    <TableSlots.Provider value={SLOTS}>
      <Table id={id} />
    </TableSlots.Provider>
  );
}
