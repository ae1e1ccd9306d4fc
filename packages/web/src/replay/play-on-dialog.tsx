import type { Seat } from "@roundtable/kernel";
import { Choice, nameOf, type SeatAt } from "@roundtable/kit";
import { useLocation } from "preact-iso";
import { useState } from "preact/hooks";
import { Dialog } from "../parts/dialog.tsx";
import { Action } from "../shell/form.tsx";
import { continueFrom } from "./requests.ts";
import type { ReplayPlayer } from "./replay-player.ts";
import type { ReplayText } from "./i18n/index.ts";

interface Props {
  readonly table: string;
  readonly player: ReplayPlayer;
  readonly seats: readonly SeatAt[];
  readonly says: ReplayText;
  readonly onClose: () => void;
}

const KNOWN = ["seat", "open"] as const;

/** The dialog to continue a match from here: on which seat, and which hidden information stays as it was. */
export function PlayOnDialog({ table, player, seats, says, onClose }: Props) {
  const { recording, moment } = player;
  const perspective = player.perspective.value;
  const [seat, setSeat] = useState<Seat>(typeof perspective === "number" ? perspective : 0);
  const [known, setKnown] = useState<(typeof KNOWN)[number]>(perspective === "open" ? "open" : "seat");
  const { route } = useLocation();
  const isOver = recording.game.outcome(recording.stateAt(moment)) !== null;
  const begin = async () =>
    route(`/t/${await continueFrom(table, { at: moment, seat, openly: known === "open" })}`);
  return (
    <Dialog title={says.playOn} onClose={onClose}>
      {isOver ? (
        <p>{says.overHere}</p>
      ) : (
        <>
          <p>{says.playOnHelp(moment)}</p>
          <label class="play-on-seat">
            <span class="label">{says.playOnSeat}</span>
            <select value={seat} onChange={({ currentTarget }) => setSeat(Number(currentTarget.value))}>
              {seats.map((at) => (
                <option key={at.seat} value={at.seat}>
                  {nameOf({ seats }, at.seat)}
                </option>
              ))}
            </select>
          </label>
          <Choice
            legend={says.hidden}
            values={KNOWN}
            value={known}
            renderValue={(one) => says.hiddenThings[one]}
            onChoose={setKnown}
          />
          <p class="hint">
            {says.knows[known]} {says.friendly}
          </p>
          <Action label={says.begin} look="gold large" onAct={begin} />
        </>
      )}
    </Dialog>
  );
}
