import { ErrorBoundary as Suspending, lazy, LocationProvider, Route, Router, useLocation } from "preact-iso";
import type { ComponentChildren } from "preact";
import { announced } from "./connection/index.ts";
import { ErrorBoundary, NoticeBoundary } from "./errors/error-boundary.tsx";
import { kept, useFetched } from "./games.ts";
import { Home } from "./home/home.tsx";
import { invitations, putOff } from "./home/search.ts";
import { t } from "./i18n/index.ts";
import { ConnectionNotice } from "./shell/connection-notice.tsx";
import { NotFound } from "./shell/not-found.tsx";

export const TablePage = lazy(() => import("./table/table-page.tsx").then(({ TablePage }) => TablePage));
const ModeratorPage = lazy(() =>
  import("./moderator/moderator-page.tsx").then(({ ModeratorPage }) => ModeratorPage),
);
const ReplayPage = lazy(() => import("./replay/replay-page.tsx").then(({ ReplayPage }) => ReplayPage));
const LibraryPage = lazy(() => import("./replay/library-page.tsx").then(({ LibraryPage }) => LibraryPage));
const LearnPage = lazy(() => import("./learn/learn-page.tsx").then(({ LearnPage }) => LearnPage));
const HerePage = lazy(() => import("./offline/here-page.tsx").then(({ HerePage }) => HerePage));
const HowToPlay = lazy(() => import("./learn/how-to-play.tsx").then(({ HowToPlay }) => HowToPlay));
const JoinPage = lazy(() => import("./find/join-page.tsx").then(({ JoinPage }) => JoinPage));
const MePage = lazy(() => import("./me/me-page.tsx").then(({ MePage }) => MePage));
const PersonPage = lazy(() => import("./history/person-page.tsx").then(({ PersonPage }) => PersonPage));
const BestPage = lazy(() => import("./history/best-page.tsx").then(({ BestPage }) => BestPage));
const ToldPage = lazy(() => import("./told/told-page.tsx").then(({ ToldPage }) => ToldPage));
const Credits = lazy(() => import("./credits/credits.tsx").then(({ Credits }) => Credits));

const OperatorPage = lazy(() =>
  import("./operator/operator-page.tsx").then(({ OperatorPage }) => OperatorPage),
);
const announcementRoom = kept(() => import("./manners/announcements.tsx"));
const NO_ROOM = Promise.resolve(null);

/** Fetched when the house has something to say. */
function FromTheHouse() {
  const said = announced.value;
  const room = useFetched(said === null ? NO_ROOM : announcementRoom(""));
  return said === null || room === null ? null : <room.Announcements {...said} />;
}

const invitedRoom = kept(() => import("./find/invited-notice.tsx"));

/** Fetched when somebody keeps a seat for me, wherever I am. It moves nothing that lies below. */
function Awaited() {
  const { path } = useLocation();
  const [invitation] = invitations.value.filter(
    ({ table }) => !putOff.value.has(table) && path !== `/t/${table}`,
  );
  const room = useFetched(invitation === undefined ? NO_ROOM : invitedRoom(""));
  return (
    <output class="invited-place">
      {invitation !== undefined && room !== null && (
        <room.InvitedNotice key={invitation.table} invitation={invitation} />
      )}
    </output>
  );
}

/** A page that cannot be drawn leaves the way to the others open. */
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
      <ConnectionNotice />
      <NoticeBoundary>
        <FromTheHouse />
        <Awaited />
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
          <Route path="/here" component={HerePage} />
          <Route path="/me" component={MePage} />
          <Route path="/p/:id" component={PersonPage} />
          <Route path="/best/:game" component={BestPage} />
          <Route path="/told" component={ToldPage} />
          <Route path="/operator" component={OperatorPage} />
          <Route path="/credits" component={Credits} />
          <Route default component={NotFound} />
        </Router>
      </PageBoundary>
    </LocationProvider>
  );
}
