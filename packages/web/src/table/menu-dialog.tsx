import { Choice, Icon, icons } from "@roundtable/kit";
import { PACES, type Person } from "@roundtable/protocol";
import { t } from "../i18n/index.ts";
import { isHere } from "../offline/here.ts";
import { PeopleAtTable } from "../manners/people-at-table.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { PauseButton } from "../time/time-notices.tsx";
import { Fairness } from "./fairness/fairness.tsx";
import type { FrameProps } from "./frame.tsx";
import { useRatedText } from "../rated/i18n/index.ts";
import { endsByLeaving, leavingOf } from "../rated/leaving.ts";

export interface MenuProps extends FrameProps {
  readonly onClose: () => void;
  readonly onSettings: () => void;
  readonly onReport: () => void;
  readonly onPerson: (person: Person) => void;
}

/** What can be done at the table beside playing. */
export function MenuDialog({ match, onClose, onSettings, onReport, onPerson, ...rest }: MenuProps) {
  const { session, info, me } = match;
  const says = t.value.table;
  const playing = info.status === "playing" && me !== null;
  const mine = me === null ? undefined : info.seats[me];
  const rated = useRatedText(info.rated);
  const leaving = me === null ? "handedOver" : leavingOf(info, me);
  const playsHimself = mine?.kind === "person" && mine.playedBy === "person";
  return (
    <Dialog title={says.menu} onClose={onClose} shape="sheet">
      {playing &&
        info.seats.some(
          (seat) => seat.kind === "bot" || (seat.kind === "person" && seat.playedBy === "bot"),
        ) && (
          <Choice
            legend={says.pace}
            values={PACES}
            value={info.pace}
            renderValue={(pace) => says.paces[pace]}
            onChoose={(pace) => void session.send({ kind: "pace", pace })}
          />
        )}
      {playing && playsHimself && (
        <div class="menu-acts">
          <PauseButton match={match} onClose={onClose} />
          <p>
            <button
              type="button"
              class="plain"
              onClick={() => {
                void session.send({ kind: "leave" });
                onClose();
              }}
            >
              <Icon name={icons.leave} />
              {says.leave}
            </button>
            <span class="hint">{leaving === "handedOver" ? says.leaveHelp : rated?.leaving[leaving]}</span>
          </p>
          {!endsByLeaving(info, me) && (
            <p>
              <button
                type="button"
                class="plain"
                onClick={() => {
                  void session.send({ kind: "end-vote", agrees: true });
                  onClose();
                }}
              >
                <Icon name={icons.cross} />
                {says.endTogether}
              </button>
              <span class="hint">{says.endHelp}</span>
            </p>
          )}
        </div>
      )}
      <p>
        <button type="button" class="plain" onClick={onSettings}>
          <Icon name={icons.settings} />
          {t.value.settings.title}
        </button>
      </p>
      {!isHere(info.id) && (
        <p>
          <button type="button" class="plain" onClick={onReport}>
            <Icon name={icons.quill} />
            {says.report}
          </button>
        </p>
      )}
      {!isHere(info.id) && <PeopleAtTable session={session} onChoose={onPerson} />}
      <Fairness match={match} {...rest} />
    </Dialog>
  );
}
