import { Choice, Icon, icons } from "@roundtable/kit";
import { BOT_SPEEDS } from "@roundtable/protocol";
import { t } from "../i18n/index.ts";
import { Dialog } from "../parts/dialog.tsx";
import { Fairness } from "./fairness/fairness.tsx";
import { type MenuProps, Slot } from "./slots.ts";

/** The menu of the table: everything that can be done there besides playing. */
export function MenuDialog(props: MenuProps) {
  const { match, onClose, onSettings } = props;
  const { session, info, me } = match;
  const says = t.value.table;
  const playing = info.status === "playing" && me !== null;
  const mine = me === null ? undefined : info.seats[me];
  const playsHimself = mine?.kind === "person" && mine.playedBy === "person";
  return (
    <Dialog title={says.menu} onClose={onClose} shape="sheet">
      {playing &&
        info.seats.some(
          (seat) => seat.kind === "bot" || (seat.kind === "person" && seat.playedBy === "bot"),
        ) && (
          <Choice
            legend={says.pace}
            values={BOT_SPEEDS}
            value={info.pace}
            renderValue={(pace) => says.paces[pace]}
            onChoose={(pace) => void session.send({ kind: "pace", pace })}
          />
        )}
      {playing && playsHimself && (
        <div class="menu-acts">
          <Slot name="menuActions" given={{ match, onClose }} />
        </div>
      )}
      <p>
        <button type="button" class="plain" onClick={onSettings}>
          <Icon name={icons.settings} />
          {t.value.settings.title}
        </button>
      </p>
      <Slot name="menuItems" given={props} />
      <Fairness {...props} />
    </Dialog>
  );
}
