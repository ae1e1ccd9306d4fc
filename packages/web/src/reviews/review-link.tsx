import { isAdvised } from "../games/advice.ts";
import { t } from "../i18n/index.ts";
import { useLoaded } from "../parts/lazy.ts";
import { reviewAddress } from "../replay/address.ts";
import type { MatchAtTable } from "../table/frame.tsx";

/** At the end of a match: the link to its review, if its game has one. */
export function ReviewLink({ match: { info, me } }: { match: MatchAtTable }) {
  return useLoaded(isAdvised(info.game)) === true ? (
    <a class="button large" href={reviewAddress(info.id, me ?? "public")}>
      {t.value.end.review}
    </a>
  ) : null;
}
