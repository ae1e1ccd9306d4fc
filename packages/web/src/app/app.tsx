import { ErrorBoundary as Suspending, LocationProvider, Route, Router, useLocation } from "preact-iso";
import type { ComponentChildren } from "preact";
import { announced } from "../connection/index.ts";
import { ErrorBoundary, NoticeBoundary } from "../errors/error-boundary.tsx";
import { lazy, lazyPage } from "../parts/lazy.ts";
import { Home } from "../home/home.tsx";
import { invitations, postponed } from "../matchmaking/search-state.ts";
import { t } from "../i18n/index.ts";
import { ConnectionNotice } from "../shell/connection-notice.tsx";
import { NotFound } from "../shell/not-found.tsx";

export const TablePage = lazyPage(() => import("./table-slots.tsx"), "TablePage");
const ModeratorPage = lazyPage(() => import("../moderator/moderator-page.tsx"), "ModeratorPage");
const ReplayPage = lazyPage(() => import("./replay-with-review.tsx"), "ReplayWithReview");
const LibraryPage = lazyPage(() => import("../replay/library-page.tsx"), "LibraryPage");
const LearnPage = lazyPage(() => import("../learn/learn-page.tsx"), "LearnPage");
const OfflinePage = lazyPage(() => import("../offline/offline-page.tsx"), "OfflinePage");
const HowToPlay = lazyPage(() => import("../learn/how-to-play.tsx"), "HowToPlay");
const JoinPage = lazyPage(() => import("../matchmaking/join-page.tsx"), "JoinPage");
const AccountPage = lazyPage(() => import("./account-sections.tsx"), "Account");
const PlayerPage = lazyPage(() => import("../history/player-page.tsx"), "PlayerPage");
const LeaderboardPage = lazyPage(() => import("../ratings/leaderboard-page.tsx"), "LeaderboardPage");
const EmailLinkPage = lazyPage(() => import("../notifications/email-link-page.tsx"), "EmailLinkPage");
const Credits = lazyPage(() => import("../credits/credits.tsx"), "Credits");
const OperatorPage = lazyPage(() => import("../operator/operator-page.tsx"), "OperatorPage");

const Announcements = lazy(() => import("../moderation/announcements.tsx"), "Announcements");
const InvitationNotice = lazy(() => import("../matchmaking/invitation-notice.tsx"), "InvitationNotice");

function Announced() {
  return announced.value === null ? null : <Announcements {...announced.value} />;
}

/** The invitation to a table where somebody keeps a seat for me. It lies over the page, so that nothing moves. */
function InvitationOverlay() {
  const { path } = useLocation();
  const [invitation] = invitations.value.filter(
    ({ table }) => !postponed.value.has(table) && path !== `/t/${table}`,
  );
  return (
    <output class="invited-place">
      {invitation !== undefined && <InvitationNotice key={invitation.table} invitation={invitation} />}
    </output>
  );
}

/** A page that throws leaves the navigation to others intact. */
function PageBoundary({ children }: { children: ComponentChildren }) {
  const { path } = useLocation();
  return (
    <ErrorBoundary at={path} where="page">
      <Suspending>{children}</Suspending>
    </ErrorBoundary>
  );
}

export function App() {
  return (
    <LocationProvider>
      <a class="skip-link" href="#content">
        {t.value.skipToContent}
      </a>
      <NoticeBoundary>
        <ConnectionNotice />
      </NoticeBoundary>
      <NoticeBoundary>
        <Announced />
        <InvitationOverlay />
      </NoticeBoundary>
      <PageBoundary>
        <Router>
          <Route path="/" component={Home} />
          <Route path="/j/:code" component={JoinPage} />
          <Route path="/t/:id" component={TablePage} />
          <Route path="/t/:id/replay/:part?" component={ReplayPage} />
          <Route path="/replay" component={LibraryPage} />
          <Route path="/m/:game" component={ModeratorPage} />
          <Route path="/learn/:game/:lesson?" component={LearnPage} />
          <Route path="/how-to-play/:game" component={HowToPlay} />
          <Route path="/here" component={OfflinePage} />
          <Route path="/me" component={AccountPage} />
          <Route path="/p/:id" component={PlayerPage} />
          <Route path="/best/:game" component={LeaderboardPage} />
          <Route path="/told" component={EmailLinkPage} />
          <Route path="/operator" component={OperatorPage} />
          <Route path="/credits" component={Credits} />
          <Route default component={NotFound} />
        </Router>
      </PageBoundary>
    </LocationProvider>
  );
}
