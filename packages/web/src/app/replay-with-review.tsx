import { lazy } from "../parts/lazy.ts";
import { ReplayPage } from "../replay/replay-page.tsx";
import { LoadingPage } from "../shell/loading-page.tsx";

const ReviewPanel = lazy(() => import("../reviews/review-panel.tsx"), "ReviewPanel", LoadingPage);

/** `/t/:id/replay`, and its review at `/t/:id/replay/review`. */
export function ReplayWithReview(props: { readonly id: string; readonly part?: string }) {
  return <ReplayPage {...props} Review={ReviewPanel} />;
}
