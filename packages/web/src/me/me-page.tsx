import { me } from "../connection/index.ts";
import { LEADERBOARD, useFetched } from "../games.ts";
import { t } from "../i18n/index.ts";
import { Page } from "../shell/page.tsx";
import { useJump } from "./jump.ts";
import { ProofDialog } from "./proof/proof-dialog.tsx";
import { COLUMNS, roomOf, type SectionName } from "./sections.ts";
import { type MeText, useMeText } from "./i18n/index.ts";
import "./me.css";

/** `/me`: who I am here, and all that is mine alone. */
export function MePage() {
  const says = useMeText();
  const sections = useJump<HTMLDivElement>();
  // The server knows me by a cookie that the first answer brings.
  const isKnown = me.value !== null;
  return (
    <Page title={t.value.account}>
      {says !== null && <ProofDialog says={says} />}
      <div class="me" ref={sections}>
        <h1>{t.value.account}</h1>
        {says !== null && <Contents says={says} />}
        {isKnown ? COLUMNS.map((names) => <Column key={names.join(" ")} names={names} />) : null}
      </div>
    </Page>
  );
}

function Contents({ says }: { says: MeText }) {
  return (
    <nav class="me-contents" aria-label={says.contents.title}>
      <ul>
        {COLUMNS.flat().map((name) => (
          <li key={name}>
            <a class="button plain" href={`#${name}`}>
              {says.contents[name]}
            </a>
          </li>
        ))}
        <li>
          <a class="button plain" href={LEADERBOARD}>
            {t.value.home.leaderboard}
          </a>
        </li>
      </ul>
    </nav>
  );
}

function Column({ names }: { names: readonly SectionName[] }) {
  return (
    <div class="me-column">
      {names.map((name) => (
        <Part key={name} name={name} />
      ))}
    </div>
  );
}

function Part({ name }: { name: SectionName }) {
  const room = useFetched(roomOf(name));
  return room === null ? <p class="hint">{t.value.loading}</p> : <room.Section />;
}
