import { useEffect } from "preact/hooks";
import { me } from "../connection/index.ts";
import { useFetched } from "../games.ts";
import { t } from "../i18n/index.ts";
import { Page } from "../shell/page.tsx";
import { COLUMNS, roomOf } from "./sections.ts";
import { useMeText } from "./i18n/index.ts";
import "./me.css";

/** `/me`: who I am here, and all that is mine alone. */
export function MePage() {
  const says = useMeText();
  const title = says?.title ?? t.value.settings.title;
  // The server knows me by a cookie that the first answer brings.
  const isKnown = me.value !== null;
  return (
    <Page title={title}>
      <div class="me">
        <h1>{title}</h1>
        {isKnown ? COLUMNS.map((names) => <Column key={names.join(" ")} names={names} />) : null}
      </div>
    </Page>
  );
}

function Column({ names }: { names: readonly string[] }) {
  return (
    <div class="me-column">
      {names.map((name) => (
        <Part key={name} name={name} />
      ))}
    </div>
  );
}

function Part({ name }: { name: string }) {
  const room = useFetched(roomOf(name));
  useEffect(() => {
    // Whoever was sent to one section finds it when it has come.
    if (room !== null && location.hash === `#${name}`) document.getElementById(name)?.scrollIntoView();
  }, [room, name]);
  return room === null ? <p class="hint">{t.value.loading}</p> : <room.Section />;
}
