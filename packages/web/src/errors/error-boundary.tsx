import type { ErrorPlace } from "@roundtable/protocol/client-errors";
import { Component, type ComponentChildren } from "preact";
import { t } from "../i18n/index.ts";
import { hasFailed, reloadInPlace, reportCaught } from "./failure.ts";

interface Props {
  readonly where: ErrorPlace & ("board" | "table" | "page");
  /** When this changes, the failed content is rendered again. */
  readonly at?: string;
  readonly children: ComponentChildren;
}

/** Catches an exception in its content and shows an error in its place. The rest of the page stays. */
export class ErrorBoundary extends Component<Props, { readonly failedAt: string | null }> {
  override state = { failedAt: null };

  override componentDidCatch(error: unknown): void {
    this.setState({ failedAt: this.props.at ?? "" });
    reportCaught(error, this.props.where);
  }

  override render() {
    if (this.state.failedAt !== (this.props.at ?? "")) return this.props.children;
    return (
      <div class="failure" role="alert">
        <p>{t.value.failure[this.props.where]}</p>
        <ReloadButton />
      </div>
    );
  }
}

/** Leaves out a notice that throws, and tells the player that something went wrong. The page below stays as it is. */
export class NoticeBoundary extends Component<
  { readonly children: ComponentChildren },
  { readonly hasThrown: boolean }
> {
  override state = { hasThrown: false };

  override componentDidCatch(error: unknown): void {
    this.setState({ hasThrown: true });
    reportCaught(error, "page");
    hasFailed.value = true;
  }

  override render() {
    return this.state.hasThrown ? null : this.props.children;
  }
}

/** Restarts the table, or reloads the page if there is none. */
export function ReloadButton() {
  const text = t.value.failure;
  const inPlace = reloadInPlace.value;
  return (
    <button type="button" class="plain" onClick={inPlace ?? (() => location.reload())}>
      {inPlace === null ? text.reloadPage : text.reloadTable}
    </button>
  );
}
