import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { me } from "../connection/index.ts";
import { NotFound } from "../shell/not-found.tsx";
import { Page } from "../shell/page.tsx";
import { type OperatorText, useOperatorText } from "./i18n/index.ts";
import { fetchPage } from "./requests.ts";
import { Bans } from "./bans.tsx";
import { PageErrors } from "./page-errors.tsx";
import { Actions, Messages, People, Reports, Tables } from "./operator-sections.tsx";
import "./operator.css";

type RoomName = keyof OperatorText["rooms"];

const ROOMS: Readonly<Record<RoomName, ComponentType<{ says: OperatorText }>>> = {
  reports: Reports,
  people: People,
  tables: Tables,
  bans: Bans,
  messages: Messages,
  errors: PageErrors,
  deeds: Actions,
};
const NAMES: readonly RoomName[] = ["reports", "people", "tables", "bans", "messages", "errors", "deeds"];

/** `/operator`. Everybody else gets “not found”. */
export function OperatorPage() {
  const says = useOperatorText();
  const [isOperator, setOperator] = useState<boolean | null>(null);
  const [name, setName] = useState<RoomName>("reports");
  const isKnown = me.value !== null;
  useEffect(() => {
    if (!isKnown) return;
    fetchPage("deeds", { q: "", before: null }).then(
      () => setOperator(true),
      () => setOperator(false),
    );
  }, [isKnown]);
  if (isOperator !== true || says === null) return isOperator === false ? <NotFound /> : <Page>{null}</Page>;
  const Room = ROOMS[name];
  return (
    <Page title={says.title}>
      <div class="operator">
        <h1>{says.title}</h1>
        <div class="row" role="tablist">
          {NAMES.map((one) => (
            <button
              key={one}
              type="button"
              role="tab"
              class="quiet"
              id={`tab-${one}`}
              aria-selected={one === name}
              aria-controls="operator-room"
              onClick={() => setName(one)}
            >
              {says.rooms[one]}
            </button>
          ))}
        </div>
        <section id="operator-room" role="tabpanel" aria-labelledby={`tab-${name}`}>
          <Room key={name} says={says} />
        </section>
      </div>
    </Page>
  );
}
