import type { FunctionComponent } from "preact";
import { me } from "../connection/index.ts";
import { LEADERBOARD } from "../games/games.ts";
import { t } from "../i18n/index.ts";
import { Page } from "../shell/page.tsx";
import { useScrollToSection } from "./scroll-to-section.ts";
import { ProofDialog } from "./proof/proof-dialog.tsx";
import { type AccountText, useAccountText } from "./i18n/index.ts";
import "./account.css";

type SectionName = Exclude<keyof AccountText["contents"], "title">;

/** A section of the account page. It has a heading of its own, and links lead to it by its name. */
export interface AccountSection {
  readonly name: SectionName;
  readonly Section: FunctionComponent;
}

interface AccountPageProps {
  readonly columns: readonly (readonly AccountSection[])[];
}

/** `/me`: my account and everything that is only mine. */
export function AccountPage({ columns }: AccountPageProps) {
  const says = useAccountText();
  const sections = useScrollToSection<HTMLDivElement>();
  // The first response sets the cookie by which the server knows me; requests before it would be a stranger's.
  const isKnown = me.value !== null;
  return (
    <Page title={t.value.account}>
      {says !== null && <ProofDialog says={says} />}
      <div class="me" ref={sections}>
        <h1>{t.value.account}</h1>
        {says !== null && <Contents says={says} columns={columns} />}
        {isKnown ? columns.map((sections, nth) => <Column key={nth} sections={sections} />) : null}
      </div>
    </Page>
  );
}

function Contents({ says, columns }: AccountPageProps & { says: AccountText }) {
  return (
    <nav class="me-contents" aria-label={says.contents.title}>
      <ul>
        {columns.flat().map(({ name }) => (
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

function Column({ sections }: { sections: readonly AccountSection[] }) {
  return (
    <div class="me-column">
      {sections.map(({ name, Section }) => (
        <Section key={name} />
      ))}
    </div>
  );
}
