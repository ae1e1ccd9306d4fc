import { createElement } from "preact";
import { gameCard, gameModerator, hasModerator } from "../games/games.ts";
import { useLoaded } from "../parts/lazy.ts";
import { t } from "../i18n/index.ts";
import { locale } from "../settings/settings.ts";
import { NotFound } from "../shell/not-found.tsx";
import { Page } from "../shell/page.tsx";

/** A game at a real table: this page deals, narrates and remembers, and needs no server. */
export function ModeratorPage({ game }: { game: string }) {
  return hasModerator(game) ? <Moderated game={game} /> : <NotFound />;
}

function Moderated({ game }: { game: string }) {
  const moderator = useLoaded(gameModerator(game));
  const name = gameCard(game)?.name[locale.value];
  return (
    <Page title={[name, t.value.home.realTable].filter(Boolean).join(" · ")}>
      {moderator === null ? (
        <output class="waiting">{t.value.loading}</output>
      ) : (
        createElement(moderator, { locale: locale.value, tableText: t.value.anyTable })
      )}
    </Page>
  );
}
