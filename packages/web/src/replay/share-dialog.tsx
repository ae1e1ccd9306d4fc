import { origin } from "../connection/index.ts";
import { Dialog } from "../parts/dialog.tsx";
import { LinkToShare } from "../parts/link-to-share.tsx";
import type { ReplayText } from "./i18n/index.ts";

interface Props {
  readonly says: ReplayText;
  readonly path: string;
  /** The address of the review, if there can be one. */
  readonly review: string | null;
  readonly onClose: () => void;
}

/** The links to this moment and to the review, to copy or to share. */
export function ShareDialog({ says, path, review, onClose }: Props) {
  return (
    <Dialog title={says.copy} onClose={onClose}>
      <LinkToShare link={origin.value + path} copied={says.copied} />
      {review !== null && (
        <>
          <h3>{says.copyReview}</h3>
          <LinkToShare link={origin.value + review} copied={says.copied} />
        </>
      )}
    </Dialog>
  );
}
